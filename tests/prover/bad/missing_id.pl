:- encoding(utf8).
:- module(bad_missing_id, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation childless(Person)
       says "{Person} has no child"
       else "{Person} has a child".

childless(Person) <=
    person(Person),
    not(parent(Person, _))
    says "{Person} has no child".

childless(Person) <= person(Person).
