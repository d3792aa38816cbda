:- encoding(utf8).
:- module(rules_112_spells, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 112: spells */

:- relation spell(Object)
       says "{Object} is a spell"
       else "{Object} is not a spell".


% An ability on the stack is an object as well (113.1c), but it shows no face of a card.

'112.1' ::
    spell(Object) <=
        in_zone(Object, stack),
        shown_face(Object, _Face)
            else "{Object} is not a card on the stack"
    says "{Object} is a card on the stack, so it is a spell".
