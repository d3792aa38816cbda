:- encoding(utf8).
:- module(rules_208_power_and_toughness, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 208: the power and toughness of creatures */

:- relation power_of(Object, Power)
       says "the power of {Object} is {Power}"
       else "the power of {Object} is not {Power}".

:- relation toughness_of(Object, Toughness)
       says "the toughness of {Object} is {Toughness}"
       else "the toughness of {Object} is not {Toughness}".

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

'708.2a/toughness' ::
    copiable_toughness(Object, 2) <=
        face_down(Object),
        permanent(Object)
    says "{Object} is a face-down permanent, so it is 2/2".


% 208.3: only creatures have them, whatever is printed.

'613.1g/power' ::
    power_of(Object, Power) <=
        effects_apply,
        power(Object, Power) at final,
        is_type(Object, creature)
            else "{Object} is not a creature"
    says "after all effects, the power of {Object} is {Power}".

'613.1g/toughness' ::
    toughness_of(Object, Toughness) <=
        effects_apply,
        toughness(Object, Toughness) at final,
        is_type(Object, creature)
            else "{Object} is not a creature"
    says "after all effects, the toughness of {Object} is {Toughness}".

'613.1g/power_as_printed' ::
    power_of(Object, Power) <=
        permanent(Object),
        not(effects_apply),
        copiable_power(Object, Power),
        is_type(Object, creature)
            else "{Object} is not a creature"
    says "no effect changes the power of {Object}, {Power}".

'613.1g/toughness_as_printed' ::
    toughness_of(Object, Toughness) <=
        permanent(Object),
        not(effects_apply),
        copiable_toughness(Object, Toughness),
        is_type(Object, creature)
            else "{Object} is not a creature"
    says "no effect changes the toughness of {Object}, {Toughness}".
