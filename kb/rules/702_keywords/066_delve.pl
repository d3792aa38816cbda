:- encoding(utf8).
:- module(rules_702_066_delve, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.66: delve

Each card that is exiled for delve stands in for one generic mana of the total cost (702.66b). The
graveyard is one source; cards that other parts of the cost exile are not there for it (118.10).
*/

:- relation cards_to_delve(+Player, +Card, +Way, Number)
       says "{Player} has {Number} cards in their graveyard to delve for {Card}"
       else "{Player} does not have {Number} cards in their graveyard to delve for {Card}".


'702.66a' ::
    way_to_use(Player, casting(Card, Way), graveyard(Player),
               alternative([delve], [], 0, Types, [no_mana])) <=
        proposed_keyword(Way, delve),
        player(Player),
        cards_to_delve(Player, Card, Way, Number),
        copies(Number, stands_in([]), Types)
    says "{Player} may exile up to {Number} cards from their graveyard for delve".

'702.66a/source' ::
    mana_source(Player, casting(Card, Way), source(graveyard(Player), [Alternative])) <=
        proposed_keyword(Way, delve),
        way_to_use(Player, casting(Card, Way), graveyard(Player), Alternative)
    says "the cards in the graveyard of {Player} may be exiled for delve".

'118.10/delve' ::
    cards_to_delve(Player, Card, Way, Number) <=
        total_cost(Player, Card, Way, cost(_Symbols, Others)),
        total_of(Others, other_cards_in_the_graveyard, Needed),
        has_to_pay_with(Player, Card, other_cards_in_the_graveyard, Found),
        Number is max(0, Found - Needed)
    says "of {Found} cards, other parts of the cost take {Needed}".

'702.66/read' ::
    keyword_read_for_casting(delve)
    says "delve is read".
