"""The import of a bulk file of cards into the user's library.

The file is read as a stream; the texts of faces go in batches to the grammar, which works beside it in processes of its
own; what comes back is written to an RDF store, which takes the place of the old one only when it is complete.
"""

import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from pyoxigraph import NamedNode, Quad, Store

from lawmage.bridge.cards.bulk import BulkFile, Defect
from lawmage.bridge.cards.facts import FactWriter
from lawmage.bridge.cards.grammar import FaceText, Grammar, ReadLine
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.cards.mtgjson import scryfall_entries
from lawmage.bridge.cards.records import PrintedCard, Rejected, name_key
from lawmage.bridge.cards.report import ImportReport
from lawmage.bridge.cards.scryfall import BETWEEN_FACES, ScryfallCards
from lawmage.bridge.cards.store import content_hashes
from lawmage.bridge.errors import ImportFailed
from lawmage.bridge.ontology.graph import Object
from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import vocabulary
from lawmage.bridge.terms import Term

_CARDS_IN_BATCH = 200
_BATCHES_AHEAD = 3  # for each process of the grammar
_QUADS_IN_BATCH = 100_000


class Progress(Protocol):
    """Is told how far an import has come."""

    def __call__(self, read: int, size: int, cards: int) -> None:
        """``read`` of the ``size`` bytes of the file are read, and ``cards`` cards imported."""


def no_progress(read: int, size: int, cards: int) -> None:
    """Show no progress."""


def import_cards(
    source: Path,
    library: CardLibrary | None = None,
    *,
    processes: int | None = None,
    progress: Progress = no_progress,
) -> ImportReport:
    """Import a bulk file in place of what the library holds.

    Raises :class:`ImportFailed` when the file cannot be read or holds no card; the library then is as it was before.
    What else is wrong with the file is in the report.
    """
    target = library if library is not None else CardLibrary()
    try:
        return _import(source, target, processes, progress)
    except OSError as error:
        raise ImportFailed(f"The import of {source} into {target.folder} stopped: {error}.") from error


def _import(source: Path, target: CardLibrary, processes: int | None, progress: Progress) -> ImportReport:
    started = time.monotonic()
    report = ImportReport(source.name)
    with target.new_build() as build:
        sink = _StoreWriter(build.store)
        with BulkFile(source) as bulk, Grammar(processes) as grammar:
            for card, texts in _read_cards(printed_cards(bulk, report), grammar):
                _write_card(sink, card, texts, report)
                progress(bulk.position(), bulk.size, report.cards)
            progress(bulk.size, bulk.size, report.cards)
        if not report.cards:
            raise ImportFailed("\n".join([f"No card of {source} could be imported.", *report.left_out()]))
        report.undeclared = dict(sink.finish())
        _compare(build.store, target, report)
        report.seconds = time.monotonic() - started
        build.publish({"imported": datetime.now(UTC).isoformat(timespec="seconds"), **report.to_json()})
    return report


def printed_cards(bulk: BulkFile, report: ImportReport) -> Iterator[PrintedCard]:
    """Yield each card of the file once; the report gets what is left out."""
    scryfall = ScryfallCards()
    chosen = _Chosen(report)
    later: list[PrintedCard] = []
    for value in _entries(bulk):
        if isinstance(value, Defect):
            report.rejected[value.reason].append(value.where)
            continue
        try:
            card = scryfall.card(value)
        except Rejected as rejection:
            chosen.reject(value, rejection)
            continue
        # A reversible card is one that most files also have by itself, with its Oracle id.
        if value.get("layout") == "reversible_card":
            later.append(card)
        elif chosen.takes(card):
            yield card
    yield from (card for card in later if chosen.takes(card))
    chosen.finish()


def _entries(bulk: BulkFile) -> Iterator[Any]:
    """Yield the entries of the file in the form that Scryfall gives them, and the defects."""
    for value in bulk:
        if isinstance(value, list):
            yield from scryfall_entries(value)
        else:
            yield value


class _Chosen:
    """Which cards of a file were taken: each Oracle id and each name of a card once."""

    def __init__(self, report: ImportReport) -> None:
        self._report = report
        self._descriptions = vocabulary().concepts(MTG + "DescriptionLayout")
        self._ids: set[str] = set()
        self._names: set[str] = set()
        self._faces: set[str] = set()
        self._single_faces: list[tuple[str, str]] = []

    def takes(self, card: PrintedCard) -> bool:
        """Whether the card is a new one, which then counts as taken."""
        # Different tokens may have one name; cards may not (201.2).
        key = name_key(card.name) if card.layout not in self._descriptions else card.id
        if card.id in self._ids or key in self._names:
            self._report.duplicates.append(card.name)
            return False
        self._ids.add(card.id)
        self._names.add(key)
        if len(card.faces) > 1:
            self._faces.update(name_key(face.name) for face in card.faces)
        return True

    def reject(self, value: Any, rejection: Rejected) -> None:
        """Note a rejected entry."""
        name = value.get("name") if isinstance(value, dict) else None
        label = f"{name or 'an entry without a name'}{f' ({rejection.detail})' if rejection.detail else ''}"
        if rejection.reason == "faces missing" and isinstance(name, str) and BETWEEN_FACES not in name:
            self._single_faces.append((name, label))
        else:
            self._report.rejected[rejection.reason].append(label)

    def finish(self) -> None:
        """Decide about the single faces of cards with several: some files list them beside the whole card."""
        for name, label in self._single_faces:
            if name_key(name) in self._faces:
                self._report.duplicates.append(name)
            else:
                self._report.rejected["faces missing"].append(label)


def _read_cards(cards: Iterable[PrintedCard], grammar: Grammar) -> Iterator[tuple[PrintedCard, list[list[ReadLine]]]]:
    """Yield the cards in their order, each with the lines of its faces as the grammar read them."""
    waiting: deque[tuple[list[PrintedCard], Future[list[list[ReadLine]]]]] = deque()
    for batch in _batches(cards):
        waiting.append((batch, grammar.read([text for card in batch for text in face_texts(card)])))
        if len(waiting) >= _BATCHES_AHEAD * grammar.processes:
            yield from _finished(*waiting.popleft())
    while waiting:
        yield from _finished(*waiting.popleft())


def face_texts(card: PrintedCard) -> Iterator[FaceText]:
    """Yield the texts of the faces of a card, as the grammar asks for them."""
    for face in card.faces:
        others = tuple(other.name for other in card.faces if other.name != face.name)
        yield FaceText(face.name, face.type_line, face.text, others)


def _batches(cards: Iterable[PrintedCard]) -> Iterator[list[PrintedCard]]:
    batch: list[PrintedCard] = []
    for card in cards:
        batch.append(card)
        if len(batch) == _CARDS_IN_BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _finished(
    batch: list[PrintedCard], read: "Future[list[list[ReadLine]]]"
) -> Iterator[tuple[PrintedCard, list[list[ReadLine]]]]:
    texts = iter(read.result())
    for card in batch:
        yield card, [next(texts) for _ in card.faces]


def _write_card(sink: "_StoreWriter", card: PrintedCard, texts: list[list[ReadLine]], report: ImportReport) -> None:
    functors = Counter(fact[0] for fact in sink.write(card, texts))
    report.cards += 1
    report.faces += len(card.faces)
    report.understood_lines += functors["printed_ability"]
    report.unparsed_lines += functors["unparsed_text"]


def _compare(new: Path, library: CardLibrary, report: ImportReport) -> None:
    """Report what differs from the cards that the library holds."""
    old = library.previous_store()
    if old is None:
        return
    report.first_import = False
    before, after = content_hashes(old), content_hashes(new)
    report.added = sorted(name for card, (name, _) in after.items() if card not in before)
    report.removed = sorted(name for card, (name, _) in before.items() if card not in after)
    report.changed = sorted(
        name for card, (name, content) in after.items() if card in before and before[card][1] != content
    )


class _StoreWriter:
    """Writes cards to a new RDF store on disk, in large batches."""

    def __init__(self, path: Path) -> None:
        self._store = Store(str(path))
        self._quads: list[Quad] = []
        self._facts = FactWriter(vocabulary(), self._emit)

    def write(self, card: PrintedCard, texts: list[list[ReadLine]]) -> list[Term]:
        """Write a card and return its facts."""
        facts = self._facts.write_card(card, texts)
        if len(self._quads) >= _QUADS_IN_BATCH:
            self._flush()
        return facts

    def finish(self) -> Mapping[str, int]:
        """Write what is left, close the store, and return what the vocabulary did not declare, with its counts."""
        self._flush()
        self._store.optimize()
        self._store.flush()
        del self._store
        return dict(self._facts.undeclared)

    def _flush(self) -> None:
        self._store.bulk_extend(self._quads)
        self._quads.clear()

    def _emit(self, subject: NamedNode, predicate: NamedNode, value: Object) -> None:
        self._quads.append(Quad(subject, predicate, value))
