:- encoding(utf8).
:- module(reading_conditions_now, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> “If you control a creature with power 4 or greater”: conditions that are looked at once

These are conditions of effects that are being carried out, of abilities that are being activated,
and the like. Those of continuous effects, which are looked at in every layer, are in
effect_conditions.pl. holds_now/2 says something by failing only where readable_now/1 holds.
*/

:- relation holds_now(+Condition, +Source)
       says "{Condition} holds for {Source}"
       else "{Condition} does not hold for {Source}".

:- relation readable_now(+Condition)
       says "it is read when {Condition} holds"
       else "it is not read when {Condition} holds".

:- relation you_control_such(+NounPhrase, +Source)
       says "who is “you” on {Source} controls {NounPhrase}"
       else "who is “you” on {Source} does not control {NounPhrase}".

:- relation least_number(+HowMany, Number)
       says "“{HowMany}” asks for {Number} at least"
       else "“{HowMany}” is no number that is read".

:- relation readable_controlled(+NounPhrase)
       says "{NounPhrase} is read"
       else "{NounPhrase} is not read".


'109.5/you_control_now' ::
    holds_now(c(you, [v(control(NounPhrase), [])]), Source) <=
        you_control_such(NounPhrase, Source)
    says "“you” control {NounPhrase}".

'122.1/has_counters_now' ::
    holds_now(c(Subject, [v(have(counters_on(cs(HowMany, Kind), it)), [])]), Source) <=
        is_the_source(Subject),
        counters(Source, Kind, Number),
        least_number(HowMany, Least),
        Number >= Least
            else "{Source} has {Number} {Kind} counters, and {Least} are needed"
    says "{Source} has {Number} {Kind} counters".

'110.5/source_tapped_now' ::
    holds_now(c(Subject, [v(be(tapped), [])]), Source) <=
        is_the_source(Subject),
        tapped(Source)
    says "{Source} is tapped".

'110.5/source_untapped_now' ::
    holds_now(c(Subject, [v(be(untapped), [])]), Source) <=
        is_the_source(Subject),
        permanent(Source),
        not(tapped(Source))
            else "{Source} is tapped"
    says "{Source} is untapped".


'109.5/controls_one' ::
    you_control_such(np(a, Description), Source) <=
        means_by_you(Source, You),
        described_now(Description, Source, Object),
        controls(You, Object)
            else "{You} does not control {Object}"
    says "{You} controls {Object}".

'109.5/controls_some' ::
    you_control_such(np(bare, Description), Source) <=
        means_by_you(Source, You),
        described_now(Description, Source, Object),
        controls(You, Object)
            else "{You} does not control {Object}"
    says "{You} controls {Object}".

'109.5/controls_enough' ::
    you_control_such(np(or_more(Least), Description), Source) <=
        means_by_you(Source, You),
        count(Object, (described_now(Description, Source, Object), controls(You, Object)), Number),
        Number >= Least
            else "{You} controls {Number} of them, and {Least} are needed"
    says "{You} controls {Number} of them".

'109.5/controls_both' ::
    you_control_such(and([First, Second]), Source) <=
        you_control_such(First, Source),
        you_control_such(Second, Source)
    says "“you” control both".

'109.5/controls_either' ::
    you_control_such(or(NounPhrases), Source) <=
        member(NounPhrase, NounPhrases),
        you_control_such(NounPhrase, Source)
    says "“you” control {NounPhrase}, one of those that are named".

'122.1/so_many' ::
    least_number(Number, Number) <=
        integer(Number)
    says "that many are needed".

'122.1/or_more' ::
    least_number(or_more(Number), Number) <=
        integer(Number)
    says "{Number} are needed, or more".


'reading/you_control_now' ::
    readable_now(c(you, [v(control(NounPhrase), [])])) <=
        readable_controlled(NounPhrase)
    says "it is read what has to be controlled".

'reading/has_counters_now' ::
    readable_now(c(Subject, [v(have(counters_on(cs(HowMany, _Kind), it)), [])])) <=
        is_the_source(Subject),
        least_number(HowMany, _Least)
    says "counters on the source are read".

'reading/source_tapped_now' ::
    readable_now(c(Subject, [v(be(tapped), [])])) <=
        is_the_source(Subject)
    says "whether the source is tapped is read".

'reading/source_untapped_now' ::
    readable_now(c(Subject, [v(be(untapped), [])])) <=
        is_the_source(Subject)
    says "whether the source is untapped is read".

'reading/controlled' ::
    readable_controlled(np(Determiner, Description)) <=
        member(Determiner, [a, bare]),
        readable_now_as(Description)
    says "it is read which permanents are meant".

'reading/controlled_enough' ::
    readable_controlled(np(or_more(Least), Description)) <=
        integer(Least),
        readable_now_as(Description)
    says "it is read which permanents are meant, and how many".

'reading/controlled_both' ::
    readable_controlled(and([First, Second])) <=
        readable_controlled(First),
        readable_controlled(Second)
    says "it is read which permanents are meant".

'reading/controlled_either' ::
    readable_controlled(or(NounPhrases)) <=
        all(member(np(Determiner, Description), NounPhrases),
            (member(Determiner, [a, bare]), readable_now_as(Description)))
    says "it is read which permanents are meant".
