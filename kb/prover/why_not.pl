:- encoding(utf8).
:- module(why_not,
          [ why_not_node/2              % +Goal, -Id
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, reverse/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [distinct/2, limit/2]).
:- use_module(builtins, [builtin/1]).
:- use_module(compiler).
:- use_module(node_store).
:- use_module(proof_nodes, [known_node/2, premise_nodes/3, solution_nodes/2, stages_node/1]).
:- use_module(question, [memo/2]).
:- use_module(rule_base).
:- use_module(stages).
:- use_module(variables, [shared_variables/3]).
:- use_module(prover_settings, [prover_setting/2]).
:- use_module(witnesses).

/** <module> Why a goal has no solution

The explanation of a goal lists every rule that could have given it, each with all conditions that
fail. Each goal is explained once; a goal that comes up again while it is being explained is
circular: nothing but itself would support it.

The _distance_ of an explanation says how much is missing: one for a fact, a comparison or
something that must not hold; for a rule, the sum over its failing and open conditions; for a goal,
the least over its rules. The nearest rule comes first.
*/

%!  why_not_node(+Goal, -Id) is det.
%
%   Goal, a literal or a conjunction, has no solution. Its variables are read as "for any".

why_not_node(Goal, Id) :-
    why_not(Goal, Id, _).

why_not(at(Goal, Expression), Id, Distance) :-
    nonvar(Expression),
    Expression = _+_,
    !,
    later_stage(Expression, Stage),
    why_not(at(Goal, Stage), Id, Distance).
why_not(Goal, Id, Distance) :-
    memo(why_nots, Explained),
    (   trie_lookup(Explained, Goal, Known)
    ->  known(Known, Goal, Id, Distance)
    ;   trie_insert(Explained, Goal, unfinished),
        % A reason may bind the variables that it explains with an example.
        copy_term(Goal, Copy),
        reason(Copy, Reason, Distance),
        node(why_not(Goal, Reason), Id),
        trie_update(Explained, Goal, explained(Id, Distance))
    ).

known(explained(Id, Distance), _, Id, Distance).
known(unfinished, Goal, Id, 1) :-
    circular_node(Goal, Id).

%   reason(+Goal, -Reason, -Distance)

reason(Goal, conditions(Branches), Distance) :-
    Goal = (_, _),
    !,
    conjunction_list(Goal, Literals),
    term_variables(Literals, Variables),
    Outer =.. [v|Variables],
    nearest_attempts(Literals, Outer, Attempts),
    findall(Far-Holding-branch(Conditions),
            ( member(Attempt, Attempts),
              attempt_conditions(Attempt, Conditions, Far, Holding) ),
            Branches0),
    nearest_first(Branches0, Branches, Distance).
reason(not(Goal), holds(Premises), 1) :-
    !,
    conjunction_list(Goal, Literals),
    solution_nodes(Literals, Premises).
reason(all(Goal, Consequence), exception(Condition, Id), Distance) :-
    !,
    conjunction_list(Goal, Conditions),
    conjunction_list(Consequence, Consequences),
    proof_goal(Conditions, Proofs, Call),
    plain_goal(Consequences, Then),
    once(( Call, \+ Then )),
    premise_nodes(Conditions, Proofs, Condition),
    why_not(Consequence, Id, Distance).
reason(count(Template, Goal, _), counted(Node), 1) :-
    !,
    solution_nodes([count(Template, Goal, _)], [Node]).
reason(collect(Template, Goal, _), counted(Node), 1) :-
    !,
    solution_nodes([collect(Template, Goal, _)], [Node]).
reason(least(Template, Goal, _), Reason, Distance) :-
    !,
    (   solution_nodes([least(Template, Goal, _)], [Node])
    ->  Reason = counted(Node),
        Distance = 1
    ;   Reason = nothing(Id),
        why_not(Goal, Id, Distance)
    ).
reason(at(Goal, Expression), Reason, Distance) :-
    Expression == final,
    !,
    final_stage(Stage),
    why_not(at(Goal, Stage), By, Distance),
    stages_node(Stages),
    Reason = final(By, Stages).
reason(at(Goal, Stage), fluent(Near, Removals), 1) :-
    fluent_literal(Goal),
    !,
    prover_setting(near_facts, Most),
    findall(Similar, limit(Most, similar_fluent(Goal, Stage, Similar)), Near),
    findall(removal(Goal, After, By),
            limit(Most,
                  ( fluent_removed(Goal, Stage, After, Before),
                    stage_before(After, Before, Effect),
                    known_node(at(removes(Effect, Goal), Before), By) )),
            Removals).
reason(Goal, computed, 1) :-
    builtin(Goal),
    !.
reason(Goal, fact(Near), 1) :-
    fact_literal(Goal, _),
    !,
    near_facts(Goal, Near).
reason(Goal, refuted(By), 1) :-
    witness_literal(Goal),
    !,
    witness_decision(Goal, Decision),
    Decision = impossible(_),
    witness_check(Goal, Decision, Check),
    known_node(Check, By).
reason(Goal, Reason, Distance) :-
    findall(Branch, rule_branch(Goal, Branch), Branches0),
    (   Branches0 == []
    ->  Reason = no_rule,
        Distance = 1
    ;   Reason = rules(Branches),
        nearest_first(Branches0, Branches, Distance)
    ).

rule_branch(Goal, Far-Holding-branch(Id, Outer, Conditions)) :-
    (   Goal = at(Head, Stage)
    ->  true
    ;   Head = Goal,
        Stage = none
    ),
    rule(Id, Head, RuleStage, Body, Outer, _),
    RuleStage = Stage,
    nearest_attempts(Body, Outer, Attempts),
    member(Attempt, Attempts),
    Attempt = attempt(_, Outer),
    attempt_conditions(Attempt, Conditions, Far, Holding).

%   Sorted by distance; among equals, the one with more conditions that hold comes first.
nearest_first(Branches0, Branches, Distance) :-
    findall(Key-Branch,
            ( member(Far-Holding-Branch, Branches0), Failing is -Holding, Key = Far-Failing ),
            Keyed),
    keysort(Keyed, Sorted),
    Sorted = [(Distance-_)-_|_],
    pairs_values(Sorted, Branches).

%   The conditions of an attempt with their nodes, its distance, and how many conditions hold.
attempt_conditions(attempt(Marked, _), Conditions, Far, Holding) :-
    condition_nodes(Marked, Conditions, Far, Holding).

condition_nodes([], [], 0, 0).
condition_nodes([Mark|Marks], [Condition|Conditions], Far, Holding) :-
    condition_node(Mark, Condition, Distance, Holds),
    condition_nodes(Marks, Conditions, Far0, Holding0),
    Far is Far0+Distance,
    Holding is Holding0+Holds.

condition_node(holds(Literal), holds(Id), 0, 1) :-
    known_node(Literal, Id).
condition_node(fails(Literal), fails(Id), Distance, 0) :-
    why_not(Literal, Id, Distance).
condition_node(open(Literal), open(Literal), 1, 0).

%!  nearest_attempts(+Literals, +Outer, -Attempts) is det.
%
%   An attempt to satisfy Literals goes through them from left to right. A literal that has
%   solutions holds, in one of them; one that has none fails; one with a variable that a failing
%   literal would have bound is open. Attempts are those with the fewest conditions that fail or
%   are open, as attempt(Marked, Outer): Marked holds the instance of each literal in holds/1,
%   fails/1 or open/1.
%
%   The attempts are followed side by side, and of very many only the nearest are followed on.

nearest_attempts(Literals, Outer, Attempts) :-
    length(Literals, Length),
    extend_attempts(Length, [0-state(Literals, [], [], Outer)], States),
    keysort(States, Sorted),
    Sorted = [Fewest-_|_],
    prover_setting(branches_per_rule, Most),
    % Attempts that miss the same conditions explain the same.
    findall(attempt(Marked, Bound),
            limit(Most,
                  distinct(Missing,
                           ( member(Fewest-state([], Reversed, _, Bound), Sorted),
                             reverse(Reversed, Marked),
                             exclude(holds, Marked, Missing) ))),
            Attempts).

holds(holds(_)).

extend_attempts(0, States, States) :-
    !.
extend_attempts(Length, States0, States) :-
    prover_setting(attempts_per_rule, Most),
    findall(State, ( member(State0, States0), extended(State0, State) ), States1),
    length(States1, Count),
    (   Count > Most
    ->  keysort(States1, Sorted),
        length(Kept, Most),
        append(Kept, _, Sorted)
    ;   Kept = States1
    ),
    Length1 is Length-1,
    extend_attempts(Length1, Kept, States).

%   Unknown are the variables that failing or open literals would have bound.
extended(Missing0-state([Literal|Literals], Marked, Unknown0, Outer),
         Missing-state(Literals, [Mark|Marked], Unknown, Outer)) :-
    % Not the variables that are local to the literal.
    shared_variables(Literal, Outer, Variables),
    (   shared_variables(Variables, Unknown0, [_|_])
    ->  Mark = open(Literal)
    ;   solution_or_mark(Literal, Variables, Mark)
    ),
    (   Mark = holds(_)
    ->  Missing = Missing0,
        Unknown = Unknown0
    ;   Missing is Missing0+1,
        append(Variables, Unknown0, Unknown)
    ).

solution_or_mark(Literal, Variables, Mark) :-
    some_solutions(Literal, Variables, Solutions),
    (   Solutions = [_|_]
    ->  member(Variables, Solutions),
        Mark = holds(Literal)
    ;   Solutions == []
    ->  Mark = fails(Literal)
    ;   % It rests on a witness goal that is undecided.
        Mark = open(Literal)
    ).

%   Solutions are the values of Variables in some solutions of Literal, or `undecided`. The attempts
%   ask for the same literals again and again, so they are remembered.
some_solutions(Literal, Variables, Solutions) :-
    memo(some_solutions, Known),
    (   trie_lookup(Known, Literal-Variables, Solutions)
    ->  true
    ;   undecided_notes(Before),
        prover_setting(solutions_per_condition, Most),
        plain_goal([Literal], Goal),
        findall(Variables, limit(Most, Goal), Found),
        (   Found = [_|_]
        ->  list_to_set(Found, Solutions)
        ;   notes_to_heed([Literal], Heed),
            nothing_noted(Heed, Before)
        ->  Solutions = []
        ;   Solutions = undecided
        ),
        trie_insert(Known, Literal-Variables, Solutions)
    ).

%   Facts that differ from Goal outside the key of their predicate.
near_facts(Goal, Near) :-
    functor(Goal, Name, Arity),
    declared_fact(Name, Arity, _, _, Key, _, _, _),
    functor(Other, Name, Arity),
    (   same_key(Key, Goal, Other)
    ->  prover_setting(near_facts, Most),
        plain_goal([Other], Call),
        findall(Other, limit(Most, Call), Near)
    ;   Near = []
    ).

same_key([], _, _).
same_key([Index0|Indexes], Goal, Other) :-
    Index is Index0+1,
    arg(Index, Goal, Value),
    ground(Value),
    arg(Index, Other, Value),
    same_key(Indexes, Goal, Other).
