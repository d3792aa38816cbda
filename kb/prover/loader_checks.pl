:- encoding(utf8).
:- module(loader_checks,
          [ loader_errors/1,            % -Errors
            similar_relations/3         % +Name, +Arity, -Similar
          ]).
:- use_module(library(lists), [append/2, append/3, member/2, nth1/3]).
:- use_module(library(occurs), [occurrences_of_var/3]).
:- use_module(arithmetic, [arithmetic_function/2]).
:- use_module(binding, [binding_errors/4]).
:- use_module(builtins, [builtin/1]).
:- use_module(call_graph, [analyse_calls/1, uses_witness/1]).
:- use_module(rule_base).
:- use_module(sentences, [sentence_slots/2]).
:- use_module(variables).

/** <module> What is wrong with the rules

Every check looks at all declarations and rules, so that one load reports all errors. An error is
a term; loader_errors.pl says it in English, and docs/rule-language.md lists them with examples.
*/

%!  loader_errors(-Errors) is det.
%
%   Errors are pairs Place-Error, sorted by file and line.

loader_errors(Errors) :-
    findall(Place-Error, recorded_error(Place, Error), Recorded),
    findall(Place-Error, declaration_error(Place, Error), Declarations),
    % Some of the checks of rules ask who rests on whom.
    analyse_calls(Calls),
    findall(Place-Error, rule_error(Place, Error), Rules),
    append([Recorded, Declarations, Rules, Calls], All),
    sort(All, Errors).

%   Declarations.

declaration_error(Place, Error) :-
    declared_relation(Name, Arity, Arguments, _, Says, Else, Place),
    (   declared_sentence_error(Name/Arity, Arguments, [Says, Else], Error)
    ;   taken_name(Name, Arity),
        Error = taken_name(Name/Arity)
    ).
declaration_error(Place, Error) :-
    declared_fact(Name, Arity, _, Arguments, _, Says, Else, Place),
    (   declared_sentence_error(Name/Arity, Arguments, [Says, Else], Error)
    ;   taken_name(Name, Arity),
        Error = taken_name(Name/Arity)
    ).
declaration_error(Place, Error) :-
    fluent(Name, Arity, Place),
    (   Arity < 1,
        Error = fluent_without_key(Name/Arity)
    ;   \+ declared_relation(Name, Arity, _, _, _, _, _),
        Error = missing_relation(Name/Arity)
    ;   stage_relation_missing(Error)
    ).
declaration_error(Place, Error) :-
    step_relation(Name, Arity, Place),
    (   Arity < 1,
        Error = step_without_effect(Name/Arity)
    ;   \+ declared_relation(Name, Arity, _, _, _, _, _),
        Error = missing_relation(Name/Arity)
    ).
declaration_error(Place, Error) :-
    remembered_relation(Name, Arity, Place),
    \+ declared_relation(Name, Arity, _, _, _, _, _),
    Error = missing_relation(Name/Arity).
declaration_error(Place, Error) :-
    declared_witness(Head, Inputs, Solver, Proves, Refutes, Place),
    witness_error(Head, Inputs, Solver, Proves, Refutes, Error).

declared_sentence_error(Indicator, Arguments, Sentences, Error) :-
    Indicator = _/Arity,
    % Otherwise the arguments are malformed, which has been recorded.
    length(Arguments, Arity),
    member(Sentence, Sentences),
    (   \+ string(Sentence)
    ->  Error = malformed_sentence(Indicator)
    ;   sentence_error(Sentence, Indicator, Arguments, [], Error)
    ).

%   Names that mean something to the rule language itself.
taken_name(Name, Arity) :-
    functor(Literal, Name, Arity),
    (   builtin(Literal)
    ;   scope(Literal, _, _)
    ;   memberchk(Name/Arity, [at/2, (',')/2, true/0])
    ).

%   Fluents need the relations by which stages are made.
stage_relation_missing(missing_relation(Name/Arity)) :-
    member(Name/Arity, [initially/1, adds/2, removes/2, next/1]),
    \+ declared_relation(Name, Arity, _, _, _, _, _).

witness_error(Head, _, _, _, _, missing_relation(Name/Arity)) :-
    functor(Head, Name, Arity),
    \+ declared_relation(Name, Arity, _, _, _, _, _).
witness_error(Head, Inputs, _, _, _, witness_outputs(Head)) :-
    functor(Head, _, Arity),
    length(Inputs, Count),
    Count =\= Arity-1.
witness_error(_, Inputs, Module:Name/Arity, _, _, missing_solver(Module:Name/Arity)) :-
    length(Inputs, Count),
    (   Arity =\= Count+1
    ;   \+ current_predicate(Module:Name/Arity)
    ),
    !.
witness_error(_, _, _, Proves, Refutes, undefined_relation(Name/Arity, Similar)) :-
    member(Check, [Proves, Refutes]),
    functor(Check, Name, Arity),
    \+ declared_relation(Name, Arity, _, _, _, _, _),
    similar_relations(Name, Arity, Similar).
witness_error(Head, _, _, Proves, _, witness_arguments(Proves)) :-
    term_variables(Head, Variables),
    other_variables(Proves, Variables, [_|_]).
witness_error(Head, _, _, _, Refutes, witness_arguments(Refutes)) :-
    term_variables(Head, Variables),
    \+ other_variables(Refutes, Variables, [_]).

%   Rules.

rule_error(Place, Error) :-
    rule(Id, Head, Stage, Body, Outer, Locals),
    rule_text(Id, Says, Elses, Names, Place),
    Rule = rule(Id, Head, Stage, Body, Outer, Locals, Names),
    (   head_error(Rule, Error)
    ;   member(Literal, Body),
        literal_error(Literal, Rule, Error)
    ;   about_stages(Head, Stage),
        member(Literal, Body),
        uses_witness([Literal]),
        named_error(witness_in_stage(Literal), Rule, Error)
    ;   rule_sentence_error(Rule, Says, Elses, Error)
    ;   singleton(Rule, Says, Elses, Error)
    ;   binding_errors(Head, Stage, Body, Errors),
        member(unbound(Variables, Where), Errors),
        named_error(unbound(Variables, Where), Rule, Error)
    ).

head_error(Rule, Error) :-
    Rule = rule(Id, Head, Stage, _, _, _, _),
    functor(Head, Name, Arity),
    Indicator = Name/Arity,
    (   fact_literal(Head, _),
        Error = rule_for_fact(Id, Indicator)
    ;   fluent_literal(Head),
        Error = rule_for_fluent(Id, Indicator)
    ;   witness_literal(Head),
        Error = rule_for_witness(Id, Indicator)
    ;   \+ fact_literal(Head, _),
        \+ relation_literal(Head),
        Error = missing_relation(Indicator)
    ;   stage_head_error(Head, Stage, Indicator, Rule, Error)
    ).

stage_head_error(Head, Stage, Indicator, Rule, Error) :-
    Rule = rule(Id, _, _, _, _, _, _),
    (   Stage == none
    ->  \+ fluent_literal(Head),
        stage_literal(Head),
        Error = head_without_stage(Id, Indicator)
    ;   Indicator == initially/1
    ->  Error = initial_stage(Id)
    ;   nonvar(Stage),
        named_error(stage_in_head(Stage), Rule, Error)
    ).

%   Whether stages are made with this rule.
about_stages(_, Stage) :-
    Stage \== none,
    !.
about_stages(initially(_), _).

%   literal_error(+Literal, +Rule, -Error): also for the literals inside scopes.
literal_error(Literal, Rule, Error) :-
    \+ callable(Literal),
    !,
    named_error(no_literal(Literal), Rule, Error).
literal_error(Literal, Rule, Error) :-
    scope(Literal, _, _),
    !,
    inner_literal(Literal, Inner),
    literal_error(Inner, Rule, Error).
literal_error(else(Literal, _), Rule, Error) :-
    !,
    named_error(inner_else(Literal), Rule, Error).
literal_error(at(Literal, Stage), Rule, Error) :-
    !,
    stage_call_error(Literal, Stage, Rule, Error).
literal_error(Literal, Rule, Error) :-
    builtin(Literal),
    !,
    expression(Literal, Expression),
    expression_error(Expression, Rule, Error).
literal_error(Literal, _, _) :-
    fact_literal(Literal, _),
    !,
    fail.
literal_error(Literal, Rule, Error) :-
    relation_literal(Literal),
    !,
    stage_literal(Literal),
    named_error(missing_stage(Literal), Rule, Error).
literal_error(Literal, Rule, Error) :-
    functor(Literal, Name, Arity),
    (   forbidden(Literal, Advice)
    ->  named_error(forbidden(Literal, Advice), Rule, Error)
    ;   similar_relations(Name, Arity, Similar),
        Error = undefined_relation(Name/Arity, Similar)
    ).

inner_literal(Literal, Inner) :-
    (   Literal = not(Goal)
    ;   Literal = all(Goal, _)
    ;   Literal = all(_, Goal)
    ;   scope(Literal, [_, Goal], _),
        Literal \= all(_, _)
    ),
    conjunction_list(Goal, Literals),
    member(Inner, Literals).

stage_call_error(Literal, _, Rule, Error) :-
    (   \+ callable(Literal)
    ->  named_error(no_literal(Literal), Rule, Error)
    ;   fact_literal(Literal, _)
    ->  named_error(needless_stage(Literal), Rule, Error)
    ;   relation_literal(Literal)
    ->  \+ stage_literal(Literal),
        named_error(needless_stage(Literal), Rule, Error)
    ;   functor(Literal, Name, Arity),
        similar_relations(Name, Arity, Similar),
        Error = undefined_relation(Name/Arity, Similar)
    ).
stage_call_error(Literal, Stage, Rule, Error) :-
    Rule = rule(_, _, HeadStage, _, _, _, _),
    (   HeadStage == none
    ->  Stage \== final,
        named_error(stage_outside(at(Literal, Stage)), Rule, Error)
    ;   first_stage(Stage, First),
        First \== HeadStage,
        named_error(other_stage(at(Literal, Stage)), Rule, Error)
    ).

first_stage(Stage, First) :-
    (   nonvar(Stage),
        Stage = Before+_
    ->  first_stage(Before, First)
    ;   First = Stage
    ).

%   The arithmetic expressions of a built-in.
expression(_ is Expression, Expression).
expression(Comparison, Expression) :-
    Comparison =.. [Name, Left, Right],
    memberchk(Name, [=:=, =\=, <, =<, >, >=]),
    member(Expression, [Left, Right]).

expression_error(Expression, Rule, Error) :-
    nonvar(Expression),
    \+ integer(Expression),
    (   compound(Expression),
        compound_name_arity(Expression, Name, Arity),
        arithmetic_function(Name, Arity)
    ->  arg(_, Expression, Part),
        expression_error(Part, Rule, Error)
    ;   named_error(no_expression(Expression), Rule, Error)
    ).

forbidden(!, cut).
forbidden((_ ; _), disjunction).
forbidden((_ -> _), conditional).
forbidden((_ *-> _), conditional).
forbidden(\+ _, negation).
forbidden(_ \= _, inequality).
forbidden(findall(_, _, _), solutions).
forbidden(setof(_, _, _), solutions).
forbidden(bagof(_, _, _), solutions).
forbidden(aggregate_all(_, _, _), solutions).
forbidden(forall(_, _), universal).
forbidden(_:_, module).
forbidden(Literal, meta_call) :-
    functor(Literal, call, _).

%!  similar_relations(+Name, +Arity, -Similar) is det.
%
%   Declared names that look like Name, or have another number of arguments: a list of indicators.

similar_relations(Name, Arity, Similar) :-
    findall(Other/OtherArity,
            ( (   declared_relation(Other, OtherArity, _, _, _, _, _)
              ;   declared_fact(Other, OtherArity, _, _, _, _, _, _)
              ),
              Other/OtherArity \== Name/Arity,
              ( Other == Name -> true ; dwim_match(Name, Other) )
            ),
            Similar0),
    sort(Similar0, Similar).

%   Sentences.

rule_sentence_error(Rule, Says, Elses, Error) :-
    Rule = rule(Id, _, _, _, Outer, _, Names),
    functor(Outer, _, OuterCount),
    length(OuterNames, OuterCount),
    append(OuterNames, LocalNames, Names),
    (   Says == "",
        fail
    ;   sentence_error(Says, Id, OuterNames, LocalNames, Error)
    ;   member(Index-Sentence, Elses),
        (   \+ string(Sentence)
        ->  Error = malformed_else(Id, Index)
        ;   sentence_error(Sentence, Id, OuterNames, LocalNames, Error)
        )
    ).

sentence_error(Sentence, Owner, Names, LocalNames, Error) :-
    (   sentence_slots(Sentence, Slots)
    ->  member(Slot, Slots),
        \+ memberchk(Slot, Names),
        (   memberchk(Slot, LocalNames)
        ->  Error = local_slot(Owner, Slot)
        ;   Error = unknown_slot(Owner, Slot)
        )
    ;   Error = single_brace(Owner, Sentence)
    ).

%   A variable that occurs once, and in no sentence, is misspelt or should begin with `_`.
singleton(rule(Id, Head, Stage, Body, Outer, Locals, Names), Says, Elses, singleton(Id, Name)) :-
    Outer =.. [_|OuterVariables],
    Locals =.. [_|LocalVariables],
    append(OuterVariables, LocalVariables, Variables),
    nth1(Index, Variables, Variable),
    nth1(Index, Names, Name),
    \+ sub_atom(Name, 0, 1, _, '_'),
    occurrences_of_var(Variable, [Head, Stage, Body], 1),
    \+ ( ( Sentence = Says ; member(_-Sentence, Elses) ),
         string(Sentence),
         sentence_slots(Sentence, Slots),
         memberchk(Name, Slots) ).

%   In an error, variables stand by their names.
named_error(Error0, rule(Id, _, _, _, Outer, Locals, Names), in_rule(Id, Error)) :-
    copy_term(Error0-Outer-Locals, Error-Outer1-Locals1),
    Outer1 =.. [_|OuterVariables],
    Locals1 =.. [_|LocalVariables],
    append(OuterVariables, LocalVariables, Variables),
    name_variables(Variables, Names).

name_variables([], _).
name_variables(['$VAR'(Name)|Variables], [Name|Names]) :-
    name_variables(Variables, Names).
