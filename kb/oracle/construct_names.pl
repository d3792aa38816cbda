:- encoding(utf8).
:- module(oracle_construct_names,
          [ camel/2,
            capital/2,
            class_name/2,
            core_class/1,
            property_name/2,
            words/2
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(lawmage(oracle/construct_categories), [category_class/2, emitted_category/1]).
:- use_module(lawmage(oracle/construct_values), [declared_word_class/2]).
:- use_module(lawmage(oracle/constructs), [construct/4]).

/** <module> What functors, arguments and categories are called in the ontology

A functor for_each is the class mtg:ForEach, an argument `Countable` the property mtg:countable.
*/

%!  class_name(+Construct, -Name) is det.
%
%   Name is the class of a Construct, Functor/Arity.

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

%!  camel(+Atom, -Camel) is det.
%
%   for_each is ForEach.

camel(Atom, Camel) :-
    atomic_list_concat(Parts, '_', Atom),
    maplist(capital, Parts, Capitals),
    atomic_list_concat(Capitals, Camel).

%!  capital(+Part, -Capital) is det.
%
%   Part with a capital for its first letter.

capital('', '') :-
    !.
capital(Part, Capital) :-
    sub_atom(Part, 0, 1, _, First),
    sub_atom(Part, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capital).

%!  property_name(+Name, -Property) is det.
%
%   Property is the property of an argument with that Name.

property_name(Name, Property) :-
    sub_atom(Name, 0, 1, _, First),
    sub_atom(Name, 1, _, 0, Rest),
    downcase_atom(First, Lower),
    atom_concat(Lower, Rest, Plain),
    (   core_property(Plain)
    ->  atom_concat(Plain, 'Part', Property)
    ;   Property = Plain
    ).

%!  words(+Atom, -Words) is det.
%
%   for_each is “for each”.

words(Atom, Words) :-
    atomic_list_concat(Parts, '_', Atom),
    atomic_list_concat(Parts, ' ', Words).

%!  core_class(?Class) is nondet.
%
%   Classes that ontology/mtg.ttl declares under the same name, and properties.

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
