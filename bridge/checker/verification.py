"""One proof under verification: its nodes, what each has been found to show, and the means to check it.

Nodes are verified in the order of their ids, so that a node's parts come first. The functions that verify one kind of
node are in nodes.py (what is proved) and why_not.py (what has no solution); they call back here for the parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.evaluator import Evaluator, InDoubt
from lawmage.bridge.checker.facts import FactBase
from lawmage.bridge.checker.program import Program
from lawmage.bridge.checker.rulebook import has_scope
from lawmage.bridge.checker.substitution import Substitution, match, substitute
from lawmage.bridge.checker.terms import (
    Json,
    NotATerm,
    Reader,
    Term,
    canonical,
    compound,
    conjuncts,
    is_ground,
    show,
)
from lawmage.bridge.checker.witnesses import Witnesses
from lawmage.bridge.errors import ProofRejected

IGNORED_FIELDS: Final = frozenset({"sentence", "cr", "about"})
"""Fields that the bridge adds for readers; bridge/sentences answers for them."""

Node: TypeAlias = Mapping[str, Any]


class Flaw(Exception):
    """What is wrong with the node that is being verified."""


class Verification:
    """The state of verifying the nodes of one proof.

    ``kinds`` has for each kind of node the function that verifies it: it gives the proved literal (canonical), or None
    for a node that shows that something has no solution. ``evaluator`` may be one that has met no doubt yet.
    """

    def __init__(
        self,
        program: Program,
        facts: FactBase,
        nodes: Json,
        steps: int,
        kinds: Mapping[str, Callable[[Verification, int, Node], Term | None]],
        evaluator: Evaluator | None = None,
    ) -> None:
        self.program = program
        self.facts = facts
        self.witnesses = Witnesses(self.verify)
        self.evaluator = evaluator if evaluator is not None else Evaluator(program, facts, self.witnesses)
        self.evaluator.witnesses = self.witnesses
        self.evaluator.limit = steps
        self.refuted: dict[int, Term] = {}
        """The goals, canonical, of verified why_not nodes."""
        self.distance: dict[int, int] = {}
        """How much is missing to the goal of a verified why_not node (docs/contracts.md, section 5)."""
        self.parts: dict[int, list[int]] = {}
        """The children of verified nodes."""
        self.circular: dict[int, int] = {}
        """What circular why_not nodes refer to."""
        self.stage_lists: set[int] = set()
        """The verified nodes that list the stages."""
        reader = Reader()
        self.read = reader.term
        """Reads a ground term of a node."""
        self.read_goal = reader.goal
        """Reads the goal of a node, canonical."""
        self._nodes = _nodes_by_id(nodes)
        self._kinds = kinds
        self._proved: dict[int, Term] = {}
        self._under_way: set[int] = set()

    # Nodes.

    def verify_all(self) -> None:
        """Verify every node. Raises ProofRejected."""
        for number in sorted(self._nodes):
            self.verify(number)

    def verify(self, number: int) -> None:
        """Verify a node and all that it rests on, unless that has been done. Raises ProofRejected."""
        if number in self._under_way:
            raise ProofRejected(str(number), "it rests on itself.")
        if number in self.parts:
            return
        node = self._nodes.get(number)
        if node is None:
            raise ProofRejected(str(number), "there is no such node.")
        self._under_way.add(number)
        self.parts[number] = []
        try:
            kind = node.get("kind")
            check = self._kinds.get(kind) if type(kind) is str else None
            if check is None:
                raise Flaw(f"its kind is not known: {kind!r}.")
            proved = check(self, number, node)
        except (Flaw, NotATerm, Uncomputable, InDoubt) as error:
            del self.parts[number]
            raise ProofRejected(str(number), str(error)) from error
        self._under_way.discard(number)
        if proved is not None:
            self._proved[number] = proved

    def node(self, number: int) -> Node:
        """Return the JSON of a node. Raises ProofRejected if there is none."""
        node = self._nodes.get(number)
        if node is None:
            raise ProofRejected(str(number), "there is no such node.")
        return node

    def has_fields(self, node: Node, *names: str) -> None:
        """Check that a node has these fields besides its kind, and no others but those for readers."""
        expected = _with_kind(names)
        if node.keys() != expected and (given := node.keys() - IGNORED_FIELDS) != expected:
            wrong = ", ".join(sorted(given ^ expected))
            raise Flaw(f"it should have the fields {', '.join(sorted(expected))}; the difference is {wrong}.")

    def part(self, number: int, child: Json) -> int:
        """Note that a node rests on another, which is verified by then."""
        if type(child) is not int:
            raise Flaw(f"{child!r} is not the id of a node.")
        if child >= number:
            raise Flaw(f"it rests on node {child}, which does not come before it.")
        self.verify(child)
        self.parts[number].append(child)
        part: int = child
        return part

    # What nodes prove.

    def proved(self, number: int) -> Term:
        """Return the literal that a verified node proves, canonical."""
        proved = self._proved.get(number)
        if proved is None:
            raise Flaw(f"node {number} proves nothing.")
        return proved

    def proved_part(self, number: int, child: Json) -> Term:
        """Return the literal that a part of a node proves, canonical."""
        return self.proved(self.part(number, child))

    def proves(self, number: int, child: Json, literal: Term, substitution: Substitution) -> None:
        """Check that a part proves the literal, and note the values that it gives to the literal's variables.

        The variables of the literal that have no value yet are bound by what is proved; those inside a negation or an
        aggregation are local to it.
        """
        proved = self.proved_part(number, child)
        if not _agrees(substitute(literal, substitution), proved, substitution):
            wanted = show(substitute(literal, substitution))
            raise Flaw(f"it needs {wanted}, but node {child} proves {show(proved)}.")

    def prove_all(self, number: int, children: Json, literals: Sequence[Term], substitution: Substitution) -> None:
        """Check that parts prove the literals, one each, in their order."""
        for literal, child in zip(literals, self.sequence(children, len(literals)), strict=True):
            self.proves(number, child, literal, substitution)

    def sequence(self, value: Json, length: int | None = None) -> list[Any]:
        """Return a JSON array, of the given length."""
        if type(value) is not list:
            raise Flaw(f"{value!r} is not a list.")
        if length is not None and len(value) != length:
            raise Flaw(f"{length} parts are needed, {len(value)} are given.")
        return value

    # What nodes show to have no solution.

    def refutes(self, number: int, child: Json, goal: Term) -> int:
        """Check that a part says why the goal has no solution, and give its id."""
        part = self.part(number, child)
        refuted = self.refuted.get(part)
        if refuted is None:
            raise Flaw(f"node {child} should say why {show(goal)} does not hold.")
        if refuted != canonical(goal):
            raise Flaw(
                f"it needs the reason why {show(goal)} does not hold, but node {child} is about {show(refuted)}."
            )
        return part

    def has_no_solution(self, goal: Term) -> None:
        """Check by evaluation that a literal or a conjunction has no solution."""
        if self.evaluator.has_solution(conjuncts(goal)):
            raise Flaw(f"{show(goal)} does hold.")


@cache
def _with_kind(names: tuple[str, ...]) -> frozenset[str]:
    """Return the names of the fields of a node."""
    return frozenset({"kind", *names})


def _nodes_by_id(nodes: Json) -> dict[int, Node]:
    if type(nodes) is not dict:
        raise ProofRejected(None, "its nodes are not an object.")
    result: dict[int, Node] = {}
    for key, node in nodes.items():
        if not (type(key) is str and key.isascii() and key.isdigit() and str(int(key)) == key):
            raise ProofRejected(None, f"{key!r} is not the id of a node.")
        if type(node) is not dict:
            raise ProofRejected(key, "it is not an object.")
        result[int(key)] = node
    return result


def _agrees(literal: Term, proved: Term, substitution: Substitution) -> bool:
    """Whether a proved literal is an instance of another one; then the substitution grows by the bindings."""
    if not has_scope(literal):
        return match(literal, proved, substitution) if not is_ground(literal) else literal == proved
    if len(literal) == 4:
        if not isinstance(proved, tuple) or len(proved) != 4 or not match(literal[3], proved[3], substitution):
            return False
        literal = compound(literal[0], [*literal[1:3], proved[3]])
    return canonical(substitute(literal, substitution)) == proved


def reachable(parts: Mapping[int, Iterable[int]], roots: Iterable[int]) -> set[int]:
    """Return the roots and all that they rest on."""
    seen = set(roots)
    pending = list(seen)
    while pending:
        for child in parts.get(pending.pop(), ()):
            if child not in seen:
                seen.add(child)
                pending.append(child)
    return seen
