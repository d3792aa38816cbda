:- encoding(utf8).
:- module(query_cost, [main/0]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(http/json), [json_read_dict/3, json_write_dict/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../bridge/engine/json_terms').
:- use_module('../kb/load', []).

/** <module> What a query costs, and what its proofs cost on top

    query_cost.py writes: {"facts": [...], "card_facts": [...], "queries": [[GOAL, ...], ...]}
    and reads:            {"costs": [{"plain": Seconds, "proof": Seconds, "written": Seconds}, ...]}

A query is some goals that are asked of one board together. All solutions of each goal are found: in
the plain form, in the form that carries the proof, and with everything that an answer holds, proofs
and refutations written as JSON.
*/

%!  main is det.

main :-
    json_read_dict(user_input, Request, [value_string_as_atom(false), tag('')]),
    maplist(term(any), Request.card_facts, CardFacts),
    prover:add_card_facts(CardFacts),
    maplist(term(known), Request.facts, Facts),
    maplist(maplist(goal), Request.queries, Queries),
    maplist(cost(Facts), Queries, Costs),
    json_write_dict(current_output, _{costs: Costs}, [width(0)]).

term(Functors, Json, Term) :-
    json_term(Json, Functors, Term).

goal(Json, Goal) :-
    json_goal(Json, Goal, _).

cost(Facts, Goals, _{plain: PlainSeconds, proof: ProofSeconds, written: WrittenSeconds}) :-
    maplist(plain_form, Goals, Plain),
    maplist(proof_form, Goals, Proof),
    % In turn, so that all suffer alike from whatever else the machine does.
    findall(P-Q,
            ( member(_, [1, 2, 3]),
              question:with_board(Facts, query_cost:( seconds(Plain, P), seconds(Proof, Q) ))
            ),
            Pairs),
    aggregate_all(min(P), member(P-_, Pairs), PlainSeconds),
    aggregate_all(min(Q), member(_-Q, Pairs), ProofSeconds),
    findall(question(Goal, [], all), member(Goal, Goals), Questions),
    seconds([prover:ask(Facts, Questions, limits(none, none), _)], WrittenSeconds).

plain_form(Goal, Plain) :-
    compiler:plain_goal([Goal], Plain).

proof_form(Goal, Proof) :-
    compiler:proof_goal([Goal], _, Proof).

%   seconds(+Goals, -Seconds): how long all solutions of all Goals take, on average over half a
%   second.

seconds(Goals, Seconds) :-
    question:forget_memos,
    stages:forget_stages,
    statistics(cputime, Start),
    repeat_until(Start, Goals, 0, Count, End),
    Seconds is (End-Start)/Count.

repeat_until(Start, Goals, Count0, Count, End) :-
    forall(( member(Goal, Goals), call(Goal) ), true),
    question:forget_memos,
    stages:forget_stages,
    Count1 is Count0+1,
    statistics(cputime, Now),
    (   Now-Start < 0.5
    ->  repeat_until(Start, Goals, Count1, Count, End)
    ;   Count = Count1,
        End = Now
    ).
