"""Sentences, rule numbers and objects on the nodes of a proof, and the check that they are right."""

from collections.abc import Container, Iterable
from typing import Any, Final

from lawmage.bridge.sentences.sentences import Node, Nodes, Sentences
from lawmage.bridge.sentences.words import Words
from lawmage.bridge.terms import Term

ADDED_TO_NODES: Final = ("sentence", "cr", "about")
"""The fields that the bridge adds to the nodes of a proof (docs/contracts.md, section 5)."""

_ADDED_TO_CONDITIONS: Final = ("sentence",)
_ADDED_TO_BRANCHES: Final = ("cr",)


def annotate(nodes: Nodes, sentences: Sentences, words: Words, objects: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Return the nodes with their sentences; rule nodes with the rule's number; all with the objects they speak of.

    A condition that fails gets a sentence too: that of the rule for this case.
    """
    mentions = _Mentions(objects)
    annotated = {}
    for name, node in nodes.items():
        result = dict(node)
        result["sentence"] = sentences.of_node(node, nodes, words)
        if node["kind"] == "rule":
            number = sentences.rule_number(node["rule"])
            if number:
                result["cr"] = number
        result["about"] = sorted(mentions.of(_terms_of(node)))
        if "branches" in node:
            result["branches"] = [_annotate_branch(branch, nodes, sentences, words) for branch in node["branches"]]
        annotated[name] = result
    return annotated


def _terms_of(node: Node) -> Term:
    """Return what a node speaks of: its goal, or the effects of a node about stages."""
    return node["goal"] if "goal" in node else {"l": [step["effect"] for step in node["steps"]]}


def without_annotations(nodes: Nodes) -> dict[str, dict[str, Any]]:
    """Return the nodes as the prover gave them: what the checker reads.

    The nodes may come from anywhere; what does not have the shape of a proof is left for the checker to refuse.
    """
    plain = {}
    for name, node in nodes.items():
        result = {key: value for key, value in node.items() if key not in ADDED_TO_NODES}
        if isinstance(result.get("branches"), list):
            result["branches"] = [_plain_branch(branch) for branch in result["branches"]]
        plain[name] = result
    return plain


def changed_node(nodes: Nodes, right: Nodes) -> str | None:
    """Return the id of a node that differs from the right one, or None where all are as they should be."""
    return next((name for name in {**nodes, **right} if nodes.get(name) != right.get(name)), None)


class _Mentions:
    """Which of some atoms appear in the terms of a proof, in which the same term may stand in many places."""

    def __init__(self, atoms: Iterable[str]) -> None:
        self._atoms = frozenset(atoms)
        # Terms are found by their identity, and kept so that no other term can have it.
        self._known: dict[int, tuple[Term, frozenset[str]]] = {}

    def of(self, term: Term) -> frozenset[str]:
        """Return those of the atoms that appear in a term."""
        if isinstance(term, list):
            parts = term[1:]
        elif isinstance(term, dict):
            parts = term.get("l", [])
        else:
            return self._among([term])
        known = self._known.get(id(term))
        if known is None:
            inner = [self.of(part) for part in parts if isinstance(part, list | dict)]
            known = self._known[id(term)] = term, self._among(parts).union(*inner)
        return known[1]

    def _among(self, terms: Iterable[Term]) -> frozenset[str]:
        return frozenset([term for term in terms if isinstance(term, str) and term in self._atoms])


def _annotate_branch(branch: Node, nodes: Nodes, sentences: Sentences, words: Words) -> dict[str, Any]:
    rule = branch.get("rule")
    conditions = []
    for number, condition in enumerate(branch["conditions"], start=1):
        added: dict[str, str] = {}
        if "fails" in condition:
            goal = nodes[str(condition["fails"])]["goal"]
            added = {"sentence": sentences.condition(rule, number, branch.get("bindings", {}), goal, words)}
        elif "open" in condition:
            added = {"sentence": sentences.positive(condition["open"], words)}
        conditions.append(dict(condition) | added)
    result = dict(branch) | {"conditions": conditions}
    number_of_rule = sentences.rule_number(rule) if rule is not None else ""
    return result | ({"cr": number_of_rule} if number_of_rule else {})


def _plain_branch(branch: Any) -> Any:
    if not isinstance(branch, dict) or not isinstance(branch.get("conditions"), list):
        return branch
    conditions = [_without(condition, _ADDED_TO_CONDITIONS) for condition in branch["conditions"]]
    return _without(branch, _ADDED_TO_BRANCHES) | {"conditions": conditions}


def _without(value: Any, keys: Container[str]) -> Any:
    return {key: inner for key, inner in value.items() if key not in keys} if isinstance(value, dict) else value
