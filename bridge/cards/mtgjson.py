"""Cards in the JSON of MTGJSON's file AtomicCards, put into the form of Scryfall's entries.

The format is described at https://mtgjson.com/data-models/card/card-atomic/. The file has a list under each name: the
faces of a card, told apart by their sides, or different cards of one name.
"""

from typing import Any

_FACE_FIELDS = {
    "manaCost": "mana_cost",
    "type": "type_line",
    "text": "oracle_text",
    "power": "power",
    "toughness": "toughness",
    "loyalty": "loyalty",
    "defense": "defense",
    "colors": "colors",
}


def scryfall_entries(value: list[Any]) -> list[Any]:
    """Return the entries that Scryfall would have; a list that holds no cards is returned as one entry, as it is."""
    if not value or not all(isinstance(item, dict) for item in value):
        return [value]
    sides = sorted((item for item in value if item.get("side")), key=lambda item: str(item["side"]))
    whole = [_card(item, [item]) for item in value if not item.get("side")]
    return [*([_card(sides[0], sides)] if sides else []), *whole]


def _card(front: dict[str, Any], faces: list[dict[str, Any]]) -> dict[str, Any]:
    identifiers = front.get("identifiers")
    oracle_id = identifiers.get("scryfallOracleId") if isinstance(identifiers, dict) else None
    card = {"name": front.get("name"), "oracle_id": oracle_id, "layout": front.get("layout")}
    if len(faces) == 1 and not front.get("side"):
        return card | _face(front)
    return card | {"card_faces": [{"name": face.get("faceName"), **_face(face)} for face in faces]}


def _face(face: dict[str, Any]) -> dict[str, Any]:
    fields = {ours: face[theirs] for theirs, ours in _FACE_FIELDS.items() if theirs in face}
    # The file leaves the color indicator out where there is none.
    return fields | {"color_indicator": face.get("colorIndicator", [])}
