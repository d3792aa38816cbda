:- encoding(utf8).
:- module(witnesses,
          [ witness_holds/1,            % +Goal
            witness_decision/2,         % +Goal, -Decision
            witness_check/3,            % +Goal, +Decision, -Check
            witness_output/2,           % +Goal, -Output
            decided_goal/2,             % -Goal, -Decision
            start_undecided/0,
            undecided_notes/1,          % -Count
            undecided_goals/3,          % +Literals, +Count, -Undecided
            notes_to_heed/2,            % +Literals, -Heed
            nothing_noted/2,            % +Heed, +Count
            certainly_not/2,            % +Heed, :Goal
            certainly_all/3,            % +Heed, :Goal, :Consequence
            certain_solutions/4         % +Heed, ?Template, :Goal, -Solutions
          ]).
:- use_module(library(lists), [append/3, nth0/3]).
:- use_module(rule_base, [declared_witness/6]).
:- use_module(call_graph, [table_uses_witness/1]).
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
    certainly_not(+, 0),
    certainly_all(+, 0, 0),
    certain_solutions(+, ?, 0, -),
    counterexample(+, 0, 0).

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

%   Undecided goals are noted, each time they are met, and the notes are numbered.

%!  start_undecided is det.
%
%   Forgets what was noted. Has to be called before the first witness goal of a thread.

start_undecided :-
    forget_notes(0).

note_undecided(Goal, Why) :-
    undecided_notes(Count0),
    Count is Count0+1,
    nb_setval(undecided_notes, Count),
    assertz(undecided_goal(Count, Goal, Why)).

forget_notes(Count) :-
    forall(( undecided_goal(Number, _, _), Number > Count ),
           retractall(undecided_goal(Number, _, _))),
    nb_setval(undecided_notes, Count).

%!  undecided_notes(-Count) is det.
%
%   The number of the last note.

undecided_notes(Count) :-
    nb_getval(undecided_notes, Count).

%!  undecided_goals(+Literals, +Count, -Undecided) is det.
%
%   The undecided goals on which Literals may rest, if Count notes had been made before they were
%   evaluated: a sorted list of pairs Goal-Why.

undecided_goals(Literals, Count, Undecided) :-
    notes_to_heed(Literals, Heed),
    first_note(Heed, Count, First),
    findall(Goal-Why, ( undecided_goal(Number, Goal, Why), Number > First ), All),
    sort(All, Undecided).

%!  notes_to_heed(+Literals, -Heed) is det.
%
%   Which notes tell that Literals are undecided: `new` ones, made during their evaluation, or `all`
%   of the question. The latter if they rest on a table, since a table does not repeat the notes
%   that were made when it was filled.

notes_to_heed(Literals, Heed) :-
    (   table_uses_witness(Literals)
    ->  Heed = all
    ;   Heed = new
    ).

first_note(new, Count, Count).
first_note(all, _, 0).

%!  nothing_noted(+Heed, +Count) is semidet.
%
%   There is no note to heed, if Count notes had been made before the evaluation.

nothing_noted(Heed, Count) :-
    first_note(Heed, Count, First),
    undecided_notes(First).

%   What was noted on the way to a sure result does not matter, unless a table was filled.
forget_new_notes(new, Count) :-
    forget_notes(Count).
forget_new_notes(all, _).

%!  certainly_not(+Heed, :Goal) is semidet.

certainly_not(Heed, Goal) :-
    undecided_notes(Count),
    (   \+ \+ call(Goal)
    ->  forget_new_notes(Heed, Count),
        fail
    ;   nothing_noted(Heed, Count)
    ).

%!  certainly_all(+Heed, :Goal, :Consequence) is semidet.

certainly_all(Heed, Goal, Consequence) :-
    undecided_notes(Count),
    (   \+ \+ counterexample(Heed, Goal, Consequence)
    ->  forget_new_notes(Heed, Count),
        fail
    ;   nothing_noted(Heed, Count)
    ).

counterexample(Heed, Goal, Consequence) :-
    call(Goal),
    undecided_notes(Count),
    \+ call(Consequence),
    nothing_noted(Heed, Count).

%!  certain_solutions(+Heed, ?Template, :Goal, -Solutions) is semidet.
%
%   Solutions is the sorted list of the distinct instances of Template.

certain_solutions(Heed, Template, Goal, Solutions) :-
    undecided_notes(Count),
    findall(Template, Goal, All),
    nothing_noted(Heed, Count),
    sort(All, Solutions).
