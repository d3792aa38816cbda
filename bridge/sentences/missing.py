"""What stands in the way: the failing conditions of a refutation, each with its cause, as sentences."""

from collections.abc import Mapping
from typing import Any

from lawmage.bridge.sentences.words import has_variable

Node = Mapping[str, Any]
Nodes = Mapping[str, Node]


def missing(refutation: int | str, nodes: Nodes) -> list[str]:
    """Return what is missing for the goal of a why-not node: one sentence for each condition that fails.

    Where several rules could have given the goal, the nearest speaks. The nodes carry their sentences (see annotate).
    """
    node = nodes[str(refutation)]
    conditions = _failing(node)
    if not conditions:
        return [_with_causes(node["sentence"], str(refutation), nodes)]
    found = [_with_causes(sentence, name, nodes) for sentence, name in conditions]
    return list(dict.fromkeys(found))


def _shown_by(name: str, nodes: Nodes) -> list[str]:
    """Return what the proof of a refutation shows: its cases, such as each shortage, or else its own sentence."""
    node = nodes[name]
    every = [nodes[str(premise)] for premise in node.get("premises", []) if nodes[str(premise)]["kind"] == "every"]
    cases = [consequence for step in every for case in step["cases"] for consequence in case["consequence"]]
    return [nodes[str(consequence)]["sentence"] for consequence in cases] or [node["sentence"]]


def _failing(node: Node) -> list[tuple[str, str]]:
    """Return the conditions of the nearest branch that fail: their sentences and the nodes that say why."""
    branches = node.get("branches", [])
    if not branches:
        return []
    nearest = branches[0]["conditions"]
    return [(condition["sentence"], str(condition["fails"])) for condition in nearest if "fails" in condition]


def _with_causes(sentence: str, name: str, nodes: Nodes) -> str:
    causes = [cause for cause in _causes(name, nodes) if cause != sentence]
    return f"{sentence}: {'; '.join(dict.fromkeys(causes))}" if causes else sentence


def _causes(name: str, nodes: Nodes) -> list[str]:
    """Return the sentences at which the chain of reasons ends."""
    node = nodes[name]
    if node["kind"] != "why_not":
        return [node["sentence"]]
    match node["reason"]:
        case "rules" | "conditions":
            causes = []
            for sentence, inner in _failing(node):
                deeper = [cause for cause in _causes(inner, nodes) if cause != nodes[inner]["sentence"]]
                causes += deeper or ([] if _says_little(sentence, nodes[inner]) else [sentence])
            return causes or ([] if has_variable(node["goal"]) else [node["sentence"]])
        case "holds":
            return [nodes[str(premise)]["sentence"] for premise in node["premises"]]
        case "exception":
            return _causes(str(node["consequence"]), nodes)
        case "refuted":
            return _shown_by(str(node["by"]), nodes)
    return [node["sentence"]]


def _says_little(sentence: str, node: Node) -> bool:
    """Say whether a condition fails because there is none of some kind, and the rule has no words of its own for that.

    Deep in the rules, that explains nothing to who did not ask for that kind.
    """
    return sentence == node["sentence"] and has_variable(node["goal"])
