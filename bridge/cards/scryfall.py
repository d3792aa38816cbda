"""Cards in the JSON of Scryfall's bulk file "Oracle Cards", as :class:`PrintedCard`.

The format is described at https://scryfall.com/docs/api/cards. What a type, a layout or a mana symbol is, the
vocabulary says (ontology/mtg.ttl, types.ttl); here is only where the file puts them.
"""

import re
from collections.abc import Iterator
from typing import Any
from uuid import UUID

from pydantic import BaseModel, ValidationError

from lawmage.bridge.cards.records import LONGEST_TEXT, PrintedCard, PrintedFace, Rejected, id_of_name
from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import Vocabulary, notation_of, vocabulary

BETWEEN_FACES = " // "

# Pictures and the like have entries of their own.
_NO_CARDS = frozenset({"art_series"})
# Words that stand among the types of what is no card, and are no types.
_NO_TYPES = frozenset({"token", "emblem"})
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_SHOULD_BE = {
    "model_type": "should be an object",
    "list_type": "should be a list",
    "string_type": "should be a string",
    "uuid_type": "should be a UUID",
    "uuid_parsing": "should be a UUID",
}
_SYMBOL = re.compile(r"\{([^{}]*)\}")
_INTEGER = re.compile(r"0|-?[1-9][0-9]*")


class _Face(BaseModel):
    """The fields of a face, or of a card that has only one."""

    name: str = ""
    oracle_id: UUID | None = None
    layout: str = ""
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None


class _Card(_Face):
    card_faces: list[_Face] = []


class ScryfallCards:
    """Turns the file's objects into printed cards."""

    def __init__(self, words: Vocabulary | None = None) -> None:
        self._words = words or vocabulary()
        self._mana_symbol = self._words.pattern(MTG + "manaSymbol")
        self._layouts = self._words.concepts(MTG + "Layout")
        self._multi_face_layouts = self._words.concepts(MTG + "MultiFaceLayout")
        self._types = self._words.concepts(MTG + "CardType")
        self._supertypes = self._words.concepts(MTG + "Supertype")
        self._subtypes = self._words.concepts(MTG + "Subtype")

    def card(self, value: Any) -> PrintedCard:
        """Return the card that a JSON value describes. Raises :class:`Rejected`."""
        try:
            card = _Card.model_validate(value)
        except ValidationError as error:
            raise Rejected("malformed card", _complaint(error)) from error
        if not card.name.strip():
            raise Rejected("no name")
        if card.layout in _NO_CARDS:
            raise Rejected("not a card of the game", f"layout {card.layout}")
        if card.layout not in self._layouts:
            raise Rejected("unknown layout", card.layout or "none")
        name, layout, faces = self._faces(card)
        oracle_id = card.oracle_id or next((face.oracle_id for face in faces if face.oracle_id is not None), None)
        return PrintedCard(
            str(oracle_id) if oracle_id is not None else id_of_name(name),
            name,
            layout,
            tuple(self._face(face) for face in faces),
        )

    def _faces(self, card: _Card) -> tuple[str, str, list[_Face]]:
        """Return name, layout and faces of the card that the entry is about."""
        name, faces = card.name, card.card_faces
        if card.layout == "meld":
            # The melded permanent is an entry of its own; some files repeat it here as a second face (712.4).
            name = name.partition(BETWEEN_FACES)[0]
            front: _Face = faces[0] if faces else card
            return name, card.layout, [front.model_copy(update={"name": name})]
        if card.layout == "reversible_card":
            return self._one_side(card)
        if not faces:
            if card.layout in self._multi_face_layouts:
                raise Rejected("faces missing")
            return name, card.layout, [card]
        unnamed = [number for number, face in enumerate(faces, start=1) if not face.name.strip()]
        if unnamed:
            raise Rejected("no name", f"face {unnamed[0]}")
        return name, card.layout, faces

    def _one_side(self, card: _Card) -> tuple[str, str, list[_Face]]:
        """Return the card that a reversible card shows on each of its sides: it is the same on both."""
        names = card.name.split(BETWEEN_FACES)
        front, back = names[: len(names) // 2], names[len(names) // 2 :]
        if front != back or len(front) != 1:
            raise Rejected("unknown layout", "a reversible card whose sides are not one card of one face")
        face: _Face = card.card_faces[0] if card.card_faces else card
        layout = face.layout if face.layout in self._layouts and face.layout != card.layout else "normal"
        return front[0], layout, [face.model_copy(update={"name": front[0]})]

    def _face(self, face: _Face) -> PrintedFace:
        text = face.oracle_text or ""
        if len(text) > LONGEST_TEXT:
            raise Rejected("oversized text", f"{len(text)} characters")
        types, supertypes, subtypes = self._type_line(face.type_line or "")
        return PrintedFace(
            name=face.name,
            type_line=face.type_line or "",
            types=types,
            supertypes=supertypes,
            subtypes=subtypes,
            mana_cost=self._mana_cost(face.mana_cost),
            color_indicator=_color_indicator(face),
            power=_number(face.power),
            toughness=_number(face.toughness),
            loyalty=_number(face.loyalty),
            defense=_number(face.defense),
            text=text,
        )

    def _type_line(self, line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """Return types, supertypes and subtypes: a type line has them before and behind a long dash (205.1)."""
        before, _, behind = line.partition("\u2014")
        types, supertypes = [], []
        for word in before.split():
            atom = notation_of(word)
            if atom in self._types:
                types.append(atom)
            elif atom in self._supertypes:
                supertypes.append(atom)
            elif atom not in _NO_TYPES:
                raise Rejected("unknown card type", word)
        return tuple(types), tuple(supertypes), tuple(self._subtypes_in(behind.split()))

    def _subtypes_in(self, words: list[str]) -> Iterator[str]:
        """Yield the subtypes of a list of words: the longest known one each time, else a single word (205.3b)."""
        while words:
            for length in range(len(words), 0, -1):
                atom = notation_of(" ".join(words[:length]))
                if length == 1 or atom in self._subtypes:
                    yield atom
                    words = words[length:]
                    break

    def _mana_cost(self, cost: str | None) -> tuple[str | int, ...] | None:
        if not cost:
            return None
        for symbol in _SYMBOL.finditer(cost):
            if not self._mana_symbol.fullmatch(symbol[0]):
                raise Rejected("unknown mana symbol", symbol[0])
        if _SYMBOL.sub("", cost).strip():
            raise Rejected("unknown mana symbol", cost)
        inner = [symbol[1] for symbol in _SYMBOL.finditer(cost)]
        return tuple(int(symbol) if symbol.isdigit() else symbol for symbol in inner)


def _complaint(error: ValidationError) -> str:
    """Return what is wrong with the first field that is: where it is, and what it should be."""
    first = error.errors(include_url=False)[0]
    place = ".".join(str(part) for part in first["loc"]) or "it"
    return f"{place} {_SHOULD_BE.get(first['type'], first['msg'])}"


def _color_indicator(face: _Face) -> tuple[str, ...]:
    """Return the colors of the color indicator, in the order of the file.

    Files that were cut down may lack the field. Then the colors that the file gives to a face without any mana in its
    mana cost are those of the indicator: there is nothing else on a card that they could come from (105.2, 204.1).
    """
    indicated = face.color_indicator
    if indicated is None and (face.mana_cost or "{0}") == "{0}":
        indicated = face.colors
    colors = indicated or []
    unknown = [color for color in colors if color not in _COLORS]
    if unknown:
        raise Rejected("malformed card", f"color_indicator has {unknown[0]}, which is no color")
    return tuple(_COLORS[color] for color in colors)


def _number(text: str | None) -> str | int | None:
    if text is None:
        return None
    return int(text) if _INTEGER.fullmatch(text) else text
