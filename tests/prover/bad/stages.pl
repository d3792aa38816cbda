:- encoding(utf8).
:- module(bad_stages, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- fluents happy/2, rich/1, nothing/0.
:- step_relations touches/2, always/0.

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
:- relation glad(Person) says "{Person} is glad" else "{Person} is not glad".
:- relation famous(Person) says "{Person} is famous" else "{Person} is not famous".

'fluent' ::
    happy(Person, very) <=
        person(Person)
    says "{Person} is very happy".

'start' ::
    initially(happy(Person, very)) at _ <=
        person(Person)
    says "{Person} is very happy".

'glad' ::
    glad(Person) at Stage <=
        happy(Person, _) at Stage,
        person(Person) at Stage,
        famous(Person) at Stage
    says "{Person} is happy".

'no stage' ::
    glad(Person) <=
        happy(Person, _) at final
    says "{Person} is happy".

'later' ::
    glad(Person) at Stage+visit <=
        person(Person)
    says "{Person} is happy after {Stage}".

'missing' ::
    famous(Person) <=
        person(Person),
        glad(Person)
    says "{Person} is glad".

'outside' ::
    famous(Person) <=
        person(Person),
        glad(Person) at Stage
    says "{Person} is glad in {Stage}".

'another' ::
    glad(Person) at Stage <=
        person(Person),
        happy(Person, _) at Other,
        happy(Person, _) at Stage+visit(_)
    says "{Person} is happy in {Other}".

:- remembered gone/1, always.
