:- encoding(utf8).
:- module(builtins,
          [ builtin/1,                  % ?Literal
            builtin_mode/3,             % ?Literal, -Needs, -Gives
            builtin_goal/2,             % +Literal, -Goal
            copies/3,                   % +Number, +Element, -List
            number_of_elements/2,       % +List, ?Number
            arithmetic_function/2       % ?Name, ?Arity
          ]).
:- use_module(library(lists), []).
:- use_module(library(apply), [maplist/2]).
:- use_module(words, []).

/** <module> The built-in relations of the rule language

Each is a relation over ground terms without side effects, so that the independent checker can
define it too (`bridge/checker/builtins.py`). To add one: a clause of mode/3 for each way in which
it may be called, and a clause of builtin_goal/2 when its definition is not Prolog's own.
*/

%!  builtin(?Literal) is semidet.
%
%   Literal is a call of a built-in.

builtin(Literal) :-
    mode(Literal, _, _),
    !.

%!  builtin_mode(?Literal, -Needs, -Gives) is nondet.
%
%   Literal may be called when the terms Needs are ground. Afterwards the terms Gives are ground.

builtin_mode(Literal, Needs, Gives) :-
    mode(Literal, Needs, Gives).

mode(Left = Right,                [Left],            [Right]).
mode(Left = Right,                [Right],           [Left]).
mode(Left == Right,               [Left, Right],     []).
mode(Left \== Right,              [Left, Right],     []).
mode(Number is Expression,        [Expression],      [Number]).
mode(Left =:= Right,              [Left, Right],     []).
mode(Left =\= Right,              [Left, Right],     []).
mode(Left < Right,                [Left, Right],     []).
mode(Left =< Right,               [Left, Right],     []).
mode(Left > Right,                [Left, Right],     []).
mode(Left >= Right,               [Left, Right],     []).
mode(member(Element, List),       [List],            [Element]).
mode(length(List, Length),        [List],            [Length]).
mode(append(Front, Back, List),   [Front, Back],     [List]).
mode(append(Front, Back, List),   [List],            [Front, Back]).
mode(nth1(Index, List, Element),  [List],            [Index, Element]).
mode(sum_list(List, Sum),         [List],            [Sum]).
mode(max_list(List, Max),         [List],            [Max]).
mode(sort(List, Sorted),          [List],            [Sorted]).
mode(msort(List, Sorted),         [List],            [Sorted]).
mode(subtract(List, Out, Rest),   [List, Out],       [Rest]).
mode(select(Element, List, Rest), [List],            [Element, Rest]).
mode(copies(Number, Element, List), [Number, Element], [List]).
mode(integer(Term),               [Term],            []).
mode(words(Term, Words),          [Term],            [Words]).
mode(infix(Part, List),           [Part, List],      []).
mode(shares(List, Others),        [List, Others],    []).
mode(contains_any(List, Parts),   [List, Parts],     []).
mode(follows(List, Firsts, Seconds, Stops), [List, Firsts, Seconds, Stops], []).
mode(subterm(Subterm, Term),      [Term],            [Subterm]).

%!  builtin_goal(+Literal, -Goal) is det.
%
%   Goal is Prolog's goal for Literal.

builtin_goal(Literal, lists:Literal) :-
    functor(Literal, Name, Arity),
    list_relation(Name, Arity),
    !.
builtin_goal(Literal, words:Literal) :-
    functor(Literal, Name, Arity),
    word_relation(Name, Arity),
    !.
builtin_goal(length(List, Number), builtins:number_of_elements(List, Number)) :-
    !.
builtin_goal(copies(Number, Element, List), builtins:copies(Number, Element, List)) :-
    !.
builtin_goal(Literal, Literal).

list_relation(member, 2).
list_relation(append, 3).
list_relation(nth1, 3).
list_relation(sum_list, 2).
list_relation(max_list, 2).
list_relation(subtract, 3).
list_relation(select, 3).

word_relation(words, 2).
word_relation(infix, 2).
word_relation(shares, 2).
word_relation(contains_any, 2).
word_relation(follows, 4).
word_relation(subterm, 2).

%!  arithmetic_function(?Name, ?Arity) is nondet.
%
%   The functions that may stand in an expression.

arithmetic_function(+, 2).
arithmetic_function(-, 2).
arithmetic_function(-, 1).
arithmetic_function(*, 2).
arithmetic_function(//, 2).
arithmetic_function(mod, 2).
arithmetic_function(min, 2).
arithmetic_function(max, 2).

%!  number_of_elements(+List, ?Number) is semidet.
%
%   List has Number elements. Unlike length/2, it fails for a Number that no list can have.

number_of_elements(List, Number) :-
    length(List, Found),
    Number = Found.

%!  copies(+Number, +Element, -List) is semidet.
%
%   List has Number elements, each of them Element. Fails where Number is no integer from 0 up.

copies(Number, Element, List) :-
    integer(Number),
    Number >= 0,
    length(List0, Number),
    maplist(=(Element), List0),
    List = List0.
