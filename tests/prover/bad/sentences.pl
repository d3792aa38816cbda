:- encoding(utf8).
:- module(bad_sentences, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- relation parents(Person, Number)
       says "{Person} has {Count} parents"
       else "{Person} has not {Number} parents".

'unknown' ::
    parents(Person, Number) <=
        person(Person),
        count(Parent, parent(Parent, Person), Number)
    says "{Child} has {Number} parents".

'local' ::
    parents(Person, Number) <=
        person(Person),
        count(Parent, parent(Parent, Person), Number)
    says "{Person} has {Number} parents, such as {Parent}".

'else' ::
    parents(Person, Number) <=
        person(Person) else "{Who} is no person",
        count(Parent, parent(Parent, Person), Number)
    says "{Person} has {Number} parents".

'brace' ::
    parents(Person, Number) <=
        person(Person),
        count(Parent, parent(Parent, Person), Number)
    says "{Person has {Number} parents".

'singleton' ::
    parents(Person, 0) <=
        person(Person),
        not(parent(Parent, Person))
    says "{Person} has no parent".
