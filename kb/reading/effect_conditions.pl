:- encoding(utf8).
:- module(reading_effect_conditions, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> “As long as ...”: when a continuous effect of a static ability applies

    source_has_counters(Kind, Number)   the source has at least so many counters of the kind
    host_is(Description)                what the source is attached to fits the description
    you_control(Description)            “you” control a permanent of the description
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


'611.3a/counters' ::
    effect_condition(c(Subject, [v(have(counters_on(cs(Number, Kind), _Whom)), [])]),
                     source_has_counters(Kind, Number)) <=
        affected_ones(Subject, itself),
        integer(Number)
    says "it asks for {Number} {Kind} counters on the source".

'611.3a/host' ::
    effect_condition(c(np(enchanted, _Named), [v(be(np(a, Description)), [])]),
                     host_is(Description)) <=
        readable_in_layers(Description)
    says "it asks what the source is attached to".

'611.3a/control' ::
    effect_condition(c(you, [v(control(np(a, Description)), [])]), you_control(Description)) <=
        readable_in_layers(Description)
    says "it asks what “you” control".


'611.3a/always' :: condition_met(always, _Source) at _
    says "there is no condition".

'611.3a/has_counters' ::
    condition_met(source_has_counters(Kind, Least), Source) at _ <=
        counters(Source, Kind, Number),
        Number >= Least
            else "{Source} has {Number} {Kind} counters"
    says "{Source} has {Number} {Kind} counters".

'611.3a/host_is' ::
    condition_met(host_is(Description), Source) at Stage <=
        attached_to(Source, Host),
        described(Description, Source, Host) at Stage
    says "{Source} is attached to {Host}, which is such a permanent".

'611.3a/you_control' ::
    condition_met(you_control(Description), Source) at Stage <=
        means_by_you(Source, You),
        described(Description, Source, Object) at Stage,
        controls(You, Object)
            else "{You} does not control {Object}"
    says "{You} controls {Object}".


'611.3a/looks_at_host' ::
    condition_looks_at(host_is(Description), Mention) <=
        considers(Description, Mention)
    says "it looks at the host".

'611.3a/looks_at_control' ::
    condition_looks_at(you_control(Description), Mention) <=
        considers(Description, Mention)
    says "it looks at permanents".
