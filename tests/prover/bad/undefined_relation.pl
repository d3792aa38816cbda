:- encoding(utf8).
:- module(bad_undefined_relation, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation grandparent(Grandparent, Person)
       says "{Grandparent} is a grandparent of {Person}"
       else "{Grandparent} is no grandparent of {Person}".

'misspelt' ::
    grandparent(Grandparent, Person) <=
        parent(Grandparent, Parent),
        parents(Parent, Person)
    says "{Parent} is between them".

'other number of arguments' ::
    grandparent(Grandparent, Person) <=
        parent(Grandparent, Parent, _),
        parent(Parent, Person)
    says "{Parent} is between them".

'inside' ::
    grandparent(Grandparent, Person) <=
        parent(Grandparent, Parent),
        parent(Parent, Person),
        not(adopted(Person))
    says "{Parent} is between them".
