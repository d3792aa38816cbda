:- encoding(utf8).
:- module(bad_missing_relation, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

'1' ::
    grandparent(Grandparent, Person) <=
        parent(Grandparent, Parent),
        parent(Parent, Person)
    says "{Parent} is between them".
