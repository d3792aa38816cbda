:- encoding(utf8).
:- module(rules_613_layer_7, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.4: what effects change in layer 7
*/

:- relation power_so_far(+Object, Power)
       says "the power of {Object} so far is {Power}"
       else "the power of {Object} so far is not {Power}".

:- relation toughness_so_far(+Object, Toughness)
       says "the toughness of {Object} so far is {Toughness}"
       else "the toughness of {Object} so far is not {Toughness}".


%   Layer 7: power and toughness (613.4).

'613.4b/power' ::
    adds(Effect, power(Object, Power)) at Stage <=
        change(Effect, set_power(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, Power) at Stage
    says "the power of {Object} is set to {Power}".

'613.4b/old_power' ::
    removes(Effect, power(Object, Old)) at Stage <=
        change(Effect, set_power(_Amount)) at Stage,
        affects(Effect, Object) at Stage,
        power(Object, Old) at Stage
    says "the power of {Object} is set anew".

'613.4b/toughness' ::
    adds(Effect, toughness(Object, Toughness)) at Stage <=
        change(Effect, set_toughness(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, Toughness) at Stage
    says "the toughness of {Object} is set to {Toughness}".

'613.4b/old_toughness' ::
    removes(Effect, toughness(Object, Old)) at Stage <=
        change(Effect, set_toughness(_Amount)) at Stage,
        affects(Effect, Object) at Stage,
        toughness(Object, Old) at Stage
    says "the toughness of {Object} is set anew".

'613.4c/power' ::
    adds(Effect, power(Object, Power)) at Stage <=
        change(Effect, more_power(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, More) at Stage,
        power_so_far(Object, Old) at Stage,
        Power is Old + More
    says "{Object} had power {Old} and gets {More}".

'613.4c/old_power' ::
    removes(Effect, power(Object, Old)) at Stage <=
        change(Effect, more_power(_More)) at Stage,
        affects(Effect, Object) at Stage,
        power(Object, Old) at Stage
    says "the power of {Object} is modified".

'613.4c/toughness' ::
    adds(Effect, toughness(Object, Toughness)) at Stage <=
        change(Effect, more_toughness(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, More) at Stage,
        toughness_so_far(Object, Old) at Stage,
        Toughness is Old + More
    says "{Object} had toughness {Old} and gets {More}".

'613.4c/old_toughness' ::
    removes(Effect, toughness(Object, Old)) at Stage <=
        change(Effect, more_toughness(_More)) at Stage,
        affects(Effect, Object) at Stage,
        toughness(Object, Old) at Stage
    says "the toughness of {Object} is modified".

'613.4d/power' ::
    adds(Effect, power(Object, Toughness)) at Stage <=
        change(Effect, switch) at Stage,
        affects(Effect, Object) at Stage,
        toughness_so_far(Object, Toughness) at Stage
    says "the power of {Object} takes the value of its toughness, {Toughness}".

'613.4d/old_power' ::
    removes(Effect, power(Object, Power)) at Stage <=
        change(Effect, switch) at Stage,
        affects(Effect, Object) at Stage,
        power(Object, Power) at Stage
    says "the power of {Object} is switched with its toughness".

'613.4d/toughness' ::
    adds(Effect, toughness(Object, Power)) at Stage <=
        change(Effect, switch) at Stage,
        affects(Effect, Object) at Stage,
        power_so_far(Object, Power) at Stage
    says "the toughness of {Object} takes the value of its power, {Power}".

'613.4d/old_toughness' ::
    removes(Effect, toughness(Object, Toughness)) at Stage <=
        change(Effect, switch) at Stage,
        affects(Effect, Object) at Stage,
        toughness(Object, Toughness) at Stage
    says "the toughness of {Object} is switched with its power".

'613.4/power_so_far' ::
    power_so_far(Object, Power) at Stage <=
        power(Object, Power) at Stage
    says "it is {Power}".

'208.5/no_power_so_far' ::
    power_so_far(Object, 0) at Stage <=
        not(power(Object, _Power) at Stage)
            else "{Object} has a value for its power"
    says "{Object} has no value for its power so far, which counts as 0".

'613.4/toughness_so_far' ::
    toughness_so_far(Object, Toughness) at Stage <=
        toughness(Object, Toughness) at Stage
    says "it is {Toughness}".

'208.5/no_toughness_so_far' ::
    toughness_so_far(Object, 0) at Stage <=
        not(toughness(Object, _Toughness) at Stage)
            else "{Object} has a value for its toughness"
    says "{Object} has no value for its toughness so far, which counts as 0".
