"""Strongly connected components of the predicates, and the check that the rules are stratified."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from lawmage.bridge.checker.terms import Predicate
from lawmage.bridge.errors import EngineError


class Direction(Enum):
    """How the stage of a call differs from the stage of the head."""

    SAME = "same"
    DOWN = "down"
    """The stage before: only the built-in inertia of fluents looks there."""
    UP = "up"
    """A hypothetical stage, S+E."""


class Edge(NamedTuple):
    """A rule for ``head`` calls ``callee``; ``negative`` inside a negation or an aggregation."""

    head: Predicate
    callee: Predicate
    negative: bool = False
    direction: Direction = Direction.SAME


def strata(edges: Iterable[Edge]) -> tuple[dict[Predicate, int], frozenset[Predicate]]:
    """Return the component of each predicate within one stage, and the predicates that are recursive there.

    Raises EngineError when the rules are not stratified: inside a component of the whole graph no call goes to a later
    stage, and inside a component of the calls within one stage there is no negation and no aggregation.
    """
    edges = list(edges)
    whole = components(edges)
    for edge in edges:
        if edge.direction is Direction.UP and whole[edge.head] == whole[edge.callee]:
            raise EngineError(f"The exported rules go in a circle through a later stage: {_names(edge)}.")
    level = [edge for edge in edges if edge.direction is Direction.SAME]
    component = components(edges, level)
    for edge in level:
        if edge.negative and component[edge.head] == component[edge.callee]:
            raise EngineError(f"The exported rules are not stratified: {_names(edge)} through a negation.")
    recursive = frozenset(edge.head for edge in level if component[edge.head] == component[edge.callee])
    return component, recursive


def _names(edge: Edge) -> str:
    (head, head_arity), (callee, callee_arity) = edge.head, edge.callee
    return f"{head}/{head_arity} depends on itself by way of {callee}/{callee_arity}"


def components(edges: Iterable[Edge], followed: Iterable[Edge] | None = None) -> dict[Predicate, int]:
    """Find and number the strongly connected components (Tarjan's algorithm, without recursion).

    The predicates are those of ``edges``; only the edges in ``followed`` count, by default all. A component has a
    larger number than every component that it calls.
    """
    callees: dict[Predicate, list[Predicate]] = {}
    for edge in edges:
        callees.setdefault(edge.head, [])
        callees.setdefault(edge.callee, [])
    for edge in edges if followed is None else followed:
        callees[edge.head].append(edge.callee)
    search = _Search(callees)
    for predicate in callees:
        search.visit(predicate)
    return search.component


class _Search:
    def __init__(self, callees: dict[Predicate, list[Predicate]]) -> None:
        self.component: dict[Predicate, int] = {}
        self._callees = callees
        self._order: dict[Predicate, int] = {}
        self._lowest: dict[Predicate, int] = {}
        self._open: list[Predicate] = []
        self._found = 0

    def visit(self, start: Predicate) -> None:
        if start in self._order:
            return
        path = [(self._enter(start), iter(self._callees[start]))]
        while path:
            predicate, remaining = path[-1]
            callee = next(remaining, None)
            if callee is None:
                path.pop()
                self._leave(predicate)
                if path:
                    caller = path[-1][0]
                    self._lowest[caller] = min(self._lowest[caller], self._lowest[predicate])
            elif callee not in self._order:
                path.append((self._enter(callee), iter(self._callees[callee])))
            elif callee not in self.component:
                self._lowest[predicate] = min(self._lowest[predicate], self._order[callee])

    def _enter(self, predicate: Predicate) -> Predicate:
        self._order[predicate] = self._lowest[predicate] = len(self._order)
        self._open.append(predicate)
        return predicate

    def _leave(self, predicate: Predicate) -> None:
        if self._lowest[predicate] != self._order[predicate]:
            return
        while True:
            member = self._open.pop()
            self.component[member] = self._found
            if member == predicate:
                break
        self._found += 1
