"""What others say about the mana of cards, as files of JSON Lines have it (mana-truth.jsonl, mana-abilities.jsonl)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from lawmage.bridge.errors import ImportFailed

COLORS: Final = "WUBRGC"
LEAST_VOTES: Final = 2

Entry = TypeVar("Entry", bound=BaseModel)


class TypesOfMana(BaseModel):
    """Which types of mana a card makes, according to several sources; None where one of them does not know the card."""

    name: str
    scryfall: list[str] | None = None
    forge: list[str] | None = None
    xmage: list[str] | None = None
    agree: bool
    votes: int

    @property
    def types(self) -> str:
        """The types in the order W U B R G C."""
        given = {letter for source in (self.scryfall, self.forge, self.xmage) for letter in source or ()}
        return "".join(letter for letter in COLORS if letter in given)


class ManaAbility(BaseModel):
    """A mana ability as one engine encodes it, in its own notation."""

    kind: str
    api: str
    cost: str | None = None
    produced: str | None = None
    amount: str = "1"
    colors: list[str] = []
    resolved: bool
    face: str


class AbilitiesOfCard(BaseModel):
    """The mana abilities of a card."""

    name: str
    abilities: list[ManaAbility]


def types_of_mana(path: Path) -> Iterator[TypesOfMana]:
    """Yield the cards of a file about which at least two sources agree. Raises :class:`ImportFailed`."""
    for entry in _entries(path, TypesOfMana):
        if entry.agree and entry.votes >= LEAST_VOTES:
            yield entry


def mana_abilities(path: Path) -> Iterator[AbilitiesOfCard]:
    """Yield the cards of a file with their mana abilities. Raises :class:`ImportFailed`."""
    yield from _entries(path, AbilitiesOfCard)


def holds_abilities(path: Path) -> bool:
    """Whether the first line of a file speaks of the abilities of a card. Raises :class:`ImportFailed`."""
    try:
        with path.open(encoding="utf-8") as lines:
            first = json.loads(next(lines, "{}"))
    except (OSError, UnicodeDecodeError) as error:
        raise ImportFailed(f"The file {path} cannot be read: {error}.") from error
    except ValueError:
        return False
    return isinstance(first, dict) and "abilities" in first


def _entries(path: Path, kind: type[Entry]) -> Iterator[Entry]:
    try:
        with path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, start=1):
                yield _entry(line, number, path, kind)
    except (OSError, UnicodeDecodeError) as error:
        raise ImportFailed(f"The file {path} cannot be read: {error}.") from error


def _entry(line: str, number: int, path: Path, kind: type[Entry]) -> Entry:
    try:
        entry: Any = json.loads(line)
        return kind.model_validate(entry)
    except (ValidationError, ValueError) as error:
        raise ImportFailed(f"Line {number} of {path} says nothing about the mana of a card.", line=number) from error
