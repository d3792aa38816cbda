:- encoding(utf8).
:- module(bad_conditions, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation odd(Person)
       says "{Person} is odd"
       else "{Person} is even".

'variable' ::
    odd(Person) <=
        person(Person),
        Person
    says "{Person} holds".

'number' ::
    odd(Person) <=
        person(Person),
        not((1, person(Person)))
    says "{Person} holds".

'expression' ::
    odd(Person) <=
        person(Person),
        count(Child, parent(Person, Child), Number),
        1 =:= Number mod (2 ** 1)
    says "{Person} has {Number} children".

'else' ::
    odd(Person) <=
        person(Person),
        not((parent(Person, Child), person(Child) else "{Child} is no person"))
    says "{Person} has no child that is a person".
