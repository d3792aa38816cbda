"""Which types of mana each card could produce (CR 106.7), beside what others say.

A card is asked about on the least board that its abilities need (boards.py), each of its faces that can be a permanent
with that face up. Counted are also the types that permanents beside it could produce because of it.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from lawmage.bridge.audit.boards import AUDITED, Setting, settings
from lawmage.bridge.audit.sources import COLORS, TypesOfMana
from lawmage.bridge.cards import Card, CardStore
from lawmage.bridge.errors import LawmageError, UnknownCard
from lawmage.bridge.questions import Answer, Lawmage, Verdict

_LETTERS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
_BETWEEN_FACES: Final = " // "
_NO_PERMANENTS: Final = frozenset({"instant", "sorcery"})


class Outcome(StrEnum):
    """What came of a card."""

    EQUAL = "equal"
    DIFFERENT = "different"
    UNKNOWN = "unknown"
    NO_PERMANENT = "no permanent"
    NOT_IMPORTED = "not imported"


@dataclass(frozen=True, slots=True)
class Production:
    """A card with the types that others give it and the types that were proved; ``texts`` made the answer unknown."""

    name: str
    outcome: Outcome
    expected: str = ""
    found: str = ""
    texts: tuple[str, ...] = ()


def productions(
    law: Lawmage, rows: Iterable[TypesOfMana], progress: Callable[[int], None] | None = None
) -> Iterator[Production]:
    """Yield what comes of each row; ``progress`` is told how many are done."""
    for done, row in enumerate(rows, start=1):
        yield _production(law, row)
        if progress is not None:
            progress(done)


def _production(law: Lawmage, row: TypesOfMana) -> Production:
    card = card_of_row(law.cards, row.name)
    if card is None:
        return Production(row.name, Outcome.NOT_IMPORTED, row.types)
    facts = law.cards.facts(card.id)
    types_of_faces = {
        face.id: {fact[2] for fact in facts if fact[0] == "printed_type" and fact[1] == face.id} for face in card.faces
    }
    permanent_faces = [face for face in card.faces if not types_of_faces[face.id] & _NO_PERMANENTS]
    if not permanent_faces:
        return Production(row.name, Outcome.NO_PERMANENT, row.types)
    found: set[str] = set()
    texts: set[str] = set()
    for face in permanent_faces:
        for setting in settings(face, facts):
            types, unread = _types(law, setting)
            found |= types
            texts |= unread
    proved = "".join(letter for letter in COLORS if letter in found)
    outcome = Outcome.UNKNOWN if texts else Outcome.EQUAL if proved == row.types else Outcome.DIFFERENT
    return Production(row.name, outcome, row.types, proved, tuple(sorted(texts)))


def card_of_row(store: CardStore, name: str) -> Card | None:
    """Return the card of a name; some sources call a card by both sides of it where others name one."""
    for wanted in (name, name.partition(_BETWEEN_FACES)[0]):
        try:
            return store.find(wanted)
        except UnknownCard:
            continue
    return None


def _types(law: Lawmage, setting: Setting) -> tuple[set[str], set[str]]:
    """Return the types that are proved for the permanent and its companions, and the texts that leave more open."""
    found: set[str] = set()
    texts: set[str] = set()
    for asked in (AUDITED, *setting.companions):
        try:
            answer = law.could_produce(setting.board, asked)
            owed = set() if asked == AUDITED else _letters(law.could_produce(setting.without, asked))
        except LawmageError as error:
            texts.add(f"lawmage could not answer: {error}")
            continue
        found |= _letters(answer) - owed
        if answer.verdict is Verdict.UNKNOWN:
            texts |= {unread.text for unread in answer.unknown_texts}
    return found, texts


def _letters(answer: Answer) -> set[str]:
    return {_LETTERS[solution.bindings["Type"]] for solution in answer.solutions}
