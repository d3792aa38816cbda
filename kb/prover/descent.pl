:- encoding(utf8).
:- module(descent,
          [ descends/1                  % +Indicators
          ]).
:- use_module(library(lists), [member/2, select/3]).
:- use_module(components, [strong_components/2]).
:- use_module(rule_base).

/** <module> Recursion that goes down a term needs no table

    'more' :: all_good([First|Rest]) <= good(First), all_good(Rest) says "...".

The argument of all_good/1 gets smaller with every call, so plain evaluation ends, and tables would
only cost time. This is so if each relation of a component has an argument, declared as `+Argument`,
that never grows from call to call, and on no way round stays the same.
*/

%!  descends(+Indicators) is semidet.
%
%   Indicators are the relations of one component, and their recursion goes down a term.

descends(Indicators) :-
    measured(Indicators, Measures),
    findall(From-To-Change, change(Measures, From, To, Change), Changes),
    \+ memberchk(_-_-unknown, Changes),
    findall(From-Tos,
            ( member(From, Indicators), findall(To, member(From-To-same, Changes), Tos) ),
            Unchanged),
    acyclic(Unchanged).

%   Measures has a pair Indicator-Index for each relation: the index of the argument to look at.
measured([], []).
measured([Name/Arity|Indicators], [Name/Arity-Index|Measures]) :-
    declared_relation(Name, Arity, _, Bound, _, _, _),
    member(Index0, Bound),
    Index is Index0+1,
    measured(Indicators, Measures).

%   How the measured argument changes from the head of a rule to a call in its body.
change(Measures, From, To, Change) :-
    member(From-Index, Measures),
    From = Name/Arity,
    functor(Head, Name, Arity),
    rule(_, Head, _, Body, _, _),
    arg(Index, Head, HeadArgument),
    member(Literal, Body),
    called(Literal, Call),
    functor(Call, CalledName, CalledArity),
    To = CalledName/CalledArity,
    memberchk(To-CalledIndex, Measures),
    arg(CalledIndex, Call, Argument),
    (   size_change(Argument, HeadArgument, Body, Found)
    ->  Change = Found
    ;   Change = unknown
    ).

called(at(Call, _), Call) :-
    !.
called(Call, Call).

%   size_change(+Part, +Whole, +Body, -Change): Part is the same as Whole or smaller, as the shape
%   of Whole and the built-ins in Body show.
size_change(Part, Whole, _, same) :-
    Part == Whole,
    !.
size_change(Part, Whole, _, smaller) :-
    inside(Part, Whole),
    !.
size_change(Part, Whole, Body0, Change) :-
    select(Literal, Body0, Body),
    part_of(Literal, Other, Larger, Change0),
    (   Part == Other
    ->  Change1 = Change0
    ;   inside(Part, Other),
        Change1 = smaller
    ),
    size_change(Larger, Whole, Body, Change2),
    least_change(Change1, Change2, Change),
    !.

least_change(same, same, same) :-
    !.
least_change(_, _, smaller).

%   Part is a variable, or a term with variables, strictly inside of Whole.
inside(Part, Whole) :-
    \+ ground(Part),
    compound(Whole),
    arg(_, Whole, Argument),
    (   Part == Argument
    ;   inside(Part, Argument)
    ),
    !.

%   part_of(+Literal, -Part, -Whole, -Change): what a built-in says about sizes.
part_of(member(Element, List), Element, List, smaller).
part_of(nth1(_, List, Element), Element, List, smaller).
part_of(select(Element, List, _), Element, List, smaller).
part_of(select(_, List, Rest), Rest, List, smaller).
part_of(append(Front, _, List), Front, List, same).
part_of(append(_, Back, List), Back, List, same).
part_of(Left = Right, Left, Right, same).
part_of(Left = Right, Right, Left, same).

acyclic(Graph) :-
    \+ ( member(Vertex-Successors, Graph), memberchk(Vertex, Successors) ),
    strong_components(Graph, Components),
    \+ member([_, _|_], Components).
