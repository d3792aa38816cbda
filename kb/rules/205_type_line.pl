:- encoding(utf8).
:- module(rules_205_type_line, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 205: card types, subtypes and supertypes

is_type/2, is_subtype/2 and is_supertype/2 give the characteristics as they are now, after all
effects (613). Where no effect changes types, these are the copiable ones, and the layers are not
gone through. A text that could change types and is not read makes an answer unknown
(kb/reading/relevance_mana.pl).
*/

:- relation is_type(Object, Type)
       says "{Object} has the card type {Type}"
       else "{Object} does not have the card type {Type}".

:- relation is_subtype(Object, Subtype)
       says "{Object} has the subtype {Subtype}"
       else "{Object} does not have the subtype {Subtype}".

:- relation is_supertype(Object, Supertype)
       says "{Object} has the supertype {Supertype}"
       else "{Object} does not have the supertype {Supertype}".


:- relation copiable_type(Object, Type)
       says "{Object} has the card type {Type} to begin with"
       else "{Object} does not have the card type {Type} to begin with".

:- relation copiable_subtype(Object, Subtype)
       says "{Object} has the subtype {Subtype} to begin with"
       else "{Object} does not have the subtype {Subtype} to begin with".

:- relation copiable_supertype(Object, Supertype)
       says "{Object} has the supertype {Supertype} to begin with"
       else "{Object} does not have the supertype {Supertype} to begin with".


'205.2a' ::
    copiable_type(Object, Type) <=
        characteristics_from(Object, Face),
        printed_type(Face, Type)
    says "{Type} stands on the type line of {Object}".

'708.2a' ::
    copiable_type(Object, creature) <=
        face_down(Object),
        permanent(Object)
    says "{Object} is a face-down permanent, so it is a creature".

'708.2a/spell' ::
    copiable_type(Object, creature) <=
        face_down(Object),
        in_zone(Object, stack)
    says "{Object} is a face-down spell, so it is a creature spell".


'205.3a' ::
    copiable_subtype(Object, Subtype) <=
        characteristics_from(Object, Face),
        printed_subtype(Face, Subtype)
    says "{Subtype} stands on the type line of {Object}".


'205.4a' ::
    copiable_supertype(Object, Supertype) <=
        characteristics_from(Object, Face),
        printed_supertype(Face, Supertype)
    says "{Supertype} stands on the type line of {Object}".


%   613.1d: the types after all effects. The effects that are read are about permanents.

'613.1d/as_printed' ::
    is_type(Object, Type) <=
        not(effects_in_layer(4))
            else "there are effects that change types",
        copiable_type(Object, Type)
    says "no effect changes types, and to begin with, {Object} has the card type {Type}".

'613.1d/changed' ::
    is_type(Object, Type) <=
        effects_in_layer(4)
            else "no effect changes types",
        type(Object, Type) at final
    says "after all effects, {Object} has the card type {Type}".

'613.1d/elsewhere' ::
    is_type(Object, Type) <=
        effects_in_layer(4)
            else "no effect changes types",
        outside_layers(Object),
        copiable_type(Object, Type)
    says "no effect in a layer is about {Object}, which begins with the card type {Type}".

'613.1d/subtype_as_printed' ::
    is_subtype(Object, Subtype) <=
        not(effects_in_layer(4))
            else "there are effects that change types",
        copiable_subtype(Object, Subtype)
    says "no effect changes types, and to begin with, {Object} has the subtype {Subtype}".

'613.1d/subtype_changed' ::
    is_subtype(Object, Subtype) <=
        effects_in_layer(4)
            else "no effect changes types",
        subtype(Object, Subtype) at final,
        Subtype \== every_creature_type
            else "{Object} is every creature type"
    says "after all effects, {Object} has the subtype {Subtype}".

'205.3m/every' ::
    is_subtype(Object, Subtype) <=
        effects_in_layer(4)
            else "no effect changes types",
        subtype(Object, every_creature_type) at final,
        named_creature_type(Subtype)
    says "{Object} is every creature type, and {Subtype} is one".

'613.1d/subtype_elsewhere' ::
    is_subtype(Object, Subtype) <=
        effects_in_layer(4)
            else "no effect changes types",
        outside_layers(Object),
        copiable_subtype(Object, Subtype)
    says "no effect in a layer is about {Object}, which begins with the subtype {Subtype}".

'613.1d/supertype_as_printed' ::
    is_supertype(Object, Supertype) <=
        not(effects_in_layer(4))
            else "there are effects that change types",
        copiable_supertype(Object, Supertype)
    says "no effect changes types, and to begin with, {Object} has the supertype {Supertype}".

'613.1d/supertype_changed' ::
    is_supertype(Object, Supertype) <=
        effects_in_layer(4)
            else "no effect changes types",
        supertype(Object, Supertype) at final
    says "after all effects, {Object} has the supertype {Supertype}".

'613.1d/supertype_elsewhere' ::
    is_supertype(Object, Supertype) <=
        effects_in_layer(4)
            else "no effect changes types",
        outside_layers(Object),
        copiable_supertype(Object, Supertype)
    says "no effect in a layer is about {Object}, which begins with the supertype {Supertype}".
