:- encoding(utf8).
:- module(rules_702_067_fortify, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.67: fortify

“Fortify [cost]” means “[Cost]: Attach this Fortification to target land you control. Activate only as
a sorcery.” It is equip (006_equip.pl) for lands.
*/


'702.67a' ::
    meaning_of_ability(Ability,
                       activated(Costs,
                                 [do([v(attach(this(f([], n(permanent), [])),
                                               np(target, f([], t(land), [control(you)]))),
                                        [])]),
                                  activate_only([as(sorcery)])])) <=
        ability_term(Ability, keyword_cost(fortify, Costs))
    says "fortify is an activated ability that costs {Costs}".
