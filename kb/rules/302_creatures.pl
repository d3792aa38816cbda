:- encoding(utf8).
:- module(rules_302_creatures, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 302: creatures, and the summoning sickness rule */

:- relation has_summoning_sickness(Permanent)
       says "{Permanent} has summoning sickness"
       else "{Permanent} does not have summoning sickness".

:- relation can_be_turned_for_cost(Permanent)
       says "{Permanent} may be tapped or untapped to pay for its ability"
       else "{Permanent} may not be tapped or untapped to pay for its ability".


% Whatever else the permanent is (an animated land, say): the rule is about creatures.

'302.6' ::
    has_summoning_sickness(Permanent) <=
        permanent(Permanent),
        new_to_controller(Permanent),
        is_type(Permanent, creature)
            else "{Permanent} is not a creature",
        not(has_keyword(Permanent, haste))
            else "{Permanent} has haste"
    says "{Permanent} is a creature that has not been under its controller's control \c
          continuously since their most recent turn began".

'302.6/long_enough' ::
    can_be_turned_for_cost(Permanent) <=
        permanent(Permanent),
        not(new_to_controller(Permanent))
    says "{Permanent} has been under its controller's control since their turn began".

'302.6/not_sick' ::
    can_be_turned_for_cost(Permanent) <=
        permanent(Permanent),
        new_to_controller(Permanent),
        not(has_summoning_sickness(Permanent))
            else "{Permanent} has summoning sickness"
    says "{Permanent} is no creature, or it has haste: how long it has been here does not matter".

% “As though those creatures had haste” is about activating abilities only (609.4).

'609.4/haste' ::
    can_be_turned_for_cost(Permanent) <=
        permanent(Permanent),
        new_to_controller(Permanent),
        activated_as_though_hasty(Permanent)
    says "the abilities of {Permanent} may be activated as though it had haste".
