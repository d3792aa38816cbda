:- encoding(utf8).
:- module(reading_conditions_of_the_turn, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Conditions about what happened this turn, as far as a board tells it */

'305.2/played_this_turn' ::
    holds_now(c(you, past([v(play(np(a, f([], t(land), []))), [this_turn])])), Source) <=
        means_by_you(Source, You),
        lands_played(You, Number),
        Number > 0
            else "{You} has played no land this turn"
    says "{You} has played {Number} lands this turn".

'reading/played_this_turn' ::
    readable_now(c(you, past([v(play(np(a, f([], t(land), []))), [this_turn])])))
    says "whether a land was played this turn is read".
