:- encoding(utf8).
:- module(compiler,
          [ generate_code/0,
            delete_code/0,
            plain_goal/2,               % +Literals, -Goal
            proof_goal/3,               % +Literals, -Proofs, -Goal
            ranked_goal/3,              % +Literal, ?Witness, -Goal
            carries_proof/1             % +Literal
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module(builtins, [builtin/1, builtin_goal/2]).
:- use_module(call_graph, [recursive/2, same_table/2, tabled/2, uses_witness/1]).
:- use_module(rule_base).
:- use_module(witnesses, [notes_to_heed/2]).

/** <module> Code from rules

Each rule `H <= B` becomes clauses of these modules:

  - `plain_form:H` holds or not; it carries no proof.
  - `proof_form:H+[Proof]` does the same and returns a proof.
  - `ranked_form:H+[Witness]`, only for recursive relations that need it, is tabled; see
    ranked_tables.pl. Then the plain form reads the table, and there is no proof form.

`H+[X]` means H with the further argument X. A rule `H at S <= B` becomes clauses of `stage_plain`,
`stage_proof` and `stage_ranked`, with H+[S] in place of H. A fluent at a stage is read from the
facts that stages.pl keeps.

A proof is `proof(Id, Outer, Premises)`: the rule, the bindings of its outer variables, and the
proofs of those literals that carry one (carries_proof/1). All other premises (facts, built-ins,
negation, counts, tabled relations) are made from the rule and its bindings when the proof is
written. So a proof costs little until someone wants to see it.
*/

:- dynamic proof_carrier/2.             % proof_carrier(Name, Arity): see carries_proof/1

%!  generate_code is det.
%
%   Generates the code of all rules. Expects that the loader checks have passed.

generate_code :-
    delete_code,
    current_prolog_flag(optimise, Optimise),
    setup_call_cleanup(
        set_prolog_flag(optimise, true),
        generate_all,
        set_prolog_flag(optimise, Optimise)).

%   With the flag `optimise`, arithmetic is compiled.
generate_all :-
    forall(( declared_relation(Name, Arity, _, _, _, _, _), is_proof_carrier(Name, Arity) ),
           assertz(proof_carrier(Name, Arity))),
    forall(declared_relation(Name, Arity, _, _, _, _, _), define_relation(Name, Arity)),
    forall(fluent(Name, Arity, _), define_fluent(Name, Arity)),
    forall(rule(Id, Head, Stage, Body, Outer, _), generate_clauses(Id, Head, Stage, Body, Outer)).

is_proof_carrier(Name, Arity) :-
    functor(Literal, Name, Arity),
    \+ tabled(Name, Arity),
    \+ witness_literal(Literal),
    \+ fluent_literal(Literal).

%!  delete_code is det.

delete_code :-
    retractall(proof_carrier(_, _)),
    forall(generated_module(Module), delete_predicates(Module)).

generated_module(Module) :-
    forms(_, Plain, Proof, Ranked),
    member(Module, [Plain, Proof, Ranked]).

%   The modules of relations outside of stages, and of those that depend on a stage.
forms(plain, plain_form, proof_form, ranked_form).
forms(staged, stage_plain, stage_proof, stage_ranked).

delete_predicates(Module) :-
    findall(Name/Arity, generated_predicate(Module, Name, Arity), Indicators),
    forall(member(Indicator, Indicators),
           ( untable(Module:Indicator), abolish(Module:Indicator) )).

generated_predicate(Module, Name, Arity) :-
    current_module(Module),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    % Prolog's own book-keeping of tables stays.
    \+ sub_atom(Name, 0, _, _, $).

define_relation(Name, Arity) :-
    functor(Literal, Name, Arity),
    (   fluent_literal(Literal)
    ->  true
    ;   stage_literal(Literal)
    ->  StageArity is Arity+1,
        define_forms(staged, Name/Arity, StageArity)
    ;   define_forms(plain, Name/Arity, Arity)
    ).

define_forms(Kind, Name/Arity, FormArity) :-
    forms(Kind, Plain, Proof, Ranked),
    functor(Head, Name, FormArity),
    ProofArity is FormArity+1,
    dynamic(Plain:Name/FormArity),
    (   tabled(Name, Arity)
    ->  dynamic(Ranked:Name/ProofArity),
        add_arguments(Head, [lattice(ranked_tables:lower_rank/3)], Modes),
        table(Ranked:Modes),
        add_arguments(Head, [_], RankedHead),
        assertz((Plain:Head :- ranked_tables:tabled_answer(Head, Ranked:RankedHead)))
    ;   dynamic(Proof:Name/ProofArity)
    ).

%   A fluent holds in a hypothetical stage if it held before and is not removed, or if it is added.
define_fluent(Name, Arity) :-
    functor(Fluent, Name, Arity),
    add_arguments(Fluent, [Stage], Head),
    add_arguments(Fluent, [Since, Until], Fact),
    add_arguments(Fluent, [Before], Earlier),
    add_arguments(Fluent, [Id], Change),
    StageArity is Arity+1,
    dynamic(stage_plain:Name/StageArity),
    assertz((stage_plain:Head :-
                 integer(Stage), !,
                 fluent_facts:Fact, Since =< Stage, Stage < Until)),
    assertz((stage_plain:Head :-
                 Stage = '$stage'(Id),
                 stages:hypothesis(Id, Before),
                 (   stage_plain:Earlier,
                     \+ removed_facts:Change
                 ;   added_facts:Change
                 ))).

generate_clauses(Id, Head, Stage, Body, Outer) :-
    functor(Head, Name, Arity),
    rule_forms(Head, Stage, FormHead, Plain, Proof, Ranked),
    (   tabled(Name, Arity)
    ->  ranked_body(Body, Name/Arity, Goal, Ranks),
        add_arguments(FormHead, [ranked(Rank, Id, Outer)], RankedHead),
        assertz((Ranked:RankedHead :- Goal, ranked_tables:rank(Ranks, Rank)))
    ;   plain_goal(Body, PlainGoal),
        assertz((Plain:FormHead :- PlainGoal)),
        proof_goal(Body, Premises, ProofGoal),
        add_arguments(FormHead, [proof(Id, Outer, Premises)], ProofHead),
        assertz((Proof:ProofHead :- ProofGoal))
    ).

rule_forms(Head, Stage, FormHead, Plain, Proof, Ranked) :-
    (   Stage == none
    ->  FormHead = Head,
        forms(plain, Plain, Proof, Ranked)
    ;   add_arguments(Head, [Stage], FormHead),
        forms(staged, Plain, Proof, Ranked)
    ).

add_arguments(Term, Arguments, Extended) :-
    Term =.. List0,
    append(List0, Arguments, List),
    Extended =.. List.

%   The body of a ranked clause. A table takes its moded argument only when it is unbound, so the
%   rank is read by a goal of its own.
ranked_body([], _, true, []).
ranked_body([Literal|Literals], Indicator, (Goal, Goals), Ranks) :-
    (   in_component(Literal, Indicator)
    ->  ranked_goal(Literal, Witness, Call),
        Goal = (Call, Witness = ranked(Rank, _, _)),
        Ranks = [Rank|Ranks1]
    ;   plain_literal(Literal, Goal),
        Ranks = Ranks1
    ),
    ranked_body(Literals, Indicator, Goals, Ranks1).

%   A call of another stage never stays inside the component.
in_component(at(Literal, Stage), Indicator) :-
    !,
    var(Stage),
    in_component(Literal, Indicator).
in_component(Literal, Indicator) :-
    functor(Literal, Name, Arity),
    same_table(Indicator, Name/Arity).

%!  ranked_goal(+Literal, ?Witness, -Goal) is det.
%
%   Goal is the tabled form of Literal, with its witness.

ranked_goal(at(Literal, Stage), Witness, stage_ranked:Ranked) :-
    !,
    add_arguments(Literal, [Stage, Witness], Ranked).
ranked_goal(Literal, Witness, ranked_form:Ranked) :-
    add_arguments(Literal, [Witness], Ranked).

%!  plain_goal(+Literals, -Goal) is det.

plain_goal(Literals, Goal) :-
    maplist(plain_literal, Literals, Goals),
    conjunction(Goals, Goal).

conjunction([], true).
conjunction([Goal|Goals], Conjunction) :-
    conjunction(Goals, Goal, Conjunction).

conjunction([], Goal, Goal).
conjunction([Next|Goals], Goal, (Goal, Conjunction)) :-
    conjunction(Goals, Next, Conjunction).

plain_literal(Literal, Goal) :-
    scope(Literal, _, _),
    !,
    inner_goals(Literal, Inner, Goals),
    (   uses_witness(Inner)
    ->  notes_to_heed(Inner, Heed),
        guarded_scope(Literal, Heed, Goals, Goal)
    ;   scope_goal(Literal, Goals, Goal)
    ).
plain_literal(at(Literal, Expression), Goal) :-
    !,
    (   remembered_literal(Literal)
    ->  Literal =.. [Name,Effect|Arguments],
        functor(Literal, _, Arity),
        Remembered =.. [Name,Key,Effect|Arguments],
        Call = ( stages:step_key(Name, Arity, Effect, Stage, Key), step_facts:Remembered )
    ;   Call = stage_plain:Staged,
        add_arguments(Literal, [Stage], Staged)
    ),
    stage_goal(Expression, Stage, Call, Goal).
plain_literal(Literal, Goal) :-
    builtin(Literal),
    !,
    builtin_goal(Literal, Goal).
plain_literal(Literal, witnesses:witness_holds(Literal)) :-
    witness_literal(Literal),
    !.
plain_literal(Literal, Module:Literal) :-
    fact_literal(Literal, Class),
    !,
    fact_module(Class, Module).
plain_literal(Literal, plain_form:Literal).

%   Inner are all literals inside Literal, Goals the goals of its conjunctions.
inner_goals(all(Condition, Consequence), Inner, [Goal, Then]) :-
    !,
    conjunction_list(Condition, Conditions),
    conjunction_list(Consequence, Consequences),
    append(Conditions, Consequences, Inner),
    plain_goal(Conditions, Goal),
    plain_goal(Consequences, Then).
inner_goals(Literal, Inner, [Goal]) :-
    (   Literal = not(Condition)
    ->  true
    ;   scope(Literal, [_, Condition], _)
    ),
    conjunction_list(Condition, Inner),
    plain_goal(Inner, Goal).

scope_goal(not(_), [Goal], \+ Goal).
scope_goal(all(_, _), [Goal, Then], \+ ( Goal, \+ Then )).
scope_goal(count(Template, _, Number), [Goal], Count) :-
    Count = ( findall(Template, Goal, All), sort(All, Distinct), length(Distinct, Number) ).
scope_goal(collect(Template, _, List), [Goal], ( findall(Template, Goal, All), sort(All, List) )).
scope_goal(least(Template, _, Least), [Goal], Call) :-
    Call = ( findall(Template, Goal, All), sort(All, [Least|_]) ).

%   The same where the solutions may rest on a witness goal that is undecided.
guarded_scope(not(_), Heed, [Goal], witnesses:certainly_not(Heed, Goal)).
guarded_scope(all(_, _), Heed, [Goal, Then], witnesses:certainly_all(Heed, Goal, Then)).
guarded_scope(count(Template, _, Number), Heed, [Goal], Call) :-
    Call = ( witnesses:certain_solutions(Heed, Template, Goal, List), length(List, Number) ).
guarded_scope(collect(Template, _, List), Heed, [Goal], Call) :-
    Call = witnesses:certain_solutions(Heed, Template, Goal, List).
guarded_scope(least(Template, _, Least), Heed, [Goal], Call) :-
    Call = witnesses:certain_solutions(Heed, Template, Goal, [Least|_]).

%   Goal calls Call in the stage that Expression stands for.
stage_goal(Expression, Stage, Call, Goal) :-
    (   var(Expression)
    ->  Stage = Expression,
        Goal = Call
    ;   Goal = ( stages:later_stage(Expression, Stage), Call )
    ).

%   What a step relation says of an effect is computed once for each stage.
remembered_literal(Literal) :-
    functor(Literal, Name, Arity),
    step_relation(Name, Arity, _),
    \+ recursive(Name, Arity).

fact_module(board, board_facts).
fact_module(card, card_facts).

%!  proof_goal(+Literals, -Proofs, -Goal) is det.
%
%   Goal holds iff all Literals hold; then Proofs are the proofs of those that carry one.

proof_goal(Literals, Proofs, Goal) :-
    proof_literals(Literals, Proofs, Goals),
    conjunction(Goals, Goal).

proof_literals([], [], []).
proof_literals([Literal|Literals], Proofs, [Goal|Goals]) :-
    (   carries_proof(Literal)
    ->  Proofs = [Proof|Proofs1],
        proof_literal(Literal, Proof, Goal)
    ;   Proofs = Proofs1,
        plain_literal(Literal, Goal)
    ),
    proof_literals(Literals, Proofs1, Goals).

proof_literal(at(Literal, Expression), Proof, Goal) :-
    !,
    stage_goal(Expression, Stage, stage_proof:Call, Goal),
    add_arguments(Literal, [Stage, Proof], Call).
proof_literal(Literal, Proof, proof_form:Call) :-
    add_arguments(Literal, [Proof], Call).

%!  carries_proof(+Literal) is semidet.
%
%   The proof form of a rule keeps the proof of Literal: it calls a relation that is neither
%   tabled nor a witness nor a fluent.

carries_proof(at(Literal, _)) :-
    !,
    carries_proof(Literal).
carries_proof(Literal) :-
    functor(Literal, Name, Arity),
    proof_carrier(Name, Arity).
