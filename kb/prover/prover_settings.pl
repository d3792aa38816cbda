:- encoding(utf8).
:- module(prover_settings,
          [ prover_setting/2            % ?Name, ?Value
          ]).

/** <module> Bounds of the prover

None of them changes which goals hold. They bound how much an explanation shows, and how many
steps a stage may take before an error is raised.
*/

%!  prover_setting(?Name, ?Value) is nondet.
%
%   - branches_per_rule
%     How many equally near attempts of one rule a why-not tree shows.
%   - attempts_per_rule
%     How many attempts are followed side by side to find the nearest.
%   - solutions_per_condition
%     How many solutions of one condition an attempt tries.
%   - near_facts
%     How many similar facts are shown where a fact is missing.
%   - lasting_results
%     How many results of one kind are remembered for later questions.
%   - stage_steps
%     How many effects may be applied, one after the other.
%   - prove_changes
%     Whether a proof shows for every single change of every effect why it comes about (`true`), or
%     only for those on which the answer rests (`false`).
%   - explain_stages
%     Whether a proof shows why a relation about a stage does not hold where a rule says `not`
%     (`true`), or leaves it at that (`false`). What fluents say is always explained.
%   - explain_plans
%     The same for what a rule says must not hold in the proof of a plan that a search found.

:- dynamic prover_setting/2.

prover_setting(branches_per_rule, 5).
prover_setting(attempts_per_rule, 40).
prover_setting(solutions_per_condition, 40).
prover_setting(near_facts, 5).
prover_setting(lasting_results, 2000).
prover_setting(stage_steps, 1000).
prover_setting(prove_changes, false).
prover_setting(explain_stages, false).
prover_setting(explain_plans, false).
