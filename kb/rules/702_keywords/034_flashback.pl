:- encoding(utf8).
:- module(rules_702_034_flashback, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.34: flashback */


'702.34a' ::
    way_to_cast(Player, Card, flashback(Face, Index)) <=
        in_zone(Card, graveyard)
            else "{Card} is not in {Player}'s graveyard",
        owner(Card, Player)
            else "{Card} does not belong to {Player}",
        has_keyword_cost(Card, flashback, Face, Index)
            else "{Card} does not have flashback",
        instant_or_sorcery_face(Face)
    says "{Card} has flashback, so {Player} may cast it from their graveyard for its flashback \c
          cost".

'702.34a/cost' ::
    starting_cost(Card, flashback(Face, Index), Cost) <=
        has_keyword_cost(Card, flashback, Face, Index),
        keyword_cost(Face, Index, flashback, Cost)
            else "a part of the flashback cost of {Card} is not read yet"
    says "{Card} costs its flashback cost, {Cost}, instead of its mana cost".
