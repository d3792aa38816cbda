:- encoding(utf8).
:- module(rules_405_stack, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 405: the stack */

:- relation on_the_stack(Object)
       says "{Object} is on the stack"
       else "{Object} is not on the stack".


'405.1' ::
    on_the_stack(Object) <=
        in_zone(Object, stack)
    says "{Object} is on the stack, so the stack is not empty".
