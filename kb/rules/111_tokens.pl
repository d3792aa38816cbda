:- encoding(utf8).
:- module(rules_111_tokens, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 111: tokens

A token is a marker for a permanent. It is no card (108.2b), and where it has left the battlefield
it only waits to cease to exist (111.7).
*/


'111.8' ::
    prohibited_from_casting(Player, Token, _Way) <=
        player(Player),
        token(Token),
        in_zone(Token, Zone),
        Zone \== battlefield
            else "{Token} is on the battlefield"
    says "a token that has left the battlefield can't move to another zone".
