:- encoding(utf8).
:- module(bad_names, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- relation member(Person, Family)
       says "{Person} belongs to {Family}"
       else "{Person} does not belong to {Family}".

:- relation adult(Person)
       says "{Person} is an adult"
       else "{Person} is no adult".

:- relation adult(Human)
       says "{Human} is an adult"
       else "{Human} is no adult".

'1' ::
    adult(Person) <=
        parent(Person, _)
    says "{Person} has a child".

'1' ::
    adult(Person) <=
        parent(_, Person)
    says "{Person} has a parent".

'2' ::
    person(Person) <=
        parent(Person, _)
    says "{Person} has a child".
