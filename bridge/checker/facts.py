"""Sets of ground facts, found by predicate and by any choice of argument positions."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from operator import itemgetter
from typing import Any, Final

from lawmage.bridge.checker.access import Access
from lawmage.bridge.checker.terms import Predicate, Term, predicate_of

_NONE: Final[Collection[Term]] = ()


class FactBase:
    """Ground facts. An index over argument positions is built when it is first needed.

    Those of ``cards`` are among them; no other fact may have one of their predicates.
    """

    def __init__(self, facts: Iterable[Term] = (), cards: CardFacts | None = None) -> None:
        self.cards = cards
        self._rows: dict[Predicate, dict[Term, None]] = {}
        self._indexes: dict[Access, dict[Hashable, list[Term]]] = {}
        self.tables: dict[Access, dict[Hashable, Any]] = {}
        """Where evaluators keep what follows from these facts, whatever a search finds."""
        for fact in facts:
            self._rows.setdefault(predicate_of(fact), {})[fact] = None
        if cards is not None:
            self._rows |= cards._rows

    def __contains__(self, fact: Term) -> bool:
        return fact in self._rows.get(predicate_of(fact), _NONE)

    def select(self, access: Access, key: Hashable) -> Collection[Term]:
        """Return the facts that an access with this key is about."""
        if not access.positions:
            return self._rows.get(access.predicate, _NONE)
        index = self._indexes.get(access)
        if index is None:
            index = self._build_index(access)
        return index.get(key, _NONE)

    def _build_index(self, access: Access) -> dict[Hashable, list[Term]]:
        if self.cards is not None and access.predicate in self.cards._rows:
            return self._indexes.setdefault(access, self.cards._build_index(access))
        if access in self._indexes:
            return self._indexes[access]
        index: dict[Hashable, list[Term]] = {}
        key_of = itemgetter(*access.positions)
        for row in self._rows.get(access.predicate, _NONE):
            fact: Any = row
            index.setdefault(key_of(fact), []).append(row)
        self._indexes[access] = index
        return index

    def changed(self, removed: Iterable[Term], added: Iterable[Term]) -> FactBase:
        """Return another fact base without the removed and with the added facts; what is in both stays.

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
        result._indexes = {access: index for access, index in self._indexes.items() if access.predicate not in touched}
        return result


MOST_KEPT: Final = 5_000
"""How many calls are kept for other questions about the same cards; beyond that, all are forgotten."""


class CardFacts(FactBase):
    """The facts of some cards. Questions about the same cards may share it, also in several threads.

    It keeps the answers to calls that depend on the rules and on these facts alone.
    """

    def __init__(self, facts: Iterable[Term]) -> None:
        super().__init__(facts)
        self._kept: dict[Access, dict[Hashable, Collection[Term]]] = {}
        self._count = 0

    def kept(self, access: Access, key: Hashable) -> Collection[Term] | None:
        """Return the complete answers to a call, if they are known."""
        by_key = self._kept.get(access)
        return None if by_key is None else by_key.get(key)

    def keep(self, access: Access, key: Hashable, answers: Collection[Term]) -> None:
        """Keep the complete answers to a call of a relation that depends on the rules and on card facts alone."""
        self._count += 1
        if self._count > MOST_KEPT:
            self._count, self._kept = 0, {}
        self._kept.setdefault(access, {})[key] = answers
