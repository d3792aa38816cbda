:- encoding(utf8).
:- module(oracle_complements,
          [ all_abilities//1,
            case_adjunct//1,
            cost_name//1,
            damage_prevented//1,
            dice/2,
            dice_count//1,
            die/1,
            doubled//1,
            entering//1,
            exceptions//1,
            mana_loss//1,
            payment//1,
            possession//1,
            quality_choice//1,
            rounding/1,
            sticker_kind//1,
            vote_option//1
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(lawmage(oracle/lexicon/words), [mana_symbol/1, name_word/1]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1, subject//2]).
:- use_module(lawmage(oracle/grammar/costs), [energy_symbols//1, mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens),
              [abilities//1, counter_name//1, counters//1, power_toughness//1]).
:- use_module(lawmage(oracle/grammar/filters), [filter//2]).
:- use_module(lawmage(oracle/grammar/keywords), [keyword_name//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3, proper_name//1, words//1]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2, single//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1, relative//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1, pronoun//1]).
:- use_module(lawmage(oracle/grammar/qualities), [statistic//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [countable//1, number//1, number_as_word//1, quantity//1, range//1]).
:- use_module(lawmage(oracle/grammar/zones), [origin//1, zone//1]).

/** <module> Complements: what stands behind a verb and is no object

How something enters, what is had, paid, doubled, prevented or chosen.
*/

%!  case_adjunct(?Case)// is nondet.
%
%   The cases in which something costs so much and so much.

case_adjunct(if(Condition)) --> [if], full_clause(Condition).
case_adjunct(for_each(Countable)) --> [for, each], countable(Countable).

%!  sticker_kind(?Kind)// is nondet.

sticker_kind(any) --> [].
sticker_kind(name) --> [name].
sticker_kind(art) --> [art].
sticker_kind(ability) --> [ability].
sticker_kind(power_toughness) --> [power, and, toughness].

%!  rounding(?Rounding) is nondet.
%
%   How a half is rounded.

rounding(up).
rounding(down).

%!  die(?Die) is nondet.
%
%   Dice by their number of sides.

die(Die) :- memberchk(Die, [d20, d12, d10, d8, d6, d4]).

%!  dice_count(?Number)// is nondet.
%
%   A number of six-sided dice.

dice_count(1) --> [a, 'six-sided', die].
dice_count(Number) --> number_as_word(Number), ['six-sided', dice], { Number \== 1 }.

%!  vote_option(?Words)// is nondet.

vote_option(Words) --> words(Words).

%!  dice(?Die, ?Dice) is nondet.
%
%   The word for several dice of a kind.

dice(d20, d20s).
dice(d12, d12s).
dice(d10, d10s).
dice(d8, d8s).
dice(d6, d6s).
dice(d4, d4s).

%!  mana_loss(?When)// is nondet.
%
%   When unspent mana would be lost.

mana_loss(steps_and_phases) --> [steps, and, phases, end].
mana_loss(steps) --> [steps, end].

%!  entering(?Manner)// is nondet.
%
%   How a permanent enters (CR 614.1c).

entering(tapped) --> [tapped].
entering(tapped_and(Manner)) --> [tapped, and], entering_with(Manner).
entering(tapped_with(Manner)) --> [tapped], entering_with(Manner).
entering(attacking) --> [tapped, and, attacking].
entering(battlefield) --> [the, battlefield].
entering(battlefield_with(Manner)) --> [the, battlefield], entering_with(Manner).
entering(battlefield_from(Place)) --> [the, battlefield, from], origin(Place).
entering(from(Place)) --> [from], origin(Place).
entering(from_not(Place)) --> [from, anywhere, other, than], zone(Place).
entering(untapped) --> [untapped].
entering(prepared) --> [prepared].
entering(transformed) --> [transformed].
entering(Manner) --> entering_with(Manner).
entering(as_copy(Object, Except)) --> [as, a, copy, of], object(Object), exceptions(Except).

entering_with(with_counters(Counters)) --> [with], counters(Counters), [on, it].
entering_with(with_counters_on_them(Counters)) --> [with], counters(Counters), [on, them].
entering_with(with_counters_on_him(Counters)) --> [with], counters(Counters), [on, him].
entering_with(with_counters_on_her(Counters)) --> [with], counters(Counters), [on, her].
entering_with(with_counters_and(Counters, Abilities)) -->
    [with],
    counters(Counters),
    [on, it, and, with],
    abilities(Abilities).
entering_with(with_counters_equal(Counters, Quantity)) -->
    [with],
    counters(Counters),
    [on, it, equal, to],
    quantity(Quantity).

%!  exceptions(?Exceptions)// is nondet.
%
%   In what a copy differs.

exceptions([]) --> [].
exceptions([except(Clause)]) --> [',', except], full_clause(Clause).

%!  possession(?Possession)// is nondet.
%
%   What a player or an object can have.

possession(abilities(Abilities)) --> abilities(Abilities).
possession(another(Filter)) --> [another], filter(sg, Filter).
possession(this_ability) --> [this, ability].
possession(those_abilities) --> [those, abilities].
possession(more_life_than(Object)) --> [more, life, than], object(Object).
possession(more_cards_in_hand_than(Object)) --> [more, cards, in, hand, than], object(Object).
possession(up_to_cards_named(Number, Name)) -->
    [up, to],
    number_as_word(Number),
    [cards, named],
    proper_name(Name).
possession(cards(NounPhrase)) --> single(_, NounPhrase), { cards_somewhere(NounPhrase) }.
possession(mana_symbols(NounPhrase)) -->
    single(_, NounPhrase),
    { NounPhrase = np(_, f(_, n(mana_symbol), _)) }.
possession(abilities_of(NounPhrase)) --> all_abilities(NounPhrase).
possession(any_number_of_cards_named(Name)) --> [any, number, of, cards, named], proper_name(Name).
possession(total(Statistic, Range)) --> [total], statistic(Statistic), range(Range).
possession(counters(Counters)) --> counters(Counters).
possession(counters_on(Counters, Pronoun)) --> counters(Counters), [on], pronoun(Pronoun).
possession(life(Range)) --> range(Range), [life].
possession(initiative) --> [the, initiative].
possession(citys_blessing) --> [the, city, '\'s', blessing].
possession(max_speed) --> [max, speed].
possession(cards_in_hand(Range)) --> number_as_word(Range), [or, more, cards, in, hand].
possession(or_fewer_cards_in_hand(Number)) --> number_as_word(Number), [or, fewer, cards, in, hand].
possession(greater(Statistic)) --> [greater], statistic(Statistic).
possession(different_name) --> [a, different, name].
possession(activated_ability) --> [a, activated, ability].
possession(adventure_part) --> [a, 'Adventure'].
possession(fewer_counters(Number, Kind, Pronoun)) -->
    [fewer, than],
    number_as_word(Number),
    counter_name(Kind),
    [counters, on],
    pronoun(Pronoun).
possession(symbol_in_its_cost(Symbol)) --> [Symbol, in, its, mana, cost], { Symbol == 'X' }.
possession(no_cards_in_hand) --> [no, cards, in, hand].
possession(no_maximum_hand_size) --> [no, maximum, hand, size].
possession(base_power_toughness(PowerToughness)) -->
    [base, power, and, toughness],
    power_toughness(PowerToughness).
possession(base_statistic(Statistic, Number)) --> [base], statistic(Statistic), number(Number).
possession(base_power_toughness_each(Quantity)) -->
    [base, power, and, base, toughness, each, equal, to],
    quantity(Quantity).
possession(repeated_mana_symbol) -->
    [more, than, one, of, the, same, mana, symbol, in, its, mana, cost].
possession(fewer_than_cards_in_hand(Number)) -->
    [fewer, than],
    number_as_word(Number),
    [cards, in, hand].
possession(same_value_as(Statistic, Object)) -->
    [the, same],
    statistic(Statistic),
    [as],
    object(Object).
possession(same(Statistic)) --> [the, same], statistic(Statistic).
possession(same_name_as(Object)) --> [the, same, name, as], object(Object).
possession(statistic(Statistic, Range)) --> statistic(Statistic), range(Range).
possession(full_party) --> [a, full, party].
possession(in_common(NounPhrase)) --> single(sg, NounPhrase), [in, common].

cards_somewhere(np(_, f(_, n(card), [in(_)]))).
cards_somewhere(np(_, f(_, n(card), [in_it]))).
cards_somewhere(np(_, f([_|_], n(card), [in_hand]))).

%!  all_abilities(?NounPhrase)// is nondet.

all_abilities(np(all, Filter)) --> [all], filter(pl, Filter), { Filter = f(_, n(ability), _) }.

%!  payment(?Payment)// is nondet.

payment(life(Number)) --> number(Number), [life].
payment(any_life) --> [life].
payment(speed(Number)) --> number(Number), [speed].                     % CR 702.179
payment(number_of_symbols(Number, Symbol)) -->
    number_as_word(Number),
    [sym(Symbol)],
    { mana_symbol(Symbol) }.
payment(mana_and_life(Symbols, Number)) --> mana_symbols(Symbols), [and], number(Number), [life].
payment(amount_of_energy(Quantity)) --> [a, amount, of, sym('E'), equal, to], quantity(Quantity).
payment(life_equal(Quantity)) --> [life, equal, to], quantity(Quantity).
payment(mana(Symbols)) --> mana_symbols(Symbols).
payment(more(Symbols)) --> mana_symbols(Symbols), [more].
payment(additional(Symbols)) --> [a, additional], mana_symbols(Symbols).
payment(any_amount(Symbols)) --> [any, amount, of], mana_symbols(Symbols).
payment(any_amount_of_mana) --> [any, amount, of, mana].
payment(any_amount_of_life) --> [any, amount, of, life].
payment(generic_costs) --> [generic, mana, costs].
payment(energy(EnergySymbols)) --> energy_symbols(EnergySymbols).
payment(number_of_energy(Number)) --> number_as_word(Number), [sym('E')].
payment(mana_cost_for(NounPhrase)) --> [the, mana, cost, for], noun_phrase(_, NounPhrase).
payment(any_amount_of_energy) --> [any, amount, of, sym('E')].
payment(one_or_more_energy) --> [one, or, more, sym('E')].
payment(other_costs(Possessive)) --> possessive(Possessive), [other, costs].
payment(its_new_cost(Possessive)) --> possessive(Possessive), [activation, cost].
payment(the_cost_for(Keyword, NounPhrase)) -->
    [the],
    keyword_name(Keyword),
    [cost, for],
    noun_phrase(_, NounPhrase).
payment(half_life(Possessive, Rounding)) -->
    [half],
    possessive(Possessive),
    [life, ',', rounded, Rounding],
    { rounding(Rounding) }.
payment(mana_cost_reduced(Possessive, Symbols)) -->
    possessive(Possessive),
    [mana, cost, reduced, by],
    mana_symbols(Symbols).
payment(the_activation_costs_of(NounPhrase)) -->
    [the, activation, costs, of],
    noun_phrase(_, NounPhrase).
payment(this_cost) --> [this, cost].
payment(keyword_costs(Keyword)) --> keyword_name(Keyword), [costs].
payment(a_cost(NounPhrase)) -->
    single(sg, NounPhrase),
    { NounPhrase = np(_, f(_, n(Noun), _)), memberchk(Noun, [cost, mana_cost]) }.
payment(the_cost_of(Cost, NounPhrase)) --> [the], cost_name(Cost), [of], noun_phrase(_, NounPhrase).
payment(keyword_cost(Keyword)) --> [a], keyword_name(Keyword), [cost].
payment(its_cost(Possessive, Cost)) --> possessive(Possessive), cost_name(Cost).

%!  cost_name(?Cost)// is nondet.

cost_name(mana_cost) --> [mana, cost].
cost_name(keyword(Keyword)) --> keyword_name(Keyword), [cost].
cost_name(cost) --> [cost].

%!  doubled(?Thing)// is nondet.

doubled(statistic_of(Possessive, Statistic)) --> possessive(Possessive), statistic(Statistic).
doubled(counters_of_kind_on(Kind, Object)) -->
    [the, number, of],
    counter_name(Kind),
    [counters, on],
    object(Object).
doubled(the_statistic(Statistic, Object)) --> [the], statistic(Statistic), [of], object(Object).
doubled(each_kind_of_counter_on(Object)) -->
    [the, number, of, each, kind, of, counter, on],
    object(Object).
doubled(all_damage_by(NounPhrase)) --> [all, damage], noun_phrase(_, NounPhrase), [would, deal].
doubled(power_and_toughness_of(Possessive)) --> possessive(Possessive), [power, and, toughness].
doubled(power_and_toughness(Object)) --> [the, power, and, toughness, of], object(Object).

%!  damage_prevented(?Damage)// is nondet.

damage_prevented(that_damage) --> [that, damage].
damage_prevented(next(Number, Relative)) -->
    [the, next],
    number(Number),
    [damage],
    relative(Relative).
damage_prevented(all(Relative)) --> [all, damage], relative(Relative).
damage_prevented(all_combat(Relative)) --> [all, combat, damage], relative(Relative).
damage_prevented(all_noncombat(Relative)) --> [all, 'non-', combat, damage], relative(Relative).
damage_prevented(by_subject(Subject)) --> [all, combat, damage], subject(_, Subject), [would, deal].
damage_prevented(amount(Number)) --> number(Number), [of, that, damage].

%!  quality_choice(?Quality)// is nondet.
%
%   What is chosen and is no object.

quality_choice(card_name) --> [a, card, name].
quality_choice(nonland_card_name) --> [a, 'non-', land, card, name].
quality_choice(number) --> [a, number].
quality_choice(odd_or_even) --> [odd, or, even].
quality_choice(flavor(Options)) --> conjoined(or, option_name, Options).

option_name(Name) --> [Name], { name_word(Name) }.
