:- encoding(utf8).
:- module(oracle_lookahead, [ ahead//1                  % +Words
                            ]).
:- use_module(library(lists), [memberchk/2]).

/** <module> Looking ahead without reading

Saves time where a construct needs a word that may not be there at all: without an apostrophe in the
rest of the line no noun is a possessor, without the word "counter" no word names a kind of counter.
*/

%!  ahead(+Words)// is semidet.
%
%   One of the Words is among the tokens that are left. Says nothing when printing, where there are
%   no tokens yet.

ahead(Words, Tokens, Tokens) :-
    (   any_among(Words, Tokens)
    ->  true
    ).

any_among(Words, Tokens) :-
    attvar(Tokens),
    get_attr(Tokens, oracle_understood_until, at(_, Folded)),
    !,
    any_among(Words, Folded).
any_among(_, Tokens) :-
    var(Tokens),
    !.
any_among(Words, [Token|Tokens]) :-
    (   var(Token)
    ->  true
    ;   memberchk(Token, Words)
    ->  true
    ;   any_among(Words, Tokens)
    ).
