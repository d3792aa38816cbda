:- encoding(utf8).
:- module(payment_search,
          [ pay/5                       % +Symbols, +Player, +Purpose, +LifeKept, -Answer
          ]).
:- use_module(library(apply), [exclude/3, foldl/4, include/3, maplist/2, maplist/3, partition/4]).
:- use_module(library(lists),
              [append/2, append/3, max_list/2, member/2, nth1/3, select/3, selectchk/3, subtract/3,
               sum_list/2]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_subset/2, ord_union/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(payment_matching, [match/4]).
:- use_module(payment_plan, [numbered_payments/5, ordered_plan/6]).

/** <module> Searches a way to pay the mana of a cost

The solver of the witness payment/5 (kb/rules/118_paying_mana.pl). Its answers count only if the
rules prove them, so nothing here decides what pays for what: that is asked of the rules.

The cost is a list of _needs_, one mana each. The sources whose use leaves no choice, and those that
can make one mana of several types, are _simple_: an assignment of needs to mana finds out whether
they are enough. Sources that cost mana or whose alternatives make several mana are settled one
after the other. Every case that fails leaves the reason that 118_impossible_payment.pl proves.

A case in the search is

    case(Needs, Life, Open, Settled, Order)

as in the rules, with sources as

    source(Object, Uses)               Uses = [use(Alternative, Mana), ...]

where Mana has, for each mana that the alternative adds, the ordered list of the symbols that it can
help to pay.
*/

%!  case_limit(-Number) is det.
%
%   So many cases are looked at before the search gives up.

case_limit(5_000).

%!  need_limit(-Number) is det.
%
%   A cost of more mana than this is not searched.

need_limit(500).

%!  pay(+Symbols, +Player, +Purpose, +LifeKept, -Answer) is det.
%
%   Answer is plan(Plan), impossible(Reason) or gave_up(Why). Why is a term:
%
%     - symbol_without_value(Symbol): nobody has chosen a number for X
%     - uncounted(Object, Ability): without this ability, whose mana can't be counted, no plan was
%       found
%     - taken_twice(Permanent): the plan that was found takes a permanent for two things
%     - too_many_cases(Number), too_much_mana(Number): a limit of the search was reached

pay(Symbols, Player, Purpose, LifeKept, Answer) :-
    findall(Source, plain_form:mana_source(Player, Purpose, Source), Sources0),
    sort(Sources0, Sources),
    partition(counted, Sources, Counted, Uncounted),
    (   member(Symbol, Symbols),
        plain_form:variable_symbol(Symbol)
    ->  Answer = gave_up(symbol_without_value(Symbol))
    ;   plain_form:least_mana(Symbols, Amount),
        need_limit(Limit),
        Amount > Limit
    ->  much_mana(Amount, Counted, Answer0),
        unless_uncounted(Uncounted, Answer0, Answer)
    ;   once(plain_form:life_to_pay(Player, LifeKept, Life)),
        catch(search_with_care(Symbols, Purpose, Life, Counted, Answer0),
              payment_search(Why),
              Answer0 = gave_up(Why)),
        unless_uncounted(Uncounted, Answer0, Answer)
    ).

%   First without the uses that take other permanents. When only these help, the plan that is found
%   may take a permanent twice; then nothing is known.
search_with_care(Symbols, Purpose, Life, Sources, Answer) :-
    maplist(without_taking, Sources, Careful),
    (   Careful == Sources
    ->  search(Symbols, Purpose, Life, Sources, Answer)
    ;   search(Symbols, Purpose, Life, Careful, Answer0),
        (   Answer0 = plan(_)
        ->  Answer = Answer0
        ;   search(Symbols, Purpose, Life, Sources, Answer1),
            unless_taken_twice(Answer1, Answer)
        )
    ).

without_taking(source(Object, Alternatives), source(Object, Others)) :-
    exclude(takes_permanent, Alternatives, Others).

takes_permanent(alternative(_, _, _, _, Marks)) :-
    memberchk(takes(_, _), Marks).

unless_taken_twice(plan(plan(Activations, _)), gave_up(taken_twice(Permanent))) :-
    member(activation(User, alternative(_, _, _, _, Marks)), Activations),
    member(takes(Action, Permanent), Marks),
    \+ plain_form:is_free_for(Action, Permanent, User, Activations),
    !.
unless_taken_twice(Answer, Answer).

%   A cost that is too large to be searched: perhaps it is much more than there is.
much_mana(Amount, Sources0, Answer) :-
    maplist(prepared_source([]), Sources0, Sources),
    gains(case([], 0, Sources, [], []), Objects, Most, Have),
    (   Have < Amount
    ->  Answer = impossible(too_much(Objects, Most))
    ;   Answer = gave_up(too_much_mana(Amount))
    ).

counted(source(_, _)).

unless_uncounted([open(Object, Ability)|_], impossible(_), gave_up(uncounted(Object, Ability))) :-
    !.
unless_uncounted(_, Answer, Answer).

search(Symbols, Purpose, Life, Sources0, Answer) :-
    plain_form:needs_of(Symbols, cost(Purpose), Needs),
    all_symbols(Needs, Sources0, AllSymbols),
    maplist(prepared_source(AllSymbols), Sources0, Sources),
    never_startable(Sources, Never, Startable),
    Case = case(Needs, Life, Startable, [], []),
    life_is_plentiful(Case, Plentiful),
    nb_setval(payment_search_cases, 0),
    solve(Case, Plentiful, Solution),
    answer(Solution, Symbols, Purpose, Life, Sources, Never, Case, Answer).

answer(plan(Activations, Assignment), Symbols, Purpose, _, _, _, _, plan(Plan)) :-
    numbered_payments(Symbols, Purpose, Activations, Assignment, Payments),
    Plan = plan(Activations, Payments).
answer(impossible(Reason), _, _, Life, Sources, Never, case(Needs, _, Startable, _, _), Answer) :-
    shortages(case(Needs, Life, Sources, [], []), Shortages),
    (   Shortages = [_|_]
    ->  Answer = impossible(shortages(Shortages))
    ;   Never == []
    ->  Answer = impossible(because(Reason))
    ;   shortages(case(Needs, Life, Startable, [], []), [Shortage|_])
    ->  Answer = impossible(because(never(Never, shortage(Shortage))))
    ;   Answer = impossible(because(never(Never, Reason)))
    ).

%   Preparation: what each mana can help to pay.

all_symbols(Needs, Sources, Symbols) :-
    findall(Symbol,
            (   member(need(Symbol, _), Needs)
            ;   member(source(_, Alternatives), Sources),
                member(alternative(_, Costs, _, _, _), Alternatives),
                plain_form:needs_of(Costs, any_cost, CostNeeds),
                member(need(Symbol, _), CostNeeds)
            ),
            Symbols0),
    findall(ColorSymbol,
            ( member(Symbol, Symbols0), color_symbol(Symbol, ColorSymbol) ),
            ColorSymbols),
    append([[generic], ColorSymbols, Symbols0], Symbols1),
    sort(Symbols1, Symbols).

%   The symbol of the color in which a monocolored hybrid symbol can be paid.
color_symbol(Symbol, ColorSymbol) :-
    plain_form:monocolored_hybrid_symbol(Symbol, Color),
    plain_form:plain_symbol(ColorSymbol, Color).

prepared_source(Symbols, source(Object, Alternatives), source(Object, Uses)) :-
    maplist(prepared_use(Symbols), Alternatives, Uses).

prepared_use(Symbols, Alternative, use(Alternative, Mana)) :-
    Alternative = alternative(_, _, _, Types, Marks),
    maplist(helps_with(Symbols, Marks), Types, Mana).

helps_with(Symbols, Marks, Type, Helped) :-
    include(could_help(Type, Marks), Symbols, Helped).

could_help(Type, Marks, Symbol) :-
    once(plain_form:could_help_to_pay(Type, Marks, Symbol)).

%   never_startable(+Sources, -Never, -Startable): Never are the objects of sources each of which
%   costs mana that none but themselves could make.

never_startable(Sources, Never, Startable) :-
    partition(free_of_mana, Sources, Free, Others),
    grow_startable(Others, Free, NeverSources),
    findall(Object, member(source(Object, _), NeverSources), Never),
    subtract(Sources, NeverSources, Startable).

free_of_mana(source(_, Uses)) :-
    member(use(alternative(_, [], _, _, _), _), Uses),
    !.

grow_startable(Others, Known, Never) :-
    partition(startable_from(Known), Others, New, Left),
    (   New == []
    ->  Never = Left
    ;   append(New, Known, Known1),
        grow_startable(Left, Known1, Never)
    ).

startable_from(Known, source(_, Uses)) :-
    member(use(alternative(_, Costs, _, _, _), _), Uses),
    forall(member(Symbol, Costs), symbol_could_come_from(Known, Symbol)),
    !.

symbol_could_come_from(_, Symbol) :-
    plain_form:life_pays_symbol(Symbol),
    !.
symbol_could_come_from(Known, Symbol) :-
    plain_form:needs_of([Symbol], any_cost, Needs),
    (   Needs = [need(NeedSymbol, _)|_]
    ->  member(source(_, Uses), Known),
        member(use(_, Mana), Uses),
        member(Helped, Mana),
        ord_memberchk(NeedSymbol, Helped)
    ;   true
    ),
    !.

%   Life is plentiful when all of it that could be paid at most is there. Then nobody needs to look
%   at what a source costs in life.

life_is_plentiful(case(Needs, Life, Sources, _, _), Plentiful) :-
    findall(2, ( member(need(Symbol, _), Needs), pays_with_life(Symbol) ), NeedLives),
    findall(Most,
            ( member(source(_, Uses), Sources),
              findall(UseLife, use_life(Uses, UseLife), UseLives),
              max_list([0|UseLives], Most)
            ),
            SourceLives),
    append(NeedLives, SourceLives, Lives),
    sum_list(Lives, Sum),
    (   Sum =< Life
    ->  Plentiful = true
    ;   Plentiful = false
    ).

use_life(Uses, Life) :-
    member(use(alternative(_, Costs, LifeCost, _, _), _), Uses),
    findall(2, ( member(Symbol, Costs), pays_with_life(Symbol) ), Lives),
    sum_list([LifeCost|Lives], Life).

pays_with_life(Symbol) :-
    once(plain_form:life_pays_symbol(Symbol)).

%!  solve(+Case, +Plentiful, -Solution) is det.
%
%   Solution is plan(Activations, Assignment) with Assignment a list of Need-Unit, or
%   impossible(Reason).
%
%   @throws payment_search(too_many_cases(Number))

solve(Case, Plentiful, Solution) :-
    count_case,
    Case = case(Needs, Life, _, _, _),
    (   Life < 0
    ->  Solution = impossible(no_life)
    ;   gains(Case, Objects, Most, Have),
        length(Needs, Needed),
        Have < Needed
    ->  Solution = impossible(shortage(short_in_all(Objects, Most)))
    ;   assignment(Case, Plentiful, Result),
        solve_with(Result, Case, Plentiful, Solution)
    ).

count_case :-
    nb_getval(payment_search_cases, Count0),
    Count is Count0+1,
    nb_setval(payment_search_cases, Count),
    case_limit(Limit),
    (   Count > Limit
    ->  throw(payment_search(too_many_cases(Limit)))
    ;   true
    ).

solve_with(missing(Kinds), Case, _, impossible(shortage(Shortage))) :-
    once(shortage_of(Case, Kinds, Shortage)).
solve_with(assigned(Assignment), Case, Plentiful, Solution) :-
    Case = case(Needs, _, Open, Settled, Order),
    (   member(Need, Needs),
        Need = need(Symbol, _),
        color_symbol(Symbol, ColorSymbol)
    ->  announce(Need, ColorSymbol, Case, Plentiful, Solution)
    ;   used_unsettled(Assignment, Open, Plentiful, Object)
    ->  split(Object, Case, Plentiful, Solution)
    ;   ordered_plan(Assignment, Open, Settled, Order, Activations, Used)
    ->  Solution = plan(Activations, Used)
    ;   member(source(Object, Uses), Open),
        costs_mana(Uses)
    ->  split(Object, Case, Plentiful, Solution)
    ;   findall(Next, next_activation(Settled, Order, Next), Nexts),
        try_next(Nexts, Case, Plentiful, Reasons, Plan),
        decided(Plan, next(Reasons), Solution)
    ).

decided(none, Reason, impossible(Reason)) :-
    !.
decided(Plan, _, Plan).

costs_mana(Uses) :-
    member(use(alternative(_, [_|_], _, _, _), _), Uses),
    !.

%   An open source that the assignment uses and whose use must be settled.
used_unsettled(Assignment, Open, Plentiful, Object) :-
    member(_-mana(Object, _), Assignment),
    member(source(Object, Uses), Open),
    \+ simple(Plentiful, Uses),
    !.

%   simple(+Plentiful, +Uses): using a source in one of these ways costs nothing that others need,
%   and the mana that it makes does not depend on other choices than that of its own type.
simple(Plentiful, Uses) :-
    maplist(free_use(Plentiful), Uses),
    (   Uses = [_]
    ;   maplist(one_mana, Uses)
    ),
    !.

free_use(Plentiful, use(alternative(_, [], Life, _, _), _)) :-
    (   Life =:= 0
    ;   Plentiful == true
    ),
    !.

one_mana(use(_, [_])).

%   Splitting: each alternative of a source, and not using it. A source with the same alternatives
%   need not be used in an earlier one than the first source, and not at all if that one is not.

split(Object, case(Needs, Life, Open, Settled, Order), Plentiful, Solution) :-
    selectchk(source(Object, Uses), Open, Others),
    try_uses(Uses, Object, case(Needs, Life, Others, Settled, Order), Plentiful, Reasons, Plan),
    decided(Plan, split(Object, Reasons), Solution).

try_uses([], _, Case, Plentiful, [Reason], Plan) :-
    solve(Case, Plentiful, Solution),
    keep(Solution, Reason, Plan).
try_uses([Use|Uses], Object, Case, Plentiful, [Reason|Reasons], Plan) :-
    Case = case(Needs, Life, Others, Settled, Order),
    Use = use(alternative(_, Costs, LifeCost, _, _), _),
    plain_form:needs_of(Costs, activation(Object), CostNeeds),
    append(CostNeeds, Needs, AllNeeds),
    LifeLeft is Life - LifeCost,
    solve(case(AllNeeds, LifeLeft, Others, [source(Object, [Use])|Settled], Order), Plentiful,
          Solution),
    keep(Solution, Reason, Plan0),
    (   Plan0 == none
    ->  maplist(limited_as_twin([Use|Uses], Uses), Others, LimitedOthers),
        try_uses(Uses, Object, case(Needs, Life, LimitedOthers, Settled, Order), Plentiful,
                 Reasons, Plan)
    ;   Plan = Plan0
    ).

keep(impossible(Reason), Reason, none).
keep(plan(Activations, Assignment), _, plan(Activations, Assignment)).

limited_as_twin(Uses, Rest, source(Twin, TwinUses), source(Twin, Limited)) :-
    (   TwinUses == Uses
    ->  Limited = Rest
    ;   Limited = TwinUses
    ).

%   Ordering: one of the sources with mana in its cost is activated before the others.

next_activation(Settled, Order, Object) :-
    member(source(Object, Uses), Settled),
    costs_mana(Uses),
    \+ memberchk(Object, Order).

try_next(Objects0, Case, Plentiful, Reasons, Plan) :-
    sort(Objects0, Objects),
    try_each_next(Objects, Case, Plentiful, Reasons, Plan).

try_each_next([], _, _, [], none).
try_each_next([Object|Objects], Case, Plentiful, [Reason|Reasons], Plan) :-
    Case = case(Needs, Life, Open, Settled, Order),
    append(Order, [Object], Longer),
    solve(case(Needs, Life, Open, Settled, Longer), Plentiful, Solution),
    keep(Solution, Reason, Plan0),
    (   Plan0 == none
    ->  try_each_next(Objects, Case, Plentiful, Reasons, Plan)
    ;   Plan = Plan0
    ).

%   Announcing how monocolored hybrid symbols are paid: first all with the color, then one less.

announce(Need, ColorSymbol, case(Needs, Life, Open, Settled, Order), Plentiful, Solution) :-
    include(==(Need), Needs, Same),
    exclude(==(Need), Needs, Others),
    length(Same, Number),
    Need = need(_, For),
    try_numbers(Number, 0, need(ColorSymbol, For), case(Others, Life, Open, Settled, Order),
                Plentiful, Reasons, Plan),
    decided(Plan, announce(Need, Reasons), Solution).

try_numbers(WithColor, WithTwo, ColorNeed, Case, Plentiful, [Reason|Reasons], Plan) :-
    Case = case(Needs, Life, Open, Settled, Order),
    ColorNeed = need(_, For),
    builtins:copies(WithColor, ColorNeed, InColor),
    Generic is 2*WithTwo,
    builtins:copies(Generic, need(generic, For), InGeneric),
    append([InColor, InGeneric, Needs], AllNeeds),
    solve(case(AllNeeds, Life, Open, Settled, Order), Plentiful, Solution),
    keep(Solution, Reason, Plan0),
    (   Plan0 \== none
    ->  Plan = Plan0
    ;   WithColor =:= 0
    ->  Reasons = [],
        Plan = none
    ;   Fewer is WithColor-1,
        More is WithTwo+1,
        try_numbers(Fewer, More, ColorNeed, Case, Plentiful, Reasons, Plan)
    ).

%   The assignment of needs to mana. Mana that is there without further questions comes first, then
%   life, then the mana of sources that are not settled, each at its best.

assignment(case(Needs, Life, Open, Settled, Order), Plentiful, Result) :-
    partition(simple_source(Plentiful), Open, Simple, Unsettled),
    append(Settled, Simple, Certain),
    findall(Unit, ( member(Source, Certain), unit_at_best(Source, Unit) ), CertainUnits),
    findall(Unit, ( member(Source, Unsettled), unit_at_best(Source, Unit) ), OtherUnits),
    life_units(Needs, Life, LifeUnits),
    append(LifeUnits, OtherUnits, LaterUnits),
    sort(Needs, Kinds),
    maplist(candidates(CertainUnits, LaterUnits, Order), Kinds, Candidates),
    match(Needs, Kinds, Candidates, Result).

simple_source(Plentiful, source(_, Uses)) :-
    simple(Plentiful, Uses).

%   unit(Name, Helped, Uses): one mana, the symbols that it could help to pay, how its source is
%   used
unit_at_best(source(Object, Uses), unit(mana(Object, Place), Helped, Uses)) :-
    findall(Length, ( member(use(_, Mana), Uses), length(Mana, Length) ), Lengths),
    max_list([0|Lengths], Most),
    findall(Helped, ( member(use(_, Mana), Uses), member(Helped, Mana) ), AllHelped),
    ord_union(AllHelped, HelpedAtBest),
    between(1, Most, Place),
    (   Uses = [use(_, Mana)]
    ->  nth1(Place, Mana, Helped)
    ;   Helped = HelpedAtBest
    ).

life_units(Needs, Life, Units) :-
    findall(Symbol, ( member(need(Symbol, _), Needs), pays_with_life(Symbol) ), Symbols),
    length(Symbols, Number),
    Most is min(Number, max(0, Life)//2),
    sort(Symbols, Helped),
    findall(unit(life(Place), Helped, []), between(1, Most, Place), Units).

candidates(Certain, Later, Order, Need, candidates(First, All)) :-
    findall(Unit, candidate(Certain, Order, Need, Unit), First),
    findall(Unit, candidate(Later, Order, Need, Unit), Others),
    append(First, Others, All).

candidate(Units, Order, need(Symbol, For), Name) :-
    member(unit(Name, Helped, Uses), Units),
    ord_memberchk(Symbol, Helped),
    may_serve(Name, Uses, Symbol, Order, For).

may_serve(life(_), _, _, _, _).
may_serve(mana(Object, _), Uses, Symbol, Order, For) :-
    member(use(Alternative, Mana), Uses),
    member(Helped, Mana),
    ord_memberchk(Symbol, Helped),
    may_be_used_for(Object, Alternative, Order, For),
    !.

may_be_used_for(Object, Alternative, Order, For) :-
    \+ plain_form:kept_from(Object, Alternative, Order, For).

%   Counting, as the rules do it.

%   gains(+Case, -Objects, -Most, -Have): the most mana that each object gains, and all of it.
gains(case(Needs, Life, Open, Settled, _), Objects, Most, Have) :-
    findall(Object-Gain,
            (   member(source(Object, Uses), Open),
                findall(UseGain, ( member(Use, Uses), gain(Use, UseGain) ), UseGains),
                max_list([0|UseGains], Gain)
            ;   member(source(Object, [use(_, Mana)]), Settled),
                length(Mana, Gain)
            ),
            Gains),
    total_of(Gains, Needs, Life, Objects, Most, Have).

gain(use(alternative(_, Costs, _, Types, _), _), Gain) :-
    plain_form:least_mana(Costs, Cost),
    length(Types, Made),
    Gain is Made-Cost.

total_of(Numbers0, Kinds, Life, Objects, Most, Have) :-
    exclude(zero, Numbers0, Numbers),
    pairs_keys_values(Numbers, Objects, Most),
    once(plain_form:payments_with_life(Life, Kinds, LifePayments)),
    sum_list([LifePayments|Most], Have).

zero(_-0).

%!  shortage_of(+Case, +Kinds, -Shortage) is semidet.
%
%   There is too little mana for the needs in Kinds.

shortage_of(Case, Kinds, short(Kinds, Objects, Most)) :-
    Case = case(Needs, Life, Open, Settled, Order),
    include(one_of(Kinds), Needs, Asked),
    length(Asked, Needed),
    append(Open, Settled, Sources),
    findall(Object-Number,
            ( member(source(Object, Uses), Sources),
              most_useful(Object, Uses, Kinds, Order, Number)
            ),
            Numbers),
    total_of(Numbers, Kinds, Life, Objects, Most, Have),
    Have < Needed.

one_of(Kinds, Need) :-
    memberchk(Need, Kinds).

most_useful(Object, Uses, Kinds, Order, Most) :-
    findall(Number,
            ( member(use(Alternative, Mana), Uses),
              include(serves(Object, Alternative, Kinds, Order), Mana, Useful),
              length(Useful, Number)
            ),
            Numbers),
    max_list([0|Numbers], Most).

serves(Object, Alternative, Kinds, Order, Helped) :-
    member(need(Symbol, For), Kinds),
    ord_memberchk(Symbol, Helped),
    may_be_used_for(Object, Alternative, Order, For),
    !.

%!  shortages(+Case, -Shortages) is det.
%
%   What a person wants to hear: each smallest set of kinds of symbols for which there is too little
%   mana, and whether there is too little in all.

shortages(Case, Shortages) :-
    Case = case(Needs, _, _, _, _),
    sort(Needs, Kinds),
    exclude(generic_need, Kinds, Particular),
    length(Particular, Number),
    Largest is min(Number, 5),
    findall(Size, between(1, Largest, Size), Sizes),
    foldl(shortages_of_size(Case, Particular), Sizes, [], Found),
    (   gains(Case, Objects, Most, Have),
        length(Needs, Needed),
        Have < Needed
    ->  append(Found, [short_in_all(Objects, Most)], Shortages)
    ;   Found == [],
        shortage_of(Case, Kinds, Shortage)
    ->  Shortages = [Shortage]
    ;   Shortages = Found
    ).

generic_need(need(generic, _)).

shortages_of_size(Case, Kinds, Size, Found0, Found) :-
    findall(Shortage,
            ( choose(Size, Kinds, Chosen),
              \+ ( member(short(Smaller, _, _), Found0), ord_subset(Smaller, Chosen) ),
              shortage_of(Case, Chosen, Shortage)
            ),
            New),
    append(Found0, New, Found).

choose(0, _, []) :-
    !.
choose(Size, [Kind|Kinds], [Kind|Chosen]) :-
    Smaller is Size-1,
    choose(Smaller, Kinds, Chosen).
choose(Size, [_|Kinds], Chosen) :-
    choose(Size, Kinds, Chosen).
