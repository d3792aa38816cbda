"""The sentence of every node of a proof, out of the sentences that stand with the rules.

The exported rules (docs/contracts.md, section 7) bring the sentences of rules, relations and facts; what the proof adds
to them are the terms. Sentences are in the third person and name every player, so that none has to agree with "you".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lawmage.bridge.sentences.computed import computed_sentence
from lawmage.bridge.sentences.templates import deny, fill
from lawmage.bridge.sentences.words import Words, joined, shortened
from lawmage.bridge.terms import Term

Node = Mapping[str, Any]
Nodes = Mapping[str, Node]

_SHOWN_ITEMS: Final = 12
"""How many found things a sentence lists before it says "and so on"."""

SHOWN_CASES: Final = 2
"""How many cases a sentence tells one by one."""


@dataclass(frozen=True)
class _Declaration:
    """A relation or a fact: the names of its arguments and its two sentences."""

    arguments: Sequence[str]
    positive: str
    negative: str

    def values(self, goal: Term) -> dict[str, Term]:
        return dict(zip(self.arguments, goal[1:], strict=True)) if isinstance(goal, list) else {}


class Sentences:
    """Fills the sentences of one export of the rules."""

    def __init__(self, exported: Mapping[str, Any]) -> None:
        self._rules: dict[str, Mapping[str, Any]] = {rule["id"]: rule for rule in exported["rules"]}
        self._declared: dict[tuple[str, int], _Declaration] = {
            (entry["name"], entry["arity"]): _Declaration(entry["arguments"], entry["says"], entry["else"])
            for entry in [*exported["relations"], *exported["facts"]]
        }

    def rule_number(self, rule: str) -> str:
        """Return the number in the Comprehensive Rules that a rule's id begins with; "" for a reading of card text."""
        number = rule.split("/", 1)[0]
        return number if number[:1].isdigit() else ""

    def of_node(self, node: Node, nodes: Nodes, words: Words) -> str:
        """Return the sentence of a node."""
        kind = node["kind"]
        goal: Term = node.get("goal")
        match kind:
            case "stages":
                return self._stages(node, words)
            case "rule":
                return fill(self._rules[node["rule"]]["says"], node["bindings"], words)
            case "computed":
                return computed_sentence(goal, words, holds=True)
            case "none":
                return self.negative(goal, words)
            case "every":
                return self._every(node, nodes, words)
            case "witness":
                return self._found(goal, words)
            case "count":
                return self._counted(node, words)
            case "least":
                return f"{words.say(goal[3])} is the least of which it holds that {self.positive(goal[2], words, 'it')}"
            case "why_not":
                return self._why_not(node, nodes, words)
        return self.positive(goal, words)

    def positive(self, goal: Term, words: Words, unbound: str = "some {}") -> str:
        """Return the sentence that a goal holds; variables are said with ``unbound``."""
        match goal:
            case [",", left, right]:
                return f"{self.positive(left, words, unbound)} and {self.positive(right, words, unbound)}"
            case ["not", inner]:
                return self.negative(inner, words)
            case ["at", inner, _]:
                return self.positive(inner, words, unbound)
        declaration = self._declaration(goal)
        if declaration is not None:
            return fill(declaration.positive, declaration.values(goal), words, unbound)
        return computed_sentence(goal, words, holds=True)

    def negative(self, goal: Term, words: Words) -> str:
        """Return the sentence that a goal has no solution."""
        match goal:
            case [",", _, _]:
                return f"it is never the case that {self.positive(goal, words)}"
            case ["not", inner]:
                return self.positive(inner, words)
            case ["at", inner, _]:
                return self.negative(inner, words)
            case ["all", condition, consequence]:
                holds = self.positive(condition, words)
                return f"not always when {holds}, {self.positive(consequence, words, 'it')}"
            case ["count" | "collect" | "least", _, inner, result]:
                return f"{words.say(result)} is not what is found where {self.positive(inner, words)}"
        declaration = self._declaration(goal)
        if declaration is not None:
            return deny(declaration.positive, declaration.negative, declaration.values(goal), words)
        return computed_sentence(goal, words, holds=False)

    def condition(self, rule: str | None, number: int, bindings: Mapping[str, Term], goal: Term, words: Words) -> str:
        """Return the sentence that a condition of a rule fails: its own ``else``, or else that its goal does not hold.

        ``number`` counts the conditions from 1; ``rule`` is None for the parts of a conjunction.
        """
        said = self._rules[rule]["else"].get(str(number)) if rule is not None else None
        return fill(said, bindings, words) if said is not None else self.negative(goal, words)

    def _declaration(self, goal: Term) -> _Declaration | None:
        if isinstance(goal, str):
            return self._declared.get((goal, 0))
        return self._declared.get((goal[0], len(goal) - 1)) if isinstance(goal, list) else None

    def _stages(self, node: Node, words: Words) -> str:
        """Return which effects were applied, in their order (docs/rule-language.md, proofs of stages)."""
        effects = [words.say(step["effect"]) for step in node["steps"]]
        return f"these apply, one after the other: {joined(effects)}" if effects else "nothing applies"

    def _found(self, goal: Term, words: Words) -> str:
        """Return what a search found: the sentence of its relation, and the plan where there is one."""
        plans = [words.say(argument) for argument in goal[1:] if isinstance(argument, list) and argument[0] == "plan"]
        return ": ".join([self.positive(goal, words), *plans])

    def _every(self, node: Node, nodes: Nodes, words: Words) -> str:
        _, condition, consequence = node["goal"]
        cases = node["cases"]
        if not cases:
            return self.negative(condition, words)
        if len(cases) <= SHOWN_CASES:
            said = [self.of_node(nodes[str(name)], nodes, words) for case in cases for name in case["consequence"]]
            return joined(list(dict.fromkeys(said)))
        return f"{self.positive(consequence, words, 'the {}')}, in all {len(cases)} cases"

    def _counted(self, node: Node, words: Words) -> str:
        functor, _, inner, result = node["goal"]
        found = shortened([words.say(item["value"]) for item in node["items"]])
        listed = [*found[:_SHOWN_ITEMS], "so on"] if len(found) > _SHOWN_ITEMS else found
        where = self.positive(inner, words, "some {}")
        if not found:
            return self.negative(inner, words)
        if functor == "collect":
            return f"{where}, and these are all: {joined(listed)}"
        cases = "is exactly 1 case" if result == 1 else f"are exactly {words.say(result)} cases"
        return f"there {cases} in which {where}: {joined(listed)}"

    def _why_not(self, node: Node, nodes: Nodes, words: Words) -> str:
        goal = node["goal"]
        match node["reason"]:
            case "fact":
                near = [self.positive(fact, words) for fact in node["near"][:3]]
                said = self.negative(goal, words)
                return f"{said}: {joined(near)}" if near else said
            case "counted":
                return self.of_node(nodes[str(node["node"])], nodes, words)
            case "exception":
                return self.of_node(nodes[str(node["consequence"])], nodes, words)
            case "circular":
                return f"{self.negative(goal, words)} for this reason, which would rest on itself"
        return self.negative(goal, words)
