:- encoding(utf8).
:- module(stages,
          [ define_stage_facts/0,
            forget_stages/0,
            final_stage/1,              % -Stage
            later_stage/2,              % +Expression, -Stage
            step_key/5,                 % +Name, +Arity, ?Effect, +Stage, -Key
            hypothesis/2,               % ?Id, -Before
            stage_before/3,             % +Stage, -Before, -Effect
            stage_changes/3,            % +Stage, -Adds, -Removes
            fluent_since/3,             % +Fluent, +Stage, -Since
            fluent_removed/4,           % ?Fluent, +Stage, -After, -Before
            similar_fluent/3,           % +Fluent, +Stage, -Similar
            external_stage/2            % +Stage, -External
          ]).
:- use_module(library(apply), [exclude/3, maplist/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(compiler, [plain_goal/2]).
:- use_module(prover_errors, [prover_error/2]).
:- use_module(prover_settings, [prover_setting/2]).
:- use_module(question, [memo/2]).
:- use_module(rule_base, [fluent/3, fluent_literal/1, step_relation/3]).

/** <module> Stages: what holds after each effect has been applied

Stage 0 is what initially/1 says. As long as next/1 names an effect, that effect is applied: the
stage after it is the stage before it without what removes/2 says and with what adds/2 says. The
last stage is the final one.

A stage is a number, or `'$stage'(Id)` for a hypothetical stage, as if one more effect had been
applied. Stages are computed once in a question and stored as facts of this thread, with arguments
added to those of the fluent or step relation:

  - `fluent_facts:F+[Since, Until]`: F holds from stage Since on, up to but not in stage Until;
  - `added_facts:F+[Id]` and `removed_facts:F+[Id]`: the changes that make the hypothetical stage;
  - `step_facts:R` with a number as first argument: what the step relation R says of one effect in
    one stage.

So a look at a stage is a look-up of facts, and nothing has to be undone after a look ahead.
*/

:- thread_local
    final/1,                            % final(Stage)
    step/2,                             % step(Stage, Id): Stage is what the hypothesis Id foresaw
    hypothesis/2,                       % hypothesis(Id, Before)
    hypothesis_effect/2,                % hypothesis_effect(Id, Effect)
    hypothesis_changes/3,               % hypothesis_changes(Id, Adds, Removes)
    counter/1.                          % counter(Number): the last number that was given

%!  define_stage_facts is det.
%
%   Defines the predicates in which stages are stored.

define_stage_facts :-
    forall(stage_fact(Module, Name, Arity), thread_local(Module:Name/Arity)).

stage_fact(fluent_facts, Name, FactArity) :-
    fluent(Name, Arity, _),
    FactArity is Arity+2.
stage_fact(Module, Name, FactArity) :-
    fluent(Name, Arity, _),
    member(Module, [added_facts, removed_facts]),
    FactArity is Arity+1.
stage_fact(step_facts, Name, FactArity) :-
    step_relation(Name, Arity, _),
    FactArity is Arity+1.

%!  forget_stages is det.
%
%   Forgets all stages of this thread.

forget_stages :-
    retractall(final(_)),
    retractall(step(_, _)),
    retractall(hypothesis(_, _)),
    retractall(hypothesis_effect(_, _)),
    retractall(hypothesis_changes(_, _, _)),
    retractall(counter(_)),
    forall(stage_fact(Module, Name, Arity),
           ( functor(Fact, Name, Arity), retractall(Module:Fact) )).

%!  final_stage(-Stage) is det.
%
%   @throws error(prover_error(limit, stage_steps(Number)), _)
%   @throws error(prover_error(ambiguous_next, Stage-Effects), _)

final_stage(Stage) :-
    final(Stage),
    !.
final_stage(Stage) :-
    plain_goal([initially(Fluent)], Initially),
    all_fluents(Fluent, Initially, Fluents),
    maplist(start_fluent(0), Fluents),
    apply_effects(0, Stage),
    assertz(final(Stage)).

apply_effects(Stage0, Stage) :-
    plain_goal([at(next(Effect), Stage0)], Next),
    findall(Effect, Next, Effects0),
    sort(Effects0, Effects),
    (   Effects == []
    ->  Stage = Stage0
    ;   Effects = [Only]
    ->  apply_effect(Only, Stage0, Stage1),
        apply_effects(Stage1, Stage)
    ;   prover_error(ambiguous_next, Stage0-Effects)
    ).

apply_effect(Effect, Stage0, Stage) :-
    prover_setting(stage_steps, Most),
    (   Stage0 >= Most
    ->  prover_error(limit, stage_steps(Most))
    ;   Stage is Stage0+1
    ),
    advance(Stage0, Effect, '$stage'(Id)),
    hypothesis_changes(Id, Adds, Removes),
    maplist(end_fluent(Stage), Removes),
    maplist(start_fluent(Stage), Adds),
    assertz(step(Stage, Id)).

start_fluent(Stage, Fluent) :-
    never(Never),
    with_arguments(Fluent, [Stage, Never], Fact),
    assertz(fluent_facts:Fact).

end_fluent(Stage, Fluent) :-
    never(Never),
    with_arguments(Fluent, [Since, Never], Fact),
    retract(fluent_facts:Fact),
    with_arguments(Fluent, [Since, Stage], Ended),
    assertz(fluent_facts:Ended).

%   The end of what still holds: no stage has so high a number.
never(1 000 000 000).

with_arguments(Term, Arguments, Extended) :-
    Term =.. List0,
    append(List0, Arguments, List),
    Extended =.. List.

%!  later_stage(+Expression, -Stage) is det.
%
%   Stage is what the stage expression of an `at` stands for: `final`, a stage, or Stage+Effect.

later_stage(Expression, Stage) :-
    (   Expression == final
    ->  final_stage(Stage)
    ;   Expression = Before0+Effect
    ->  later_stage(Before0, Before),
        advance(Before, Effect, Stage)
    ;   Stage = Expression
    ).

%   The hypothetical stage after Effect, computed once.
advance(Before, Effect, '$stage'(Id)) :-
    memo(hypotheses, Known),
    (   trie_lookup(Known, Before-Effect, Id)
    ->  true
    ;   changes(Before, Effect, Adds, Removes),
        count_up(Id),
        assertz(hypothesis(Id, Before)),
        assertz(hypothesis_effect(Id, Effect)),
        assertz(hypothesis_changes(Id, Adds, Removes)),
        maplist(assert_change(added_facts, Id), Adds),
        maplist(assert_change(removed_facts, Id), Removes),
        trie_insert(Known, Before-Effect, Id)
    ).

count_up(Next) :-
    (   retract(counter(Count))
    ->  Next is Count+1
    ;   Next = 1
    ),
    assertz(counter(Next)).

assert_change(Module, Id, Fluent) :-
    with_arguments(Fluent, [Id], Fact),
    assertz(Module:Fact).

%   Only what changes: Removes holds before; Adds does not hold, or is removed and added again.
changes(Stage, Effect, Adds, Removes) :-
    plain_goal([at(removes(Effect, Removed), Stage)], RemovesGoal),
    plain_goal([at(adds(Effect, Added), Stage)], AddsGoal),
    all_fluents(Removed, RemovesGoal, AllRemoved),
    all_fluents(Added, AddsGoal, AllAdded),
    exclude(absent(Stage), AllRemoved, Removes),
    exclude(kept(Stage, Removes), AllAdded, Adds).

absent(Stage, Fluent) :-
    \+ holds(Fluent, Stage).

kept(Stage, Removes, Fluent) :-
    holds(Fluent, Stage),
    \+ memberchk(Fluent, Removes).

holds(Fluent, Stage) :-
    with_arguments(Fluent, [Stage], Goal),
    \+ \+ stage_plain:Goal.

all_fluents(Fluent, Goal, Fluents) :-
    findall(Fluent, Goal, All),
    sort(All, Fluents),
    (   member(Other, Fluents),
        \+ fluent_literal(Other)
    ->  prover_error(undeclared_fluent, Other)
    ;   true
    ).

%!  step_key(+Name, +Arity, ?Effect, +Stage, -Key) is det.
%
%   Key is the number under which `step_facts` has what the step relation Name/Arity says of Effect
%   in Stage, or of every effect if Effect is not known. It is computed once.

step_key(Name, Arity, Effect, Stage, Key) :-
    (   ground(Effect)
    ->  Asked = Effect
    ;   Asked = '$any'
    ),
    memo(step_results, Known),
    (   trie_lookup(Known, results(Stage, Name, Asked), Key)
    ->  true
    ;   functor(General, Name, Arity),
        (   Asked == '$any'
        ->  true
        ;   arg(1, General, Effect)
        ),
        with_arguments(General, [Stage], Goal),
        findall(General, stage_plain:Goal, Results0),
        sort(Results0, Results),
        count_up(Key),
        maplist(remember_step(Key), Results),
        trie_insert(Known, results(Stage, Name, Asked), Key)
    ).

remember_step(Key, Result) :-
    Result =.. [Name|Arguments],
    Fact =.. [Name,Key|Arguments],
    assertz(step_facts:Fact).

%!  stage_before(+Stage, -Before, -Effect) is semidet.
%
%   Stage is what comes of Before when Effect is applied. Fails for the first stage.

stage_before(Stage, Before, Effect) :-
    stage_hypothesis(Stage, Id),
    hypothesis(Id, Before),
    hypothesis_effect(Id, Effect).

stage_hypothesis('$stage'(Id), Id) :-
    !.
stage_hypothesis(Stage, Id) :-
    step(Stage, Id).

%!  stage_changes(+Stage, -Adds, -Removes) is det.
%
%   What the effect that leads to Stage has changed.

stage_changes(Stage, Adds, Removes) :-
    stage_hypothesis(Stage, Id),
    hypothesis_changes(Id, Adds, Removes).

%!  fluent_since(+Fluent, +Stage, -Since) is semidet.
%
%   Fluent holds in Stage, and in every stage since the stage Since.

fluent_since(Fluent, Stage, Since) :-
    integer(Stage),
    !,
    with_arguments(Fluent, [Since, Until], Fact),
    fluent_facts:Fact,
    Since =< Stage,
    Stage < Until,
    !.
fluent_since(Fluent, Stage, Since) :-
    stage_changes(Stage, Adds, Removes),
    (   memberchk(Fluent, Adds)
    ->  Since = Stage
    ;   \+ memberchk(Fluent, Removes),
        stage_before(Stage, Before, _),
        fluent_since(Fluent, Before, Since)
    ).

%!  fluent_removed(?Fluent, +Stage, -After, -Before) is nondet.
%
%   Fluent does not hold in Stage, since the effect that leads from Before to After removed it.

fluent_removed(Fluent, Stage, After, Before) :-
    integer(Stage),
    !,
    with_arguments(Fluent, [_, After], Fact),
    fluent_facts:Fact,
    After =< Stage,
    \+ holds(Fluent, Stage),
    Before is After-1.
fluent_removed(Fluent, Stage, After, Before) :-
    stage_changes(Stage, _, Removes),
    stage_before(Stage, Previous, _),
    (   member(Fluent, Removes),
        \+ holds(Fluent, Stage),
        After = Stage,
        Before = Previous
    ;   fluent_removed(Fluent, Previous, After, Before),
        \+ holds(Fluent, Stage)
    ).

%!  similar_fluent(+Fluent, +Stage, -Similar) is nondet.
%
%   Similar holds in Stage and has the key of Fluent, its first argument.

similar_fluent(Fluent, Stage, Similar) :-
    arg(1, Fluent, Key),
    ground(Key),
    functor(Fluent, Name, Arity),
    functor(Similar, Name, Arity),
    arg(1, Similar, Key),
    with_arguments(Similar, [Stage], Goal),
    stage_plain:Goal.

%!  external_stage(+Stage, -External) is det.
%
%   External is the stage as proofs show it: a number, or Before+Effect.

external_stage(Stage, External) :-
    (   integer(Stage)
    ->  External = Stage
    ;   stage_before(Stage, Before0, Effect),
        external_stage(Before0, Before),
        External = Before+Effect
    ).
