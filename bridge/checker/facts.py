"""Sets of ground facts, found by predicate and by any choice of argument positions."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from operator import itemgetter
from typing import Any, Final, TypeAlias

from lawmage.bridge.checker.terms import Predicate, Term, predicate_of

Positions: TypeAlias = tuple[int, ...]
"""Argument positions, from 1, ascending: index into the tuple that a compound is."""

_NONE: Final[Sequence[Term]] = ()


class FactBase:
    """Ground facts. An index over argument positions is built when it is first needed."""

    def __init__(self, facts: Iterable[Term] = ()) -> None:
        self._rows: dict[Predicate, dict[Term, None]] = {}
        self._indexes: dict[tuple[Predicate, Positions], dict[Hashable, list[Term]]] = {}
        for fact in facts:
            self._rows.setdefault(predicate_of(fact), {})[fact] = None

    def __contains__(self, fact: Term) -> bool:
        return fact in self._rows.get(predicate_of(fact), _NONE)

    def predicates(self) -> Iterable[Predicate]:
        """Return the predicates that have facts."""
        return self._rows.keys()

    def rows(self, predicate: Predicate) -> Iterable[Term]:
        """All facts of a predicate, each once."""
        return self._rows.get(predicate, _NONE)

    def select(self, predicate: Predicate, positions: Positions, key: Hashable) -> Iterable[Term]:
        """Return the facts whose arguments at the positions are the key's.

        The key of one position is the argument itself, of several the tuple of them; without positions it is ignored.
        """
        if not positions:
            return self.rows(predicate)
        index = self._indexes.get((predicate, positions))
        if index is None:
            index = self._build_index(predicate, positions)
        return index.get(key, _NONE)

    def _build_index(self, predicate: Predicate, positions: Positions) -> dict[Hashable, list[Term]]:
        index: dict[Hashable, list[Term]] = {}
        key_of = itemgetter(*positions)
        for row in self.rows(predicate):
            fact: Any = row
            index.setdefault(key_of(fact), []).append(row)
        self._indexes[predicate, positions] = index
        return index

    def changed(self, removed: Iterable[Term], added: Iterable[Term]) -> FactBase:
        """Another fact base without the removed and with the added facts; what is in both stays.

        Predicates that do not change share their rows and indexes with this one.
        """
        result = FactBase()
        result._rows = dict(self._rows)
        touched: set[Predicate] = set()
        for fact, present in [*[(fact, False) for fact in removed], *[(fact, True) for fact in added]]:
            predicate = predicate_of(fact)
            if predicate not in touched:
                touched.add(predicate)
                result._rows[predicate] = dict(self._rows.get(predicate, {}))
            if present:
                result._rows[predicate][fact] = None
            else:
                result._rows[predicate].pop(fact, None)
        result._indexes = {
            (predicate, positions): index
            for (predicate, positions), index in self._indexes.items()
            if predicate not in touched
        }
        return result
