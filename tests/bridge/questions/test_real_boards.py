"""Every real board that loads: what each land could produce, and whether each card in a hand or graveyard may be cast.

No question may fail; each answer is checked, as always. The summary of the test run says how many were yes, no and
unknown.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lawmage.bridge.boards import Board, BoardFacts, board_from_pzl
from lawmage.bridge.cards import CardStore
from lawmage.bridge.errors import InputError, LimitExceeded
from lawmage.bridge.questions import CouldProduce, Lawmage, MayCast

THOUSANDS_OF_MANA = "PS_GRND.pzl"
"""Its player has more than a thousand mana of each type in the mana pool, which takes more memory than there may be."""

PARTS = 8
"""So many tests, each with its share of the boards: they can run beside each other."""


@pytest.fixture(scope="module")
def law(all_cards: CardStore) -> Iterator[Lawmage]:
    """Answers from all cards of the development data."""
    with Lawmage(all_cards) as answering:
        yield answering


@pytest.mark.parametrize("part", range(PARTS))
def test_every_question_is_answered(
    part: int, law: Lawmage, shared_data: Path, record_property: Callable[[str, object], None]
) -> None:
    outcomes: Counter[str] = Counter()
    lines = (shared_data / "board-states.jsonl").read_text(encoding="utf-8").splitlines()
    for puzzle in map(json.loads, lines[part::PARTS]):
        for question in questions_about(puzzle["state"], law):
            try:
                answer = law.ask(question)
            except LimitExceeded:
                assert puzzle["file"] == THOUSANDS_OF_MANA
                outcomes[f"{question.kind} stopped by a limit"] += 1
                continue
            assert answer.text()
            outcomes[f"{question.kind} {answer.verdict}"] += 1
    assert outcomes
    record_property("answers", dict(outcomes))


def questions_about(state: dict[str, str], law: Lawmage) -> Iterator[CouldProduce | MayCast]:
    """Yield the questions about a board; none where the board does not load."""
    try:
        board = board_from_pzl("\n".join(f"{key}={value}" for key, value in state.items()))
        found = board.facts(law.cards)
    except InputError:
        return
    yield from distinct_questions(board, found, law)


def distinct_questions(board: Board, found: BoardFacts, law: Lawmage) -> Iterator[CouldProduce | MayCast]:
    """Yield a question for each land on the battlefield and each card in a hand or graveyard, alike ones once."""
    asked = set()
    for item in found.objects:
        alike = (item.name, item.zone, item.owner, item.controller, item.entry.tapped)
        if item.entry.card is None or alike in asked:
            continue
        asked.add(alike)
        if item.zone in ("hand", "graveyard"):
            yield MayCast(board=board, card=item.id)
        elif item.zone == "battlefield" and is_land(item.entry.card, law):
            yield CouldProduce(board=board, permanent=item.id)


def is_land(name: str, law: Lawmage) -> bool:
    facts = law.cards.facts(law.cards.find(name).id)
    return any(fact[0] == "printed_type" and fact[2] == "land" for fact in facts)
