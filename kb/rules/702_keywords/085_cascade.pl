:- encoding(utf8).
:- module(rules_702_085_cascade, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.85: cascade

Cascade triggers when the spell has been cast (702.85a), so it changes neither whether the spell
may be cast nor what it costs. What it does when it resolves is no question yet.
*/

:- relation triggered_keyword(Keyword)
       says "{Keyword} is a triggered ability"
       else "{Keyword} is not known as a triggered ability".


'702.85a' ::
    triggered_keyword(cascade)
    says "cascade triggers when its spell has been cast".
