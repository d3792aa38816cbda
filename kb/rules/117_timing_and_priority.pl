:- encoding(utf8).
:- module(rules_117_timing_and_priority, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 117: when a player may cast a spell

That a player may cast the spell at all is 601.3; what it is cast as is decided before (601.2a), so
everything here looks at the proposed spell and never at the card.
*/

:- relation right_time_to_cast(+Player, +Card, +Way)
       says "now is a time at which {Player} may cast {Card}"
       else "now is not a time at which {Player} may cast {Card}".

:- relation could_cast_an_instant(Player)
       says "{Player} could cast an instant now"
       else "{Player} could not cast an instant now".

:- relation could_cast_a_sorcery(Player)
       says "{Player} could cast a sorcery now"
       else "{Player} could not cast a sorcery now".


'117.1a' ::
    right_time_to_cast(Player, Card, Way) <=
        not(proposed_type(Way, instant))
            else "{Card} would be an instant spell, which has its own rule",
        could_cast_a_sorcery(Player)
    says "{Card} is no instant spell, so it is cast in {Player}'s main phase with an empty \c
          stack: now".

'117.1a/instant' ::
    right_time_to_cast(Player, Card, Way) <=
        proposed_type(Way, instant)
            else "{Card} would not be an instant spell",
        could_cast_an_instant(Player)
    says "{Card} is cast as an instant spell, so having priority is enough".


%   What “any time they could cast an instant” and “only as a sorcery” mean.

'304.5' ::
    could_cast_an_instant(Player) <=
        has_priority(Player)
            else "{Player} does not have priority"
    says "{Player} has priority".

'307.5' ::
    could_cast_a_sorcery(Player) <=
        has_priority(Player)
            else "{Player} does not have priority",
        active_player(Player)
            else "it is not {Player}'s turn",
        phase(Phase),
        main_phase(Phase)
            else "it is not a main phase",
        not(in_zone(_Object, stack))
            else "the stack is not empty"
    says "{Player} has priority in a main phase of their own turn, and the stack is empty".
