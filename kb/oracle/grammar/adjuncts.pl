:- encoding(utf8).
:- module(oracle_adjuncts,
          [ adjuncts//2,
            time_adjunct//1
          ]).
:- use_module(library(lists), [last/2,memberchk/2]).
:- use_module(lawmage(oracle/grammar/clauses),
              [ ends_in/2,
                full_clause//1,
                open_to_adjuncts/1,
                subject//2
              ]).
:- use_module(lawmage(oracle/grammar/complements), [cost_name//1]).
:- use_module(lawmage(oracle/grammar/events), [duration//1, period//1, turn//1]).
:- use_module(lawmage(oracle/grammar/filters), [this_object//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_name//1]).
:- use_module(lawmage(oracle/grammar/mana), [mana_kind//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1]).
:- use_module(lawmage(oracle/grammar/quantities), [countable//1, number_as_word//1, quantity//1]).
:- use_module(lawmage(oracle/grammar/sentences), [limits//1]).
:- use_module(lawmage(oracle/grammar/states), [state//1, state_adjective//1]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [action//3, verb_phrase//3]).
:- use_module(lawmage(oracle/grammar/zones), [zone//1]).

/** <module> Adjuncts: what follows a verb and its complements

How long, how often, on which condition, by which way.
*/

%!  adjuncts(+Action, ?Adjuncts)// is nondet.
%
%   The adjuncts behind the Action. Where the Action ends in a clause, that clause takes them all.

adjuncts(_, []) --> [].
adjuncts(Before, [Adjunct|Adjuncts]) -->
    { open_to_adjuncts(Before) },
    adjunct(Before, Adjunct),
    adjuncts(Adjunct, Adjuncts).

%!  time_adjunct(?Time)// is nondet.
%
%   Times that can also belong to a verb behind a noun: "spells you've cast this turn".

time_adjunct(this_turn) --> [this, turn].
time_adjunct(this_combat) --> [this, combat].
time_adjunct(this_game) --> [this, game].
time_adjunct(each_turn) --> [each, turn].
time_adjunct(each_combat) --> [each, combat].
time_adjunct(this_step) --> [this, step].
time_adjunct(during_turns_other_than_yours) --> [during, turns, other, than, yours].
time_adjunct(last_turn) --> [last, turn].
time_adjunct(during(Period)) --> [during], period(Period).

%!  adjunct(+Before, ?Adjunct)// is nondet.
%
%   Before is what stands before the Adjunct. A passive ("exiled this way")
%   takes "this way" itself, and "spells you cast this turn" the time.

adjunct(Before, this_way) -->
    { \+ ends_in(Before, done(_, _)), \+ ends_in(Before, object_of(_, _, _, _)) },
    [this, way].
adjunct(Before, Time) -->
    { \+ ends_in(Before, object_of(_, _, _, _)),
      \+ ends_in_passive_post(Before),
      Before \= only(_) },
    time_adjunct(Time).
adjunct(Before, purpose(VerbPhrase)) -->                                % "pay {2} to ..."
    { \+ ends_in(Before, done(_, _)) },
    [to],
    verb_phrase(base, base, VerbPhrase).
adjunct(Before, by_doing(VerbPhrase)) -->
    { \+ ends_in(Before, done(_, _)) },
    [by],
    verb_phrase(ing, base, VerbPhrase),
    { VerbPhrase \= v(attack(_), _), VerbPhrase \= v(block(_), _) }.
adjunct(Before, under_control(Possessive)) -->
    { memberchk(Before, [leave(battlefield), die, enter, enter(battlefield)]) },
    [under],
    possessive(Possessive),
    [control].
adjunct(exile(_), face_down) --> [face, down].
adjunct(add(_), with_this_ability) --> [with, this, ability].
adjunct(Before, before_clause(Clause)) --> { Before \= only(_) }, [before], full_clause(Clause).
adjunct(Before, using(Keyword)) -->
    { \+ ends_in(Before, done(_, _)) },
    [using],
    keyword_name(Keyword).
adjunct(Before, using_ability(Possessive, Keyword)) -->
    { \+ ends_in(Before, done(_, _)) },
    [using],
    possessive(Possessive),
    keyword_name(Keyword),
    [ability].
adjunct(Before, using_abilities(Possessive, Keyword)) -->
    { \+ ends_in(Before, done(_, _)) },
    [using],
    possessive(Possessive),
    keyword_name(Keyword),
    [abilities].
adjunct(Before, using_mana_produced_by(Object)) -->
    { \+ ends_in(Before, done(_, _)) },
    [using, mana, produced, by],
    object(Object).
adjunct(Before, by_doing_and(VerbPhrase, OtherVerbPhrase)) -->
    { \+ ends_in(Before, done(_, _)) },
    [by],
    verb_phrase(ing, base, VerbPhrase),
    [and],
    verb_phrase(ing, base, OtherVerbPhrase).
adjunct(Before, only(Limits)) --> { Before \== trigger }, [only], limits(Limits).
adjunct(exile(Object), with_this(NounPhrase)) -->
    { \+ ends_in(Object, done(_, _)) },
    [with],
    this_object(NounPhrase).
adjunct(Before, either_purpose(VerbPhrase, OtherVerbPhrase)) -->
    { \+ ends_in(Before, done(_, _)) },
    [to],
    verb_phrase(base, base, VerbPhrase),
    [or, to],
    verb_phrase(base, base, OtherVerbPhrase).
adjunct(until_end_of_turn, except(Clause)) --> [',', except], full_clause(Clause).
adjunct(Before, at_random) --> { \+ ends_in(Before, done(choose, _)) }, [at, random].
adjunct(until_end_of_turn, or_until_whichever_first(Clause)) -->
    [',', or, until],
    full_clause(Clause),
    [',', whichever, comes, first].
adjunct(Before, on(Turn)) --> { \+ ends_in(Before, period(_, _, _, _)) }, [on], turn(Turn).
adjunct(_, Adjunct) --> adjunct(Adjunct).

adjunct(instead) --> [instead].
adjunct(as_adventure) --> [as, a, 'Adventure'].
adjunct(when(Clause)) --> [when], full_clause(Clause).
adjunct(for_cost(Possessive, Cost)) --> [for], possessive(Possessive), cost_name(Cost).
adjunct(as(Clause)) --> [as], full_clause(Clause).
adjunct(any_time) --> [any, time].
adjunct(one_or_more_times) --> [one, or, more, times].
adjunct(for_the_first_time(Turn)) --> [for, the, first, time], turn(Turn).
adjunct(but_only(Limits)) --> [but, only], limits(Limits).
adjunct(while_state(State)) --> [while], state_adjective(State).
adjunct(while_doing(VerbPhrase)) --> [while], verb_phrase(ing, base, VerbPhrase).
adjunct(rather_than_doing(VerbPhrase)) --> [rather, than], verb_phrase(ing, base, VerbPhrase).
adjunct(in_addition_to_doing(VerbPhrase)) -->
    [in, addition, to],
    verb_phrase(ing, base, VerbPhrase).
adjunct(Duration) --> duration(Duration).
adjunct(for_each_of(NounPhrase)) --> [for, each, of], noun_phrase(pl, NounPhrase).
adjunct(for_each(Countable)) --> [for, each], countable(Countable).
adjunct(where_x(Quantity)) --> [',', where, 'X', is], quantity(Quantity).
adjunct(at_the_beginning_of(Period)) --> [at, the, beginning, of], period(Period).
adjunct(at_end_of_combat) --> [at, end, of, combat].
adjunct(at_end_of_turn) --> [at, end, of, turn].
adjunct(for_or_more_mana(Number)) --> [for], number_as_word(Number), [or, more, mana].
adjunct(for_mana_of(Kind)) --> [for, mana], mana_kind(Kind).
adjunct(or_more_times(Number)) --> number_as_word(Number), [or, more, times], { Number \== 1 }.
adjunct(for_mana) --> [for, mana].                                      % CR 106.12a
adjunct(for_symbol(Symbol)) --> [for, sym(Symbol)].
adjunct(if_able) --> [if, able].
adjunct(divided_as_you_choose) --> [',', divided, as, you, choose].
adjunct(alone) --> [alone].
adjunct(again) --> [again].
adjunct(additional_time) --> [a, additional, time].
adjunct(once_each_turn) --> [once, each, turn].
adjunct(times(Number)) --> number_as_word(Number), [times].
adjunct(twice) --> [twice].
adjunct(any_number_of_times) --> [any, number, of, times].
adjunct(in_addition_to(NounPhrase)) --> [in, addition, to], noun_phrase(_, NounPhrase).
adjunct(without_paying(Possessive)) -->                                 % CR 118.9
    [without, paying],
    possessive(Possessive),
    [mana, cost].
adjunct(without_paying_costs(Possessive)) -->
    [without, paying],
    possessive(Possessive),
    [mana, costs].
adjunct(rather_than(VerbPhrase)) --> [rather, than], verb_phrase(base, base, VerbPhrase).
adjunct(instead_of(Object)) -->
    [instead, of],
    object(Object),
    { Object \= np(any, f([other], _, _)), Object \= mass(mana_of_color(_)) }.
adjunct(instead_of_into(Place)) --> [instead, of, into], zone(Place).
adjunct(instead_of_doing(VerbPhrase)) --> [instead, of], verb_phrase(ing, base, VerbPhrase).
adjunct(if(Condition)) --> [if], full_clause(Condition).
adjunct(as_long_as(Condition)) --> [as, long, as], full_clause(Condition).
adjunct(unless(Condition)) --> [unless], full_clause(Condition).
adjunct(while(Condition)) --> [while], full_clause(Condition).
adjunct(as_though(Hypothesis)) --> [as, though], hypothesis(Hypothesis).
adjunct(and_as_though(Hypothesis)) --> [and, as, though], hypothesis(Hypothesis).
adjunct(up_to_times(Number)) --> [up, to], number_as_word(Number), [times].
adjunct(at_any_time) --> [at, any, time].
adjunct(only_controllers_turn) --> [except, during, its, controller, '\'s', turn].
adjunct(the_next_time(Clause)) --> [the, next, time], full_clause(Clause).
adjunct(the_turn(Clause)) --> [the, turn], full_clause(Clause).
adjunct(any_time(Clause)) --> [any, time], full_clause(Clause).

%   "target creature dealt damage this turn": the time belongs to the passive behind the noun.

ends_in_passive_post(Before) :-
    ends_in(Before, f(_, _, Posts)),
    last(Posts, done(_, _)).

%!  hypothesis(?Hypothesis)// is nondet.
%
%   What follows "as though": a subject and one verb. It takes no adjuncts: in "you may cast it as
%   though it had flash if ...", the condition belongs to the casting.

hypothesis(c(Subject, past([v(Action, [])]))) -->
    subject(Form, Subject),
    action(past, Form, Action).
hypothesis(c(Subject, past([v(Action, [])]))) --> subject(s, Subject), subjunctive(Action).
hypothesis(c(Subject, did_not([v(Action, [])]))) -->
    subject(Form, Subject),
    ['didn\'t'],
    action(base, Form, Action).

subjunctive(be_subjunctive(State)) --> [were], state(State).
subjunctive(not_be_subjunctive(State)) --> ['weren\'t'], state(State).
