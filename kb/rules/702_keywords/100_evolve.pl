:- encoding(utf8).
:- module(rules_702_100_evolve, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.100: evolve

Evolve triggers when a creature enters (702.100a), so it does nothing while spells are cast. The
comparison of power and toughness is no question yet.
*/


'702.100a' ::
    triggered_keyword(evolve)
    says "evolve triggers when a creature enters".
