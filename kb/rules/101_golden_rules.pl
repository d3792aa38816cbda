:- encoding(utf8).
:- module(rules_101_golden_rules, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 101: the golden rules */

:- relation prohibited_from_casting(+Player, +Card, +Way)
       says "{Player} can't cast {Card}"
       else "nothing prohibits {Player} from casting {Card}".


% What a text prohibits is read in kb/reading/casting_prohibitions.pl. No permission is looked at
% here: “can't” wins over every one of them.

'101.2' ::
    prohibited_from_casting(Player, Card, Way) <=
        says_cannot_cast(Source, Player, Card, Way)
    says "{Source} says that {Player} can't cast {Card}, and “can't” takes precedence".
