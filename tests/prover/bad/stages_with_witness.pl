:- encoding(utf8).
:- module(bad_stages_with_witness, []).
:- use_module(lawmage(prover/rule_language)).
:- use_module(prover_tests(good/shop_search), []).

:- fluents rich/1.

:- relation rich(Person) says "{Person} is rich" else "{Person} is not rich".
:- relation initially(Fluent) says "{Fluent} at first" else "not {Fluent} at first".
:- relation adds(+Effect, Fluent)
       says "{Effect} brings {Fluent}"
       else "{Effect} does not bring {Fluent}".
:- relation removes(+Effect, Fluent)
       says "{Effect} ends {Fluent}"
       else "{Effect} does not end {Fluent}".
:- relation next(Effect) says "{Effect} is next" else "{Effect} is not next".
:- relation solvent says "one can pay" else "one cannot pay".
:- relation exact(+Price, +Coins, +Chosen)
       says "{Chosen} of {Coins} are {Price}"
       else "{Chosen} of {Coins} are not {Price}".
:- relation impossible(+Price, +Coins, +Reason)
       says "no {Price} of {Coins}: {Reason}"
       else "{Reason} does not exclude {Price} of {Coins}".
:- relation change(+Price, +Coins, Chosen)
       says "{Chosen} of {Coins} are {Price}"
       else "no {Chosen} of {Coins} are {Price}".

:- witness change(+Price, +Coins, -Chosen) by shop_search:choose/3
           proves exact(Price, Coins, Chosen)
           refutes impossible(Price, Coins, Reason).

'solvent' ::
    solvent <=
        change(3, [2, 1], _)
    says "one can pay three".

'start' ::
    initially(rich(you)) <=
        solvent
    says "you can pay".

'next' ::
    next(spend) at Stage <=
        rich(you) at Stage,
        not(solvent)
    says "you have spent it".
