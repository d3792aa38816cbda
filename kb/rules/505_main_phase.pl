:- encoding(utf8).
:- module(rules_505_main_phase, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 505: main phases */

:- relation main_phase(Phase)
       says "{Phase} is a main phase"
       else "{Phase} is not a main phase".


'505.1' :: main_phase(precombat_main)
    says "the precombat main phase is a main phase".

'505.1/postcombat' :: main_phase(postcombat_main)
    says "the postcombat main phase is a main phase".
