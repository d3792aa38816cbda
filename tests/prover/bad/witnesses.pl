:- encoding(utf8).
:- module(bad_witnesses, []).
:- use_module(lawmage(prover/rule_language)).

:- fact board: parent(Parent, Child)
       says "{Parent} is a parent of {Child}"
       else "{Parent} is no parent of {Child}".

:- fact board: person(Person)
       says "{Person} is a person"
       else "{Person} is no person".

:- witness route(+From, +To, -Route) by bad_witnesses_solver:route/3
           proves valid_route(From, To, Route)
           refutes no_route(From, To, Reason).

:- witness plan(+From, -To, -Route) by lists:append/2
           proves valid_route(From, To, Other)
           refutes no_route(From, To).

:- witness trip(Route)
           proves valid_route(Route).

:- relation plan(+From, To, Route) says "{From} {To} {Route}" else "no plan".
:- relation tour(+From, Tour) says "{Tour} from {From}" else "no {Tour} from {From}".
:- relation valid_route(+From, +To, +Route)
       says "{Route} leads from {From} to {To}"
       else "{Route} does not lead from {From} to {To}".

:- witness tour(+From, -Tour) by lists:last/2
           proves valid_tour(From, Tour)
           refutes no_tour(From, Reason).
:- relation valid_tour(+From, +Tour)
       says "{Tour} is a tour from {From}"
       else "{Tour} is no tour from {From}".
:- relation no_tour(+From, +Reason)
       says "no tour from {From}: {Reason}"
       else "{Reason} does not exclude a tour from {From}".

'ruled' ::
    tour(From, [From]) <=
        person(From)
    says "staying is a tour".

'circular' ::
    valid_tour(From, Tour) <=
        tour(From, Other),
        member(Other, Tour)
    says "{Tour} holds the tour {Other} from {From}".

'bound' ::
    no_tour(From, Reason) <=
        person(From),
        tour(Reason, Reason)
    says "{Reason} is a tour from {From}".
