"""SHACL validation of a whole card store, a number of cards at a time."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from rdflib import Graph

from lawmage.bridge.cards.store import CardStore
from lawmage.bridge.ontology.validation import Violation, validate

_CARDS_AT_ONCE = 250


def violations(
    store: CardStore, card_ids: Iterable[str], progress: Callable[[int], None] | None = None
) -> Iterator[Violation]:
    """Yield what the shapes refuse in the descriptions of cards; ``progress`` is told how many cards are done.

    It takes some hundredths of a second for each card. Raises UnknownCard.
    """
    done = 0
    remaining = iter(card_ids)
    while batch := list(islice(remaining, _CARDS_AT_ONCE)):
        yield from validate(_described(store, batch))
        done += len(batch)
        if progress is not None:
            progress(done)


def _described(store: CardStore, card_ids: Sequence[str]) -> Graph:
    graph = Graph()
    for card_id in card_ids:
        graph.parse(data=store.turtle(card_id), format="turtle")
    return graph
