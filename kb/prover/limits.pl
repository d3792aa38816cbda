:- encoding(utf8).
:- module(limits,
          [ call_within/2               % :Goal, +Limits
          ]).
:- use_module(library(time), [call_with_time_limit/2]).
:- use_module(prover_errors, [prover_error/2]).

/** <module> Bounds on the work for one request
*/

:- meta_predicate call_within(0, +).

%!  call_within(:Goal, +Limits) is semidet.
%
%   Calls Goal once. Limits is limits(Inferences, Seconds); `none` stands for no limit. The number
%   of inferences does not depend on the machine; the time does, and guards against what no
%   inference is counted for.
%
%   @throws error(prover_error(limit, Which), _) with Which inferences(Number) or seconds(Number)

call_within(Goal, limits(Inferences, Seconds)) :-
    within_seconds(Seconds, within_inferences(Inferences, Goal)).

:- meta_predicate
    within_seconds(+, 0),
    within_inferences(+, 0).

within_seconds(none, Goal) :-
    !,
    once(Goal).
within_seconds(Seconds, Goal) :-
    catch(call_with_time_limit(Seconds, Goal),
          time_limit_exceeded,
          prover_error(limit, seconds(Seconds))).

within_inferences(none, Goal) :-
    !,
    once(Goal).
within_inferences(Inferences, Goal) :-
    call_with_inference_limit(once(Goal), Inferences, Result),
    (   Result == inference_limit_exceeded
    ->  prover_error(limit, inferences(Inferences))
    ;   true
    ).
