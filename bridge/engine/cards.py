"""Which card facts stand in the knowledge base, kept right for every question that runs.

Card facts are shared by all engines and loaded when a question first needs the card. Two things can go wrong and are
seen to here: two stores may describe one card differently (the starter cards and a newer import), and cards that only
one question describes (tokens) must not stay.
"""

import json
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol
from weakref import WeakKeyDictionary

from lawmage.bridge.terms import Term


class CardSource(Protocol):
    """Where the facts about cards come from: the part of ``lawmage.bridge.cards.CardStore`` that the engine uses."""

    def facts(self, card_id: str) -> Sequence[Term]:
        """Return the card facts of docs/contracts.md, section 3. Raises UnknownCard."""


class LoadedCards:
    """The card facts of the knowledge base.

    ``load`` and ``unload`` put facts into the knowledge base and take them out again.
    """

    def __init__(self, load: Callable[[list[Term]], None], unload: Callable[[list[Term]], None]) -> None:
        self._load = load
        self._unload = unload
        # Whoever waits for a card to fall out of use keeps the entrance, so that the card does.
        self._entrance = threading.Lock()
        # Everything below is touched only while this lock is held.
        self._changed = threading.Condition()
        self._facts: dict[str, str] = {}
        self._agreeing: WeakKeyDictionary[CardSource, set[str]] = WeakKeyDictionary()
        self._in_use: Counter[str] = Counter()
        self._described: Counter[str] = Counter()

    def __len__(self) -> int:
        """Count the cards that are loaded."""
        return len(self._facts)

    @contextmanager
    def used(self, source: CardSource, cards: Iterable[str], described: Iterable[Term] = ()) -> Iterator[None]:
        """Have the facts of these cards, as ``source`` gives them, in the knowledge base for the time of the block.

        ``described`` are facts of cards that only this question knows; they go when the last question that brought
        them ends. Raises UnknownCard as ``source`` does.
        """
        wanted = set(cards)
        brought = {_canonical(fact) for fact in described}
        with self._entrance, self._changed:
            self._provide(source, wanted)
            self._add_described(brought)
            self._in_use.update(wanted)
        try:
            yield
        finally:
            with self._changed:
                self._in_use.subtract(wanted)
                self._in_use = +self._in_use
                self._remove_described(brought)
                self._changed.notify_all()

    def _provide(self, source: CardSource, wanted: set[str]) -> None:
        """Load what is not loaded, and replace what another source described differently once nobody uses it."""
        agreed = self._agreeing.setdefault(source, set())
        given = {card: list(source.facts(card)) for card in wanted - agreed}
        texts = {card: _canonical(facts) for card, facts in given.items()}
        differing = {card for card, text in texts.items() if card in self._facts and self._facts[card] != text}
        self._changed.wait_for(lambda: not any(self._in_use[card] for card in differing))
        for card in differing:
            self._unload(json.loads(self._facts.pop(card)))
            for cards in self._agreeing.values():
                cards.discard(card)
        new = [card for card in texts if card not in self._facts]
        if new:
            self._load([fact for card in new for fact in given[card]])
        self._facts.update((card, texts[card]) for card in new)
        agreed.update(texts)

    def _add_described(self, brought: set[str]) -> None:
        new = [json.loads(text) for text in sorted(brought) if not self._described[text]]
        if new:
            self._load(new)
        self._described.update(brought)

    def _remove_described(self, brought: set[str]) -> None:
        self._described.subtract(brought)
        gone = [json.loads(text) for text in sorted(brought) if not self._described[text]]
        self._described = +self._described
        if gone:
            self._unload(gone)


def _canonical(term: Term) -> str:
    return json.dumps(term, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
