:- encoding(utf8).
:- module(oracle_constructs_turtle, [ write_constructs/1        % +File
                                    ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(uri), [uri_encoded/3]).
:- use_module(lawmage(oracle/construct_categories),
              [category_class/2, collect_categories/1, emitted_category/1, holding_classes/2]).
:- use_module(lawmage(oracle/construct_names),
              [capital/2, class_name/2, core_class/1, property_name/2, words/2]).
:- use_module(lawmage(oracle/construct_values),
              [argument_value/3, declared_word_class/2, lexicon_atom/2]).
:- use_module(lawmage(oracle/constructs),
              [constant/2, construct/4, construct_source/4, read_grammar/0]).

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

write_word_class(Stream, Class-Name) :-
    words(Class, Label),
    format(Stream, 'mtg:~w a owl:Class ; rdfs:subClassOf skos:Concept ; rdfs:label "~w"@en ;~n',
           [Name, Label]),
    format(Stream,
           '    rdfs:comment "A word of card text, from the lexicon of the grammar."@en .~n',
           []).

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
