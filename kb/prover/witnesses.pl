:- encoding(utf8).
:- module(witnesses,
          [ witness_holds/1,            % +Goal
            witness_decision/2,         % +Goal, -Decision
            witness_check/3,            % +Goal, +Decision, -Check
            witness_output/2,           % +Goal, -Output
            decided_goal/2,             % -Goal, -Decision
            start_undecided/0,
            undecided_goals/1,          % -Undecided
            undecided_notes/1,          % -Count
            without_undecided/1,        % :Goal
            certainly_not/1,            % :Goal
            certainly_all/2,            % :Goal, :Consequence
            certain_solutions/3         % ?Template, :Goal, -Solutions
          ]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module(rule_base, [declared_witness/6]).
:- use_module(call_graph, [tables_use_witness/0]).
:- use_module(compiler, [plain_goal/2]).
:- use_module(question, [memo/2]).

/** <module> Witness goals: plain Prolog searches, the rules prove what it found

    :- witness payment(+Cost, +Sources, -Plan) by payment_search:pay/3
               proves valid_payment(Cost, Sources, Plan)
               refutes impossible_payment(Cost, Sources, Reason).

The solver finds a plan, or a reason why there is none, or it gives up. A plan counts only if
valid_payment/3 is proved, a reason only if impossible_payment/3 is proved. Otherwise the goal is
_undecided_: it neither holds nor fails.

Evaluation is three-valued, and it stays on the safe side. An undecided goal is noted and
fails. That is right for what is proved positively: a solution that is found has a proof. Inside
`not`, `all`, `count`, `collect` and `least` a failure would be taken for a "no"; there the
guards below make the whole literal undecided as well if a goal was noted on the way. If such a
literal fails for sure, since its goal holds or has a counterexample, the notes do not matter.
*/

:- meta_predicate
    without_undecided(0),
    certainly_not(0),
    certainly_all(0, 0),
    certain_solutions(?, 0, -),
    counterexample(0, 0).

:- thread_local undecided_goal/3.       % undecided_goal(Number, Goal, Why)

%!  witness_holds(+Goal) is semidet.
%
%   The solver has found a plan for Goal, and it is proved; its output is bound to the plan.

witness_holds(Goal) :-
    witness_decision(Goal, Decision),
    (   Decision = plan(Plan)
    ->  witness_parts(Goal, _, Plan, _, _, _)
    ;   Decision = undecided(Why)
    ->  note_undecided(Goal, Why),
        fail
    ).

%!  witness_decision(+Goal, -Decision) is det.
%
%   Decision is plan(Plan) or impossible(Reason), both proved, or undecided(Why). It is made once
%   in a question.

witness_decision(Goal, Decision) :-
    memo(witness_decisions, Decisions),
    witness_parts(Goal, Inputs, _, _, _, _),
    functor(Goal, Name, Arity),
    Key = decided(Name, Arity, Inputs),
    (   trie_lookup(Decisions, Key, Decision)
    ->  true
    ;   decide(Goal, Decision),
        trie_insert(Decisions, Key, Decision)
    ).

%!  decided_goal(-Goal, -Decision) is nondet.
%
%   The goals that were proved or refuted in this question. The output of Goal is bound to the plan.

decided_goal(Goal, Decision) :-
    memo(witness_decisions, Decisions),
    trie_gen(Decisions, decided(Name, Arity, Inputs), Decision),
    functor(Goal, Name, Arity),
    (   Decision = plan(Plan)
    ->  true
    ;   Decision = impossible(_)
    ),
    witness_parts(Goal, Inputs, Plan, _, _, _).

%!  witness_output(+Goal, -Output) is semidet.
%
%   Goal is a witness goal, Output its argument for the plan.

witness_output(Goal, Output) :-
    witness_parts(Goal, _, Output, _, _, _).

%   The parts of a witness declaration, for one goal.
witness_parts(Goal, Inputs, Output, Solver, Proves, Refutes) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    declared_witness(Head, InputIndexes, Solver, Proves, Refutes, _),
    !,
    Head = Goal,
    Goal =.. [_|Arguments],
    findall(Index, nth0(Index, Arguments, _), Indexes),
    split_arguments(Indexes, Arguments, InputIndexes, Inputs, [Output]).

split_arguments([], [], _, [], []).
split_arguments([Index|Indexes], [Argument|Arguments], InputIndexes, Inputs, Outputs) :-
    (   memberchk(Index, InputIndexes)
    ->  Inputs = [Argument|Inputs1],
        split_arguments(Indexes, Arguments, InputIndexes, Inputs1, Outputs)
    ;   Outputs = [Argument|Outputs1],
        split_arguments(Indexes, Arguments, InputIndexes, Inputs, Outputs1)
    ).

decide(Goal0, Decision) :-
    fresh_output(Goal0, Goal),
    witness_parts(Goal, Inputs, _, Module:Name/_, _, _),
    append_argument(Inputs, Answer, Arguments),
    Call =.. [Name|Arguments],
    (   once(Module:Call)
    ->  judge(Answer, Goal, Decision)
    ;   Decision = undecided(no_answer)
    ).

fresh_output(Goal0, Goal) :-
    witness_parts(Goal0, Inputs, _, _, _, _),
    functor(Goal0, Name, Arity),
    functor(Goal, Name, Arity),
    witness_parts(Goal, Inputs, _, _, _, _).

append_argument([], Argument, [Argument]).
append_argument([First|Arguments0], Argument, [First|Arguments]) :-
    append_argument(Arguments0, Argument, Arguments).

judge(Answer, Goal, Decision) :-
    (   nonvar(Answer),
        Answer = gave_up(Why)
    ->  Decision = undecided(Why)
    ;   ground(Answer),
        witness_check(Goal, Answer, Check)
    ->  (   proved(Check)
        ->  Decision = Answer
        ;   Decision = undecided(not_proved(Check))
        )
    ;   Decision = undecided(malformed_answer(Answer))
    ).

proved(Check) :-
    plain_goal([Check], Goal),
    \+ \+ call(Goal).

%!  witness_check(+Goal, +Decision, -Check) is semidet.
%
%   Check is the goal that has to be proved for Decision to count.

witness_check(Goal0, Decision, Check) :-
    fresh_output(Goal0, Goal),
    witness_parts(Goal, _, Output, _, Proves, Refutes),
    (   Decision = plan(Output)
    ->  Check = Proves
    ;   Decision = impossible(Reason)
    ->  term_variables(Refutes-Goal, Variables),
        refuting_reason(Variables, Goal, Reason),
        Check = Refutes
    ).

%   The reason is the one variable of the refuting relation that the goal does not have.
refuting_reason(Variables, Goal, Reason) :-
    term_variables(Goal, GoalVariables),
    append(Before, [Reason|After], Variables),
    append(Before, After, Others),
    Others == GoalVariables,
    !.

%   Undecided goals. Each note has a number; a goal that is noted already only counts.

%!  start_undecided is det.
%
%   Forgets what was noted. Has to be called before the first witness goal of a thread.

start_undecided :-
    forget_notes(0).

note_undecided(Goal, Why) :-
    undecided_notes(Count0),
    Count is Count0+1,
    nb_setval(undecided_notes, Count),
    (   undecided_goal(_, Noted, _),
        Noted =@= Goal
    ->  true
    ;   assertz(undecided_goal(Count, Goal, Why))
    ).

%!  undecided_notes(-Count) is det.
%
%   How often an undecided goal has been met in this question.

undecided_notes(Count) :-
    nb_getval(undecided_notes, Count).

forget_notes(Count) :-
    forall(( undecided_goal(Number, _, _), Number > Count ),
           retractall(undecided_goal(Number, _, _))),
    nb_setval(undecided_notes, Count).

%!  undecided_goals(-Undecided) is det.
%
%   A list of pairs Goal-Why.

undecided_goals(Undecided) :-
    findall(Goal-Why, undecided_goal(_, Goal, Why), Undecided).

%!  without_undecided(:Goal) is semidet.
%
%   Calls Goal once. What it notes is forgotten afterwards.

without_undecided(Goal) :-
    undecided_notes(Count),
    call_cleanup(once(Goal), forget_notes(Count)).

%   A guard looks for notes since Count. A table does not repeat the notes that its first evaluation
%   made; so if tables can hold undecided answers, every note of the question counts.
nothing_noted_since(Count) :-
    (   tables_use_witness
    ->  undecided_notes(0)
    ;   undecided_notes(Count)
    ).

%!  certainly_not(:Goal) is semidet.

certainly_not(Goal) :-
    undecided_notes(Count),
    (   \+ \+ call(Goal)
    ->  forget_notes(Count),
        fail
    ;   nothing_noted_since(Count)
    ).

%!  certainly_all(:Goal, :Consequence) is semidet.

certainly_all(Goal, Consequence) :-
    undecided_notes(Count),
    (   \+ \+ counterexample(Goal, Consequence)
    ->  forget_notes(Count),
        fail
    ;   nothing_noted_since(Count)
    ).

counterexample(Goal, Consequence) :-
    call(Goal),
    undecided_notes(Count),
    \+ call(Consequence),
    nothing_noted_since(Count).

%!  certain_solutions(?Template, :Goal, -Solutions) is semidet.
%
%   Solutions is the sorted list of the distinct instances of Template.

certain_solutions(Template, Goal, Solutions) :-
    undecided_notes(Count),
    findall(Template, Goal, All),
    nothing_noted_since(Count),
    sort(All, Solutions).
