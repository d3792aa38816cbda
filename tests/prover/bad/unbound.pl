:- encoding(utf8).
:- module(bad_unbound, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation related(Person, Other)
       says "{Person} and {Other} are related"
       else "{Person} and {Other} are not related".

:- relation older(+Person, +Other)
       says "{Person} is older than {Other}"
       else "{Person} is not older than {Other}".

'head' ::
    related(Person, Other) <=
        person(Person)
    says "{Person} is related to {Other}".

'negation' ::
    related(Person, Other) <=
        not(parent(Person, Other)),
        person(Person),
        person(Other)
    says "neither is a parent of the other".

'twice local' ::
    related(Person, Person) <=
        person(Person),
        not(parent(Person, Child)),
        count(Child, parent(Child, Person), 2)
    says "{Person} has two parents".

'universal' ::
    related(Person, Other) <=
        person(Person),
        all(parent(Person, Child), parent(Other, Child)),
        person(Other)
    says "they have the same children".

'argument' ::
    related(Person, Other) <=
        person(Person),
        older(Person, Other),
        person(Other)
    says "{Person} is older".

'argument inside' ::
    related(Person, Person) <=
        person(Person),
        not(older(Person, _))
    says "{Person} is not older".

'comparison' ::
    related(Person, Person) <=
        person(Person),
        Number > 1,
        count(Child, parent(Person, Child), Number)
    says "{Person} has {Number} children".

'unification' ::
    related(Person, Other) <=
        person(Person),
        pair(Person, First) = pair(Other, Second),
        First = Second
    says "{Person} is {Other}".

'template' ::
    related(Person, Person) <=
        person(Person),
        count(Child-Age, parent(Person, Child), 2)
    says "{Person} has two children: {Age}".
