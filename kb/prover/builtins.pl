:- encoding(utf8).
:- module(builtins,
          [ builtin/1,                  % ?Literal
            builtin_mode/3,             % ?Literal, -Needs, -Gives
            builtin_goal/2,             % +Literal, -Goal
            number_of_elements/2,       % +List, ?Number
            element_at/3,               % ?Index, +List, ?Element
            sum_of/2,                   % +Expressions, ?Sum
            greatest_of/2,              % +Expressions, ?Greatest
            copies/3                    % +Number, +Element, -List
          ]).
:- use_module(library(apply), [exclude/3, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, max_list/2, nth1/3, sum_list/2]).
:- use_module(arithmetic, [arithmetic_goal/2, value/2]).
:- use_module(prover_errors, [prover_error/2]).
:- use_module(words, []).

/** <module> The built-in relations of the rule language

Each is a relation over ground terms without side effects, so that the independent checker can
define it too (`bridge/checker/builtins.py`). It holds or does not hold, whatever the terms: of a
number or a list it speaks only where there is one, and never raises an error for another term.

To add one: a clause of mode/3 for each way in which it may be called; a clause of definition/2 when
its definition is not Prolog's own; and one of on_lists/2 when it speaks of lists.
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

builtin_goal(Literal, Goal) :-
    arithmetic_goal(Literal, Goal),
    !.
builtin_goal(append(Front, Back, List), Goal) :-
    !,
    % One of the three may be unknown before. If Back is a list, so are the others.
    lists_first([Back], true, IsList),
    Goal = ( lists:append(Front, Back, List), IsList ).
builtin_goal(Literal, Goal) :-
    definition(Literal, Call),
    (   on_lists(Literal, Lists)
    ->  lists_first(Lists, Call, Goal)
    ;   Goal = Call
    ).

%   definition(+Literal, -Call): Call is Literal's definition where its lists are lists.
definition(length(List, Number), builtins:number_of_elements(List, Number)) :-
    !.
definition(nth1(Index, List, Element), builtins:element_at(Index, List, Element)) :-
    !.
definition(sum_list(Numbers, Sum), builtins:sum_of(Numbers, Sum)) :-
    !.
definition(max_list(Numbers, Greatest), builtins:greatest_of(Numbers, Greatest)) :-
    !.
definition(copies(Number, Element, List), builtins:copies(Number, Element, List)) :-
    !.
definition(Literal, lists:Literal) :-
    functor(Literal, Name, Arity),
    list_relation(Name, Arity),
    !.
definition(Literal, words:Literal) :-
    functor(Literal, Name, Arity),
    word_relation(Name, Arity),
    !.
definition(Literal, Literal).

list_relation(member, 2).
list_relation(subtract, 3).
list_relation(select, 3).

word_relation(words, 2).
word_relation(infix, 2).
word_relation(shares, 2).
word_relation(contains_any, 2).
word_relation(follows, 4).
word_relation(subterm, 2).

%   on_lists(+Literal, -Lists): Literal holds only where Lists are lists.
on_lists(member(_, List),                        [List]).
on_lists(length(List, _),                        [List]).
on_lists(nth1(_, List, _),                       [List]).
on_lists(sum_list(List, _),                      [List]).
on_lists(max_list(List, _),                      [List]).
on_lists(sort(List, _),                          [List]).
on_lists(msort(List, _),                         [List]).
on_lists(subtract(List, Out, _),                 [List, Out]).
on_lists(select(_, List, _),                     [List]).
on_lists(infix(Part, List),                      [Part, List]).
on_lists(shares(List, Others),                   [List, Others]).
on_lists(contains_any(List, Parts),              [List, Parts]).
on_lists(follows(List, Firsts, Seconds, Stops),  [List, Firsts, Seconds, Stops]).

%   Goal is Call, after a test of those Lists of which the rule does not show that they are lists.
lists_first(Lists, Call, Goal) :-
    exclude(is_list, Lists, Unknown),
    tests_first(Unknown, Call, Goal).

tests_first([], Goal, Goal).
tests_first([List|Lists], Call, (is_list(List), Goal)) :-
    tests_first(Lists, Call, Goal).

%!  number_of_elements(+List, ?Number) is semidet.
%
%   List has Number elements. Unlike length/2, it fails for a Number that no list can have.

number_of_elements(List, Number) :-
    length(List, Found),
    Number = Found.

%!  element_at(?Index, +List, ?Element) is nondet.
%
%   The element of List at Index, from 1, is Element. Unlike nth1/3, it fails for an Index that is
%   no place in List.

element_at(Index, List, Element) :-
    (   var(Index)
    ->  true
    ;   integer(Index),
        length(List, Length),
        between(1, Length, Index)
    ),
    nth1(Index, List, Element).

%!  sum_of(+Expressions, ?Sum) is semidet.
%
%   Sum is the sum of the list Expressions. Fails if one of them has no value.

sum_of(Expressions, Sum) :-
    maplist(value, Expressions, Values),
    sum_list(Values, Found),
    Sum = Found.

%!  greatest_of(+Expressions, ?Greatest) is semidet.
%
%   Greatest is the greatest of the list Expressions. Fails if one of them has no value, or if there
%   are none.

greatest_of(Expressions, Greatest) :-
    maplist(value, Expressions, Values),
    max_list(Values, Found),
    Greatest = Found.

%!  copies(+Number, +Element, -List) is semidet.
%
%   List has Number elements, each of them Element. Fails where Number is no integer from 0 up.
%
%   @throws error(prover_error(limit, copies(Most)), _)

copies(Number, Element, List) :-
    integer(Number),
    Number >= 0,
    most_copies(Most),
    (   Number > Most
    ->  prover_error(limit, copies(Most))
    ;   length(List0, Number),
        maplist(=(Element), List0),
        List = List0
    ).

%   The length of the longest list that copies/3 makes; the checker has the same bound.
most_copies(1 000 000).
