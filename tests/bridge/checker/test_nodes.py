"""Hand-made proofs: one that holds for each kind of node and reason, and what is said of each way to break it."""

from __future__ import annotations

import copy

import pytest
from support.handmade_proofs import FACTS, PROOFS, RULES, Json, v

from lawmage.bridge.checker import Checker
from lawmage.bridge.errors import ProofRejected


@pytest.fixture(scope="module")
def checker() -> Checker:
    return Checker(RULES)


@pytest.mark.parametrize("name", PROOFS)
def test_accepted(checker: Checker, name: str) -> None:
    """Each of the proofs holds."""
    checker.check(FACTS, PROOFS[name])


@pytest.mark.parametrize("name", PROOFS)
def test_fields_for_readers_are_ignored(checker: Checker, name: str) -> None:
    """Sentences are checked elsewhere (bridge/sentences)."""
    proof = copy.deepcopy(PROOFS[name])
    for node in proof["nodes"].values():
        node.update(sentence="Black is white.", cr="999.9z", about=["nothing"])
    checker.check(FACTS, proof)


# The proof, the path to what is changed, the new value, the node that is refused, and what is said of it.
BROKEN: list[tuple[str, str, Json, str | None, str]] = [
    ("rule", "nodes 3 kind", "belief", "3", "its kind is not known: 'belief'."),
    ("rule", "nodes 3 kind", 7, "3", "its kind is not known: 7."),
    ("rule", "nodes 3 rule", "grownup", "3", "there is no rule 'grownup'."),
    ("rule", "nodes 3 rule", None, "3", "there is no rule None."),
    ("rule", "nodes 3 bindings", {"Person": "cid"}, "3", "its bindings should be those of Person, Years."),
    ("rule", "nodes 3 bindings Years", 20, "3", "it needs age(cid, 20), but node 1 proves age(cid, 19)."),
    ("rule", "nodes 3 bindings Years", v(0), "3", "a variable in a place where every term is known: {'v': 0}"),
    ("rule", "nodes 3 bindings Years", 19.0, "3", "not a term: 19.0"),
    ("rule", "nodes 3 bindings Years", True, "3", "not a term: True"),
    ("rule", "nodes 3 bindings Years", ["f"], "3", "not a term: ['f']"),
    (
        "rule",
        "nodes 3 goal",
        ["adult", "ann"],
        "3",
        "with its bindings, rule adult proves adult(cid), not adult(ann).",
    ),
    ("rule", "nodes 3 premises", [1], "3", "2 parts are needed, 1 are given."),
    ("rule", "nodes 3 premises", {}, "3", "{} is not a list."),
    ("rule", "nodes 3 premises", [2, 1], "3", "it needs age(cid, 19), but node 2 proves 19 >= 18."),
    ("rule", "nodes 3 premises", [1, 3], "3", "it rests on node 3, which does not come before it."),
    ("rule", "nodes 3 premises", [0, 2], "0", "there is no such node."),
    ("rule", "nodes 3 premises", ["1", 2], "3", "'1' is not the id of a node."),
    ("rule", "nodes 3 comment", "x", "3", "the difference is comment."),
    ("rule", "nodes 1 kind", "board", "1", "age(cid, 19) is not a board fact."),
    ("rule", "nodes 1 goal", ["age", "cid", 20], "1", "age(cid, 20) is not among the given facts."),
    ("rule", "nodes 2 goal", [">=", 9, 18], "2", "9 >= 18 is not true."),
    ("rule", "nodes 2 goal", ["adult", "cid"], "2", "adult(cid) is not a built-in."),
    ("rule", "nodes 2 goal", [">=", "x", 18], "2", "x >= 18 is not true."),
    ("none", "nodes 3 goal", ["parent", "ann", v(0)], "3", "but node 2 is about parent(ben, _0)."),
    ("none", "nodes 3 why", 1, "3", "node 1 should say why parent(ben, _0) does not hold."),
    ("every", "nodes 6 cases", [], "6", "the solution case(cid) is missing."),
    ("every", "nodes 6 cases 0 consequence", [4], "6", "it needs adult(cid), but node 4 proves age(ann, 40)."),
    ("every", "nodes 6 cases 0", {"condition": [5]}, "6", "a case should have a condition and a consequence."),
    ("every", "nodes 6 goal 0", "any", "6", "its goal should be all, not any("),
    ("count", "nodes 3 items", [], "3", "the solution cid is missing."),
    ("count", "nodes 3 items 0 value", "ben", "3", "it needs parent(ann, ben), but node 2 proves parent(ann, cid)."),
    ("count", "nodes 3 items 0", [], "3", "an item should have a value and premises."),
    ("count", "nodes 3 goal 3", 2, "3", "the result is 1, not 2."),
    ("count", "nodes 3 goal 3", v(1), "3", "is not given."),
    ("count", "nodes 3 items", [{"value": "cid", "premises": [2]}] * 2, "3", "it lists something twice."),
    ("least", "nodes 2 premises", [], "2", "1 parts are needed, 0 are given."),
    ("least", "nodes 2 goal 3", "ben", "2", "ben is no _0 - _1."),
    ("witness", "nodes 3 goal 2", 41, "3", "it needs right(40, 41), but node 2 proves right(40, 40)."),
    ("witness", "nodes 3 goal 0", "pays", None, "node 3 is listed as a witness, but decides no witness goal."),
    ("witness", "witnesses", [], "3", "paid(40, 40) is not what the witnesses of the answer say."),
    ("witness", "witnesses", [3, 1], None, "node 1 is listed as a witness, but decides no witness goal."),
    ("witness", "witnesses", [9], "9", "there is no such node."),
    ("witness", "witnesses", None, None, "None is not a list."),
    ("no_rule", "nodes 1 goal 0", "adult", "1", "rule adult fits adult(ann)."),
    ("no_rule", "nodes 1 goal", ["parent", "bo", "al"], "1", "parent(bo, al) is not something that rules define."),
    ("no_rule", "nodes 1 goal 0", "unheard_of", "1", "nothing is known of unheard_of/1"),
    ("no_rule", "nodes 1 reason", "bad luck", "1", "its reason is not known: 'bad luck'."),
    ("rules", "nodes 3 branches", [], "3", "rule adult fits adult(ben), but no branch is about it."),
    ("rules", "nodes 3 branches 0 rule", "proud", "3", "rule 'proud' does not fit adult(ben)."),
    ("rules", "nodes 3 branches 0 bindings", {}, "3", "the bindings of rule adult should be those of Person, Years."),
    (
        "rules",
        "nodes 3 branches 0 bindings Years",
        10,
        "3",
        "are not those that the goal and the conditions that hold give.",
    ),
    ("rules", "nodes 3 branches 0 conditions", [{"holds": 1}], "3", "2 parts are needed, 1 are given."),
    (
        "rules",
        "nodes 3 branches 0 conditions 0",
        {"fails": 1},
        "3",
        "node 1 should say why age(ben, _1) does not hold.",
    ),
    ("rules", "nodes 3 branches 0 conditions 1", {"holds": 1}, "3", "it needs 9 >= 18, but node 1 proves age(ben, 9)."),
    ("rules", "nodes 3 branches 0 conditions 1", {"holds": 2}, "3", "node 2 proves nothing."),
    (
        "rules",
        "nodes 3 branches 0 conditions 1",
        {"open": [">=", 9, 18]},
        "3",
        "9 >= 18 is said to be open, but it can be decided.",
    ),
    (
        "rules",
        "nodes 3 branches 0 conditions 1",
        {"maybe": 2},
        "3",
        "a condition should say one of: holds, fails, open; not 'maybe'.",
    ),
    ("rules", "nodes 3 branches 0 conditions 1", {}, "3", "a condition should say one of: holds, fails, open."),
    ("rules", "nodes 2 goal", [">=", 19, 18], "2", "19 >= 18 does hold."),
    ("rules", "nodes 2 goal", ["adult", "ben"], "2", "adult(ben) is not a built-in."),
    (
        "open",
        "nodes 2 branches 0 conditions 1 open 2",
        17,
        "2",
        "are not those that the goal and the conditions that hold give.",
    ),
    (
        "open",
        "nodes 2 branches 0 conditions 1",
        {"fails": 1},
        "2",
        "_1 >= 18 should be open: a condition that does not hold",
    ),
    (
        "open",
        "nodes 2 branches 0 bindings Years",
        9,
        "2",
        "are not those that the goal and the conditions that hold give.",
    ),
    ("fact", "nodes 1 near 0", ["age", "ann", 39], "1", "the near miss age(ann, 39) is not among the given facts."),
    ("fact", "nodes 1 near 0", ["age", "ben", 9], "1", "age(ben, 9) is no near miss of age(ann, 41)."),
    ("fact", "nodes 1 near", [["age", "ann", 40]] * 2, "1", "a near miss is there twice."),
    ("fact", "nodes 1 goal", ["adult", "ben"], "1", "adult(ben) is not a fact."),
    ("holds", "nodes 3 premises", [1], "3", "it needs parent(ann, _0), but node 1 proves age(ann, 40)."),
    ("holds", "nodes 3 goal", ["parent", "bo", "al"], "3", "parent(bo, al) is not a negation."),
    ("counted", "nodes 4 node", 2, "4", "but node 2 proves parent(ann, cid)."),
    ("counted", "nodes 4 goal", ["loop", "a"], "4", "loop(a) is not an aggregation."),
    ("counted", "nodes 4 goal 3", 1, "4", "does hold."),
    ("circular", "nodes 1 see", 1, "1", "node 1 does not explain the same goal."),
    ("circular", "nodes 1 see", 9, "1", "node 9 does not explain the same goal."),
    ("circular", "nodes 1 see", "2", "1", "'2' is not the id of a node."),
    ("refuted", "nodes 3 by", 1, "3", "node 1 proves -1 < 0, which does not refute paid(-1, _0)."),
    ("refuted", "nodes 3 goal 0", "loop", None, "node 3 is listed as a witness, but decides no witness goal."),
    ("refuted", "witnesses", [], "3", "that paid(-1, _0) is impossible is not what the witnesses of the answer say."),
]


@pytest.mark.parametrize(("name", "path", "value", "node", "message"), BROKEN)
def test_refused(checker: Checker, name: str, path: str, value: Json, node: str | None, message: str) -> None:
    """The error names the node and says what is wrong with it."""
    proof = copy.deepcopy(PROOFS[name])
    place = proof
    *parents, last = path.split()
    for key in parents:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
    with pytest.raises(ProofRejected) as refused:
        checker.check(FACTS, proof)
    assert refused.value.node == node
    assert message in refused.value.reason
