:- encoding(utf8).
:- module(rules_613_dependency_of_changes, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.8a: what a change may change

Where applying an effect would change nothing that another looks at, the other does not depend on
it. That is asked of the words first, since looking ahead takes time.
*/

:- relation would_alter(+Effect, Object)
       says "applying {Effect} would change a type, color or ability of {Object}"
       else "applying {Effect} would change no type, color or ability of {Object}".

:- relation touches(+Change, +Mention)
       says "{Change} may change {Mention}"
       else "{Change} does not change {Mention}".

:- relation takes_abilities(+Change)
       says "{Change} takes abilities away"
       else "{Change} takes no ability away".


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

'205.3m/adds_all' ::
    touches(add_subtypes(Subtypes), subtype(Subtype)) <=
        member(every_creature_type, Subtypes),
        creature_type(Subtype)
    says "it adds every creature type".

'205.3m/looks_at_all' :: touches(add_subtypes(_Subtypes), subtype(chosen))
    says "it adds subtypes".

'613.8a/add_supertypes' ::
    touches(add_supertypes(Supertypes), supertype(Supertype)) <=
        member(Supertype, Supertypes)
    says "it adds {Supertype}".

'613.8a/set_colors' :: touches(set_colors(_Colors), color(_Color))
    says "it changes colors".

'613.8a/add_colors' :: touches(add_colors(_Colors), color(_Color))
    says "it adds colors".

'613.8a/add_keyword' ::
    touches(add_ability(keywords(Keywords)), keyword(Keyword)) <=
        member(Keyword, Keywords)
    says "it adds {Keyword}".

'613.8a/cannot_have' :: touches(cannot_have(Keyword), keyword(Keyword))
    says "{Keyword} is kept away".

'613.8a/lose_keyword' :: touches(lose_keyword(Keyword), keyword(Keyword))
    says "it takes {Keyword} away".

'613.8a/lose_all_keywords' :: touches(lose_all_abilities, keyword(_Keyword))
    says "it takes all abilities away".

'613.8a/lose_land_keywords' :: touches(set_land_types(_Subtypes), keyword(_Keyword))
    says "a land with new basic land types loses the abilities of its text".

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

'613.8a/would_remove_ability' ::
    would_alter(Effect, Object) at Stage <=
        removes(Effect, ability(Object, _Ability)) at Stage
    says "{Object} would lose an ability".

'613.8a/would_add_ability' ::
    would_alter(Effect, Object) at Stage <=
        adds(Effect, ability(Object, _Ability)) at Stage
    says "{Object} would gain an ability".

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
