:- encoding(utf8).
:- module(rules_613_changes, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.1 and 613.4: where the layers begin, and what an effect changes

Stage 0 has the copiable values of all permanents. Then adds/2 and removes/2 say what an effect does
to those that it affects. A change is one of those that continuous_effects.pl names.
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

:- relation adds(+Effect, Fluent)
       says "{Effect} makes it so: {Fluent}"
       else "{Effect} does not make it so: {Fluent}".

:- relation removes(+Effect, Fluent)
       says "{Effect} puts an end to this: {Fluent}"
       else "{Effect} does not put an end to this: {Fluent}".

:- relation does_change(+Effect, Change)
       says "{Effect} does this: {Change}"
       else "{Effect} does not do this: {Change}".

:- relation would_alter(+Effect, Object)
       says "applying {Effect} would change a type or color of {Object}"
       else "applying {Effect} would change no type or color of {Object}".

:- relation touches(+Change, +Mention)
       says "{Change} may change {Mention}"
       else "{Change} does not change {Mention}".

:- relation takes_abilities(+Change)
       says "{Change} takes abilities away"
       else "{Change} takes no ability away".

:- relation amount_is(+Amount, +Source, +Object, Number)
       says "{Amount} is {Number} for {Object}"
       else "{Amount} is not {Number} for {Object}".


'613.2c/types' ::
    initially(type(Object, Type)) <=
        effects_apply,
        permanent(Object),
        copiable_type(Object, Type)
    says "{Object} is a permanent with the card type {Type}".

'613.2c/subtypes' ::
    initially(subtype(Object, Subtype)) <=
        effects_apply,
        permanent(Object),
        copiable_subtype(Object, Subtype)
    says "{Object} is a permanent with the subtype {Subtype}".

'613.2c/supertypes' ::
    initially(supertype(Object, Supertype)) <=
        effects_apply,
        permanent(Object),
        copiable_supertype(Object, Supertype)
    says "{Object} is a permanent with the supertype {Supertype}".

'613.2c/colors' ::
    initially(color(Object, Color)) <=
        effects_apply,
        permanent(Object),
        copiable_color(Object, Color)
    says "{Object} is a permanent that is {Color}".

'613.2c/abilities' ::
    initially(ability(Object, Ability)) <=
        effects_apply,
        permanent(Object),
        copiable_ability(Object, Ability)
    says "{Object} is a permanent with {Ability}".

'613.2c/power' ::
    initially(power(Object, Power)) <=
        effects_apply,
        permanent(Object),
        copiable_power(Object, Power)
    says "{Object} is a permanent with power {Power}".

'613.2c/toughness' ::
    initially(toughness(Object, Toughness)) <=
        effects_apply,
        permanent(Object),
        copiable_toughness(Object, Toughness)
    says "{Object} is a permanent with toughness {Toughness}".

'611.3b/parts' ::
    initially(part(Effect, Layer, Affected, Condition, Changes)) <=
        starting_part(Effect, Layer, Affected, Condition, Changes)
    says "{Effect} is there".


'613.1/does' ::
    does_change(Effect, Change) at Stage <=
        part(Effect, _Layer, _Affected, _Condition, Changes) at Stage,
        member(Change, Changes)
            else "{Effect} does this: {Changes}"
    says "{Effect} does this: {Change}".


%   Layer 4: card types (205.1a, 205.1b).

'205.1a/old_types' ::
    removes(Effect, type(Object, Type)) at Stage <=
        does_change(Effect, set_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        type(Object, Type) at Stage,
        not(member(Type, Types))
    says "the new card types of {Object} replace {Type}".

'205.1a/new_types' ::
    adds(Effect, type(Object, Type)) at Stage <=
        does_change(Effect, set_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        member(Type, Types)
    says "{Object} is now a {Type}".

'205.1a/old_subtypes' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        does_change(Effect, set_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        subtype(Object, Subtype) at Stage,
        not(( correlated(Subtype, Type),
              member(Type, Types)
            ))
            else "{Subtype} is also a subtype of a card type that {Object} has now"
    says "{Object} loses {Subtype} with the card type that it belongs to".

'205.1a/old_intrinsic' ::
    removes(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        does_change(Effect, set_types(Types)) at Stage,
        not(member(land, Types)),
        affects(Effect, Object) at Stage,
        ability(Object, intrinsic(Object, Subtype)) at Stage
    says "{Object} is not a land any more, so it loses the ability of {Subtype}".

'205.1b/types_too' ::
    adds(Effect, type(Object, Type)) at Stage <=
        does_change(Effect, add_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        member(Type, Types)
    says "{Object} is also a {Type}".

'205.1a/lost_type' ::
    removes(Effect, type(Object, Type)) at Stage <=
        does_change(Effect, lose_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        member(Type, Types)
    says "{Object} is not a {Type} any more".

'205.1a/lost_subtypes' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        does_change(Effect, lose_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        subtype(Object, Subtype) at Stage,
        not(( correlated(Subtype, Type),
              type(Object, Type) at Stage,
              not(member(Type, Types))
            ))
            else "{Subtype} is also a subtype of a card type that {Object} keeps"
    says "{Object} loses {Subtype} with the card type that it belongs to".

'205.1a/lost_intrinsic' ::
    removes(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        does_change(Effect, lose_types(Types)) at Stage,
        member(land, Types),
        affects(Effect, Object) at Stage,
        ability(Object, intrinsic(Object, Subtype)) at Stage
    says "{Object} is not a land any more, so it loses the ability of {Subtype}".


%   Layer 4: subtypes (205.1a, 205.1b, 305.7).

'205.1a/old_creature_types' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        does_change(Effect, set_creature_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        subtype(Object, Subtype) at Stage,
        creature_type(Subtype),
        not(member(Subtype, Subtypes))
    says "the new creature types of {Object} replace {Subtype}".

'205.1a/new_creature_types' ::
    adds(Effect, subtype(Object, Subtype)) at Stage <=
        does_change(Effect, set_creature_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} is now a {Subtype}".

'205.1b/subtypes_too' ::
    adds(Effect, subtype(Object, Subtype)) at Stage <=
        does_change(Effect, add_subtypes(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} is also a {Subtype}".

'305.7/old_land_types' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        does_change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        subtype(Object, Subtype) at Stage,
        land_type(Subtype),
        not(member(Subtype, Subtypes))
    says "{Object} no longer has its old land type {Subtype}".

'305.7/new_land_types' ::
    adds(Effect, subtype(Object, Subtype)) at Stage <=
        does_change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} is now a {Subtype}".

'305.7/text' ::
    removes(Effect, ability(Object, printed(Face, Index))) at Stage <=
        does_change(Effect, set_land_types(_Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, printed(Face, Index)) at Stage
    says "{Object} loses the abilities generated from its rules text".

'305.7/old_intrinsic' ::
    removes(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        does_change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, intrinsic(Object, Subtype)) at Stage,
        not(member(Subtype, Subtypes))
    says "{Object} loses the ability of its old land type {Subtype}".

'305.7/new_intrinsic' ::
    adds(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        does_change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} gains the mana ability of its new land type {Subtype}".

'305.7/intrinsic_too' ::
    adds(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        does_change(Effect, add_subtypes(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes),
        basic_land_type(Subtype, _Symbol)
            else "{Subtype} is not a basic land type"
    says "{Object} gains the mana ability of the land type {Subtype} that it gains".

'205.4b' ::
    adds(Effect, supertype(Object, Supertype)) at Stage <=
        does_change(Effect, add_supertypes(Supertypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Supertype, Supertypes)
    says "{Object} gains the supertype {Supertype}".


%   Layer 5: colors.

'105.3/old_colors' ::
    removes(Effect, color(Object, Color)) at Stage <=
        does_change(Effect, set_colors(Colors)) at Stage,
        affects(Effect, Object) at Stage,
        color(Object, Color) at Stage,
        not(member(Color, Colors))
    says "the new colors of {Object} replace {Color}".

'105.3/new_colors' ::
    adds(Effect, color(Object, Color)) at Stage <=
        does_change(Effect, set_colors(Colors)) at Stage,
        affects(Effect, Object) at Stage,
        member(Color, Colors)
    says "{Object} is now {Color}".

'105.3/colors_too' ::
    adds(Effect, color(Object, Color)) at Stage <=
        does_change(Effect, add_colors(Colors)) at Stage,
        affects(Effect, Object) at Stage,
        member(Color, Colors)
    says "{Object} is also {Color}".


%   Layer 6: abilities. What the same effect gives, it does not take away.

'613.1f/gained' ::
    adds(Effect, ability(Object, granted(Effect, Term))) at Stage <=
        does_change(Effect, add_ability(Term)) at Stage,
        affects(Effect, Object) at Stage
    says "{Object} gains an ability: {Term}".

'613.1f/gained_effect' ::
    adds(Effect, part(effect(Object, granted(Effect, Term), Layer),
                      Layer, Affected, Condition, Changes)) at Stage <=
        does_change(Effect, add_ability(Term)) at Stage,
        effect_part(Term, Layer, Affected, Condition, Changes),
        affects(Effect, Object) at Stage
    says "the ability that {Object} gains makes a continuous effect".

'613.1f/lost' ::
    removes(Effect, ability(Object, Ability)) at Stage <=
        does_change(Effect, lose_all_abilities) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, Ability) at Stage
    says "{Object} loses all its abilities".


%   Layer 7: power and toughness (613.4).

'613.4b/power' ::
    adds(Effect, power(Object, Power)) at Stage <=
        does_change(Effect, set_power(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, Power) at Stage
    says "the power of {Object} is set to {Power}".

'613.4b/old_power' ::
    removes(Effect, power(Object, Old)) at Stage <=
        does_change(Effect, set_power(_Amount)) at Stage,
        affects(Effect, Object) at Stage,
        power(Object, Old) at Stage
    says "the power of {Object} is set anew".

'613.4b/toughness' ::
    adds(Effect, toughness(Object, Toughness)) at Stage <=
        does_change(Effect, set_toughness(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, Toughness) at Stage
    says "the toughness of {Object} is set to {Toughness}".

'613.4b/old_toughness' ::
    removes(Effect, toughness(Object, Old)) at Stage <=
        does_change(Effect, set_toughness(_Amount)) at Stage,
        affects(Effect, Object) at Stage,
        toughness(Object, Old) at Stage
    says "the toughness of {Object} is set anew".

'613.4c/power' ::
    adds(Effect, power(Object, Power)) at Stage <=
        does_change(Effect, more_power(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, More) at Stage,
        power(Object, Old) at Stage,
        Power is Old + More
    says "{Object} had power {Old} and gets {More}".

'613.4c/old_power' ::
    removes(Effect, power(Object, Old)) at Stage <=
        does_change(Effect, more_power(_More)) at Stage,
        affects(Effect, Object) at Stage,
        power(Object, Old) at Stage
    says "the power of {Object} is modified".

'613.4c/toughness' ::
    adds(Effect, toughness(Object, Toughness)) at Stage <=
        does_change(Effect, more_toughness(Amount)) at Stage,
        affects(Effect, Object) at Stage,
        Effect = effect(Source, _Ability, _Layer),
        amount_is(Amount, Source, Object, More) at Stage,
        toughness(Object, Old) at Stage,
        Toughness is Old + More
    says "{Object} had toughness {Old} and gets {More}".

'613.4c/old_toughness' ::
    removes(Effect, toughness(Object, Old)) at Stage <=
        does_change(Effect, more_toughness(_More)) at Stage,
        affects(Effect, Object) at Stage,
        toughness(Object, Old) at Stage
    says "the toughness of {Object} is modified".

'613.4/number' ::
    amount_is(Number, _Source, _Object, Number) at _ <=
        integer(Number)
    says "it is a number".

'202.3/amount' ::
    amount_is(mana_value, _Source, Object, Number) at _ <=
        mana_value(Object, Number)
    says "the mana value of {Object} is {Number}".

'613.4a/count' ::
    amount_is(count(np(Description)), Source, _Object, Number) at Stage <=
        count(Counted, described(Description, Source, Counted) at Stage, Number)
    says "there are {Number} of them".

'613.4c/each' ::
    amount_is(each(Factor, Description), Source, _Object, Number) at Stage <=
        count(Counted, described(Description, Source, Counted) at Stage, Times),
        Number is Factor * Times
    says "there are {Times} of them".


%   What a change may change, for 613.8a. Where applying an effect would change nothing, no other
%   effect depends on it.

'613.8a/set_types' ::
    touches(set_types(_Types), type(Type)) <=
        member(Type, [artifact, battle, creature, enchantment, kindred, land, planeswalker])
    says "it changes card types".

'613.8a/set_types_subtypes' :: touches(set_types(_Types), subtype(_Subtype))
    says "subtypes may go with card types".

'613.8a/add_types' ::
    touches(add_types(Types), type(Type)) <=
        member(Type, Types)
    says "it adds {Type}".

'613.8a/lose_types' ::
    touches(lose_types(Types), type(Type)) <=
        member(Type, Types)
    says "it takes {Type} away".

'613.8a/lose_types_subtypes' :: touches(lose_types(_Types), subtype(_Subtype))
    says "subtypes may go with card types".

'613.8a/set_land_types' ::
    touches(set_land_types(_Subtypes), subtype(_Subtype))
    says "it changes land types".

'613.8a/set_creature_types' ::
    touches(set_creature_types(_Subtypes), subtype(_Subtype))
    says "it changes creature types".

'613.8a/add_subtypes' ::
    touches(add_subtypes(Subtypes), subtype(Subtype)) <=
        member(Subtype, Subtypes)
    says "it adds {Subtype}".

'613.8a/add_supertypes' ::
    touches(add_supertypes(Supertypes), supertype(Supertype)) <=
        member(Supertype, Supertypes)
    says "it adds {Supertype}".

'613.8a/set_colors' :: touches(set_colors(_Colors), color(_Color))
    says "it changes colors".

'613.8a/add_colors' :: touches(add_colors(_Colors), color(_Color))
    says "it adds colors".

'613.8a/takes_land_abilities' :: takes_abilities(set_land_types(_Subtypes))
    says "a land with new basic land types loses the abilities of its text".

'613.8a/takes_all_abilities' :: takes_abilities(lose_all_abilities)
    says "all abilities are lost".

'613.8a/would_remove_type' ::
    would_alter(Effect, Object) at Stage <=
        removes(Effect, type(Object, _Type)) at Stage
    says "{Object} would lose a card type".

'613.8a/would_remove_subtype' ::
    would_alter(Effect, Object) at Stage <=
        removes(Effect, subtype(Object, _Subtype)) at Stage
    says "{Object} would lose a subtype".

'613.8a/would_remove_color' ::
    would_alter(Effect, Object) at Stage <=
        removes(Effect, color(Object, _Color)) at Stage
    says "{Object} would lose a color".

'613.8a/would_add_type' ::
    would_alter(Effect, Object) at Stage <=
        adds(Effect, type(Object, Type)) at Stage,
        not(type(Object, Type) at Stage)
            else "{Object} is a {Type} already"
    says "{Object} would become a {Type}".

'613.8a/would_add_subtype' ::
    would_alter(Effect, Object) at Stage <=
        adds(Effect, subtype(Object, Subtype)) at Stage,
        not(subtype(Object, Subtype) at Stage)
            else "{Object} is a {Subtype} already"
    says "{Object} would become a {Subtype}".

'613.8a/would_add_supertype' ::
    would_alter(Effect, Object) at Stage <=
        adds(Effect, supertype(Object, Supertype)) at Stage,
        not(supertype(Object, Supertype) at Stage)
            else "{Object} is {Supertype} already"
    says "{Object} would become {Supertype}".

'613.8a/would_add_color' ::
    would_alter(Effect, Object) at Stage <=
        adds(Effect, color(Object, Color)) at Stage,
        not(color(Object, Color) at Stage)
            else "{Object} is {Color} already"
    says "{Object} would become {Color}".
