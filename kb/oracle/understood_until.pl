:- encoding(utf8).
:- module(oracle_understood_until, [ understood_until/2         % +Tokens, -Text
                                   ]).
:- use_module(library(lists), [append/3]).
:- use_module(lawmage(oracle/grammar/abilities), [ability//1]).
:- use_module(lawmage(oracle/text_of_tokens), [tokens_text/2]).

/** <module> Where understanding stops

The grammar runs once more over the same tokens, but over a list that unfolds only as far as some
rule asks for the next token. A rule asks for token N + 1 when it has accepted token N: so the
furthest token that was asked for is the first one that no rule could make sense of. Nothing in the
grammar itself has to know of this.
*/

%!  understood_until(+Tokens, -Text) is det.
%
%   Text is the text of the tokens that some reading accepted.

understood_until(Tokens, Text) :-
    nb_setval(oracle_furthest, 0),
    unfolding(0, Tokens, List),
    (   call_with_inference_limit(read_all(List), 3_000_000, _)
    ->  true
    ;   true
    ),
    nb_getval(oracle_furthest, Furthest),
    length(Understood, Furthest),
    append(Understood, _, Tokens),
    !,
    tokens_text(Understood, Text).

read_all(List) :-
    phrase(ability(_), List),
    fail.
read_all(_).

unfolding(Index, Tokens, List) :-
    put_attr(List, oracle_understood_until, at(Index, Tokens)).

attr_unify_hook(at(Index, Tokens), List) :-
    (   nb_getval(oracle_furthest, Furthest),
        Index > Furthest
    ->  nb_setval(oracle_furthest, Index)
    ;   true
    ),
    unfold(Tokens, Index, List).

unfold(Tokens, Index, List) :-
    var(List),
    !,
    unfolding(Index, Tokens, List).
unfold([], _, []).
unfold([Token|Tokens], Index, [Token|Rest]) :-
    Next is Index + 1,
    (   attvar(Rest)
    ->  true
    ;   var(Rest)
    ->  unfolding(Next, Tokens, Rest)
    ;   note(Next),
        unfold(Tokens, Next, Rest)
    ).

note(Index) :-
    nb_getval(oracle_furthest, Furthest),
    (   Index > Furthest
    ->  nb_setval(oracle_furthest, Index)
    ;   true
    ).
