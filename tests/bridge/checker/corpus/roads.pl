:- encoding(utf8).
:- module(checker_roads, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Roads: relations recursive through each other, and explanations that go in circles */

:- fact board: road(From, To)
       says "a road leads from {From} to {To}"
       else "no road leads from {From} to {To}".

:- fact board: ferry(From, To, Price)
       says "a ferry goes from {From} to {To} for {Price}"
       else "no ferry goes from {From} to {To} for {Price}".

:- relation reached(From, To)
       says "{To} can be reached from {From}"
       else "{To} cannot be reached from {From}".

:- relation reached_by_water(From, To)
       says "{To} can be reached from {From} by water first"
       else "{To} cannot be reached from {From} by water first".

:- relation dead_end(Place)
       says "nothing can be reached from {Place}"
       else "{Place} is no dead end".

'1' ::
    reached(From, To) <= road(From, To)
    says "there is a road".

'2' ::
    reached(From, To) <= road(From, Stop), reached(Stop, To)
    says "over {Stop}".

'3' ::
    reached(From, To) <= reached_by_water(From, To)
    says "by water".

'4' ::
    reached_by_water(From, To) <= ferry(From, To, _)
    says "there is a ferry".

'5' ::
    reached_by_water(From, To) <= ferry(From, Stop, _), reached(Stop, To)
    says "by ferry to {Stop}".

'6' ::
    dead_end(Place) <= road(_, Place), not(reached(Place, _Other))
    says "nothing can be reached from {Place}".
