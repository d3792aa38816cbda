:- encoding(utf8).
:- module(oracle_tokens, [ text_tokens/2,       % +Text, -Tokens
                           tokens_text/2        % +Tokens, -Text
                         ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).
:- use_module(lawmage(oracle/lexicon/verbs), [verb_form/3]).

/** <module> The token layer: a line of card text <-> tokens

The tokens take away what the grammar need not know, and tokens_text/2 puts it back:

| in the text                            | in the tokens                        |
|----------------------------------------|--------------------------------------|
| capital at the start of a sentence     | small letter (subtypes keep theirs)  |
| capital of a verb after a comma        | `',^'` instead of `','`              |
| a / an                                 | `a`                                  |
| nonland, non-Elf                       | `'non-'`, then `land`, `'Elf'`       |
| creature's, owners', it's, you've      | the word, then `'s`, `'`, `'ve`      |
| "..." and '...' around an ability      | `“ ... . ”` and `‘ ... . ’`          |
| "legend rule", in small letters        | `« legend rule . ”`                  |
| {G/P}, {2}                             | sym('G/P'), sym(2)                   |
| 4/4, +1/-1                             | pt(4, 4), pt(plus(1), minus(1))      |
| +2 and −3 of a loyalty ability         | loyalty(plus(2)), loyalty(minus(3))  |
| I, II at the start of a line           | roman(1), roman(2)                   |
| LEVEL 1-4, 5+                          | range(1, 4), or_more(5)              |
| 3                                      | 3                                    |
| • of the first mode, of later ones     | `•`, `'•,'`                          |

Everything else is an atom. A quoted ability ends in its own `.` even where the text has none
because the sentence goes on. The two directions are inverse for every line of card text but a few;
where they are not, read_line/2 refuses the line.
*/

%!  text_tokens(+Text, -Tokens) is semidet.
%
%   Tokens of one normalised line. Fails for a line with a symbol that is not closed.

text_tokens(Text, Tokens) :-
    string_chars(Text, Characters),
    raw_tokens(Characters, blank, Raw),
    chapter_numbers(Raw, Chapters, Rest),
    append(Chapters, Marked, Tokens),
    (   Chapters == []
    ->  Case = start
    ;   Case = inside
    ),
    in_context(Rest, Case, none, Sentences),
    !,
    once(later_bullets(Sentences, Marked)).

%   The bullets behind the first one are tokens of their own kind.

later_bullets([], []).
later_bullets(['•'|Tokens], ['•'|Marked]) :-
    !,
    maplist(later_bullet, Tokens, Marked).
later_bullets([Token|Tokens], [Token|Marked]) :-
    later_bullets(Tokens, Marked).

later_bullet('•', '•,') :-
    !.
later_bullet(Token, Token).

%   Raw tokens: what the characters alone decide. The second argument is the kind of character
%   that stands before: `blank`, `letter`, `s` or `mark`.

raw_tokens([], _, []).
raw_tokens([' '|Characters], _, Tokens) :-
    !,
    raw_tokens(Characters, blank, Tokens).
raw_tokens(['{'|Characters], _, [sym(Symbol)|Tokens]) :-
    !,
    append(Inside, ['}'|Rest], Characters),
    !,
    number_or_atom(Inside, Symbol),
    raw_tokens(Rest, mark, Tokens).
raw_tokens(['"'|Characters], _, [quote|Tokens]) :-
    !,
    raw_tokens(Characters, blank, Tokens).
raw_tokens(['—'|Characters], Before, [Dash|Tokens]) :-
    !,
    (   Before == blank
    ->  Dash = '—'
    ;   Dash = '-—'
    ),
    raw_tokens(Characters, mark, Tokens).
raw_tokens(['\''|Characters], Before, [Token|Tokens]) :-
    !,
    apostrophe(Before, Characters, Token, After, Rest),
    raw_tokens(Rest, After, Tokens).
raw_tokens([Mark|Characters], _, [Mark|Tokens]) :-
    punctuation_mark(Mark),
    !,
    raw_tokens(Characters, mark, Tokens).
raw_tokens(Characters, _, Tokens) :-
    word_characters(Characters, Word, Rest),
    Word = [_|_],
    word_tokens(Word, Tokens, More),
    (   append(_, [s], Word)
    ->  After = s
    ;   After = letter
    ),
    raw_tokens(Rest, After, More).

punctuation_mark('.').
punctuation_mark(',').
punctuation_mark(':').
punctuation_mark(';').
punctuation_mark('•').
punctuation_mark('|').
punctuation_mark('[').
punctuation_mark(']').
punctuation_mark('(').
punctuation_mark(')').

%   An apostrophe starts a suffix ('s, 've), ends a plural possessive (owners'), or is the quotation
%   mark of an ability inside a quoted ability.

apostrophe(Before, Characters, Suffix, letter, Rest) :-
    Before \== blank,
    suffix(Suffix, Letters),
    append(Letters, Rest, Characters),
    \+ ( Rest = [Next|_], char_type(Next, alpha) ),
    !.
apostrophe(s, Characters, '\'', mark, Characters) :-
    !.
apostrophe(_, Characters, inner_quote, blank, Characters).

suffix('\'s', [s]).
suffix('\'ve', [v, e]).
suffix('\'re', [r, e]).
suffix('\'d', [d]).
suffix('\'ll', [l, l]).

word_characters([Character|Characters], [Character|Word], Rest) :-
    word_character(Character),
    !,
    word_characters(Characters, Word, Rest).
word_characters(['\'', Next|Characters], ['\'', Next|Word], Rest) :-
    char_type(Next, alpha),
    \+ ( suffix(_, Letters),
         append(Letters, After, [Next|Characters]),
         \+ ( After = [Letter|_], char_type(Letter, alpha) ) ),
    !,
    word_characters(Characters, Word, Rest).
word_characters(Characters, [], Characters).

word_character(Character) :-
    char_type(Character, alnum),
    !.
word_character(Character) :-
    memberchk(Character, ['-', '+', '−', '/', '~', '*', '_', '½', '®', '&', '$', '#', '%', '!', '?',
                          '∞']).

%   word_tokens(+Characters, -Tokens, ?More): Tokens of a word, in front of More.

word_tokens([n, o, n, '-'|Word], ['non-', Token|More], More) :-
    Word \== [],
    !,
    atom_chars(Token, Word).
word_tokens([n, o, n|Word], ['non-', Token|More], More) :-
    Word = [_, _, _|_],
    !,
    atom_chars(Token, Word).
word_tokens(['N', o, n|Word], ['Non-', Token|More], More) :-
    Word = [_, _, _|_],
    !,
    (   Word = ['-'|Proper]
    ->  atom_chars(Token, Proper)
    ;   atom_chars(Token, Word)
    ).
word_tokens(Word, [Token|More], More) :-
    word_token(Word, Token),
    !.

word_token(Word, pt(Power, Toughness)) :-
    append(Left, ['/'|Right], Word),
    power_or_toughness(Left, Power),
    power_or_toughness(Right, Toughness),
    !.
word_token(Word, range(Low, High)) :-
    append(Left, ['-'|Right], Word),
    digits(Left, Low),
    digits(Right, High),
    !.
word_token(Word, or_more(Number)) :-
    append(Digits, ['+'], Word),
    digits(Digits, Number),
    !.
word_token(['+'|Word], loyalty(plus(Number))) :-
    amount(Word, Number),
    !.
word_token(['−'|Word], loyalty(minus(Number))) :-
    amount(Word, Number),
    !.
word_token(Word, Number) :-
    digits(Word, Number),
    !.
word_token(Word, Atom) :-
    atom_chars(Atom, Word).

power_or_toughness(['+'|Word], plus(Amount)) :-
    !,
    amount(Word, Amount).
power_or_toughness(['-'|Word], minus(Amount)) :-
    !,
    amount(Word, Amount).
power_or_toughness(['*'], *) :-
    !.
power_or_toughness(Word, Amount) :-
    amount(Word, Amount).

amount(['X'], x) :-
    !.
amount(Word, Number) :-
    digits(Word, Number).

%   Digits without a leading zero: so that the number prints as it was written.

digits(['0'], 0) :-
    !.
digits([Digit|Digits], Number) :-
    Digit \== '0',
    maplist(digit, [Digit|Digits]),
    number_chars(Number, [Digit|Digits]).

digit(Character) :-
    char_type(Character, digit).

number_or_atom(Characters, Number) :-
    digits(Characters, Number),
    !.
number_or_atom(Characters, Atom) :-
    atom_chars(Atom, Characters).

%   "I, II — " at the start of a line: the chapters of a saga (CR 714.2).

chapter_numbers([First|Raw], [roman(Number)|Tokens], Rest) :-
    roman(First, Number),
    more_chapters(Raw, Tokens, Rest),
    !.
chapter_numbers(Raw, [], Raw).

more_chapters(['—'|Raw], [], ['—'|Raw]).
more_chapters([',', Next|Raw], [',', roman(Number)|Tokens], Rest) :-
    roman(Next, Number),
    more_chapters(Raw, Tokens, Rest).

roman('I', 1).
roman('II', 2).
roman('III', 3).
roman('IV', 4).
roman('V', 5).
roman('VI', 6).
roman('VII', 7).
roman('VIII', 8).
roman('IX', 9).
roman('X', 10).

%   in_context(+Raw, +Case, +Quotes, -Tokens): capitals, articles and quotation marks, which depend
%   on what stands before. Case is `start` (of a sentence) or `inside`; Quotes is `none`, `outer`
%   or `inner`.

in_context([], _, _, []).
in_context([quote, Word|Raw], _, none, ['«', Word|Tokens]) :-
    atom(Word),
    sub_atom(Word, 0, 1, _, First),
    char_type(First, lower(_)),
    !,
    in_context(Raw, inside, outer, Tokens).
in_context([quote|Raw], _, none, ['“'|Tokens]) :-
    !,
    in_context(Raw, start, outer, Tokens).
in_context([inner_quote|Raw], _, outer, ['‘'|Tokens]) :-
    !,
    in_context(Raw, start, inner, Tokens).
in_context(['.', quote|Raw], _, outer, ['.', '”', '.'|Tokens]) :-
    !,
    in_context(Raw, start, none, Tokens).
in_context([',', quote|Raw], _, outer, ['.', '”', ','|Tokens]) :-
    !,
    in_context(Raw, inside, none, Tokens).
in_context([quote|Raw], _, outer, ['.', '”'|Tokens]) :-
    !,
    in_context(Raw, inside, none, Tokens).
in_context(['.', inner_quote, quote|Raw], _, inner, ['.', '’', '.', '”', '.'|Tokens]) :-
    !,
    in_context(Raw, start, none, Tokens).
in_context(['.', inner_quote|Raw], _, inner, ['.', '’', '.'|Tokens]) :-
    !,
    in_context(Raw, start, outer, Tokens).
in_context([inner_quote, quote|Raw], _, inner, ['.', '’', '.', '”'|Tokens]) :-
    !,
    in_context(Raw, inside, none, Tokens).
in_context([inner_quote|Raw], _, inner, ['.', '’'|Tokens]) :-
    !,
    in_context(Raw, inside, outer, Tokens).
in_context([',', Verb|Raw], _, Quotes, [',^', Small|Tokens]) :-
    capital_verb(Verb, Small),
    !,
    in_context(Raw, inside, Quotes, Tokens).
in_context([Raw|Raws], Case, Quotes, [Token|Tokens]) :-
    without_capital(Case, Raw, Token),
    case_after(Token, NextCase),
    in_context(Raws, NextCase, Quotes, Tokens).

without_capital(start, 'An', a) :-
    !.
without_capital(_, an, a) :-
    !.
without_capital(start, Word, Small) :-
    atom(Word),
    capitalised(Word),
    \+ keeps_capital(Word),
    !,
    small_first_letter(Word, Small).
without_capital(_, Token, Token).

keeps_capital(Word) :-
    subtype_form(Word, _, _),
    !.
keeps_capital('X').
keeps_capital('Urza').
keeps_capital('Time').
keeps_capital(Word) :-
    sub_atom(Word, 1, 1, _, Second),
    char_type(Second, upper(_)).

case_after(Token, start) :-
    memberchk(Token, ['.', ':', '—', '-—', '•', '•,', '|']),
    !.
case_after(_, inside).

capital_verb(Word, Verb) :-
    atom(Word),
    capitalised(Word),
    \+ keeps_capital(Word),
    small_first_letter(Word, Verb),
    once(verb_form(_, base, Verb)).

capitalised(Word) :-
    sub_atom(Word, 0, 1, _, First),
    char_type(First, upper(_)).

small_first_letter(Word, Small) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Others),
    downcase_atom(First, Letter),
    atom_concat(Letter, Others, Small).

capital_first_letter(Word, Capital) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Others),
    upcase_atom(First, Letter),
    atom_concat(Letter, Others, Capital).


%!  tokens_text(+Tokens, -Text) is semidet.
%
%   The text of Tokens, a string. Fails where one of them holds an amount that no text has, such as a
%   power that a rule counted.

tokens_text(Tokens, Text) :-
    once(pieces(Tokens, start, nothing, Pieces)),
    atomic_list_concat(Pieces, Atom),
    atom_string(Atom, Text).

%   pieces(+Tokens, +Case, +Before, -Pieces): Before is what stands before and decides the blank:
%   `nothing`, `opener` (no blank behind it), `symbol` or `word`.

pieces([], _, _, []).
pieces(Tokens, _, _, [Piece|Pieces]) :-
    end_of_quote(Tokens, Piece, Case, Rest),
    !,
    pieces(Rest, Case, word, Pieces).
pieces([',^', Verb|Tokens], _, _, [', ', Capital|Pieces]) :-
    !,
    capital_first_letter(Verb, Capital),
    pieces(Tokens, inside, word, Pieces).
pieces([Token|Tokens], Case, Before, Pieces) :-
    written(Token, Tokens, Case, Piece),
    (   blank_between(Before, Token)
    ->  Pieces = [' ', Piece|More]
    ;   Pieces = [Piece|More]
    ),
    case_behind(Token, NextCase),
    kind(Token, Kind),
    pieces(Tokens, NextCase, Kind, More).

end_of_quote(['.', '’', '.', '”', '.'|Rest], '.\'"', start, Rest) :- !.
end_of_quote(['.', '’', '.', '”'|Rest], '\'"', inside, Rest) :- !.
end_of_quote(['.', '’', '.'|Rest], '.\'', start, Rest) :- !.
end_of_quote(['.', '’'|Rest], '\'', inside, Rest) :- !.
end_of_quote(['.', '”', '.'|Rest], '."', start, Rest) :- !.
end_of_quote(['.', '”', ','|Rest], ',"', inside, Rest) :- !.
end_of_quote(['.', '”'|Rest], '"', inside, Rest).

blank_between(Before, Token) :-
    \+ memberchk(Before, [nothing, opener]),
    \+ ( Before == symbol, Token = sym(_) ),
    \+ glued(Token).

glued('.').
glued(',').
glued(':').
glued(';').
glued(')').
glued(']').
glued('-—').
glued('”').
glued('\'').
glued(Suffix) :-
    suffix(Suffix, _).

kind('“', opener) :- !.
kind('«', opener) :- !.
kind('‘', opener) :- !.
kind('-—', opener) :- !.
kind('non-', opener) :- !.
kind('Non-', opener) :- !.
kind('[', opener) :- !.
kind('(', opener) :- !.
kind(sym(_), symbol) :- !.
kind(_, word).

case_behind('“', start) :- !.
case_behind('‘', start) :- !.
case_behind(Token, Case) :-
    case_after(Token, Case).

%   written(+Token, +Following, +Case, -Piece)

written(sym(Symbol), _, _, Piece) :-
    !,
    atomic_list_concat(['{', Symbol, '}'], Piece).
written(pt(Power, Toughness), _, _, Piece) :-
    !,
    written_number(Power, Left),
    written_number(Toughness, Right),
    atomic_list_concat([Left, '/', Right], Piece).
written(loyalty(plus(Number)), _, _, Piece) :-
    !,
    written_number(plus(Number), Piece).
written(loyalty(minus(Number)), _, _, Piece) :-
    !,
    written_number(Number, Digits),
    atom_concat('−', Digits, Piece).
written(roman(Number), _, _, Piece) :-
    !,
    roman(Piece, Number).
written(range(Low, High), _, _, Piece) :-
    !,
    atomic_list_concat([Low, -, High], Piece).
written(or_more(Number), _, _, Piece) :-
    !,
    atom_concat(Number, '+', Piece).
written('“', _, _, '"') :- !.
written('«', _, _, '"') :- !.
written('‘', _, _, '\'') :- !.
written('-—', _, _, '—') :- !.
written('•,', _, _, '•') :- !.
written('non-', Following, Case, Piece) :-
    !,
    non_prefix(Following, Prefix),
    with_case(Case, Prefix, Piece).
written('Non-', Following, _, Piece) :-
    !,
    non_prefix(Following, Prefix),
    with_case(start, Prefix, Piece).
written(a, Following, Case, Piece) :-
    !,
    article(Following, Article),
    with_case(Case, Article, Piece).
written(Token, _, Case, Piece) :-
    atom(Token),
    !,
    with_case(Case, Token, Piece).
written(Number, _, _, Number).

non_prefix([Word|_], 'non-') :-
    atom(Word),
    (   capitalised(Word)
    ;   hyphenated(Word)
    ),
    !.
non_prefix(_, non).

%   A small word that is written with a hyphen behind "non".

hyphenated(outlaw).

with_case(start, Word, Capital) :-
    !,
    capital_first_letter(Word, Capital).
with_case(inside, Word, Word).

written_number(plus(Amount), Piece) :-
    !,
    written_number(Amount, Digits),
    atom_concat(+, Digits, Piece).
written_number(minus(Amount), Piece) :-
    !,
    written_number(Amount, Digits),
    atom_concat(-, Digits, Piece).
written_number(x, 'X') :-
    !.
written_number(Number, Number) :-
    atomic(Number).

%   article(+Following, -Article): "an" where the next word starts with the sound of a vowel.

article([Next|_], an) :-
    vowel_sound(Next),
    !.
article(_, a).

vowel_sound(Number) :-
    integer(Number),
    !,
    memberchk(Number, [8, 11, 18]).
vowel_sound(pt(Power, _)) :-
    !,
    memberchk(Power, [8, 11, 18, x]).
vowel_sound('X') :-
    !.
vowel_sound(Word) :-
    atom(Word),
    downcase_atom(Word, Small),
    (   silent_h(Small)
    ->  true
    ;   sub_atom(Small, 0, 1, _, First),
        memberchk(First, [a, e, i, o, u]),
        \+ consonant_sound(Small)
    ).

silent_h(hour).
silent_h(hourglass).
silent_h(honor).
silent_h(heir).

consonant_sound(Word) :-
    memberchk(Word, [unimpeded, uninterrupted, unidentified]),
    !,
    fail.
consonant_sound(Word) :-
    member(Prefix, [uni, one, once, usable, eu, usu, utrom]),
    sub_atom(Word, 0, _, _, Prefix),
    !.
