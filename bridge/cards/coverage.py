"""How much of the card text of a bulk file the grammar understands.

Every distinct line of every face is read and printed back, on all processors; ``kb/oracle/coverage.pl`` says what kind
a line is and where understanding stops.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from lawmage.bridge.cards.bulk import BulkFile
from lawmage.bridge.cards.grammar import FaceText, Grammar, LineCounts
from lawmage.bridge.cards.importer import Progress, face_texts, no_progress, printed_cards
from lawmage.bridge.cards.report import ImportReport
from lawmage.bridge.errors import ImportFailed

_T = TypeVar("_T")
_FACES_IN_BATCH = 500
_LINES_IN_BATCH = 250
_LABELS = {
    "all": "all",
    "mana": "add mana",
    "tapped_for_mana": "trigger on or replace mana production",
    "casting": "are about casting, playing or costs",
    "changing": "change permanents",
    "keyword": "are keywords",
}
_FAULTS = {"ambiguous": "several readings", "different_print": "prints differently"}


@dataclass
class CoverageReport:
    """How many lines of a file are understood, by kind, and where understanding stops most often."""

    counts: dict[str, LineCounts] = field(default_factory=dict)
    stops: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[str, str]] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    def text(self, stops: int) -> str:
        """Return the table by kind of line, the lines that need attention, and the most frequent ``stops`` places."""
        rows = [f"{'lines that':<38}{'lines':>8}{'understood':>12}{'%':>9}{'same print':>12}{'ambiguous':>11}"]
        for kind, label in _LABELS.items():
            counts = self.counts.get(kind)
            if counts:
                percent = 100 * counts.understood / counts.lines
                rows.append(
                    f"{label:<38}{counts.lines:>8,}{counts.understood:>12,}{percent:>9.2f}"
                    f"{counts.same_print:>12,}{counts.ambiguous:>11,}"
                )
        rows += [f"{_FAULTS[kind]}: {line}" for kind, line in sorted(self.faults)]
        if stops and self.stops:
            rows += ["", "understood until here (>>>):"]
            rows += [f"{number:>7,}  {stop}" for stop, number in sorted(self.stops.items(), key=_rank)[:stops]]
        return "\n".join([*rows, *self.left_out])


def _rank(item: tuple[str, int]) -> tuple[int, str]:
    stop, number = item
    return -number, stop


def card_coverage(source: Path, *, processes: int | None = None, progress: Progress = no_progress) -> CoverageReport:
    """Read every distinct line of a bulk file's cards. ``progress`` is told lines read, lines in all and cards.

    Raises :class:`ImportFailed` when the file cannot be read or holds no card.
    """
    left_out = ImportReport(source.name)
    try:
        with BulkFile(source) as bulk:
            cards = list(printed_cards(bulk, left_out))
    except OSError as error:
        raise ImportFailed(f"{source} could not be read: {error}.") from error
    if not cards:
        raise ImportFailed("\n".join([f"No card of {source} could be read.", *left_out.left_out()]))
    report = CoverageReport(left_out=left_out.left_out())
    with Grammar(processes) as grammar:
        lines = _distinct_lines(grammar, [text for card in cards for text in face_texts(card)])
        done = 0
        waiting = [(len(part), grammar.cover(part)) for part in _batches(lines, _LINES_IN_BATCH)]
        for size, future in waiting:
            part = future.result()
            for kind, counts in part.counts.items():
                report.counts[kind] = report.counts.get(kind, LineCounts()) + counts
            report.stops.update(part.stops)
            report.faults += part.faults
            done += size
            progress(done, len(lines), len(cards))
    return report


def _distinct_lines(grammar: Grammar, texts: Sequence[FaceText]) -> list[str]:
    waiting = [grammar.lines(part) for part in _batches(texts, _FACES_IN_BATCH)]
    return sorted({line for future in waiting for lines in future.result() for line in lines})


def _batches(items: Sequence[_T], size: int) -> Iterator[Sequence[_T]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
