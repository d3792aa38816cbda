:- encoding(utf8).
:- module(compiler,
          [ generate_code/0,
            delete_code/0,
            plain_goal/2,               % +Literals, -Goal
            proof_goal/3,               % +Literals, -Proofs, -Goal
            tabled_goal/2,              % +Literal, -Goal
            derivation_goal/4,          % +Literal, ?Derivation, ?Premises, -Goal
            carries_proof/1             % +Literal
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module(builtins, [builtin/1, builtin_goal/2]).
:- use_module(collections, [collected/3]).
:- use_module(lasting, [lasting_answer/2]).
:- use_module(call_graph, [lasting/2, recursive/2, same_table/2, tabled/2, uses_witness/1]).
:- use_module(rule_base).
:- use_module(witnesses, [notes_to_heed/2]).

/** <module> Code from rules

Each rule `H <= B` becomes clauses of these modules:

  - `plain_form:H` holds or not; it carries no proof.
  - `proof_form:H+[Proof]` does the same and returns a proof.

Recursive relations that need it are tabled. Then the plain form reads the table, and instead of a
proof form there are:

  - `tabled_form:H`, with a table;
  - `derivation_form:H+[Derivation, Premises]`, which finds the rules by which H follows and their
    premises in the same recursion; see derivations.pl.

`H+[X]` means H with the further argument X. A rule `H at S <= B` becomes clauses of `stage_plain`,
`stage_proof`, `stage_tabled` and `stage_derivation`, with H+[S] in place of H. A fluent at a stage
is read from the facts that stages.pl keeps.

A lasting relation has the plain form in `lasting_form`, and `plain_form` reads what is remembered
of it; see lasting.pl.

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
    forall(generated_module(Module), delete_clauses(Module)).

generated_module(Module) :-
    form(_, _, Module).

%   form(Kind, Form, Module): the modules of relations outside of stages, and of those about one.
form(plain,  plain,      plain_form).
form(plain,  lasting,    lasting_form).
form(plain,  proof,      proof_form).
form(plain,  tabled,     tabled_form).
form(plain,  derivation, derivation_form).
form(staged, plain,      stage_plain).
form(staged, proof,      stage_proof).
form(staged, tabled,     stage_tabled).
form(staged, derivation, stage_derivation).

%   The predicates stay, without clauses: SWI-Prolog 9.0.4 crashes sooner or later if tabled ones
%   are abolished.
delete_clauses(Module) :-
    findall(Head, generated_head(Module, Head), Heads),
    forall(member(Head, Heads), retractall(Module:Head)).

generated_head(Module, Head) :-
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
    form(Kind, plain, Plain),
    dynamic(Plain:Name/FormArity),
    (   tabled(Name, Arity)
    ->  form(Kind, tabled, Tabled),
        dynamic(Tabled:Name/FormArity),
        table(Tabled:Name/FormArity),
        form(Kind, derivation, Derivation),
        DerivationArity is FormArity+2,
        dynamic(Derivation:Name/DerivationArity),
        functor(Head, Name, FormArity),
        assertz((Plain:Head :- derivations:tabled_answer(Head, Tabled:Head)))
    ;   form(Kind, proof, Proof),
        ProofArity is FormArity+1,
        dynamic(Proof:Name/ProofArity),
        (   lasting(Name, Arity)
        ->  form(Kind, lasting, Lasting),
            dynamic(Lasting:Name/FormArity),
            functor(Head, Name, FormArity),
            assertz((Plain:Head :- lasting:lasting_answer(Head, Lasting:Head)))
        ;   true
        )
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
    (   Stage == none
    ->  Kind = plain,
        FormHead = Head
    ;   Kind = staged,
        add_arguments(Head, [Stage], FormHead)
    ),
    (   tabled(Name, Arity)
    ->  recursive_goals(Body, Name/Arity, TabledGoals, KnownGoals, Premises),
        conjunction(TabledGoals, TabledBody),
        add_clause(Kind, tabled, FormHead, [], TabledBody),
        conjunction(KnownGoals, KnownBody),
        add_clause(Kind, derivation, FormHead, [derived(Id, Outer), Premises], KnownBody)
    ;   plain_goal(Body, PlainBody),
        (   lasting(Name, Arity)
        ->  add_clause(Kind, lasting, FormHead, [], PlainBody)
        ;   add_clause(Kind, plain, FormHead, [], PlainBody)
        ),
        proof_goal(Body, Proofs, ProofBody),
        add_clause(Kind, proof, FormHead, [proof(Id, Outer, Proofs)], ProofBody)
    ).

add_clause(Kind, Form, Head0, Arguments, Body) :-
    form(Kind, Form, Module),
    add_arguments(Head0, Arguments, Head),
    assertz((Module:Head :- Body)).

add_arguments(Term, Arguments, Extended) :-
    Term =.. List0,
    append(List0, Arguments, List),
    Extended =.. List.

%   recursive_goals(+Literals, +Indicator, -Tabled, -Known, -Premises): Premises are the literals in
%   the same recursion as Indicator. The goals Tabled call their tables, the goals Known ask what
%   these know when they are complete.
recursive_goals([], _, [], [], []).
recursive_goals([Literal|Literals], Indicator, [Tabled|Tableds], [Known|Knowns], Premises) :-
    (   same_recursion(Literal, Indicator)
    ->  tabled_goal(Literal, Tabled),
        Known = derivations:known_answer(Literal),
        Premises = [Literal|Premises1]
    ;   plain_literal(Literal, Tabled),
        Known = Tabled,
        Premises = Premises1
    ),
    recursive_goals(Literals, Indicator, Tableds, Knowns, Premises1).

%   A call of another stage never stays inside the recursion.
same_recursion(at(Literal, Stage), Indicator) :-
    !,
    var(Stage),
    same_recursion(Literal, Indicator).
same_recursion(Literal, Indicator) :-
    functor(Literal, Name, Arity),
    same_table(Indicator, Name/Arity).

%!  tabled_goal(+Literal, -Goal) is det.
%
%   Goal is the tabled form of Literal.

tabled_goal(at(Literal, Stage), stage_tabled:Tabled) :-
    !,
    add_arguments(Literal, [Stage], Tabled).
tabled_goal(Literal, tabled_form:Literal).

%!  derivation_goal(+Literal, ?Derivation, ?Premises, -Goal) is det.
%
%   Goal finds the rules by which Literal, of a tabled relation, follows. Derivation is
%   derived(Id, Outer), Premises are the premises in the same recursion.

derivation_goal(at(Literal, Stage), Derivation, Premises, stage_derivation:Goal) :-
    !,
    add_arguments(Literal, [Stage, Derivation, Premises], Goal).
derivation_goal(Literal, Derivation, Premises, derivation_form:Goal) :-
    add_arguments(Literal, [Derivation, Premises], Goal).

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
    Count = ( findall(Template, Goal, All), sort(All, Distinct),
              builtins:number_of_elements(Distinct, Number) ).
scope_goal(collect(Template, _, List), [Goal], collections:collected(Template, Goal, List)).
scope_goal(least(Template, _, Least), [Goal], Call) :-
    Call = ( findall(Template, Goal, All), sort(All, [Least|_]) ).

%   The same where the solutions may rest on a witness goal that is undecided.
guarded_scope(not(_), Heed, [Goal], witnesses:certainly_not(Heed, Goal)).
guarded_scope(all(_, _), Heed, [Goal, Then], witnesses:certainly_all(Heed, Goal, Then)).
guarded_scope(count(Template, _, Number), Heed, [Goal], Call) :-
    Call = ( witnesses:certain_solutions(Heed, Template, Goal, List),
             builtins:number_of_elements(List, Number) ).
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
