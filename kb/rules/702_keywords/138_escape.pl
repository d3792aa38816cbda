:- encoding(utf8).
:- module(rules_702_138_escape, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.138: escape */


'702.138a' ::
    way_to_cast(Player, Card, escape(Face, Index)) <=
        in_zone(Card, graveyard)
            else "{Card} is not in {Player}'s graveyard",
        owner(Card, Player)
            else "{Card} does not belong to {Player}",
        has_keyword_cost(Card, escape, Face, Index)
            else "{Card} does not have escape",
        may_be_a_spell(Face)
    says "{Card} has escape, so {Player} may cast it from their graveyard for its escape cost".

% An alternative cost: it takes the place of the mana cost, and no other can be applied (118.9a).

'702.138a/cost' ::
    starting_cost(Card, escape(Face, Index), Cost) <=
        has_keyword_cost(Card, escape, Face, Index),
        keyword_cost(Face, Index, escape, Cost)
            else "a part of the escape cost of {Card} is not read yet"
    says "{Card} costs its escape cost, {Cost}, instead of its mana cost".
