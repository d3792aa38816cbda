"""Accesses: which arguments of a predicate are given when it is called."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Any, Final, TypeAlias

from lawmage.bridge.checker.terms import Predicate, Term, arguments_of, is_ground

Positions: TypeAlias = tuple[int, ...]
"""Argument positions, from 1, ascending: index into the tuple that a compound is."""


MOST_SHARED: Final = 5000
"""How many calls are kept for other questions; beyond that, all are forgotten."""


class Access:
    """A predicate with the positions of the arguments that a call gives.

    The key of a call are the given arguments: the argument itself if there is one, the tuple of them if there are
    several, and None if there is none. There is one object for each access, so accesses are compared by identity.
    """

    __slots__ = ("decisive", "of_cards", "positions", "predicate", "recursive", "shared", "unsearched", "whole")

    def __init__(
        self,
        predicate: Predicate,
        positions: Positions,
        whole: Access | None,
        *,
        recursive: bool,
        pure: bool,
        of_cards: bool,
        unsearched: bool,
    ) -> None:
        self.predicate = predicate
        self.positions = positions
        self.decisive = len(positions) == predicate[1]
        """Whether all arguments are given, so that there is one answer at most."""
        self.whole = whole
        """The access to the same predicate that gives nothing; None when this is it."""
        self.recursive = recursive
        """Whether the predicate is a relation that depends on itself."""
        self.shared: dict[Hashable, Collection[Term]] | None = {} if pure else None
        """The answers by key, if they depend on the rules alone, so that they serve every question."""
        self.of_cards = of_cards
        """Whether the answers depend on the rules and on card facts alone."""
        self.unsearched = unsearched
        """Whether the answers depend on the rules and the given facts alone, whatever a search found."""

    def __repr__(self) -> str:
        name, arity = self.predicate
        return f"{name}/{arity} given {self.positions}"


class Accesses:
    """All accesses that have been needed. Threads may share it.

    ``recursive`` are the relations that depend on themselves, ``pure`` those that depend on the rules alone,
    ``of_cards`` those that depend on the rules and on card facts alone, ``unsearched`` those that depend on the rules
    and the given facts alone.
    """

    def __init__(
        self,
        recursive: frozenset[Predicate],
        pure: frozenset[Predicate],
        of_cards: frozenset[Predicate],
        unsearched: frozenset[Predicate],
    ) -> None:
        self._recursive = recursive
        self._pure = pure
        self._of_cards = of_cards
        self._unsearched = unsearched
        self._known: dict[tuple[Predicate, Positions], Access] = {}
        self._shared = 0

    def of(self, predicate: Predicate, positions: Positions) -> Access:
        """Return the one access to a predicate with these arguments given."""
        known = self._known.get((predicate, positions))
        if known is None:
            access = Access(
                predicate,
                positions,
                self.of(predicate, ()) if positions else None,
                recursive=predicate in self._recursive,
                pure=predicate in self._pure,
                of_cards=predicate in self._of_cards,
                unsearched=predicate in self._unsearched,
            )
            # Two threads may come here at once; setdefault lets one of them win.
            known = self._known.setdefault((predicate, positions), access)
        return known

    def of_goal(self, predicate: Predicate, goal: Term) -> tuple[Access, Hashable]:
        """Return the access and the key of a call, which gives the ground arguments of the goal."""
        arguments = arguments_of(goal)
        positions = tuple([place for place, argument in enumerate(arguments, 1) if is_ground(argument)])
        return self.of(predicate, positions), key_of([arguments[place - 1] for place in positions])

    def share(self, access: Access, key: Hashable, answers: Collection[Term]) -> None:
        """Keep the complete answers to a call for other questions, if they depend on the rules alone."""
        if access.shared is None:
            return
        self._shared += 1
        if self._shared > MOST_SHARED:
            self._shared = 0
            for known in list(self._known.values()):
                if known.shared:
                    known.shared = {}
        access.shared[key] = answers


def key_of(given: Sequence[Term]) -> Hashable:
    """Return the key that stands for given arguments."""
    if len(given) == 1:
        return given[0]
    return tuple(given) if given else None


def given_by(access: Access, key: Any) -> Sequence[Any]:
    """Return the given arguments that a key stands for."""
    if len(access.positions) == 1:
        return (key,)
    given: Sequence[Any] = key if access.positions else ()
    return given
