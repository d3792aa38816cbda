"""Which card facts stand in the knowledge base, kept right for every question that runs.

Card facts are shared by all engines and loaded when a question first needs the card. Two things can go wrong and are
seen to here: two stores may describe one card differently (the starter cards and a newer import), and cards that only
one question describes (tokens) must not stay.
"""

import json
import threading
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol
from weakref import WeakKeyDictionary

from lawmage.bridge.terms import Term

MOST_CARDS = 4_000
"""How many cards stay loaded, at about six kilobytes each."""


class CardSource(Protocol):
    """Where the facts about cards come from: the part of ``lawmage.bridge.cards.CardStore`` that the engine uses."""

    def facts(self, card_id: str) -> Sequence[Term]:
        """Return the card facts of docs/contracts.md, section 3. Raises UnknownCard."""


class LoadedCards:
    """The card facts of the knowledge base.

    ``load`` and ``unload`` put facts into the knowledge base and take them out again. About ``most`` cards stay loaded;
    those that no question has used for longest make room for others.
    """

    def __init__(
        self,
        load: Callable[[list[Term]], None],
        unload: Callable[[list[Term]], None],
        most: int = MOST_CARDS,
    ) -> None:
        self._load = load
        self._unload = unload
        self._most = most
        # Whoever waits for a card to fall out of use keeps the entrance, so that the card does.
        self._entrance = threading.Lock()
        # Everything below is touched only while this lock is held.
        self._changed = threading.Condition()
        # What is loaded, packed, for the day when it is to be unloaded; the card used last comes last.
        self._facts: dict[str, bytes] = {}
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
            self._make_room()
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
        given = {card: list(source.facts(card)) for card in sorted(wanted - agreed)}
        packed = {card: _packed(facts) for card, facts in given.items()}
        differing = {card for card, facts in packed.items() if self._facts.get(card, facts) != facts}
        self._changed.wait_for(lambda: not any(self._in_use[card] for card in differing))
        self._remove(differing)
        new = [card for card in packed if card not in self._facts]
        if new:
            self._load([fact for card in new for fact in given[card]])
        self._facts.update((card, packed[card]) for card in new)
        self._facts.update([(card, self._facts.pop(card)) for card in sorted(wanted)])
        agreed.update(packed)

    def _make_room(self) -> None:
        too_many = len(self._facts) - self._most
        if too_many > 0:
            unused = [card for card in self._facts if not self._in_use[card]]
            # A few more than necessary, so that not every question has to make room.
            self._remove(unused[: too_many + self._most // 10])

    def _remove(self, cards: Collection[str]) -> None:
        if cards:
            self._unload([fact for card in cards for fact in json.loads(zlib.decompress(self._facts.pop(card)))])
            for agreed in self._agreeing.values():
                agreed.difference_update(cards)

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


def _packed(facts: list[Term]) -> bytes:
    return zlib.compress(_canonical(facts).encode(), level=1)


def _canonical(term: Term) -> str:
    return json.dumps(term, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
