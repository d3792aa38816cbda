"""The prover and the checker, which share no code, on generated rule sets: no difference."""

from itertools import combinations
from pathlib import Path

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st
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

PURSE = Path(__file__).with_name("corpus") / "purse.pl"


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


def test_a_case_that_is_found_twice(prover: Prover) -> None:
    """The condition has one solution with two derivations, and a negation with a local variable."""
    rules = """
        :- fact board: a(X) says "{X}" else "{X}".
        :- fact board: b(X) says "{X}" else "{X}".
        :- fact board: c(X, Y) says "{X} {Y}" else "{X} {Y}".
        :- relation either_#(X) says "{X}" else "{X}".
        :- relation fine_# says "yes" else "no".
        '1' :: either_#(X) <= a(X) says "yes".
        '2' :: either_#(X) <= b(X) says "yes".
        '3' :: fine_# <= all((either_#(X), not(c(X, _Y))), a(X)) says "yes".
    """
    for facts in (["a(1)", "b(1)"], ["a(1)", "b(1)", "b(2)"], ["a(1)", "b(1)", "b(2)", "c(2, 3)"], []):
        case = prover.ask(rules, facts, [("fine_#", "decide")])
        Checker(case.rules).check(case.facts, case.answer)


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


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(generated=generated_rules())
def test_generated_rules(prover: Prover, generated: GeneratedRules) -> None:
    """Recursion, negation, aggregates and built-ins in any combination."""
    agree(prover, generated)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(generated=generated_stages())
def test_generated_stages(prover: Prover, generated: GeneratedRules) -> None:
    """Effects that change fluents, in an order that depends on what they would do."""
    agree(prover, generated)


PURSES = st.dictionaries(st.sampled_from(["ann", "ben", "cid"]), st.lists(st.integers(1, 6), max_size=4), min_size=1)
PRICES = st.dictionaries(st.sampled_from(["tea", "cake", "pie"]), st.integers(1, 12), min_size=1)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(purses=PURSES, prices=PRICES)
def test_generated_witnesses(prover: Prover, purses: dict[str, list[int]], prices: dict[str, int]) -> None:
    """What a search found, what it proved impossible, and what it gave up on."""
    facts = [f"coins({person}, {coins})" for person, coins in purses.items()]
    facts += [f"price({thing}, {price})" for thing, price in prices.items()]
    goals = ["can_buy(P, T)", "window_shopper(P)", "choice(P, N)", "can_buy(ann, tea)", "choice(ann, 2)"]
    case = prover.ask_file(PURSE, facts, [(goal, "all") for goal in goals])
    Checker(case.rules).check_all(case.facts, case.answers, case.nodes)
    affordable = {
        (person, thing)
        for person, coins in purses.items()
        for thing, price in prices.items()
        if price in {sum(some) for size in range(len(coins) + 1) for some in combinations(coins, size)}
    }
    found = {(solution["bindings"]["P"], solution["bindings"]["T"]) for solution in case.answers[0]["solutions"]}
    assert found <= affordable
    if case.answers[0]["undecided"]:
        event("undecided")
    else:
        assert found == affordable
