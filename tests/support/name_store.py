"""A store that knows the names and faces of cards and nothing else: all that boards ask for."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rapidfuzz import process

from lawmage.bridge.errors import UnknownCard
from lawmage.bridge.terms import Term


class _Card(NamedTuple):
    id: str


class NameStore:
    """Cards by name: each name leads to the names of its faces."""

    def __init__(self, faces: Mapping[str, Sequence[str]]) -> None:
        self._faces = faces
        self._card = {name.casefold(): name for name in faces}
        for name, names in faces.items():
            for face in names:
                self._card.setdefault(face.casefold(), name)

    def find(self, name: str) -> _Card:
        """Return the card with this name or face."""
        card = self._card.get(name.casefold())
        if card is None:
            raise UnknownCard(name, [match for match, *_ in process.extract(name, list(self._faces), limit=1)])
        return _Card(f"card:{card}")

    def facts(self, card_id: str) -> list[Term]:
        """Return the names and faces of a card as facts."""
        name = card_id.removeprefix("card:")
        facts: list[Term] = [["card_name", card_id, {"s": name}]]
        for number, face in enumerate(self._faces[name], start=1):
            facts.append(["card_face", card_id, f"{card_id}/{number}", number])
            facts.append(["face_name", f"{card_id}/{number}", {"s": face}])
        return facts


def few_cards() -> NameStore:
    """Return a handful of cards."""
    single = ["Forest", "Island", "Reflecting Pool", "Llanowar Elves", "Rancor", "Curse of Opulence", "Lightning Bolt"]
    faces = {name: [name] for name in single}
    faces["Delver of Secrets // Insectile Aberration"] = ["Delver of Secrets", "Insectile Aberration"]
    return NameStore(faces)


def all_cards(file: Path) -> NameStore:
    """Return every card of a bulk file. Rows without an Oracle id are back faces, which their cards list too."""
    faces = {}
    with file.open(encoding="utf-8") as lines:
        for card in map(json.loads, lines):
            if "oracle_id" in card:
                faces[card["name"]] = [face["name"] for face in card.get("card_faces") or [card]]
    return NameStore(faces)
