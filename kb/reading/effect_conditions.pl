:- encoding(utf8).
:- module(reading_effect_conditions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> “As long as ...”: when a continuous effect of a static ability applies

    always                          there is no condition
    turn_of(you), turn_of(others)   whose turn it is
    source_has_counters(Kind, Number)
                                    the source has at least so many counters of the kind
    source_is(Quality)              tapped, untapped, enchanted, equipped
    source_fits(Description)        the source fits the description
    host_is(Description)            what the source is attached to fits the description
    you_control(Number, Description), opponent_controls(Number, Description)
                                    at least so many permanents of the description
    at_least(Number, Amount)        what is counted is at least so many
*/

:- relation effect_condition(+Clause, Condition)
       says "{Clause} means the condition {Condition}"
       else "{Clause} is no condition that is read".

:- relation condition_met(+Condition, +Source)
       says "the condition {Condition} of {Source} is met"
       else "the condition {Condition} of {Source} is not met".

:- relation condition_looks_at(+Condition, Mention)
       says "the condition {Condition} looks at {Mention}"
       else "the condition {Condition} does not look at {Mention}".

:- relation spelled_out(+Clause, +Affected, Named)
       says "behind what is affected, {Clause} means {Named}"
       else "{Clause} is no condition that is read behind what is affected".

:- relation about_it(+Clause)
       says "the subject of {Clause} is “it”"
       else "the subject of {Clause} is named".

:- relation long_form(+Verb, Long)
       says "{Verb} is {Long} in full"
       else "{Verb} is not {Long} in full".

:- relation shortened_verb(+Verb)
       says "{Verb} is shortened"
       else "{Verb} is not shortened".

:- relation time_of_effect(+Words, Condition)
       says "{Words} means {Condition}"
       else "{Words} is no time that is read".

:- relation at_least_so_many(+Determiner, +Description, Number, Wanted)
       says "{Determiner} means at least {Number} of {Wanted}"
       else "{Determiner} is no number that is read".

:- relation status(Quality)
       says "an object may be {Quality} whatever its characteristics are"
       else "whether an object is {Quality} is not read".

:- relation has_status(+Quality, +Object)
       says "{Object} is {Quality}"
       else "{Object} is not {Quality}".


%   What the words mean.

'611.3a/your_turn' :: time_of_effect(during(period(of(your), none, turn, [])), turn_of(you))
    says "“during your turn” asks whose turn it is".

'611.3a/other_turns' :: time_of_effect(during_turns_other_than_yours, turn_of(others))
    says "“during turns other than yours” asks whose turn it is".

'611.3a/is_your_turn' :: effect_condition(is_turn(your), turn_of(you))
    says "“it's your turn” asks whose turn it is".

'611.3a/counters' ::
    effect_condition(c(Subject, [v(have(counters_on(cs(Number, Kind), _Whom)), [])]),
                     source_has_counters(Kind, Number)) <=
        affected_ones(Subject, itself),
        integer(Number)
    says "it asks for {Number} {Kind} counters on the source".

'611.3a/more_counters' ::
    effect_condition(c(Subject, [v(have(counters_on(cs(or_more(Number), Kind), _Whom)), [])]),
                     source_has_counters(Kind, Number)) <=
        affected_ones(Subject, itself)
    says "it asks for {Number} or more {Kind} counters on the source".

'611.3a/status' ::
    effect_condition(c(Subject, [v(be(Quality), [])]), source_is(Quality)) <=
        affected_ones(Subject, itself),
        status(Quality)
    says "it asks whether the source is {Quality}".

'611.3a/equipped' ::
    effect_condition(c(Subject, [v(be(done(equip, [])), [])]), source_is(equipped)) <=
        affected_ones(Subject, itself)
    says "it asks whether the source is equipped".

'611.3a/source_fits' ::
    effect_condition(c(Subject, [v(be(np(a, Description)), [])]), source_fits(Description)) <=
        affected_ones(Subject, itself),
        readable_in_layers(Description)
    says "it asks what the source is".

'611.3a/host' ::
    effect_condition(c(np(Attached, _Named), [v(be(np(a, Description)), [])]),
                     host_is(Description)) <=
        member(Attached, [enchanted, equipped, fortified]),
        readable_in_layers(Description)
    says "it asks what the source is attached to".

'611.3a/host_quality' ::
    effect_condition(c(np(Attached, _Named), [v(be(Quality), [])]),
                     host_is(f([Quality], n(permanent), []))) <=
        member(Attached, [enchanted, equipped, fortified]),
        readable_word(Quality)
    says "it asks whether the host is {Quality}".

'611.3a/control' ::
    effect_condition(c(you, [v(control(np(Determiner, Description)), [])]),
                     you_control(Number, Wanted)) <=
        at_least_so_many(Determiner, Description, Number, Wanted),
        readable_in_layers(Wanted)
    says "it asks what “you” control".

'611.3a/opponent_controls' ::
    effect_condition(c(player(a_opponent), [v(control(np(Determiner, Description)), [])]),
                     opponent_controls(Number, Wanted)) <=
        at_least_so_many(Determiner, Description, Number, Wanted),
        readable_in_layers(Wanted)
    says "it asks what an opponent controls".

'611.3a/life' ::
    effect_condition(c(you, [v(have(life(or_more(Number))), [])]),
                     at_least(Number, statistic_of(your, life_total))) <=
        integer(Number)
    says "it asks for {Number} or more life".

'611.3a/there_are' ::
    effect_condition(there_are(np(or_more(Number), Description)),
                     at_least(Number, count(np(Description)))) <=
        readable_number(count(np(Description)))
    says "it asks whether there are {Number} or more".


'611.3a/one'     :: at_least_so_many(a, Description, 1, Description)
    says "“a” is at least one".

'611.3a/another' :: at_least_so_many(another, f(Adjectives, Noun, Posts), 1,
                                     f([other|Adjectives], Noun, Posts))
    says "“another” is at least one other".

'611.3a/more'    :: at_least_so_many(or_more(Number), Description, Number, Description)
    says "“{Number} or more” is at least {Number}".


% Behind what is affected, “it” is that: “enchanted creature has flying as long as it's white”.

'611.3a/named' ::
    spelled_out(Clause, _Affected, Clause) <=
        not(about_it(Clause))
            else "it is about “it”"
    says "it names what it is about".

'611.3a/it_is_source' ::
    spelled_out(c(it, [v(Verb, Adjuncts)]), itself, c(self, [v(Long, Adjuncts)])) <=
        long_form(Verb, Long)
    says "“it” is the source".

'611.3a/it_is_host' ::
    spelled_out(c(it, [v(Verb, Adjuncts)]), host(Description),
                c(np(enchanted, Description), [v(Long, Adjuncts)])) <=
        long_form(Verb, Long)
    says "“it” is what the source is attached to".

'611.3a/about_it'  :: about_it(c(it, _Verbs))
    says "its subject is “it”".

'611.3a/short'     :: long_form(short_be(What), be(What))
    says "“it's” is “it is”".

'611.3a/long' ::
    long_form(Verb, Verb) <=
        not(shortened_verb(Verb))
            else "it is shortened"
    says "it is not shortened".

'611.3a/shortened' :: shortened_verb(short_be(_What))
    says "“it's” is short for “it is”".


'110.5/status_tapped'   :: status(tapped)    says "it is a status".

'110.5/status_untapped' :: status(untapped)  says "it is a status".

'303.4/status'          :: status(enchanted) says "Auras are given with the board".

'301.5/status'          :: status(equipped)  says "Equipment is given with the board".


%   When a condition is met.

'611.3a/always' :: condition_met(always, _Source) at _
    says "there is no condition".

'611.3a/is_turn' ::
    condition_met(turn_of(you), Source) at _ <=
        means_by_you(Source, You),
        active_player(You)
            else "it is not the turn of {You}"
    says "it is the turn of {You}".

'611.3a/is_other_turn' ::
    condition_met(turn_of(others), Source) at _ <=
        means_by_you(Source, You),
        active_player(Player),
        Player \== You
            else "it is the turn of {You}"
    says "it is the turn of {Player}".

'611.3a/has_counters' ::
    condition_met(source_has_counters(Kind, Least), Source) at _ <=
        counters(Source, Kind, Number),
        Number >= Least
            else "{Source} has {Number} {Kind} counters"
    says "{Source} has {Number} {Kind} counters".

'611.3a/source_is' ::
    condition_met(source_is(Quality), Source) at Stage <=
        has_status(Quality, Source) at Stage
    says "{Source} is {Quality}".

'611.3a/source_fits_it' ::
    condition_met(source_fits(Description), Source) at Stage <=
        described(Description, Source, Source) at Stage
    says "{Source} is such a permanent".

'611.3a/host_is' ::
    condition_met(host_is(Description), Source) at Stage <=
        attached_to(Source, Host),
        described(Description, Source, Host) at Stage
    says "{Source} is attached to {Host}, which is such a permanent".

'611.3a/you_control' ::
    condition_met(you_control(Least, Description), Source) at Stage <=
        means_by_you(Source, You),
        count(Object,
              ( described(Description, Source, Object) at Stage,
                controls(You, Object)
              ),
              Number),
        Number >= Least
            else "{You} controls {Number} of them"
    says "{You} controls {Number} of them".

'611.3a/an_opponent_controls' ::
    condition_met(opponent_controls(Least, Description), Source) at Stage <=
        means_by_you(Source, You),
        opponent(You, Opponent),
        count(Object,
              ( described(Description, Source, Object) at Stage,
                controls(Opponent, Object)
              ),
              Number),
        Number >= Least
            else "{Opponent} controls {Number} of them"
    says "{Opponent} controls {Number} of them".

'611.3a/at_least' ::
    condition_met(at_least(Least, Amount), Source) at Stage <=
        amount_is(Amount, Source, Source, Number) at Stage,
        Number >= Least
            else "there are {Number}"
    says "there are {Number}".


'110.5/is_tapped' ::
    has_status(tapped, Object) at _ <=
        tapped(Object)
    says "{Object} is tapped".

'110.5/is_untapped' ::
    has_status(untapped, Object) at _ <=
        permanent(Object),
        not(tapped(Object))
            else "{Object} is tapped"
    says "{Object} is untapped".

'303.4/is_enchanted' ::
    has_status(enchanted, Object) at Stage <=
        attached_to(Aura, Object),
        subtype(Aura, aura) at Stage
    says "{Aura} is attached to {Object}".

'301.5/is_equipped' ::
    has_status(equipped, Object) at Stage <=
        attached_to(Equipment, Object),
        subtype(Equipment, equipment) at Stage
    says "{Equipment} is attached to {Object}".


%   What a condition looks at that an effect could change.

'611.3a/looks_at_source' ::
    condition_looks_at(source_fits(Description), Mention) <=
        considers(Description, Mention)
    says "it looks at the source".

'611.3a/looks_at_auras' :: condition_looks_at(source_is(enchanted), subtype(aura))
    says "it looks at Auras".

'611.3a/looks_at_equipment' :: condition_looks_at(source_is(equipped), subtype(equipment))
    says "it looks at Equipment".

'611.3a/looks_at_host' ::
    condition_looks_at(host_is(Description), Mention) <=
        considers(Description, Mention)
    says "it looks at the host".

'611.3a/looks_at_control' ::
    condition_looks_at(you_control(_Number, Description), Mention) <=
        considers(Description, Mention)
    says "it looks at permanents".

'611.3a/looks_at_opponents' ::
    condition_looks_at(opponent_controls(_Number, Description), Mention) <=
        considers(Description, Mention)
    says "it looks at permanents of opponents".

'611.3a/looks_at_amount' ::
    condition_looks_at(at_least(_Number, Amount), Mention) <=
        amount_considers(Amount, Mention)
    says "it counts by {Mention}".
