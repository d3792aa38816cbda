:- encoding(utf8).
:- module(rules_613_layers_4_and_5, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.1d and 613.1e: what effects change in the layers 4 and 5 (205.1, 305.7, 105.3)
*/

%   Layer 4: card types (205.1a, 205.1b).

'205.1a/old_types' ::
    removes(Effect, type(Object, Type)) at Stage <=
        change(Effect, set_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        type(Object, Type) at Stage,
        not(member(Type, Types))
    says "the new card types of {Object} replace {Type}".

'205.1a/new_types' ::
    adds(Effect, type(Object, Type)) at Stage <=
        change(Effect, set_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        member(Type, Types)
    says "{Object} is now a {Type}".

'205.1a/old_subtypes' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        change(Effect, set_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        subtype(Object, Subtype) at Stage,
        not(( correlated(Subtype, Type),
              member(Type, Types)
            ))
            else "{Subtype} is also a subtype of a card type that {Object} has now"
    says "{Object} loses {Subtype} with the card type that it belongs to".

'205.1a/old_intrinsic' ::
    removes(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        change(Effect, set_types(Types)) at Stage,
        not(member(land, Types)),
        affects(Effect, Object) at Stage,
        ability(Object, intrinsic(Object, Subtype)) at Stage
    says "{Object} is not a land any more, so it loses the ability of {Subtype}".

'205.1b/types_too' ::
    adds(Effect, type(Object, Type)) at Stage <=
        change(Effect, add_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        member(Type, Types)
    says "{Object} is also a {Type}".

'205.1a/lost_type' ::
    removes(Effect, type(Object, Type)) at Stage <=
        change(Effect, lose_types(Types)) at Stage,
        affects(Effect, Object) at Stage,
        member(Type, Types)
    says "{Object} is not a {Type} any more".

'205.1a/lost_subtypes' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        change(Effect, lose_types(Types)) at Stage,
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
        change(Effect, lose_types(Types)) at Stage,
        member(land, Types),
        affects(Effect, Object) at Stage,
        ability(Object, intrinsic(Object, Subtype)) at Stage
    says "{Object} is not a land any more, so it loses the ability of {Subtype}".


%   Layer 4: subtypes (205.1a, 205.1b, 305.7).

'205.1a/old_creature_types' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        change(Effect, set_creature_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        subtype(Object, Subtype) at Stage,
        creature_type(Subtype),
        not(member(Subtype, Subtypes))
    says "the new creature types of {Object} replace {Subtype}".

'205.1a/new_creature_types' ::
    adds(Effect, subtype(Object, Subtype)) at Stage <=
        change(Effect, set_creature_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} is now a {Subtype}".

'205.1b/subtypes_too' ::
    adds(Effect, subtype(Object, Subtype)) at Stage <=
        change(Effect, add_subtypes(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} is also a {Subtype}".

'305.7/old_land_types' ::
    removes(Effect, subtype(Object, Subtype)) at Stage <=
        change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        subtype(Object, Subtype) at Stage,
        land_type(Subtype),
        not(member(Subtype, Subtypes))
    says "{Object} no longer has its old land type {Subtype}".

'305.7/new_land_types' ::
    adds(Effect, subtype(Object, Subtype)) at Stage <=
        change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} is now a {Subtype}".

'305.7/text' ::
    removes(Effect, ability(Object, printed(Face, Index))) at Stage <=
        change(Effect, set_land_types(_Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, printed(Face, Index)) at Stage
    says "{Object} loses the abilities generated from its rules text".

'305.7/old_intrinsic' ::
    removes(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, intrinsic(Object, Subtype)) at Stage,
        not(member(Subtype, Subtypes))
    says "{Object} loses the ability of its old land type {Subtype}".

'305.7/new_intrinsic' ::
    adds(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        change(Effect, set_land_types(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes)
    says "{Object} gains the mana ability of its new land type {Subtype}".

'305.7/intrinsic_too' ::
    adds(Effect, ability(Object, intrinsic(Object, Subtype))) at Stage <=
        change(Effect, add_subtypes(Subtypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Subtype, Subtypes),
        basic_land_type(Subtype, _Symbol)
            else "{Subtype} is not a basic land type"
    says "{Object} gains the mana ability of the land type {Subtype} that it gains".

'205.4b' ::
    adds(Effect, supertype(Object, Supertype)) at Stage <=
        change(Effect, add_supertypes(Supertypes)) at Stage,
        affects(Effect, Object) at Stage,
        member(Supertype, Supertypes)
    says "{Object} gains the supertype {Supertype}".


%   Layer 5: colors.

'105.3/old_colors' ::
    removes(Effect, color(Object, Color)) at Stage <=
        change(Effect, set_colors(Colors)) at Stage,
        affects(Effect, Object) at Stage,
        color(Object, Color) at Stage,
        not(member(Color, Colors))
    says "the new colors of {Object} replace {Color}".

'105.3/new_colors' ::
    adds(Effect, color(Object, Color)) at Stage <=
        change(Effect, set_colors(Colors)) at Stage,
        affects(Effect, Object) at Stage,
        member(Color, Colors)
    says "{Object} is now {Color}".

'105.3/colors_too' ::
    adds(Effect, color(Object, Color)) at Stage <=
        change(Effect, add_colors(Colors)) at Stage,
        affects(Effect, Object) at Stage,
        member(Color, Colors)
    says "{Object} is also {Color}".
