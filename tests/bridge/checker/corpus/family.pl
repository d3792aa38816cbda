:- encoding(utf8).
:- module(checker_family, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Families: negation, aggregates, arithmetic, several rules for one relation */

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: age(Person, Years) key [Person]
       says "{Person} is {Years}"
       else "{Person} is not {Years}".

:- fact board: friend(Person, Friend)
       says "{Friend} is a friend of {Person}"
       else "{Friend} is no friend of {Person}".

:- fact card: lives_in(Person, Place)
       says "{Person} lives in {Place}"
       else "{Person} does not live in {Place}".

:- relation neighbors(Person, Other)
       says "{Person} and {Other} are neighbors"
       else "{Person} and {Other} are not neighbors".

:- relation adult(Person)
       says "{Person} is an adult"
       else "{Person} is no adult".

:- relation childless(Person)
       says "{Person} has no child"
       else "{Person} has a child".

:- relation alone(Person)
       says "nobody of age is a friend of {Person}"
       else "{Person} has a friend of age".

:- relation children(Person, Number, Children)
       says "{Person} has {Number} children: {Children}"
       else "{Person} does not have {Number} children".

:- relation youngest(Person)
       says "nobody is younger than {Person}"
       else "{Person} is not the youngest".

:- relation proud(Person)
       says "all children of {Person} are of age"
       else "not all children of {Person} are of age".

:- relation welcome(Person)
       says "{Person} is welcome"
       else "{Person} is not welcome".

:- relation all_adults(+People)
       says "all of {People} are of age"
       else "not all of {People} are of age".

'1' ::
    adult(Person) <=
        age(Person, Years),
        Years >= 18
            else "{Person} is only {Years}"
    says "{Person} is {Years}".

'2' ::
    childless(Person) <=
        age(Person, _),
        not(parent(Person, _Child))
    says "{Person} has no child".

'3' ::
    alone(Person) <=
        age(Person, _),
        not(( friend(Person, Friend), adult(Friend) ))
    says "{Person} has no friend of age".

'4' ::
    children(Person, Number, Children) <=
        age(Person, _),
        count(Child, parent(Person, Child), Number),
        collect(years(Years, Other), ( parent(Person, Other), age(Other, Years) ), Children)
    says "{Person} has {Number} children".

'5' ::
    youngest(Person) <=
        least(Years-Anyone, age(Anyone, Years), _-Person)
    says "{Person} is the youngest".

'6' ::
    proud(Person) <=
        parent(Person, _),
        all(parent(Person, Child), ( adult(Child), age(Child, Years), Years < 60 ))
    says "all children of {Person} are of age".

'7.1' ::
    welcome(Person) <=
        adult(Person),
        not(alone(Person))
    says "{Person} brings friends".

'7.2' ::
    welcome(Person) <=
        children(Person, Number, _),
        Number >= 2
            else "{Person} has only {Number} children"
    says "{Person} has {Number} children".

'7.3' ::
    welcome(Person) <=
        parent(Parent, Person),
        proud(Parent),
        age(Person, Years),
        age(Parent, More),
        Difference is More - Years,
        Difference > 30
            else "{Parent} is only {Difference} years older"
    says "{Person} comes with {Parent}".

'8/none' ::
    all_adults([])
    says "there is nobody to ask".

'8/more' ::
    all_adults([Person|People]) <=
        adult(Person),
        all_adults(People)
    says "{Person} is of age, and so are the others".

'9' ::
    neighbors(Person, Other) <=
        lives_in(Person, Place),
        lives_in(Other, Place),
        Person \== Other
            else "nobody is their own neighbor"
    says "both live in {Place}".
