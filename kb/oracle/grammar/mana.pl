:- encoding(utf8).
:- module(oracle_mana,
          [ mana//1,
            mana_kind//1
          ]).
:- use_module(lawmage(oracle/lexicon/words), [mana_symbol/1]).
:- use_module(lawmage(oracle/grammar/clauses), [full_clause//1, predicate//2]).
:- use_module(lawmage(oracle/grammar/costs), [mana_symbols//1]).
:- use_module(lawmage(oracle/grammar/lists), [conjoined//3]).
:- use_module(lawmage(oracle/grammar/noun_phrases), [noun_phrase//2]).
:- use_module(lawmage(oracle/grammar/players), [possessive//1]).
:- use_module(lawmage(oracle/grammar/quantities),
              [countable//1, number_as_word//1, quantity//1]).
:- use_module(lawmage(oracle/grammar/states), [color_word//1]).

/** <module> Mana (CR 106): what "Add" and "produces" are followed by */

%!  mana(?Mana)// is nondet.

mana(Mana) --> mana_amount(Mana).
mana(additional(Mana)) --> [a, additional], mana_amount(Mana).
mana(additional_amount_of_symbol(Symbol, Quantity)) -->
    [a, additional, amount, of, sym(Symbol), equal, to],
    quantity(Quantity).
mana(some_mana) --> [mana].
mana(that_mana) --> [that, mana].
mana(colored_mana) --> [colored, mana].
mana(any_type_that_could_be_produced(NounPhrase)) -->
    [any, type, of, mana],
    noun_phrase(sg, NounPhrase),
    [could, produce].
mana(additional_amount(Mana)) --> [additional], mana_amount(Mana).
mana(choice(Options)) --> conjoined(or, mana_amount, Options).
mana(all(Parts)) --> conjoined(and, mana_amount, Parts).
mana(plus_additional(Mana, Symbol, Countable)) -->
    mana_amount(Mana),
    [',', plus, a, additional, sym(Symbol), for, each],
    countable(Countable).
mana(instead_of(Mana, Replaced)) --> mana_amount(Mana), [instead, of], replaced_mana(Replaced).

replaced_mana(any_other_type_and_amount) --> [any, other, type, and, amount].
replaced_mana(any_other_type) --> [any, other, type].
replaced_mana(color(Color)) --> color_word(Color), [mana].
replaced_mana(any_other_color) --> [any, other, color].
replaced_mana(its_normal_type) --> [its, normal, type].

%!  mana_amount(?Mana)// is nondet.

mana_amount(symbols(Symbols)) --> mana_symbols(Symbols).
mana_amount(other_symbols(Symbols)) --> other_symbols(Symbols).
mana_amount(one_and_a_half(Kind)) --> [one, and, 'one-half', mana], mana_kind(Kind).
mana_amount(times(Number, Symbol)) --> number_as_word(Number), [sym(Symbol)].
mana_amount(that_much(Symbol)) --> [that, much, sym(Symbol)].
mana_amount(of(Number, Kind)) --> number_as_word(Number), [mana], mana_kind(Kind).
mana_amount(twice_that_much(Symbol)) --> [twice, that, much, sym(Symbol)].
mana_amount(multiple_of_that(Multiple)) --> multiple(Multiple), [as, much, of, that, mana].
mana_amount(digits_of(Number, Kind)) --> [Number], { integer(Number) }, [mana], mana_kind(Kind).
mana_amount(that_many(Kind)) --> [that, much, mana], mana_kind(Kind).
mana_amount(amount_of_symbol(Symbol, Quantity)) -->
    [a, amount, of, sym(Symbol), equal, to],
    quantity(Quantity).
mana_amount(amount(Kind, Quantity)) -->
    [a, amount, of, mana],
    mana_kind(Kind),
    [equal, to],
    quantity(Quantity).
mana_amount(or_more_of(Number, Kind)) --> number_as_word(Number), [or, more, mana], mana_kind(Kind).
mana_amount(that_much_of_color(Color)) --> [that, much], color_word(Color), [mana].
mana_amount(colorless) --> [colorless, mana].
mana_amount(of_each_chosen_color) --> [a, mana, of, each, of, the, chosen, colors].
mana_amount(mana_of_kind(Kind)) --> [mana], mana_kind(Kind).

%   Symbols that stand for no mana that the CR knows (CR 100.7): {∞}, half a mana, {T}.

other_symbols([Symbol]) --> other_symbol(Symbol).
other_symbols([Symbol|Symbols]) --> other_symbol(Symbol), other_symbols(Symbols).

other_symbol(Symbol) --> [sym(Symbol)], { \+ mana_symbol(Symbol) }.

multiple(twice) --> [twice].
multiple(three_times) --> [three, times].

%!  mana_kind(?Kind)// is nondet.

mana_kind(any_color) --> [of, any, color].
mana_kind(any_type) --> [of, any, type].
mana_kind(any_one_color) --> [of, any, one, color].
mana_kind(any_one_type) --> [of, any, one, type].
mana_kind(colorless) --> [of, colorless].
mana_kind(any_other_color) --> [of, any, other, color].
mana_kind(a_color_of_your_choice) --> [of, a, color, of, your, choice].
mana_kind(a_chosen_color) --> [of, a, chosen, color].
mana_kind(could_be_produced_by(ColorOrType, NounPhrase)) -->             % CR 106.7
    [of, any],
    color_or_type(ColorOrType),
    noun_phrase(sg, NounPhrase),
    [could, produce].
mana_kind(chosen_color) --> [of, the, chosen, color].
mana_kind(that_color) --> [of, that, color].
mana_kind(that_type) --> [of, that, type].
mana_kind(either_color_circled) --> [of, either, of, the, circled, colors].
mana_kind(either_color_chosen) --> [of, either, of, the, chosen, colors].
mana_kind(different_colors) --> [of, different, colors].
mana_kind(combination(Kinds)) --> [in, any, combination, of], combined(Kinds).
mana_kind(commander_identity) --> [of, any, color, in, your, commander, '\'s', color, identity].
mana_kind(could_produce(ColorOrType, NounPhrase)) -->                   % CR 106.7
    [of, any],
    color_or_type(ColorOrType),
    [that],
    noun_phrase(_, NounPhrase),
    [could, produce].
mana_kind(produced(ColorOrType, NounPhrase)) -->                        % CR 106.12a
    [of, any],
    color_or_type(ColorOrType),
    noun_phrase(sg, NounPhrase),
    [produced].
mana_kind(produced_by_that(ColorOrType, NounPhrase)) -->
    [of, any],
    color_or_type(ColorOrType),
    [that],
    noun_phrase(sg, NounPhrase),
    [produced].
mana_kind(color_among(NounPhrase)) --> [of, any, color, among], noun_phrase(pl, NounPhrase).
mana_kind(one_color_among(NounPhrase)) -->
    [of, any, one, color, among],
    noun_phrase(pl, NounPhrase).
mana_kind(color_they_choose) --> [of, any, color, they, choose].
mana_kind(one_color_they_choose) --> [of, any, one, color, they, choose].
mana_kind(color_of_your_choice) --> [of, the, color, of, your, choice].
mana_kind(colors_of(Possessive)) --> [of, any, of], possessive(Possessive), [colors].
mana_kind(color_of(Possessive)) --> [of], possessive(Possessive), [color].
mana_kind(last_noted_type(Possessive)) --> [of], possessive(Possessive), [last, noted, type].
mana_kind(any_color_chosen_as(Clause)) --> [of, any, color, chosen, as], full_clause(Clause).
mana_kind(any_color_which(Predicate)) --> [of, any, color, that], predicate(s, Predicate).
mana_kind(symbols(Symbols)) --> mana_symbols(Symbols).

combined(colors) --> [colors].
combined(its_colors) --> [its, colors].
combined(symbols(Kinds)) --> conjoined('and/or', mana_amount, Kinds).

color_or_type(color) --> [color].
color_or_type(type) --> [type].
