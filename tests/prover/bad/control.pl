:- encoding(utf8).
:- module(bad_control, []).
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

'disjunction' ::
    related(Person, Other) <=
        ( parent(Person, Other) ; parent(Other, Person) )
    says "one is a parent of the other".

'cut' ::
    related(Person, Other) <=
        parent(Person, Other), !
    says "{Person} is a parent of {Other}".

'conditional' ::
    related(Person, Other) <=
        parent(Person, Other),
        ( Person == ann -> person(Other) ; person(Person) )
    says "{Person} is a parent of {Other}".

'negation' ::
    related(Person, Other) <=
        parent(Person, Other),
        \+ person(Other)
    says "{Other} is no person".

'inequality' ::
    related(Person, Other) <=
        parent(Person, Other),
        Person \= Other
    says "{Person} is not {Other}".

'solutions' ::
    related(Person, Other) <=
        parent(Person, Other),
        findall(Child, parent(Person, Child), [_, _]),
        forall(parent(Person, Child2), person(Child2))
    says "{Person} has two children".

'meta' ::
    related(Person, Other) <=
        parent(Person, Other),
        call(person(Other)),
        lists:member(Person, [Other])
    says "{Other} is a person".
