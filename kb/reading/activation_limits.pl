:- encoding(utf8).
:- module(reading_activation_limits, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> “Activate only ...”: when an ability may be activated (602.1b, 602.5)

A limit is looked at in one of two situations:

  - `with_priority`: as it is now
  - `while_paying`: in the middle of a payment of mana, where nobody has priority (601.2g)

The board says which abilities were activated this turn (activated_this_turn/2), by their lines. So “only
once each turn” is read, and whether an ability is used up is looked at by itself, used_up/2. Of an
ability that an effect gives, no board can say that; relevance_activating.pl puts it in doubt.
*/

:- relation within_limits(+Effect, +Situation, +Player, +Object)
       says "{Effect} lets {Player} activate the ability now"
       else "{Effect} does not let {Player} activate the ability now".

:- relation used_up(+Object, +Ability)
       says "{Ability} of {Object} may be activated only once each turn, and it was"
       else "{Ability} of {Object} is not used up".

:- relation may_be_used_up(+Ability, +Effect)
       says "{Ability} may be used up, and the board can't say so"
       else "the board says whether {Ability} is used up, or it may be activated again".

:- relation limited_to_once_each_turn(+Effect)
       says "{Effect} says “activate only once each turn”"
       else "{Effect} does not say “activate only once each turn”".

:- relation limits_read(+Limits)
       says "the limits {Limits} are read"
       else "the limits {Limits} are not read".

:- relation limit_read(+Limit)
       says "the limit {Limit} is read"
       else "the limit {Limit} is not read".

:- relation limit_met(+Limit, +Situation, +Player, +Object)
       says "“only {Limit}” is true now"
       else "“only {Limit}” is not true now".

:- relation limiting_condition_read(+Clause)
       says "the condition {Clause} is read"
       else "the condition {Clause} is not read".

:- relation true_for_activation(+Clause, +Player, +Object)
       says "the condition {Clause} is true"
       else "the condition {Clause} is not true".

:- relation quantity_at_least(+Determiner, Number)
       says "{Determiner} is at least {Number}"
       else "{Determiner} is not at least {Number}".

:- relation is_period(+Period, +Player)
       says "{Period} is now"
       else "{Period} is not now".

:- relation period_read(+Period)
       says "the time {Period} is read"
       else "the time {Period} is not read".

:- relation attackers_not_declared
       says "attackers have not been declared yet this turn"
       else "attackers may have been declared already this turn".


'602.5/alone' ::
    within_limits([_Sentence], _Situation, _Player, _Object)
    says "there is no instruction about activating it".

'602.5/limits' ::
    within_limits([First, Second|Sentences], Situation, Player, Object) <=
        all(( member(activate_only(Limits), [First, Second|Sentences]),
              member(Limit, Limits)
            ),
            limit_met(Limit, Situation, Player, Object))
    says "everything that it says about when it may be activated is true now".


'602.5/limits_read' ::
    limits_read(Limits) <=
        all(member(Limit, Limits),
            limit_read(Limit))
    says "each of {Limits} is read".


% Neither is ever true in the middle of a payment, since nobody has priority there.

'602.5d/as_sorcery' ::
    limit_met(as(sorcery), with_priority, Player, _Object) <=
        could_cast_a_sorcery(Player)
    says "{Player} could cast a sorcery".

'602.5e/as_instant' ::
    limit_met(as(instant), with_priority, Player, _Object) <=
        could_cast_an_instant(Player)
    says "{Player} could cast an instant".

'602.5/and_only' ::
    limit_met(and_only(Limit), Situation, Player, Object) <=
        limit_met(Limit, Situation, Player, Object)
    says "the other limit is met".

'602.5b/once_each_turn' :: limit_met(once_each_turn, _Situation, _Player, _Object)
    says "whether it was activated this turn is looked at by itself".

'602.5b' ::
    used_up(Object, printed(Face, Index)) <=
        activated_this_turn(Object, Index),
        activated_ability(Object, printed(Face, Index), _Costs, Effect),
        limited_to_once_each_turn(Effect)
    says "line {Index} says “activate only once each turn”, and it was activated this turn".

'602.5b/given' ::
    may_be_used_up(Ability, Effect) <=
        limited_to_once_each_turn(Effect),
        not(Ability = printed(_Face, _Index))
            else "the board says whether it was activated"
    says "no board can say that an ability which an effect gives was activated this turn".

'602.5b/limited' ::
    limited_to_once_each_turn(Effect) <=
        member(activate_only(Limits), Effect),
        subterm(once_each_turn, Limits)
    says "{Limits} has “once each turn” in it".

'602.5/if' ::
    limit_met(if(Clause), _Situation, Player, Object) <=
        true_for_activation(Clause, Player, Object)
    says "its condition is true".

'602.5/during' ::
    limit_met(during(Period), _Situation, Player, _Object) <=
        is_period(Period, Player)
    says "it is that time now".

'602.5/before_attackers' ::
    limit_met(during_before(Period,
                            comma(c(np(bare, f([], n(attacker), [])),
                                    [v(be(done(declare, [])), [])]))),
              _Situation, Player, _Object) <=
        is_period(Period, Player),
        attackers_not_declared
    says "it is that time, and attackers are still to be declared".

'602.5b/once_each_turn_read' :: limit_read(once_each_turn)
    says "“once each turn” is read".

'602.5/sorcery_read' :: limit_read(as(sorcery))
    says "“as a sorcery” is read".

'602.5/instant_read' :: limit_read(as(instant))
    says "“as an instant” is read".

'602.5/and_only_read' ::
    limit_read(and_only(Limit)) <=
        limit_read(Limit)
    says "the other limit is read".

'602.5/if_read' ::
    limit_read(if(Clause)) <=
        limiting_condition_read(Clause)
    says "its condition is read".

'602.5/during_read' ::
    limit_read(during(Period)) <=
        period_read(Period)
    says "its time is read".

'602.5/before_attackers_read' ::
    limit_read(during_before(Period,
                             comma(c(np(bare, f([], n(attacker), [])),
                                     [v(be(done(declare, [])), [])])))) <=
        period_read(Period)
    says "its time is read".


%   Conditions: those of conditions_now.pl, and some more.

'602.5/condition' ::
    true_for_activation(Clause, Player, Object) <=
        readable_now(Clause)
            else "it is no condition of that kind",
        holds_now(Clause, Object),
        player(Player)
    says "it holds now".

'602.5/in_your_graveyard' ::
    true_for_activation(there_are(np(Determiner, f([], n(card), [in(z(your, graveyard))]))), Player,
                        _Object) <=
        quantity_at_least(Determiner, Least),
        count(Card,
              ( in_zone(Card, graveyard),
                owner(Card, Player)
              ),
              Number),
        Number >= Least
            else "{Least} cards are needed, and {Player} has {Number} in their graveyard"
    says "{Player} has {Number} cards in their graveyard".

'602.5/no_cards_in_hand' ::
    true_for_activation(c(you, [v(have(no_cards_in_hand), [])]), Player, _Object) <=
        player(Player),
        not(( in_zone(Card, hand),
              owner(Card, Player)
            ))
            else "{Player} has a card in hand"
    says "{Player} has no cards in hand".

'602.5/host_is_untapped' ::
    true_for_activation(c(np(enchanted, _Described), [v(be(untapped), [])]), _Player, Object) <=
        attached_to(Object, Host),
        permanent(Host),
        not(tapped(Host))
    says "{Host}, to which {Object} is attached, is untapped".

'602.5/condition_read' ::
    limiting_condition_read(Clause) <=
        readable_now(Clause)
    says "it is read when the condition holds".

'602.5/in_your_graveyard_read' ::
    limiting_condition_read(there_are(np(Determiner,
                                         f([], n(card), [in(z(your, graveyard))])))) <=
        quantity_at_least(Determiner, _Least)
    says "it asks how many cards are in the player's graveyard".

'602.5/no_cards_in_hand_read' ::
    limiting_condition_read(c(you, [v(have(no_cards_in_hand), [])]))
    says "it asks whether the player has cards in hand".

'602.5/host_is_untapped_read' ::
    limiting_condition_read(c(np(enchanted, _Described), [v(be(untapped), [])]))
    says "it asks whether what the Aura is attached to is untapped".

'602.5/or_more' ::
    quantity_at_least(or_more(Number), Number) <=
        integer(Number)
    says "{Number} are enough".


%   Times. The player is “you”.

'602.5/your_turn' ::
    is_period(period(of(your), none, turn, []), Player) <=
        active_player(Player)
            else "it is not {Player}'s turn"
    says "it is {Player}'s turn".

'503.1/your_upkeep' ::
    is_period(period(of(your), none, upkeep, []), Player) <=
        active_player(Player)
            else "it is not {Player}'s turn",
        step(upkeep)
            else "it is not the upkeep step"
    says "it is {Player}'s upkeep".

'506.1/now' ::
    is_period(period(none, none, combat, []), Player) <=
        player(Player),
        phase(combat)
            else "it is not the combat phase"
    says "it is the combat phase".

'602.5/your_turn_read' :: period_read(period(of(your), none, turn, []))
    says "the player's turn is read".

'503.1/your_upkeep_read' :: period_read(period(of(your), none, upkeep, []))
    says "the player's upkeep is read".

'506.1/read' :: period_read(period(none, none, combat, []))
    says "the combat phase is read".

% Attackers are declared in the second step of the combat phase (508.1).

'508.1/beginning' ::
    attackers_not_declared <=
        phase(beginning)
    says "it is the beginning phase".

'508.1/precombat' ::
    attackers_not_declared <=
        phase(precombat_main)
    says "it is the precombat main phase".

'508.1/beginning_of_combat' ::
    attackers_not_declared <=
        step(beginning_of_combat)
    says "it is the beginning of combat step".
