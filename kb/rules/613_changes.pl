:- encoding(utf8).
:- module(rules_613_changes, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.1: where the layers begin, and what an effect changes

Stage 0 has the copiable values. Then adds/2 and removes/2 say what an effect does to those that it
affects, layer by layer: 613_layers_4_and_5.pl, 613_layer_6.pl, 613_layer_7.pl. A change is one of
those that continuous_effects.pl names.
*/

:- fluents type/2, subtype/2, supertype/2, color/2, ability/2, power/2, toughness/2.

:- relation type(Object, Type)
       says "{Object} has the card type {Type}"
       else "{Object} does not have the card type {Type}".

:- relation subtype(Object, Subtype)
       says "{Object} has the subtype {Subtype}"
       else "{Object} does not have the subtype {Subtype}".

:- relation supertype(Object, Supertype)
       says "{Object} has the supertype {Supertype}"
       else "{Object} does not have the supertype {Supertype}".

:- relation color(Object, Color)
       says "{Object} is {Color}"
       else "{Object} is not {Color}".

:- relation ability(Object, Ability)
       says "{Object} has the ability {Ability}"
       else "{Object} does not have the ability {Ability}".

:- relation power(Object, Power)
       says "{Object} has power {Power}"
       else "{Object} does not have power {Power}".

:- relation toughness(Object, Toughness)
       says "{Object} has toughness {Toughness}"
       else "{Object} does not have toughness {Toughness}".

:- relation in_layers(Object)
       says "the layers are gone through for {Object}"
       else "no effect in a layer is about {Object}".

:- relation outside_layers(Object)
       says "no effect in a layer is about {Object}"
       else "the layers are gone through for {Object}".

:- relation adds(+Effect, Fluent)
       says "{Effect} makes it so: {Fluent}"
       else "{Effect} does not make it so: {Fluent}".

:- relation removes(+Effect, Fluent)
       says "{Effect} puts an end to this: {Fluent}"
       else "{Effect} does not put an end to this: {Fluent}".


%   613.1: what the layers are gone through for.

'613.1/permanent' ::
    in_layers(Object) <=
        permanent(Object)
    says "{Object} is a permanent".

'604.3/elsewhere' ::
    in_layers(Object) <=
        starting_part(effect(Object, _Ability, _Layer), _AnyLayer, own_characteristic,
                      _Condition, _Changes),
        not(permanent(Object))
            else "{Object} is a permanent"
    says "an ability of {Object} defines a characteristic of it in every zone".

'611.3a/reached' ::
    in_layers(Object) <=
        reaches_elsewhere,
        object(Object),
        not(permanent(Object))
            else "{Object} is a permanent"
    says "an effect reaches objects that are not on the battlefield, and {Object} may be one".

'613.1/outside' ::
    outside_layers(Object) <=
        object(Object),
        not(in_layers(Object))
            else "the layers are gone through for {Object}"
    says "{Object} is not a permanent, and no effect reaches it".

'613.2c/types' ::
    initially(type(Object, Type)) <=
        effects_apply,
        in_layers(Object),
        copiable_type(Object, Type)
    says "{Object} begins with the card type {Type}".

'613.2c/subtypes' ::
    initially(subtype(Object, Subtype)) <=
        effects_apply,
        in_layers(Object),
        copiable_subtype(Object, Subtype)
    says "{Object} begins with the subtype {Subtype}".

'613.2c/supertypes' ::
    initially(supertype(Object, Supertype)) <=
        effects_apply,
        in_layers(Object),
        copiable_supertype(Object, Supertype)
    says "{Object} begins with the supertype {Supertype}".

'613.2c/colors' ::
    initially(color(Object, Color)) <=
        effects_apply,
        in_layers(Object),
        copiable_color(Object, Color)
    says "{Object} begins as {Color}".

'613.2c/abilities' ::
    initially(ability(Object, Ability)) <=
        effects_apply,
        in_layers(Object),
        copiable_ability(Object, Ability)
    says "{Object} begins with {Ability}".

'613.2c/power' ::
    initially(power(Object, Power)) <=
        effects_apply,
        in_layers(Object),
        copiable_power(Object, Power)
    says "{Object} begins with power {Power}".

'613.2c/toughness' ::
    initially(toughness(Object, Toughness)) <=
        effects_apply,
        in_layers(Object),
        copiable_toughness(Object, Toughness)
    says "{Object} begins with toughness {Toughness}".

'611.3b/parts' ::
    initially(part(Effect, Layer, Affected, Condition)) <=
        starting_part(Effect, Layer, Affected, Condition, _Changes)
    says "{Effect} is there".

'611.3b/changes' ::
    initially(change(Effect, Change)) <=
        starting_part(Effect, _Layer, _Affected, _Condition, Changes),
        member(Change, Changes)
    says "{Effect} is there and does this: {Change}".
