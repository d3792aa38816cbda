:- encoding(utf8).
:- module(proof_nodes,
          [ start_proofs/0,
            proved_node/3,              % +Literal, +Proof, -Id
            premise_nodes/3,            % +Literals, +Proofs, -Ids
            solution_nodes/2,           % +Literals, -Ids
            known_node/2,               % +Literal, -Id
            witness_nodes/1,            % -Ids
            stages_node/1               % -Id
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(builtins, [builtin/1]).
:- use_module(compiler).
:- use_module(derivations, [derivation/3]).
:- use_module(node_store).
:- use_module(prover_settings, [prover_setting/2]).
:- use_module(question, [memo/2]).
:- use_module(rule_base).
:- use_module(stages).
:- use_module(why_not, [why_not_node/2]).
:- use_module(witnesses).

/** <module> From proofs to nodes

The proof form of a rule keeps only what would have to be searched for again. The rest is filled
in here, once a proof is wanted: facts and computations from the bindings, the solutions of
`count` and `all`, the derivations of recursive relations from their tables, and, for what
must not hold, the why-not tree.
*/

%!  start_proofs is det.

start_proofs :-
    nb_setval(inside_of_plan, false).

%!  proved_node(+Literal, +Proof, -Id) is det.
%
%   Literal holds. Proof is its proof if it carries one, else it is not looked at. A literal that
%   was proved already, in whatever way, keeps its node.

proved_node(Literal, Proof, Id) :-
    memo(proved, Proved),
    (   trie_lookup(Proved, Literal, Id)
    ->  true
    ;   (   carries_proof(Literal)
        ->  carried_node(Literal, Proof, Id)
        ;   literal_node(Literal, Id)
        ),
        trie_insert(Proved, Literal, Id)
    ).

%!  premise_nodes(+Literals, +Proofs, -Ids) is det.
%
%   Proofs are the proofs of those Literals that carry one.

premise_nodes([], _, []).
premise_nodes([Literal|Literals], Proofs0, [Id|Ids]) :-
    (   carries_proof(Literal)
    ->  Proofs0 = [Proof|Proofs]
    ;   Proof = none,
        Proofs = Proofs0
    ),
    proved_node(Literal, Proof, Id),
    premise_nodes(Literals, Proofs, Ids).

%!  solution_nodes(+Literals, -Ids) is semidet.
%
%   Proves Literals, which are bound to the first solution.

solution_nodes(Literals, Ids) :-
    proof_goal(Literals, Proofs, Goal),
    once(Goal),
    premise_nodes(Literals, Proofs, Ids).

%!  known_node(+Literal, -Id) is det.
%
%   Literal is bound and holds. If it carries a proof that is not known yet, it is proved.

known_node(Literal, Id) :-
    memo(proved, Proved),
    (   trie_lookup(Proved, Literal, Id)
    ->  true
    ;   carries_proof(Literal)
    ->  solution_nodes([Literal], [Id])
    ;   proved_node(Literal, none, Id)
    ).

carried_node(Literal, Proof, Id) :-
    rule_node(Proof, RuleNode),
    (   Literal = at(_, Stage),
        Stage == final
    ->  stages_node(Stages),
        node(final(Literal, RuleNode, Stages), Id)
    ;   Id = RuleNode
    ).

rule_node(proof(RuleId, Outer, Proofs), Id) :-
    rule(RuleId, Head, Stage, Body, Outer, _),
    staged_goal(Stage, Head, Goal),
    premise_nodes(Body, Proofs, Premises),
    node(rule(RuleId, Goal, Outer, Premises), Id).

staged_goal(Stage, Head, Goal) :-
    (   Stage == none
    ->  Goal = Head
    ;   Goal = at(Head, Stage)
    ).

%   The premises of a derivation have derivations of their own.
tabled_node(Goal, Id) :-
    derivation(Goal, RuleId, Outer),
    rule(RuleId, Head, Stage, Body, Outer, _),
    staged_goal(Stage, Head, Goal),
    maplist(known_node, Body, Premises),
    node(rule(RuleId, Goal, Outer, Premises), Id).

literal_node(not(Goal), Id) :-
    !,
    (   ( taken_from_stages(Goal) ; inside_of_plan )
    ->  Why = null
    ;   why_not_node(Goal, Why)
    ),
    node(none(Goal, Why), Id).
literal_node(all(Goal, Consequence), Id) :-
    !,
    every_node(Goal, Consequence, Id).
literal_node(count(Template, Goal, Number), Id) :-
    !,
    items(Template, Goal, Items),
    node(count(count(Template, Goal, Number), Items), Id).
literal_node(collect(Template, Goal, List), Id) :-
    !,
    items(Template, Goal, Items),
    node(count(collect(Template, Goal, List), Items), Id).
literal_node(least(Template, Goal, Least), Id) :-
    !,
    copy_term(Template-Goal, Least-Instance, _),
    conjunction_list(Instance, Literals),
    solution_nodes(Literals, Premises),
    node(least(least(Template, Goal, Least), Premises), Id).
literal_node(at(Literal, Expression), Id) :-
    !,
    later_stage(Expression, Stage),
    (   Expression == final
    ->  proved_node(at(Literal, Stage), none, InStage),
        stages_node(Stages),
        node(final(at(Literal, final), InStage, Stages), Id)
    ;   Expression \== Stage
    ->  proved_node(at(Literal, Stage), none, Id)
    ;   fluent_literal(Literal)
    ->  fluent_node(Literal, Stage, Id)
    ;   tabled_node(at(Literal, Stage), Id)
    ).
literal_node(Literal, Id) :-
    builtin(Literal),
    !,
    node(computed(Literal), Id).
literal_node(Literal, Id) :-
    fact_literal(Literal, Class),
    !,
    node(fact(Class, Literal), Id).
literal_node(Literal, Id) :-
    witness_literal(Literal),
    !,
    witness_decision(Literal, Decision),
    witness_check(Literal, Decision, Check),
    plan_node(Check, By),
    node(witness(Literal, By), Id).
literal_node(Literal, Id) :-
    tabled_node(Literal, Id).

%   The proof of a plan goes through all that the plan uses, and is long. What must not hold there
%   is not explained.
plan_node(Check, Id) :-
    prover_setting(explain_plans, false),
    !,
    nb_getval(inside_of_plan, Before),
    nb_setval(inside_of_plan, true),
    known_node(Check, Id),
    nb_setval(inside_of_plan, Before).
plan_node(Check, Id) :-
    known_node(Check, Id).

inside_of_plan :-
    nb_getval(inside_of_plan, true).

%   Each distinct value of Template, with the first proof found for it.
items(Template, Goal, Items) :-
    conjunction_list(Goal, Literals),
    proof_goal(Literals, Proofs, Call),
    findall(Template-solution(Literals, Proofs), Call, Solutions),
    keysort(Solutions, Sorted),
    first_of_each(Sorted, Firsts),
    maplist(item_node, Firsts, Items).

first_of_each([], []).
first_of_each([Value-Solution|Solutions], [Value-Solution|Firsts]) :-
    skip_value(Solutions, Value, Rest),
    first_of_each(Rest, Firsts).

skip_value([Other-_|Solutions], Value, Rest) :-
    Other == Value,
    !,
    skip_value(Solutions, Value, Rest).
skip_value(Rest, _, Rest).

item_node(Value-solution(Literals, Proofs), item(Value, Premises)) :-
    premise_nodes(Literals, Proofs, Premises).

every_node(Goal, Consequence, Id) :-
    conjunction_list(Goal, Conditions),
    conjunction_list(Consequence, Consequences),
    proof_goal(Conditions, Proofs, Call),
    proof_goal(Consequences, Thens, Then),
    findall(Conditions-then(Proofs, Consequences, Thens), (Call, once(Then)), Solutions),
    keysort(Solutions, Sorted),
    first_of_each(Sorted, Firsts),
    maplist(case_node, Firsts, Cases),
    node(every(all(Goal, Consequence), Cases), Id).

case_node(Conditions-then(Proofs, Consequences, Thens), case(ConditionIds, ConsequenceIds)) :-
    premise_nodes(Conditions, Proofs, ConditionIds),
    premise_nodes(Consequences, Thens, ConsequenceIds).

%!  witness_nodes(-Ids) is det.
%
%   The proofs and refutations of all witness goals that were decided in this question.

witness_nodes(Ids) :-
    findall(Goal-Decision, decided_goal(Goal, Decision), Decided0),
    sort(Decided0, Decided),
    findall(Id, ( member(Goal-Decision, Decided), decided_node(Goal, Decision, Id) ), Ids).

decided_node(Goal, plan(_), Id) :-
    proved_node(Goal, none, Id).
decided_node(Goal, impossible(_), Id) :-
    why_not_node(Goal, Id).

%   A fluent holds from the start, or since an effect has added it.
fluent_node(Fluent, Stage, Id) :-
    fluent_since(Fluent, Stage, Since),
    (   stage_before(Since, Before, Effect)
    ->  Cause = at(adds(Effect, Fluent), Before)
    ;   Cause = initially(Fluent)
    ),
    known_node(Cause, By),
    node(fluent(at(Fluent, Stage), Since, By), Id).

%   Goal is about what relations say in a stage, which the stages are made from. With every negation
%   of the rules that make them explained, a proof would grow with the square of the effects.
taken_from_stages(Goal) :-
    prover_setting(explain_stages, false),
    conjunction_list(Goal, Literals),
    member(at(Literal, Stage), Literals),
    Stage \== final,
    \+ fluent_literal(Literal).

%!  stages_node(-Id) is det.
%
%   The node that lists all applied effects: why each was next, and what it changed.

stages_node(Id) :-
    memo(stages_node, Known),
    (   trie_lookup(Known, final, Id)
    ->  true
    ;   final_stage(Final),
        findall(Stage, between(1, Final, Stage), Stages),
        maplist(step_node, Stages, Steps),
        why_not_node(at(next(_), Final), End),
        node(stages(Steps, End), Id),
        trie_insert(Known, final, Id)
    ).

step_node(Stage, step(Effect, Next, AddNodes, RemoveNodes)) :-
    stage_before(Stage, Before, Effect),
    known_node(at(next(Effect), Before), Next),
    stage_changes(Stage, Adds, Removes),
    maplist(change_node(Before, adds, Effect), Adds, AddNodes),
    maplist(change_node(Before, removes, Effect), Removes, RemoveNodes).

change_node(Before, Change, Effect, Fluent, change(Fluent, By)) :-
    (   prover_setting(prove_changes, true)
    ->  Goal =.. [Change, Effect, Fluent],
        known_node(at(Goal, Before), By)
    ;   By = null
    ).
