:- encoding(utf8).
:- module(rules_102_players, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> CR 102: players and opponents */

:- relation opponent(Player, Opponent)
       says "{Opponent} is an opponent of {Player}"
       else "{Opponent} is not an opponent of {Player}".


% A board names no teams (102.3), so everyone else is an opponent: the other player of two (102.2),
% and each of the others where the players compete as individuals (806.1).

'102.2' ::
    opponent(Player, Opponent) <=
        player(Player),
        player(Opponent),
        Player \== Opponent
            else "a player is not their own opponent"
    says "{Opponent} is another player, so {Opponent} is an opponent of {Player}".
