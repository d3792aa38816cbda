:- encoding(utf8).
:- module(rules_613_interaction_of_continuous_effects, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613: in which order continuous effects apply

The layers are gone through as stages (docs/rule-language.md): stage 0 has the copiable values
(613.2c), and each stage after it has one effect more applied. Which effect is next is told here;
what it changes stands in 613_changes.pl, which effects there are in 611_continuous_effects.pl.

Layers 1 and 2 leave nothing to do: copiable values come with the object, and the board says who
controls what. The others are named 3, 4, 5, 6, '7a', '7b', '7c' and '7d', which is their order as
terms, too.
*/

:- fluents applied/2, layer_reached/2.
:- step_relations pending/2, in_turn/2, candidate/1, would_alter/2, dependent_on/2, may_depend/2.
:- remembered bears_on/2.

:- relation initially(Fluent)
       says "{Fluent}, to begin with"
       else "not {Fluent}, to begin with".

:- relation next(Effect)
       says "{Effect} is the next to be applied"
       else "{Effect} is not the next to be applied".

:- relation applied(Effect, Applied)
       says "{Effect} has been applied: {Applied}"
       else "{Effect} has not been applied".

:- relation layer_reached(Now, Layer)
       says "layer {Layer} has been reached: {Now}"
       else "layer {Layer} has not been reached".

:- relation pending(Effect, Layer)
       says "{Effect} is still to be applied, in layer {Layer}"
       else "{Effect} is not to be applied any more in layer {Layer}".

:- relation passed(+Layer)
       says "layer {Layer} is over"
       else "layer {Layer} is not over".

:- relation in_turn(Effect, Layer)
       says "{Effect} is to be applied in layer {Layer}, the first in which there is one"
       else "{Effect} is not in the first layer in which there is an effect to be applied".

:- relation candidate(Effect)
       says "{Effect} may be the next as far as 613.3 goes"
       else "{Effect} may not be the next yet by 613.3".

:- relation from_defining_ability(+Effect)
       says "{Effect} is from a characteristic-defining ability"
       else "{Effect} is not from a characteristic-defining ability".

:- relation dependent_on(Effect, Other)
       says "{Effect} depends on {Other}"
       else "{Effect} does not depend on {Other}".

:- relation leads_back(Effect, Other)
       says "{Effect} depends on {Other}, directly or not"
       else "{Effect} does not depend on {Other} in any way".

:- relation waits_for_another(Effect)
       says "{Effect} waits for an effect that it depends on"
       else "{Effect} need not wait for another effect".

:- relation timestamp_of_effect(+Effect, Timestamp)
       says "the timestamp of {Effect} is {Timestamp}"
       else "the timestamp of {Effect} is not {Timestamp}".

:- relation may_end(+Other, +Effect)
       says "{Other} changes abilities of the source of {Effect}"
       else "{Other} changes no ability of the source of {Effect}".

:- relation may_depend(Effect, Other)
       says "{Other} changes something that {Effect} looks at"
       else "{Other} changes nothing that {Effect} looks at".

:- relation bears_on(+Change, +Affected)
       says "{Change} may change which objects {Affected} means"
       else "{Change} does not change which objects {Affected} means".

:- relation looks_at_quality(+Affected, Mention)
       says "{Affected} looks at {Mention}"
       else "{Affected} does not look at {Mention}".

:- relation condition_may_turn(Other, Effect, Condition, Source)
       says "{Other} changes something that the condition {Condition} of {Source} looks at"
       else "{Other} changes nothing that the condition {Condition} of {Source} looks at".


%   613.1, 613.3: from layer to layer.

'613.1/pending' ::
    pending(Effect, Layer) at Stage <=
        part(Effect, Layer, _Affected, _Condition) at Stage,
        not(applied(Effect, yes) at Stage)
            else "{Effect} has been applied",
        not(passed(Layer) at Stage)
            else "layer {Layer} is over",
        exists(Effect) at Stage
    says "{Effect} exists and has not been applied".

'613.1/passed' ::
    passed(Layer) at Stage <=
        layer_reached(now, Later) at Stage,
        Layer \== Later,
        sort([Layer, Later], Sorted),
        Sorted == [Layer, Later]
            else "layer {Layer} does not come before layer {Later}"
    says "layer {Later} has been reached, which comes after layer {Layer}".

'613.1' ::
    in_turn(Effect, Layer) at Stage <=
        least(First, pending(_Any, First) at Stage, Layer),
        pending(Effect, Layer) at Stage
    says "layer {Layer} is the first in which an effect is to be applied".

'613.3' ::
    candidate(Effect) at Stage <=
        in_turn(Effect, _Layer) at Stage,
        from_defining_ability(Effect) at Stage
    says "effects from characteristic-defining abilities come first".

'613.3/others' ::
    candidate(Effect) at Stage <=
        in_turn(Effect, _Layer) at Stage,
        not(( in_turn(Other, _OtherLayer) at Stage,
              from_defining_ability(Other) at Stage
            ))
            else "an effect from a characteristic-defining ability comes first"
    says "no effect from a characteristic-defining ability is left in this layer".

'604.3' ::
    from_defining_ability(Effect) at Stage <=
        part(Effect, _Layer, own_characteristic, _Condition) at Stage
    says "its ability defines a characteristic of its own object".


%   613.7: timestamps. The effects that are older and wait are collected so that the proof says why,
%   and so are those that the next effect depends on in a loop of dependencies (613.8b).

'613.7' ::
    next(Effect) at Stage <=
        least(Timestamp-Candidate,
              ( candidate(Candidate) at Stage,
                not(waits_for_another(Candidate) at Stage),
                timestamp_of_effect(Candidate, Timestamp)
              ),
              Earliest-Effect),
        collect(Waiting,
                ( candidate(Waiting) at Stage,
                  timestamp_of_effect(Waiting, Before),
                  Before < Earliest,
                  waits_for_another(Waiting) at Stage
                ),
                _Overtaken),
        collect(Partner,
                ( dependent_on(Effect, Partner) at Stage,
                  leads_back(Partner, Effect) at Stage
                ),
                _Loop)
    says "{Effect} has the earliest timestamp of the effects that need not wait".

'613.7a' ::
    timestamp_of_effect(effect(Source, printed(_Face, _Index), _Layer), Timestamp) <=
        timestamp(Source, Timestamp)
    says "the effect has the timestamp of {Source}".

% Off the battlefield there are only characteristic-defining abilities, each about its own object
% (604.3a), so any order will do.

'613.7d/elsewhere' ::
    timestamp_of_effect(effect(Source, printed(_Face, _Index), _Layer), 0) <=
        in_zone(Source, Zone),
        Zone \== battlefield
    says "{Source} is not on the battlefield, and its effect is about {Source} alone".

'613.7a/granted' ::
    timestamp_of_effect(effect(Source, granted(Origin, _Term), _Layer), Timestamp) <=
        timestamp(Source, Own),
        timestamp_of_effect(Origin, OfOrigin),
        Timestamp is max(Own, OfOrigin)
    says "of the timestamps of {Source} and of the effect that gave the ability, it has the later".

'613.7b' ::
    timestamp_of_effect(effect(Effect, lasting(Effect, _Index), _Layer), Timestamp) <=
        timestamp(Effect, Timestamp)
    says "{Effect} has its timestamp from when it was created".

'613.7c' ::
    timestamp_of_effect(effect(Source, counters(_Kind), _Layer), Timestamp) <=
        timestamp(Source, Own),
        count(Object, timestamp(Object, _Any), Number),
        Timestamp is Own + Number
    says "the counters were put on {Source} after every permanent had entered".


%   613.8: dependency. Whether an effect depends on another is found out by looking at what would be
%   if the other were applied. That takes time, so it is asked only where the other changes
%   something that the effect rests on at all. It is asked of effects that may be next by 613.3: of
%   these, all are from characteristic-defining abilities or none is (613.8a, third condition).

'613.8a/existence' ::
    dependent_on(Effect, Other) at Stage <=
        candidate(Effect) at Stage,
        candidate(Other) at Stage,
        Effect \== Other,
        may_end(Other, Effect) at Stage,
        not(exists(Effect) at Stage+Other)
            else "{Effect} would still exist after {Other}"
    says "applying {Other} would end {Effect}".

'613.8a/fewer' ::
    dependent_on(Effect, Other) at Stage <=
        may_depend(Effect, Other) at Stage,
        least(Object,
              ( would_alter(Other, Object) at Stage,
                affects(Effect, Object) at Stage,
                not(affects(Effect, Object) at Stage+Other)
              ),
              First)
            else "{Effect} would affect no fewer objects after {Other}"
    says "applying {Other} would keep {Effect} from affecting {First}".

'613.8a/more' ::
    dependent_on(Effect, Other) at Stage <=
        may_depend(Effect, Other) at Stage,
        least(Object,
              ( would_alter(Other, Object) at Stage,
                not(affects(Effect, Object) at Stage),
                affects(Effect, Object) at Stage+Other
              ),
              First)
            else "{Effect} would affect no more objects after {Other}"
    says "applying {Other} would make {Effect} affect {First}".

'613.8a/condition_ends' ::
    dependent_on(Effect, Other) at Stage <=
        condition_may_turn(Other, Effect, Condition, Source) at Stage,
        condition_met(Condition, Source) at Stage,
        not(condition_met(Condition, Source) at Stage+Other)
            else "{Condition} would still be met after {Other}"
    says "applying {Other} would end the condition of {Effect}".

'613.8a/condition_begins' ::
    dependent_on(Effect, Other) at Stage <=
        condition_may_turn(Other, Effect, Condition, Source) at Stage,
        not(condition_met(Condition, Source) at Stage)
            else "{Condition} is met already",
        condition_met(Condition, Source) at Stage+Other
            else "{Condition} would not be met after {Other} either"
    says "applying {Other} would meet the condition of {Effect}".

'613.8a/may_end' ::
    may_end(Other, effect(Source, _Ability, _Layer)) at Stage <=
        change(Other, Change) at Stage,
        takes_abilities(Change),
        affects(Other, Source) at Stage
    says "{Other} does {Change} to {Source}".

'613.8a/may_depend' ::
    may_depend(Effect, Other) at Stage <=
        candidate(Effect) at Stage,
        part(Effect, _Layer, Affected, _Condition) at Stage,
        candidate(Other) at Stage,
        Effect \== Other,
        least(Change,
              ( change(Other, Change) at Stage,
                bears_on(Change, Affected)
              ),
              First)
            else "{Other} changes nothing that {Effect} looks at"
    says "{Other} does {First}, and {Effect} looks at that".

'613.8a/bears_on' ::
    bears_on(Change, Affected) <=
        least(Mention,
              ( looks_at_quality(Affected, Mention),
                touches(Change, Mention)
              ),
              First)
            else "{Change} changes nothing that is looked at"
    says "{Change} may change {First}".

'613.8a/looks_at_described' ::
    looks_at_quality(described(Description), Mention) <=
        considers(Description, Mention)
    says "whom it affects depends on {Mention}".

'613.8a/looks_at_any' ::
    looks_at_quality(described_any(Descriptions), Mention) <=
        member(Description, Descriptions),
        considers(Description, Mention)
    says "whom it affects depends on {Mention}".

'613.8a/looks_at_reach' ::
    looks_at_quality(reaching(Description, _Phrases), Mention) <=
        considers(Description, Mention)
    says "whom it affects depends on {Mention}".

'613.8a/looks_at_host' ::
    looks_at_quality(host(Description), Mention) <=
        considers(Description, Mention)
    says "whether it affects its host depends on {Mention}".

'613.8a/condition_may_turn' ::
    condition_may_turn(Other, effect(Source, Ability, Layer), Condition, Source) at Stage <=
        candidate(effect(Source, Ability, Layer)) at Stage,
        part(effect(Source, Ability, Layer), _Layer, _Affected, Condition) at Stage,
        Condition \== always,
        candidate(Other) at Stage,
        Other \== effect(Source, Ability, Layer),
        change(Other, Change) at Stage,
        condition_looks_at(Condition, Mention),
        touches(Change, Mention)
    says "{Other} does {Change}, and the condition looks at {Mention}".

% An effect waits for another, unless both are in a loop of dependencies.

'613.8b' ::
    waits_for_another(Effect) at Stage <=
        candidate(Effect) at Stage,
        least(Other,
              ( dependent_on(Effect, Other) at Stage,
                not(leads_back(Other, Effect) at Stage)
              ),
              First)
            else "{Effect} depends on no other, or on those that depend on it in turn"
    says "{Effect} depends on {First}, and {First} does not depend on {Effect}".

'613.8b/direct' ::
    leads_back(Effect, Other) at Stage <=
        dependent_on(Effect, Other) at Stage
    says "{Effect} depends on {Other}".

'613.8b/further' ::
    leads_back(Effect, Other) at Stage <=
        dependent_on(Effect, Between) at Stage,
        leads_back(Between, Other) at Stage
    says "{Effect} depends on {Between}, and so on to {Other}".


%   613.6: an effect with parts in several layers.

'613.1/applied' ::
    adds(Effect, applied(Effect, yes)) at _
    says "{Effect} has been applied".

'613.1/reaches' ::
    adds(effect(_Source, _Ability, Layer), layer_reached(now, Layer)) at _
    says "layer {Layer} has been reached".

'613.6' ::
    adds(Effect, begun(generator(Source, Ability), yes)) at Stage <=
        Effect = effect(Source, Ability, Layer),
        part(effect(Source, Ability, Later), Later, _Affected, _Condition) at Stage,
        Later \== Layer,
        affects(Effect, _Object) at Stage
    says "the effect has begun to apply, and it has a part in layer {Later}".

'613.6/same_objects' ::
    adds(Effect, keeps_affecting(generator(Source, Ability), Object)) at Stage <=
        Effect = effect(Source, Ability, Layer),
        part(effect(Source, Ability, Later), Later, _Affected, _Condition) at Stage,
        Later \== Layer,
        affects(Effect, Object) at Stage
    says "the effect has begun to apply to {Object}, and it has a part in layer {Later}".
