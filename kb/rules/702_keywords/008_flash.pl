:- encoding(utf8).
:- module(rules_702_008_flash, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 702.8: flash */


'702.8a' ::
    cast_like_an_instant(Player, Card, Way) <=
        proposed_keyword(Way, flash)
            else "{Card} does not have flash"
    says "{Card} has flash, so it may be cast any time {Player} could cast an instant".
