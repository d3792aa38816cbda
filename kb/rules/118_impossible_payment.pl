:- encoding(utf8).
:- module(rules_118_impossible_payment, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 118.3: why mana can't be paid

A player needs the resources to pay a cost fully. The solver gives a reason why they are not there;
the rules here check it by counting (118_counting_mana.pl), without search.

    Reason of impossible_payment/5
      shortages([Shortage, ...])     each of them alone makes it impossible
      too_much(Objects, Most)        the cost takes more mana than the sources gain: Objects gain at
                                     most the numbers Most
      because(Case)                  a case that is impossible, see cannot_pay/2

A _need_ is one mana that is asked for: `need(Symbol, For)`. Symbol is the atom of a symbol in
107.4 or `generic`; For is `cost(Purpose)` or `activation(Object)`. Sources and alternatives are
those of 605_mana_abilities.pl.

A case is a situation in which some questions are settled:

    case(Needs, Life, Open, Settled, Order)
      Needs      what must be paid
      Life       the life that may be paid
      Open       the sources of which nothing is settled: `of(Player, Purpose)`, all that
                 Player has for that purpose, or `listed(Sources)`
      Settled    sources with one alternative each, which are used; their costs are in Needs
      Order      the sources with mana in their cost that are activated before all others of their
                 kind, in this order

Reasons why a case is impossible:

    shortage(short(Kinds, Objects, Most))
                 more mana is needed for Kinds than the sources make for them: Objects make at most
                 the numbers Most
    shortage(short_in_all(Objects, Most))
                 the same for all needs; a source counts with what it makes less what it costs
    no_life      more life would be paid than there is
    never(Objects, Reason)
                 each of Objects needs mana first that none but these sources could make
    split(Object, Reasons)
                 each alternative of Object makes it impossible, and so does not using it
    next(Reasons)
                 whichever source with mana in its cost is activated next, it is impossible
    announce(Need, Reasons)
                 however many symbols of this kind are paid with the color, it is impossible
*/

:- relation impossible_payment(+Symbols, +Player, +Purpose, +LifeKept, +Reason)
       says "{Player} can't pay {Symbols}"
       else "it is not proved that {Player} can't pay {Symbols}".

:- relation source_in(+Open, Source)
       says "{Source} may be used for mana"
       else "{Source} may not be used for mana".

:- relation cannot_pay(+Case, +Reason)
       says "the mana can't be paid in this case"
       else "it is not proved that the mana can't be paid in this case".

:- relation every_use_fails(+Alternatives, +Object, +Case, +Reasons)
       says "however {Object} is used, the mana can't be paid"
       else "it is not proved that the mana can't be paid however {Object} is used".

:- relation every_next_fails(+Objects, +Case, +Reasons)
       says "whichever of {Objects} is activated next, the mana can't be paid"
       else "it is not proved that it can't be paid whichever of {Objects} is activated next".

:- relation every_number_fails(+WithColor, +WithTwo, +Need, +Case, +Reasons)
       says "with at most {WithColor} of the symbols paid with their color it can't be paid"
       else "it is not proved that it can't be paid with {WithColor} of the symbols in color".

:- relation limited_as_twin(+Source, +Alternatives, +Rest, Limited)
       says "{Source} is limited to {Limited}"
       else "{Source} is not limited to {Limited}".

:- relation without_mana_cost(+Source)
       says "{Source} costs no mana"
       else "{Source} may cost mana".

:- relation cannot_come_first(+Alternative, +Others)
       says "the mana that it costs can't come from other sources"
       else "the mana that it costs could come from other sources".

:- relation announced(+WithColor, +WithTwo, +Need, +Case, Announced)
       says "with {WithColor} paid in the color and {WithTwo} with two mana the case is {Announced}"
       else "with {WithColor} paid in the color and {WithTwo} with two mana it is another case".


% Counting does not go through where a source is `open`: no rule says what such a source makes at
% most.

'118.3/shortages' ::
    impossible_payment(Symbols, Player, Purpose, LifeKept, shortages(Shortages)) <=
        Shortages = [_|_],
        needs_of(Symbols, cost(Purpose), Needs),
        life_to_pay(Player, LifeKept, Life),
        all(member(Shortage, Shortages),
            too_little(case(Needs, Life, of(Player, Purpose), [], []), Shortage))
    says "{Player} has too little mana for {Symbols}".

'118.3/too_much' ::
    impossible_payment(Symbols, Player, Purpose, _LifeKept, too_much(Objects, Most)) <=
        least_mana(Symbols, Needed),
        all(mana_source(Player, Purpose, Source),
            gains_at_most(Source, Objects, Most)),
        all(member(Number, Most),
            Number >= 0),
        sum_list(Most, Have),
        Have < Needed
            else "{Needed} mana must be paid, and the sources may make {Have}"
    says "{Symbols} take at least {Needed} mana, and the sources make at most {Have}".

'118.3/because' ::
    impossible_payment(Symbols, Player, Purpose, LifeKept, because(Reason)) <=
        needs_of(Symbols, cost(Purpose), Needs),
        life_to_pay(Player, LifeKept, Life),
        collect(Source, mana_source(Player, Purpose, Source), Sources),
        not(member(open(_Object, _Ability), Sources))
            else "there is a source whose mana can't be counted",
        cannot_pay(case(Needs, Life, listed(Sources), [], []), Reason)
    says "no way of using the sources of {Player} pays for {Symbols}".


'601.2g/of_player' ::
    source_in(of(Player, Purpose), Source) <=
        mana_source(Player, Purpose, Source)
    says "{Player} may use {Source} for mana".

'601.2g/listed' ::
    source_in(listed(Sources), Source) <=
        member(Source, Sources)
    says "{Source} is one of the sources".


%   The reasons.

'118.3/too_little' ::
    cannot_pay(Case, shortage(Shortage)) <=
        too_little(Case, Shortage)
    says "there is too little mana".

'119.4/too_little' ::
    cannot_pay(case(_Needs, Life, _Open, _Settled, _Order), no_life) <=
        Life < 0
    says "more life would be paid than there is".

% Of these sources, the first one to be activated would have to be paid for by the others.

'601.2g/never' ::
    cannot_pay(case(Needs, Life, listed(Open), Settled, Order), never(Objects, Reason)) <=
        append(Open, Settled, Sources),
        collect(source(Outsider, Uses),
                ( member(source(Outsider, Uses), Sources),
                  not(member(Outsider, Objects))
                ),
                Others),
        all(( member(source(Object, Alternatives), Sources),
              member(Object, Objects),
              member(Alternative, Alternatives)
            ),
            cannot_come_first(Alternative, Others)),
        all(member(source(Used, _Use), Settled),
            not(member(Used, Objects)))
            else "one of {Objects} is used in this case",
        collect(source(Left, LeftUses),
                ( member(source(Left, LeftUses), Open),
                  not(member(Left, Objects))
                ),
                StillOpen),
        cannot_pay(case(Needs, Life, listed(StillOpen), Settled, Order), Reason)
    says "{Objects} need mana first that only they could make; without them it is too little".

'601.2g/cannot_come_first' ::
    cannot_come_first(alternative(_Abilities, Costs, _Life, _Types, _Marks), Others) <=
        member(Symbol, Costs),
        not(life_pays_symbol(Symbol)),
        not(( member(source(_Other, Alternatives), Others),
              member(alternative(_OtherAbilities, _OtherCosts, _OtherLife, Types, Marks),
                     Alternatives),
              member(Type, Types),
              could_help_to_pay(Type, Marks, Symbol)
            ))
            else "another source could make mana for {Symbol}"
    says "no other source makes mana for {Symbol}".


% Of sources that are alike, the one that comes first in the plan takes the earlier alternative, and
% one that is not used comes last. So no generality is lost when the others are limited.

'118.3/split' ::
    cannot_pay(case(Needs, Life, listed(Open), Settled, Order), split(Object, Reasons)) <=
        select(source(Object, Alternatives), Open, Others),
        every_use_fails(Alternatives, Object,
                        case(Needs, Life, listed(Others), Settled, Order), Reasons)
    says "however {Object} is used or not used, there is too little mana".

'118.3/each_use' ::
    every_use_fails([Alternative|Alternatives], Object,
                    case(Needs, Life, listed(Others), Settled, Order), [Reason|Reasons]) <=
        Alternative = alternative(_Abilities, Costs, LifeCost, _Types, _Marks),
        needs_of(Costs, activation(Object), CostNeeds),
        append(CostNeeds, Needs, AllNeeds),
        LifeLeft is Life - LifeCost,
        cannot_pay(case(AllNeeds, LifeLeft, listed(Others),
                        [source(Object, [Alternative])|Settled], Order),
                   Reason),
        collect(Limited,
                ( member(Other, Others),
                  limited_as_twin(Other, [Alternative|Alternatives], Alternatives, Limited)
                ),
                LimitedOthers),
        every_use_fails(Alternatives, Object,
                        case(Needs, Life, listed(LimitedOthers), Settled, Order), Reasons)
    says "using {Object} in this way does not help, nor in the ways that are left".

'118.3/no_use' ::
    every_use_fails([], _Object, Case, [Reason]) <=
        cannot_pay(Case, Reason)
    says "leaving it unused does not help".

'118.3/twin' ::
    limited_as_twin(source(Twin, Alternatives), Alternatives, Rest, source(Twin, Rest))
    says "{Twin} has the same alternatives, so it need not be used in the first of them".

'118.3/no_twin' ::
    limited_as_twin(source(Other, Different), Alternatives, _Rest, source(Other, Different)) <=
        Different \== Alternatives
            else "{Other} has the same alternatives"
    says "{Other} has other alternatives".


% Mana for an activation must be there before it (601.2g). So one of the sources with mana in its
% cost is activated before all others of its kind, and so on.

'601.2g/next' ::
    cannot_pay(case(Needs, Life, Open, Settled, Order), next(Reasons)) <=
        all(source_in(Open, Source),
            without_mana_cost(Source))
            else "it is not settled which sources with mana in their cost are used",
        collect(Object,
                ( member(source(Object, [alternative(_Abilities, Costs, _Life, _Types, _Marks)]),
                         Settled),
                  Costs \== [],
                  not(member(Object, Order))
                ),
                Objects),
        Objects \== [],
        every_next_fails(Objects, case(Needs, Life, Open, Settled, Order), Reasons)
    says "whichever of {Objects} is activated next, there is too little mana".

'601.2g/each_next' ::
    every_next_fails([Object|Objects], case(Needs, Life, Open, Settled, Order),
                     [Reason|Reasons]) <=
        append(Order, [Object], Longer),
        cannot_pay(case(Needs, Life, Open, Settled, Longer), Reason),
        every_next_fails(Objects, case(Needs, Life, Open, Settled, Order), Reasons)
    says "{Object} can't be next, nor any of {Objects}".

'601.2g/no_next' ::
    every_next_fails([], _Case, [])
    says "no other source is left to be next".

'601.2g/without_mana_cost' ::
    without_mana_cost(source(Object, Alternatives)) <=
        all(member(alternative(_Abilities, Costs, _Life, _Types, _Marks), Alternatives),
            Costs == [])
            else "{Object} has an alternative with mana in its cost"
    says "no alternative of {Object} has mana in its cost".


% A monocolored hybrid symbol is announced as its color or as two generic mana (107.4e, 601.2b).

'601.2b/announce' ::
    cannot_pay(case(Needs, Life, Open, Settled, Order), announce(Need, Reasons)) <=
        Need = need(Symbol, _For),
        monocolored_hybrid_symbol(Symbol, _Color),
        count(Place, nth1(Place, Needs, Need), Number),
        subtract(Needs, [Need], OtherNeeds),
        every_number_fails(Number, 0, Need, case(OtherNeeds, Life, Open, Settled, Order), Reasons)
    says "however many of the symbols {Symbol} are paid with their color, there is too little mana".

'601.2b/each_number' ::
    every_number_fails(WithColor, WithTwo, Need, Case, [Reason|Reasons]) <=
        announced(WithColor, WithTwo, Need, Case, Announced),
        cannot_pay(Announced, Reason),
        WithColor > 0,
        Fewer is WithColor - 1,
        More is WithTwo + 1,
        every_number_fails(Fewer, More, Need, Case, Reasons)
    says "it can't be paid with {WithColor} of them in their color, nor with fewer".

'601.2b/last_number' ::
    every_number_fails(0, WithTwo, Need, Case, [Reason]) <=
        announced(0, WithTwo, Need, Case, Announced),
        cannot_pay(Announced, Reason)
    says "it can't be paid with none of them in their color".

'601.2b/announced' ::
    announced(WithColor, WithTwo, need(Symbol, For), case(Needs, Life, Open, Settled, Order),
              case(AllNeeds, Life, Open, Settled, Order)) <=
        monocolored_hybrid_symbol(Symbol, Color),
        plain_symbol(ColorSymbol, Color),
        copies(WithColor, need(ColorSymbol, For), InColor),
        Generic is 2 * WithTwo,
        copies(Generic, need(generic, For), InGeneric),
        append(InColor, InGeneric, Announced),
        append(Announced, Needs, AllNeeds)
    says "{WithColor} are announced as {Color}, {WithTwo} as two generic mana".
