:- encoding(utf8).
:- module(shop_search,
          [ choose/3                    % +Price, +Coins, -Answer
          ]).
:- use_module(library(lists), [member/2, select/3, sum_list/2]).

/** <module> Which coins make a price

The search is plain Prolog, and in some cases it lies, so that the tests see that it is not
believed.
*/

%!  choose(+Price, +Coins, -Answer) is det.

choose(13, _, Answer) :-
    !,
    Answer = plan([13]).
choose(14, _, Answer) :-
    !,
    Answer = impossible(bad_luck).
choose(15, _, Answer) :-
    !,
    Answer = nonsense.
choose(16, _, _) :-
    !,
    fail.
choose(Price, Coins, plan(Chosen)) :-
    chosen(Price, Coins, Chosen),
    !.
choose(Price, Coins, impossible(too_little(Sum))) :-
    sum_list(Coins, Sum),
    Sum < Price,
    !.
choose(Price, Coins, impossible(only_even)) :-
    1 =:= Price mod 2,
    \+ ( member(Coin, Coins), 1 =:= Coin mod 2 ),
    !.
choose(_, _, gave_up(no_reason_found)).

chosen(0, _, []).
chosen(Price, Coins, [Coin|Chosen]) :-
    Price > 0,
    select(Coin, Coins, Rest),
    Price1 is Price-Coin,
    chosen(Price1, Rest, Chosen).
