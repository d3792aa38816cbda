:- encoding(utf8).
:- module(prover,
          [ compile_rules/0,
            prove/2                     % :Goal, -Proof
          ]).
:- use_module(rule_language, []).
:- use_module(rule_base).
:- use_module(call_graph, [analyse_calls/1]).
:- use_module(compiler).
:- use_module(ranked_tables, []).
:- use_module(question).
:- use_module(loader_errors, []).

compile_rules :-
    analyse_calls(Errors),
    ( Errors == [] -> true ; throw(error(rule_errors(Errors), _)) ),
    forall(declared_fact(Name, Arity, board, _, _, _, _, _), thread_local(board_facts:Name/Arity)),
    forall(declared_fact(Name, Arity, card, _, _, _, _, _), dynamic(card_facts:Name/Arity)),
    generate_code.

prove(Goal, Proof) :-
    (   carries_proof(Goal)
    ->  proof_goal([Goal], [Proof], Call)
    ;   plain_goal([Goal], Call),
        Proof = none
    ),
    call(Call).
