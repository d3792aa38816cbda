:- encoding(utf8).
:- module(rules_302_creatures, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 302: creatures, and the summoning sickness rule */

:- relation has_summoning_sickness(Permanent)
       says "{Permanent} has summoning sickness"
       else "{Permanent} does not have summoning sickness".


% Whatever else the permanent is (an animated land, say): the rule is about creatures.

'302.6' ::
    has_summoning_sickness(Permanent) <=
        permanent(Permanent),
        is_type(Permanent, creature)
            else "{Permanent} is not a creature",
        new_to_controller(Permanent),
        not(has_keyword(Permanent, haste))
            else "{Permanent} has haste (702.10c)"
    says "{Permanent} is a creature that its controller has not controlled all turn".
