:- encoding(utf8).
:- module(rules_601_casting_spells, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 601: casting spells

A way to cast a card says which permission is used, and which face of the card becomes the spell
(docs/contracts.md, section 8):

  - `hand(Face)`: from the hand, for the mana cost of that face
  - `escape(Face, Index)`: from the graveyard, by the escape ability in that line of the face
  - `flashback(Face, Index)`: from the graveyard, by the flashback ability in that line

may_cast/3 has one condition for each thing that can stand in the way, and each of them can be
looked at whatever became of the others: so a “no” names everything that is missing.
*/

:- relation may_cast(Player, Card, Way)
       says "{Player} may cast {Card}"
       else "{Player} may not cast {Card}".

:- relation way_to_cast(Player, Card, Way)
       says "a rule or effect allows {Player} to cast {Card}"
       else "nothing allows {Player} to cast {Card} in this way".

:- relation castable_face(Card, Face)
       says "{Card} may be cast as {Face}"
       else "{Card} can't be cast as {Face}".

:- relation proposed_face(+Way, Face)
       says "the spell would have the characteristics of {Face}"
       else "the spell would not have the characteristics of {Face}".

:- relation proposed_type(+Way, Type)
       says "the spell would be of the type {Type}"
       else "the spell would not be of the type {Type}".

:- relation proposed_keyword(+Way, Keyword)
       says "the card would be cast as something that has {Keyword}"
       else "the card would not be cast as something that has {Keyword}".

:- relation proposed_color(+Way, Color)
       says "the spell would be {Color}"
       else "the spell would not be {Color}".

:- relation zone_while_paying(+Card, Object, Zone)
       says "while the costs of {Card} are paid, {Object} is in the zone {Zone}"
       else "while the costs of {Card} are paid, {Object} is not in the zone {Zone}".

:- relation may_act_while_casting(+Caster, +Card, Player, Action)
       says "while {Caster} casts {Card}, {Player} may {Action}"
       else "while {Caster} casts {Card}, {Player} may not {Action}".

:- relation chosen_x(+Card, Number)
       says "X is {Number} for {Card}"
       else "X is not {Number} for {Card}".

:- relation starting_cost(+Card, +Way, Cost)
       says "before anything changes it, the cost of {Card} is {Cost}"
       else "{Cost} is not the cost of {Card} before anything changes it".

:- relation total_cost(+Player, +Card, +Way, Cost)
       says "the total cost for {Player} to cast {Card} is {Cost}"
       else "{Cost} is not a total cost for {Player} to cast {Card}".

:- relation cost_to_cast(Player, Card, Way, Cost)
       says "{Player} may cast {Card} for {Cost}, if they can pay it"
       else "nothing allows {Player} to cast {Card} for {Cost}".

:- relation total_cost_can_be_paid(+Player, +Card, +Way, +Cost)
       says "{Player} can pay {Cost} for {Card}"
       else "{Player} can't pay {Cost} for {Card}".


%   601.2: everything that casting a spell needs.

'601.2' ::
    may_cast(Player, Card, Way) <=
        way_to_cast(Player, Card, Way),
        right_time_to_cast(Player, Card, Way),
        not(prohibited_from_casting(Player, Card, Way))
            else "{Player} can't cast {Card}",
        targets_can_be_chosen(Player, Card, Way),
        total_cost(Player, Card, Way, Cost)
            else "{Card} has no cost that can be paid",
        total_cost_can_be_paid(Player, Card, Way, Cost)
    says "{Player} may cast {Card}: it is allowed, this is a right time, nothing prohibits it, \c
          and the total cost can be paid".


%   601.2a: what is put on the stack, and that it is there before anything is paid.

'601.2a' ::
    castable_face(Card, Face) <=
        card_of(Card, Identity),
        card_face(Identity, Face, 1)
    says "{Card} may be cast with its front face or, where it has only one, its face {Face}".

'601.2a/hand' ::
    proposed_face(hand(Face), Face)
    says "{Face} was chosen to be cast".

'601.2a/escape' ::
    proposed_face(escape(Face, _Index), Face)
    says "the face {Face} has the escape ability and is cast".

'601.2a/flashback' ::
    proposed_face(flashback(Face, _Index), Face)
    says "the face {Face} has the flashback ability and is cast".

'601.2a/type' ::
    proposed_type(Way, Type) <=
        proposed_face(Way, Face),
        printed_type(Face, Type)
    says "the spell would be of the type {Type}, which stands on {Face}".

'601.2a/keyword' ::
    proposed_keyword(Way, Keyword) <=
        proposed_face(Way, Face),
        printed_ability(Face, _Line, keywords(Keywords)),
        member(Keyword, Keywords)
            else "{Keyword} is not among {Keywords}"
    says "{Face} has {Keyword}".

% A spell with devoid is colorless, whatever its mana cost says (702.114a).

'601.2a/color' ::
    proposed_color(Way, Color) <=
        proposed_face(Way, Face),
        not(proposed_keyword(Way, devoid))
            else "{Face} has devoid, so it is colorless",
        mana_cost(Face, Symbols),
        member(Symbol, Symbols),
        symbol_color(Symbol, Color)
    says "the mana cost of {Face} has {Symbol}, so the spell would be {Color}".

'601.2a/color_indicator' ::
    proposed_color(Way, Color) <=
        proposed_face(Way, Face),
        color_indicator(Face, Color)
    says "{Face} has a {Color} color indicator, so the spell would be {Color}".

'601.2a/stack' ::
    zone_while_paying(Card, Card, stack)
    says "{Card} is on the stack from the beginning of its casting".

'601.2a/elsewhere' ::
    zone_while_paying(Card, Object, Zone) <=
        in_zone(Object, Zone),
        Object \== Card
            else "{Card} has left that zone: it is on the stack"
    says "{Object} stays in the zone {Zone}".


%   601.2b: the value of X. Where the question gives none, the player would choose the cheapest.

'601.2b' ::
    chosen_x(Card, Number) <=
        value_of_x(Card, Number)
    says "X was announced as {Number}".

'601.2b/free' ::
    chosen_x(Card, 0) <=
        not(value_of_x(Card, _Number))
            else "another X was announced for {Card}"
    says "no X was announced for {Card}, so 0 is what costs least".


%   601.2f: the total cost. Its order is: the mana cost or the alternative cost, then additional
%   costs and everything else that increases it, then everything that reduces it.

'601.2f' ::
    total_cost(Player, Card, Way, Cost) <=
        starting_cost(Card, Way, cost(Symbols, Alternative)),
        collect(Part, additional_cost(Way, Part), Additional),
        append(Alternative, Additional, Others),
        chosen_x(Card, X),
        collect(increase(Source, Ability, More),
                cost_increase(Source, Ability, Player, Card, Way, More),
                Increases),
        collect(reduction(Reducer, ReducingAbility, Less),
                cost_reduction(Reducer, ReducingAbility, Player, Card, Way, Less),
                Reductions),
        with_increases(Symbols, Increases, Increased),
        sum_of_reductions(Reductions, Reduction),
        nonhybrid_equivalent(Increased, Reduction, Announced),
        reduced_cost(Announced, X, Reduction, Total),
        Cost = cost(Total, Others)
    says "with every increase, and then every reduction, the total cost of {Card} is {Cost}".

% total_cost/4 tells what a way costs whether or not it is open to the player, so that a “no” can
% name the cost as well; this is for asking what the ways that are open cost.

'601.2f/allowed' ::
    cost_to_cast(Player, Card, Way, Cost) <=
        way_to_cast(Player, Card, Way),
        total_cost(Player, Card, Way, Cost)
    says "{Card} costs {Cost} in this way".

'202.1a' ::
    starting_cost(Card, hand(Face), cost(Symbols, [])) <=
        castable_face(Card, Face),
        mana_cost(Face, Symbols)
            else "{Face} has no mana cost, and that is a cost which can't be paid (118.6)"
    says "{Card} costs its mana cost, {Symbols}".


%   601.2g: no player has priority while a spell is being cast, so that nothing else can be done
%   than what the steps of 601.2 say. They let the player who casts it make mana.

'601.2g/mana_abilities' ::
    may_act_while_casting(Caster, _Card, Caster, activate_mana_abilities)
    says "a mana payment gives {Caster} the chance to activate mana abilities, and nobody has \c
          priority".


%   601.2h: paying. Each part has its own condition.

'601.2h' ::
    total_cost_can_be_paid(Player, Card, Way, Cost) <=
        Cost = cost(Symbols, Others),
        can_pay_others(Player, Card, Others),
        can_pay_mana(Player, Card, Way, Symbols, Others)
    says "{Player} can pay {Cost} for {Card}".


%   601.3: a rule or an effect must allow it. Permissions other than those of the rules about card
%   types come from abilities of the card (702.34a, 702.138a) and from texts that are not read yet.

'601.3' ::
    way_to_cast(Player, Card, hand(Face)) <=
        in_zone(Card, hand)
            else "{Card} is not in {Player}'s hand",
        owner(Card, Player)
            else "{Card} does not belong to {Player}",
        castable_face(Card, Face),
        may_be_a_spell(Face)
    says "{Card} is in {Player}'s hand, from which the rules let them cast it as {Face}".
