:- encoding(utf8).
:- module(loader_errors,
          [ error_text/2                % +Error, -Text
          ]).
:- use_module(library(lists), [member/2]).

/** <module> What the loader checks found, in English
*/

:- multifile prolog:message//1.

prolog:message(error(rule_errors(Errors), _)) -->
    { length(Errors, Count) },
    [ 'The rules have ~D error(s).'-[Count], nl ],
    error_lines(Errors).

error_lines([]) -->
    [].
error_lines([place(File, Line)-Error|Errors]) -->
    { error_text(Error, Text) },
    [ '~w:~d: ~w'-[File, Line, Text], nl ],
    error_lines(Errors).

%!  error_text(+Error, -Text) is det.
%
%   Text is a string: what is wrong, and what to do.

error_text(in_rule(Id, Error), Text) :-
    !,
    error_text(Error, Text0),
    format(string(Text), "rule ~q: ~w", [Id, Text0]).
error_text(Error, Text) :-
    once(phrase(error_parts(Error), Parts)),
    format_parts(Parts, Text).

format_parts(Parts, Text) :-
    with_output_to(string(Text), forall(member(Part, Parts), write_part(Part))).

write_part(Format-Arguments) :-
    !,
    format(Format, Arguments).
write_part(term(Term)) :-
    !,
    \+ \+ ( numbervars(Term, 0, _),
            write_term(Term,
                       [ quoted(true),
                         numbervars(true),
                         spacing(next_argument),
                         module(rule_language),
                         portray(true),
                         portray_goal(spaced_operator)
                       ]) ).
write_part(Text) :-
    write(Text).

%   The operators of the rule language stand between blanks.
spaced_operator(Term, Options) :-
    compound(Term),
    compound_name_arguments(Term, Operator, [Left, Right]),
    memberchk(Operator, [says, key, ::, <=, by, proves, refutes, else, at]),
    write_term(Left, Options),
    format(' ~w ', [Operator]),
    write_term(Right, Options).

%   Missing declarations and sentences.

error_parts(missing_sentence(rule(Id))) -->
    [ 'rule ~q has no sentence; end it with: says "..."'-[Id] ].
error_parts(missing_sentence(declaration(Head))) -->
    [ 'the declaration of ',
      term(Head),
      ' has no sentences; end it with: says "..." else "..."' ].
error_parts(missing_else(Head)) -->
    [ 'the declaration of ',
      term(Head),
      ' does not say what holds otherwise; add: else "..."' ].
error_parts(missing_id(Clause)) -->
    { rule_head(Clause, Head) },
    [ 'the rule for ',
      term(Head),
      ' has no id; begin it with: \'id\' ::' ].
error_parts(missing_relation(Indicator)) -->
    [ '~q is not declared; add: :- relation ~w says "..." else "..."'-[Indicator, Template] ],
    { template(Indicator, Template) }.
error_parts(missing_solver(Module:Name/Arity)) -->
    [ 'the solver ~q of the witness is not defined, or has not one argument for each'
      -[Module:Name/Arity],
      ' input and one for the answer' ].
error_parts(undefined_relation(Indicator, Similar)) -->
    [ '~q is neither declared nor built in'-[Indicator] ],
    similar(Similar).

%   Malformed terms.

error_parts(malformed(Kind, Term)) -->
    { expected_form(Kind, Form) },
    [ 'this is no ~w: '-[Kind],
      term(Term),
      '; it should read: ~w'-[Form] ].
error_parts(malformed_arguments(Head)) -->
    [ 'the arguments in the declaration of ',
      term(Head),
      ' must be different variables' ].
error_parts(malformed_key(Template)) -->
    [ 'the key of ',
      term(Template),
      ' must be a list of its arguments' ].
error_parts(malformed_sentence(Owner)) -->
    [ 'a sentence of ~q is no string; write it between double quotes'-[Owner] ].
error_parts(malformed_else(Id, Index)) -->
    [ 'rule ~q: the else of condition ~d is no string;'-[Id, Index],
      ' write it between double quotes' ].
error_parts(plain_clause(Term)) -->
    [ 'a rule file holds declarations and rules only, but this is a clause of Prolog: ',
      term(Term) ].
error_parts(no_literal(Literal)) -->
    [ term(Literal),
      ' is no condition' ].
error_parts(no_expression(Expression)) -->
    [ term(Expression),
      ' is no arithmetic expression; there are + - * // mod min max' ].
error_parts(inner_else(Literal)) -->
    [ 'only the conditions of the rule itself may have an else, not ',
      term(Literal),
      ' inside another' ].

%   Names that are taken twice.

error_parts(declared_twice(Indicator, Place)) -->
    [ '~q is declared already'-[Indicator] ],
    first_place(Place).
error_parts(duplicate_id(Id, Place)) -->
    [ 'there is a rule ~q already'-[Id] ],
    first_place(Place),
    [ '; give this one a suffix, such as ~q'-[Suffixed] ],
    { atom_concat(Id, '/suffix', Suffixed) }.
error_parts(taken_name(Indicator)) -->
    [ '~q belongs to the rule language and cannot be declared'-[Indicator] ].
error_parts(rule_for_fact(Id, Indicator)) -->
    [ 'rule ~q is about ~q, which is declared as a fact; facts have no rules'-[Id, Indicator] ].
error_parts(rule_for_witness(Id, Indicator)) -->
    [ 'rule ~q is about ~q, which is declared as a witness; a witness has no rules'
      -[Id, Indicator] ].

%   Sentences.

error_parts(unknown_slot(Owner, Slot)) -->
    [ 'a sentence of ~q has the slot {~w}, which is no variable of it;'-[Owner, Slot],
      ' a brace that is no slot is written twice' ].
error_parts(local_slot(Owner, Slot)) -->
    [ 'a sentence of ~q has the slot {~w}, which has a value only inside one condition'
      -[Owner, Slot] ].
error_parts(single_brace(Owner, Sentence)) -->
    [ 'a sentence of ~q has a single brace: ~q; a brace that is no slot is written twice'
      -[Owner, Sentence] ].
error_parts(singleton(Id, Name)) -->
    [ 'rule ~q: ~w occurs once; is it misspelt? If not, write _~w'-[Id, Name, Name] ].

%   Variables that are not bound.

error_parts(unbound(Variables, head)) -->
    names(Variables),
    [ ' of the head gets no value; some condition must bind it, or the relation must declare',
      ' the argument as +Argument' ].
error_parts(unbound(Variables, not(Literal))) -->
    names(Variables),
    [ ' has no value when ',
      term(Literal),
      ' is called, but occurs outside of it too;',
      ' bind it by an earlier condition, or use another name if it is meant to be local' ].
error_parts(unbound(Variables, argument(Literal))) -->
    names(Variables),
    [ ' has no value when ',
      term(Literal),
      ' is called, which needs one;',
      ' bind it by an earlier condition' ].
error_parts(unbound(Variables, builtin(Literal))) -->
    names(Variables),
    [ ' has no value when ',
      term(Literal),
      ' is computed; bind it by an earlier condition' ].
error_parts(unbound(Variables, stage(Literal))) -->
    names(Variables),
    [ ' has no value when ',
      term(Literal),
      ' is called; bind the effect by an earlier condition' ].
error_parts(unbound(Variables, template(Literal))) -->
    names(Variables),
    [ ' gets no value inside ',
      term(Literal) ].
error_parts(unbound([Output], output(Literal))) -->
    [ 'the output of the witness goal ',
      term(Literal),
      ' must be a variable without a value, not ',
      term(Output),
      ';',
      ' a solver gives one plan, so compare the plan afterwards' ].

%   Control.

error_parts(forbidden(Literal, Advice)) -->
    { advice(Advice, Text) },
    [ term(Literal),
      ' is not allowed in a rule; ~w'-[Text] ].

%   Recursion.

error_parts(not_stratified(Cycle)) -->
    [ 'not stratified: ' ],
    negative_cycle(Cycle),
    [ '. A relation may not rest on its own negation, count or universal condition.',
      ' If it goes through the elements of a list, write it as a recursion over the list' ].
error_parts(stage_growth(Cycle)) -->
    [ 'a stage that does not decrease: ' ],
    upward_cycle(Cycle),
    [ '. What holds in a stage may not rest on what holds in a later one' ].

%   Stages.

error_parts(fluent_without_key(Indicator)) -->
    [ 'the fluent ~q needs at least one argument, its key'-[Indicator] ].
error_parts(step_without_effect(Indicator)) -->
    [ 'the step relation ~q needs at least one argument, the effect'-[Indicator] ].
error_parts(witness_in_stage(Literal)) -->
    [ term(Literal),
      ' rests on a witness, which may be undecided; what makes a stage must be decided' ].
error_parts(rule_for_fluent(Id, Indicator)) -->
    [ 'rule ~q is about ~q, which is declared as a fluent; write rules for initially/1, adds/2'
      -[Id, Indicator],
      ' and removes/2 instead' ].
error_parts(head_without_stage(Id, Indicator)) -->
    [ 'rule ~q is about ~q without a stage, but ~q depends on stages; write the head with: at Stage'
      -[Id, Indicator, Indicator] ].
error_parts(initial_stage(Id)) -->
    [ 'rule ~q: initially/1 says what holds before any stage; write the head without a stage'
      -[Id] ].
error_parts(stage_in_head(Stage)) -->
    [ 'the stage of a head must be a variable, not ',
      term(Stage) ].
error_parts(missing_stage(Literal)) -->
    [ term(Literal),
      ' depends on stages; write: ',
      term(Literal),
      ' at Stage, or outside of stages: ',
      term(Literal),
      ' at final' ].
error_parts(needless_stage(Literal)) -->
    [ term(Literal),
      ' does not depend on stages; write it without: at' ].
error_parts(stage_outside(Literal)) -->
    [ term(Literal),
      ': a rule outside of stages can look only at the stage: final' ].
error_parts(other_stage(Literal)) -->
    [ term(Literal),
      ': only the stage S of the head, and S+Effect, can be looked at' ].

%   Witnesses.

error_parts(witness_outputs(Head)) -->
    [ 'all arguments but one of the witness ',
      term(Head),
      ' must be inputs, written +Argument' ].
error_parts(witness_arguments(Check)) -->
    [ 'the arguments of ',
      term(Check),
      ' must be those of the witness; the refuting relation has one more,',
      ' the reason' ].

rule_head(<=(Head, _), Head) :-
    !.
rule_head(Head, Head).

template(Name/Arity, Template) :-
    length(Arguments, Arity),
    name_arguments(Arguments, 1),
    Head =.. [Name|Arguments],
    format_parts([term(Head)], Template).

name_arguments([], _).
name_arguments(['$VAR'(Name)|Arguments], Count) :-
    atom_concat('Argument', Count, Name),
    Next is Count+1,
    name_arguments(Arguments, Next).

expected_form(relation, ':- relation name(Argument, ...) says "..." else "..."').
expected_form(fact, ':- fact board: name(Argument, ...) says "..." else "..."').
expected_form(witness, ':- witness name(+Input, ..., -Plan) by module:solver/N \
proves ... refutes ...').
expected_form(fluents, ':- fluents name/arity, ...').
expected_form(step_relations, ':- step_relations name/arity, ...').
expected_form(remembered, ':- remembered name/arity, ...').
expected_form(rule, '\'id\' :: Head <= Conditions says "..."').

similar([]) -->
    [].
similar([Indicator|Indicators]) -->
    [ '; did you mean ~q'-[Indicator] ],
    more_similar(Indicators),
    [ '?' ].

more_similar([]) -->
    [].
more_similar([Indicator|Indicators]) -->
    [ ' or ~q'-[Indicator] ],
    more_similar(Indicators).

first_place(place(File, Line)) -->
    { file_base_name(File, Name) },
    [ ' (~w:~d)'-[Name, Line] ].

names([Variable]) -->
    !,
    [ 'the variable ',
      term(Variable) ].
names([Variable|Variables]) -->
    [ 'each of the variables ',
      term(Variable) ],
    more_names(Variables).

more_names([]) -->
    [].
more_names([Variable|Variables]) -->
    [ ', ',
      term(Variable) ],
    more_names(Variables).

advice(cut, 'rules have no order, so there is nothing to cut').
advice(disjunction, 'write a rule of its own for each case').
advice(conditional, 'write a rule of its own for each case').
advice(negation, 'write: not(Condition)').
advice(inequality, 'write: Left \\== Right').
advice(solutions, 'write: collect(Template, Conditions, List) or \
count(Template, Conditions, Number)').
advice(universal, 'write: all(Conditions, Consequence)').
advice(module, 'relations are called without a module').
advice(meta_call, 'write the condition itself').

negative_cycle([First, Second|Rest]) -->
    [ '~q rests on the negation, count or universal condition of ~q'-[First, Second] ],
    positive_calls(Rest).

upward_cycle([First, Second|Rest]) -->
    [ '~q looks at ~q in a later stage'-[First, Second] ],
    positive_calls(Rest).

positive_calls([]) -->
    [].
positive_calls([Indicator|Indicators]) -->
    [ ', which calls ~q'-[Indicator] ],
    positive_calls(Indicators).
