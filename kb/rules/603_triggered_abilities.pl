:- encoding(utf8).
:- module(rules_603_triggered_abilities, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 603: triggered abilities, and their parts

    triggered_ability(Object, Ability, Event, Condition, Effect)

Event is what triggers it, Condition an intervening “if” (603.4) or `none`, Effect its sentences.
*/

:- relation triggered_ability(Object, Ability, Event, Condition, Effect)
       says "{Ability} of {Object} is a triggered ability, which triggers from {Event}"
       else "{Ability} of {Object} is not a triggered ability that triggers from {Event}".


'603.1/parts' ::
    triggered_ability(Object, Ability, Event, Condition, Effect) <=
        has_ability(Object, Ability),
        meaning_of_ability(Ability, triggered(Event, Condition, Effect))
    says "{Ability} of {Object} says when it triggers and what it does then".

% A spell may have made it, and it lasts for a time. Its source is the spell (603.7d), which stands
% for it here.

'603.7/lasting' ::
    triggered_ability(Effect, lasting(Effect, Index), Event, none, [Sentence]) <=
        lasting_effect(Effect, _Player, Index, text([pre(_Duration, delayed(Event, Sentence))]))
    says "{Effect} is a delayed triggered ability, which triggers from {Event}".
