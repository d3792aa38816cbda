"""The prover and the checker, which share no code, on generated rule sets: no difference."""

from pathlib import Path

from hypothesis import HealthCheck, event, given, settings
from support.generated_rules import GeneratedRules, generated_rules
from support.generated_stages import generated_stages
from support.prover_process import Prover

from lawmage.bridge.checker import Checker
from lawmage.bridge.checker.evaluator import Evaluator
from lawmage.bridge.checker.facts import FactBase
from lawmage.bridge.checker.program import Program
from lawmage.bridge.checker.rulebook import read_rulebook
from lawmage.bridge.checker.terms import read_term
from lawmage.bridge.checker.witnesses import Witnesses


def test_answers_of_a_table_that_are_improved_while_rules_wait(tmp_path: Path) -> None:
    """A rule that calls its own table twice, with several derivations of the same rank for each answer.

    SWI-Prolog 9.0.4 ends with a segmentation fault when a table whose answers are improved (a lattice) replaces one
    while several suspended calls wait for it. The prover must not depend on such tables.
    """
    rules = """
        :- fact board: node(X) says "{X}" else "{X}".
        :- relation single(X) says "{X}" else "{X}".
        :- relation double(X, Y) says "{X} {Y}" else "{X} {Y}".
        '1' :: single(Y) <= double(_A, _B), member(_C, [a, c]), double(_D, Y) says "yes".
        '2' :: double(X, X) <= single(X) says "yes".
        '3' :: double(X, Y) <= node(X), node(Y) says "yes".
    """
    prover = Prover(tmp_path)
    try:
        case = prover.ask(rules, ["node(c)", "node(b)", "node(a)"], [("double(X, Y)", "all")])
    finally:
        prover.close()
    Checker(case.rules).check(case.facts, case.answer)
    assert len(case.answer["solutions"]) == 9


def agree(prover: Prover, generated: GeneratedRules) -> None:
    """Check that every solution set is the evaluator's, and that every proof, of a yes or a no, passes."""
    case = prover.ask(generated.text, generated.facts, [(goal, "all") for goal in generated.goals])
    evaluator = Evaluator(
        Program(read_rulebook(case.rules)), FactBase(map(read_term, case.facts)), Witnesses(lambda _node: None)
    )
    for answer in case.answers:
        goal = read_term(answer["question"]["goal"], {})
        found = {read_term(solution["goal"]) for solution in answer["solutions"]}
        assert evaluator.instances(goal, [goal]) == found
        event("yes" if found else "no")
    Checker(case.rules).check_all(case.facts, case.answers, case.nodes)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(generated=generated_rules())
def test_generated_rules(prover: Prover, generated: GeneratedRules) -> None:
    """Recursion, negation, aggregates and built-ins in any combination."""
    agree(prover, generated)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(generated=generated_stages())
def test_generated_stages(prover: Prover, generated: GeneratedRules) -> None:
    """Effects that change fluents, in an order that depends on what they would do."""
    agree(prover, generated)
