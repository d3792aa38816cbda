:- encoding(utf8).
:- module(rule_base,
          [ declared_relation/7,  % ?Name, ?Arity, ?Arguments, ?Bound, ?Says, ?Else, ?Place
            declared_fact/8,      % ?Name, ?Arity, ?Class, ?Arguments, ?Key, ?Says, ?Else, ?Place
            declared_witness/6,   % ?Head, ?Inputs, ?Solver, ?Proves, ?Refutes, ?Place
            fluent/3,             % ?Name, ?Arity, ?Place
            step_relation/3,      % ?Name, ?Arity, ?Place
            remembered_relation/3, % ?Name, ?Arity, ?Place
            rule/6,               % ?Id, ?Head, ?Stage, ?Body, ?Outer, ?Locals
            rule_text/5,          % ?Id, ?Says, ?Elses, ?Names, ?Place
            recorded_error/2,     % ?Place, ?Error
            add_relation/7,       % +Name, +Arity, +Arguments, +Bound, +Says, +Else, +Place
            add_fact/8,           % +Name, +Arity, +Class, +Arguments, +Key, +Says, +Else, +Place
            add_witness/6,        % +Head, +Inputs, +Solver, +Proves, +Refutes, +Place
            add_fluent/3,         % +Name, +Arity, +Place
            add_step_relation/3,  % +Name, +Arity, +Place
            add_remembered/3,     % +Name, +Arity, +Place
            add_rule/6,           % +Rule, +Body, +Says, +Variables, +Names, +Place
            add_error/2,          % +Place, +Error
            forget_file/1,        % +File
            forget_rules/0,
            fact_literal/2,       % +Literal, -Class
            relation_literal/1,   % +Literal
            fluent_literal/1,     % +Literal
            witness_literal/1,    % +Literal
            stage_literal/1,      % +Literal
            scope/3,              % ?Literal, ?Inner, ?Output
            conjunction_list/2    % +Conjunction, -Literals
          ]).
:- use_module(library(lists), [append/3]).
:- use_module(library(apply), [include/3, partition/4]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(variables, [occurs_in/2]).

/** <module> What has been declared: relations, facts, rules, stages, witnesses

Arguments are the names of the arguments; Bound, Key and Inputs are lists of indexes of arguments,
from 0. A Place is place(File, Line).

A rule is kept as data here; the compiler makes code of it. Stage is `none` for a rule outside of
stages. Each variable of a rule is either _outer_ or _local_. A variable that occurs only inside one
`not`, `count`, `collect`, `all` or `least` is local to it; every other variable is outer. Outer and
Locals are terms `v(Variable, ...)`. An instance of a rule is given by its Id and the bindings of
Outer. The names in rule_text/5 are those of Outer, then those of Locals; its Elses are pairs
Index-Sentence, where the conditions of a rule are counted from 1.
*/

:- dynamic
    declared_relation/7, declared_fact/8, declared_witness/6, fluent/3, step_relation/3,
    remembered_relation/3, rule/6, rule_text/5, recorded_error/2.

%!  forget_rules is det.
%
%   Forgets everything that was declared.

forget_rules :-
    retractall(declared_relation(_, _, _, _, _, _, _)),
    retractall(declared_fact(_, _, _, _, _, _, _, _)),
    retractall(rule(_, _, _, _, _, _)),
    retractall(rule_text(_, _, _, _, _)),
    retractall(fluent(_, _, _)),
    retractall(step_relation(_, _, _)),
    retractall(remembered_relation(_, _, _)),
    retractall(declared_witness(_, _, _, _, _, _)),
    retractall(recorded_error(_, _)).

%!  forget_file(+File) is det.
%
%   Forgets what File declared, since it is about to be loaded again.

forget_file(File) :-
    Place = place(File, _),
    retractall(declared_relation(_, _, _, _, _, _, Place)),
    retractall(declared_fact(_, _, _, _, _, _, _, Place)),
    forall(retract(rule_text(Id, _, _, _, Place)), retractall(rule(Id, _, _, _, _, _))),
    retractall(fluent(_, _, Place)),
    retractall(step_relation(_, _, Place)),
    retractall(remembered_relation(_, _, Place)),
    retractall(declared_witness(_, _, _, _, _, Place)),
    retractall(recorded_error(Place, _)).

add_relation(Name, Arity, Arguments, Bound, Says, Else, Place) :-
    (   already_declared(Name, Arity, First)
    ->  add_error(Place, declared_twice(Name/Arity, First))
    ;   assertz(declared_relation(Name, Arity, Arguments, Bound, Says, Else, Place))
    ).

add_fact(Name, Arity, Class, Arguments, Key, Says, Else, Place) :-
    (   already_declared(Name, Arity, First)
    ->  add_error(Place, declared_twice(Name/Arity, First))
    ;   assertz(declared_fact(Name, Arity, Class, Arguments, Key, Says, Else, Place))
    ).

already_declared(Name, Arity, Place) :-
    declared_relation(Name, Arity, _, _, _, _, Place),
    !.
already_declared(Name, Arity, Place) :-
    declared_fact(Name, Arity, _, _, _, _, _, Place),
    !.

add_fluent(Name, Arity, Place) :-
    assertz(fluent(Name, Arity, Place)).

add_step_relation(Name, Arity, Place) :-
    assertz(step_relation(Name, Arity, Place)).

add_remembered(Name, Arity, Place) :-
    assertz(remembered_relation(Name, Arity, Place)).

add_witness(Head, Inputs, Solver, Proves, Refutes, Place) :-
    assertz(declared_witness(Head, Inputs, Solver, Proves, Refutes, Place)).

add_error(Place, Error) :-
    assertz(recorded_error(Place, Error)).

%!  add_rule(+Rule, +Body, +Says, +Variables, +Names, +Place) is det.
%
%   Rule is rule(Id, Head, Stage). Names are the names of Variables, those of the whole rule.

add_rule(rule(Id, _, _), _, _, _, _, Place) :-
    rule_text(Id, _, _, _, First),
    !,
    add_error(Place, duplicate_id(Id, First)).
add_rule(rule(Id, Head, Stage), Body0, Says, Variables, Names, Place) :-
    conjunction_list(Body0, Body1),
    strip_sentences(Body1, 1, Body, Elses),
    pairs_keys_values(Named, Variables, Names),
    partition(local_variable(Head-Stage, Body), Named, LocalNamed, OuterNamed),
    pairs_keys_values(LocalNamed, LocalVariables, LocalNames),
    pairs_keys_values(OuterNamed, OuterVariables, OuterNames),
    append(OuterNames, LocalNames, AllNames),
    Outer =.. [v|OuterVariables],
    Locals =.. [v|LocalVariables],
    assertz(rule(Id, Head, Stage, Body, Outer, Locals)),
    assertz(rule_text(Id, Says, Elses, AllNames, Place)).

%   Literals without their `else` sentences; Elses holds Index-Sentence.
strip_sentences([], _, [], []).
strip_sentences([Literal0|Literals0], Index, [Literal|Literals], Elses) :-
    (   nonvar(Literal0),
        Literal0 = else(Literal1, Sentence)
    ->  Literal = Literal1,
        Elses = [Index-Sentence|Elses1]
    ;   Literal = Literal0,
        Elses = Elses1
    ),
    Next is Index+1,
    strip_sentences(Literals0, Next, Literals, Elses1).

local_variable(Head, Body, Variable-_) :-
    \+ occurs_in(Variable, Head),
    include(occurs_in(Variable), Body, [Literal]),
    nonvar(Literal),
    scope(Literal, _, Output),
    \+ occurs_in(Variable, Output).

%!  scope(?Literal, ?Inner, ?Output) is semidet.
%
%   Literal is a construct with conditions inside. Inner holds the parts that are local to it (a
%   list), Output is the result that it gives to the outside.

scope(not(Goal), [Goal], none).
scope(count(Template, Goal, Number), [Template, Goal], Number).
scope(collect(Template, Goal, List), [Template, Goal], List).
scope(least(Template, Goal, Least), [Template, Goal], Least).
scope(all(Goal, Consequence), [Goal, Consequence], none).

%!  conjunction_list(+Conjunction, -Literals) is det.

conjunction_list(Conjunction, Literals) :-
    phrase(conjunction(Conjunction), Literals).

conjunction(Literal) -->
    { var(Literal) },
    !,
    [Literal].
conjunction((Left, Right)) -->
    !,
    conjunction(Left),
    conjunction(Right).
conjunction(true) -->
    !.
conjunction(Literal) -->
    [Literal].

%!  fact_literal(+Literal, -Class) is semidet.

fact_literal(Literal, Class) :-
    functor(Literal, Name, Arity),
    declared_fact(Name, Arity, Class, _, _, _, _, _),
    !.

%!  relation_literal(+Literal) is semidet.

relation_literal(Literal) :-
    functor(Literal, Name, Arity),
    declared_relation(Name, Arity, _, _, _, _, _),
    !.

%!  fluent_literal(+Literal) is semidet.

fluent_literal(Literal) :-
    functor(Literal, Name, Arity),
    fluent(Name, Arity, _),
    !.

%!  witness_literal(+Literal) is semidet.

witness_literal(Literal) :-
    functor(Literal, Name, Arity),
    functor(Head, Name, Arity),
    declared_witness(Head, _, _, _, _, _),
    !.

%!  stage_literal(+Literal) is semidet.
%
%   Literal depends on a stage: it is a fluent or a step relation, or has rules about a stage.

stage_literal(Literal) :-
    functor(Literal, Name, Arity),
    (   fluent(Name, Arity, _)
    ;   step_relation(Name, Arity, _)
    ;   stage_vocabulary(Name, Arity),
        fluent(_, _, _)
    ;   functor(Head, Name, Arity),
        rule(_, Head, Stage, _, _, _),
        Stage \== none
    ),
    !.

%   What the evaluation of stages itself asks for, if there are any.
stage_vocabulary(adds, 2).
stage_vocabulary(removes, 2).
stage_vocabulary(next, 1).
