:- encoding(utf8).
:- module(payment_matching,
          [ match/4                     % +Needs, +Kinds, +Candidates, -Result
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(assoc)).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_keys_values/3, pairs_values/2]).

/** <module> Assigns needs to units of mana, each unit to one need

Augmenting paths in a bipartite graph. A need that cannot be placed gives a set of kinds of needs
that have too few units between them (Hall's condition).
*/

%!  match(+Needs, +Kinds, +Candidates, -Result) is det.
%
%   Kinds are the distinct Needs. Candidates has for each kind candidates(First, All): the units
%   that may serve it, those that are taken as long as they suffice, and all of them. Result is
%   assigned(Pairs), a list of Need-Unit, or missing(Kinds).

match(Needs, Kinds, Candidates, Result) :-
    pairs_keys_values(Pairs, Kinds, Candidates),
    list_to_assoc(Pairs, Graph),
    map_list_to_pairs(number_of_candidates(Graph), Needs, Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Ordered),
    numbered(Ordered, 1, Numbered),
    empty_assoc(Taken0),
    foldl(place(first, Graph), Numbered, state(Taken0, [], none), state(Taken1, Later, _)),
    foldl(place(all, Graph), Later, state(Taken1, [], none), state(Taken, _, Missing)),
    result(Missing, Taken, Result).

number_of_candidates(Graph, Need, Number) :-
    get_assoc(Need, Graph, candidates(_, All)),
    length(All, Number).

numbered([], _, []).
numbered([Need|Needs], Number, [need(Number, Need)|Numbered]) :-
    Next is Number+1,
    numbered(Needs, Next, Numbered).

result(none, Taken, assigned(Pairs)) :-
    findall(Need-Unit, gen_assoc(Unit, Taken, need(_, Need)), Pairs).
result(missing(Kinds), _, missing(Kinds)).

%   place(+Tier, +Graph, +Need, +State0, -State): State is state(Taken, Unplaced, Missing); Taken
%   maps units to the needs that they serve.

place(_, _, Need, state(Taken, Unplaced, missing(Kinds)), State) :-
    !,
    State = state(Taken, [Need|Unplaced], missing(Kinds)).
place(Tier, Graph, Need, state(Taken0, Unplaced, none), State) :-
    augment(Tier, Graph, Need, [], Seen, Taken0, Taken, Placed),
    (   Placed == true
    ->  State = state(Taken, Unplaced, none)
    ;   Tier == first
    ->  State = state(Taken0, [Need|Unplaced], none)
    ;   kinds_reached(Need, Seen, Taken0, Kinds),
        State = state(Taken0, [Need|Unplaced], missing(Kinds))
    ).

%   The needs that hold the units that the search has seen, and the one that found no unit.
kinds_reached(need(_, Kind), Seen, Taken, Kinds) :-
    findall(Other, ( member(Unit, Seen), get_assoc(Unit, Taken, need(_, Other)) ), Others),
    sort([Kind|Others], Kinds).

augment(Tier, Graph, Need, Seen0, Seen, Taken0, Taken, Placed) :-
    Need = need(_, Kind),
    get_assoc(Kind, Graph, candidates(First, All)),
    (   Tier == first
    ->  Units = First
    ;   Units = All
    ),
    (   member(Unit, Units),
        \+ get_assoc(Unit, Taken0, _)
    ->  put_assoc(Unit, Taken0, Need, Taken),
        Seen = Seen0,
        Placed = true
    ;   displace(Units, Tier, Graph, Need, Seen0, Seen, Taken0, Taken, Placed)
    ).

%   Takes a unit from another need that finds a different one.
displace([], _, _, _, Seen, Seen, Taken, Taken, false).
displace([Unit|Units], Tier, Graph, Need, Seen0, Seen, Taken0, Taken, Placed) :-
    (   memberchk(Unit, Seen0)
    ->  displace(Units, Tier, Graph, Need, Seen0, Seen, Taken0, Taken, Placed)
    ;   get_assoc(Unit, Taken0, Holder),
        augment(Tier, Graph, Holder, [Unit|Seen0], Seen1, Taken0, Taken1, Moved),
        (   Moved == true
        ->  put_assoc(Unit, Taken1, Need, Taken),
            Seen = Seen1,
            Placed = true
        ;   displace(Units, Tier, Graph, Need, Seen1, Seen, Taken0, Taken, Placed)
        )
    ).
