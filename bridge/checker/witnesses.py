"""The witness goals that an answer decides.

A search outside the rules found a plan or a reason why there is none; a node of the proof shows by the rules that it
is right. The evaluator takes what these nodes prove, and nothing else, for the answers to witness goals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from lawmage.bridge.checker.rulebook import WitnessDeclaration
from lawmage.bridge.checker.substitution import Substitution, match, substitute
from lawmage.bridge.checker.terms import Predicate, Term, arguments_of

WitnessKey: TypeAlias = tuple[Predicate, tuple[Term, ...]]
"""A witness relation and the values of its inputs, which determine what the search answers."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a node of the proof says about a witness goal."""

    node: int
    proved: Term | None
    """The goal with its plan; None when it is proved that there is no plan."""


class Witnesses:
    """The decisions that the answer lists. ``verify`` checks a node before its decision is used."""

    def __init__(self, verify: Callable[[int], None]) -> None:
        self._verify = verify
        self._decisions: dict[WitnessKey, Decision] = {}

    def add(self, key: WitnessKey, decision: Decision) -> bool:
        """Note a decision that the answer lists; False when it contradicts another one."""
        other = self._decisions.setdefault(key, decision)
        return other.proved == decision.proved

    def decision(self, predicate: Predicate, inputs: tuple[Term, ...]) -> Decision | None:
        """Return the decision on a goal, verified; None when the answer has none."""
        found = self._decisions.get((predicate, inputs))
        if found is not None:
            self._verify(found.node)
        return found

    def listed(self, key: WitnessKey) -> Decision | None:
        """Return the decision on a goal as it is listed, not yet verified."""
        return self._decisions.get(key)


def inputs_of(declaration: WitnessDeclaration, goal: Term) -> tuple[Term, ...]:
    """Return the values of a witness goal's inputs."""
    arguments = arguments_of(goal)
    return tuple([arguments[position - 1] for position in declaration.inputs])


def proving_goal(declaration: WitnessDeclaration, goal: Term) -> Term | None:
    """Return what must be proved for a ground witness goal to hold."""
    substitution: Substitution = {}
    if not match(declaration.head, goal, substitution):
        return None
    return substitute(declaration.proves, substitution)


def refuting_goal(declaration: WitnessDeclaration, goal: Term) -> Term:
    """Return what must be proved for a witness goal to have no solution; the reason is a variable in it."""
    arguments = arguments_of(goal)
    head = arguments_of(declaration.head)
    substitution: Substitution = {}
    for position in declaration.inputs:
        match(head[position - 1], arguments[position - 1], substitution)
    return substitute(declaration.refutes, substitution)
