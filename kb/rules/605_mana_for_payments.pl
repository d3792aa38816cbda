:- encoding(utf8).
:- module(rules_605_mana_for_payments, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 605.4: what a mana ability and what triggers from it add while a cost is paid

Triggered mana abilities resolve at once (605.4a), so what they add can be spent on the same cost.
106_tapping_for_mana.pl tells what triggers and what it adds. A trigger is _counted_ where that is
sure whatever else is activated before: it asks for no number and no condition, its source stays,
and its mana is like that of the ability. Any other leaves open how much mana there is.
*/

:- relation made_for_payment(+Player, +Object, +Ability, Types)
       says "{Ability} of {Object} and what triggers from it give {Player} {Types} mana"
       else "{Ability} of {Object} and what triggers from it do not give {Player} {Types} mana".

:- relation made_with_triggers(+Player, +Object, +Ability, Types)
       says "{Ability} of {Object} and what triggers from it give {Player} {Types} mana"
       else "{Ability} of {Object} and what triggers from it do not give {Player} {Types} mana".

:- relation some_mana_trigger
       says "there is a triggered mana ability"
       else "there is no triggered mana ability".

:- relation uncounted(+Player, +Object, +Ability, +Trigger)
       says "what {Trigger} adds hangs on what else is activated"
       else "what {Trigger} adds is sure".

:- relation trigger_of(+Trigger, Source, Ability)
       says "{Trigger} is {Ability} of {Source}"
       else "{Trigger} is not {Ability} of {Source}".

:- relation may_be_sacrificed_for_mana(+Player, Permanent)
       says "{Player} may sacrifice {Permanent} for mana"
       else "{Player} may not sacrifice {Permanent} for mana".

:- relation same_marks_for(+Player, +Marks, +Mana)
       says "all of {Mana} that is for {Player} has the marks {Marks}"
       else "some of {Mana} that is for {Player} has other marks than {Marks}".

:- relation types_for(+Player, +Mana, Types)
       says "of {Mana}, {Types} mana is for {Player}"
       else "of {Mana}, {Types} mana is not for {Player}".

:- remembered some_mana_trigger/0, made_with_triggers/4, may_be_sacrificed_for_mana/2.


'605.4a/some' ::
    some_mana_trigger <=
        mana_trigger_in_force(Source, Trigger)
    says "{Trigger} of {Source} is one".

'605.4a/no_trigger' ::
    made_for_payment(Player, Object, Ability, Types) <=
        not(some_mana_trigger),
        player(Player),
        would_produce(Object, Ability, Types)
    says "it produces {Types} mana, and nothing triggers from mana".

'605.4a/triggers' ::
    made_for_payment(Player, Object, Ability, Types) <=
        some_mana_trigger,
        made_with_triggers(Player, Object, Ability, Types)
    says "it gives {Types} mana, with what triggers from it".

'605.4a/none_triggers' ::
    made_with_triggers(Player, Object, Ability, Types) <=
        would_produce(Object, Ability, Types),
        triggers_from(Object, Ability, Player, Types, [])
    says "it produces {Types} mana, and nothing triggers from it".

'605.4a/with_triggers' ::
    made_with_triggers(Player, Object, Ability, Types) <=
        would_produce(Object, Ability, Produced),
        triggers_from(Object, Ability, Player, Produced, [First|Further]),
        not(( member(Trigger, [First|Further]),
              uncounted(Player, Object, Ability, Trigger)
            ))
            else "what triggers from it hangs on what else is activated",
        added_by_triggers([First|Further], Player, Produced, Added),
        types_for(Player, Added, AddedTypes),
        append(Produced, AddedTypes, Types)
    says "it produces {Produced} mana, and what triggers from it adds {Added}".

% What is not counted may be more, and never less: the mana of the ability itself is sure.

'605.4a/without_triggers' ::
    made_with_triggers(Player, Object, Ability, Types) <=
        would_produce(Object, Ability, Types),
        triggers_from(Object, Ability, Player, Types, Triggers),
        member(Trigger, Triggers),
        uncounted(Player, Object, Ability, Trigger)
    says "it produces {Types} mana, and what {Trigger} adds is not counted".


'605.4a/open' ::
    mana_source(Player, _Purpose, open(Object, Ability)) <=
        some_mana_trigger,
        usable_for_mana(Player, Object, Ability, _Costs),
        would_produce(Object, Ability, Types),
        triggers_from(Object, Ability, Player, Types, Triggers),
        member(Trigger, Triggers),
        uncounted(Player, Object, Ability, Trigger)
    says "what triggers from {Ability} hangs on what else is activated".


'605.4a/on_tapping_of' :: trigger_of(on_tapping(Source, Ability), Source, Ability)
    says "it triggers when a permanent is tapped for mana".

'605.4a/on_adding_of'  :: trigger_of(on_adding(Source, Ability), Source, Ability)
    says "it triggers when mana is added".

'608.2h/uncounted' ::
    uncounted(_Player, _Object, _Ability, Trigger) <=
        trigger_of(Trigger, Source, Triggered),
        triggered_ability(Source, Triggered, _Event, _Condition, Effect),
        trigger_adds(Effect, _Whom, Amount),
        counted_in(Amount)
    says "{Amount} is counted when it resolves".

'603.4/uncounted' ::
    uncounted(_Player, _Object, _Ability, Trigger) <=
        trigger_of(Trigger, Source, Triggered),
        triggered_ability(Source, Triggered, _Event, Condition, _Effect),
        Condition \== none
            else "it has no condition"
    says "it has the condition {Condition}".

'605.1b/uncounted_source' ::
    uncounted(Player, _Object, _Ability, Trigger) <=
        trigger_of(Trigger, Source, _Triggered),
        may_be_sacrificed_for_mana(Player, Source)
    says "{Source} itself may be sacrificed for mana before".

'106.6/uncounted' ::
    uncounted(Player, Object, Ability, Trigger) <=
        would_produce(Object, Ability, Produced),
        added_by_trigger(Trigger, Player, Produced, Added),
        marks_of_mana(Object, [Ability], Marks),
        not(same_marks_for(Player, Marks, Added))
            else "its mana is like that of the ability"
    says "{Added} is not like the mana of {Ability}".


'605.1a/sacrificed_itself' ::
    may_be_sacrificed_for_mana(Player, Permanent) <=
        controls(Player, Permanent),
        mana_ability(Permanent, Ability),
        activated_ability(Permanent, Ability, Costs, _Effect),
        sacrifices_itself(Costs)
    says "{Ability} of {Permanent} sacrifices it".

'605.1a/sacrificed_for_another' ::
    may_be_sacrificed_for_mana(Player, Permanent) <=
        controls(Player, Object),
        mana_ability(Object, Ability),
        activated_ability(Object, Ability, Costs, _Effect),
        takes_one_permanent(Costs, _Part, sacrifice, Description),
        could_be_taken(sacrifice, Description, Player, Object, Costs, Permanent)
    says "{Ability} of {Object} may take it".


'106.6/no_more' :: same_marks_for(_Player, _Marks, [])
    says "there is no more mana".

'106.6/same' ::
    same_marks_for(Player, Marks, [mana(Player, _Type, Marks)|Mana]) <=
        same_marks_for(Player, Marks, Mana)
    says "the first has these marks".

'106.6/of_another' ::
    same_marks_for(Player, Marks, [mana(Other, _Type, _OtherMarks)|Mana]) <=
        Other \== Player,
        same_marks_for(Player, Marks, Mana)
    says "the first is for {Other}".

'106.4/for_nobody' :: types_for(_Player, [], [])
    says "there is no more mana".

'106.4/for_player' ::
    types_for(Player, [mana(Player, Type, _Marks)|Mana], [Type|Types]) <=
        types_for(Player, Mana, Types)
    says "one {Type} mana is for {Player}".

'106.4/for_another' ::
    types_for(Player, [mana(Other, _Type, _Marks)|Mana], Types) <=
        Other \== Player,
        types_for(Player, Mana, Types)
    says "the first is for {Other}".
