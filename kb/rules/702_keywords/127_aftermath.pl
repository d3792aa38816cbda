:- encoding(utf8).
:- module(rules_702_127_aftermath, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.127: aftermath

The half that has it may be cast from the graveyard, for its mana cost, and from nowhere else: it is
no half that 709.3 lets be cast (709_faces_to_cast.pl).
*/


'702.127a' ::
    way_to_cast(Player, Card, aftermath(Face)) <=
        in_zone(Card, graveyard)
            else "{Card} is not in {Player}'s graveyard",
        owner(Card, Player)
            else "{Card} does not belong to {Player}",
        card_of(Card, Identity),
        card_face(Identity, Face, _Number),
        proposed_keyword(aftermath(Face), aftermath)
            else "{Face} does not have aftermath",
        may_be_a_spell(Face)
    says "{Face} has aftermath, so {Player} may cast that half of {Card} from their graveyard".

'601.2a/aftermath' ::
    proposed_face(aftermath(Face), Face)
    says "the half {Face} was chosen to be cast".

'702.127a/cost' ::
    starting_cost(Card, aftermath(Face), cost(Symbols, [])) <=
        card_of(Card, Identity),
        card_face(Identity, Face, _Number),
        mana_cost(Face, Symbols)
            else "{Face} has no mana cost, and that is a cost which can't be paid (118.6)"
    says "{Card} costs the mana cost of that half, {Symbols}".

'702.127/read' ::
    keyword_read_for_casting(aftermath)
    says "aftermath is read".
