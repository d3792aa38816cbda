:- encoding(utf8).
:- module(rules_709_split_cards, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 709: split cards outside the stack

On the battlefield only Rooms are split cards (709.5), and the face that is shown there counts.
*/

:- relation both_halves_count(Object)
       says "{Object} has the characteristics of both its halves"
       else "{Object} does not have the characteristics of two halves".

:- relation layout_of_split_cards(Layout)
       says "a card with the layout {Layout} is a split card"
       else "a card with the layout {Layout} is not a split card".


'709.1' :: layout_of_split_cards(split)
    says "it has two halves".

'702.127a/layout' :: layout_of_split_cards(aftermath)
    says "a card with aftermath on one half is a split card".

'709.4' ::
    both_halves_count(Object) <=
        card_of(Object, Card),
        layout(Card, Layout),
        layout_of_split_cards(Layout)
            else "{Object} is not a split card",
        in_zone(Object, Zone),
        Zone \== stack
            else "{Object} is on the stack",
        Zone \== battlefield
            else "{Object} is on the battlefield",
        not(face_down(Object))
    says "{Object} is a split card in the zone {Zone}, where both halves count".

'709.4/characteristics' ::
    characteristics_from(Object, Face) <=
        both_halves_count(Object),
        card_of(Object, Card),
        card_face(Card, Face, _Number)
    says "{Face} is one of the halves of {Object}".


'709.4b' ::
    mana_cost_of(Object, Symbols) <=
        both_halves_count(Object),
        card_of(Object, Card),
        card_face(Card, Left, 1),
        card_face(Card, Right, 2),
        mana_cost(Left, LeftSymbols),
        mana_cost(Right, RightSymbols),
        append(LeftSymbols, RightSymbols, Symbols)
    says "the mana cost of {Object} is that of both halves together".
