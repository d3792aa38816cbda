:- encoding(utf8).
:- module(oracle_text_of_tokens, [ tokens_text/2         % +Tokens, -Text
                                 ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(lawmage(oracle/raw_tokens), [suffix/2]).
:- use_module(lawmage(oracle/tokens), [capitalised/1, case_after/2, roman/2]).

/** <module> Tokens -> a line of card text

The other direction of tokens.pl: blanks, capitals, articles and quotation marks come back.
*/

%!  tokens_text(+Tokens, -Text) is semidet.
%
%   The text of Tokens, a string. Fails where one of them holds an amount that no text has, such as
%   a power that a rule counted.

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

capital_first_letter(Word, Capital) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Others),
    upcase_atom(First, Letter),
    atom_concat(Letter, Others, Capital).

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
