:- encoding(utf8).
:- module(reading_mana_triggers, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> What card text says about abilities that trigger from mana

“Whenever enchanted land is tapped for mana, its controller adds an additional {G}”:

    tapping_event(Event, Who, NounPhrase, Produced)   what must be tapped for mana, by whom (`you`,
                                                      `opponent`, `anyone`), and for what: `any`,
                                                      `chosen_color` or a type of mana
    adding_event(Event, NounPhrase)                   “a land's ability causes you to add one or
                                                      more mana of the chosen color”
    trigger_adds(Effect, Whom, Amount)                who adds how much: `you`, or `tapper`

A trigger that is about mana and adds mana is read as a whole or not at all (read_mana_trigger/3):
one that is not makes an answer unknown where it matters.
*/

:- relation event_of_mana(+Event)
       says "{Event} is a mana ability being activated, or mana being added"
       else "{Event} is neither a mana ability being activated nor mana being added".

:- relation tapping_event(+Event, Who, NounPhrase, Produced)
       says "{Event} speaks of tapping {NounPhrase} for mana"
       else "{Event} does not speak of tapping anything for mana".

:- relation adding_event(+Event, NounPhrase)
       says "{Event} speaks of an ability that adds mana of the chosen color"
       else "{Event} does not speak of an ability that adds mana".

:- relation trigger_adds(+Effect, Whom, Amount)
       says "{Effect} has {Whom} add {Amount}"
       else "{Effect} has nobody add mana, as far as it is read".

:- relation adding_player(+Subject, Whom)
       says "{Subject} means {Whom}"
       else "{Subject} is not a player that is read".

:- relation added_amount(+Amount, +Adjuncts, Added)
       says "{Amount} is {Added}"
       else "{Amount} is not {Added}".

:- relation trigger_gives(+Amount, +Source, +Produced, Types)
       says "{Amount} of {Source} can be {Types} mana where {Produced} was produced"
       else "{Amount} of {Source} can't be {Types} mana where {Produced} was produced".

:- relation readable_trigger_amount(+Amount)
       says "{Amount} is an amount that is read"
       else "{Amount} is an amount that no reading covers".

:- relation readable_tapped(+NounPhrase)
       says "{NounPhrase} is read"
       else "{NounPhrase} is not read".

:- relation tapped_such(+NounPhrase, +Source, +Permanent)
       says "{Permanent} is among what {Source} calls {NounPhrase}"
       else "{Permanent} is not among what {Source} calls {NounPhrase}".

:- relation readable_trigger_condition(+Condition)
       says "the condition {Condition} is read"
       else "the condition {Condition} is not read".

:- relation trigger_condition_met(+Condition, +Source)
       says "the condition {Condition} of {Source} is met"
       else "the condition {Condition} of {Source} is not met".

:- relation read_mana_trigger(+Event, +Condition, +Effect)
       says "it is read when it triggers and what it adds"
       else "it is not read when it triggers or what it adds".

:- relation read_delayed_mana_trigger(+Term)
       says "it is read when {Term} triggers and what it adds"
       else "it is not read when {Term} triggers or what it adds".


% “While” something is true is part of the event, and it is about mana all the same.

'605.1b/tapping' ::
    event_of_mana(Event) <=
        subterm(v(tap(_NounPhrase), Adjuncts), Event),
        member(for_mana, Adjuncts)
            else "it does not speak of tapping for mana"
    says "it speaks of tapping something for mana, which is to activate a mana ability (106.12)".

'605.1b/tapped' ::
    event_of_mana(Event) <=
        subterm(v(be(tapped), Adjuncts), Event),
        words(Adjuncts, Words),
        infix([for, mana], Words)
            else "it does not speak of being tapped for mana"
    says "it speaks of being tapped for mana, which is to activate a mana ability (106.12)".

'605.1b/tapping_for_type' ::
    event_of_mana(whenever([c(_Whoever, [v(tap(_NounPhrase), [for_symbol(_Symbol)])])]))
    says "tapping something for mana of some type is to activate a mana ability (106.12)".

'605.1b/event_adds' ::
    event_of_mana(Event) <=
        subterm(cause_to(_Whom, v(add(_Amount), _Adjuncts)), Event)
    says "it speaks of mana being added".


'106.12a/event' ::
    tapping_event(whenever([Clause]), Who, NounPhrase, any) <=
        tapping(Clause, Who, NounPhrase, 1)
    says "it triggers whenever {NounPhrase} is tapped for mana".

'106.12a/event_of_opponents' ::
    tapping_event(whenever([c(player(a_opponent), [v(tap(NounPhrase), [for_mana])])]),
                  opponent, NounPhrase, any)
    says "it triggers whenever an opponent taps {NounPhrase} for mana".

'106.12a/event_of_color' ::
    tapping_event(whenever([c(NounPhrase, [v(be(tapped), [for_mana_of(chosen_color)])])]),
                  anyone, NounPhrase, chosen_color)
    says "it triggers whenever {NounPhrase} is tapped for mana of the chosen color".

'106.12a/event_of_type' ::
    tapping_event(whenever([c(you, [v(tap(NounPhrase), [for_symbol(Symbol)])])]), you, NounPhrase,
                  Type) <=
        plain_symbol(Symbol, Type)
    says "it triggers whenever {NounPhrase} is tapped for {Type} mana".

'605.1b/event_of_adding' ::
    adding_event(whenever([c(owned(of(NounPhrase), f([], n(ability), [])),
                             [v(cause_to(you, v(add(or_more_of(1, chosen_color)), [])), [])])]),
                 NounPhrase)
    says "it triggers whenever an ability of {NounPhrase} adds mana of the chosen color".


'603.1/you_add' ::
    trigger_adds([do([v(add(Amount), Adjuncts)])|Riders], you, Added) <=
        added_amount(Amount, Adjuncts, Added),
        leaves_mana_alone(Riders)
    says "“you” add {Added}".

'603.1/player_adds' ::
    trigger_adds([clause(c(player(Subject), [v(add(Amount), Adjuncts)|Further]))|Riders],
                 Whom, Added) <=
        adding_player(Subject, Whom),
        added_amount(Amount, Adjuncts, Added),
        leaves_mana_alone(Further),
        leaves_mana_alone(Riders)
    says "the player adds {Added}".

% What such an ability would add if it resolved now is what its source could produce (106.7).

'106.7/trigger_adds' ::
    effect_adds(triggered(Event, _Condition, Effect), Amount) <=
        event_of_mana(Event),
        trigger_adds(Effect, _Whom, Amount),
        words(Amount, Words),
        not(infix([that, color], Words))
            else "it adds mana of a color that was chosen"
    says "resolving, it adds {Amount}".

'106.7/trigger_adds_chosen' ::
    effect_adds(triggered(Event, _Condition, Effect), of(Number, chosen_color)) <=
        event_of_mana(Event),
        trigger_adds(Effect, _Whom, of(Number, that_color))
    says "resolving, it adds {Number} mana of the chosen color".

'109.5/that_player' :: adding_player(that, tapper)
    says "“that player” is who tapped for mana".

% Only its controller can have tapped it (602.2).

'109.5/its_controller' :: adding_player(controller(its), tapper)
    says "“its controller” is who tapped it for mana".

% “An additional {G}” comes on top of what was produced, as everything that a trigger adds does.

'106.3/additional' ::
    added_amount(additional(Amount), [], Amount)
    says "{Amount} is added besides".

'106.3/plain' ::
    added_amount(Amount, [], Amount) <=
        words(Amount, Words),
        not(member(additional, Words))
    says "{Amount} is added".

'106.3/plain_counted' ::
    added_amount(Amount, [Adjunct], Counted) <=
        counted_amount(Adjunct, Amount, Counted)
    says "{Amount} is added as often as is said".

'106.3/additional_counted' ::
    added_amount(additional(Amount), [Adjunct], Counted) <=
        counted_amount(Adjunct, Amount, Counted)
    says "{Amount} is added besides, as often as is said".


'106.12a/produced' ::
    trigger_gives(of(1, produced(type, _That)), _Source, Produced, [Type]) <=
        member(Type, Produced)
    says "{Type} is a type that was produced".

'106.12a/that_color' ::
    trigger_gives(of(Number, that_color), Source, _Produced, Types) <=
        chosen(Source, color, Color),
        copies(Number, Color, Types)
    says "{Color} is the color chosen for {Source}".

'106.12a/amount' ::
    trigger_gives(Amount, Source, _Produced, Types) <=
        readable_amount(Amount),
        amount_gives(Amount, Source, Types)
    says "{Amount} can be {Types} mana".

'reading/produced_amount' :: readable_trigger_amount(of(1, produced(type, _That)))
    says "a type that was produced is read".

'reading/that_color_amount' ::
    readable_trigger_amount(of(Number, that_color)) <=
        integer(Number)
    says "mana of the chosen color is read".

'reading/trigger_amount' ::
    readable_trigger_amount(Amount) <=
        readable_amount(Amount)
    says "{Amount} is read".


'109.2/tapped' ::
    tapped_such(np(a, Description), Source, Permanent) <=
        described_now(Description, Source, Permanent)
    says "{Permanent} is one of those that are meant".

'303.4/tapped' ::
    tapped_such(np(enchanted, Description), Source, Permanent) <=
        attached_to(Source, Permanent),
        described_now(Description, Source, Permanent)
    says "{Source} enchants {Permanent}".

'301.6/tapped' ::
    tapped_such(np(fortified, Description), Source, Permanent) <=
        attached_to(Source, Permanent),
        described_now(Description, Source, Permanent)
    says "{Source} fortifies {Permanent}".

'201.5/tapped' :: tapped_such(this(_Description), Source, Source)
    says "{Source} speaks of itself".

% Only its controller activates an ability (602.2).

'102.2/taps' ::
    tapped_by(opponent, Source, Permanent) <=
        means_by_you(Source, You),
        opponent(You, Opponent),
        controls(Opponent, Permanent)
            else "{Opponent} does not control {Permanent}"
    says "{Opponent}, an opponent of {You}, controls {Permanent} and so would tap it".


'reading/tapped_any' ::
    readable_tapped(np(Determiner, Description)) <=
        member(Determiner, [a, enchanted, fortified]),
        readable_now_as(Description)
    says "it is read which permanents are meant".

'reading/tapped_itself' :: readable_tapped(this(_Description))
    says "the source itself is meant".


'603.4/none' :: readable_trigger_condition(none)
    says "there is no condition".

'603.4/read' ::
    readable_trigger_condition(if(Condition)) <=
        readable_now(Condition)
    says "it is read when the condition holds".

'603.4/met' :: trigger_condition_met(none, _Source)
    says "there is no condition".

'603.4' ::
    trigger_condition_met(if(Condition), Source) <=
        holds_now(Condition, Source)
    says "{Condition} holds".


'reading/tapping_trigger' ::
    read_mana_trigger(Event, Condition, Effect) <=
        tapping_event(Event, _Who, NounPhrase, _Produced),
        readable_tapped(NounPhrase),
        readable_trigger_condition(Condition),
        trigger_adds(Effect, _Whom, Amount),
        readable_trigger_amount(Amount)
    says "every part of it is read".

'reading/delayed_trigger' ::
    read_delayed_mana_trigger(text([pre(_Duration, delayed(Event, Sentence))])) <=
        read_mana_trigger(Event, none, [Sentence])
    says "it lasts, and every part of it is read".

'reading/lasting_trigger' ::
    read_delayed_mana_trigger(triggered(Event, Condition, Effect)) <=
        read_mana_trigger(Event, Condition, Effect)
    says "it lasts, and every part of it is read".

'reading/adding_trigger' ::
    read_mana_trigger(Event, Condition, Effect) <=
        adding_event(Event, NounPhrase),
        readable_tapped(NounPhrase),
        readable_trigger_condition(Condition),
        trigger_adds(Effect, _Whom, Amount),
        readable_trigger_amount(Amount)
    says "every part of it is read".
