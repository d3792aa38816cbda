:- encoding(utf8).
:- module(available_mana_search,
          [ most/3                      % +Player, +Kind, -Answer
          ]).
:- use_module(payment_search, [pay/5]).

/** <module> Searches the most mana that a player can have

The solver of the witness most_mana/3 (kb/rules/106_available_mana.pl). Whoever can have so much can
have less, so the number is found by doubling and halving; whether a number can be had is asked of
the search for payments.
*/

%!  most(+Player, +Kind, -Answer) is det.
%
%   Answer is plan(Number), impossible(no_player), or gave_up(Why) with Why as pay/5 has it.

most(Player, Kind, impossible(no_player)) :-
    plain_form:has_no_mana(Player, Kind, no_player),
    !.
most(Player, Kind, Answer) :-
    catch(( upper_bound(1, Player, Kind, Bound),
            most_below(0, Bound, Player, Kind, Number),
            Answer = plan(Number)
          ),
          available_mana(Why),
          Answer = gave_up(Why)).

%   upper_bound(+First, +Player, +Kind, -Bound): Bound is more than there can be.
upper_bound(Number, Player, Kind, Bound) :-
    (   can_have(Number, Player, Kind)
    ->  Twice is 2*Number,
        upper_bound(Twice, Player, Kind, Bound)
    ;   Bound = Number
    ).

%   most_below(+Enough, +TooMuch, +Player, +Kind, -Number): Enough can be had, TooMuch can't.
most_below(Enough, TooMuch, Player, Kind, Number) :-
    Middle is (Enough+TooMuch)//2,
    (   Middle =:= Enough
    ->  Number = Enough
    ;   can_have(Middle, Player, Kind)
    ->  most_below(Middle, TooMuch, Player, Kind, Number)
    ;   most_below(Enough, Middle, Player, Kind, Number)
    ).

can_have(Number, Player, Kind) :-
    once(plain_form:as_symbols(Kind, Number, Symbols)),
    pay(Symbols, Player, to_have, 0, Answer),
    (   Answer = gave_up(Why)
    ->  throw(available_mana(Why))
    ;   Answer = plan(_)
    ).
