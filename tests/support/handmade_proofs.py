"""Proofs written by hand, one for each kind of node and each reason of a why_not node, with their rules and facts."""

from __future__ import annotations

from typing import Any

Json = Any


def v(number: int | str) -> Json:
    """A variable."""
    return {"v": number}


def rule(name: str, head: Json, body: list[Json], *variables: str) -> Json:
    """An exported rule."""
    return {"id": name, "head": head, "body": body, "variables": list(variables)}


def relation(name: str, arity: int, *bound: int) -> Json:
    """An exported relation."""
    return {"name": name, "arity": arity, "bound": list(bound)}


def fact(name: str, arity: int, kind: str) -> Json:
    """An exported fact declaration; its first argument is its key."""
    return {"name": name, "arity": arity, "class": kind, "key": [0]}


RULES = {
    "version": 1,
    "facts": [fact("parent", 2, "board"), fact("age", 2, "card")],
    "relations": [
        relation("adult", 1),
        relation("childless", 1),
        relation("proud", 1),
        relation("children", 2),
        relation("youngest", 1),
        relation("loop", 1),
        relation("old", 1),
        relation("grandparent", 1),
        relation("paid", 2, 0),
        relation("right", 2, 0, 1),
        relation("wrong", 2, 0, 1),
        relation("rich", 1),
    ],
    "witnesses": [
        {"head": ["paid", v(0), v(1)], "inputs": [0], "proves": ["right", v(0), v(1)], "refutes": ["wrong", v(0), v(2)]}
    ],
    "fluents": [],
    "rules": [
        rule("adult", ["adult", v(0)], [["age", v(0), v(1)], [">=", v(1), 18]], "Person", "Years"),
        rule(
            "childless",
            ["childless", v(0)],
            [["age", v(0), v(1)], ["not", ["parent", v(0), v(2)]]],
            "Person",
            "_1",
            "Child",
        ),
        rule("grand", ["grandparent", v(0)], [["parent", v(0), v(1)], ["parent", v(1), v(2)]], "Person", "Child", "_1"),
        rule(
            "proud",
            ["proud", v(0)],
            [["age", v(0), v(1)], ["all", ["parent", v(0), v(2)], ["adult", v(2)]]],
            "P",
            "N",
            "C",
        ),
        rule(
            "children",
            ["children", v(0), v(1)],
            [["age", v(0), v(2)], ["count", v(3), ["parent", v(0), v(3)], v(1)]],
            "P",
            "N",
            "A",
            "C",
        ),
        rule(
            "youngest",
            ["youngest", v(0)],
            [["least", ["-", v(2), v(3)], ["age", v(3), v(2)], ["-", v(1), v(0)]]],
            "P",
            "Years",
            "N",
            "A",
        ),
        rule("loop", ["loop", v(0)], [["loop", v(0)]], "X"),
        rule("right", ["right", v(0), v(1)], [["==", v(0), v(1)]], "Amount", "Plan"),
        rule("wrong", ["wrong", v(0), "low"], [["<", v(0), 0]], "Amount"),
        rule("rich", ["rich", v(0)], [["age", v(0), v(1)], ["paid", v(1), v(2)]], "P", "N", "Plan"),
    ],
}

FACTS = [["parent", "ann", "cid"], ["age", "ann", 40], ["age", "ben", 9], ["age", "cid", 19]]

ANN = {"kind": "card", "goal": ["age", "ann", 40]}
BEN = {"kind": "card", "goal": ["age", "ben", 9]}
CID = {"kind": "card", "goal": ["age", "cid", 19]}
PARENT = {"kind": "board", "goal": ["parent", "ann", "cid"]}


def computed(*goal: Json) -> Json:
    """A node for a built-in."""
    return {"kind": "computed", "goal": list(goal)}


def why_not(goal: Json, reason: str, **fields: Json) -> Json:
    """A node for what has no solution."""
    return {"kind": "why_not", "goal": goal, "reason": reason, **fields}


def step(name: str, goal: Json, bindings: Json, *premises: int) -> Json:
    """A node for an instance of a rule."""
    return {"kind": "rule", "rule": name, "goal": goal, "bindings": bindings, "premises": list(premises)}


def yes(goal: Json, *nodes: Json, witnesses: list[int] | None = None) -> Json:
    """An answer whose last node proves the goal."""
    solution = {"bindings": {}, "goal": goal, "root": len(nodes)}
    return answer(goal, [solution], None, nodes, witnesses)


def no(goal: Json, *nodes: Json, witnesses: list[int] | None = None) -> Json:
    """An answer whose last node says why the goal has no solution."""
    return answer(goal, [], len(nodes), nodes, witnesses)


def answer(goal: Json, solutions: list[Json], refutation: int | None, nodes: Any, witnesses: list[int] | None) -> Json:
    """An answer to a question with this goal."""
    return {
        "proof_version": 1,
        "question": {"goal": goal, "mode": "decide"},
        "solutions": solutions,
        "refutation": refutation,
        "undecided": [],
        "witnesses": witnesses or [],
        "nodes": {str(number): node for number, node in enumerate(nodes, start=1)},
    }


ADULT_CID = (CID, computed(">=", 19, 18), step("adult", ["adult", "cid"], {"Person": "cid", "Years": 19}, 1, 2))
YOUNG_BEN = (BEN, why_not([">=", 9, 18], "computed"))
RIGHT_40 = (computed("==", 40, 40), step("right", ["right", 40, 40], {"Amount": 40, "Plan": 40}, 1))
WRONG = (computed("<", -1, 0), step("wrong", ["wrong", -1, "low"], {"Amount": -1}, 1))

PROOFS = {
    "rule": yes(["adult", "cid"], *ADULT_CID),
    "none": yes(
        ["childless", "ben"],
        BEN,
        why_not(["parent", "ben", v(0)], "fact", near=[]),
        {"kind": "none", "goal": ["parent", "ben", v(0)], "why": 2},
        step("childless", ["childless", "ben"], {"Person": "ben", "_1": 9}, 1, 3),
    ),
    "every": yes(
        ["proud", "ann"],
        *ADULT_CID,
        ANN,
        PARENT,
        {
            "kind": "every",
            "goal": ["all", ["parent", "ann", v(0)], ["adult", v(0)]],
            "cases": [{"condition": [5], "consequence": [3]}],
        },
        step("proud", ["proud", "ann"], {"P": "ann", "N": 40}, 4, 6),
    ),
    "count": yes(
        ["children", "ann", 1],
        ANN,
        PARENT,
        {
            "kind": "count",
            "goal": ["count", v(0), ["parent", "ann", v(0)], 1],
            "items": [{"value": "cid", "premises": [2]}],
        },
        step("children", ["children", "ann", 1], {"P": "ann", "N": 1, "A": 40}, 1, 3),
    ),
    "least": yes(
        ["youngest", "ben"],
        BEN,
        {
            "kind": "least",
            "goal": ["least", ["-", v(0), v(1)], ["age", v(1), v(0)], ["-", 9, "ben"]],
            "premises": [1],
        },
        step("youngest", ["youngest", "ben"], {"P": "ben", "Years": 9}, 2),
    ),
    "witness": yes(
        ["rich", "ann"],
        *RIGHT_40,
        {"kind": "witness", "goal": ["paid", 40, 40], "by": 2},
        ANN,
        step("rich", ["rich", "ann"], {"P": "ann", "N": 40, "Plan": 40}, 4, 3),
        witnesses=[3],
    ),
    "no_rule": no(["old", "ann"], why_not(["old", "ann"], "no_rule")),
    "rules": no(
        ["adult", "ben"],
        *YOUNG_BEN,
        why_not(
            ["adult", "ben"],
            "rules",
            branches=[
                {
                    "rule": "adult",
                    "bindings": {"Person": "ben", "Years": 9},
                    "conditions": [{"holds": 1}, {"fails": 2}],
                }
            ],
        ),
    ),
    "open": no(
        ["adult", "dan"],
        why_not(["age", "dan", v(0)], "fact", near=[]),
        why_not(
            ["adult", "dan"],
            "rules",
            branches=[
                {
                    "rule": "adult",
                    "bindings": {"Person": "dan", "Years": v(0)},
                    "conditions": [{"fails": 1}, {"open": [">=", v(0), 18]}],
                }
            ],
        ),
    ),
    "fact": no(["age", "ann", 41], why_not(["age", "ann", 41], "fact", near=[["age", "ann", 40]])),
    "holds": no(
        ["childless", "ann"],
        ANN,
        PARENT,
        why_not(["not", ["parent", "ann", v(0)]], "holds", premises=[2]),
        why_not(
            ["childless", "ann"],
            "rules",
            branches=[
                {
                    "rule": "childless",
                    "bindings": {"Person": "ann", "_1": 40},
                    "conditions": [{"holds": 1}, {"fails": 3}],
                }
            ],
        ),
    ),
    "counted": no(
        ["children", "ann", 2],
        ANN,
        PARENT,
        {
            "kind": "count",
            "goal": ["count", v(0), ["parent", "ann", v(0)], 1],
            "items": [{"value": "cid", "premises": [2]}],
        },
        why_not(["count", v(0), ["parent", "ann", v(0)], 2], "counted", node=3),
        why_not(
            ["children", "ann", 2],
            "rules",
            branches=[
                {
                    "rule": "children",
                    "bindings": {"P": "ann", "N": 2, "A": 40},
                    "conditions": [{"holds": 1}, {"fails": 4}],
                }
            ],
        ),
    ),
    "circular": no(
        ["loop", "a"],
        why_not(["loop", "a"], "circular", see=2),
        why_not(
            ["loop", "a"], "rules", branches=[{"rule": "loop", "bindings": {"X": "a"}, "conditions": [{"fails": 1}]}]
        ),
    ),
    "refuted": no(["paid", -1, v("Plan")], *WRONG, why_not(["paid", -1, v(0)], "refuted", by=2), witnesses=[3]),
}
