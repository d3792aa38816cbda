"""What the importer knows of a card before its text is read: the card as it is printed, whatever file it came from."""

import re
import unicodedata
import uuid
from dataclasses import dataclass
from typing import Literal

from lawmage.bridge.ontology.namespaces import CARD

Reason = Literal[
    "no name",
    "unknown layout",
    "unknown mana symbol",
    "unknown card type",
    "faces missing",
    "oversized text",
    "malformed card",
    "not a card of the game",
    "truncated file",
    "malformed JSON",
]

# The longest text of a face, in characters, that is read; the longest real one has fewer than a thousand.
LONGEST_TEXT = 10_000


class Rejected(Exception):
    """A card cannot be imported; ``detail`` says what of it is wrong."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True, slots=True)
class PrintedFace:
    """A face as printed.

    Types are atoms (docs/contracts.md, section 3). ``mana_cost`` holds the symbols without their braces, None where no
    mana cost is printed; numbers are an ``int``, or the printed text where that is no integer.
    """

    name: str
    type_line: str
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    mana_cost: tuple[str | int, ...] | None = None
    color_indicator: tuple[str, ...] = ()
    power: str | int | None = None
    toughness: str | int | None = None
    loyalty: str | int | None = None
    defense: str | int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as printed: its Oracle id, name, layout by Scryfall's name, and its faces, the front face first."""

    id: str
    name: str
    layout: str
    faces: tuple[PrintedFace, ...]


_UNNAMED = uuid.uuid5(uuid.NAMESPACE_URL, CARD)


def id_of_name(name: str) -> str:
    """Return the id of a card that has no Oracle id: a UUID (version 5) that depends on its name alone."""
    return str(uuid.uuid5(_UNNAMED, name))


_LETTERS = str.maketrans(
    {"\u2019": "'", "\u2018": "'", "\u201c": '"', "\u201d": '"', "æ": "ae", "ø": "o", "đ": "d", "ł": "l"}
)


def name_key(name: str) -> str:
    """Return the form in which names are looked up: without regard to case, accents, kinds of quotes and spacing."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(_LETTERS)
    plain = "".join(character for character in plain if not unicodedata.combining(character))
    return " ".join(re.sub(r"\s*/{2,}\s*", " // ", plain).split())
