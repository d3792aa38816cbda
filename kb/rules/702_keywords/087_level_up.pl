:- encoding(utf8).
:- module(rules_702_087_level_up, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.87: level up

“Level up [cost]” means “[Cost]: Put a level counter on this permanent. Activate only as a sorcery.”
*/


'702.87a' ::
    meaning_of_ability(Ability,
                       activated(Costs,
                                 [do([v(put_counters(cs(1, level), this(f([], n(permanent), []))),
                                        [])]),
                                  activate_only([as(sorcery)])])) <=
        ability_term(Ability, keyword_cost(level_up, Costs))
    says "level up is an activated ability that costs {Costs}".
