:- encoding(utf8).
:- module(oracle_quantities,
          [ countable//1,
            measured//1,
            number//1,
            number_as_word//1,
            ordinal_word//1,
            plural_countable//1,
            quantity//1,
            range//1
          ]).
:- use_module(lawmage(oracle/lexicon/words), [color/1, number_word/2, ordinal/2]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1, predicate//2]).
:- use_module(lawmage(oracle/grammar/complements), [rounding/1]).
:- use_module(lawmage(oracle/grammar/costs), [mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/counters_and_tokens), [counter_name//1, counters//1]).
:- use_module(lawmage(oracle/grammar/filters), [filter//2, post//2]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2, single//2]).
:- use_module(lawmage(oracle/grammar/objects), [object//1]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1]).
:- use_module(lawmage(oracle/grammar/qualities), [statistic//1]).
:- use_module(lawmage(oracle/grammar/states), [color_word//1]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [verb_phrase//3]).

/** <module> Quantities: numbers, amounts that are counted or measured, ranges */

%!  number(?Number)// is nondet.
%
%   A number in digits, or X.

number(Number) --> [Number], { integer(Number) }.
number(x) --> ['X'].

%!  number_as_word(?Number)// is nondet.
%
%   A number in letters, or X.

number_as_word(Number) --> [Word], { number_word(Number, Word) }.
number_as_word(x) --> ['X'].

ordinal_word(Number) --> [Word], { ordinal(Number, Word) }.

%!  quantity(?Quantity)// is nondet.
%
%   What an amount is equal to.

quantity(number(Number)) --> number(Number).
quantity(Quantity) --> measured(Quantity).
quantity(statistic_of(Possessive, Statistic)) --> possessive(Possessive), statistic(Statistic).
quantity(damage_dealt_to(Object)) --> [the, damage, dealt, to], object(Object), [this, turn].
quantity(statistic_minus(Possessive, Statistic, Number)) -->
    possessive(Possessive),
    statistic(Statistic),
    [minus],
    number(Number).
quantity(amount_of_damage_dealt) --> [the, amount, of, damage, dealt].
quantity(total_statistic_of(Possessive, Statistic)) -->
    possessive(Possessive),
    [total],
    statistic(Statistic).
quantity(in_words(Number)) --> number_as_word(Number), { integer(Number) }.
quantity(mana_cost_of(Possessive)) --> possessive(Possessive), [mana, cost].
quantity(mana_cost_reduced(Possessive, Symbols)) -->
    possessive(Possessive),
    [mana, cost, reduced, by],
    mana_symbols(Symbols).
quantity(mana_cost_minus(Possessive, Symbols)) -->
    possessive(Possessive),
    [mana, cost, minus],
    mana_symbols(Symbols).
quantity(mana_cost_plus(Possessive, VerbPhrase)) -->
    possessive(Possessive),
    [mana, cost, plus],
    verb_phrase(base, base, VerbPhrase).
quantity(sum(Quantity, OtherQuantity)) --> measured(Quantity), [plus], measured(OtherQuantity).
quantity(plus(Number, Quantity)) --> number(Number), [plus], quantity(Quantity).
quantity(one_plus(Quantity)) --> [one, plus], quantity(Quantity).
quantity(minus(Number, Quantity)) --> number(Number), [minus], quantity(Quantity).
quantity(twice(Quantity)) --> [twice], quantity(Quantity).
quantity(half(Quantity, Rounding)) -->
    [half],
    quantity(Quantity),
    [',', rounded, Rounding],
    { rounding(Rounding) }.
quantity(life_lost_this_way) --> [the, life, lost, this, way].
quantity(damage_prevented_this_way) --> [the, damage, prevented, this, way].
quantity(damage_dealt_this_way) --> [the, damage, dealt, this, way].
quantity(that_damage) --> [that, damage].
quantity(result) --> [the, result].
quantity(difference) --> [the, difference].
quantity(noted_number) --> [the, noted, number].
quantity(chosen_number) --> [the, chosen, number].
quantity(that_number) --> [that, number].
quantity(cards_in_hand(Possessive)) -->
    [the, number, of, cards, in],
    possessive(Possessive),
    [hand, minus, one].

%!  measured(?Quantity)// is nondet.
%
%   Quantities that can also be the subject of a clause.

measured(mana_spent(Object)) --> [the, amount, of, mana, spent, to, cast], object(Object).
measured(symbol_spent(Symbol, Object)) -->
    [the, amount, of, sym(Symbol), spent, to, cast],
    object(Object).
measured(total_noncombat_damage_dealt(Object)) -->
    [the, total, amount, of, 'non-', combat, damage, dealt, to],
    object(Object),
    [this, turn].
measured(energy_paid_this_way) --> [the, amount, of, sym('E'), paid, this, way].
measured(total_mana_paid_this_way) --> [the, total, amount, of, mana, paid, this, way].
measured(life_amount(Post)) --> [the, amount, of, life], post(pl, Post).
measured(total_life_amount(Post)) --> [the, total, amount, of, life], post(pl, Post).
measured(excess_damage_dealt_this_way) --> [the, excess, damage, dealt, this, way].
measured(amount_of_excess_damage(Post)) --> [the, amount, of, excess, damage], post(pl, Post).
measured(greatest_number(Countable)) --> [the, greatest, number, of], plural_countable(Countable).
measured(count(Countable)) --> [the, number, of], plural_countable(Countable).
measured(greatest(Statistic, NounPhrase)) -->
    [the, greatest],
    statistic(Statistic),
    [among],
    noun_phrase(pl, NounPhrase).
measured(greatest_of(Statistic, NounPhrase)) -->
    [the, greatest],
    statistic(Statistic),
    [of],
    noun_phrase(sg, NounPhrase).
measured(total_count(Countable)) --> [the, total, number, of], plural_countable(Countable).
measured(total(Statistic, NounPhrase)) -->
    [the, total],
    statistic(Statistic),
    [of],
    noun_phrase(pl, NounPhrase).
measured(the_statistic_of(Statistic, NounPhrase)) -->
    [the],
    statistic(Statistic),
    [of],
    noun_phrase(_, NounPhrase).
measured(devotion(Possessive, Color)) -->                               % CR 700.5
    possessive(Possessive),
    [devotion, to, Color],
    { color(Color) }.
measured(devotion_to_that_color(Possessive)) -->
    possessive(Possessive),
    [devotion, to, that, color].
measured(devotion_to_colors(Possessive, Colors)) -->
    possessive(Possessive),
    [devotion, to],
    conjoined(and, color_word, Colors).

%!  countable(?Countable)// is nondet.
%
%   What is counted, in the singular: after "for each".

countable(np(Filter)) --> filter(sg, Filter).
countable(counters_of_kind_on(Kind, Object)) --> counter_name(Kind), [counter, on], object(Object).
countable(counters_removed(Kind)) --> counter_name(Kind), [counter, removed, this, way].
countable(spent(Symbols, Object)) --> mana_symbols(Symbols), [spent, to, cast], object(Object).
countable(mana_spent_from(NounPhrase, Object)) -->
    [mana, from],
    noun_phrase(sg, NounPhrase),
    [spent, to, cast],
    object(Object).
countable(mana_from_that_was_spent(NounPhrase, Object)) -->
    [mana, from],
    noun_phrase(sg, NounPhrase),
    [that, was, spent, to, cast],
    object(Object).
countable(mana_spent_on_spell) --> [color, of, mana, spent, to, cast, this, spell].
countable(target) --> [target].
countable(damage_prevented_this_way(Number)) --> number(Number), [damage, prevented, this, way].
countable(opponent_with(Post)) --> [opponent], post(sg, Post).
countable(opponent_with_counters(Counters)) --> [opponent, with], counters(Counters).
countable(life(Number, Post)) --> number(Number), [life], post(pl, Post).
countable(different_power(NounPhrase)) --> [different, power, among], noun_phrase(pl, NounPhrase).
countable(player) --> [player].
countable(target_beyond_first) --> [target, beyond, the, first].
countable(time(Clause)) --> [time], full_clause(Clause).
countable(and_each(Filter, OtherFilter)) -->
    filter(sg, Filter),
    [and, each],
    filter(sg, OtherFilter).
countable(counters_you_have(Kind)) --> counter_name(Kind), [counter, you, have].
countable(color_of_mana_spent) --> [color, of, mana, spent, to, cast, it].
countable(one_of_them) --> [of, them].
countable(opponent) --> [opponent].
countable(kind_of_counter_among(NounPhrase)) -->
    [kind, of, counter, among],
    noun_phrase(pl, NounPhrase).
countable(symbol_you_have_paid_or_lost(Symbol)) -->
    [sym(Symbol), 'you', '\'ve', paid, or, lost, this, turn].
countable(opponent_you_are_attacking) --> [opponent, you, '\'re', attacking].
countable(opponent_you_have) --> [opponent, you, have].
countable(opponents_who(Predicate)) --> [opponent, who], predicate(s, Predicate).
countable(players_who(Predicate)) --> [player, who], predicate(s, Predicate).
countable(beyond_first(Filter)) --> filter(sg, Filter), [beyond, the, first].

plural_countable(np(Filter)) --> filter(pl, Filter).
plural_countable(counters_of_kind_on(Kind, Object)) -->
    counter_name(Kind),
    [counters, on],
    object(Object).
plural_countable(counters_removed(Kind)) --> counter_name(Kind), [counters, removed, this, way].
plural_countable(opponents_you_have) --> [opponents, you, have].
plural_countable(colors_of_mana_spent) --> [colors, of, mana, spent, to, cast, it].
plural_countable(colors_of_mana_spent_on_spell) -->
    [colors, of, mana, spent, to, cast, this, spell].
plural_countable(colors_of_mana_spent_to_cast(NounPhrase)) -->
    [colors, of, mana, spent, to, cast],
    single(sg, NounPhrase),
    { NounPhrase \= this(f([], n(spell), [])) }.
plural_countable(counters_you_have(Kind)) --> counter_name(Kind), [counters, you, have].
plural_countable(opponents_who(Predicate)) --> [opponents, who], predicate(base, Predicate).
plural_countable(times(Clause)) --> [times], full_clause(Clause).

%!  range(?Range)// is nondet.

range(ge(Number)) --> number(Number), [or, greater].
range(or_more(Number)) --> number(Number), [or, more].
range(le(Number)) --> number(Number), [or, less].
range(fewer(Number)) --> number(Number), [or, fewer].
range(eq(Number)) --> number(Number).
range(either_number(Number, OtherNumber)) --> number(Number), [or], number(OtherNumber).
range(greater_than(Quantity)) --> [greater, than], quantity(Quantity).
range(less_than(Quantity)) --> [less, than], quantity(Quantity).
range(equal_to(Quantity)) --> [equal, to], quantity(Quantity).
range(at_most(Quantity)) --> [less, than, or, equal, to], quantity(Quantity).
range(at_least(Quantity)) --> [greater, than, or, equal, to], quantity(Quantity).
