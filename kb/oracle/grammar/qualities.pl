:- encoding(utf8).
:- module(oracle_qualities,
          [ quality//1,
            statistic//1,
            without_quality//1
          ]).
:- use_module(library(lists), [last/2, memberchk/2]).
:- use_module(lawmage(oracle/lexicon/keywords), [keyword_parameter/2]).
:- use_module(lawmage(oracle/lexicon/words), [statistic/2]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1]).
:- use_module(lawmage(oracle/grammar/costs), [mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens),
              [abilities//1, counters//1, power_toughness//1, quoted//1]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_item//1, keyword_name//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3, literally//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [single//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1, pronoun//1]).
:- use_module(lawmage(oracle/grammar/quantities), [number_as_word//1, quantity//1, range//1]).

/** <module> Qualities: what an object can be "with"
*/

%!  quality(?Quality)// is nondet.
%
%   What an object can be "with".

quality(keywords(Keywords)) --> quality_keywords(Keywords).
quality(statistic(Statistic, Range)) --> statistic(Statistic), range(Range).
quality(base(Statistic, Range)) --> [base], statistic(Statistic), range(Range).
quality(base_power_toughness_and(PowerToughness, Abilities)) -->
    [base, power, and, toughness],
    power_toughness(PowerToughness),
    [and],
    abilities(Abilities).
quality(one_of_mana_costs(Costs)) --> [mana, cost], conjoined(or, mana_symbols, Costs).
quality(watermarks) --> [watermarks].
quality(mana_symbols(NounPhrase)) -->
    single(_, NounPhrase),
    { NounPhrase = np(_, f(_, n(mana_symbol), _)) }.
quality(of_the_chosen_quality(Statistic)) --> statistic(Statistic), [of, the, chosen, quality].
quality(activated_abilities) --> [activated, abilities].
quality(keywords_and_quoted(Abilities)) -->
    abilities(Abilities),
    { last(Abilities, Last), memberchk(Last, [and(quoted(_)), comma_and(quoted(_))]) }.
quality(lowest(Statistic)) --> [the, lowest], statistic(Statistic).
quality(one_of_statistics(Statistics, Range)) -->
    conjoined(or, statistic, Statistics),
    { Statistics = [_, _, _|_] },
    range(Range).
quality(power_or_toughness(Range)) --> [power, or, toughness], range(Range).
quality(total(Statistic, Range)) --> [total], statistic(Statistic), range(Range).
quality(comparison(Statistic, Comparison)) --> comparison(Comparison), statistic(Statistic).
quality(base_power_toughness(PowerToughness)) -->
    [base, power, and, toughness],
    power_toughness(PowerToughness).
quality(symbols_in_its_cost(Symbol)) --> [sym(Symbol), in, its, mana, cost].
quality(symbols_in_their_cost(Symbol)) --> [sym(Symbol), in, their, mana, cost].
quality(types_among_them(Number)) --> number_as_word(Number), [or, more, card, types, among, them].
quality(symbols_in_their_costs(Symbol)) --> [sym(Symbol), in, their, mana, costs].
quality(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).
quality(quoted(Ability)) --> quoted(Ability).
quality(power_toughness_each(Quantity)) -->
    [power, and, toughness, each, equal, to],
    quantity(Quantity).
quality(different(Statistic)) --> [different], plural_statistic(Statistic).
quality(greatest(Statistic)) --> [the, greatest], statistic(Statistic).
quality(having(NounPhrase)) --> single(_, NounPhrase), { attached_to_it(NounPhrase) }.
quality(statistic_of(Possessive, Statistic)) --> possessive(Possessive), statistic(Statistic).
quality(same_name) --> [the, same, name].
quality(same(Statistic)) --> [the, same], statistic(Statistic).
quality(that_name) --> [that, name].
quality(symbol_in_activation_cost(Symbol)) --> [sym(Symbol), in, its, activation, cost].
quality(noted_name) --> [the, noted, name].
quality(name_noted_as(Clause)) --> [a, name, noted, as], full_clause(Clause).
quality(symbol_in_their_costs(Symbol)) --> [sym(Symbol), in, their, costs].
quality(symbol_in_its_cost(Symbol)) --> [sym(Symbol), in, its, cost].
quality(same_value_as(Statistic, Object)) -->
    [the, same],
    statistic(Statistic),
    [as],
    object(Object).
quality(basic_land_type) --> [a, basic, land, type].
quality(single_target) --> [a, single, target].
quality(odd(Statistic)) --> [a, odd], statistic(Statistic).
quality(even(Statistic)) --> [a, even], statistic(Statistic).
quality(even_values(Statistic)) --> [even], plural_statistic(Statistic).
quality(odd_values(Statistic)) --> [odd], plural_statistic(Statistic).
quality(lesser_than_it(Statistic)) --> [lesser], statistic(Statistic), [than, it].
quality(same_total_power_and_toughness) --> [the, same, total, power, and, toughness].
quality(one_or_more_targets) --> [one, or, more, targets].
quality(hybrid_mana) --> [hybrid, mana, in, its, mana, cost].
quality(mana_cost_containing(Symbol)) --> [a, mana, cost, that, contains, sym(Symbol)].
quality(cycling_abilities(Keyword)) --> keyword_name(Keyword), [abilities].
quality(chosen_name) --> [the, chosen, name].
quality(same_name_as(Object)) --> [the, same, name, as], object(Object).
quality(different_controllers) --> [different, controllers].
quality(different_names) --> [different, names].
quality(no_abilities) --> [no, abilities].
quality(exactly_colors(Number)) --> [exactly], number_as_word(Number), [colors].
quality(keyword_named(Keyword)) --> keyword_name(Keyword), { costed_keyword(Keyword) }.
quality(a_keyword_ability(Ability)) --> [a], ability_noun(Ability).
quality(ability_of(Keyword)) --> [a], keyword_name(Keyword), [ability].
quality(no_names) --> [no, names].

%   A keyword whose parameter is left out: "with toxic" is whatever the number.

costed_keyword(Keyword) :-
    \+ keyword_parameter(Keyword, none),
    keyword_parameter(Keyword, Parameter),
    memberchk(Parameter, [cost, number, number_and_cost]),
    !.

attached_to_it(np(_, f(_, _, Posts))) :-
    last(Posts, attached_to(_)).

quality_keywords([Keyword]) --> keyword_item(Keyword).
quality_keywords([or(Keywords)]) --> conjoined(or, keyword_item, Keywords).
quality_keywords([and(Keywords)]) --> conjoined(and, keyword_item, Keywords).

%!  without_quality(?Quality)// is nondet.
%
%   What an object can be "without".

without_quality(Keyword) --> keyword_item(Keyword).
without_quality(keyword_named(Keyword)) --> keyword_name(Keyword), { costed_keyword(Keyword) }.
without_quality(symbol_in_activation_cost(Symbol)) --> [sym(Symbol), in, its, activation, cost].
without_quality(symbols_in_its_cost(Symbol)) --> [sym(Symbol), in, its, mana, cost].
without_quality(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).

ability_noun(activated(none)) --> [activated, ability].
ability_noun(mana(none)) --> [mana, ability].

comparison(greater) --> [greater].
comparison(lesser) --> [lesser].
comparison(equal_or_lesser) --> [equal, or, lesser].

%!  statistic(?Statistic)// is nondet.

statistic(Statistic) --> [Word], { statistic(Statistic, [Word|Words]) }, literally(Words).

plural_statistic(power) --> [powers].
plural_statistic(mana_value) --> [mana, values].
