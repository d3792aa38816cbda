:- encoding(utf8).
:- module(rules_205_type_line, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 205: card types, subtypes and supertypes

These relations give the characteristics as they are now. Effects that change them (613) are read
from issue to issue; a text that could change them and is not read yet makes an answer unknown
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


'205.2a' ::
    is_type(Object, Type) <=
        characteristics_from(Object, Face),
        printed_type(Face, Type)
    says "{Type} stands on the type line of {Object}".

'708.2a' ::
    is_type(Object, creature) <=
        face_down(Object),
        permanent(Object)
    says "{Object} is a face-down permanent, so it is a creature".

'708.2a/spell' ::
    is_type(Object, creature) <=
        face_down(Object),
        in_zone(Object, stack)
    says "{Object} is a face-down spell, so it is a creature spell".


'205.3a' ::
    is_subtype(Object, Subtype) <=
        characteristics_from(Object, Face),
        printed_subtype(Face, Subtype)
    says "{Subtype} stands on the type line of {Object}".


'205.4a' ::
    is_supertype(Object, Supertype) <=
        characteristics_from(Object, Face),
        printed_supertype(Face, Supertype)
    says "{Supertype} stands on the type line of {Object}".
