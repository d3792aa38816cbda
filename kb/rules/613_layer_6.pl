:- encoding(utf8).
:- module(rules_613_layer_6, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.1f: what effects change in layer 6
*/

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
        Affected \== own_characteristic,
        affects(Effect, Object) at Stage
    says "the ability that {Object} gains makes a continuous effect".

'604.3a/gained_effect' ::
    adds(Effect, part(effect(Object, granted(Effect, Term), '7b'),
                      '7b', itself, Condition, Changes)) at Stage <=
        does_change(Effect, add_ability(Term)) at Stage,
        effect_part(Term, '7a', own_characteristic, Condition, Changes),
        affects(Effect, Object) at Stage
    says "an ability that was gained defines no characteristic of {Object}, but sets it".

'613.1f/lost' ::
    removes(Effect, ability(Object, Ability)) at Stage <=
        does_change(Effect, lose_all_abilities) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, Ability) at Stage
    says "{Object} loses all its abilities".

% 113.10b: of a line that names several keywords, the others are left.

'113.10b' ::
    removes(Effect, ability(Object, Ability)) at Stage <=
        does_change(Effect, lose_keyword(Keyword)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, Ability) at Stage,
        ability_term(Ability, keywords(Keywords)),
        member(Keyword, Keywords)
            else "{Keyword} is not among {Keywords}"
    says "{Object} loses {Keyword}".

'113.10b/others' ::
    adds(Effect, ability(Object, without(Ability, Keyword))) at Stage <=
        does_change(Effect, lose_keyword(Keyword)) at Stage,
        affects(Effect, Object) at Stage,
        ability(Object, Ability) at Stage,
        ability_term(Ability, keywords(Keywords)),
        member(Keyword, Keywords)
            else "{Keyword} is not among {Keywords}",
        subtract(Keywords, [Keyword], Others),
        Others \== []
            else "the line names no other keyword"
    says "{Object} keeps {Others}".
