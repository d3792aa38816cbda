:- encoding(utf8).
:- module(oracle_constructs_turtle, [ write_constructs/1        % +File
                                    ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(uri), [uri_encoded/3]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(lawmage(oracle/constructs),
              [ category_part/2, constant/2, construct/4, construct_source/4, read_grammar/0 ]).
:- use_module(lawmage(oracle/lexicon/ability_words), [ability_word/2]).
:- use_module(lawmage(oracle/lexicon/verbs), [verb/5]).
:- use_module(lawmage(oracle/lexicon/words),
              [ adjective/1,
                color/1,
                noun/3,
                state_word/1,
                statistic/2,
                supertype/1,
                zone_noun/3
              ]).
:- use_module(lawmage(oracle/grammar/complements), [die/1, rounding/1]).
:- use_module(lawmage(oracle/grammar/verb_kinds), [intransitive/1, transitive/3]).

/** <module> ontology/constructs.ttl, written from the grammar

The conventions stand at the head of ontology/mtg.ttl. After a change of the grammar,

    swipl -g "use_module(lawmage(oracle/constructs_turtle))" \
          -g "write_constructs('ontology/constructs.ttl')" -t halt kb/load.pl

writes the file anew; a test compares the two.

Three kinds of things are declared:

  - a class for each functor, below the classes of the categories where it can stand
  - a property for each name of an argument, with its kind and its values
  - a concept for each atom that is a term by itself, and the classes of words of the lexicon
*/

%!  write_constructs(+File) is det.

write_constructs(File) :-
    read_grammar,
    setup_call_cleanup(open(File, write, Stream, [encoding(utf8)]),
                       write_all(Stream),
                       close(Stream)).

write_all(Stream) :-
    write_head(Stream),
    constructs(Constructs),
    collect_categories(Constructs),
    heading(Stream, "Categories: what can stand in one place"),
    forall(emitted_category(Category), write_category(Stream, Category)),
    heading(Stream, "Words of the lexicon"),
    forall(declared_word_class(Words, Name), write_word_class(Stream, Words-Name)),
    heading(Stream, "Constructs"),
    forall(member(Construct, Constructs), write_construct(Stream, Construct)),
    heading(Stream, "Properties"),
    properties(Constructs, Properties),
    forall(member(Property, Properties), write_property(Stream, Property)),
    heading(Stream, "Atoms that are terms by themselves"),
    own_classes(Constructs, OwnClasses),
    forall(member(Class, OwnClasses), write_own_class(Stream, Class)),
    concepts(Constructs, Concepts),
    forall(member(Concept, Concepts), write_concept(Stream, Concept)).

write_head(Stream) :-
    format(Stream,
'@prefix mtg:     <https://w3id.org/lawmage/ns#> .
@prefix word:    <https://w3id.org/lawmage/word/> .
@prefix rule:    <https://w3id.org/lawmage/rule/> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix owl:     <http://www.w3.org/2002/07/owl#> .
@prefix rdf:     <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs:    <http://www.w3.org/2000/01/rdf-schema#> .
@prefix skos:    <http://www.w3.org/2004/02/skos/core#> .
@prefix xsd:     <http://www.w3.org/2001/XMLSchema#> .

#   The constructs of card text: one class for each functor of the terms of kb/oracle.
#
#   Written from the rules of the grammar by kb/oracle/constructs_turtle.pl: change the grammar,
#   then write this file anew (kb/oracle/README.md says how). In a comment, the wording of a
#   construct stands as its rule has it, with <Names> for the parts that are read.

', []).

heading(Stream, Text) :-
    format(Stream, "~n#   ~s~n~n", [Text]).

constructs(Constructs) :-
    findall(construct(Functor, Arity, Categories, Arguments),
            construct(Functor, Arity, Categories, Arguments),
            Constructs).

%   Names.

class_name(Functor/Arity, Name) :-
    camel(Functor, Camel),
    (   shared_functor(Functor, Arity)
    ->  atomic_list_concat([Camel, Arity], Name)
    ;   reserved_class(Camel)
    ->  atom_concat(Camel, 'Construct', Name)
    ;   Name = Camel
    ).

%   Functors with several arities: all but the smallest get the number of arguments in their name.

shared_functor(Functor, Arity) :-
    construct(Functor, Smaller, _, _),
    Smaller < Arity,
    !.

reserved_class(Camel) :-
    (   emitted_category(Category),
        category_class(Category, Camel)
    ;   declared_word_class(_, Camel)
    ;   core_class(Camel)
    ),
    !.

camel(Atom, Camel) :-
    atomic_list_concat(Parts, '_', Atom),
    maplist(capital, Parts, Capitals),
    atomic_list_concat(Capitals, Camel).

capital('', '') :-
    !.
capital(Part, Capital) :-
    sub_atom(Part, 0, 1, _, First),
    sub_atom(Part, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capital).

property_name(Name, Property) :-
    sub_atom(Name, 0, 1, _, First),
    sub_atom(Name, 1, _, 0, Rest),
    downcase_atom(First, Lower),
    atom_concat(Lower, Rest, Plain),
    (   core_property(Plain)
    ->  atom_concat(Plain, 'Part', Property)
    ;   Property = Plain
    ).

words(Atom, Words) :-
    atomic_list_concat(Parts, '_', Atom),
    atomic_list_concat(Parts, ' ', Words).

%   Classes and properties that ontology/mtg.ttl declares under the same name.

core_class('Ability').
core_class('Action').
core_class('Card').
core_class('Clause').
core_class('Color').
core_class('Construct').
core_class('Cost').
core_class('Face').
core_class('Fact').
core_class('Keyword').
core_class('Kind').
core_class('Layout').
core_class('List').
core_class('Mixed').
core_class('NounPhrase').
core_class('Phase').
core_class('Proof').
core_class('Quantity').
core_class('Rule').
core_class('Ruling').
core_class('Sentence').
core_class('Single').
core_class('Step').
core_class('Zone').

core_property(ability).
core_property(functor).
core_property(items).
core_property(kind).
core_property(layout).
core_property(open).
core_property(root).
core_property(self).
core_property(sentence).
core_property(text).
core_property(word).
core_property(symbol).

%   Categories are classes where they are the type of an argument.

:- dynamic emitted_category/1.

collect_categories(Constructs) :-
    retractall(emitted_category(_)),
    findall(Category,
            ( member(construct(_, _, _, Arguments), Constructs),
              member(argument(_, Types), Arguments),
              member(Type, Types),
              type_category(Type, Category) ),
            Found),
    sort(Found, Categories),
    forall(member(Category, Categories), assertz(emitted_category(Category))).

type_category(list(Types), Category) :-
    member(Type, Types),
    type_category(Type, Category).
type_category(category(Category), Emitted) :-
    (   makes_list(Category)
    ->  reachable([Category], [], Inside),
        member(Part, Inside),
        category_part(Part, list(Types)),
        member(Type, Types),
        type_category(Type, Emitted)
    ;   Emitted = Category
    ).

makes_list(Category) :-
    reachable([Category], [], Inside),
    member(Part, Inside),
    category_part(Part, list(_)),
    !.

%   reachable(+Queue, +Seen, -Reached): categories that are parts of the first ones, through their
%   parts.

reachable([], Reached, Reached).
reachable([Category|Queue], Seen, Reached) :-
    (   memberchk(Category, Seen)
    ->  reachable(Queue, Seen, Reached)
    ;   findall(Part, category_part(Category, category(Part)), Parts),
        append(Queue, Parts, Next),
        reachable(Next, [Category|Seen], Reached)
    ).

%   category_class(+Category, -Class)

category_class(Category, Class) :-
    core_category(Category, Class),
    !.
category_class(Category, Class) :-
    camel(Category, Camel),
    (   core_class(Camel)
    ->  atom_concat(Camel, 'Category', Class)
    ;   Class = Camel
    ).

core_category(plain_ability, 'Ability').
core_category(cost, 'Cost').
core_category(sentence, 'Sentence').
core_category(full_clause, 'Clause').
core_category(action, 'Action').
core_category(noun_phrase, 'NounPhrase').
core_category(single, 'NounPhrase').
core_category(quantity, 'Quantity').

%   holding_classes(+Categories, -Classes): the classes that hold what belongs to the Categories.

holding_classes(Categories, Classes) :-
    findall(Class,
            ( emitted_category(Holder),
              reachable([Holder], [], Inside),
              member(Category, Categories),
              memberchk(Category, Inside),
              category_class(Holder, Class) ),
            Found),
    sort(Found, Classes).

write_category(Stream, Category) :-
    category_class(Category, Class),
    (   core_class(Class)
    ->  true
    ;   words(Category, Label),
        format(Stream,
               'mtg:~w a owl:Class ; rdfs:subClassOf mtg:Construct ; rdfs:label "~w"@en ;~n',
               [Class, Label]),
        format(Stream, '    rdfs:comment "What ~w// reads in the grammar."@en .~n', [Category])
    ).

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

declared_word_class(adjective, 'Adjective').
declared_word_class(state_word, 'StateWord').
declared_word_class(Class, Name) :-
    plain_word_class(Class, Name).

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

write_word_class(Stream, Class-Name) :-
    words(Class, Label),
    format(Stream, 'mtg:~w a owl:Class ; rdfs:subClassOf skos:Concept ; rdfs:label "~w"@en ;~n',
           [Name, Label]),
    format(Stream,
           '    rdfs:comment "A word of card text, from the lexicon of the grammar."@en .~n',
           []).

%   Values: what an argument can be.

%   argument_value(+Construct, +Name, +Types, -Kind, -Value): Value is a class, a datatype or
%   atom(A).

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

%   Constructs.

write_construct(Stream, construct(Functor, Arity, Categories, Arguments)) :-
    class_name(Functor/Arity, Class),
    words(Functor, Label),
    plain_categories(Categories, Plain),
    holding_classes(Plain, Holding),
    (   Holding == []
    ->  Supers = ['Construct']
    ;   Supers = Holding
    ),
    maplist(prefixed, Supers, SuperNames),
    atomic_list_concat(SuperNames, ' , ', SuperText),
    findall(Wording, construct_source(Functor, Arity, Wording, _), Wordings0),
    sort(Wordings0, Wordings),
    comment_text(Wordings, Comment),
    findall(Rule, ( construct_source(Functor, Arity, _, Rules), member(Rule, Rules) ), Sources0),
    sort(Sources0, Sources),
    findall(Property,
            ( member(argument(Name, _), Arguments),
              property_name(Name, Plain0),
              prefixed(Plain0, Property) ),
            Properties),
    atomic_list_concat(Properties, ' ', PropertyText),
    format(Stream, 'mtg:~w a owl:Class ; rdfs:subClassOf ~w ; rdfs:label "~w"@en ;~n',
           [Class, SuperText, Label]),
    format(Stream, '    rdfs:comment "~s"@en ;~n', [Comment]),
    forall(member(Source, Sources), format(Stream, '    dcterms:source rule:~w ;~n', [Source])),
    format(Stream, '    mtg:functor "~w" ; mtg:arguments ( ~w ) .~n', [Functor, PropertyText]).

plain_categories(Categories, Plain) :-
    findall(Category, ( member(Category, Categories), atom(Category) ), Plain).

prefixed(Name, Prefixed) :-
    atom_concat('mtg:', Name, Prefixed).

comment_text([], "A part of another construct.") :-
    !.
comment_text(Wordings, Comment) :-
    atomic_list_concat(Wordings, ' / ', Atom),
    atomic_list_concat(Parts, '"', Atom),
    atomic_list_concat(Parts, '\\"', Escaped),
    format(string(Comment), "Wording: ~w", [Escaped]).

%   Properties.

properties(Constructs, Properties) :-
    findall(Property-use(Class, Types),
            ( member(construct(Functor, Arity, _, Arguments), Constructs),
              class_name(Functor/Arity, Class),
              member(argument(Name, Types), Arguments),
              property_name(Name, Property) ),
            Uses),
    keysort(Uses, Sorted),
    group_pairs_by_key(Sorted, Properties).

write_property(Stream, Property-Uses) :-
    findall(Class, member(use(Class, _), Uses), Classes0),
    sort(Classes0, Classes),
    (   Classes = [Domain]
    ->  true
    ;   Domain = 'Construct'
    ),
    findall(Kind, ( member(use(_, Types), Uses), argument_value(Types, Kind, _) ), Kinds0),
    sort(Kinds0, Kinds),
    findall(Value, ( member(use(_, Types), Uses), argument_value(Types, _, Value) ), Values0),
    sort(Values0, Values1),
    property_values(Property, Values1, Values),
    property_label(Property, Label),
    format(Stream, 'mtg:~w a rdf:Property ; rdfs:label "~w"@en ;~n', [Property, Label]),
    property_comment(Classes, Comment),
    format(Stream, '    rdfs:comment "~w"@en ;~n', [Comment]),
    format(Stream, '    rdfs:domain mtg:~w ; ', [Domain]),
    write_range(Stream, Kinds, Property, Values).

%   Atoms among the values of a property are concepts of a class of the property's own.

property_values(Property, Values0, Values) :-
    findall(Value, ( member(Value, Values0), atom(Value), Value \== nothing ), Plain),
    (   member(atom(_), Values0)
    ->  own_class(Property, Own),
        prefixed(Own, OwnName),
        Values = [OwnName|Plain]
    ;   Values = Plain
    ).

own_class(Property, Class) :-
    capital(Property, Capital),
    atom_concat(Capital, 'Word', Class).

property_label(Property, Label) :-
    atom_chars(Property, Characters),
    foldl(label_character, Characters, [], Reversed),
    reverse(Reversed, LabelCharacters),
    atom_chars(Label, LabelCharacters).

label_character(Character, Before, Label) :-
    (   char_type(Character, upper(Lower))
    ->  Label = [Lower, ' '|Before]
    ;   Label = [Character|Before]
    ).

property_comment([Class], Comment) :-
    !,
    format(atom(Comment), "An argument of ~w.", [Class]).
property_comment(Classes, Comment) :-
    length(Classes, Number),
    format(atom(Comment), "An argument of ~w constructs.", [Number]).

write_range(Stream, [list], Property, Values) :-
    !,
    format(Stream, 'mtg:kind mtg:List ; rdfs:range rdf:List ; ', []),
    write_values(Stream, 'mtg:items', Property, Values).
write_range(Stream, [single], Property, Values) :-
    !,
    format(Stream, 'mtg:kind mtg:Single ; ', []),
    write_values(Stream, 'rdfs:range', Property, Values).
write_range(Stream, _, Property, Values) :-
    format(Stream, 'mtg:kind mtg:Mixed ; rdfs:range rdfs:Resource ; ', []),
    write_values(Stream, 'mtg:items', Property, Values).

write_values(Stream, Predicate, _, [Value]) :-
    !,
    format(Stream, '~w ~w .~n', [Predicate, Value]).
write_values(Stream, Predicate, Property, Values) :-
    capital(Property, Capital),
    atomic_list_concat(Values, ' ', Text),
    format(Stream, '~w mtg:~wValue .~n', [Predicate, Capital]),
    format(Stream, 'mtg:~wValue a owl:Class ; rdfs:label "~w"@en ;~n', [Capital, Property]),
    format(Stream, '    rdfs:comment "What mtg:~w can be."@en ; owl:unionOf ( ~w ) .~n',
           [Property, Text]).

%   Concepts: every atom once, with all its classes.

concepts(Constructs, Concepts) :-
    findall(Atom-Class, concept_class(Constructs, Atom, Class), Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Concepts).

concept_class(_, Atom, Class) :-
    constant(Category, Atom),
    atom(Atom),
    holding_classes([Category], Classes),
    member(Class, Classes).
concept_class(_, Atom, Class) :-
    declared_word_class(Words, Class),
    lexicon_atom(Words, Atom).
concept_class(Constructs, Atom, Class) :-
    member(construct(_, _, _, Arguments), Constructs),
    member(argument(Name, Types), Arguments),
    argument_value(Types, _, Value),
    Value = atom(Atom),
    atom(Atom),
    property_name(Name, Property),
    own_class(Property, Class).

own_classes(Constructs, Classes) :-
    findall(Class,
            ( member(construct(_, _, _, Arguments), Constructs),
              member(argument(Name, Types), Arguments),
              argument_value(Types, _, Value),
              Value = atom(_),
              property_name(Name, Property),
              own_class(Property, Class) ),
            Found),
    sort(Found, Classes).

write_own_class(Stream, Class) :-
    format(Stream, 'mtg:~w a owl:Class ; rdfs:subClassOf skos:Concept ; rdfs:label "~w"@en ;~n',
           [Class, Class]),
    format(Stream, '    rdfs:comment "Atoms that stand for themselves in one argument."@en .~n',
           []).

write_concept(Stream, Atom-Classes) :-
    maplist(prefixed, Classes, Names),
    atomic_list_concat(Names, ' , ', ClassText),
    words(Atom, Label),
    (   atom_codes(Atom, Codes),
        forall(member(Code, Codes), code_type(Code, csym))
    ->  format(Stream, 'word:~w', [Atom])
    ;   uri_encoded(segment, Atom, Encoded),
        format(Stream, '<https://w3id.org/lawmage/word/~w>', [Encoded])
    ),
    format(Stream, ' a skos:Concept , ~w ; skos:notation "~w" ; skos:prefLabel "~w"@en .~n',
           [ClassText, Atom, Label]).
