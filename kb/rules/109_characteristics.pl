:- encoding(utf8).
:- module(rules_109_characteristics, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 109.3: the characteristics of an object, as they are now

Of the characteristics, those that the layers are about (613.1): card types, subtypes, supertypes,
colors, abilities, power and toughness. An ability comes with its words: `says(Term)`, or
`not_understood(Text)` for a line that the grammar did not understand.
*/

:- relation characteristic(+Object, Characteristic)
       says "{Object} has {Characteristic}"
       else "{Object} does not have {Characteristic}".

:- relation every_creature_type(Object)
       says "{Object} is every creature type"
       else "{Object} is not every creature type".

:- relation applied_effect(Effect)
       says "{Effect} has been applied"
       else "{Effect} has not been applied".

:- relation ability_words(+Ability, Words)
       says "{Ability} reads {Words}"
       else "{Ability} does not read {Words}".


'109.3/type' ::
    characteristic(Object, type(Type)) <=
        is_type(Object, Type)
    says "{Object} has the card type {Type}".

'109.3/subtype' ::
    characteristic(Object, subtype(Subtype)) <=
        not(every_creature_type(Object)),
        is_subtype(Object, Subtype)
    says "{Object} has the subtype {Subtype}".

% Creature types are not listed one by one for what is every creature type.

'205.3m/all_of_them' ::
    characteristic(Object, subtype(every_creature_type)) <=
        every_creature_type(Object)
    says "{Object} is every creature type".

'205.3m/other_subtypes' ::
    characteristic(Object, subtype(Subtype)) <=
        every_creature_type(Object),
        is_subtype(Object, Subtype),
        not(creature_type(Subtype))
            else "{Subtype} is a creature type"
    says "{Object} has the subtype {Subtype}".

'205.3m/is_every' ::
    every_creature_type(Object) <=
        effects_in_layer(4),
        subtype(Object, every_creature_type) at final
    says "after all effects, {Object} is every creature type".

'109.3/supertype' ::
    characteristic(Object, supertype(Supertype)) <=
        is_supertype(Object, Supertype)
    says "{Object} has the supertype {Supertype}".

'109.3/color' ::
    characteristic(Object, color(Color)) <=
        is_color(Object, Color)
    says "{Object} is {Color}".

'109.3/ability' ::
    characteristic(Object, ability(Ability, Words)) <=
        has_ability(Object, Ability),
        ability_words(Ability, Words)
    says "{Object} has the ability {Words}".

'109.3/power' ::
    characteristic(Object, power(Power)) <=
        power_of(Object, Power)
    says "{Object} has power {Power}".

'109.3/toughness' ::
    characteristic(Object, toughness(Toughness)) <=
        toughness_of(Object, Toughness)
    says "{Object} has toughness {Toughness}".


% Which effects the layers have applied, in whatever layer and to whatever objects.

'613.1/applied_effect' ::
    applied_effect(Effect) <=
        effects_apply,
        applied(Effect, yes) at final
    says "{Effect} has been applied".


'113.2c/reads' ::
    ability_words(Ability, says(Term)) <=
        ability_term(Ability, Term)
    says "it says {Term}".

'113.2c/not_understood_words' ::
    ability_words(printed(Face, Index), not_understood(Text)) <=
        unparsed_text(Face, Index, Text)
    says "it was not understood: {Text}".
