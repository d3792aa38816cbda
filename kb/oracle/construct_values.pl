:- encoding(utf8).
:- module(oracle_construct_values,
          [ argument_value/3,
            declared_word_class/2,
            lexicon_atom/2
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(lawmage(oracle/lexicon/ability_words), [ability_word/2]).
:- use_module(lawmage(oracle/lexicon/verbs), [verb/5]).
:- use_module(lawmage(oracle/lexicon/words),
              [adjective/1, color/1, noun/3, state_word/1, statistic/2, supertype/1, zone_noun/3]).
:- use_module(lawmage(oracle/construct_categories), [category_class/2, makes_list/1, reachable/3]).
:- use_module(lawmage(oracle/construct_names), [class_name/2]).
:- use_module(lawmage(oracle/constructs), [category_part/2]).
:- use_module(lawmage(oracle/grammar/complements), [die/1, rounding/1]).
:- use_module(lawmage(oracle/grammar/verb_kinds), [intransitive/1]).

/** <module> What the arguments of constructs can be: classes of constructs, of words, or atoms
*/

%   Classes of words: those of mtg.ttl, types.ttl and keywords.ttl, datatypes, and those declared
%   here.

lexicon_value(integer, 'xsd:integer').
lexicon_value(word, 'mtg:word').
lexicon_value(mana_symbol, 'mtg:manaSymbol').
lexicon_value(color, 'mtg:Color').
lexicon_value(supertype, 'mtg:Supertype').
lexicon_value(card_type, 'mtg:CardType').
lexicon_value(subtype, 'mtg:Subtype').
lexicon_value(keyword, 'mtg:Keyword').
lexicon_value(counter_kind, 'mtg:CounterKind').
lexicon_value(signed, 'mtg:Plus').
lexicon_value(signed, 'mtg:Minus').
lexicon_value(adjective, 'mtg:Adjective').
lexicon_value(adjective, 'mtg:Color').
lexicon_value(adjective, 'mtg:Supertype').
lexicon_value(state_word, 'mtg:StateWord').
lexicon_value(state_word, 'mtg:Color').
lexicon_value(state_word, 'mtg:Supertype').
lexicon_value(Class, Value) :-
    plain_word_class(Class, Name),
    atom_concat('mtg:', Name, Value).

plain_word_class(ability_word, 'AbilityWord').
plain_word_class(verb, 'Verb').
plain_word_class(statistic, 'StatisticName').
plain_word_class(zone_name, 'ZoneName').
plain_word_class(noun, 'Noun').
plain_word_class(die, 'Die').
plain_word_class(rounding, 'Rounding').
plain_word_class(intransitive_action, 'IntransitiveVerb').

%!  declared_word_class(?Words, ?Class) is nondet.
%
%   The class of words of the lexicon that is declared here.

declared_word_class(adjective, 'Adjective').
declared_word_class(state_word, 'StateWord').
declared_word_class(Class, Name) :-
    plain_word_class(Class, Name).

%!  lexicon_atom(+Words, -Atom) is nondet.

lexicon_atom(adjective, Atom) :-
    adjective(Atom),
    \+ color(Atom),
    \+ supertype(Atom).
lexicon_atom(state_word, Atom) :-
    state_word(Atom),
    \+ color(Atom),
    \+ supertype(Atom).
lexicon_atom(ability_word, Atom) :-
    ability_word(Atom, _).
lexicon_atom(verb, Atom) :-
    verb(Atom, _, _, _, _).
lexicon_atom(statistic, Atom) :-
    statistic(Atom, _).
lexicon_atom(zone_name, Atom) :-
    zone_noun(Atom, _, _).
lexicon_atom(zone_name, Atom) :-
    zone_noun(_, _, Atom).
lexicon_atom(noun, Atom) :-
    noun(Atom, _, _).
lexicon_atom(die, Atom) :-
    die(Atom).
lexicon_atom(rounding, Atom) :-
    rounding(Atom).
lexicon_atom(intransitive_action, Atom) :-
    intransitive(Atom).

%!  argument_value(+Types, -Kind, -Value) is nondet.
%
%   An argument with these Types can be Value: a class, a datatype or atom(Atom). Kind is `list` for
%   what stands in a list, else `single`.

argument_value(Types, Kind, Value) :-
    member(Type, Types),
    type_value(Type, Kind, Value).

type_value(list(Types), list, Value) :-
    (   member(Type, Types),
        type_value(Type, _, Value)
    ;   Types == [],
        Value = nothing
    ).
type_value(category(Category), Kind, Value) :-
    (   makes_list(Category)
    ->  Kind = list,
        reachable([Category], [], Inside),
        member(Part, Inside),
        category_part(Part, list(Types)),
        member(Type, Types),
        type_value(Type, _, Value)
    ;   Kind = single,
        category_value(Category, Value)
    ).
type_value(lexicon(Class), single, Value) :-
    lexicon_value(Class, Value).
type_value(one_of(Atoms), single, atom(Atom)) :-
    member(Atom, Atoms).
type_value(construct(Construct), single, Value) :-
    class_name(Construct, Name),
    atom_concat('mtg:', Name, Value).

category_value(Category, Value) :-
    category_class(Category, Class),
    atom_concat('mtg:', Class, Value).
category_value(Category, Value) :-
    reachable([Category], [], Inside),
    member(Part, Inside),
    category_part(Part, lexicon(Class)),
    lexicon_value(Class, Value).
