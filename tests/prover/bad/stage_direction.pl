:- encoding(utf8).
:- module(bad_stage_direction, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- fluents happy/2.

:- relation happy(Person, Degree)
       says "{Person} is {Degree} happy"
       else "{Person} is not {Degree} happy".
:- relation initially(Fluent) says "{Fluent} at first" else "not {Fluent} at first".
:- relation adds(+Effect, Fluent)
       says "{Effect} brings {Fluent}"
       else "{Effect} does not bring {Fluent}".
:- relation removes(+Effect, Fluent)
       says "{Effect} ends {Fluent}"
       else "{Effect} does not end {Fluent}".
:- relation next(Effect) says "{Effect} is next" else "{Effect} is not next".
:- relation glad(Person) says "{Person} is glad" else "{Person} is not glad".
:- relation sad(Person) says "{Person} is sad" else "{Person} is not sad".
:- relation worth_it(Person) says "{Person} ends well" else "{Person} does not end well".

'the outcome decides' ::
    adds(visit(Person), happy(Person, very)) at Stage <=
        person(Person),
        glad(Person) at Stage+visit(Person)
    says "it will make {Person} glad".

'glad' ::
    glad(Person) at Stage <=
        happy(Person, very) at Stage
    says "{Person} is very happy".

'through itself' ::
    glad(Person) at Stage <=
        person(Person),
        not(sad(Person) at Stage)
    says "{Person} is not sad".

'and back' ::
    sad(Person) at Stage <=
        person(Person),
        not(glad(Person) at Stage)
    says "{Person} is not glad".

'the end decides' ::
    next(visit(Person)) at Stage <=
        worth_it(Person),
        not(happy(Person, very) at Stage)
    says "it will be worth it for {Person}".

'well' ::
    worth_it(Person) <=
        happy(Person, very) at final
    says "{Person} is very happy in the end".
