:- encoding(utf8).
:- module(steps, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Effects of every kind, also bad ones, for the evaluation of stages
*/

:- fact board: wants(Effect)
       says "{Effect} is wanted"
       else "{Effect} is not wanted".

:- fluents state/2.

:- relation state(Effect, State)
       says "{Effect} is {State}"
       else "{Effect} is not {State}".

:- relation initially(Fluent)
       says "{Fluent} from the start"
       else "{Fluent} not from the start".

:- relation adds(+Effect, Fluent)
       says "{Effect} brings about {Fluent}"
       else "{Effect} does not bring about {Fluent}".

:- relation removes(+Effect, Fluent)
       says "{Effect} puts an end to {Fluent}"
       else "{Effect} does not put an end to {Fluent}".

:- relation next(Effect)
       says "{Effect} is next"
       else "{Effect} is not next".

:- relation done(Effect)
       says "{Effect} is done"
       else "{Effect} is not done".

:- relation before(Effect, Other)
       says "{Effect} came before {Other}"
       else "{Effect} did not come before {Other}".

:- relation reached(Effect)
       says "{Effect} is reached"
       else "{Effect} is not reached".

'start' ::
    initially(state(start, done))
    says "the start is done".

'next' ::
    next(Effect) at Stage <=
        wants(Effect),
        not(state(Effect, done) at Stage)
    says "{Effect} is wanted and not done".

'done' ::
    adds(Effect, state(Effect, done)) at _ <=
        Effect \== again
    says "{Effect} is done".

'renew/ends' ::
    removes(renew, state(start, done)) at Stage <=
        state(start, done) at Stage
    says "the start is taken back".

'renew/begins' ::
    adds(renew, state(start, done)) at _
    says "the start is done again".

'nothing/adds' ::
    adds(nothing, state(start, done)) at _
    says "the start is done anyway".

'nothing/removes' ::
    removes(nothing, state(nowhere, done)) at _
    says "what is not there is removed".

'sleep' ::
    adds(sleep, tired(you)) at _
    says "a mistake: tired/1 is no fluent".

'final' ::
    done(Effect) <=
        state(Effect, done) at final
    says "in the end, {Effect} is done".

% Recursion about a stage, with tables.

'reached/start' ::
    reached(start) at Stage <=
        state(start, done) at Stage
    says "the start is reached".

'reached/more' ::
    reached(Effect) at Stage <=
        wants(Effect),
        reached(_) at Stage,
        state(Effect, done) at Stage
    says "{Effect} is reached from another".

'before' ::
    before(start, Effect) <=
        reached(Effect) at final,
        Effect \== start
    says "{Effect} is reached in the end".
