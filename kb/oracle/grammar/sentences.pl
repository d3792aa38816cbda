:- encoding(utf8).
:- module(oracle_sentences,
          [ first_instructions//1,
            instructions//1,
            limits//1,
            main_sentence//1,
            modes//1,
            triggered_instructions//1
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/lookahead), [ahead//1]).
:- use_module(lawmage(oracle/grammar/abilities), [plain_ability//1]).
:- use_module(lawmage(oracle/grammar/adjuncts), [time_adjunct//1]).
:- use_module(lawmage(oracle/grammar/clauses), [ends_in/2, full_clause//1, verb_phrases//3]).
:- use_module(lawmage(oracle/grammar/costs), [costs//1, mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/events), [duration//1, event//1, period//1, phase//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_item//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3, words//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2, single//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [countable//1, measured//1, number//1, number_as_word//1, quantity//1]).
:- use_module(lawmage(oracle/grammar/states), [color_word//1]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [verb_phrase//3]).

/** <module> Sentences and what holds them together: instructions, modes, tables */

%!  instructions(?Instructions)// is nondet.
%
%   Sentences up to the end of the ability.

instructions([Sentence|Instructions]) -->
    sentence(Sentence),
    after_sentence(Sentence, Instructions).

%!  first_instructions(?Instructions)// is nondet.
%
%   The text of a spell or a static ability: it does not start with an event.

first_instructions([Sentence|Instructions]) -->
    first_sentence(Sentence),
    after_sentence(Sentence, Instructions).
first_instructions(Instructions) --> modes_chosen_by_another(Instructions).

%!  triggered_instructions(?Instructions)// is nondet.
%
%   What follows the event of a triggered ability: it does not start with "if", since that "if"
%   belongs to the trigger (CR 603.4).

triggered_instructions([Sentence|Instructions]) -->
    main_sentence(Sentence),
    after_sentence(Sentence, Instructions).
triggered_instructions(Instructions) --> modes_chosen_by_another(Instructions).

after_sentence(Sentence, Instructions) --> full_stop(Sentence), more_instructions(Instructions).
after_sentence(_, [dash_modes(Modes)]) --> ['—'], modes(Modes).         % CR 700.2

modes_chosen_by_another([Sentence, dash_modes(Modes)]) -->
    choice_of_another(Sentence),
    ['—'],
    modes(Modes).

choice_of_another(player_chooses_modes(Player, Choice)) -->             % CR 700.2e
    single(sg, Player),
    { Player = player(_) },
    [chooses],
    mode_choice(Choice).

%   An exclamation has its mark in its last word: "claim the prize!"

full_stop(Sentence) --> { \+ ends_in(Sentence, v(claim_the_prize, _)) }, ['.'].
full_stop(Sentence) --> { ends_in(Sentence, v(claim_the_prize, _)) }, [].

more_instructions([]) --> [].
more_instructions(Instructions) --> instructions(Instructions).
more_instructions([modes(Modes)]) --> modes(Modes).
more_instructions([result_table(Rows)]) --> rows(Rows).                        % CR 706.3

%   The first bullet and the later ones are different tokens: so a mode has no modes of its own.

modes([Mode|Modes]) --> ['•'], mode(Mode), more_modes(Modes).

more_modes([]) --> [].
more_modes([Mode|Modes]) --> ['•,'], mode(Mode), more_modes(Modes).

mode(mode(Ability)) --> plain_ability(Ability).
mode(titled_mode(FlavorWords, Ability)) -->
    ahead(['—']),
    words(FlavorWords),
    ['—'],
    plain_ability(Ability).
mode(tiered_mode(FlavorWords, Costs, Ability)) -->                      % CR 702.183
    ahead(['—']),
    words(FlavorWords),
    ['—'],
    costs(Costs),
    ['—'],
    plain_ability(Ability).
mode(pawprint_mode(Pawprints, Ability)) -->                             % CR 700.2i
    pawprints(Pawprints),
    ['—'],
    plain_ability(Ability).
mode(costed_mode(Costs, Ability)) -->                                   % CR 702.172
    [+],
    costs(Costs),
    ['—'],
    plain_ability(Ability).

pawprints(['P']) --> [sym('P')].
pawprints(['P'|Pawprints]) --> [sym('P')], pawprints(Pawprints).

rows([Row|Rows]) --> row(Row), more_rows(Rows).

more_rows([]) --> [].
more_rows(Rows) --> rows(Rows).

row(row(Result, Instructions)) --> die_result(Result), ['|'], row_sentences(Instructions).

row_sentences([Sentence]) --> sentence(Sentence), ['.'].
row_sentences([Sentence|Instructions]) --> sentence(Sentence), ['.'], row_sentences(Instructions).

die_result(exactly(Number)) --> [Number], { integer(Number) }.
die_result(between(Low, High)) --> [Low, '-—', High], { integer(Low), integer(High) }.
die_result(range(Low, High)) --> [range(Low, High)], { integer(Low), integer(High) }.
die_result(at_least(Low)) --> [or_more(Low)], { integer(Low) }.

%!  sentence(?Sentence)// is nondet.

sentence(Sentence) --> first_sentence(Sentence).
sentence(delayed(Event, Sentence)) --> event(Event), [','], sentence(Sentence).   % CR 603.7

%!  main_sentence(?Sentence)// is nondet.

main_sentence(do(VerbPhrases)) --> verb_phrases(base, base, VerbPhrases).
main_sentence(choose_modes(Choice)) --> [choose], mode_choice(Choice).   % CR 700.2
main_sentence(may_choose_modes(Choice)) --> [you, may, choose], mode_choice(Choice).
main_sentence(clause(Clause)) --> full_clause(Clause).
main_sentence(choose_modes_and(Choice, Clause)) -->
    [choose],
    mode_choice(Choice),
    [and],
    full_clause(Clause).
main_sentence(pre(Adverbial, Sentence)) --> adverbial(Adverbial), [','], sentence(Sentence).

first_sentence(if_tapped_for_mana([Clause|Clauses])) -->
    [if, tapped, for, mana, ','],
    full_clause(Clause),
    clause_series(Clauses).
first_sentence(spend_only_mana_produced_by(NounPhrase, VerbPhrase)) -->
    [spend, only, mana, produced, by],
    single(pl, NounPhrase),
    [to],
    verb_phrase(base, base, VerbPhrase).
first_sentence(same_is_true_for_objects(NounPhrase)) -->
    [the, same, is, true, for],
    noun_phrase(pl, NounPhrase).

first_sentence(Sentence) --> main_sentence(Sentence).
first_sentence(if(Condition, Sentence)) --> [if], full_clause(Condition), [','], sentence(Sentence).
first_sentence(if_instead(Condition, Sentence)) -->
    [if],
    full_clause(Condition),
    [',', instead],
    sentence(Sentence).
first_sentence(then(Sentence)) --> [then], sentence(Sentence).
first_sentence(then_comma(Sentence)) --> [then, ','], sentence(Sentence).
first_sentence(spend_only(Purposes)) --> [spend, this, mana, only], purposes(Purposes).   % CR 106.6
first_sentence(spend_only_on_costs_with(Symbol)) -->
    [spend, this, mana, only, on, costs, that, contain, sym(Symbol)].
first_sentence(activate_only(Limits)) --> [activate, only], limits(Limits).   % CR 602.5
first_sentence(activate_at_most(Number)) -->
    [activate, no, more, than],
    number_as_word(Number),
    [times, each, turn].
first_sentence(activate_at_most_twice) --> [activate, no, more, than, twice, each, turn].
first_sentence(triggers_only(Limits)) --> [this, ability, triggers, only], limits(Limits).
first_sentence(x_is(Quantity)) -->
    ['X', is],
    measured(Quantity),
    { Quantity \= the_statistic_of(mana_value, _) }.
first_sentence(may_choose_modes_instead(Choice)) -->
    [you, may, choose],
    mode_choice(Choice),
    [instead].
first_sentence(choose_modes_instead(Choice)) --> [choose], mode_choice(Choice), [instead].
first_sentence(cost_reduction_stops_at_one_mana) -->
    [this, effect, 'can\'t', reduce, the, mana, in, that, cost, to, less, than, one, mana].
first_sentence(reduces_only_colored_mana) -->
    [this, effect, reduces, only, the, amount, of, colored, mana, you, pay].
first_sentence(cost_is_reduced(Symbols, Countable)) -->
    [this, cost, is, reduced, by],
    mana_symbols(Symbols),
    [for, each],
    countable(Countable).
first_sentence(cannot_reduce_by_more_than(Symbols)) -->
    [this, effect, 'can\'t', reduce, the, amount, of, mana, this, spell, costs, by, more, than],
    mana_symbols(Symbols).
first_sentence(reduces_only_mana_of_color(Color)) -->
    [this, effect, reduces, only, the, amount, of],
    color_word(Color),
    [mana, you, pay].
first_sentence(same_is_true_for(Keywords)) -->
    [the, same, is, true, for],
    conjoined(and, keyword_item, Keywords).
first_sentence(does_not_remove(Object)) --> [this, effect, 'doesn\'t', remove], object(Object).
first_sentence(legend_rule_does_not_apply(NounPhrase)) -->              % CR 704.5j
    [the, '«', legend, rule, '.', '”', 'doesn\'t', apply, to],
    noun_phrase(_, NounPhrase).
first_sentence(same_mode_again) --> [you, may, choose, the, same, mode, more, than, once].
first_sentence(each_mode_targets_another_player) -->                    % CR 700.2
    [each, mode, must, target, a, different, player].

clause_series([Last]) --> [',', and], full_clause(Last).
clause_series([Clause|Clauses]) --> [','], full_clause(Clause), clause_series(Clauses).

mode_choice(exactly(Number)) --> number_as_word(Number).
mode_choice(up_to(Number)) --> [up, to], number_as_word(Number).
mode_choice(up_to_x(Quantity)) --> [up, to, 'X', ',', where, 'X', is], quantity(Quantity).
mode_choice(up_to_worth(Number)) -->                                    % CR 700.2i
    [up, to],
    number_as_word(Number),
    [sym('P'), worth, of, modes].
mode_choice(at_least(Number)) --> number_as_word(Number), [or, more].
mode_choice(both) --> [both].
mode_choice(one_or_both) --> [one, or, both].
mode_choice(any_number) --> [any, number].
mode_choice(at_random(Number)) --> number_as_word(Number), [at, random].
mode_choice(not_chosen(Number)) --> number_as_word(Number), [that, 'hasn\'t', been, chosen].
mode_choice(not_chosen_this_turn(Number)) -->
    number_as_word(Number),
    [that, 'hasn\'t', been, chosen, this, turn].
mode_choice(between(Low, High)) --> number_as_word(Low), [or], number_as_word(High).

purposes([Purpose|Purposes]) -->
    [to],
    verb_phrase(base, base, Purpose),
    more_purposes(Purposes).

more_purposes([]) --> [].
more_purposes([or(VerbPhrase)]) --> [or], verb_phrase(base, base, VerbPhrase).
more_purposes([or_to(VerbPhrase)]) --> [or, to], verb_phrase(base, base, VerbPhrase).
more_purposes([and(VerbPhrase)]) --> [and], verb_phrase(base, base, VerbPhrase).
more_purposes([and_clause(Clause)]) --> [and], full_clause(Clause).
more_purposes([comma_and_clause(Clause)]) --> [',', and], full_clause(Clause).
more_purposes([comma_or_to(VerbPhrase)]) --> [',', or, to], verb_phrase(base, base, VerbPhrase).
more_purposes([comma(VerbPhrase)|Purposes]) -->
    [','],
    verb_phrase(base, base, VerbPhrase),
    comma_purposes(Purposes).

comma_purposes([comma(VerbPhrase)|Purposes]) -->
    [','],
    verb_phrase(base, base, VerbPhrase),
    comma_purposes(Purposes).
comma_purposes([comma_or(VerbPhrase)]) --> [',', or], verb_phrase(base, base, VerbPhrase).

limits([Limit|Limits]) --> limit(Limit), more_limits(Limits).

more_limits([]) --> [].
more_limits([and_only(Limit)|Limits]) --> [and, only], limit(Limit), more_limits(Limits).
more_limits([or(Limit)]) --> [or], limit(Limit).
more_limits([and(Limit)|Limits]) --> [and], limit(Limit), more_limits(Limits).

limit(if(Condition)) --> [if], full_clause(Condition).
limit(as(CardType)) --> [as, a, CardType], { memberchk(CardType, [sorcery, instant]) }.
limit(once) --> [once].
limit(once_each_turn) --> [once, each, turn].
limit(twice_each_turn) --> [twice, each, turn].
limit(times_each_turn(Number)) --> [no, more, than], number_as_word(Number), [times, each, turn].
limit(during(Period)) --> [during], period(Period).
limit(before(Period)) --> [before], period(Period).
limit(before_clause(Clause)) --> [before], full_clause(Clause).
limit(during_before(Period, Clause)) --> [during], period(Period), before(Clause).
limit(after(Period)) --> [after], period(Period).
limit(during_after(Period, Clause)) --> [during], period(Period), [after], full_clause(Clause).
limit(any_time(Clause)) --> [any, time], full_clause(Clause).

before(comma(Clause)) --> [',', before], full_clause(Clause).
before(period(Period)) --> [before], period(Period).
before(directly(Clause)) --> [before], full_clause(Clause).

%!  adverbial(?Adverbial)// is nondet.
%
%   What can stand before a sentence, with a comma.

adverbial(Duration) --> duration(Duration).
adverbial(Time) --> time_adjunct(Time).
adverbial(after_this_phase) --> [after, this, phase].
adverbial(after_the_first_this_turn(Phase)) -->
    [after, the, first],
    phase(Phase),
    [phase, this, turn].
adverbial(after_this_main_phase) --> [after, this, main, phase].
adverbial(any_time(Clause)) --> [any, time], full_clause(Clause).
adverbial(during_any_turn(Clause)) --> [during, any, turn], full_clause(Clause).
adverbial(otherwise) --> [otherwise].
adverbial(instead) --> [instead].
adverbial(for_each(Countable)) --> [for, each], countable(Countable).
adverbial(for_each_of(NounPhrase)) --> [for, each, of], noun_phrase(pl, NounPhrase).
adverbial(as_long_as(Condition)) --> [as, long, as], full_clause(Condition).
adverbial(once(Period)) --> [once, during], period(Period).
adverbial(additional_cost_to(VerbPhrase)) -->                            % CR 118.8
    [as, a, additional, cost, to],
    verb_phrase(base, base, VerbPhrase).
adverbial(starting_with_you) --> [starting, with, you].
adverbial(in_turn_order) --> [in, turn, order].
adverbial(rather_than(VerbPhrase)) --> [rather, than], verb_phrase(base, base, VerbPhrase).
adverbial(the_next_time(Clause)) --> [the, next, time], full_clause(Clause).
adverbial(while_doing(VerbPhrase)) --> [while], verb_phrase(ing, base, VerbPhrase).
adverbial(while(Clause)) --> [while], full_clause(Clause).
adverbial(unless(Clause)) --> [unless], full_clause(Clause).
adverbial(rather_than_doing(VerbPhrase)) --> [rather, than], verb_phrase(ing, base, VerbPhrase).
adverbial(this_turn_and_next) --> [this, turn, and, next, turn].
adverbial(on_result_at_most(Number)) --> [on, a], number(Number), [or, lower].   % CR 706.3
adverbial(once_each_turn) --> [once, each, turn].
