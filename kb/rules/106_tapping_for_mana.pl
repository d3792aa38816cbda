:- encoding(utf8).
:- module(rules_106_tapping_for_mana, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 106.12, 106.6 and 605.4: what comes of activating a mana ability

    mana_of_activation(Permanent, Ability, Mana)

is one possible result, if Ability were activated and resolved now: the mana that the permanent
produces, after the effects that change it (616.1), and what triggered mana abilities add to it. The
cost is taken to have been paid; whether it can be is not looked at. Mana is a multiset, as a list
in the standard order of terms:

    mana(Player, Type, Marks)         one mana of Type that Player has more
    Marks                             `snow` (107.4h), only(Sentence) for what it may or may not be
                                      spent on, rider(Sentence) for what else happens when it is
                                      spent (106.6)
*/

:- relation mana_of_activation(Permanent, Ability, Mana)
       says "activating {Ability} of {Permanent} can add {Mana}"
       else "activating {Ability} of {Permanent} can't add {Mana}".

:- relation tap_for_mana(Permanent, Ability, Mana)
       says "tapping {Permanent} for mana with {Ability} can add {Mana}"
       else "tapping {Permanent} for mana with {Ability} can't add {Mana}".

:- relation produced_on_activation(Permanent, Ability, Player, Types)
       says "{Ability} of {Permanent} can produce {Types} mana for {Player}"
       else "{Ability} of {Permanent} can't produce {Types} mana for {Player}".

:- relation counts_what_its_cost_changes(Permanent, Ability)
       says "paying the cost of {Ability} of {Permanent} could change how much mana it adds"
       else "paying the cost of {Ability} of {Permanent} does not change how much mana it adds".

:- relation cost_changes_nothing_counted(+Cost)
       says "paying {Cost} changes no number that is counted"
       else "paying {Cost} could change a number that is counted".

:- relation counted_in(+Amount)
       says "something is counted for {Amount}"
       else "nothing is counted for {Amount}".

:- relation looks_back(+Amount, +Cost)
       says "{Amount} looks back at what is sacrificed in {Cost}"
       else "{Amount} does not look back at what is sacrificed in {Cost}".

:- relation told_by_cost(+What)
       says "{What} is what was paid, whatever there is afterwards"
       else "{What} is not what was paid".

:- relation mana_trigger_in_force(Source, Trigger)
       says "{Trigger} of {Source} is a triggered mana ability that is read, and it is in force"
       else "{Trigger} of {Source} is no triggered mana ability that is read and in force".

:- relation triggers_from(+Permanent, +Ability, +Player, +Types, Triggers)
       says "what triggers when {Ability} of {Permanent} made {Types} mana is {Triggers}"
       else "what triggers when {Ability} of {Permanent} made {Types} mana is not {Triggers}".

:- relation triggers_on_tapping(Source, Trigger, +Permanent, +Ability, +Types)
       says "{Trigger} of {Source} triggers when {Permanent} is tapped for {Types} mana"
       else "{Trigger} of {Source} does not trigger when {Permanent} is tapped for {Types} mana".

:- relation still_seen(+NounPhrase, +Permanent, +Ability)
       says "{Permanent} is still where it was when its mana is produced"
       else "{Permanent} is gone when its mana is produced".

:- relation triggers_on_adding(Source, Trigger, +Adding, +Player, +Types)
       says "{Trigger} of {Source} triggers when an ability of {Adding} adds {Types} mana"
       else "{Trigger} of {Source} does not trigger when an ability of {Adding} adds {Types} mana".

:- relation asked_mana_produced(+Asked, +Source, +Types)
       says "{Types} is what {Source} asks for"
       else "{Types} is not what {Source} asks for".

:- relation added_by_triggers(+Triggers, +Player, +Produced, Mana)
       says "{Triggers} can add {Mana}"
       else "{Triggers} can't add {Mana}".

:- relation added_by_trigger(+Trigger, +Player, +Produced, Mana)
       says "{Trigger} can add {Mana}"
       else "{Trigger} can't add {Mana}".

:- relation added_by_further(+Triggers, +Player, +Produced, Mana)
       says "{Triggers} can add {Mana} in their turn"
       else "{Triggers} can't add {Mana} in their turn".

:- relation trigger_makes(+Source, +Trigger, +Player, +Produced, Receiver, Types)
       says "{Trigger} of {Source} can have {Receiver} add {Types} mana"
       else "{Trigger} of {Source} can't have {Receiver} add {Types} mana".

:- relation receiver(+Whom, +Source, +Player, Receiver)
       says "{Receiver} is who adds the mana"
       else "{Receiver} is not who adds the mana".

:- relation marks_of_addition(+Source, +Ability, Marks)
       says "mana that {Ability} of {Source} adds has the marks {Marks}"
       else "mana that {Ability} of {Source} adds does not have the marks {Marks}".

:- relation mark_of_addition(+Source, +Ability, Mark)
       says "{Mark} is a mark of the mana that {Ability} of {Source} adds"
       else "{Mark} is not a mark of the mana that {Ability} of {Source} adds".

:- relation as_mana(+Types, +Player, +Marks, Mana)
       says "{Types} mana for {Player} is {Mana}"
       else "{Types} mana for {Player} is not {Mana}".


:- remembered mana_trigger_in_force/2.


%   106.12: tapping a permanent for mana.

'106.12/result' ::
    tap_for_mana(Permanent, Ability, Mana) <=
        mana_of_activation(Permanent, Ability, Mana),
        tapped_for_mana(Permanent, Ability)
    says "the cost of {Ability} has the tap symbol in it, and activating it can add {Mana}".


%   605.3b and 605.4a: the ability resolves at once, then the abilities that it has triggered.

'605.3b/result' ::
    mana_of_activation(Permanent, Ability, Mana) <=
        produced_on_activation(Permanent, Ability, Player, Types),
        triggers_from(Permanent, Ability, Player, Types, []),
        marks_of_addition(Permanent, Ability, Marks),
        as_mana(Types, Player, Marks, Produced),
        msort(Produced, Mana)
    says "{Ability} of {Permanent} adds {Mana}, and no mana ability triggers".

'605.4a' ::
    mana_of_activation(Permanent, Ability, Mana) <=
        produced_on_activation(Permanent, Ability, Player, Types),
        triggers_from(Permanent, Ability, Player, Types, [First|Further]),
        marks_of_addition(Permanent, Ability, Marks),
        as_mana(Types, Player, Marks, Produced),
        added_by_triggers([First|Further], Player, Types, Added),
        append(Produced, Added, All),
        msort(All, Mana)
    says "{Ability} of {Permanent} adds {Produced}, and what triggers from it adds {Added}".

'605.3b' ::
    produced_on_activation(Permanent, Ability, Player, Types) <=
        permanent(Permanent),
        activated_mana_ability(Permanent, Ability),
        not(counts_what_its_cost_changes(Permanent, Ability))
            else "paying its cost could change how much mana it adds",
        controls(Player, Permanent),
        would_produce(Permanent, Ability, Types)
    says "{Player} controls {Permanent}, and {Ability} produces {Types} mana as it resolves".

% What is counted is counted after the cost was paid (602.2b, 608.2c).

'608.2h' ::
    counts_what_its_cost_changes(Permanent, Ability) <=
        activated_ability(Permanent, Ability, Costs, _Effect),
        adds_mana(Permanent, Ability, Amount),
        counted_in(Amount),
        member(Cost, Costs),
        not(cost_changes_nothing_counted(Cost))
            else "paying {Costs} changes no number that is counted",
        not(looks_back(Amount, Cost))
            else "{Amount} is as it last was on the battlefield"
    says "{Amount} is counted when {Cost} has been paid".

% What is asked of the source itself is told by what it last was.

'608.2h/last_known' ::
    looks_back(Amount, Cost) <=
        sacrifices_itself([Cost]),
        number_in(Amount, What),
        number_of_source(What)
    says "{What} is looked up on the permanent that is sacrificed, as it last was".

'608.2h/tapped' ::
    counts_what_its_cost_changes(Permanent, Ability) <=
        activated_ability(Permanent, Ability, Costs, _Effect),
        shares(Costs, [tap, untap]),
        adds_mana(Permanent, Ability, Amount),
        words(Amount, Words),
        shares(Words, [tapped, untapped])
    says "{Amount} looks at what is tapped when {Costs} has been paid with {Permanent}".

'608.2h/tap' :: cost_changes_nothing_counted(tap)
    says "tapping the permanent changes no number, unless tapped permanents are counted".

'608.2h/untap' :: cost_changes_nothing_counted(untap)
    says "untapping the permanent changes no number, unless tapped permanents are counted".

'608.2h/mana' :: cost_changes_nothing_counted(mana(_Symbols))
    says "paying mana changes no number".

'608.2h/for_each' ::
    counted_in(for_each(What, _Amount)) <=
        not(told_by_cost(What))
    says "it counts for each of what there is".

'608.2h/removed' :: told_by_cost(counters_removed(_Kind))
    says "it is what was removed to pay for it".

'608.2h/x' :: counted_in(with_x(_What, _Amount))
    says "X is a number that is counted".

'608.2h/of_symbol' :: counted_in(amount_of_symbol(_Symbol, _What))
    says "it is a number that is counted".

'608.2h/of_color' :: counted_in(of_that_color(_Posts, _Amount))
    says "it may look at other objects".

'608.2h/among' :: counted_in(each_color_among(_NounPhrase))
    says "it looks at other objects".

'608.2h/one_among' :: counted_in(of(_Number, color_among(_NounPhrase)))
    says "it looks at other objects".

'608.2h/condition' :: counted_in(instead_if(_Condition, _New, _Old))
    says "it has a condition that may look at other objects".


%   106.12a: what triggers. The abilities of permanents are in force on the battlefield (113.6).

'113.6/mana_trigger' ::
    mana_trigger_in_force(Source, Trigger) <=
        permanent(Source),
        triggered_mana_ability(Source, Trigger),
        triggered_ability(Source, Trigger, Event, Condition, Effect),
        read_mana_trigger(Event, Condition, Effect)
            else "{Trigger} of {Source} is not read"
    says "{Source} is on the battlefield, and {Trigger} is read".

'603.7/mana_trigger' ::
    mana_trigger_in_force(Source, lasting(Source, Index)) <=
        lasting_effect(Source, _Player, Index, _Term),
        triggered_mana_ability(Source, lasting(Source, Index)),
        triggered_ability(Source, lasting(Source, Index), Event, Condition, Effect),
        read_mana_trigger(Event, Condition, Effect)
            else "line {Index} of {Source} is not read"
    says "{Source} lasts, and it is read".

'106.12a/all' ::
    triggers_from(Permanent, Ability, Player, Types, Triggers) <=
        tapped_for_mana(Permanent, Ability),
        collect(on_tapping(Tapping, OfTapping),
                triggers_on_tapping(Tapping, OfTapping, Permanent, Ability, Types), OnTapping),
        collect(on_adding(Adding, OfAdding),
                triggers_on_adding(Adding, OfAdding, Permanent, Player, Types), OnAdding),
        append(OnTapping, OnAdding, Triggers)
    says "these are all that trigger".

'605.1b/all' ::
    triggers_from(Permanent, Ability, Player, Types, Triggers) <=
        not(tapped_for_mana(Permanent, Ability))
            else "{Permanent} is tapped for mana",
        collect(on_adding(Source, Trigger),
                triggers_on_adding(Source, Trigger, Permanent, Player, Types), Triggers)
    says "{Permanent} is not tapped for mana, and these are all that trigger".

% Types is never empty here: an ability that produced no mana has triggered nothing.

'106.12a' ::
    triggers_on_tapping(Source, Trigger, Permanent, Ability, Types) <=
        mana_trigger_in_force(Source, Trigger),
        triggered_ability(Source, Trigger, Event, Condition, _Effect),
        tapping_event(Event, Who, NounPhrase, Asked),
        tapped_by(Who, Source, Permanent),
        tapped_such(NounPhrase, Source, Permanent),
        still_seen(NounPhrase, Permanent, Ability),
        asked_mana_produced(Asked, Source, Types),
        trigger_condition_met(Condition, Source)
    says "{Source} speaks of {Permanent} being tapped for mana, and it was, for {Types}".

'605.1b/adding' ::
    triggers_on_adding(Source, Trigger, Adding, Player, Types) <=
        mana_trigger_in_force(Source, Trigger),
        triggered_ability(Source, Trigger, Event, Condition, _Effect),
        adding_event(Event, NounPhrase),
        means_by_you(Source, Player),
        tapped_such(NounPhrase, Source, Adding),
        asked_mana_produced(chosen_color, Source, Types),
        trigger_condition_met(Condition, Source)
    says "an ability of {Adding} has {Player} add mana of which {Source} speaks".

% An Aura is attached to nothing when the permanent that it enchanted was sacrificed as a cost.

'106.12a/not_attached' ::
    still_seen(NounPhrase, _Permanent, _Ability) <=
        not(( NounPhrase = np(Determiner, _Description),
              member(Determiner, [enchanted, fortified])
            ))
    says "what was tapped for mana may be gone by then".

'106.12a/still_attached' ::
    still_seen(np(_Determiner, _Description), Permanent, Ability) <=
        activated_ability(Permanent, Ability, Costs, _Effect),
        not(sacrifices_itself(Costs))
    says "{Permanent} is not sacrificed for its mana".

'106.12a/any' :: asked_mana_produced(any, _Source, _Types)
    says "it does not matter which mana it was".

'106.12a/type' ::
    asked_mana_produced(Type, _Source, Types) <=
        mana_type(Type),
        member(Type, Types)
            else "no {Type} mana was produced"
    says "{Type} mana was produced".

'106.12a/chosen_color' ::
    asked_mana_produced(chosen_color, Source, Types) <=
        chosen(Source, color, Color),
        member(Color, Types)
            else "no {Color} mana was produced"
    says "{Color} mana was produced, the color chosen for {Source}".


% Each resolves on its own, so what they add together does not depend on their order.

'605.4a/none_left' :: added_by_triggers([], _Player, _Produced, [])
    says "no triggered mana ability is left".

'605.4a/next' ::
    added_by_triggers([Trigger|Triggers], Player, Produced, Mana) <=
        added_by_trigger(Trigger, Player, Produced, First),
        added_by_triggers(Triggers, Player, Produced, Rest),
        append(First, Rest, Mana)
    says "{Trigger} adds {First}".

'605.4a/on_adding' ::
    added_by_trigger(on_adding(Source, Trigger), Player, Produced, Mana) <=
        added_by_further([on_adding(Source, Trigger)], Player, Produced, Mana)
    says "{Trigger} of {Source} can add {Mana}".

% What it adds may make another ability trigger in its turn.

'605.4a/on_tapping' ::
    added_by_trigger(on_tapping(Source, Trigger), Player, Produced, Mana) <=
        trigger_makes(Source, Trigger, Player, Produced, Receiver, Types),
        marks_of_addition(Source, Trigger, Marks),
        as_mana(Types, Receiver, Marks, Own),
        collect(on_adding(Further, FurtherTrigger),
                triggers_on_adding(Further, FurtherTrigger, Source, Receiver, Types),
                OnAdding),
        added_by_further(OnAdding, Receiver, Types, Added),
        append(Own, Added, Mana)
    says "{Trigger} of {Source} has {Receiver} add {Types} mana".

'605.4a/no_further' :: added_by_further([], _Player, _Produced, [])
    says "nothing triggers in its turn".

'605.4a/further' ::
    added_by_further([on_adding(Source, Trigger)|Triggers], Player, Produced, Mana) <=
        trigger_makes(Source, Trigger, Player, Produced, Receiver, Types),
        marks_of_addition(Source, Trigger, Marks),
        as_mana(Types, Receiver, Marks, First),
        added_by_further(Triggers, Player, Produced, Rest),
        append(First, Rest, Mana)
    says "{Trigger} of {Source} has {Receiver} add {Types} mana".

'603.2' ::
    trigger_makes(Source, Trigger, Player, Produced, Receiver, Types) <=
        triggered_ability(Source, Trigger, _Event, _Condition, Effect),
        trigger_adds(Effect, Whom, Amount),
        receiver(Whom, Source, Player, Receiver),
        trigger_gives(Amount, Source, Produced, Types)
    says "{Receiver} adds {Amount}, which can be {Types} mana".

'106.5/trigger' ::
    trigger_makes(Source, Trigger, Player, Produced, Receiver, []) <=
        triggered_ability(Source, Trigger, _Event, _Condition, Effect),
        trigger_adds(Effect, Whom, Amount),
        receiver(Whom, Source, Player, Receiver),
        not(trigger_gives(Amount, Source, Produced, _Types))
            else "the type of {Amount} is defined"
    says "no type of mana is defined by {Amount}, so it adds no mana".

'109.5/you_receive' ::
    receiver(you, Source, _Player, Receiver) <=
        means_by_you(Source, Receiver)
    says "“you” on {Source} is {Receiver}".

'106.12a/tapper_receives' :: receiver(tapper, _Source, Player, Player)
    says "{Player} tapped for mana".


%   106.6: what else the mana is. An effect that makes it more leaves that as it is (106.6a).

'106.6/marks' ::
    marks_of_addition(Source, Ability, Marks) <=
        collect(Mark, mark_of_addition(Source, Ability, Mark), Marks)
    says "these are all its marks".

'107.4h/mark' ::
    mark_of_addition(Source, _Ability, snow) <=
        is_supertype(Source, snow)
    says "{Source} is snow, so its mana is mana from a snow source".

'106.6/activated' ::
    mark_of_addition(Source, Ability, Mark) <=
        activated_ability(Source, Ability, _Costs, Effect),
        member(Sentence, Effect),
        mark_in_sentence(Sentence, Mark)
    says "{Ability} says so".

'106.6/triggered' ::
    mark_of_addition(Source, Ability, Mark) <=
        triggered_ability(Source, Ability, _Event, _Condition, Effect),
        member(Sentence, Effect),
        mark_in_sentence(Sentence, Mark)
    says "{Ability} says so".


'106.4/no_mana' :: as_mana([], _Player, _Marks, [])
    says "there is no more mana".

'106.4/mana' ::
    as_mana([Type|Types], Player, Marks, [mana(Player, Type, Marks)|Mana]) <=
        as_mana(Types, Player, Marks, Mana)
    says "one {Type} mana and the rest".
