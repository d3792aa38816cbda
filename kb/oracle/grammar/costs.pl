:- encoding(utf8).
:- module(oracle_costs,
          [ costs//1,
            energy_symbols//1,
            mana_symbols//1
          ]).
:- use_module(lawmage(oracle/lexicon/words), [mana_symbol/1]).
:- use_module(lawmage(oracle/grammar/verb_phrases), [verb_phrase//3]).

/** <module> Costs (CR 118), as they stand before the colon of an activated ability */

%!  costs(?Costs)// is nondet.
%
%   "{2}, {T}, Sacrifice a creature": the parts in the order of the text.

costs([Cost|Costs]) --> cost(Cost), more_costs(Costs).

more_costs([]) --> [].
more_costs([Cost|Costs]) --> [','], symbol_cost(Cost), more_costs(Costs).
more_costs([act(VerbPhrase)|Costs]) -->
    [',^'],
    verb_phrase(base, base, VerbPhrase),
    more_costs(Costs).

cost(Cost) --> symbol_cost(Cost).
cost(Cost) --> action_cost(Cost).
cost(either_cost(Cost, OtherCost)) --> action_cost(Cost), [or], cost_item(OtherCost).
cost(either_cost(Cost, OtherCost)) --> symbol_cost(Cost), [or], cost_item(OtherCost).

cost_item(Cost) --> symbol_cost(Cost).
cost_item(Cost) --> action_cost(Cost).

action_cost(act(VerbPhrase)) --> verb_phrase(base, base, VerbPhrase).

symbol_cost(tap) --> [sym('T')].                                        % CR 107.5
symbol_cost(untap) --> [sym('Q')].                                      % CR 107.6
symbol_cost(mana(Symbols)) --> mana_symbols(Symbols).                   % CR 107.4
symbol_cost(energy(EnergySymbols)) --> energy_symbols(EnergySymbols).               % CR 107.14

%!  mana_symbols(?Symbols)// is nondet.
%
%   One or more mana symbols: numerical ones are integers, the others atoms.

mana_symbols([Symbol|Symbols]) -->
    [sym(Symbol)],
    { mana_symbol(Symbol) },
    more_mana_symbols(Symbols).

more_mana_symbols([]) --> [].
more_mana_symbols([Symbol|Symbols]) -->
    [sym(Symbol)],
    { mana_symbol(Symbol) },
    more_mana_symbols(Symbols).

energy_symbols(['E']) --> [sym('E')].
energy_symbols(['E'|Symbols]) --> [sym('E')], energy_symbols(Symbols).
