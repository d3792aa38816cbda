:- encoding(utf8).
:- module(rules_201_name, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 201: names */

:- relation has_name(Object, Name)
       says "{Object} is named {Name}"
       else "{Object} is not named {Name}".


'201.1' ::
    has_name(Object, Name) <=
        characteristics_from(Object, Face),
        face_name(Face, Name)
    says "the name {Name} stands on {Object}".
