:- encoding(utf8).
:- module(rules_602_activated_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 602: activated abilities, and the parts of their costs

What the parts of a cost mean in the words of card text is read in kb/reading/activation_costs.pl.
Whether an ability may be activated now, all in all, is asked in 602_activating.pl.
*/

:- relation activated_ability(Object, Ability, Costs, Effect)
       says "{Ability} of {Object} is an activated ability that costs {Costs}"
       else "{Ability} of {Object} is not an activated ability that costs {Costs}".

:- relation may_pay_apart_from_mana(+Player, +Object, +Ability)
       says "{Player} can pay all of the cost of {Ability} of {Object} but its mana"
       else "{Player} can't pay all of the cost of {Ability} of {Object} but its mana".

:- relation kept_from_activating(Player, +Object, +Ability)
       says "{Player} can't activate {Ability} of {Object}"
       else "nothing keeps {Player} from activating {Ability} of {Object}".


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


%   602.5: what is prohibited can't even be begun. The texts are read in
%   kb/reading/activation_prohibitions.pl. Summoning sickness (602.5a) stands with the tap symbol
%   (107.5), of which it is a rule.

'602.5' ::
    kept_from_activating(Player, Object, Ability) <=
        activation_prohibitions(Prohibitions),
        member(prohibits(Source, Whose, Exception), Prohibitions)
            else "no text in force speaks of activated abilities",
        player(Player),
        is_meant(Whose, Source, Object),
        not(left_alone(Exception, Object, Ability))
            else "{Source} leaves mana abilities alone, and {Ability} is one"
    says "{Source} says that the activated abilities of {Object} can't be activated".
