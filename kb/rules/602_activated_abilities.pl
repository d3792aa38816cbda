:- encoding(utf8).
:- module(rules_602_activated_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 602: activated abilities, and the parts of their costs

What the parts of a cost mean in the words of card text is read in kb/reading/activation_costs.pl.
*/

:- relation activated_ability(Object, Ability, Costs, Effect)
       says "{Ability} of {Object} is an activated ability that costs {Costs}"
       else "{Ability} of {Object} is not an activated ability that costs {Costs}".

:- relation may_pay_apart_from_mana(+Player, +Object, +Ability)
       says "{Player} can pay all of the cost of {Ability} of {Object} but its mana"
       else "{Player} can't pay all of the cost of {Ability} of {Object} but its mana".


'602.1' ::
    activated_ability(Object, Ability, Costs, Effect) <=
        has_ability(Object, Ability),
        meaning_of_ability(Ability, activated(Costs, Effect))
    says "{Ability} of {Object} has the form “cost: effect”, so it is an activated ability".


% Only the controller can activate it. The mana in the cost is a matter of 601.2g and 601.2h
% (118_paying_mana.pl); everything else must be payable now.

'602.2' ::
    may_pay_apart_from_mana(Player, Object, Ability) <=
        controls(Player, Object)
            else "only the controller of {Object} can activate its abilities",
        activated_ability(Object, Ability, Costs, _Effect),
        all(member(Cost, Costs),
            payable_now(Cost, Player, Object))
    says "{Player} controls {Object} and can pay {Costs} as far as it is not mana".
