:- encoding(utf8).
:- module(rules_613_layer_6, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 613.1f: what effects change in layer 6
*/

:- relation part_when_gained(+Term, Layer, Affected, Condition, Changes)
       says "when {Term} is gained, its effect does {Changes} in layer {Layer}"
       else "when {Term} is gained, it makes no effect".

:- relation barred(Object, Term)
       says "{Object} can't have the ability {Term}"
       else "{Object} can have the ability {Term}".

:- relation cannot_have_now(Object, Keyword)
       says "{Object} can't have {Keyword}"
       else "{Object} can have {Keyword}".


%   Layer 6: abilities. What the same effect gives, it does not take away.

'613.1f/gained' ::
    adds(Effect, ability(Object, granted(Effect, Term))) at Stage <=
        change(Effect, add_ability(Term)) at Stage,
        affects(Effect, Object) at Stage,
        not(barred(Object, Term) at Stage)
            else "{Object} can't have it"
    says "{Object} gains an ability: {Term}".

% Whichever of the two effects is older: what can't have an ability does not get it.

'113.11' ::
    barred(Object, keywords([Keyword])) at Stage <=
        change(Effect, cannot_have(Keyword)) at Stage,
        affects(Effect, Object) at Stage
    says "{Effect} says that {Object} can't have {Keyword}".

'113.11/now' ::
    cannot_have_now(Object, Keyword) <=
        effects_in_layer(6),
        barred(Object, keywords([Keyword])) at final
    says "after all effects, {Object} still can't have {Keyword}".

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
