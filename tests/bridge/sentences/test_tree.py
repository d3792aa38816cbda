"""Trees of proofs, lists of what is missing, and how they are printed."""

import io
from typing import Any

from rich.console import Console

from lawmage.bridge.sentences import missing, plain_lines, proof_tree, rich_tree


def rule(sentence: str, *premises: int, about: tuple[str, ...] = ("f1",)) -> dict[str, Any]:
    return {
        "kind": "rule",
        "rule": "106.7",
        "cr": "106.7",
        "goal": "night",
        "sentence": sentence,
        "about": list(about),
        "premises": list(premises),
    }


def leaf(kind: str, sentence: str, **fields: Any) -> dict[str, Any]:
    return {"kind": kind, "goal": "night", "sentence": sentence, "about": [], **fields}


def lines(root: int, nodes: dict[str, dict[str, Any]], *, full: bool = False) -> list[str]:
    return list(plain_lines(proof_tree(root, nodes, full=full)))


PROOF = {
    "1": leaf("board", "Forest is tapped"),
    "2": leaf("computed", "1 is less than 2"),
    "3": rule("symbols mean something", about=()),
    "4": rule("the shared step", 1),
    "5": rule("the left step", 4, 2, 3),
    "6": rule("the right step", 4),
    "7": rule("the answer", 5, 6),
}


def test_a_brief_tree_leaves_out_what_is_taken_for_granted() -> None:
    assert lines(7, PROOF) == [
        "\u2713 The answer  [CR 106.7]",
        "  \u2713 The left step  [CR 106.7]",
        "    \u2713 The shared step  [CR 106.7]",
        "  \u2713 The right step  [CR 106.7]",
        "    \u2713 The shared step  [CR 106.7]",
    ]


def test_a_brief_tree_leaves_out_what_is_only_computed() -> None:
    among = ["member", {"v": 0}, {"l": [1, 2]}]
    nodes = {
        "1": leaf("count", "one of two", items=[]) | {"goal": ["collect", {"v": 0}, among, {"l": [1, 2]}]},
        "2": leaf("none", "no third", why=None) | {"goal": [",", among, [">", {"v": 0}, 2]]},
        "3": leaf("none", "no night", why=None),
        "4": rule("the answer", 1, 2, 3),
    }
    assert lines(4, nodes) == ["\u2713 The answer  [CR 106.7]", "  \u2713 No night"]


def test_why_there_is_nothing_is_not_said_twice() -> None:
    nodes = {
        "1": leaf("why_not", "no Forest is tapped", reason="fact"),
        "2": leaf("why_not", "it is not night", reason="holds", premises=[]),
        "3": leaf("why_not", "nobody sleeps", reason="conditions", branches=[{"conditions": [{"fails": 1}]}]),
        "4": leaf("none", "nobody sleeps", why=3),
        "5": leaf("none", "it is day", why=2),
        "6": rule("the answer", 4, 5),
    }
    nodes["3"]["branches"][0]["conditions"][0]["sentence"] = "no Forest is tapped"
    assert lines(6, nodes, full=True) == [
        "\u2713 The answer  [CR 106.7]",
        "  \u2713 Nobody sleeps",
        "    \u2717 No Forest is tapped",
        "  \u2713 It is day",
        "    \u2717 It is not night",
    ]


def test_a_full_tree_shows_everything_and_a_shared_step_once() -> None:
    assert lines(7, PROOF, full=True) == [
        "\u2713 The answer  [CR 106.7]",
        "  \u2713 The left step  [CR 106.7]",
        "    \u2713 The shared step  [CR 106.7]  #1",
        "      \u2022 Forest is tapped  [board]",
        "    = 1 is less than 2",
        "    \u2713 Symbols mean something  [CR 106.7]",
        "  \u2713 The right step  [CR 106.7]",
        "    \u2713 The shared step  (see #1)",
    ]


def test_a_long_proof_is_cut_where_it_would_grow_too_long() -> None:
    nodes = {"1": rule("the ground")}
    for number in range(2, 60):
        nodes[str(number)] = rule(f"step {number}", number - 1)
    shown = lines(59, nodes)
    assert len(shown) == 10
    assert shown[-1].endswith("\u2026 49 more steps")


REFUTATION = {
    "1": leaf("why_not", "it is not Player A's turn", reason="fact"),
    "2": leaf("why_not", "now is not a time", reason="rules", branches=[
        {"rule": "117.1a", "cr": "117.1a", "conditions": [
            {"fails": 1, "sentence": "it is not your turn"}, {"holds": 9}]},
        {"rule": "702.8a", "cr": "702.8a", "conditions": [{"fails": 8, "sentence": "it has no flash"}]},
    ]),
    "3": rule("2 mana are needed in all, and the sources make at most 1"),
    "4": leaf("every", "so for each shortage", cases=[{"condition": [9], "consequence": [3]}]),
    "5": rule("there is too little mana", 4),
    "6": leaf("why_not", "the mana can't be paid", reason="refuted", by=5),
    "7": leaf("why_not", "the card can't be cast", reason="rules", branches=[
        {"rule": "601.2", "cr": "601.2", "conditions": [
            {"fails": 2, "sentence": "now is not a time"},
            {"open": "night", "sentence": "it is night"},
            {"fails": 6, "sentence": "the cost can't be paid"},
        ]},
    ]),
    "8": leaf("why_not", "it has no flash", reason="no_rule"),
    "9": leaf("board", "Forest is tapped"),
}  # fmt: skip


def test_all_that_is_missing_is_listed_with_its_causes() -> None:
    assert missing(7, REFUTATION) == [
        "now is not a time: it is not your turn",
        "the cost can't be paid: 2 mana are needed in all, and the sources make at most 1",
    ]


def test_that_there_is_none_of_some_kind_is_no_cause() -> None:
    open_goal = ["equip_cost", "flying", {"v": "Costs"}]
    nodes = {
        "1": leaf("why_not", "Flying is an equip ability for no costs", reason="no_rule") | {"goal": open_goal},
        "2": leaf("why_not", "the Angel has no activated ability", reason="rules", branches=[
            {"rule": "602.1", "cr": "602.1", "conditions": [
                {"fails": 1, "sentence": "Flying is an equip ability for no costs"}]},
        ]) | {"goal": ["activated_ability", "angel", {"v": "Ability"}]},
        "3": leaf("why_not", "the Angel's ability can't be activated", reason="rules", branches=[
            {"rule": "602.2", "cr": "602.2", "conditions": [{"fails": 2, "sentence": "there is nothing to activate"}]},
        ]),
    }  # fmt: skip
    assert missing(3, nodes) == ["there is nothing to activate"]
    nodes["2"]["branches"][0]["conditions"][0]["sentence"] = "it has no cost"
    assert missing(3, nodes) == ["there is nothing to activate: it has no cost"]


def test_what_fails_for_one_reason_alone_is_said() -> None:
    assert missing(1, REFUTATION) == ["it is not Player A's turn"]


def test_a_refutation_shows_the_nearest_rule_and_counts_the_others() -> None:
    assert lines(7, REFUTATION) == [
        "\u2717 The card can't be cast",
        "  \u2717 Now is not a time",
        "    \u2717 It is not your turn  [CR 117.1a]",
        "    \u2717 1 other way fails too",
        "  \u2717 The cost can't be paid  [CR 601.2]",
        "    \u2713 There is too little mana  [CR 106.7]",
        "      \u2713 2 mana are needed in all, and the sources make at most 1  [CR 106.7]",
    ]


def test_a_full_refutation_shows_every_rule() -> None:
    shown = lines(7, REFUTATION, full=True)
    assert "    \u2717 Not in this way (1 of 2)  [CR 117.1a]" in shown
    assert "    \u2717 Not in this way (2 of 2)  [CR 702.8a]" in shown
    assert "      \u2717 It has no flash" in shown


STAGES = {
    "1": rule("the effect is next"),
    "2": rule("the effect adds it"),
    "3": leaf("why_not", "nothing is next", reason="no_rule"),
    "4": leaf("stages", "these apply: the effect", end=3, steps=[
        {"effect": "f1", "next": 1, "adds": [{"fluent": "day", "by": 2}], "removes": [{"fluent": "dusk", "by": None}]},
    ]),
    "5": leaf("fluent", "it is there", by=2, since=1),
    "6": leaf("final", "it is there after all", by=5, stages=4),
    "7": leaf("why_not", "it is not there", reason="fluent", near=[], removed=[{"fluent": "day", "by": 2, "stage": 1}]),
    "8": leaf("why_not", "it is not there after all", reason="final", by=7, stages=4),
}  # fmt: skip


def test_stages_are_shown_with_what_was_applied() -> None:
    assert lines(6, STAGES) == [
        "\u2713 It is there after all",
        "  \u2713 It is there",
        "    \u2713 The effect adds it  [CR 106.7]",
        "  \u2713 These apply: the effect",
        "    \u2713 The effect is next  [CR 106.7]",
    ]
    assert lines(8, STAGES)[:3] == [
        "\u2717 It is not there after all",
        "  \u2717 It is not there",
        "    \u2713 The effect adds it  [CR 106.7]",
    ]
    assert "    \u2713 The effect adds it  [CR 106.7]" in lines(6, STAGES, full=True)


def test_a_terminal_gets_the_same_words() -> None:
    console = Console(width=120, file=io.StringIO(), record=True)
    console.print(rich_tree(proof_tree(7, PROOF)))
    text = console.export_text()
    assert "\u2713 The answer  [CR 106.7]" in text
    assert "\u2713 The shared step" in text
