:- encoding(utf8).
:- module(rules_305_lands, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 305: lands, basic land types and their intrinsic mana abilities

305.7, setting a land's subtype, stands with the effects that do so (613_changes.pl).
*/

:- relation basic_land_type(Subtype, Symbol)
       says "{Subtype} is a basic land type and stands for {Symbol}"
       else "{Subtype} is not a basic land type that stands for {Symbol}".

:- relation basic_land(Object)
       says "{Object} is a basic land"
       else "{Object} is not a basic land".


'305.6/plains'   :: basic_land_type(plains, 'W')   says "Plains have the symbol W".

'305.6/island'   :: basic_land_type(island, 'U')   says "Islands have the symbol U".

'305.6/swamp'    :: basic_land_type(swamp, 'B')    says "Swamps have the symbol B".

'305.6/mountain' :: basic_land_type(mountain, 'R') says "Mountains have the symbol R".

'305.6/forest'   :: basic_land_type(forest, 'G')   says "Forests have the symbol G".


'305.6' ::
    copiable_ability(Object, intrinsic(Object, Subtype)) <=
        copiable_subtype(Object, Subtype),
        basic_land_type(Subtype, _Symbol),
        copiable_type(Object, land)
            else "{Object} is not a land"
    says "{Object} is a land with the basic land type {Subtype}, so it has its mana ability".

'305.6/term' ::
    ability_term(intrinsic(Object, Subtype),
                 activated([tap], [do([v(add(symbols([Symbol])), [])])])) <=
        basic_land_type(Subtype, Symbol)
    says "the ability of {Subtype} taps {Object} and adds {Symbol}".


'305.8' ::
    basic_land(Object) <=
        is_type(Object, land),
        is_supertype(Object, basic)
    says "{Object} is a land with the supertype basic".
