:- encoding(utf8).
:- module(rules_208_power_and_toughness, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 208: power and toughness

Copiable values come first, then what comes of them after all effects (613.4). Off the battlefield,
a card has the power and toughness that are printed on it, even if it is no creature (208.3).
*/

:- relation power_of(Object, Power)
       says "the power of {Object} is {Power}"
       else "the power of {Object} is not {Power}".

:- relation toughness_of(Object, Toughness)
       says "the toughness of {Object} is {Toughness}"
       else "the toughness of {Object} is not {Toughness}".

:- relation has_power_at_all(Object)
       says "{Object} has power and toughness"
       else "{Object} has neither power nor toughness".

:- relation under_effects(Object)
       says "continuous effects may be about {Object}"
       else "no continuous effect is about {Object}".

:- relation starting_power(Object, Power)
       says "before any effect, the power of {Object} is {Power}"
       else "before any effect, the power of {Object} is not {Power}".

:- relation starting_toughness(Object, Toughness)
       says "before any effect, the toughness of {Object} is {Toughness}"
       else "before any effect, the toughness of {Object} is not {Toughness}".

:- relation copiable_power(Object, Power)
       says "the power of {Object} is {Power} to begin with"
       else "the power of {Object} is not {Power} to begin with".

:- relation copiable_toughness(Object, Toughness)
       says "the toughness of {Object} is {Toughness} to begin with"
       else "the toughness of {Object} is not {Toughness} to begin with".


% Where a * is printed, a characteristic-defining ability gives the value (208.2a, 613.4a).

'208.1/power' ::
    copiable_power(Object, Power) <=
        characteristics_from(Object, Face),
        printed_power(Face, Power),
        integer(Power)
            else "the power printed on {Object} is {Power}, which is no number"
    says "the power {Power} is printed on {Object}".

'208.1/toughness' ::
    copiable_toughness(Object, Toughness) <=
        characteristics_from(Object, Face),
        printed_toughness(Face, Toughness),
        integer(Toughness)
            else "the toughness printed on {Object} is {Toughness}, which is no number"
    says "the toughness {Toughness} is printed on {Object}".

'708.2a/power' ::
    copiable_power(Object, 2) <=
        face_down(Object),
        permanent(Object)
    says "{Object} is a face-down permanent, so it is 2/2".

'708.2a/spell_power' ::
    copiable_power(Object, 2) <=
        face_down(Object),
        in_zone(Object, stack)
    says "{Object} is a face-down spell, so it is 2/2".

'708.2a/toughness' ::
    copiable_toughness(Object, 2) <=
        face_down(Object),
        permanent(Object)
    says "{Object} is a face-down permanent, so it is 2/2".

'708.2a/spell_toughness' ::
    copiable_toughness(Object, 2) <=
        face_down(Object),
        in_zone(Object, stack)
    says "{Object} is a face-down spell, so it is 2/2".


% 208.3: of permanents only creatures have them, whatever is printed. 208.5: a creature without a
% value for one of them has 0.

'613.1g/power' ::
    power_of(Object, Power) <=
        effects_apply,
        power(Object, Power) at final,
        has_power_at_all(Object)
    says "after all effects, the power of {Object} is {Power}".

'613.1g/toughness' ::
    toughness_of(Object, Toughness) <=
        effects_apply,
        toughness(Object, Toughness) at final,
        has_power_at_all(Object)
    says "after all effects, the toughness of {Object} is {Toughness}".

'208.5/power' ::
    power_of(Object, 0) <=
        effects_apply,
        has_power_at_all(Object),
        in_layers(Object),
        not(power(Object, _Power) at final)
            else "{Object} has a value for its power"
    says "{Object} has no value for its power, so its power is 0".

'208.5/toughness' ::
    toughness_of(Object, 0) <=
        effects_apply,
        has_power_at_all(Object),
        in_layers(Object),
        not(toughness(Object, _Toughness) at final)
            else "{Object} has a value for its toughness"
    says "{Object} has no value for its toughness, so its toughness is 0".

'613.1g/power_unchanged' ::
    power_of(Object, Power) <=
        has_power_at_all(Object),
        not(under_effects(Object))
            else "effects may change the power of {Object}",
        starting_power(Object, Power)
    says "no effect changes the power of {Object}, {Power}".

'613.1g/toughness_unchanged' ::
    toughness_of(Object, Toughness) <=
        has_power_at_all(Object),
        not(under_effects(Object))
            else "effects may change the toughness of {Object}",
        starting_toughness(Object, Toughness)
    says "no effect changes the toughness of {Object}, {Toughness}".

'613.1g/under_effects' ::
    under_effects(Object) <=
        effects_apply,
        in_layers(Object)
    says "there are effects, and they may be about {Object}".


'208.3' ::
    has_power_at_all(Object) <=
        permanent(Object),
        is_type(Object, creature)
            else "{Object} is not a creature"
    says "{Object} is a creature".

'208.3/elsewhere' ::
    has_power_at_all(Object) <=
        object(Object),
        not(permanent(Object))
            else "{Object} is a permanent",
        characteristics_from(Object, Face),
        printed_power(Face, _Power)
    says "{Object} is not a permanent, and it has a power printed on it".

'208.3/face_down_spell' ::
    has_power_at_all(Object) <=
        face_down(Object),
        in_zone(Object, stack)
    says "{Object} is a face-down spell, so it is 2/2 (708.2a)".


'613.2c/starting_power' ::
    starting_power(Object, Power) <=
        copiable_power(Object, Power)
    says "it is {Power}".

'208.5/starting_power' ::
    starting_power(Object, 0) <=
        object(Object),
        not(copiable_power(Object, _Power))
            else "{Object} has a value for its power"
    says "{Object} has no value for its power, so its power is 0".

'613.2c/starting_toughness' ::
    starting_toughness(Object, Toughness) <=
        copiable_toughness(Object, Toughness)
    says "it is {Toughness}".

'208.5/starting_toughness' ::
    starting_toughness(Object, 0) <=
        object(Object),
        not(copiable_toughness(Object, _Toughness))
            else "{Object} has a value for its toughness"
    says "{Object} has no value for its toughness, so its toughness is 0".
