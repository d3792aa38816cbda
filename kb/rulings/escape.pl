:- encoding(utf8).
:- module(rulings_escape, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Official rulings about escape, as claims that the rules must prove

The rulings came with the cards of Theros Beyond Death (2020-01-24). Each is written here as a claim
about a card and a way to cast it:

    claimed(Ruling, Player, Card, Way)

holds on a board when what the ruling says can be proved of that way from the rules alone. No other
rule rests on a claim. tests/rules/rulings/escape.toml has for each of them a board where it makes a
difference and one where it makes none.
*/

:- relation claimed(Ruling, Player, Card, Way)
       says "what {Ruling} says is proved for {Player} casting {Card}"
       else "what {Ruling} says is not proved for {Player} casting {Card}".

:- relation escape_costs_alone(+Card, +Way)
       says "the escape cost is the only cost that {Card} can start from"
       else "{Card} could start from another cost than its escape cost".

:- relation same_time(+Player, +Card, +Way, +Other)
       says "{Card} may be cast in one way at the times at which it may be cast in the other"
       else "{Card} may be cast in one way at a time at which it may not be cast in the other".


% Total cost: the mana cost or the alternative cost, then increases, then reductions. Whatever is
% paid, the mana value stays what the mana cost says.

'ruling/S09' ::
    claimed(total_cost_and_mana_value, Player, Card, Way) <=
        way_to_cast(Player, Card, Way),
        starting_cost(Card, Way, Start),
        total_cost(Player, Card, Way, Total),
        Start \== Total
            else "nothing changes the cost of {Card}",
        proposed_face(Way, Face),
        mana_cost(Face, Symbols),
        chosen_x(Card, X),
        total_value(Symbols, X, Value)
    says "{Card} costs {Total} instead of {Start}, and its mana value is still {Value}, which \c
          {Symbols} amounts to".


% With escape no other alternative cost is applied, and additional costs must be paid all the same.

'ruling/S10' ::
    claimed(escape_is_the_alternative_cost, Player, Card, escape(Face, Index)) <=
        way_to_cast(Player, Card, escape(Face, Index)),
        escape_costs_alone(Card, escape(Face, Index)),
        total_cost(Player, Card, escape(Face, Index), cost(_Symbols, Others)),
        all(additional_cost(escape(Face, Index), Part),
            member(Part, Others))
    says "{Card} escapes for its escape cost and for no other, and additional costs are among \c
          what is paid".

'ruling/S10/alone' ::
    escape_costs_alone(Card, escape(Face, Index)) <=
        all(starting_cost(Card, escape(Face, Index), Cost),
            keyword_cost(Face, Index, escape, Cost))
    says "whatever {Card} starts from is its escape cost".


% In your main phase with an empty stack you have priority, so you may cast the card before an
% opponent may do anything.

'ruling/S11' ::
    claimed(escape_before_opponents_act, Player, Card, escape(Face, Index)) <=
        way_to_cast(Player, Card, escape(Face, Index)),
        right_time_to_cast(Player, Card, escape(Face, Index)),
        all(opponent(Player, Opponent),
            not(has_priority(Opponent)))
    says "{Player} may cast {Card} now, and no opponent has priority before".


% The card is on the stack from the first step, so it pays for nothing, and until it is cast nobody
% else may act.

'ruling/S12' ::
    claimed(escape_moves_at_once, Player, Card, escape(Face, Index)) <=
        way_to_cast(Player, Card, escape(Face, Index)),
        zone_while_paying(Card, Card, stack),
        not(card_to_exile(Player, Card, Card))
            else "{Card} could be exiled for its own escape",
        all(may_act_while_casting(Player, Card, Actor, _Action),
            Actor == Player)
    says "{Card} is on the stack at once: it can't be exiled for its own escape, and until it is \c
          cast nobody but {Player} may do anything".


% Escape is a permission and a cost; it says nothing about the time.

'ruling/S13' ::
    claimed(escape_does_not_change_the_time, Player, Card, escape(Face, Index)) <=
        way_to_cast(Player, Card, escape(Face, Index)),
        same_time(Player, Card, escape(Face, Index), hand(Face)),
        same_time(Player, Card, hand(Face), escape(Face, Index))
    says "{Card} escapes at the times at which it could be cast from the hand, and at no others".

'ruling/S13/same' ::
    same_time(Player, Card, Way, Other) <=
        all(right_time_to_cast(Player, Card, Way),
            right_time_to_cast(Player, Card, Other))
    says "if it is the right time for one way, it is for the other".


% Several permissions: one is chosen, and its cost alone is paid.

'ruling/S17' ::
    claimed(one_permission_is_chosen, Player, Card, Way) <=
        way_to_cast(Player, Card, Way),
        way_to_cast(Player, Card, Other),
        Way \== Other
            else "there is one permission only",
        collect(Cost, starting_cost(Card, Way, Cost), Costs),
        length(Costs, Number),
        Number =:= 1
            else "more than one cost could be paid"
    says "{Card} could be cast in another way too, but in this way it has this one cost: {Costs}".
