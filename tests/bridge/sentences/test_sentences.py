"""The sentence of every kind of node."""

import copy
from typing import Any

import pytest

from lawmage.bridge.sentences import Sentences, Words, annotate, changed_node, without_annotations
from lawmage.bridge.terms import Term

NODES: dict[str, dict[str, Any]] = {
    "1": {"kind": "why_not", "reason": "no_rule", "goal": ["adds", "f1", "red"]},
    "2": {"kind": "board", "goal": ["in_zone", "elf", "hand"]},
    "3": {"kind": "computed", "goal": ["=<", ["+", 1, 2], 3]},
}

CASES: list[tuple[str, dict[str, Any], str]] = [
    ("a rule, with braces that are no slot",
     {"kind": "rule", "rule": "106.7", "goal": ["could_produce", "f1", "green"], "premises": [],
      "bindings": {"Permanent": "f1", "Type": "green"}},
     "Forest (1) could produce green mana with its {T} ability"),
    ("a board fact", {"kind": "board", "goal": ["in_zone", "elf", "hand"]}, "Llanowar Elves is in the zone hand"),
    ("a fact without arguments", {"kind": "board", "goal": "night"}, "it is night"),
    ("arithmetic", {"kind": "computed", "goal": ["=<", ["+", 1, 2], 3]}, "1 + 2 is at most 3"),
    ("membership", {"kind": "computed", "goal": ["member", "green", {"l": ["green", "red"]}]},
     "green is among green and red"),
    ("nothing there", {"kind": "none", "goal": ["in_zone", {"v": 0}, "stack"], "why": None},
     "no object is in the zone stack"),
    ("nothing there, with all known", {"kind": "none", "goal": ["in_zone", "elf", "stack"], "why": None},
     "Llanowar Elves is not in the zone stack"),
    ("nothing there, of several", {"kind": "none", "goal": [",", ["in_zone", {"v": 0}, "stack"], "night"], "why": None},
     "it is never the case that some object is in the zone stack and it is night"),
    ("two unknowns", {"kind": "none", "goal": ["controller", {"v": 0}, {"v": 1}], "why": None},
     "no player controls any object"),
    ("every case", {"kind": "every", "goal": ["all", ["controller", {"v": 0}, "you"], ["adds", {"v": 0}, "green"]],
                    "cases": [{}, {}, {}]}, "the object adds green mana, in all 3 cases"),
    ("a few cases", {"kind": "every", "goal": ["all", ["controller", {"v": 0}, "you"], "night"],
                     "cases": [{"condition": [2], "consequence": [2]}, {"condition": [2], "consequence": [3]}]},
     "Llanowar Elves is in the zone hand and 1 + 2 is at most 3"),
    ("no case", {"kind": "every", "goal": ["all", ["controller", {"v": 0}, "you"], ["adds", {"v": 0}, "green"]],
                 "cases": []}, "Player A controls no object"),
    ("a count", {"kind": "count", "goal": ["count", {"v": 0}, ["in_zone", {"v": 0}, "graveyard"], 2],
                 "items": [{"value": "f1"}, {"value": "f2"}]},
     "there are exactly 2 cases in which some object is in the zone graveyard: Forest (1) and Forest (2)"),
    ("a collection", {"kind": "count", "goal": ["collect", {"v": 0}, ["in_zone", {"v": 0}, "hand"], {"l": ["elf"]}],
                      "items": [{"value": "elf"}]},
     "some object is in the zone hand, and these are all: Llanowar Elves"),
    ("an empty collection", {"kind": "count", "goal": ["collect", {"v": 0}, ["in_zone", {"v": 0}, "hand"], {"l": []}],
                             "items": []}, "no object is in the zone hand"),
    ("why not", {"kind": "why_not", "reason": "rules", "goal": ["could_produce", "f1", {"v": 0}], "branches": []},
     "Forest (1) could produce no type of mana"),
    ("why not a fact", {"kind": "why_not", "reason": "fact", "goal": ["in_zone", "elf", "battlefield"],
                        "near": [["in_zone", "elf", "hand"]]},
     "Llanowar Elves is not in the zone battlefield: Llanowar Elves is in the zone hand"),
    ("why not computed", {"kind": "why_not", "reason": "computed", "goal": [">=", 5, 6]}, "5 is less than 6"),
    ("why not computed, of no number", {"kind": "why_not", "reason": "computed", "goal": [">=", "green", 6]},
     "green is not a number"),
    ("why not computed, of no number in an expression",
     {"kind": "why_not", "reason": "computed", "goal": ["is", {"v": 0}, ["+", 1, ["min", 2, {"l": ["green"]}]]]},
     "green is not a number"),
    ("why not another number", {"kind": "why_not", "reason": "computed", "goal": ["is", "green", ["+", 1, 2]]},
     "green is not 1 + 2"),
    ("why not computed, with a division", {"kind": "why_not", "reason": "computed", "goal": [">", ["//", 6, 0], 1]},
     "it is not the case that 6 divided by 0 is more than 1"),
    ("why not for all", {"kind": "why_not", "reason": "exception", "condition": [2], "consequence": 1,
                         "goal": ["all", ["controller", {"v": 0}, "you"], ["adds", {"v": 0}, "red"]]},
     "Forest (1) does not add red mana"),
    ("a circle", {"kind": "why_not", "reason": "circular", "goal": ["adds", "f1", "red"], "see": 1},
     "Forest (1) does not add red mana for this reason, which would rest on itself"),
    ("a search", {"kind": "witness", "goal": ["may_cast", "you", "elf", ["plan", {"l": []}, {"l": []}]], "by": 1},
     "Player A may cast Llanowar Elves: no source is needed"),
    ("the least", {"kind": "least", "goal": ["least", {"v": 0}, ["adds", {"v": 0}, "red"], "f1"], "premises": [1]},
     "Forest (1) is the least of which it holds that it adds red mana"),
    ("why not not", {"kind": "why_not", "reason": "holds", "goal": ["not", "night"], "premises": []}, "it is night"),
    ("the effects of all stages", {"kind": "stages", "steps": [{"effect": "f1"}, {"effect": "f2"}]},
     "these apply, one after the other: Forest (1) and Forest (2)"),
    ("no stage", {"kind": "stages", "steps": []}, "nothing applies"),
    ("in the last stage", {"kind": "final", "goal": ["at", ["adds", "f1", "green"], "final"], "by": 1, "stages": 2},
     "Forest (1) adds green mana"),
    ("not in the last stage", {"kind": "why_not", "reason": "final", "goal": ["at", ["adds", "f1", "red"], "final"],
                               "by": 1, "stages": 2}, "Forest (1) does not add red mana"),
    ("a staged fact", {"kind": "board", "goal": ["at", ["adds", "f1", "green"], "s0"]}, "Forest (1) adds green mana"),
]  # fmt: skip


@pytest.mark.parametrize(("node", "sentence"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_node_is_said(node: dict[str, Any], sentence: str, sentences: Sentences, words: Words) -> None:
    assert sentences.of_node(node, NODES, words) == sentence


CONDITIONS: list[tuple[str | None, int, Term, str]] = [
    ("601.2", 1, ["in_zone", "elf", "hand"], "Llanowar Elves is not in Player A's hand"),
    ("601.2", 2, "night", "it is not night"),
    (None, 1, "night", "it is not night"),
]


@pytest.mark.parametrize(("rule", "number", "goal", "sentence"), CONDITIONS)
def test_a_failing_condition_is_said(
    rule: str | None, number: int, goal: Term, sentence: str, sentences: Sentences, words: Words
) -> None:
    bindings = {"Player": "you", "Card": "elf"}
    assert sentences.condition(rule, number, bindings, goal, words) == sentence


REFUTATION: dict[str, dict[str, Any]] = {
    "1": {"kind": "why_not", "reason": "fact", "goal": ["in_zone", "elf", "hand"], "near": []},
    "2": {
        "kind": "why_not",
        "reason": "rules",
        "goal": ["may_cast", "you", "elf", {"v": 0}],
        "branches": [
            {
                "rule": "601.2",
                "bindings": {"Player": "you", "Card": "elf"},
                "conditions": [{"fails": 1}, {"open": ["in_zone", {"v": 0}, "stack"]}],
            }
        ],
    },
    "3": {"kind": "rule", "rule": "reading/add", "goal": ["adds", "f1", "green"], "bindings": {}, "premises": []},
}


def test_nodes_get_sentences_numbers_and_objects(sentences: Sentences, words: Words) -> None:
    found = annotate(REFUTATION, sentences, words, {"elf", "f1", "f2"})
    assert found["2"]["about"] == ["elf"]
    assert "cr" not in found["2"]
    assert found["2"]["branches"][0] == {
        "rule": "601.2",
        "cr": "601.2",
        "bindings": {"Player": "you", "Card": "elf"},
        "conditions": [
            {"fails": 1, "sentence": "Llanowar Elves is not in Player A's hand"},
            {"open": ["in_zone", {"v": 0}, "stack"], "sentence": "some object is in the zone stack"},
        ],
    }
    assert "cr" not in found["3"]
    assert without_annotations(found) == REFUTATION


@pytest.mark.parametrize("key", ["sentence", "about", "branches"])
def test_a_changed_node_is_found(key: str, sentences: Sentences, words: Words) -> None:
    right = annotate(REFUTATION, sentences, words, {"elf"})
    saved = copy.deepcopy(right)
    assert changed_node(saved, right) is None
    if key == "branches":
        saved["2"]["branches"][0]["conditions"][0]["sentence"] = "all is well"
    else:
        saved["2"][key] = "all is well" if key == "sentence" else ["f1"]
    assert changed_node(saved, right) == "2"


def test_a_node_about_stages_speaks_of_its_effects(sentences: Sentences, words: Words) -> None:
    node = {"kind": "stages", "end": 2, "steps": [{"effect": "f1", "next": 1, "adds": [], "removes": []}]}
    assert annotate({"3": node}, sentences, words, {"f1", "f2"})["3"]["about"] == ["f1"]


def test_a_missing_node_is_found(sentences: Sentences, words: Words) -> None:
    right = annotate(REFUTATION, sentences, words, {"elf"})
    assert changed_node({name: node for name, node in right.items() if name != "3"}, right) == "3"
