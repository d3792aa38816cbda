:- encoding(utf8).
:- module(proof_cost, [main/0]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(http/json), [json_read_dict/3, json_write_dict/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../bridge/engine/json_terms').
:- use_module('../kb/load', []).

/** <module> What carrying a proof costs, relative to the same query without

    proof_cost.py writes: {"facts": [...], "card_facts": [...], "goals": [...]}
    and reads:            {"costs": [{"plain": Seconds, "proof": Seconds, "written": Seconds}, ...]}

All solutions of each goal are found: in the plain form, in the form that carries the proof, and
with everything that an answer holds, proofs and refutations written as JSON.
*/

%!  main is det.

main :-
    json_read_dict(user_input, Request, [value_string_as_atom(false), tag('')]),
    maplist(term(any), Request.card_facts, CardFacts),
    prover:add_card_facts(CardFacts),
    maplist(term(known), Request.facts, Facts),
    maplist(goal, Request.goals, Goals),
    maplist(cost(Facts), Goals, Costs),
    json_write_dict(current_output, _{costs: Costs}, [width(0)]).

term(Functors, Json, Term) :-
    json_term(Json, Functors, Term).

goal(Json, Goal) :-
    json_goal(Json, Goal, _).

cost(Facts, Goal, _{plain: PlainSeconds, proof: ProofSeconds, written: WrittenSeconds}) :-
    compiler:plain_goal([Goal], Plain),
    compiler:proof_goal([Goal], _, Proof),
    % In turn, so that all suffer alike from whatever else the machine does.
    findall(P-Q,
            ( member(_, [1, 2, 3]),
              question:with_board(Facts, proof_cost:( seconds(Plain, P), seconds(Proof, Q) ))
            ),
            Pairs),
    aggregate_all(min(P), member(P-_, Pairs), PlainSeconds),
    aggregate_all(min(Q), member(_-Q, Pairs), ProofSeconds),
    Question = question(Goal, [], all),
    seconds(prover:ask(Facts, [Question], limits(none, none), _), WrittenSeconds).

%   seconds(+Goal, -Seconds): how long all solutions of Goal take, on average over half a second.

seconds(Goal, Seconds) :-
    question:forget_memos,
    statistics(cputime, Start),
    repeat_until(Start, Goal, 0, Count, End),
    Seconds is (End-Start)/Count.

repeat_until(Start, Goal, Count0, Count, End) :-
    forall(Goal, true),
    question:forget_memos,
    Count1 is Count0+1,
    statistics(cputime, Now),
    (   Now-Start < 0.5
    ->  repeat_until(Start, Goal, Count1, Count, End)
    ;   Count = Count1,
        End = Now
    ).
