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

:- relation time_needed(+Player, +Card, +Way, Time)
       says "{Card} is cast {Time}"
       else "{Card} is not cast {Time}".

:- relation time_is_now(+Time, +Player)
       says "{Time}: that is now for {Player}"
       else "{Time}: that is not now for {Player}".

:- relation cast_like_an_instant(+Player, +Card, +Way)
       says "{Card} may be cast any time {Player} could cast an instant"
       else "nothing lets {Player} cast {Card} like an instant".

:- relation could_cast_an_instant(Player)
       says "{Player} could cast an instant now"
       else "{Player} could not cast an instant now".

:- relation players_receive_priority
       says "players receive priority in this step"
       else "no player receives priority in this step".

:- relation nobody_receives_priority
       says "no player receives priority in this step"
       else "this is no step in which nobody receives priority".

:- relation could_cast_a_sorcery(Player)
       says "{Player} could cast a sorcery now"
       else "{Player} could not cast a sorcery now".


% Each spell has one time at which it is cast, so that a “no” tells what is wrong with that one.

'117.1a' ::
    right_time_to_cast(Player, Card, Way) <=
        time_needed(Player, Card, Way, Time),
        time_is_now(Time, Player)
    says "{Card} is cast {Time}, and that is now".

'117.1a/instant' ::
    time_needed(Player, Card, Way, when_instants_are_cast) <=
        cast_like_an_instant(Player, Card, Way)
    says "{Card} may be cast any time {Player} has priority".

'117.1a/noninstant' ::
    time_needed(Player, Card, Way, when_sorceries_are_cast) <=
        not(cast_like_an_instant(Player, Card, Way))
            else "{Card} may be cast like an instant"
    says "{Card} would be no instant spell: it needs a main phase of {Player} and an empty stack".

'117.1a/now' ::
    time_is_now(when_instants_are_cast, Player) <=
        could_cast_an_instant(Player)
    says "{Player} could cast an instant".

'117.1a/main_phase' ::
    time_is_now(when_sorceries_are_cast, Player) <=
        could_cast_a_sorcery(Player)
    says "{Player} could cast a sorcery".

'304.1/time' ::
    cast_like_an_instant(_Player, Card, Way) <=
        proposed_type(Way, instant)
            else "{Card} would not be an instant spell"
    says "{Card} would be an instant spell".


%   117.3a: in the untap step nobody has priority, whatever the board says. In the cleanup step
%   nobody has it unless something has happened that the board does not show (514.3a); a board that
%   says who has priority says so.

'117.3a' ::
    players_receive_priority <=
        not(nobody_receives_priority)
            else "no player receives priority in this step"
    says "it is no step in which nobody receives priority".

'502.4' ::
    nobody_receives_priority <=
        step(untap)
    says "it is the untap step, in which no player receives priority".

'514.3' ::
    nobody_receives_priority <=
        step(cleanup),
        not(priority_stated(_Player))
            else "the board says who has priority, so something has happened (514.3a)"
    says "it is the cleanup step, in which normally no player receives priority".


%   What “any time they could cast an instant” and “only as a sorcery” mean.

'304.5' ::
    could_cast_an_instant(Player) <=
        has_priority(Player)
            else "{Player} does not have priority",
        players_receive_priority
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
        not(on_the_stack(_Object))
            else "the stack is not empty"
    says "{Player} has priority in a main phase of their own turn, and the stack is empty".
