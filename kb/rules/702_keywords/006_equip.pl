:- encoding(utf8).
:- module(rules_702_006_equip, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.6: equip

“Equip [cost]” means “[Cost]: Attach this permanent to target creature you control. Activate only as
a sorcery.” So it is an activated ability with that effect, in the words of a card.
*/

:- relation equip_cost(+Term, Costs)
       says "{Term} is an equip ability for {Costs}"
       else "{Term} is no equip ability for {Costs}".


'702.6a' ::
    activated_ability(Object, Ability, Costs,
                      [do([v(attach(this(f([], n(permanent), [])),
                                    np(target, f([], t(creature), [control(you)]))),
                             [])]),
                       activate_only([as(sorcery)])]) <=
        has_ability(Object, Ability),
        ability_term(Ability, Term),
        equip_cost(Term, Costs)
    says "{Ability} of {Object} is an equip ability, which is an activated ability".

'702.6a/mana' ::
    equip_cost(keyword_cost(equip, Costs), Costs)
    says "its cost is {Costs}".

'702.6a/mixed' ::
    equip_cost(keyword_costs(equip, Costs), Costs)
    says "its cost is {Costs}".
