"""Tampers with answers in every small way there is, and says which tampering leaves the meaning of an answer alone.

A document is an answer as the checker takes it (docs/contracts.md, section 5). `mutations` gives every document that
differs from it by one small change: a leaf replaced, an element dropped, doubled or exchanged with its neighbour, a
field dropped, added or renamed, a node dropped, doubled or exchanged with another.

A checker may accept such a document only if it `says_no_more`:

1. it claims no more: it has the same question and the same verdict, and its solutions are the same. The mode may be
   one that claims less (`all` claims that the solutions are complete, `decide` and `first` do not). An answer without
   solutions and without a refutation, which says that something is undecided, claims nothing.
2. every step of it is a step of the original. A step is a node without its id, in which each part is replaced by what
   that part proves or refutes. So a part may be replaced by another proof of the same.
3. in a step, only these may differ: the numbers of variables in its goal and in each branch; the fields `sentence`,
   `cr` and `about`; the order of items, cases, changes, near misses, removals and branches; how often the same case is
   there; and an explanation may be shorter, by leaving out the `why` of a negation, near misses, removals, and branches
   of a rule that has others.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

Json = Any
READERS_FIELDS = {"sentence", "cr", "about"}
CLAIMS_LESS = {("all", "decide"), ("all", "first"), ("decide", "first"), ("first", "decide")}


def mutations(document: Json) -> Iterator[tuple[str, Json]]:
    """Every document that differs by one small change, with a description of the change."""
    words, numbers = _values(document)
    for path in _paths(document):
        value = _at(document, path)
        if isinstance(value, (list, dict)):
            yield from _container_changes(document, path, value)
        else:
            yield from _leaf_changes(document, path, value, words, numbers)
    yield from _node_changes(document)


def _values(document: Json) -> tuple[list[str], list[int]]:
    words: dict[str, None] = {}
    numbers: dict[int, None] = {}
    for path in _paths(document):
        value = _at(document, path)
        if isinstance(value, str):
            words[value] = None
        elif isinstance(value, int):
            numbers[value] = None
    return list(words), sorted(numbers)


def _paths(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in entries:
        yield from _paths(part, (*path, key))


def _at(document: Json, path: tuple[Any, ...]) -> Json:
    for key in path:
        document = document[key]
    return document


def _changed(document: Json, path: tuple[Any, ...], value: Json) -> Json:
    """The document with another value at the path; all that does not change is shared."""
    if not path:
        return value
    result = copy.copy(document)
    result[path[0]] = _changed(document[path[0]], path[1:], value)
    return result


def _leaf_changes(
    document: Json, path: tuple[Any, ...], value: Json, words: list[str], numbers: list[int]
) -> Iterator[tuple[str, Json]]:
    others: list[Json]
    if isinstance(value, str):
        place = words.index(value)
        others = [words[place - 1], "somebody else", 7, {"v": 0}]
    elif isinstance(value, int):
        below = [number for number in numbers if number < value - 1]
        others = [value + 1, value - 1, *below[-2:], str(value), None, float(value)]
    else:
        others = [1, 2, "none", []]
    for other in others:
        if type(other) is not type(value) or other != value:
            yield f"{path}: {value!r} becomes {other!r}", _changed(document, path, other)


def _container_changes(document: Json, path: tuple[Any, ...], value: Json) -> Iterator[tuple[str, Json]]:
    if isinstance(value, dict):
        for key in value:
            without = {other: part for other, part in value.items() if other != key}
            yield f"{path}: without {key}", _changed(document, path, without)
            yield f"{path}: {key} renamed", _changed(document, path, {**without, f"{key}x": value[key]})
        yield f"{path}: another field", _changed(document, path, {**value, "comment": "trust me"})
        return
    for place in range(len(value)):
        yield f"{path}: without {place}", _changed(document, path, value[:place] + value[place + 1 :])
        doubled = value[: place + 1] + value[place:]
        yield f"{path}: {place} doubled", _changed(document, path, doubled)
        if place:
            swapped = [*value[: place - 1], value[place], value[place - 1], *value[place + 1 :]]
            yield f"{path}: {place} exchanged", _changed(document, path, swapped)
    yield f"{path}: emptied", _changed(document, path, [])


def _node_changes(document: Json) -> Iterator[tuple[str, Json]]:
    nodes = document["nodes"]
    numbers = sorted(map(int, nodes))
    for number in numbers:
        twin = str(numbers[-1] + 1)
        yield f"node {number} doubled", {**document, "nodes": {**nodes, twin: nodes[str(number)]}}
        for other in numbers:
            same_kind = nodes[str(number)]["kind"] == nodes[str(other)]["kind"]
            if other == number + 1 or (other > number and same_kind):
                exchanged = {**nodes, str(number): nodes[str(other)], str(other): nodes[str(number)]}
                yield f"nodes {number} and {other} exchanged", {**document, "nodes": exchanged}


def says_no_more(mutated: Json, original: Json) -> bool:
    """Whether a changed document means the same as the original, or less, as described above."""
    if not _claims_no_more(mutated, original):
        return False
    steps = [_step(original, node) for node in original["nodes"].values()]
    return all(
        any(_step_says_no_more(_step(mutated, node), step) for step in steps) for node in mutated["nodes"].values()
    )


def _claims_no_more(mutated: Json, original: Json) -> bool:
    if mutated["undecided"] and not mutated["solutions"] and mutated["refutation"] is None:
        return True
    modes = original["question"]["mode"], mutated["question"]["mode"]
    return (
        (modes[0] == modes[1] or modes in CLAIMS_LESS)
        and _renamed(mutated["question"]["goal"]) == _renamed(original["question"]["goal"])
        and _bag(_claims(mutated)) == _bag(_claims(original))
        and (mutated["refutation"] is None) == (original["refutation"] is None)
        and _bag(mutated["undecided"]) == _bag(original["undecided"])
    )


def _claims(answer: Json) -> list[Json]:
    """The solutions, with bindings in the order of the question's variables, whatever these are called."""
    names = dict.fromkeys(path[-1] for path in _variable_names(answer["question"]["goal"]))
    return [[solution["goal"], [solution["bindings"][name] for name in names]] for solution in answer["solutions"]]


def _variable_names(goal: Json) -> Iterator[tuple[Any, ...]]:
    for path in _paths(goal):
        if path and path[-1] == "v" and isinstance(_at(goal, path[:-1]), dict):
            yield (*path, _at(goal, path))


def _renamed(value: Json) -> str:
    """JSON text with the variables numbered in the order of their occurrence."""
    numbers: dict[Any, int] = {}

    def rename(part: Json) -> Json:
        if isinstance(part, dict):
            if set(part) == {"v"}:
                return {"v": numbers.setdefault(part["v"], len(numbers))}
            return {key: rename(value) for key, value in part.items()}
        return [rename(element) for element in part] if isinstance(part, list) else part

    return json.dumps(rename(value), sort_keys=True)


def _bag(values: list[Json]) -> list[str]:
    return sorted(map(_renamed, values))


def _step(document: Json, node: Json) -> dict[str, Json]:
    """A node with each part replaced by what it proves or refutes, and lists without order sorted."""

    def claim(number: Json) -> str:
        """Text, so that the numbers of its variables are not taken for those of the node."""
        part = document["nodes"].get(str(number))
        if part is None:
            return f"no node {number}"
        if part["kind"] == "stages":
            return _renamed(["stages", [step["effect"] for step in part["steps"]]])
        goal = ["not", part["goal"]] if part["kind"] == "none" else part["goal"]
        return _renamed([part["kind"] == "why_not", part.get("reason") == "circular", goal])

    def claims(numbers: Json) -> Json:
        return [claim(number) for number in numbers]

    def condition(entry: Json) -> Json:
        [(mark, value)] = entry.items()
        return [mark, value if mark == "open" else claim(value)]

    step = {key: value for key, value in node.items() if key not in READERS_FIELDS}
    for key in ("why", "by", "node", "consequence", "see", "stages", "end"):
        if key in step and step[key] is not None:
            step[key] = claim(step[key])
    for key in ("premises", "condition"):
        if key in step:
            step[key] = claims(step[key])
    if "cases" in step:
        cases = [[claims(case["condition"]), claims(case["consequence"])] for case in step["cases"]]
        step["cases"] = sorted(set(map(_renamed, cases)))
    if "items" in step:
        step["items"] = _bag([[item["value"], claims(item["premises"])] for item in step["items"]])
    if "branches" in step:
        step["branches"] = [
            {**branch, "conditions": [condition(entry) for entry in branch["conditions"]]}
            for branch in step["branches"]
        ]
    if "removed" in step:
        step["removed"] = [{**removal, "by": claim(removal["by"])} for removal in step["removed"]]
    if "steps" in step:
        step["steps"] = [
            {
                "effect": entry["effect"],
                "next": claim(entry["next"]),
                "adds": _bag([[change["fluent"], claim(change["by"])] for change in entry["adds"]]),
                "removes": _bag([[change["fluent"], claim(change["by"])] for change in entry["removes"]]),
            }
            for entry in step["steps"]
        ]
    return step


def _step_says_no_more(mutated: dict[str, Json], original: dict[str, Json]) -> bool:
    optional = {"near", "removed", "branches"}
    core = {key: value for key, value in original.items() if key not in optional}
    mutated_core = {key: value for key, value in mutated.items() if key not in optional}
    if mutated.get("kind") == "none" and mutated.get("why") is None:
        core["why"] = None
    if _renamed(mutated_core) != _renamed(core) or mutated.keys() != original.keys():
        return False
    rules = {branch.get("rule") for branch in original.get("branches", [])}
    if rules != {branch.get("rule") for branch in mutated.get("branches", [])}:
        return False
    return all(set(_bag(mutated[part])) <= set(_bag(original[part])) for part in optional if part in original)
