:- encoding(utf8).
:- module(compiler,
          [ generate_code/0,
            delete_code/0,
            plain_goal/2,               % +Literals, -Goal
            proof_goal/3,               % +Literals, -Proofs, -Goal
            carries_proof/1,            % +Literal
            recursive_literal/1         % +Literal
          ]).
:- use_module(library(lists), [append/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(builtins, [builtin/1, builtin_goal/2]).
:- use_module(call_graph, [recursive/2, same_component/2, uses_witness/1]).
:- use_module(rule_base).

/** <module> Code from rules

Each rule `H <= B` becomes clauses of these modules:

  - `plain_form:H` holds or not; it carries no proof.
  - `proof_form:H+[Proof]` does the same and returns a proof.
  - `ranked_form:H+[Witness]`, only for recursive relations, is tabled; see ranked_tables.pl. Then
    the plain form reads the table, and there is no proof form.

`H+[X]` means H with the further argument X.

A proof is `proof(Id, Outer, Premises)`: the rule, the bindings of its outer variables, and the
proofs of those literals that carry one (carries_proof/1). All other premises (facts, built-ins,
negation, counts, recursive relations) are made from the rule and its bindings when the proof is
written. So a proof costs little until someone wants to see it.
*/

%!  generate_code is det.
%
%   Generates the code of all rules. Expects that the loader checks have passed.

generate_code :-
    delete_code,
    forall(declared_relation(Name, Arity, _, _, _, _, _), define_relation(Name, Arity)),
    forall(rule(Id, Head, Stage, Body, Outer, _), generate_clauses(Id, Head, Stage, Body, Outer)).

%!  delete_code is det.

delete_code :-
    forall(generated_module(Module), delete_predicates(Module)).

generated_module(plain_form).
generated_module(proof_form).
generated_module(ranked_form).

delete_predicates(Module) :-
    forall(( current_module(Module),
             current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             \+ predicate_property(Module:Head, imported_from(_))
           ),
           abolish(Module:Name/Arity)).

define_relation(Name, Arity) :-
    functor(Head, Name, Arity),
    ProofArity is Arity+1,
    dynamic(plain_form:Name/Arity),
    (   recursive(Name, Arity)
    ->  dynamic(ranked_form:Name/ProofArity),
        functor(Variables, Name, Arity),
        add_arguments(Variables, [lattice(ranked_tables:lower_rank/3)], Modes),
        table(ranked_form:Modes),
        add_arguments(Head, [_], Ranked),
        assertz((plain_form:Head :- ranked_tables:tabled_answer(Head, Ranked)))
    ;   dynamic(proof_form:Name/ProofArity)
    ).

generate_clauses(Id, Head, none, Body, Outer) :-
    functor(Head, Name, Arity),
    (   recursive(Name, Arity)
    ->  ranked_body(Body, Name/Arity, Goal, Ranks),
        add_arguments(Head, [ranked(Rank, Id, Outer)], Ranked),
        assertz((ranked_form:Ranked :- Goal, ranked_tables:rank(Ranks, Rank)))
    ;   plain_goal(Body, PlainGoal),
        assertz((plain_form:Head :- PlainGoal)),
        proof_goal(Body, Premises, ProofGoal),
        add_arguments(Head, [proof(Id, Outer, Premises)], ProofHead),
        assertz((proof_form:ProofHead :- ProofGoal))
    ).

add_arguments(Term, Arguments, Extended) :-
    Term =.. List0,
    append(List0, Arguments, List),
    Extended =.. List.

%   The body of a ranked clause. A table takes its moded argument only when it is unbound, so the
%   rank is read by a goal of its own.
ranked_body([], _, true, []).
ranked_body([Literal|Literals], Indicator, (Goal, Goals), Ranks) :-
    (   functor(Literal, Name, Arity),
        same_component(Indicator, Name/Arity)
    ->  add_arguments(Literal, [Witness], Ranked),
        Goal = (ranked_form:Ranked, Witness = ranked(Rank, _, _)),
        Ranks = [Rank|Ranks1]
    ;   plain_literal(Literal, Goal),
        Ranks = Ranks1
    ),
    ranked_body(Literals, Indicator, Goals, Ranks1).

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
    ->  guarded_scope(Literal, Goals, Goal)
    ;   scope_goal(Literal, Goals, Goal)
    ).
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
guarded_scope(not(_), [Goal], witnesses:certainly_not(Goal)).
guarded_scope(all(_, _), [Goal, Then], witnesses:certainly_all(Goal, Then)).
guarded_scope(count(Template, _, Number), [Goal], Call) :-
    Call = ( witnesses:certain_solutions(Template, Goal, List), length(List, Number) ).
guarded_scope(collect(Template, _, List), [Goal], Call) :-
    Call = witnesses:certain_solutions(Template, Goal, List).
guarded_scope(least(Template, _, Least), [Goal], Call) :-
    Call = witnesses:certain_solutions(Template, Goal, [Least|_]).

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
        add_arguments(Literal, [Proof], ProofLiteral),
        Goal = proof_form:ProofLiteral
    ;   Proofs = Proofs1,
        plain_literal(Literal, Goal)
    ),
    proof_literals(Literals, Proofs1, Goals).

%!  carries_proof(+Literal) is semidet.
%
%   The proof form of a rule keeps the proof of Literal: it calls a relation that is neither
%   recursive nor a witness.

carries_proof(Literal) :-
    relation_literal(Literal),
    \+ recursive_literal(Literal),
    \+ witness_literal(Literal).

%!  recursive_literal(+Literal) is semidet.

recursive_literal(Literal) :-
    functor(Literal, Name, Arity),
    recursive(Name, Arity).
