:- encoding(utf8).
:- module(bad_malformed, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation twice(Person, Person)
       says "{Person} is {Person}"
       else "{Person} is not {Person}".

:- relation constant(ann)
       says "it is Ann"
       else "it is not Ann".

:- relation unquoted(Person)
       says person
       else "{Person} is not".

:- fact pocket: coin(Coin)
       says "{Coin} is a coin"
       else "{Coin} is no coin".

:- fact board: age(Person, Years) key [Child]
       says "{Person} is {Years}"
       else "{Person} is not {Years}".

:- relation adult(Person)
       says "{Person} is an adult"
       else "{Person} is no adult".

rule(1) ::
    adult(Person) <=
        person(Person)
    says "{Person} is an adult".

'2' ::
    adult(Person) <=
        person(Person)
    says adult.

'3' ::
    adult(Person) <=
        person(Person) else adult
    says "{Person} is an adult".

adult(Person) :-
    person(Person).
