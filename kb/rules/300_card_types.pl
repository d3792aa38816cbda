:- encoding(utf8).
:- module(rules_300_card_types, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 300 to 310: which cards are cast from the hand

The first rule about each card type says that a card of that type may be cast from its owner's
hand. The same sentence says when: that part is 117.1a, in 117_timing_and_priority.pl.
*/

:- relation type_is_cast_from_hand(Type)
       says "{Type} cards may be cast from their owner's hand"
       else "no rule lets a player cast {Type} cards".

:- relation cast_only_in_main_phase(Type)
       says "{Type} spells are cast in their controller's main phase, with an empty stack"
       else "{Type} spells need not be cast in their controller's main phase".


% 305.9: a card that is a land and something else can't be cast, so it is not enough that one of
% its types may be cast: all of them must. Lands have no clause here (305.1, 305.9). Kindred has
% none because 308.1 leaves everything to the other type (see rules_allow_casting_face/1).

'301.1' :: type_is_cast_from_hand(artifact)
    says "artifact cards may be cast from their owner's hand".

'302.1' :: type_is_cast_from_hand(creature)
    says "creature cards may be cast from their owner's hand".

'303.1' :: type_is_cast_from_hand(enchantment)
    says "enchantment cards may be cast from their owner's hand".

'304.1' :: type_is_cast_from_hand(instant)
    says "instant cards may be cast from their owner's hand".

'306.1' :: type_is_cast_from_hand(planeswalker)
    says "planeswalker cards may be cast from their owner's hand".

'307.1' :: type_is_cast_from_hand(sorcery)
    says "sorcery cards may be cast from their owner's hand".

'310.1' :: type_is_cast_from_hand(battle)
    says "battle cards may be cast from their owner's hand".
