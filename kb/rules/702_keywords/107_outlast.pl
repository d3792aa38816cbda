:- encoding(utf8).
:- module(rules_702_107_outlast, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.107: outlast

“Outlast [cost]” means “[Cost], {T}: Put a +1/+1 counter on this creature. Activate only as a
sorcery.”
*/


'702.107a' ::
    meaning_of_ability(Ability,
                       activated(Tapping,
                                 [do([v(put_counters(cs(1, '+1/+1'), this(f([], t(creature), []))),
                                        [])]),
                                  activate_only([as(sorcery)])])) <=
        ability_term(Ability, keyword_cost(outlast, Costs)),
        append(Costs, [tap], Tapping)
    says "outlast is an activated ability that costs {Tapping}".
