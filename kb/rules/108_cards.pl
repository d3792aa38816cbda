:- encoding(utf8).
:- module(rules_108_cards, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 108: cards, and who controls them */

:- relation controls(Player, Object)
       says "{Player} controls {Object}"
       else "{Player} does not control {Object}".


% Objects that are neither on the battlefield nor on the stack have no controller (109.4).

'108.4' ::
    controls(Player, Object) <=
        permanent(Object),
        controller(Object, Player)
    says "{Player} controls the permanent {Object}".

'108.4/stack' ::
    controls(Player, Object) <=
        in_zone(Object, stack),
        controller(Object, Player)
    says "{Player} controls {Object} on the stack".
