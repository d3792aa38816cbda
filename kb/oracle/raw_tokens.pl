:- encoding(utf8).
:- module(oracle_raw_tokens, [ raw_tokens/3,         % +Characters, +Before, -Raw
                               suffix/2              % ?Suffix, ?Letters
                             ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3, memberchk/2]).

/** <module> Raw tokens: what the characters of a text alone decide

tokens.pl makes tokens of them by what stands before and behind.
*/

%!  raw_tokens(+Characters, +Before, -Raw) is semidet.
%
%   Raw are the raw tokens of Characters. Before is the kind of character that stands before them:
%   `blank`, `letter`, `s` or `mark`. Fails for a symbol that is not closed.

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

%!  suffix(?Suffix, ?Letters) is nondet.

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
