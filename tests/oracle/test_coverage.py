"""The grammar over all real cards: how much is understood, that nothing is lost, that readings are unique.

The figures are floors: raise them when the grammar grows.
"""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from oracle.oracle_process import OracleProcess, cards, faces

# Per kind of line (kb/oracle/coverage.pl, line_category/2): the least share that is understood.
FLOORS = {
    "all": 0.896,
    "mana": 0.98,
    "tapped_for_mana": 1.0,
    "casting": 0.910,
    "changing": 0.918,
    "keyword": 0.988,
}
MOST_AMBIGUOUS = 20


@dataclass(frozen=True)
class Counts:
    """Numbers of lines of one kind."""

    lines: int
    understood: int
    same_print: int
    ambiguous: int


@dataclass(frozen=True)
class Coverage:
    """What kb/oracle/coverage.pl reports."""

    counts: dict[str, Counts]
    faults: list[str]


@pytest.fixture(scope="module")
def coverage(shared_data: Path) -> Coverage:
    """Reads and prints every distinct line of every face, in two processes."""
    with OracleProcess() as process:
        lines = sorted({line for card in cards(shared_data) for face in faces(card) for line in process.lines(face)})
    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(_coverage_of, (lines[::2], lines[1::2])))
    return _merged(parts)


def _coverage_of(lines: list[str]) -> str:
    with OracleProcess() as process:
        for line in lines:
            process.tell("cover", line)
        return "\t".join(process.ask("coverage"))


def _merged(reports: list[str]) -> Coverage:
    counts: dict[str, Counts] = {}
    for report in reports:
        for kind, *numbers in re.findall(r"-\((\w+),counts\((\d+),(\d+),(\d+),(\d+)\)\)", report):
            before = counts.get(kind, Counts(0, 0, 0, 0))
            lines, understood, same, ambiguous = map(int, numbers)
            counts[kind] = Counts(
                before.lines + lines,
                before.understood + understood,
                before.same_print + same,
                before.ambiguous + ambiguous,
            )
    faults = [
        fault
        for report in reports
        for fault in re.findall(r'(?:ambiguous|different_print)\("(?:[^"\\]|\\.)*"\)', report)
    ]
    return Coverage(counts, faults)


def test_every_line_that_is_understood_prints_the_same(coverage: Coverage) -> None:
    everything = coverage.counts["all"]
    assert everything.lines > 35_000
    assert everything.same_print == everything.understood, coverage.faults


def test_readings_are_unique_but_for_a_few(coverage: Coverage) -> None:
    assert coverage.counts["all"].ambiguous <= MOST_AMBIGUOUS, coverage.faults


@pytest.mark.parametrize("kind", FLOORS)
def test_enough_is_understood(coverage: Coverage, kind: str) -> None:
    counts = coverage.counts[kind]
    assert counts.understood / counts.lines >= FLOORS[kind], counts
