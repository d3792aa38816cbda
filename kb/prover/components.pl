:- encoding(utf8).
:- module(components,
          [ strong_components/2         % +Graph, -Components
          ]).
:- use_module(library(lists), [member/2, numlist/3, reverse/2]).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(library(assoc), [list_to_assoc/2, get_assoc/3]).

/** <module> Strongly connected components of a graph

Tarjan's algorithm. Vertices are numbered, so that the marks of a vertex are the arguments of
terms and each step takes constant time.
*/

%!  strong_components(+Graph, -Components) is det.
%
%   Graph is a list of Vertex-Successors; a successor that is no vertex is ignored. Components is
%   a list of lists of vertices. A component comes after all components that it can reach.

strong_components(Graph, Components) :-
    pairs_keys_values(Graph, Vertices, SuccessorLists),
    length(Vertices, Count),
    numbered(Vertices, Count, Numbers),
    maplist(successor_numbers(Numbers), SuccessorLists, NumberLists),
    compound_name_arguments(Successors, successors, NumberLists),
    compound_name_arguments(Names, names, Vertices),
    fresh_marks(Count, Found),
    fresh_marks(Count, Low),
    fresh_marks(Count, Waiting),
    Marks = marks(Successors, Found, Low, Waiting, Names),
    vertex_numbers(Count, All),
    foldl(visit_unless_found(Marks), All, state(0, [], []), state(_, _, Reversed)),
    reverse(Reversed, Components).

numbered(Vertices, Count, Numbers) :-
    vertex_numbers(Count, All),
    pairs_keys_values(Pairs, Vertices, All),
    list_to_assoc(Pairs, Numbers).

vertex_numbers(0, []) :-
    !.
vertex_numbers(Count, All) :-
    numlist(1, Count, All).

successor_numbers(Numbers, Successors, SuccessorNumbers) :-
    findall(Number,
            ( member(Successor, Successors), get_assoc(Successor, Numbers, Number) ),
            SuccessorNumbers).

%   Marks are 0 until they are set.
fresh_marks(Count, Marks) :-
    length(Zeros, Count),
    maplist(=(0), Zeros),
    compound_name_arguments(Marks, mark, Zeros).

visit_unless_found(Marks, Vertex, State0, State) :-
    arg(2, Marks, Found),
    arg(Vertex, Found, Number),
    (   Number =:= 0
    ->  visit(Vertex, Marks, State0, State)
    ;   State = State0
    ).

visit(Vertex, Marks, state(Count0, Stack0, Components0), State) :-
    Marks = marks(Successors, Found, Low, Waiting, _),
    Count is Count0+1,
    setarg(Vertex, Found, Count),
    setarg(Vertex, Low, Count),
    setarg(Vertex, Waiting, 1),
    arg(Vertex, Successors, Nexts),
    State0 = state(Count, [Vertex|Stack0], Components0),
    foldl(visit_successor(Marks, Vertex), Nexts, State0, State1),
    arg(Vertex, Low, Lowest),
    (   Lowest =:= Count
    ->  State1 = state(Count1, Stack1, Components1),
        pop_component(Stack1, Vertex, Marks, Component, Stack),
        State = state(Count1, Stack, [Component|Components1])
    ;   State = State1
    ).

visit_successor(Marks, Vertex, Next, State0, State) :-
    Marks = marks(_, Found, Low, Waiting, _),
    arg(Next, Found, NextFound),
    (   NextFound =:= 0
    ->  visit(Next, Marks, State0, State),
        arg(Next, Low, Reached),
        lower_mark(Vertex, Low, Reached)
    ;   State = State0,
        (   arg(Next, Waiting, 1)
        ->  lower_mark(Vertex, Low, NextFound)
        ;   true
        )
    ).

lower_mark(Vertex, Low, Reached) :-
    arg(Vertex, Low, Lowest),
    (   Reached < Lowest
    ->  setarg(Vertex, Low, Reached)
    ;   true
    ).

pop_component([Top|Stack0], Vertex, Marks, [Name|Component], Stack) :-
    Marks = marks(_, _, _, Waiting, Names),
    setarg(Top, Waiting, 0),
    arg(Top, Names, Name),
    (   Top =:= Vertex
    ->  Component = [],
        Stack = Stack0
    ;   pop_component(Stack0, Vertex, Marks, Component, Stack)
    ).
