:- encoding(utf8).
:- module(bad_not_stratified, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation good(Person)
       says "{Person} is good"
       else "{Person} is not good".

:- relation bad(Person)
       says "{Person} is bad"
       else "{Person} is not bad".

:- relation praised(Person)
       says "{Person} is praised"
       else "{Person} is not praised".

'itself' ::
    good(Person) <=
        person(Person),
        not(good(Person))
    says "{Person} is not good".

'the other way' ::
    bad(Person) <=
        person(Person),
        not(praised(Person))
    says "nobody praises {Person}".

'around' ::
    praised(Person) <=
        parent(Person, Child),
        bad(Child)
    says "{Child} is bad".

'counting' ::
    good(Person) <=
        person(Person),
        count(Child, ( parent(Person, Child), good(Child) ), Number),
        Number > 1
    says "{Number} children are good".
