:- encoding(utf8).
:- module(bad_missing_sentence, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation childless(Person).

:- relation grandparent(Grandparent, Person)
       says "{Grandparent} is a grandparent of {Person}".

'1' ::
    grandparent(Grandparent, Person) <=
        parent(Grandparent, Parent),
        parent(Parent, Person).

'2' ::
    childless(Person) <=
        person(Person),
        not(parent(Person, _))
    says "{Person} has no child".
