"""The rows in which the prover hands out a proof, read into the nodes of docs/contracts.md, section 5."""

from collections.abc import Mapping, Sequence
from typing import Any

from lawmage.bridge.terms import Term


def nodes_of_rows(rows: Sequence[Any]) -> dict[str, dict[str, Any]]:
    """Return the nodes by their ids (docs/contracts.md, section 6). The rows are used up.

    Equal terms, and equal parts of terms, are one object in all nodes: whoever reads a proof needs to look at each only
    once. So they must not be changed.
    """
    terms: list[Term] = []
    nodes: dict[str, dict[str, Any]] = {}
    for row in rows:
        kind = type(row)
        if kind is list:
            terms.append([row[0], *[terms[number] for number in row[1]]])
        elif kind is not dict:
            terms.append(row)
        elif "kind" in row:
            nodes[str(row.pop("id"))] = row
            _name_terms(row, terms)
        elif "l" in row:
            terms.append({"l": [terms[number] for number in row["l"]]})
        else:
            terms.append(row)
    return nodes


def _name_terms(node: dict[str, Any], terms: Sequence[Term]) -> None:
    """Put terms in the place of their numbers."""
    if "goal" in node:
        node["goal"] = terms[node["goal"]]
    match node["kind"]:
        case "rule":
            _name_bindings(node["bindings"], terms)
        case "count":
            _name_each(node["items"], ("value",), terms)
        case "fluent":
            node["since"] = terms[node["since"]]
        case "stages":
            for step in node["steps"]:
                step["effect"] = terms[step["effect"]]
                _name_each(step["adds"], ("fluent",), terms)
                _name_each(step["removes"], ("fluent",), terms)
        case "why_not":
            _name_terms_of_reason(node, terms)


def _name_terms_of_reason(node: dict[str, Any], terms: Sequence[Term]) -> None:
    if "near" in node:
        node["near"] = [terms[number] for number in node["near"]]
    for branch in node.get("branches", ()):
        _name_bindings(branch.get("bindings", {}), terms)
        _name_each([condition for condition in branch["conditions"] if "open" in condition], ("open",), terms)
    _name_each(node.get("removed", ()), ("fluent", "stage"), terms)


def _name_bindings(bindings: dict[str, Any], terms: Sequence[Term]) -> None:
    for name, number in bindings.items():
        bindings[name] = terms[number]


def _name_each(parts: Sequence[dict[str, Any]], fields: Sequence[str], terms: Sequence[Term]) -> None:
    for part in parts:
        for field in fields:
            part[field] = terms[part[field]]


def with_nodes(answer: Mapping[str, Any]) -> dict[str, Any]:
    """Return an answer of the prover with its nodes instead of the rows."""
    return {"answers": answer["answers"], "nodes": nodes_of_rows(answer["rows"])}
