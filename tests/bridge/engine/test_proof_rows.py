"""Reading the rows of a proof: every kind of row, every place of a node that holds a term."""

from typing import Any

import pytest

from lawmage.bridge.engine.proof_rows import nodes_of_rows

TERMS: list[Any] = [{"l": []}, "ann", 7, {"s": "text"}, {"v": 0}, ["f", [1, 2]], {"l": [5, 3]}, ["p", [6, 0, 4]]]
"""Rows 0 to 7; what they stand for:"""
ANN_7: Any = ["f", "ann", 7]
WHOLE: Any = ["p", {"l": [ANN_7, {"s": "text"}]}, {"l": []}, {"v": 0}]

# The row of a node, and the node.
NODES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"kind": "board", "goal": 5}, {"kind": "board", "goal": ANN_7}),
    ({"kind": "none", "goal": 7, "why": None}, {"kind": "none", "goal": WHOLE, "why": None}),
    (
        {"kind": "rule", "rule": "1.1", "goal": 1, "bindings": {"A": 2, "B": 5}, "premises": [3, 4]},
        {"kind": "rule", "rule": "1.1", "goal": "ann", "bindings": {"A": 7, "B": ANN_7}, "premises": [3, 4]},
    ),
    (
        {"kind": "count", "goal": 7, "items": [{"value": 2, "premises": [1]}]},
        {"kind": "count", "goal": WHOLE, "items": [{"value": 7, "premises": [1]}]},
    ),
    (
        {"kind": "every", "goal": 7, "cases": [{"condition": [1], "consequence": [2]}]},
        {"kind": "every", "goal": WHOLE, "cases": [{"condition": [1], "consequence": [2]}]},
    ),
    ({"kind": "fluent", "goal": 5, "since": 2, "by": 1}, {"kind": "fluent", "goal": ANN_7, "since": 7, "by": 1}),
    (
        {
            "kind": "stages",
            "steps": [
                {"effect": 5, "next": 1, "adds": [{"fluent": 1, "by": None}], "removes": [{"fluent": 2, "by": 4}]}
            ],
            "end": 2,
        },
        {
            "kind": "stages",
            "steps": [
                {
                    "effect": ANN_7,
                    "next": 1,
                    "adds": [{"fluent": "ann", "by": None}],
                    "removes": [{"fluent": 7, "by": 4}],
                }
            ],
            "end": 2,
        },
    ),
    (
        {"kind": "why_not", "goal": 7, "reason": "fact", "near": [5, 1]},
        {"kind": "why_not", "goal": WHOLE, "reason": "fact", "near": [ANN_7, "ann"]},
    ),
    (
        {
            "kind": "why_not",
            "goal": 7,
            "reason": "rules",
            "branches": [
                {"rule": "1.1", "bindings": {"A": 4}, "conditions": [{"holds": 1}, {"fails": 2}, {"open": 7}]},
            ],
        },
        {
            "kind": "why_not",
            "goal": WHOLE,
            "reason": "rules",
            "branches": [
                {
                    "rule": "1.1",
                    "bindings": {"A": {"v": 0}},
                    "conditions": [{"holds": 1}, {"fails": 2}, {"open": WHOLE}],
                },
            ],
        },
    ),
    (
        {"kind": "why_not", "goal": 7, "reason": "conditions", "branches": [{"conditions": [{"open": 5}]}]},
        {"kind": "why_not", "goal": WHOLE, "reason": "conditions", "branches": [{"conditions": [{"open": ANN_7}]}]},
    ),
    (
        {
            "kind": "why_not",
            "goal": 5,
            "reason": "fluent",
            "near": [1],
            "removed": [{"fluent": 5, "stage": 2, "by": 1}],
        },
        {
            "kind": "why_not",
            "goal": ANN_7,
            "reason": "fluent",
            "near": ["ann"],
            "removed": [{"fluent": ANN_7, "stage": 7, "by": 1}],
        },
    ),
]


@pytest.mark.parametrize(("row", "node"), NODES, ids=[f"{row['kind']} {row.get('reason', '')}" for row, _ in NODES])
def test_every_place_of_a_node_gets_its_term(row: dict[str, Any], node: dict[str, Any]) -> None:
    rows = [*TERMS, {"id": 12, **row}]
    assert nodes_of_rows(rows) == {"12": node}


def test_equal_terms_are_one_object() -> None:
    rows = [*TERMS, {"id": 1, "kind": "board", "goal": 5}, {"id": 2, "kind": "board", "goal": 7}]
    nodes = nodes_of_rows(rows)
    assert nodes["1"]["goal"] is nodes["2"]["goal"][1]["l"][0]
