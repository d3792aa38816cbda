:- encoding(utf8).
:- module(rules_903_color_identity, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 903: commanders and color identities */

:- relation your_commander(Player, Object)
       says "{Object} is the commander of {Player}"
       else "{Object} is not the commander of {Player}".

:- relation in_color_identity(+Object, Color)
       says "{Color} is in the color identity of {Object}"
       else "{Color} is not in the color identity of {Object}".

:- relation color_on_card(+Card, Color)
       says "{Color} is a color that stands on {Card}"
       else "{Color} is not a color that stands on {Card}".

:- relation has_unread_symbols(Object)
       says "a line on the card of {Object} was not understood, so not all its symbols are known"
       else "every line on the card of {Object} is understood".


% A commander stays one in every zone (903.3).

'903.3' ::
    your_commander(Player, Object) <=
        commander(Object),
        owner(Object, Player)
    says "{Player} owns {Object}, which is a commander".


% What stands on the card, in the game as before it (903.4a).

'903.4' ::
    in_color_identity(Object, Color) <=
        card_of(Object, Card),
        color_on_card(Card, Color)
    says "{Color} stands on the card".

% All faces count: the back of a double-faced card (903.4d), alternative characteristics (903.4e).

'903.4/cost' ::
    color_on_card(Card, Color) <=
        card_face(Card, Face, _Number),
        mana_cost(Face, Symbols),
        member(Symbol, Symbols),
        symbol_color(Symbol, Color)
    says "the mana cost on {Face} has the {Color} symbol {Symbol}".

'903.4/indicator' ::
    color_on_card(Card, Color) <=
        card_face(Card, Face, _Number),
        color_indicator(Face, Color)
    says "{Face} has a {Color} color indicator".

'903.4/text' ::
    color_on_card(Card, Color) <=
        card_face(Card, Face, _Number),
        printed_ability(Face, Index, Term),
        subterm(Symbol, Term),
        symbol_color(Symbol, Color)
    says "line {Index} of {Face} has the {Color} symbol {Symbol}".

'903.4/defined' ::
    color_on_card(Card, Color) <=
        card_face(Card, Face, _Number),
        printed_ability(Face, Index, Term),
        static_effect(Term, own_characteristic, always, Changes),
        member(set_colors(Colors), Changes),
        member(Color, Colors)
    says "line {Index} of {Face} is a characteristic-defining ability by which it is {Color}".

'903.4/unread' ::
    has_unread_symbols(Object) <=
        card_of(Object, Card),
        card_face(Card, Face, _Number),
        unparsed_text(Face, Index, _Text)
    says "line {Index} of {Face} was not understood".
