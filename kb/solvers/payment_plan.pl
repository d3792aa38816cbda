:- encoding(utf8).
:- module(payment_plan,
          [ ordered_plan/6,             % +Assignment, +Open, +Settled, +Order, -Activations, -Used
            numbered_payments/5         % +Symbols, +Purpose, +Activations, +Assignment, -Payments
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3, select/3, selectchk/3]).
:- use_module(library(ordsets), [ord_memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).

/** <module> Makes a plan of activations and payments from an assignment of needs to mana

The terms are those of payment_search.pl and, for the plan, of kb/rules/118_paying_mana.pl.
*/

%!  ordered_plan(+Assignment, +Open, +Settled, +Order, -Activations, -Used) is semidet.
%
%   Activations are the activations that the assignment needs, in an order in which the mana for
%   each is there before it. Used is Assignment with the places that the mana has in the chosen
%   alternatives. Fails if the activations wait for each other.

ordered_plan(Assignment, Open, Settled, Order, Activations, Used) :-
    findall(Object, ( member(_-mana(Object, _), Assignment),
                      memberchk(source(Object, _), Open) ), Objects0),
    sort(Objects0, Objects),
    chosen_uses(Objects, Open, Assignment, Simple, Used),
    settled_activations(Settled, Free, Costly),
    ordered(Costly, Order, Used, Later),
    append(Simple, Free, Earlier),
    append(Earlier, Later, Activations).

%   For each simple source the alternative that makes the mana that is needed.
chosen_uses([], _, Used, [], Used).
chosen_uses([Object|Objects], Open, Assignment0, [activation(Object, Alternative)|Activations],
            Used) :-
    memberchk(source(Object, Uses), Open),
    chosen_use(Uses, Object, Assignment0, Alternative, Assignment),
    chosen_uses(Objects, Open, Assignment, Activations, Used).

chosen_use([use(Alternative, _)], _, Assignment, Alternative, Assignment) :-
    !.
chosen_use(Uses, Object, Assignment, Alternative, Assignment) :-
    memberchk(need(Symbol, For)-mana(Object, 1), Assignment),
    member(use(Alternative, [Helped]), Uses),
    ord_memberchk(Symbol, Helped),
    \+ plain_form:kept_from(Object, Alternative, [], For),
    !.

settled_activations([], [], []).
settled_activations([source(Object, [use(Alternative, _)])|Settled], Free, Costly) :-
    Alternative = alternative(_, Costs, _, _, _),
    (   Costs == []
    ->  Free = [activation(Object, Alternative)|Free1],
        Costly = Costly1
    ;   Free = Free1,
        Costly = [activation(Object, Alternative)|Costly1]
    ),
    settled_activations(Settled, Free1, Costly1).

%   ordered(+Costly, +Order, +Assignment, -Activations): those in Order first, as it says; then one
%   after the other whose mana is there.
ordered(Costly, Order, Assignment, Activations) :-
    first_in_order(Order, Costly, First, Rest),
    payable_in_turn(Rest, Assignment, Later),
    append(First, Later, Activations).

first_in_order([], Costly, [], Costly).
first_in_order([Object|Order], Costly, [activation(Object, Alternative)|First], Rest) :-
    selectchk(activation(Object, Alternative), Costly, Costly1),
    first_in_order(Order, Costly1, First, Rest).

payable_in_turn([], _, []) :-
    !.
payable_in_turn(Costly, Assignment, [activation(Object, Alternative)|Activations]) :-
    select(activation(Object, Alternative), Costly, Rest),
    \+ waits_for(Object, Rest, Assignment),
    !,
    payable_in_turn(Rest, Assignment, Activations).

waits_for(Object, Rest, Assignment) :-
    member(need(_, activation(Object))-mana(Payer, _), Assignment),
    memberchk(activation(Payer, _), Rest),
    !.

%!  numbered_payments(+Symbols, +Purpose, +Activations, +Assignment, -Payments) is det.
%
%   Payments says for each symbol of the cost, and of the costs of the activations, which units pay
%   for it. A monocolored hybrid symbol takes what is left for its color, or else two generic mana.

numbered_payments(Symbols, Purpose, Activations, Assignment0, Payments) :-
    maplist(described(Activations), Assignment0, Assignment),
    payments_for(Symbols, cost(Purpose), Assignment, Assignment1, CostPayments),
    activation_payments(Activations, Assignment1, OtherPayments),
    append(CostPayments, OtherPayments, Payments).

%   The unit with what the rules want to know of it.
described(_, Need-life(Number), Need-life(Number)).
described(Activations, Need-mana(Object, Place), Need-mana(Object, Place, Type, Marks)) :-
    memberchk(activation(Object, alternative(_, _, _, Types, Marks)), Activations),
    nth1(Place, Types, Type),
    !.

activation_payments([], _, []).
activation_payments([activation(Object, alternative(_, Costs, _, _, _))|Activations], Assignment0,
                    Payments) :-
    payments_for(Costs, activation(Object), Assignment0, Assignment, First),
    activation_payments(Activations, Assignment, Rest),
    append(First, Rest, Payments).

payments_for(Symbols, For, Assignment0, Assignment, Payments) :-
    findall(Place-Symbol, nth1(Place, Symbols, Symbol), Numbered),
    findall(Place-Symbol,
            ( member(Place-Symbol, Numbered), \+ monocolored(Symbol, _) ),
            Others),
    findall(Place-Symbol, ( member(Place-Symbol, Numbered), monocolored(Symbol, _) ), Hybrids),
    append(Others, Hybrids, Ordered),
    take_each(Ordered, For, Assignment0, Assignment, Payments).

monocolored(Symbol, ColorSymbol) :-
    plain_form:monocolored_hybrid_symbol(Symbol, Color),
    plain_form:plain_symbol(ColorSymbol, Color),
    !.

take_each([], _, Assignment, Assignment, []).
take_each([Place-Symbol|Symbols], For, Assignment0, Assignment, Payments) :-
    once(units_of(Symbol, For, Assignment0, Assignment1, Units)),
    name_of_need(For, Place, Need),
    findall(spent(Unit, Need), member(Unit, Units), First),
    take_each(Symbols, For, Assignment1, Assignment, Rest),
    append(First, Rest, Payments).

name_of_need(cost(_), Place, cost(Place)).
name_of_need(activation(Object), Place, activation(Object, Place)).

units_of(Symbol, For, Assignment0, Assignment, Units) :-
    integer(Symbol),
    take(Symbol, need(generic, For), Assignment0, Assignment, Units).
units_of(Symbol, For, Assignment0, Assignment, Units) :-
    monocolored(Symbol, ColorSymbol),
    take(1, need(ColorSymbol, For), Assignment0, Assignment, Units).
units_of(Symbol, For, Assignment0, Assignment, Units) :-
    monocolored(Symbol, _),
    take(2, need(generic, For), Assignment0, Assignment, Units).
units_of(Symbol, For, Assignment0, Assignment, Units) :-
    take(1, need(Symbol, For), Assignment0, Assignment, Units).

take(0, _, Assignment, Assignment, []) :-
    !.
take(Number, Need, Assignment0, Assignment, [Unit|Units]) :-
    selectchk(Need-Unit, Assignment0, Assignment1),
    Fewer is Number-1,
    take(Fewer, Need, Assignment1, Assignment, Units).
