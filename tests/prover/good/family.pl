:- encoding(utf8).
:- module(family, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Families: recursion, negation, counting
*/

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: age(Person, Years) key [Person]
       says "{Person} is {Years}"
       else "{Person} is not {Years}".

:- fact card: voting_age(Country, Years)
       says "in {Country}, people vote from {Years}"
       else "in {Country}, people do not vote from {Years}".

:- relation ancestor(Ancestor, Person)
       says "{Ancestor} is an ancestor of {Person}"
       else "{Ancestor} is no ancestor of {Person}".

:- relation may_vote(Person, Country)
       says "{Person} may vote in {Country}"
       else "{Person} may not vote in {Country}".

:- relation childless(Person)
       says "{Person} has no child"
       else "{Person} has a child".

:- relation children(Person, Number)
       says "{Person} has {Number} children"
       else "{Person} has not {Number} children".

:- relation descendants(Person, People)
       says "the descendants of {Person} are {People}"
       else "the descendants of {Person} are not {People}".

:- relation eldest(Person, Child)
       says "{Child} is the eldest child of {Person}"
       else "{Child} is not the eldest child of {Person}".

:- relation all_adult(Person)
       says "all children of {Person} are adults"
       else "not all children of {Person} are adults".

:- relation relatives(Person, Other)
       says "{Person} and {Other} are related"
       else "{Person} and {Other} are not related".

'1.1' ::
    ancestor(Ancestor, Person) <=
        parent(Ancestor, Person)
    says "{Ancestor} is a parent of {Person}".

'1.2' ::
    ancestor(Ancestor, Person) <=
        parent(Ancestor, Child),
        ancestor(Child, Person)
    says "{Ancestor} is a parent of {Child}, an ancestor of {Person}".

'2.1' ::
    may_vote(Person, Country) <=
        age(Person, Years),
        voting_age(Country, Least),
        Years >= Least
            else "{Person} is only {Years}, and {Country} asks for {Least}"
    says "{Person} is {Years}, and {Country} asks for {Least}".

'3.1' ::
    childless(Person) <=
        person(Person),
        not(parent(Person, _))
    says "{Person} is not a parent of anyone".

'3.2' ::
    children(Person, Number) <=
        person(Person),
        count(Child, parent(Person, Child), Number)
    says "{Person} is a parent of {Number} people".

'3.3' ::
    descendants(Person, People) <=
        person(Person),
        collect(Other, ancestor(Person, Other), People)
    says "{Person} is an ancestor of {People}".

'3.4' ::
    eldest(Person, Child) <=
        person(Person),
        least(Order-One, ( parent(Person, One), age(One, Years), Order is -Years ), _-Child)
    says "no child of {Person} is older".

'3.5' ::
    all_adult(Person) <=
        person(Person),
        all(parent(Person, Child), may_vote(Child, utopia))
    says "each child of {Person} may vote in Utopia".

'4.1' ::
    relatives(Person, Other) <=
        person(Person),
        person(Other),
        Person \== Other,
        not(( not(related_by(Person, Other)), not(related_by(Other, Person)) ))
    says "one descends from the other, or they have a common ancestor".

:- remembered related_by/2.

:- relation related_by(Person, Other)
       says "{Person} descends from {Other}, or they have a common ancestor"
       else "{Person} does not descend from {Other}, and they have no common ancestor".

'4.2' ::
    related_by(Person, Other) <=
        ancestor(Other, Person)
    says "{Other} is an ancestor of {Person}".

'4.3' ::
    related_by(Person, Other) <=
        ancestor(Common, Person),
        ancestor(Common, Other)
    says "{Common} is an ancestor of both".

% This one rests on card facts alone, so it is remembered for later questions, too.

:- remembered votes_late_in/1.

:- relation votes_late_in(Country)
       says "people are no longer young when they may vote in {Country}"
       else "people may vote early in {Country}".

'5.1' ::
    votes_late_in(Country) <=
        voting_age(Country, Years),
        Years >= 40
    says "one may vote there from {Years} years on".
