:- encoding(utf8).
:- module(rules_702_061_split_second, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.61: split second

It functions while the spell that has it is on the stack. Mana abilities are left alone.
*/


'702.61a' ::
    says_cannot_cast(Source, Player, Card, _Way) <=
        on_the_stack(Source),
        has_keyword(Source, split_second)
            else "{Source} does not have split second",
        player(Player),
        Card \== Source
            else "{Card} is the spell with split second itself"
    says "{Source} has split second and is on the stack, so players can't cast other spells".

'702.61b' ::
    kept_from_activating(Player, Object, Ability) <=
        on_the_stack(Source),
        has_keyword(Source, split_second)
            else "{Source} does not have split second",
        player(Player),
        not(mana_ability(Object, Ability))
            else "{Ability} of {Object} is a mana ability"
    says "{Source} has split second and is on the stack, so only mana abilities may be activated".
