:- encoding(utf8).
:- module(binding,
          [ binding_errors/4            % +Head, +Stage, +Body, -Errors
          ]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module(builtins, [builtin/1, builtin_mode/3]).
:- use_module(rule_base).
:- use_module(variables).

/** <module> Which variables of a rule are bound when a condition is called

Conditions are called from left to right. A fact or a relation binds all its variables; a built-in
binds what its mode says. What must be bound before:

  - the arguments of a relation that are declared as `+Argument`,
  - what a built-in needs,
  - the variables of `not`, `count`, `collect`, `all` and `least` that occur elsewhere in the rule,
  - the effect E of `G at S+E`.

And when all conditions hold, the head must be bound. So every answer is ground, and no negation is
ever asked of an unbound variable, where Prolog's answer would be wrong without a warning.
*/

%!  binding_errors(+Head, +Stage, +Body, -Errors) is det.
%
%   Errors are unbound(Variables, Where): Where is head, or not(Literal), argument(Literal),
%   builtin(Literal), stage(Literal), template(Literal) or output(Literal).

binding_errors(Head, Stage, Body, Errors) :-
    bound_arguments(Head, Inputs),
    term_variables(Inputs-Stage, Bound0),
    body_errors(Body, Head, Bound0, Bound, Errors, HeadErrors),
    other_variables(Head, Bound, Variables),
    (   Variables == []
    ->  HeadErrors = []
    ;   HeadErrors = [unbound(Variables, head)]
    ).

%   The arguments that must be bound when Literal is called.
bound_arguments(Literal, Arguments) :-
    functor(Literal, Name, Arity),
    (   declared_relation(Name, Arity, _, Indexes, _, _, _)
    ->  arguments_at(Indexes, Literal, Arguments)
    ;   Arguments = []
    ).

arguments_at([], _, []).
arguments_at([Index0|Indexes], Literal, [Argument|Arguments]) :-
    Index is Index0+1,
    arg(Index, Literal, Argument),
    arguments_at(Indexes, Literal, Arguments).

%   body_errors(+Literals, +Outside, +Bound0, -Bound, -Errors, ?Tail): Outside is what stands
%   outside of Literals in the same rule.
body_errors(Literals, Outside, Bound0, Bound, Errors, Tail) :-
    body_errors(Literals, [], Outside, Bound0, Bound, Errors, Tail).

body_errors([], _, _, Bound, Bound, Errors, Errors).
body_errors([Literal|Literals], Before, Outside, Bound0, Bound, Errors, Tail) :-
    Elsewhere = [Before, Literals, Outside],
    literal_errors(Literal, Elsewhere, Bound0, Bound1, Errors, Errors1),
    body_errors(Literals, [Literal|Before], Outside, Bound1, Bound, Errors1, Tail).

%   Literals that are no literals at all are reported elsewhere.
literal_errors(Literal, _, Bound, Bound, Errors, Errors) :-
    \+ callable(Literal),
    !.
literal_errors(Literal, Elsewhere, Bound0, Bound, Errors, Tail) :-
    scope(Literal, Parts, Output),
    !,
    shared_variables(Parts, [Output, Elsewhere], Shared),
    other_variables(Shared, Bound0, Free),
    report(Free, not(Literal), Errors, Errors1),
    % An error is reported once: inside, what should have been bound counts as bound.
    append(Free, Bound0, Bound1),
    inner_errors(Literal, [Output|Elsewhere], Bound1, Errors1, Tail),
    bind(Output, Bound0, Bound).
literal_errors(at(Literal, Stage), Elsewhere, Bound0, Bound, Errors, Tail) :-
    !,
    % Which stage is looked at is checked elsewhere; here, only the effects.
    stage_effects(Stage, Effects),
    other_variables(Effects, Bound0, Free),
    report(Free, stage(at(Literal, Stage)), Errors, Errors1),
    literal_errors(Literal, Elsewhere, Bound0, Bound, Errors1, Tail).
literal_errors(Left = Right, _, Bound0, Bound, Errors, Tail) :-
    !,
    unified(Left, Right, Bound0, Bound, Free),
    report(Free, builtin(Left = Right), Errors, Tail).
literal_errors(Literal, _, Bound0, Bound, Errors, Tail) :-
    builtin(Literal),
    !,
    (   builtin_mode(Literal, Needs, _),
        other_variables(Needs, Bound0, [])
    ->  Errors = Tail
    ;   once(builtin_mode(Literal, Needs, _)),
        other_variables(Needs, Bound0, Free),
        report(Free, builtin(Literal), Errors, Tail)
    ),
    bind(Literal, Bound0, Bound).
literal_errors(Literal, _, Bound0, Bound, Errors, Tail) :-
    bound_arguments(Literal, Inputs),
    other_variables(Inputs, Bound0, Free),
    report(Free, argument(Literal), Errors, Errors1),
    bound_outputs(Literal, Bound0, Outputs),
    report(Outputs, output(Literal), Errors1, Tail),
    bind(Literal, Bound0, Bound).

stage_effects(Stage, Effects) :-
    (   nonvar(Stage),
        Stage = Before+Effect
    ->  Effects = [Effect|Effects1],
        stage_effects(Before, Effects1)
    ;   Effects = []
    ).

%   The output of a witness goal must not be bound: the solver gives one plan, not every plan.
bound_outputs(Literal, Bound, Outputs) :-
    witness_literal(Literal),
    functor(Literal, Name, Arity),
    functor(Head, Name, Arity),
    declared_witness(Head, Inputs, _, _, _, _),
    Literal =.. [_|Arguments],
    findall(Index, ( nth0(Index, Arguments, _), \+ memberchk(Index, Inputs) ), Indexes),
    arguments_at(Indexes, Literal, Outputs0),
    member(Output, Outputs0),
    other_variables(Output, Bound, Free),
    ( nonvar(Output) ; Free == [] ),
    !,
    Outputs = [Output].
bound_outputs(_, _, []).

inner_errors(all(Goal, Consequence), Elsewhere, Bound0, Errors, Tail) :-
    !,
    conjunction_list(Goal, Conditions),
    conjunction_list(Consequence, Consequences),
    body_errors(Conditions, [Consequence|Elsewhere], Bound0, Bound, Errors, Errors1),
    body_errors(Consequences, [Goal|Elsewhere], Bound, _, Errors1, Tail).
inner_errors(not(Goal), Elsewhere, Bound0, Errors, Tail) :-
    !,
    conjunction_list(Goal, Literals),
    body_errors(Literals, Elsewhere, Bound0, _, Errors, Tail).
inner_errors(Literal, Elsewhere, Bound0, Errors, Tail) :-
    scope(Literal, [Template, Goal], _),
    conjunction_list(Goal, Literals),
    body_errors(Literals, [Template|Elsewhere], Bound0, Bound, Errors, Errors1),
    other_variables(Template, Bound, Free),
    report(Free, template(Literal), Errors1, Tail).

report([], _, Errors, Errors) :-
    !.
report(Variables, Where, [unbound(Variables, Where)|Errors], Errors).

%   Left = Right binds one side when the other is bound, and compares what is inside otherwise.
unified(Left, Right, Bound0, Bound, Free) :-
    (   ( other_variables(Left, Bound0, []) ; other_variables(Right, Bound0, []) )
    ->  bind(Left-Right, Bound0, Bound),
        Free = []
    ;   compound(Left),
        compound(Right),
        compound_name_arguments(Left, Name, LeftArguments),
        compound_name_arguments(Right, Name, RightArguments),
        length(LeftArguments, Arity),
        length(RightArguments, Arity)
    ->  unified_arguments(LeftArguments, RightArguments, Bound0, Bound, Free)
    ;   other_variables(Left-Right, Bound0, Free),
        append(Free, Bound0, Bound)
    ).

unified_arguments([], [], Bound, Bound, []).
unified_arguments([Left|Lefts], [Right|Rights], Bound0, Bound, Free) :-
    unified(Left, Right, Bound0, Bound1, Free0),
    unified_arguments(Lefts, Rights, Bound1, Bound, Free1),
    append(Free0, Free1, Free).

bind(Term, Bound0, Bound) :-
    other_variables(Term, Bound0, Free),
    append(Free, Bound0, Bound).
