:- encoding(utf8).
:- module(oracle_tokens, [ text_tokens/2,       % +Text, -Tokens
                           capitalised/1,       % +Word
                           case_after/2,        % +Token, -Case
                           roman/2              % ?Numeral, ?Number
                         ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(lawmage(oracle/lexicon/subtypes), [subtype_form/3]).
:- use_module(lawmage(oracle/lexicon/verbs), [verb_form/3]).
:- use_module(lawmage(oracle/raw_tokens), [raw_tokens/3]).

/** <module> The token layer: a line of card text <-> tokens

The tokens take away what the grammar need not know, and tokens_text/2 (text_of_tokens.pl) puts it
back:

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

%!  roman(?Numeral, ?Number) is nondet.

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

%!  case_after(+Token, -Case) is det.
%
%   Case is `start` where a sentence starts behind Token, else `inside`.

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

%!  capitalised(+Word) is semidet.

capitalised(Word) :-
    sub_atom(Word, 0, 1, _, First),
    char_type(First, upper(_)).

small_first_letter(Word, Small) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Others),
    downcase_atom(First, Letter),
    atom_concat(Letter, Others, Small).
