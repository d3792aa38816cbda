"""How much of a bulk file the grammar understands, as `lawmage cards coverage` shows it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from support.entries import ELF, FOREST
from typer.testing import CliRunner

from lawmage.bridge.cards.coverage import CoverageReport, card_coverage
from lawmage.bridge.cards.grammar import LineCounts
from lawmage.bridge.cli.cards import app
from lawmage.bridge.errors import ImportFailed

Write = Callable[..., Path]


@pytest.fixture
def cards(write: Write) -> Path:
    entry = {key: value for key, value in ELF.items() if key != "oracle_id"}
    ox = {**entry, "name": "Ox of Tests", "oracle_text": "Haste\n{T}: Add {G}.\nDraw a card quietly."}
    yak = {**entry, "name": "Yak of Tests", "oracle_text": "Haste\nThis spell costs {1} less to cast."}
    return write(FOREST, ox, yak)


def test_each_line_counts_once_in_each_of_its_kinds(cards: Path) -> None:
    told: list[tuple[int, int, int]] = []
    report = card_coverage(cards, processes=1, progress=lambda *numbers: told.append(numbers))
    assert report.counts["mana"] == LineCounts(1, 1, 1, 0)
    assert report.counts["casting"] == LineCounts(1, 1, 1, 0)
    assert report.counts["keyword"] == LineCounts(1, 1, 1, 0)
    assert report.stops == {"a card >>> quietly.": 1}
    assert told[-1][0] == told[-1][1] == report.counts["all"].lines
    assert told[-1][2] == 3


def test_the_table_and_where_understanding_stops(cards: Path) -> None:
    result = CliRunner().invoke(app, ["coverage", str(cards), "--stops", "1"])
    assert result.exit_code == 0, result.output
    assert "add mana                                     1           1   100.00           1          0" in result.output
    assert "understood until here (>>>):\n      1  a card >>> quietly." in result.output


def test_the_most_frequent_stop_comes_first() -> None:
    report = CoverageReport(faults=[("ambiguous", "A line.")])
    report.stops.update({"b >>>": 1, "a >>>": 1, "c >>>": 2})
    assert report.text(2).splitlines()[1:] == [
        "several readings: A line.",
        "",
        "understood until here (>>>):",
        "      2  c >>>",
        "      1  a >>>",
    ]


def test_a_file_without_cards(write: Write) -> None:
    with pytest.raises(ImportFailed, match=r"cards\.jsonl is empty"):
        card_coverage(write(), processes=1)
    with pytest.raises(ImportFailed, match=r"No card of .* could be read\.\nNot imported: 1"):
        card_coverage(write({"name": "Ox"}), processes=1)
