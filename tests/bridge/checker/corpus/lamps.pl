:- encoding(utf8).
:- module(checker_lamps, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Lamps and switches: stages, with a look ahead */

:- fact board: lamp(Lamp)
       says "{Lamp} is a lamp"
       else "{Lamp} is no lamp".

:- fact board: lit(Lamp)
       says "{Lamp} is lit at first"
       else "{Lamp} is not lit at first".

:- fact board: wired(Switch, Lamp)
       says "{Switch} is wired to {Lamp}"
       else "{Switch} is not wired to {Lamp}".

:- fact board: pressed(Switch, Time) key [Switch]
       says "{Switch} is pressed at {Time}"
       else "{Switch} is not pressed at {Time}".

:- fluents on/1, used/1.

:- relation on(Lamp) says "{Lamp} is on" else "{Lamp} is off".
:- relation used(Switch) says "{Switch} was used" else "{Switch} was not used".

:- relation initially(Fluent)
       says "{Fluent} from the start"
       else "{Fluent} not from the start".

:- relation adds(+Switch, Fluent)
       says "{Switch} brings about {Fluent}"
       else "{Switch} does not bring about {Fluent}".

:- relation removes(+Switch, Fluent)
       says "{Switch} puts an end to {Fluent}"
       else "{Switch} does not put an end to {Fluent}".

:- relation next(Switch)
       says "{Switch} is next"
       else "{Switch} is not next".

:- relation waiting(Switch)
       says "{Switch} is still to be used"
       else "{Switch} is not to be used any more".

:- relation darkens(Switch)
       says "{Switch} would leave every lamp off"
       else "{Switch} would leave a lamp on".

:- relation bright(Lamp)
       says "{Lamp} shines in the end"
       else "{Lamp} does not shine in the end".

'1' ::
    initially(on(Lamp)) <= lamp(Lamp), lit(Lamp)
    says "{Lamp} is lit".

'2' ::
    adds(Switch, on(Lamp)) at Stage <= wired(Switch, Lamp), not(on(Lamp) at Stage)
    says "{Lamp} was off".

'3' ::
    removes(Switch, on(Lamp)) at Stage <= wired(Switch, Lamp), on(Lamp) at Stage
    says "{Lamp} was on".

'4' ::
    adds(Switch, used(Switch)) at _
    says "{Switch} is used".

'5' ::
    waiting(Switch) at Stage <= pressed(Switch, _), not(used(Switch) at Stage)
    says "{Switch} is to be used".

'6' ::
    darkens(Switch) at Stage <= waiting(Switch) at Stage, not(on(_Lamp) at Stage+Switch)
    says "no lamp would be on".

'7' ::
    next(Switch) at Stage <=
        least(Time-Other,
              ( waiting(Other) at Stage, not(darkens(Other) at Stage), pressed(Other, Time) ),
              _-Switch)
    says "{Switch} is the earliest that does not leave every lamp off".

'8' ::
    bright(Lamp) <= on(Lamp) at final
    says "{Lamp} is on in the end".
