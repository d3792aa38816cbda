:- encoding(utf8).
:- module(arithmetic,
          [ arithmetic_goal/2,          % +Literal, -Goal
            arithmetic_function/2,      % ?Name, ?Arity
            computed/1,                 % ?Literal
            value/2                     % +Expression, -Value
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).

/** <module> Arithmetic that holds or does not hold

Prolog raises an error for `x >= 2` and for `1 // 0`, and computes `e >= 2` with a float. Here, an
expression is an integer or one of a few functions of expressions, as it stands in a rule or as it
is the value of a variable. What is none has no value, nor has a division by zero; and where an
expression has no value, the literal does not hold.

Where all variables are integers, which is nearly always so, Prolog's compiled arithmetic is used.
*/

%!  arithmetic_goal(+Literal, -Goal) is semidet.
%
%   Goal is Prolog's goal for Literal, a comparison or `is`.

arithmetic_goal(Literal, Goal) :-
    expressions(Literal, Expressions),
    (   compiled_expression(Expressions)
    ->  term_variables(Expressions, Variables),
        goal_for_integers(Variables, Literal, Goal)
    ;   Goal = arithmetic:computed(Literal)
    ).

expressions(_ is Expression,  Expression).
expressions(Left =:= Right,   Left+Right).
expressions(Left =\= Right,   Left+Right).
expressions(Left < Right,     Left+Right).
expressions(Left =< Right,    Left+Right).
expressions(Left > Right,     Left+Right).
expressions(Left >= Right,    Left+Right).

%   Expression has a value whenever its variables are integers.
compiled_expression(Expression) :-
    (   var(Expression)
    ->  true
    ;   integer(Expression)
    ->  true
    ;   total_function(Expression),
        forall(arg(_, Expression, Part), compiled_expression(Part))
    ).

total_function(_ + _).
total_function(_ - _).
total_function(- _).
total_function(_ * _).
total_function(min(_, _)).
total_function(max(_, _)).

goal_for_integers([], Literal, Literal).
goal_for_integers([Variable|Variables], Literal, Goal) :-
    foldl(and_integer, Variables, integer(Variable), Integers),
    Goal = ( Integers -> Literal ; arithmetic:computed(Literal) ).

and_integer(Variable, Test, (Test, integer(Variable))).

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

%!  computed(?Literal) is semidet.
%
%   Literal, a comparison or `is`, holds.

computed(Number is Expression) :-
    value(Expression, Value),
    Number = Value.
computed(Left0 =:= Right0) :-
    value(Left0, Left),
    value(Right0, Right),
    Left =:= Right.
computed(Left0 =\= Right0) :-
    value(Left0, Left),
    value(Right0, Right),
    Left =\= Right.
computed(Left0 < Right0) :-
    value(Left0, Left),
    value(Right0, Right),
    Left < Right.
computed(Left0 =< Right0) :-
    value(Left0, Left),
    value(Right0, Right),
    Left =< Right.
computed(Left0 > Right0) :-
    value(Left0, Left),
    value(Right0, Right),
    Left > Right.
computed(Left0 >= Right0) :-
    value(Left0, Left),
    value(Right0, Right),
    Left >= Right.

%!  value(+Expression, -Value) is semidet.
%
%   Value is the integer that Expression stands for. Fails if it stands for none.
%
%   @throws instantiation_error where Expression is not bound, which the loader rules out

value(Expression, _) :-
    var(Expression),
    !,
    throw(error(instantiation_error, _)).
value(Expression, Value) :-
    integer(Expression),
    !,
    Value = Expression.
value(Expression, Value) :-
    compound(Expression),
    compound_name_arguments(Expression, Name, Arguments),
    length(Arguments, Arity),
    arithmetic_function(Name, Arity),
    !,
    maplist(value, Arguments, Values),
    function_value(Name, Values, Value).

function_value(+, [Left, Right], Value) :-
    Value is Left+Right.
function_value(-, [Left, Right], Value) :-
    Value is Left-Right.
function_value(-, [Number], Value) :-
    Value is -Number.
function_value(*, [Left, Right], Value) :-
    Value is Left*Right.
function_value(//, [Dividend, Divisor], Value) :-
    Divisor =\= 0,
    Value is Dividend//Divisor.
function_value(mod, [Dividend, Divisor], Value) :-
    Divisor =\= 0,
    Value is Dividend mod Divisor.
function_value(min, [Left, Right], Value) :-
    Value is min(Left, Right).
function_value(max, [Left, Right], Value) :-
    Value is max(Left, Right).
