"""Which lines that add mana are read: over all cards, what no reading covers is counted, and each part is named."""

from collections.abc import Iterator

import pytest

from lawmage.bridge.audit.lines import ManaLine, ManaLines, Reading, mana_lines
from lawmage.bridge.audit.terms import TermQuestions
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Engine

MOST_UNREAD_ABILITIES = 0.02
MOST_UNREAD_ACTIVATED = 0.016
MOST_UNREAD_TEXTS = 0.63
"""Spells and static abilities, which are no mana abilities."""


@pytest.fixture(scope="module")
def ask() -> Iterator[TermQuestions]:
    with Engine() as engine:
        yield TermQuestions(engine)


def test_every_line_of_the_starter_cards_is_read(ask: TermQuestions) -> None:
    lines = mana_lines(ask, CardStore.starter())
    assert lines.unread(lines.abilities()) == []
    assert "{T}: Add {G}." in {line.text for line in lines.lines if line.reading is Reading.FULL}


def test_the_report() -> None:
    lines = ManaLines(
        [
            ManaLine("{T}: Add {G}.", "activated", Reading.FULL),
            ManaLine("{T}: Add {∞}.", "activated", Reading.NONE, "the amount"),
            ManaLine("Add {R}{R}.", "text", Reading.NONE, "the text"),
            ManaLine("{T}: Each player adds {R}.", "activated", Reading.TYPES),
            ManaLine("2 — Add {W}.", "numbered_result", Reading.OPEN, "die roll"),
        ]
    )
    assert lines.text().splitlines() == [
        "abilities that add mana: 4 distinct lines; 1 read, 1 read for types only, "
        "1 left open by what no board tells, 1 not read",
        "spells and static abilities: 1 distinct lines; 0 read, 0 read for types only, "
        "0 left open by what no board tells, 1 not read",
        "  left open by die roll: 2 — Add {W}.",
        "  the amount is not read: {T}: Add {∞}.",
        "  the text is not read: Add {R}{R}.",
    ]


def test_all_lines_that_add_mana(all_cards: CardStore, ask: TermQuestions) -> None:
    lines = mana_lines(ask, all_cards)
    abilities = lines.abilities()
    activated = [line for line in abilities if line.kind == "activated"]
    texts = [line for line in lines.lines if line.kind == "text"]
    assert len(abilities) > 850
    for some, most in (
        (abilities, MOST_UNREAD_ABILITIES),
        (activated, MOST_UNREAD_ACTIVATED),
        (texts, MOST_UNREAD_TEXTS),
    ):
        assert len(lines.unread(some)) <= most * len(some), lines.text()
