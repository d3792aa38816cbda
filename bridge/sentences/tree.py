"""A proof as a tree for people: short enough to read, every step with the rule, card or board fact that it rests on.

A proof is a graph in which a shared step stands once. The tree shows a shared step where it is first needed and refers
to it afterwards. In the brief form it leaves out what a reader takes for granted: computations, facts that the sentence
of their rule repeats, and steps that speak of no object on the board, such as what a mana symbol means.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from lawmage.bridge.sentences.computed import is_all_computed
from lawmage.bridge.sentences.sentences import SHOWN_CASES, Node, Nodes

_BRIEF_LINES: Final = 24
"""How many lines a brief tree may have; it goes as deep as it can without having more."""

_LEAST_DEPTH: Final = 3
_MOST_DEPTH: Final = 9
_BRIEF_CASES: Final = 6
_BRIEF_BRANCHES: Final = 4


@dataclass
class Step:
    """One line of the tree, with the lines below it.

    ``mark`` says what kind of line it is; ``source`` what it rests on, such as "CR 106.7"; ``number`` is given to a
    step that a later line refers to, ``see`` to such a line. ``hidden`` counts the steps below that are left out.
    """

    sentence: str
    mark: str = "holds"
    source: str = ""
    number: int | None = None
    see: int | None = None
    hidden: int = 0
    children: list["Step"] = field(default_factory=list)

    def lines(self, depth: int = 0) -> Iterator[tuple[int, "Step"]]:
        """Yield every line with its depth, from top to bottom."""
        yield depth, self
        for child in self.children:
            yield from child.lines(depth + 1)


def proof_tree(root: int | str, nodes: Nodes, *, full: bool = False) -> Step:
    """Return the tree below a node whose nodes carry their sentences (see annotate)."""
    if full:
        return _TreeBuilder(nodes, None).tree(str(root))
    tree = _TreeBuilder(nodes, _LEAST_DEPTH).tree(str(root))
    for depth in range(_LEAST_DEPTH + 1, _MOST_DEPTH + 1):
        deeper = _TreeBuilder(nodes, depth).tree(str(root))
        if sum(1 for _ in deeper.lines()) > _BRIEF_LINES:
            break
        tree = deeper
    return tree


class _TreeBuilder:
    """Builds one tree, down to a depth; with the depth None everything is shown."""

    def __init__(self, nodes: Nodes, depth: int | None) -> None:
        self._nodes = nodes
        self._depth = depth
        self._full = depth is None
        self._steps: dict[str, Step] = {}
        self._references: Counter[str] = Counter()

    def tree(self, root: str) -> Step:
        step = self._step(root, 0)
        self._number(step)
        return step

    def _step(self, name: str, depth: int) -> Step:
        node = self._nodes[name]
        earlier = self._steps.get(name)
        if earlier is not None and earlier.children:
            self._references[name] += 1
            return Step(node["sentence"], _mark(node), see=id(earlier))
        step = Step(node["sentence"], _mark(node), _source(node))
        self._steps[name] = step
        below = self._below(node)
        if self._depth is not None and depth >= self._depth and below:
            step.hidden = self._size(name) - 1
            return step
        step.children = [self._child(item, depth + 1) for item in below]
        return step

    def _child(self, item: "str | tuple[str, str, list[str]]", depth: int) -> Step:
        if isinstance(item, str):
            return self._step(item, depth)
        sentence, source, below = item
        return Step(sentence, "heading", source, children=[self._child(inner, depth + 1) for inner in below])

    def _below(self, node: Node) -> list[Any]:
        """Return what stands below a step: names of nodes, or headings with names of nodes."""
        match node["kind"]:
            case "rule":
                return self._premises(node["premises"])
            case "witness" | "fluent":
                return [str(node["by"])]
            case "final":
                return [str(node["by"]), str(node["stages"])]
            case "stages":
                return [str(step["next"]) for step in node["steps"]] + (_changes(node) if self._full else [])
            case "every":
                return self._cases(node)
            case "count":
                found = [str(premise) for item in node["items"] for premise in item["premises"]]
                return self._premises(dict.fromkeys(found)) if self._full else []
            case "least":
                return self._premises(node["premises"])
            case "none":
                return self._why_none(node) if self._full else []
            case "why_not":
                return self._reasons(node)
        return []

    def _premises(self, premises: Iterable[int | str]) -> list[Any]:
        """Return the premises that are shown; where a few cases say all of an `every` step, they stand in its place."""
        found: list[Any] = []
        for name in map(str, premises):
            node = self._nodes[name]
            if node["kind"] == "every" and 0 < len(node["cases"]) <= SHOWN_CASES and not self._full:
                found += self._cases(node)
            elif node["kind"] in ("final", "fluent", "least") and not self._full:
                found += self._premises(self._below(node))
            elif self._is_shown(name):
                found.append(name)
        return found

    def _why_none(self, node: Node) -> list[Any]:
        """Return why a goal has no solution; a step that says the same once more is passed over."""
        if node["why"] is None:
            return []
        why = self._nodes[str(node["why"])]
        again = why["sentence"] == node["sentence"] and why["reason"] != "circular"
        return self._reasons(why) if again else [str(node["why"])]

    def _cases(self, node: Node) -> list[Any]:
        cases = node["cases"] if self._full else node["cases"][:_BRIEF_CASES]
        return self._premises(premise for case in cases for premise in (*case["condition"], *case["consequence"]))

    def _reasons(self, node: Node) -> list[Any]:
        match node["reason"]:
            case "rules" | "conditions":
                return self._branches(node["branches"])
            case "holds":
                return [str(premise) for premise in node["premises"]]
            case "exception":
                if self._full:
                    return [*map(str, node["condition"]), str(node["consequence"])]
                return self._below(self._nodes[str(node["consequence"])])
            case "refuted":
                return [str(node["by"])]
            case "fluent":
                return [str(removed["by"]) for removed in node["removed"]]
            case "final":
                return [str(node["by"]), str(node["stages"])]
            case "nothing":
                return [str(node["why"])]
            case "counted":
                return [str(node["node"])] if self._full else []
        return []

    def _branches(self, branches: Sequence[Node]) -> list[Any]:
        """Return why each of several rules, or each way to apply one, does not give the goal.

        The brief form leaves out rules that are further away, and counts them.
        """
        rules = {branch.get("rule") for branch in branches}
        shown = branches if self._full else branches[:1] if len(rules) > 1 else branches[:_BRIEF_BRANCHES]
        if len(shown) == 1:
            found = self._failures(shown[0])
        else:
            found = [
                (f"not in this way ({number} of {len(branches)})", _rule_source(branch), self._failures(branch))
                for number, branch in enumerate(shown, start=1)
            ]
        left_out = len(branches) - len(shown)
        if left_out:
            found.append((f"{left_out} other {'way fails' if left_out == 1 else 'ways fail'} too", "", []))
        return found

    def _failures(self, branch: Node) -> list[Any]:
        """Return every condition of a branch that fails, each with why, under the sentence that the rule has for it."""
        failures: list[Any] = []
        for condition in branch["conditions"]:
            if "fails" not in condition:
                continue
            name = str(condition["fails"])
            node = self._nodes[name]
            if condition["sentence"] == node["sentence"] or node.get("reason") in ("circular", "exception"):
                failures.append(name)
            else:
                why = self._below(node)
                failures.append((condition["sentence"], _rule_source(branch), why if self._tells_more(name) else []))
        return failures

    def _tells_more(self, name: str) -> bool:
        node = self._nodes[name]
        return self._full or node.get("reason") in ("rules", "conditions", "holds", "refuted", "exception")

    def _is_shown(self, name: str) -> bool:
        node = self._nodes[name]
        if self._full:
            return True
        if node["kind"] in ("computed", "board"):
            return False
        if node["kind"] == "every" and not node["cases"]:
            return not is_all_computed(node["goal"][1])
        if node["kind"] == "count" and is_all_computed(node["goal"][2]):
            return False
        if node["kind"] == "none" and is_all_computed(node["goal"]):
            return False
        if node["kind"] == "none" and node["why"] is not None:
            # That a fact is not there, the sentence of the rule says too.
            return self._nodes[str(node["why"])]["reason"] not in ("fact", "computed")
        return bool(node["about"]) or node["kind"] in ("none", "every", "witness", "final", "stages")

    def _size(self, name: str) -> int:
        """Return how many different steps stand below a step, itself included, whether shown or not."""
        seen = set()
        waiting = [name]
        while waiting:
            current = waiting.pop()
            if current not in seen:
                seen.add(current)
                waiting += [child for child in children_of(self._nodes[current]) if child in self._nodes]
        return len(seen)

    def _number(self, root: Step) -> None:
        """Give the steps that others refer to their numbers, in the order of the tree."""
        by_identity = {id(step): step for _, step in root.lines()}
        wanted = {step.see for _, step in root.lines() if step.see is not None}
        for _, step in root.lines():
            if id(step) in wanted:
                step.number = sum(other.number is not None for other in by_identity.values()) + 1
        for step in by_identity.values():
            if step.see is not None:
                step.see = by_identity[step.see].number


def children_of(node: Node) -> list[str]:
    """Return the ids of all steps that a step rests on."""
    found: list[Any] = [*node.get("premises", []), *(node.get(key) for key in ("by", "why", "node", "stages", "end"))]
    found += [removed["by"] for removed in node.get("removed", [])]
    found += [step["next"] for step in node.get("steps", [])] + _changes(node)
    found += [premise for case in node.get("cases", []) for premise in (*case["condition"], *case["consequence"])]
    found += [premise for item in node.get("items", []) for premise in item["premises"]]
    if node.get("reason") == "exception":
        found += [*node["condition"], node["consequence"]]
    for branch in node.get("branches", []):
        found += [condition.get("holds", condition.get("fails")) for condition in branch["conditions"]]
    return [str(name) for name in found if name is not None]


def _changes(node: Node) -> list[str]:
    """Return the steps that prove what the effects of a node about stages change."""
    changes = [change for step in node.get("steps", []) for change in (*step["adds"], *step["removes"])]
    return [str(change["by"]) for change in changes if change["by"] is not None]


def _mark(node: Node) -> str:
    return {"why_not": "fails", "board": "fact", "card": "fact", "computed": "computed"}.get(node["kind"], "holds")


def _source(node: Node) -> str:
    match node["kind"]:
        case "rule":
            return f"CR {node['cr']}" if "cr" in node else node["rule"]
        case "board":
            return "board"
        case "card":
            return "card"
    return ""


def _rule_source(branch: Node) -> str:
    if "cr" in branch:
        return f"CR {branch['cr']}"
    return str(branch.get("rule", ""))
