:- encoding(utf8).
:- module(rules_300_card_types, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 300 to 310: cards of which type may be cast

The first rule about each card type says that a card of that type may be cast from its owner's
hand. The same sentence says when: that part is 117.1a and stands in 117_timing_and_priority.pl.
*/

:- relation type_may_be_cast(Type)
       says "the rules let players cast {Type} cards"
       else "no rule lets a player cast {Type} cards".

:- relation may_be_a_spell(+Face)
       says "the rules let players cast {Face}"
       else "no rule lets a player cast {Face}".

:- relation instant_or_sorcery_face(+Face)
       says "{Face} is an instant or a sorcery"
       else "{Face} is neither an instant nor a sorcery".


'301.1' :: type_may_be_cast(artifact)
    says "a player may cast an artifact card from their hand".

'302.1' :: type_may_be_cast(creature)
    says "a player may cast a creature card from their hand".

'303.1' :: type_may_be_cast(enchantment)
    says "a player may cast an enchantment card from their hand".

'304.1' :: type_may_be_cast(instant)
    says "a player may cast an instant card from their hand".

'306.1' :: type_may_be_cast(planeswalker)
    says "a player may cast a planeswalker card from their hand".

'307.1' :: type_may_be_cast(sorcery)
    says "a player may cast a sorcery card from their hand".

'310.1' :: type_may_be_cast(battle)
    says "a player may cast a battle card from their hand".


% Every type must allow it, not only one of them: what is a land and something else is played as a
% land and is never cast. Kindred is left out because the other type decides (308.1).

'305.9' ::
    may_be_a_spell(Face) <=
        all(( printed_type(Face, Type),
              Type \== kindred
            ),
            type_may_be_cast(Type))
            else "{Face} has a type that can't be cast: lands are played, never cast"
    says "every card type of {Face} is one that may be cast, so it may become a spell".


'304.2' ::
    instant_or_sorcery_face(Face) <=
        printed_type(Face, instant)
    says "{Face} is an instant".

'307.2' ::
    instant_or_sorcery_face(Face) <=
        printed_type(Face, sorcery)
    says "{Face} is a sorcery".
