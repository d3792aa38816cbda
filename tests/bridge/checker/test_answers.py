"""What an answer claims as a whole: its question, solutions, completeness, witnesses, and what it must not hide."""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable
from typing import Any

import pytest
from support.handmade_proofs import ADULT_CID, ANN, FACTS, PROOFS, RULES, Json, answer, computed, step, v

from lawmage.bridge.checker import Checker, check
from lawmage.bridge.errors import LimitExceeded, ProofRejected


@pytest.fixture(scope="module")
def checker() -> Checker:
    return Checker(RULES)


ADULT_ANN = (ANN, computed(">=", 40, 18), step("adult", ["adult", "ann"], {"Person": "ann", "Years": 40}, 4, 5))


def adults(mode: str, *people: str) -> Json:
    """An answer to who is an adult, with these solutions; ann and cid are."""
    roots = {"cid": 3, "ann": 6}
    nodes = [*ADULT_CID, *ADULT_ANN][: max((roots[person] for person in people), default=0)]
    solutions = [{"bindings": {"Who": person}, "goal": ["adult", person], "root": roots[person]} for person in people]
    claimed: Any = answer(["adult", v("Who")], solutions, None, nodes, [])
    claimed["question"]["mode"] = mode
    return claimed


@pytest.mark.parametrize(
    "claimed",
    [
        adults("all", "cid", "ann"),
        adults("all", "ann", "cid"),
        adults("complete", "cid", "ann"),
        adults("first", "cid"),
        adults("decide", "cid"),
    ],
)
def test_accepted(checker: Checker, claimed: Json) -> None:
    """In any order; one is enough where completeness is not claimed."""
    checker.check(FACTS, claimed)


@pytest.mark.parametrize(
    ("claimed", "message"),
    [
        (adults("all", "cid"), "the solution adult(ann) is missing."),
        (adults("complete", "cid"), "the solution adult(ann) is missing."),
        (adults("all"), "it has neither a solution nor a refutation"),
        (adults("decide"), "it has neither a solution nor a refutation"),
        (adults("complete"), "adult(_Who) does hold."),
        (adults("first"), "adult(_Who) does hold."),
        (adults("all", "cid", "ann", "ann"), "a solution is there twice."),
        (adults("decide", "cid", "ann"), "a question in mode decide has one solution at most."),
    ],
)
def test_claims_that_are_refused(checker: Checker, claimed: Json, message: str) -> None:
    """Completeness and absence are worked out by the checker itself."""
    with pytest.raises(ProofRejected) as refused:
        checker.check(FACTS, claimed)
    assert message in refused.value.reason
    assert str(refused.value).startswith("The proof does not hold as a whole: ")


def change(path: str, value: Json, base: Json | None = None) -> Json:
    """An answer with something changed."""
    changed = copy.deepcopy(base if base is not None else adults("all", "cid", "ann"))
    place = changed
    *parents, last = path.split()
    for key in parents:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
    return changed


UNDECIDED = {"goal": ["paid", 9, v(0)], "why": "tired"}

MALFORMED: list[tuple[Json, str]] = [
    ([], "it is not an object."),
    ({}, "these fields are missing or not known: nodes, proof_version, question, refutation"),
    (change("verdict", "yes"), "these fields are missing or not known: verdict."),
    (change("proof_version", 2), "this checker reads proofs of version 1."),
    (change("proof_version", True), "this checker reads proofs of version 1."),
    (change("nodes", []), "its nodes are not an object."),
    (change("nodes 01", {}), "'01' is not the id of a node."),
    (change("nodes one", {}), "'one' is not the id of a node."),
    (change("nodes ²", {}), "'²' is not the id of a node."),
    (change("question", ["adult", v("Who")]), "the question should have a goal and a mode."),
    (change("question mode", "some"), "'some' is not a mode of a question."),
    (change("question mode", ["all"]), "['all'] is not a mode of a question."),
    (change("question goal", ["grown_up", v("Who")]), "nothing is known of grown_up/1."),
    (change("question goal", ["at", ["adult", v("Who")], 0]), "nothing is known of at/2."),
    (
        change("question goal", ["adult", "cid"]),
        "the bindings of a solution should be those of the question's variables.",
    ),
    (change("question goal", v("Who")), "not a goal: _Who"),
    (change("solutions", None), "None is not a list."),
    (
        change("solutions 0", {"goal": ["adult", "cid"], "root": 3}),
        "a solution should have bindings, a goal and a root.",
    ),
    (change("solutions 0 root", 6), "node 6 does not prove adult(cid)."),
    (change("solutions 0 root", 99), "node 99 proves nothing."),
    (change("solutions 0 root", "3"), "'3' is not the id of a node."),
    (change("solutions 0 goal", ["adult", "ann"]), "with its bindings, the question is not adult(ann)."),
    (change("solutions 0 bindings Who", "ann"), "with its bindings, the question is not adult(cid)."),
    (change("solutions 0 bindings", {}), "the bindings of a solution should be those of the question's variables."),
    (change("refutation", 1), "it has both solutions and a refutation."),
    (change("refutation", 1, PROOFS["rules"]), "the refutation, node 1, does not say why adult(ben) has no solution."),
    (change("undecided", [UNDECIDED], PROOFS["rules"]), "it has a refutation although something is undecided."),
    (change("undecided", [{"goal": ["paid", 9, 1]}]), "what is undecided should have a goal and a reason."),
    (
        change("undecided", [{"goal": ["adult", "x"], "why": 1}]),
        "adult(x) is said to be undecided, but it is not a witness goal.",
    ),
    (
        change("undecided", [{"goal": ["paid", 40, v(0)], "why": "tired"}], PROOFS["witness"]),
        "paid(40, _0) is said to be undecided, but a witness decides it.",
    ),
]


@pytest.mark.parametrize(("claimed", "message"), MALFORMED)
def test_malformed_answers(checker: Checker, claimed: Json, message: str) -> None:
    """Whatever is not as the contracts say is refused, with a reason."""
    with pytest.raises(ProofRejected) as refused:
        checker.check(FACTS, claimed)
    assert refused.value.node is None
    assert message in refused.value.reason


def test_unused_nodes_are_refused(checker: Checker) -> None:
    """A true statement that nothing rests on has no business in a proof."""
    claimed = change("nodes 7", {"kind": "card", "goal": ["age", "ben", 9]})
    with pytest.raises(ProofRejected, match="step 7: nothing rests on it"):
        checker.check(FACTS, claimed)


def test_a_missing_root_is_refused(checker: Checker) -> None:
    """All nodes gone, the solutions still there."""
    with pytest.raises(ProofRejected, match="node 3 proves nothing"):
        checker.check(FACTS, change("nodes", {}))


@pytest.mark.parametrize(
    ("fact", "message"),
    [
        (["age", "ann", v(0)], "a given fact cannot be read: a variable in a place where every term is known"),
        (["height", "ann", 170], "a given fact cannot be read: no rule knows the fact height(ann, 170)."),
        (["age", "ann", 40.5], "a given fact cannot be read: not a term: 40.5."),
        ("age", "a given fact cannot be read: no rule knows the fact age."),
    ],
)
def test_malformed_facts(checker: Checker, fact: Json, message: str) -> None:
    """The facts come from outside as well."""
    with pytest.raises(ProofRejected) as refused:
        checker.check([*FACTS, fact], adults("first", "cid"))
    assert message in refused.value.reason


def test_a_fact_that_is_not_given(checker: Checker) -> None:
    """The same proof on another board."""
    with pytest.raises(ProofRejected, match=r"step 1: age\(cid, 19\) is not among the given facts"):
        checker.check([["age", "ben", 9]], adults("first", "cid"))


def test_an_undecided_answer_claims_nothing(checker: Checker) -> None:
    """Neither completeness nor absence is checked, since neither is claimed."""
    checker.check(FACTS, change("undecided", [UNDECIDED], adults("all", "cid")))
    checker.check(FACTS, change("undecided", [UNDECIDED], adults("all")))


def test_witnesses_that_contradict_each_other(checker: Checker) -> None:
    """One search has one answer."""
    claimed = copy.deepcopy(PROOFS["refuted"])
    right = step("right", ["right", -1, -1], {"Amount": -1, "Plan": -1}, 4)
    claimed["nodes"] |= {
        "4": computed("==", -1, -1),
        "5": right,
        "6": {"kind": "witness", "goal": ["paid", -1, -1], "by": 5},
    }
    claimed["witnesses"] = [3, 6]
    with pytest.raises(ProofRejected, match=r"the witnesses contradict each other about paid\(-1, -1\)"):
        checker.check(FACTS, claimed)


def test_a_no_that_hides_a_witness_goal(checker: Checker) -> None:
    """That ben is not rich rests on paid(9, _), which no witness decides."""
    claimed = {**adults("first"), "question": {"goal": ["rich", "ben"], "mode": "first"}}
    with pytest.raises(ProofRejected, match=r"it rests on paid\(9\), which no witness of the answer decides"):
        checker.check(FACTS, claimed)


def test_answers_that_share_their_nodes(checker: Checker) -> None:
    """Several answers about one board have one table of nodes."""
    both = [
        {key: part for key, part in claimed.items() if key not in ("nodes", "proof_version")}
        for claimed in (adults("all", "cid", "ann"), adults("first", "cid"))
    ]
    nodes = adults("all", "cid", "ann")["nodes"]
    checker.check_all(FACTS, both, nodes)
    with pytest.raises(ProofRejected, match="step 4: nothing rests on it"):
        checker.check_all(FACTS, both[1:], nodes)


def deep(levels: int) -> Json:
    """A term with so many levels."""
    term: Json = "x"
    for _ in range(levels):
        term = ["f", term]
    return term


def test_deep_nesting_is_an_error(checker: Checker) -> None:
    """No RecursionError leaves the checker."""
    claimed = change("nodes 1 goal", ["age", "cid", deep(5000)])
    with pytest.raises(ProofRejected, match="nested more than"):
        checker.check(FACTS, claimed)


def test_the_bound_on_steps() -> None:
    """Checker(..., steps=) bounds each answer."""
    with pytest.raises(LimitExceeded, match="more than 2 steps of evaluation"):
        Checker(RULES, steps=2).check(FACTS, adults("all", "cid", "ann"))


def test_the_function_check() -> None:
    """For a single answer."""
    check(RULES, FACTS, adults("all", "cid", "ann"))
    with pytest.raises(ProofRejected):
        check(RULES, FACTS, adults("all", "cid"))


def test_one_checker_in_many_threads() -> None:
    """Eight threads, answers that hold and answers that do not, all judged as in one thread."""
    cases = [(proof, True) for proof in PROOFS.values()] + [
        (adults("all", "cid"), False),
        (adults("all", "ann"), False),
    ]
    wrong: list[str] = []

    def judge_all(judge: Callable[[Json], None]) -> None:
        for _ in range(15):
            for proof, holds in cases:
                try:
                    judge(proof)
                    judged = True
                except ProofRejected:
                    judged = False
                if judged is not holds:
                    wrong.append(str(proof["question"]))

    fresh = Checker(RULES)
    threads = [threading.Thread(target=judge_all, args=(lambda proof: fresh.check(FACTS, proof),)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_nothing_of_one_answer_is_left_for_the_next(checker: Checker) -> None:
    """The same question on another board."""
    checker.check(FACTS, adults("all", "cid", "ann"))
    with pytest.raises(ProofRejected, match=r"the solution adult\(dan\) is missing"):
        checker.check([*FACTS, ["age", "dan", 30]], adults("all", "cid", "ann"))
    checker.check(FACTS, adults("all", "cid", "ann"))
