:- encoding(utf8).
:- module(prover,
          [ compile_rules/0,
            forget_rules/0,
            ask/4,                      % +Facts, +Questions, +Limits, -Json
            add_card_facts/1,           % +Facts
            remove_card_facts/1,        % +Facts
            export_rules/1              % -Json
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(rule_language, []).
:- use_module(rule_base, except([forget_rules/0])).
:- use_module(compiler).
:- use_module(derivations, []).
:- use_module(json_rules, [export_rules/1]).
:- use_module(json_writer).
:- use_module(lasting, [forget_lasting_answers/0]).
:- use_module(limits, [call_within/2]).
:- use_module(loader_checks, [loader_errors/1]).
:- use_module(loader_errors, []).
:- use_module(node_store).
:- use_module(proof_nodes).
:- use_module(prover_errors, [prover_error/2]).
:- use_module(question).
:- use_module(stages).
:- use_module(why_not, [why_not_node/2]).
:- use_module(witnesses).

/** <module> The prover: rules are compiled, questions are answered with proofs

This is the only module of the prover that other parts call. It knows nothing of what the rules
are about.
*/

:- dynamic compiled/0.

%!  compile_rules is det.
%
%   Checks all rules that have been loaded and compiles them.
%
%   @throws error(rule_errors(Errors), _) with all errors that were found: a list of pairs
%           place(File, Line)-Error, sorted. Then nothing is compiled.

compile_rules :-
    retractall(compiled),
    loader_errors(Errors),
    (   Errors == []
    ->  define_facts,
        define_stage_facts,
        generate_code,
        forget_lasting_answers,
        define_rule_rows,
        assertz(compiled)
    ;   throw(error(rule_errors(Errors), _))
    ).

define_facts :-
    forall(declared_fact(Name, Arity, board, _, _, _, _, _), thread_local(board_facts:Name/Arity)),
    forall(declared_fact(Name, Arity, card, _, _, _, _, _), dynamic(card_facts:Name/Arity)).

%!  forget_rules is det.
%
%   Forgets all declarations and rules, for tests that load one set of rules after another.

forget_rules :-
    retractall(compiled),
    rule_base:forget_rules,
    delete_code.

%!  add_card_facts(+Facts) is det.
%
%   Adds ground card facts, for all threads. A fact that is there already is not added again.

add_card_facts(Facts) :-
    maplist(must_be_fact(card), Facts),
    with_mutex(card_facts, maplist(add_card_fact, Facts)),
    forget_lasting_answers.

%!  remove_card_facts(+Facts) is det.
%
%   Removes card facts that were added, for all threads.

remove_card_facts(Facts) :-
    with_mutex(card_facts, maplist(remove_card_fact, Facts)),
    forget_lasting_answers.

remove_card_fact(Fact) :-
    once(retract(card_facts:Fact)).

add_card_fact(Fact) :-
    (   card_facts:Fact
    ->  true
    ;   assertz(card_facts:Fact)
    ).

must_be_fact(Class, Fact) :-
    (   callable(Fact),
        ground(Fact),
        fact_literal(Fact, Class)
    ->  true
    ;   prover_error(not_a_fact, Class-Fact)
    ).

%!  ask(+Facts, +Questions, +Limits, -Json) is det.
%
%   Answers Questions on the board that Facts describe. Facts are ground board facts. A question is
%   question(Goal, Names, Mode): Names is a list of Name=Variable for the variables of Goal whose
%   values are wanted, Mode is
%
%     - all:      every solution, with a proof of each; a refutation if there is none
%     - complete: the same without a refutation
%     - decide:   one solution with its proof, or a refutation
%     - first:    one solution with its proof, or nothing
%
%   Limits is limits(Inferences, Seconds). Json is a string, as docs/contracts.md, sections 5 and 6,
%   describes. Whatever happens, the board and all that was remembered are gone afterwards.
%
%   @throws error(prover_error(Kind, Detail), _)

ask(Facts, Questions, Limits, Json) :-
    (   compiled
    ->  true
    ;   prover_error(rules_not_compiled, none)
    ),
    maplist(must_be_fact(board), Facts),
    maplist(must_be_question, Questions),
    with_board(Facts, call_within(answers_json(Questions, Json), Limits)).

must_be_question(question(Goal, _, Mode)) :-
    must_be_goal(Goal),
    (   memberchk(Mode, [all, complete, decide, first])
    ->  true
    ;   prover_error(malformed_mode, Mode)
    ).

%   A goal may be a fact, a relation, or what holds in the final stage.
must_be_goal(Goal) :-
    \+ callable(Goal),
    !,
    prover_error(malformed_goal, Goal).
must_be_goal(at(Goal, Stage)) :-
    Stage == final,
    callable(Goal),
    stage_literal(Goal),
    !,
    must_have_bound_arguments(Goal).
must_be_goal(Goal) :-
    fact_literal(Goal, _),
    !.
must_be_goal(Goal) :-
    functor(Goal, Name, Arity),
    (   \+ relation_literal(Goal)
    ->  prover_error(unknown_relation, Name/Arity)
    ;   stage_literal(Goal)
    ->  prover_error(missing_stage, Name/Arity)
    ;   must_have_bound_arguments(Goal)
    ).

must_have_bound_arguments(Goal) :-
    functor(Goal, Name, Arity),
    declared_relation(Name, Arity, Arguments, Bound, _, _, _),
    forall(( nth0(Index, Arguments, Argument), memberchk(Index, Bound) ),
           must_be_bound(Index, Goal, Name/Arity-Argument)),
    (   witness_output(Goal, Output),
        nonvar(Output)
    ->  prover_error(bound_output, Name/Arity)
    ;   true
    ).

must_be_bound(Index0, Goal, Detail) :-
    Index is Index0+1,
    arg(Index, Goal, Value),
    (   ground(Value)
    ->  true
    ;   prover_error(unbound_argument, Detail)
    ).

answers_json(Questions, Json) :-
    with_output_to(string(Json), write_answers(Questions)).

write_answers(Questions) :-
    start_undecided,
    start_proofs,
    write('{"rows":['),
    start_nodes,
    maplist(answer, Questions, Answers),
    write_open_nodes(why_not_node),
    write('],\n"answers":'),
    current_output(Out),
    write_list_json(Out, write_answer, Answers),
    write('}').

answer(question(Goal, Names, Mode),
       answer(Solutions, Refutation, Undecided, Witnesses)) :-
    undecided_notes(Count),
    solutions(Mode, Goal, Names, Found),
    undecided_goals([Goal], Count, Undecided),
    maplist(solution_node, Found, Solutions),
    (   Found == [],
        Undecided == [],
        memberchk(Mode, [all, decide])
    ->  why_not_node(Goal, Refutation)
    ;   Refutation = null
    ),
    witness_nodes(Witnesses).

%   Each solution once, in the order in which they are found.
solutions(all, Goal, Names, Solutions) :-
    goal_with_proof(Goal, Proof, Call),
    trie_new(Seen),
    findall(solution(Goal, Names, Proof), ( Call, trie_insert(Seen, Goal) ), Solutions).
solutions(complete, Goal, Names, Solutions) :-
    solutions(all, Goal, Names, Solutions).
solutions(decide, Goal, Names, Solutions) :-
    solutions(first, Goal, Names, Solutions).
solutions(first, Goal, Names, Solutions) :-
    goal_with_proof(Goal, Proof, Call),
    findall(solution(Goal, Names, Proof), once(Call), Solutions).

goal_with_proof(Goal, Proof, Call) :-
    proof_goal([Goal], Proofs, Call),
    (   Proofs = [Proof]
    ->  true
    ;   Proof = none
    ).

solution_node(solution(Goal, Names, Proof), solution(Goal, Names, Node)) :-
    proved_node(Goal, Proof, Node).

write_answer(Out, answer(Solutions, Refutation, Undecided, Witnesses)) :-
    write(Out, '{"solutions":'),
    write_list_json(Out, write_solution, Solutions),
    format(Out, ',"refutation":~w,"undecided":', [Refutation]),
    write_list_json(Out, write_undecided, Undecided),
    write(Out, ',"witnesses":'),
    write_list_json(Out, write, Witnesses),
    put_char(Out, '}').

write_solution(Out, solution(Goal, Names, Node)) :-
    write(Out, '{"bindings":'),
    findall(Name-Value, member(Name=Value, Names), Pairs),
    write_object_json(Out, write_term_json, Pairs),
    write(Out, ',"goal":'),
    write_term_json(Out, Goal),
    format(Out, ',"root":~d}', [Node]).

write_undecided(Out, Goal-Why) :-
    \+ \+ ( number_variables(Goal-Why),
            write(Out, '{"goal":'),
            write_term_json(Out, Goal),
            write(Out, ',"why":'),
            write_term_json(Out, Why),
            put_char(Out, '}') ).
