"""Official rulings: imported from Scryfall's bulk file "Rulings", looked up by card.

A ruling is a node of its own, ``ruling/<oracle id>/<date>/<number on that day>``; proofs cite it by this IRI. Rulings
are kept in a library beside that of the cards, in the same way, so that either can be imported anew without the other.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Self, cast
from uuid import UUID

from pyoxigraph import Literal, NamedNode, Quad, RdfFormat, Store, serialize

from lawmage.bridge.cards.bulk import BulkFile, Defect
from lawmage.bridge.cards.importer import Progress, no_progress
from lawmage.bridge.cards.library import CardLibrary, ruling_library
from lawmage.bridge.cards.report import counted, names_shown
from lawmage.bridge.errors import ImportFailed
from lawmage.bridge.ontology.graph import Graph
from lawmage.bridge.ontology.namespaces import CARD, MTG, PREFIXES, RDF, RULING, XSD

_TYPE = NamedNode(RDF + "type")
_RULING = NamedNode(MTG + "Ruling")
_RULING_ON = NamedNode(MTG + "rulingOn")
_PUBLISHED_ON = NamedNode(MTG + "publishedOn")
_TEXT = NamedNode(MTG + "text")
_DATE = NamedNode(XSD + "date")

_LONGEST_TEXT = 10_000
# Some files have a ruling twice: with typographic quotes and with plain ones.
_PLAIN_QUOTES = str.maketrans("\u2018\u2019\u201c\u201d", "''\"\"")
_QUADS_IN_BATCH = 100_000
_IRI = re.compile(re.escape(RULING) + r"([0-9a-f-]{36})/([0-9]{4}-[0-9]{2}-[0-9]{2})/([0-9]+)")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: its IRI, the Oracle id of its card, the day of its publication, its place on that day, its text."""

    iri: str
    card: str
    published: date
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class RulingReport:
    """What became of a file of rulings; ``rejected`` holds, per reason, the places in the file.

    ``repeated`` counts the entries that say what another one says of the same card on the same day.
    """

    source: str
    rulings: int
    cards: int
    rejected: Mapping[str, list[str]]
    repeated: int = 0

    def text(self) -> str:
        """Return the report as lines for people."""
        out = [f"{counted(self.rulings, 'ruling')} on {counted(self.cards, 'card')} from {self.source}."]
        out += [f"Not imported, {reason}: {names_shown(places)}." for reason, places in sorted(self.rejected.items())]
        if self.repeated:
            out.append(f"Left out as repetitions: {self.repeated:,}.")
        return "\n".join(out)


class RulingStore:
    """Rulings by card; ``graph`` is the RDF that they are."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph

    @classmethod
    def imported(cls, library: CardLibrary | None = None) -> Self | None:
        """Return the rulings that the user imported; None when there are none."""
        path = (library if library is not None else ruling_library()).previous_store()
        return None if path is None else cls(Graph.on_disk(path))

    def rulings(self, card_id: str) -> list[Ruling]:
        """Return the rulings on a card, the oldest first."""
        found = (self._ruling(node) for node in self.graph.subjects(_RULING_ON, NamedNode(CARD + card_id)))
        return sorted(found, key=lambda ruling: (ruling.published, ruling.number))

    def turtle(self, card_id: str) -> str:
        """Return the rulings on a card as Turtle."""
        described = self.graph.described(list(self.graph.subjects(_RULING_ON, NamedNode(CARD + card_id))))
        return cast("bytes", serialize(described, format=RdfFormat.TURTLE, prefixes=PREFIXES)).decode()

    def _ruling(self, node: NamedNode) -> Ruling:
        name = _IRI.fullmatch(node.value)
        if name is None:
            raise ValueError(f"{node} is not the name of a ruling")
        text = next(iter(self.graph.values(node, _TEXT)))
        return Ruling(node.value, name[1], date.fromisoformat(name[2]), int(name[3]), text.value)


def holds_rulings(source: Path) -> bool:
    """Whether a bulk file is one of rulings, by its first entry. Raises :class:`ImportFailed` where it is none."""
    with BulkFile(source) as bulk:
        first = next(iter(bulk), None)
    return isinstance(first, dict) and "comment" in first and "layout" not in first


def import_rulings(
    source: Path, library: CardLibrary | None = None, *, progress: Progress = no_progress
) -> RulingReport:
    """Import a bulk file of rulings in place of those imported before.

    Raises :class:`ImportFailed` when the file cannot be read or holds no ruling; the library then is as it was before.
    """
    target = library if library is not None else ruling_library()
    rejected: dict[str, list[str]] = {}
    numbers: Counter[tuple[str, str]] = Counter()
    said: set[tuple[str, str, str]] = set()
    repeated = 0
    with target.new_build() as build:
        store = Store(str(build.store))
        quads: list[Quad] = []
        with BulkFile(source) as bulk:
            for place, value in enumerate(bulk, start=1):
                try:
                    card, day, text = _fields(value)
                except _Malformed as malformed:
                    where = value.where if isinstance(value, Defect) else f"entry {place}"
                    rejected.setdefault(malformed.reason, []).append(where)
                    continue
                if (key := (card, day, text.translate(_PLAIN_QUOTES))) in said:
                    repeated += 1
                    continue
                said.add(key)
                numbers[card, day] += 1
                quads += _quads(card, day, numbers[card, day], text)
                if len(quads) >= _QUADS_IN_BATCH:
                    store.bulk_extend(quads)
                    quads.clear()
                    progress(bulk.position(), bulk.size, len(said))
        store.bulk_extend(quads)
        report = RulingReport(source.name, len(said), len({card for card, _ in numbers}), rejected, repeated)
        if not said:
            raise ImportFailed(f"No ruling of {source} could be imported.\n{report.text()}")
        store.flush()
        del store
        build.publish({"imported": datetime.now(UTC).isoformat(timespec="seconds"), "rulings": len(said)})
    return report


class _Malformed(Exception):
    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _fields(value: Any) -> tuple[str, str, str]:
    """Return the Oracle id, the day as it is written in IRIs, and the text of an entry."""
    if isinstance(value, Defect):
        raise _Malformed(value.reason)
    if not isinstance(value, dict):
        raise _Malformed("no ruling")
    text = value.get("comment")
    if not isinstance(text, str) or not text.strip():
        raise _Malformed("no text")
    if len(text) > _LONGEST_TEXT:
        raise _Malformed("oversized text")
    try:
        return str(UUID(value.get("oracle_id"))), date.fromisoformat(value.get("published_at", "")).isoformat(), text
    except (TypeError, ValueError, AttributeError) as error:
        raise _Malformed("no Oracle id or no date") from error


def _quads(card: str, day: str, number: int, text: str) -> Iterator[Quad]:
    node = NamedNode(f"{RULING}{card}/{day}/{number}")
    yield Quad(node, _TYPE, _RULING)
    yield Quad(node, _RULING_ON, NamedNode(CARD + card))
    yield Quad(node, _PUBLISHED_ON, Literal(day, datatype=_DATE))
    yield Quad(node, _TEXT, Literal(text))
