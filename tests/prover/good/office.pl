:- encoding(utf8).
:- module(office, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Orders in an office, applied one after the other

People have roles and access to rooms. An order grants access to everyone in a role, promotes
everyone with access to a room, or suspends everyone in a role. Orders are applied by date; but an
order waits for another one that would change whom it concerns.
*/

:- fact board: employed_as(Person, Role)
       says "{Person} was employed as {Role}"
       else "{Person} was not employed as {Role}".

:- fact board: order(Order, Day) key [Order]
       says "{Order} is dated {Day}"
       else "{Order} is not dated {Day}".

:- fact board: grants(Order, Role, Room)
       says "{Order} grants {Role}s access to {Room}"
       else "{Order} does not grant {Role}s access to {Room}".

:- fact board: promotes(Order, Room, Role)
       says "{Order} makes everyone with access to {Room} a {Role}"
       else "{Order} does not make everyone with access to {Room} a {Role}".

:- fact board: suspends(Order, Role)
       says "{Order} takes all access away from every {Role}"
       else "{Order} does not suspend every {Role}".

:- fluents role/2, access/2, carried_out/2.
:- step_relations concerns/2.

:- relation role(Person, Role)
       says "{Person} is a {Role}"
       else "{Person} is no {Role}".

:- relation access(Person, Room)
       says "{Person} has access to {Room}"
       else "{Person} has no access to {Room}".

:- relation carried_out(Order, Done)
       says "{Order} is carried out: {Done}"
       else "{Order} is not carried out: {Done}".

:- relation initially(Fluent)
       says "{Fluent} from the start"
       else "{Fluent} not from the start".

:- relation adds(+Order, Fluent)
       says "{Order} brings about {Fluent}"
       else "{Order} does not bring about {Fluent}".

:- relation removes(+Order, Fluent)
       says "{Order} puts an end to {Fluent}"
       else "{Order} does not put an end to {Fluent}".

:- relation next(Order)
       says "{Order} is carried out next"
       else "{Order} is not carried out next".

:- relation concerns(Order, Person)
       says "{Order} concerns {Person}"
       else "{Order} does not concern {Person}".

:- relation pending(Order)
       says "{Order} is still to be carried out"
       else "{Order} is not to be carried out any more".

:- relation depends_on(Order, Other)
       says "{Order} depends on {Other}"
       else "{Order} does not depend on {Other}".

:- relation waits(Order)
       says "{Order} waits for another order"
       else "{Order} need not wait".

:- relation may_enter(Person, Room)
       says "{Person} may enter {Room}"
       else "{Person} may not enter {Room}".

'1' ::
    initially(role(Person, Role)) <=
        employed_as(Person, Role)
    says "{Person} was employed as {Role}".

'2.1' ::
    concerns(Order, Person) at Stage <=
        grants(Order, Role, _),
        role(Person, Role) at Stage
    says "{Order} concerns every {Role}, and {Person} is one".

'2.2' ::
    concerns(Order, Person) at Stage <=
        promotes(Order, Room, _),
        access(Person, Room) at Stage
    says "{Order} concerns everyone with access to {Room}, as {Person} has".

'2.3' ::
    concerns(Order, Person) at Stage <=
        suspends(Order, Role),
        role(Person, Role) at Stage
    says "{Order} concerns every {Role}, and {Person} is one".

'3.1' ::
    adds(Order, access(Person, Room)) at Stage <=
        grants(Order, _, Room),
        concerns(Order, Person) at Stage
    says "{Order} gives {Person} access to {Room}".

'3.2' ::
    adds(Order, role(Person, Role)) at Stage <=
        promotes(Order, _, Role),
        concerns(Order, Person) at Stage
    says "{Order} makes {Person} a {Role}".

'3.3' ::
    removes(Order, access(Person, Room)) at Stage <=
        suspends(Order, _),
        concerns(Order, Person) at Stage,
        access(Person, Room) at Stage
    says "{Order} takes {Person}'s access to {Room} away".

'3.4' ::
    adds(Order, carried_out(Order, yes)) at _
    says "{Order} is carried out".

'4.1' ::
    pending(Order) at Stage <=
        order(Order, _),
        not(carried_out(Order, yes) at Stage)
    says "{Order} is still to be carried out".

'4.2' ::
    depends_on(Order, Other) at Stage <=
        pending(Other) at Stage,
        pending(Order) at Stage,
        Order \== Other,
        concerns(Order, Person) at Stage+Other,
        not(concerns(Order, Person) at Stage)
    says "if {Other} came first, {Order} would concern {Person} too".

'4.3' ::
    waits(Order) at Stage <=
        depends_on(Order, Other) at Stage,
        not(depends_on(Other, Order) at Stage)
    says "{Order} depends on {Other}, and not the other way round".

'4.4' ::
    next(Order) at Stage <=
        least(Day-Candidate,
              ( pending(Candidate) at Stage,
                order(Candidate, Day),
                not(waits(Candidate) at Stage)
              ),
              _-Order)
    says "{Order} has the earliest date of the orders that need not wait".

'5' ::
    may_enter(Person, Room) <=
        access(Person, Room) at final
    says "after all orders, {Person} has access to {Room}".
