:- encoding(utf8).
:- module(rules_709_faces_to_cast, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 709 to 720: which face of a card is cast

By default a card is cast as what stands on its front (712.11, 710.2, 722.3), and that is the
general case in 601_casting_spells.pl. Here are the cards with a second choice. What a split card
is in the other zones stands in 709_split_cards.pl.

The layouts are those of the card data, where Omens have the same layout as Adventures. Of an
aftermath card only the first half may be cast outside the graveyard (702.127a).
*/


'709.3' ::
    castable_face(Card, Face) <=
        card_of(Card, Identity),
        layout(Identity, split)
            else "{Card} is not a split card",
        card_face(Identity, Face, 2)
    says "either half of the split card {Card} may be cast, {Face} too".


'712.11b' ::
    castable_face(Card, Face) <=
        card_of(Card, Identity),
        layout(Identity, modal_dfc)
            else "{Card} is not a modal double-faced card",
        card_face(Identity, Face, 2)
    says "{Card} is a modal double-faced card and may be cast as its back face {Face}".


'715.3' ::
    castable_face(Card, Face) <=
        card_of(Card, Identity),
        layout(Identity, adventure)
            else "{Card} has neither an Adventure nor an Omen",
        card_face(Identity, Face, 2)
    says "{Card} may be cast as {Face}, the spell in its inset frame".
