:- encoding(utf8).
:- module(rules_613_layer_6, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.1f: what effects change in layer 6
*/

:- relation part_when_gained(+Term, Layer, Affected, Condition, Changes)
       says "when {Term} is gained, its effect does {Changes} in layer {Layer}"
       else "when {Term} is gained, it makes no effect".


%   Layer 6: abilities. What the same effect gives, it does not take away.

'613.1f/gained' ::
    adds(Effect, ability(Object, granted(Effect, Term))) at Stage <=
        change(Effect, add_ability(Term)) at Stage,
        affects(Effect, Object) at Stage
    says "{Object} gains an ability: {Term}".

'613.1f/gained_effect' ::
    adds(Effect, part(effect(Object, granted(Effect, Term), Layer),
                      Layer, Affected, Condition)) at Stage <=
        change(Effect, add_ability(Term)) at Stage,
        part_when_gained(Term, Layer, Affected, Condition, _Changes),
        affects(Effect, Object) at Stage
    says "the ability that {Object} gains makes a continuous effect".

'613.1f/gained_change' ::
    adds(Effect, change(effect(Object, granted(Effect, Term), Layer), Change)) at Stage <=
        change(Effect, add_ability(Term)) at Stage,
        part_when_gained(Term, Layer, _Affected, _Condition, Changes),
        member(Change, Changes),
        affects(Effect, Object) at Stage
    says "the ability that {Object} gains does this: {Change}".

'613.1f/part_when_gained' ::
    part_when_gained(Term, Layer, Affected, Condition, Changes) <=
        effect_part(Term, Layer, Affected, Condition, Changes),
        Affected \== own_characteristic
    says "its effect is the same as that of a printed ability".

'604.3a/gained' ::
    part_when_gained(Term, '7b', itself, Condition, Changes) <=
        effect_part(Term, '7a', own_characteristic, Condition, Changes)
    says "an ability that was gained defines no characteristic, but sets it".

'613.1f/lost' ::
    removes(Effect, ability(Object, Ability)) at Stage <=
        change(Effect, lose_all_abilities) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, Ability) at Stage
    says "{Object} loses all its abilities".

% 113.10b: of a line that names several keywords, the others are left.

'113.10b' ::
    removes(Effect, ability(Object, Ability)) at Stage <=
        change(Effect, lose_keyword(Keyword)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, Ability) at Stage,
        ability_term(Ability, keywords(Keywords)),
        member(Keyword, Keywords)
            else "{Keyword} is not among {Keywords}"
    says "{Object} loses {Keyword}".

'113.10b/others' ::
    adds(Effect, ability(Object, without(Ability, Keyword))) at Stage <=
        change(Effect, lose_keyword(Keyword)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, Ability) at Stage,
        ability_term(Ability, keywords(Keywords)),
        member(Keyword, Keywords)
            else "{Keyword} is not among {Keywords}",
        subtract(Keywords, [Keyword], Others),
        Others \== []
            else "the line names no other keyword"
    says "{Object} keeps {Others}".
