:- encoding(utf8).
:- module(rules_110_permanents, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 110: permanents */

:- relation permanent(Object)
       says "{Object} is a permanent"
       else "{Object} is not a permanent".

:- relation permanent_type(Type)
       says "{Type} is a permanent type"
       else "{Type} is not a permanent type".


'110.1' ::
    permanent(Object) <=
        in_zone(Object, battlefield)
    says "{Object} is on the battlefield, so it is a permanent".


'110.4/artifact'     :: permanent_type(artifact)     says "artifact is a permanent type".

'110.4/battle'       :: permanent_type(battle)       says "battle is a permanent type".

'110.4/creature'     :: permanent_type(creature)     says "creature is a permanent type".

'110.4/enchantment'  :: permanent_type(enchantment)  says "enchantment is a permanent type".

'110.4/land'         :: permanent_type(land)         says "land is a permanent type".

'110.4/planeswalker' :: permanent_type(planeswalker) says "planeswalker is a permanent type".
