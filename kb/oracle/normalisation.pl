:- encoding(utf8).
:- module(oracle_normalisation, [ face_lines/2,         % +Face, -Lines
                                  named_text/3          % +Line, +Names, -Text
                                ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).

/** <module> The lines of a card face: from its Oracle text to one normalised line an ability

What is normalised:

  - typographic quotation marks and apostrophes become the plain ones
  - reminder text in parentheses is left out (CR 207.2a)
  - the card's name, and the short form by which a legendary card calls itself, become `~`
    (CR 201.5); the names of the card's other faces become `~~`
  - lines that are parts of one ability are joined with it: modes (`•`), the costed modes of spree
    (`+ {2} — ...`) and those behind pawprints (`{P} — ...`), both with a `•` before them; the rows
    of a table for a die roll, the lines of a level symbol
*/

%!  face_lines(+Face, -Lines) is det.
%
%   Face is face(Name, TypeLine, OracleText, OtherNames), all strings or atoms; OtherNames is the
%   list of the names of the card's other faces. Lines are strings, one an ability.

face_lines(face(Name, TypeLine, OracleText, OtherNames), Lines) :-
    plain_marks(OracleText, Text),
    without_reminder_text(Text, Short),
    own_names(Name, TypeLine, Text, OwnNames),
    foreign_names(OtherNames, OwnNames, ForeignNames),
    replace_names(ForeignNames, "~~", Short, HalfNamed),
    replace_names(OwnNames, "~", HalfNamed, Named),
    split_string(Named, "\n", " ", Split),
    exclude(==(""), Split, Rows),
    joined_rows(Rows, Lines).

%!  named_text(+Line, +Names, -Text) is det.
%
%   Text is the Line with the names put in again. Names is names(Name, OtherName); `none` leaves a
%   sign as it is.

named_text(Line, names(Name, OtherName), Text) :-
    put_name(OtherName, "~~", Line, HalfNamed),
    put_name(Name, "~", HalfNamed, Text).

put_name(none, _, Text, Text) :-
    !.
put_name(Name, Sign, Line, Text) :-
    atomics_to_string([Name], NameString),
    replaced_all(Line, Sign, NameString, Text).

%   Typographic marks.

plain_marks(Text, Plain) :-
    string_chars(Text, Characters),
    maplist(plain_mark, Characters, PlainCharacters),
    string_chars(Plain, PlainCharacters).

plain_mark('’', '\'') :- !.
plain_mark('‘', '\'') :- !.
plain_mark('“', '"') :- !.
plain_mark('”', '"') :- !.
plain_mark(Character, Character).

%!  without_reminder_text(+Text, -Short) is det.
%
%   Leaves out parentheses with all they hold, and the blanks before them.

without_reminder_text(Text, Short) :-
    string_chars(Text, Characters),
    outside_parentheses(Characters, Outside),
    string_chars(Short, Outside).

outside_parentheses([], []).
outside_parentheses(Characters, Outside) :-
    blanks(Characters, Blanks, ['('|Rest]),
    inside_parentheses(Rest, 1, After),
    !,
    (   After = [' '|_],
        Blanks = []
    ->  After = [_|Next]
    ;   Next = After
    ),
    outside_parentheses(Next, Outside).
outside_parentheses([Character|Characters], [Character|Outside]) :-
    outside_parentheses(Characters, Outside).

blanks([' '|Characters], [' '|Blanks], Rest) :-
    !,
    blanks(Characters, Blanks, Rest).
blanks(Characters, [], Characters).

inside_parentheses(Characters, 0, Characters) :-
    !.
inside_parentheses([')'|Characters], Depth, After) :-
    !,
    Outer is Depth - 1,
    inside_parentheses(Characters, Outer, After).
inside_parentheses(['('|Characters], Depth, After) :-
    !,
    Inner is Depth + 1,
    inside_parentheses(Characters, Inner, After).
inside_parentheses([Character|Characters], Depth, After) :-
    Character \== '\n',
    inside_parentheses(Characters, Depth, After).

%!  own_names(+Name, +TypeLine, +Text, -Names) is det.
%
%   The forms by which a face may name itself, longest first: its name and, for a legendary card,
%   the part before the comma or the first words of the name.

own_names(Name, TypeLine, Text, Names) :-
    plain_marks(Name, Plain),
    findall(Form, name_form(Plain, TypeLine, Text, Form), Forms),
    longest_first(Forms, Names).

name_form(Name, _, _, Name) :-
    Name \== "".
name_form(Name, TypeLine, Text, Form) :-
    string_concat("A-", PrintedName, Name),
    name_form(PrintedName, TypeLine, Text, Form).
name_form(Name, _, _, Form) :-
    sub_string(Name, Before, _, _, ", "),
    !,
    sub_string(Name, 0, Before, _, Form).
name_form(Name, TypeLine, _, Form) :-
    legendary(TypeLine),
    split_string(Name, " ", "", Words),
    append(First, [_|_], Words),
    First = [_|_],
    \+ common_start(First),
    atomics_to_string_with_blanks(First, Form).

legendary(TypeLine) :-
    (   sub_string(TypeLine, _, _, _, "Legendary")
    ;   sub_string(TypeLine, _, _, _, "Planeswalker")
    ),
    !.

%   Beginnings of names that a text uses in another sense: an article, a subtype, a numeral.

common_start([Word]) :-
    (   memberchk(Word, ["The", "A", "An", "Of", "First", "Two", "Three", "Legion", "Captain",
                         "Lord", "Sword", "All", "Each", "Draw", "If", "When", "Whenever", "At",
                         "You"])
    ;   atom_string(Form, Word),
        subtype_form(Form, _, _)
    ),
    !.
common_start(Words) :-
    append(_, [Last], Words),
    memberchk(Last, ["the", "of", "and", "The", "von", "de"]),
    !.

longest_first(Forms, Names) :-
    sort(Forms, Unique),
    findall(Length-Form, ( member(Form, Unique), string_length(Form, Length) ), Pairs),
    sort(1, @>=, Pairs, Sorted),
    findall(Form, member(_-Form, Sorted), Names).

foreign_names(OtherNames, OwnNames, Foreign) :-
    findall(Plain,
            ( member(Other, OtherNames), plain_marks(Other, Plain), \+ memberchk(Plain, OwnNames) ),
            Names),
    longest_first(Names, Foreign).

atomics_to_string_with_blanks(Words, String) :-
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, String).

atomics_to_string(Atomics, String) :-
    atomic_list_concat(Atomics, Atom),
    atom_string(Atom, String).

%   Names are replaced where they stand as whole words.

replace_names(Names, Sign, Text, Replaced) :-
    foldl(replace_name(Sign), Names, Text, Replaced).

replace_name(Sign, Name, Text, Replaced) :-
    (   sub_string(Text, Before, Length, After, Name),
        whole_word(Text, Before, Length, After)
    ->  sub_string(Text, 0, Before, _, Left),
        sub_string(Text, _, After, 0, Right),
        replace_name(Sign, Name, Right, RightReplaced),
        string_concat(Left, Sign, Start),
        string_concat(Start, RightReplaced, Replaced)
    ;   Replaced = Text
    ).

whole_word(Text, Before, Length, After) :-
    (   Before =:= 0
    ->  true
    ;   Previous is Before - 1,
        sub_atom(Text, Previous, 1, _, Left),
        \+ name_character(Left)
    ),
    (   After =:= 0
    ->  true
    ;   Next is Before + Length,
        sub_atom(Text, Next, 1, _, Right),
        \+ name_character(Right)
    ).

name_character(Character) :-
    char_type(Character, alnum).
name_character('~').
name_character('-').

replaced_all(Text, Old, New, Replaced) :-
    (   sub_string(Text, Before, _, After, Old)
    ->  sub_string(Text, 0, Before, _, Left),
        sub_string(Text, _, After, 0, Right),
        replaced_all(Right, Old, New, RightReplaced),
        string_concat(Left, New, Start),
        string_concat(Start, RightReplaced, Replaced)
    ;   Replaced = Text
    ).

%!  joined_rows(+Rows, -Lines) is det.
%
%   Joins the rows that are part of the ability before them.

joined_rows([], []).
joined_rows([Row|Rows], [Line|Lines]) :-
    level_row(Row),
    !,
    level_block(Rows, Block, Rest),
    joined(Row, " • ", Block, Line),
    joined_rows(Rest, Lines).
joined_rows([Row|Rows], [Line|Lines]) :-
    continuations(Rows, Continuations, Rest),
    joined(Row, " ", Continuations, Line),
    joined_rows(Rest, Lines).

joined(Row, _, [], Row) :-
    !.
joined(Row, Separator, Rows, Line) :-
    atomic_list_concat([Row|Rows], Separator, Atom),
    atom_string(Atom, Line).

level_row(Row) :-
    string_concat("LEVEL ", _, Row).

level_block([], [], []).
level_block([Row|Rows], [], [Row|Rows]) :-
    level_row(Row),
    !.
level_block([Row|Rows], [Row|Block], Rest) :-
    level_block(Rows, Block, Rest).

continuations([Row|Rows], [Continued|Continuations], Rest) :-
    continuation(Row, Continued),
    !,
    continuations(Rows, Continuations, Rest).
continuations(Rows, [], Rows).

continuation(Row, Row) :-
    string_concat("•", _, Row).
continuation(Row, Continued) :-
    string_concat("+ {", _, Row),
    string_concat("• ", Row, Continued).
continuation(Row, Continued) :-
    string_concat("{P}", _, Row),
    string_concat("• ", Row, Continued).
continuation(Row, Row) :-
    sub_string(Row, Before, _, _, " | "),
    !,
    sub_string(Row, 0, Before, _, Result),
    string_chars(Result, Characters),
    Characters = [First|_],
    char_type(First, digit),
    \+ memberchk('+', Characters).
