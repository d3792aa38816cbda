:- encoding(utf8).
:- module(reading_relevance_tapping, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which unread texts could change what comes of tapping a permanent for mana

A text that could change a result makes a yes and a no doubtful alike: there may be more mana, less,
or other mana. Besides the texts that matter for what the permanent could produce
(relevance_mana.pl) these are triggered mana abilities that are not read, and texts that could
change what is counted. Also whether something is a mana ability can hang on a text.
*/

:- relation could_change_mana(Text, +Permanent)
       says "{Text} could change what comes of tapping {Permanent} for mana"
       else "{Text} can't change what comes of tapping {Permanent} for mana".

:- relation unread_mana_trigger(Text, Source)
       says "{Text} is a triggered mana ability that is not read"
       else "{Text} is not a triggered mana ability that is not read".

:- relation static_text_about_triggers(Text)
       says "{Text} is not read, and it may say whether abilities trigger, or how often"
       else "{Text} does not say whether abilities trigger, or how often".

:- relation looks_at_part(+Event, Part)
       says "{Event} may look at the {Part} of what is tapped"
       else "{Event} does not look at the {Part} of what is tapped".

:- relation speaks_of_triggering(+Words)
       says "the words may say whether abilities trigger, or how often"
       else "the words do not say whether abilities trigger, or how often".

:- relation concerns_tapping_of(+Source, +Permanent)
       says "what {Source} says may be about {Permanent}"
       else "what {Source} says is not about {Permanent}".

:- relation speaks_of_mana_being_made(+Words)
       says "the words may be those of a triggered mana ability"
       else "the words are not those of a triggered mana ability".

:- relation counts_part(Permanent, Part)
       says "how much mana {Permanent} gives hangs on the {Part} of objects"
       else "how much mana {Permanent} gives does not hang on the {Part} of objects".

:- relation trigger_counts_part(Permanent, Part)
       says "what tapping {Permanent} for mana triggers hangs on the {Part} of objects"
       else "nothing that tapping {Permanent} for mana triggers hangs on the {Part} of objects".

:- relation part_counted(+Amount, Part)
       says "{Amount} looks at the {Part} of objects"
       else "{Amount} does not look at the {Part} of objects".

:- relation words_of_part(Part, Words)
       says "the words for {Part} are {Words}"
       else "the words for {Part} are not {Words}".

:- relation number_left_open(Permanent, Ability)
       says "a number that {Ability} of {Permanent} speaks of is not known"
       else "every number that {Ability} of {Permanent} speaks of is known".

:- relation number_in(+Amount, What)
       says "{What} is a number in {Amount}"
       else "{What} is not a number in {Amount}".

:- relation could_be_mana_ability(Object, Ability)
       says "{Ability} of {Object}, which is not read, could be a mana ability"
       else "{Ability} of {Object} is read as far as being a mana ability goes".

:- relation could_give_ability(Text, +Object)
       says "{Text} could give {Object} an ability"
       else "{Text} can't give {Object} an ability".

:- relation text_of_ability(Object, Ability, Text)
       says "{Text} is the text of {Ability}"
       else "{Text} is not the text of {Ability}".


'reading/help/tapping' ::
    could_help(Text, tap_for_mana(Permanent)) <=
        permanent(Permanent),
        collect(Changing, could_change_mana(Changing, Permanent), Texts),
        member(Text, Texts)
            else "no text could change it"
    says "{Text} could add mana".

'reading/hinder/tapping' ::
    could_hinder(Text, tap_for_mana(Permanent)) <=
        permanent(Permanent),
        collect(Changing, could_change_mana(Changing, Permanent), Texts),
        member(Text, Texts)
            else "no text could change it"
    says "{Text} could change the mana".


'106.7/more_of_it' ::
    could_change_mana(Text, Permanent) <=
        could_add_type(Text, Permanent)
    says "{Text} could add mana".

'106.7/less_of_it' ::
    could_change_mana(Text, Permanent) <=
        could_remove_type(Text, Permanent)
    says "{Text} could take mana away".

'605.1b/unread' ::
    could_change_mana(Text, Permanent) <=
        unread_mana_trigger(Text, Source),
        concerns_tapping_of(Source, Permanent)
    says "{Text} could trigger and add mana".

% The Aura is still there when the mana is produced, but what it was attached to is gone.

'106.12a/gone' ::
    could_change_mana(text(Source, Face, Index), Permanent) <=
        attached_to(Source, Permanent),
        mana_trigger_in_force(Source, printed(Face, Index)),
        activated_mana_ability(Permanent, Ability),
        activated_ability(Permanent, Ability, Costs, _Effect),
        sacrifices_itself(Costs)
    says "{Source} may no longer see {Permanent}, which is sacrificed for its mana".

% It would trigger itself for ever.

'605.1b/endless' ::
    could_change_mana(text(Source, Face, Index), Permanent) <=
        mana_trigger_in_force(Source, printed(Face, Index)),
        triggered_ability(Source, printed(Face, Index), Event, _Condition, _Effect),
        adding_event(Event, NounPhrase),
        tapped_such(NounPhrase, Source, Source),
        permanent(Permanent)
    says "{Source} may trigger from the mana that it adds itself".

'608.2h/cost' ::
    could_change_mana(text(Permanent, Face, Index), Permanent) <=
        has_line(Permanent, Face, Index),
        counts_what_its_cost_changes(Permanent, printed(Face, Index))
    says "its cost may change what it counts".

'107.3/counted_by_trigger' ::
    could_change_mana(Text, Permanent) <=
        trigger_counts_part(Permanent, Part),
        could_change(Text, _Counted, Part)
    says "{Text} could change what is counted".

% What a trigger in force rests on: the ability of its source, and what the permanent is.

'605.1b/source_changed' ::
    could_change_mana(Text, Permanent) <=
        mana_trigger_in_force(Source, _Trigger),
        concerns_tapping_of(Source, Permanent),
        may_be_silenced(Text, Source)
    says "{Text} could take the ability that triggers from {Source}".

'605.1b/permanent_changed' ::
    could_change_mana(Text, Permanent) <=
        mana_trigger_in_force(Source, Trigger),
        concerns_tapping_of(Source, Permanent),
        triggered_ability(Source, Trigger, Event, _Condition, _Effect),
        looks_at_part(Event, Part),
        could_change(Text, Permanent, Part)
    says "{Text} could change whether {Source} speaks of {Permanent}".

'603.2d/tapping' ::
    could_change_mana(Text, Permanent) <=
        mana_trigger_in_force(Source, _Trigger),
        concerns_tapping_of(Source, Permanent),
        static_text_about_triggers(Text)
    says "{Text} could have the ability of {Source} trigger more often, or not at all".

'605.1b/looks_at_type' :: looks_at_part(_Event, type)
    says "it says of which card type the permanent is".

'605.1b/looks_at_subtype' ::
    looks_at_part(Event, subtype) <=
        subterm(sub(_Subtype), Event)
    says "it says which subtype the permanent has".

'605.1b/looks_at_supertype' ::
    looks_at_part(Event, supertype) <=
        words(Event, Words),
        shares(Words, [basic, nonbasic, legendary, snow])
            else "it speaks of no supertype"
    says "it says which supertype the permanent has".

% What could be produced can hang on a number, too.

'107.3/open' ::
    could_add_type(text(Object, Face, Index), Permanent) <=
        number_left_open(Object, printed(Face, Index)),
        depends_on(Permanent, Object)
    says "a number that {Object} speaks of is not known".

'107.3/changed' ::
    could_add_type(Text, Permanent) <=
        counts_part(Object, Part),
        could_change(Text, _Counted, Part),
        depends_on(Permanent, Object)
    says "{Text} could change what {Object} counts".

'107.3/changed_for_less' ::
    could_remove_type(Text, Permanent) <=
        counts_part(Object, Part),
        could_change(Text, _Counted, Part),
        depends_on(Permanent, Object)
    says "{Text} could change what {Object} counts".


%   Triggered mana abilities that are not read.

'605.1b/not_understood' ::
    unread_mana_trigger(text(Source, Face, Index), Source) <=
        permanent(Source),
        has_line(Source, Face, Index),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        speaks_of_mana_being_made(Words)
    says "line {Index} of {Source} was not understood".

'605.1b/no_reading' ::
    unread_mana_trigger(text(Source, Face, Index), Source) <=
        permanent(Source),
        has_line(Source, Face, Index),
        triggered_mana_ability(Source, printed(Face, Index)),
        triggered_ability(Source, printed(Face, Index), Event, Condition, Effect),
        not(read_mana_trigger(Event, Condition, Effect))
            else "line {Index} of {Source} is read"
    says "no reading covers line {Index} of {Source}".

'607.2d/choice_left_out' ::
    unread_mana_trigger(text(Source, Face, Index), Source) <=
        mana_trigger_in_force(Source, printed(Face, Index)),
        printed_ability(Face, Index, Term),
        words(Term, Words),
        contains_any(Words, [[chosen, color], [that, color]]),
        not(chosen(Source, color, _Color))
            else "the board gives the color chosen for {Source}"
    says "the board does not give the color chosen for {Source}".

'605.1b/words' ::
    speaks_of_mana_being_made(Words) <=
        shares(Words, [whenever, when]),
        shares(Words, [mana]),
        shares(Words, [add, adds])
    says "it speaks of mana and of adding some".

%   603.2: texts about triggering, none of which is read.

'603.2/not_understood' ::
    static_text_about_triggers(text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        speaks_of_triggering(Words)
    says "line {Index} of {Object} was not understood and speaks of triggering".

'603.2/no_reading' ::
    static_text_about_triggers(text(Object, Face, Index)) <=
        permanent(Object),
        has_line(Object, Face, Index),
        printed_ability(Face, Index, Term),
        words(Term, Words),
        speaks_of_triggering(Words)
    says "line {Index} of {Object} speaks of triggering".

'603.2/lasting_not_understood' ::
    static_text_about_triggers(lasting(Effect)) <=
        lasting_text(Effect, _Player, Text),
        words(Text, Words),
        speaks_of_triggering(Words)
    says "the effect {Effect} was not understood and speaks of triggering".

'603.2/lasting_no_reading' ::
    static_text_about_triggers(lasting(Effect)) <=
        lasting_effect(Effect, _Player, _Index, Term),
        words(Term, Words),
        speaks_of_triggering(Words)
    says "the effect {Effect} speaks of triggering".

% What enters, dies or attacks is never tapped for mana by that.

'603.2/words' ::
    speaks_of_triggering(Words) <=
        shares(Words, [trigger, triggers, triggered]),
        not(waits(Words))
            else "it is an activated or triggered ability",
        not(shares(Words, [enter, enters, entering, die, dies, dying, attack, attacks, attacking]))
            else "it is about what enters, dies or attacks"
    says "it speaks of triggering".


% An Aura or Fortification that speaks of what it is attached to may speak of other things too, but
% only one that is attached elsewhere is left out.

'303.4/elsewhere' ::
    concerns_tapping_of(Source, Permanent) <=
        permanent(Permanent),
        not((attached_to(Source, Host), Host \== Permanent))
            else "{Source} is attached to something else"
    says "{Source} is not attached to anything else".


%   Numbers.

'107.3/counts' ::
    counts_part(Permanent, Part) <=
        adds_mana(Permanent, _Ability, Amount),
        part_counted(Amount, Part)
    says "{Amount} looks at the {Part} of objects".

'107.3/trigger_counts' ::
    trigger_counts_part(Permanent, Part) <=
        permanent(Permanent),
        mana_trigger_in_force(Source, Trigger),
        concerns_tapping_of(Source, Permanent),
        triggered_ability(Source, Trigger, _Event, _Condition, Effect),
        trigger_adds(Effect, _Whom, Amount),
        part_counted(Amount, Part)
    says "{Source} adds {Amount}, which looks at the {Part} of objects".

'107.3/counts_objects' ::
    part_counted(Amount, Part) <=
        counted_in(Amount),
        member(Part, [type, subtype, supertype])
    says "it may count objects by their {Part}".

'107.3/counts_strength' ::
    part_counted(Amount, Part) <=
        counted_in(Amount),
        words(Amount, Words),
        member(Part, [power, toughness, color, ability]),
        words_of_part(Part, PartWords),
        shares(Words, PartWords)
            else "it does not speak of it"
    says "it looks at the {Part} of objects".

'107.3/power'     :: words_of_part(power, [power])           says "“power” speaks of power".

'107.3/toughness' :: words_of_part(toughness, [toughness])   says "“toughness” speaks of toughness".

'107.3/ability'   :: words_of_part(ability, [with])          says "“with” may speak of abilities".

'107.3/color'     :: words_of_part(color, [color, monocolored, multicolored, colorless, white, blue,
                                           black, red, green])
    says "these words speak of colors".

'107.3/number_open' ::
    number_left_open(Permanent, Ability) <=
        adds_mana(Permanent, Ability, Amount),
        number_in(Amount, What),
        readable_count(What),
        not(number_of(What, Permanent, _Number))
            else "the number {What} is known"
    says "{What} is not known".

'107.3/in_for_each'  :: number_in(for_each(What, _Amount), What)
    says "it is added for each of {What}".

'107.3/in_with_x'    :: number_in(with_x(What, _Amount), What)
    says "X is {What}".

'107.3/in_of_symbol' :: number_in(amount_of_symbol(_Symbol, What), What)
    says "as much as {What} is added".

'107.3/in_of_color' :: number_in(of_that_color(_Posts, amount(that_color, What)), What)
    says "as much as {What} is added".

'107.3/in_each_of_color' :: number_in(of_that_color(_Posts, for_each(What, _Amount)), What)
    says "it is added for each of {What}".


%   Whether something is a mana ability.

'reading/help/mana_ability' ::
    could_help(Text, mana_ability(Object, Ability)) <=
        has_ability(Object, Ability),
        could_be_mana_ability(Object, Ability),
        text_of_ability(Object, Ability, Text)
    says "{Text} could be a mana ability".

'reading/help/any_mana_ability' ::
    could_help(Text, mana_ability(Object, any)) <=
        has_ability(Object, Ability),
        could_be_mana_ability(Object, Ability),
        text_of_ability(Object, Ability, Text)
    says "{Text} could be a mana ability".

'reading/help/granted_mana_ability' ::
    could_help(Text, mana_ability(Object, any)) <=
        permanent(Object),
        collect(Unread, could_give_ability(Unread, Object), Texts),
        member(Text, Texts)
            else "no text could give it a mana ability"
    says "{Text} could give a mana ability".

'714.2/mana_ability' ::
    could_help(text(Object, Face, Index), mana_ability(Object, any)) <=
        chapter_may_have_given(Object, Face, Index, Words),
        shares(Words, [add, adds])
    says "the chapter in line {Index} may have given {Object} a mana ability".

'reading/hinder/mana_ability' ::
    could_hinder(Text, mana_ability(Object, _Ability)) <=
        permanent(Object),
        collect(Unread, could_remove_type(Unread, Object), Texts),
        member(Text, Texts)
            else "no text could take a mana ability away"
    says "{Text} could take a mana ability away".

'613.1/gives_ability' ::
    could_give_ability(Text, Object) <=
        unread_for_mana(Text, Source, Words),
        mana_topic(Words, Topic),
        may_add_types(Topic),
        static_in_force(Text, Source, Words),
        could_be_about(Words, Source, Object)
    says "it speaks of {Topic} and could be about {Object}".

'605.1/not_understood' ::
    could_be_mana_ability(Object, printed(Face, Index)) <=
        has_line(Object, Face, Index),
        unparsed_text(Face, Index, Text),
        words(Text, Words),
        shares(Words, [add, adds])
            else "it does not speak of adding anything"
    says "it was not understood, and it speaks of adding something".

'605.1/no_instruction' ::
    could_be_mana_ability(Object, Ability) <=
        activated_ability(Object, Ability, _Costs, Effect),
        words(Effect, Words),
        member(add, Words)
            else "it does not speak of adding anything",
        not(could_add_mana(Effect)),
        not(subterm(quoted(_Term), Effect)),
        not(subterm(delayed(_Event, _Later), Effect))
    says "it speaks of adding something in a way that no reading covers".

'605.1/no_triggered_instruction' ::
    could_be_mana_ability(Object, Ability) <=
        triggered_ability(Object, Ability, Event, _Condition, Effect),
        event_of_mana(Event),
        words(Effect, Words),
        member(add, Words)
            else "it does not speak of adding anything",
        not(could_add_mana(Effect)),
        not(subterm(quoted(_Term), Effect)),
        not(subterm(delayed(_Event, _Later), Effect))
    says "it speaks of adding something in a way that no reading covers".

'605.1/own_text' ::
    text_of_ability(Object, printed(Face, Index), text(Object, Face, Index)) <=
        has_line(Object, Face, Index)
    says "it is line {Index} of {Object}".

'113.10/text' ::
    text_of_ability(Object, granted(effect(Source, printed(Face, Index), Layer), Term),
                    text(Source, Face, Index)) <=
        has_ability(Object, granted(effect(Source, printed(Face, Index), Layer), Term))
    says "{Source} gives it".
