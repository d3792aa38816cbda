:- encoding(utf8).
:- module(oracle_events,
          [ duration//1,
            event//1,
            period//1,
            phase//1,
            turn//1
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1]).

/** <module> Events, periods of the turn, and durations (CR 500, 603, 611) */

%!  event(?Event)// is nondet.
%
%   What a triggered ability waits for, or the event that a replacement speaks of.

event(when(Clauses)) --> [when], event_clauses(Clauses).
event(whenever(Clauses)) --> [whenever], event_clauses(Clauses).
event(at_the_beginning_of(Period)) --> [at, the, beginning, of], period(Period).
event(at_the_beginning_of_and_whenever(Period, Clauses)) -->
    [at, the, beginning, of],
    period(Period),
    [and, whenever],
    event_clauses(Clauses).
event(at_the_beginning_of_this_turn(Period)) -->
    [at, the, beginning, of],
    period(Period),
    [this, turn].
event(at_end_of_combat) --> [at, end, of, combat].
event(at_end_of_turn) --> [at, end, of, turn].
event(at_end_of_combat_on(Turn)) --> [at, end, of, combat, on], turn(Turn).
event(as(Clauses)) --> [as], event_clauses(Clauses).                    % CR 614.1c

event_clauses([Clause|Clauses]) --> full_clause(Clause), more_event_clauses(Clauses).

more_event_clauses([]) --> [].
more_event_clauses([or_whenever(Clause)]) --> [or, whenever], full_clause(Clause).
more_event_clauses([or_when(Clause)]) --> [or, when], full_clause(Clause).
more_event_clauses([and_whenever(Clause)]) --> [and, whenever], full_clause(Clause).
more_event_clauses([and_when(Clause)]) --> [and, when], full_clause(Clause).
more_event_clauses([and_at_the_beginning_of(Period)]) -->
    [and, at, the, beginning, of],
    period(Period).

%!  period(?Period)// is nondet.
%
%   "your upkeep", "the next end step", "combat on your turn"

period(period(Determiner, Order, Part, Posts)) -->
    period_determiner(Determiner),
    period_order(Order),
    turn_part(Part),
    period_posts(Posts).

period_determiner(none) --> [].
period_determiner(the) --> [the].
period_determiner(each) --> [each].
period_determiner(each_of_your) --> [each, of, your].
period_determiner(that) --> [that].
period_determiner(this) --> [this].
period_determiner(a) --> [a].
period_determiner(each_of_their) --> [each, of, their].
period_determiner(of(Possessive)) --> possessive(Possessive).

period_order(none) --> [].
period_order(next_first) --> [next, first].
period_order(Order) -->
    [Order],
    { memberchk(Order, [next, first, second, third, sixth, other, additional, last]) }.

turn_part(Part) --> [Part], { memberchk(Part, [upkeep, turn, combat, turns]) }.
turn_part(phase(Phase)) --> phase(Phase), [phase].
turn_part(phases(Phase)) --> phase(Phase), [phases].
turn_part(step(Step)) --> step(Step), [step].
turn_part(steps(Step)) --> step(Step), [steps].
turn_part(turn_upkeep) --> [turn, '\'s', upkeep].
turn_part(turn_end_step) --> [turn, '\'s', end, step].

phase(Phase) --> [Phase], { memberchk(Phase, [main, combat]) }.
phase(precombat_main) --> [precombat, main].
phase(postcombat_main) --> [postcombat, main].

step(Step) --> [Step], { memberchk(Step, [end, draw, untap, upkeep, cleanup]) }.
step(combat_damage) --> [combat, damage].
step(declare_attackers) --> [declare, attackers].
step(declare_blockers) --> [declare, blockers].

period_posts([]) --> [].
period_posts([of_the_game]) --> [of, the, game].
period_posts([on(Turn)]) --> [on], turn(Turn).
period_posts([of(Period)]) --> [of], period(Period).
period_posts([of_player(NounPhrase)]) --> [of], noun_phrase(sg, NounPhrase).
period_posts([after_this_one]) --> [after, this, one].

turn(any_players_turn) --> [any, player, '\'s', turn].
turn(your_turn) --> [your, turn].
turn(each_turn) --> [each, turn].
turn(your_next_turn) --> [your, next, turn].
turn(their_turn) --> [their, turn].
turn(this_turn) --> [this, turn].
turn(each_of_their_turns) --> [each, of, their, turns].
turn(a_opponents_turn) --> [a, opponent, '\'s', turn].
turn(their_next_turn) --> [their, next, turn].
turn(each_of_your_turns) --> [each, of, your, turns].
turn(that_players_turn) --> [that, player, '\'s', turn].
turn(each_opponents_turn) --> [each, opponent, '\'s', turn].
turn(each_opponents_next_turn) --> [each, opponent, '\'s', next, turn].

%!  duration(?Duration)// is nondet.
%
%   How long an effect lasts (CR 611.2).

duration(until_end_of_turn) --> [until, end, of, turn].
duration(until_end_of_combat) --> [until, end, of, combat].
duration(until_end_of_combat_on(Turn)) --> [until, end, of, combat, on], turn(Turn).
duration(until(Period)) --> [until], period(Period).
duration(until_the_end_of(Period)) --> [until, the, end, of], period(Period).
duration(until_the_beginning_of(Period)) --> [until, the, beginning, of], period(Period).
duration(until_clause(Clause)) --> [until], full_clause(Clause).
duration(for_as_long_as(Clause)) --> [for, as, long, as], full_clause(Clause).
duration(for_the_remainder_of_the_game) --> [for, the, remainder, of, the, game].
duration(for_the_rest_of_the_game) --> [for, the, rest, of, the, game].
