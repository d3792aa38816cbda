"""Entries of Scryfall's bulk file as printed cards, and the entries that are rejected."""

from typing import Any

import pytest

from lawmage.bridge.cards.records import LONGEST_TEXT, PrintedCard, Rejected, id_of_name, name_key
from lawmage.bridge.cards.scryfall import ScryfallCards

ID = "11111111-2222-3333-4444-555555555555"
SCRYFALL = ScryfallCards()


def entry(**fields: Any) -> dict[str, Any]:
    return {"name": "A Card", "oracle_id": ID, "layout": "normal", "type_line": "Land", "object": "card", **fields}


def two_faces(layout: str) -> dict[str, Any]:
    faces = [{"name": "Front", "type_line": "Instant"}, {"name": "Back", "type_line": "Sorcery"}]
    return entry(name="Front // Back", layout=layout, card_faces=faces)


@pytest.mark.parametrize(
    ("line", "types", "supertypes", "subtypes"),
    [
        ("Land", ["land"], [], []),
        ("Basic Land \u2014 Forest", ["land"], ["basic"], ["forest"]),
        (
            "Legendary Snow Artifact Creature \u2014 Elf Druid",
            ["artifact", "creature"],
            ["legendary", "snow"],
            ["elf", "druid"],
        ),
        ("Land \u2014 Urza\u2019s Power-Plant", ["land"], [], ["urzas", "power_plant"]),
        ("Creature \u2014 Human Time Lord Doctor", ["creature"], [], ["human", "time_lord", "doctor"]),
        ("Plane \u2014 Bolas\u2019s Meditation Realm", ["plane"], [], ["bolass_meditation_realm"]),
        ("Creature \u2014 Townsfolk", ["creature"], [], ["townsfolk"]),
        ("Token Artifact \u2014 Treasure", ["artifact"], [], ["treasure"]),
        ("Emblem \u2014 Chandra", [], [], ["chandra"]),
        ("", [], [], []),
    ],
)
def test_type_lines(line: str, types: list[str], supertypes: list[str], subtypes: list[str]) -> None:
    face = SCRYFALL.card(entry(type_line=line)).faces[0]
    assert [list(face.types), list(face.supertypes), list(face.subtypes)] == [types, supertypes, subtypes]


@pytest.mark.parametrize(
    ("cost", "symbols"),
    [
        (None, None),
        ("", None),
        ("{0}", (0,)),
        ("{2}{G/P}{G}", (2, "G/P", "G")),
        ("{X}{2/W}{C}{S}{W/U/P}{15}", ("X", "2/W", "C", "S", "W/U/P", 15)),
    ],
)
def test_mana_costs(cost: str | None, symbols: tuple[str | int, ...] | None) -> None:
    assert SCRYFALL.card(entry(mana_cost=cost)).faces[0].mana_cost == symbols


@pytest.mark.parametrize(
    ("printed", "number"),
    [("3", 3), ("0", 0), ("-1", -1), ("*", "*"), ("1+*", "1+*"), ("+1", "+1"), ("1.5", "1.5"), ("-0", "-0")],
)
def test_printed_numbers(printed: str, number: str | int) -> None:
    face = SCRYFALL.card(entry(power=printed, toughness=printed, loyalty=printed, defense=printed)).faces[0]
    assert (face.power, face.toughness, face.loyalty, face.defense) == (number, number, number, number)


@pytest.mark.parametrize(
    ("fields", "colors"),
    [
        ({}, ()),
        ({"color_indicator": ["G", "W"], "colors": ["G", "W"]}, ("green", "white")),
        ({"colors": ["R"], "mana_cost": "{R}"}, ()),
        ({"colors": ["B"], "mana_cost": ""}, ("black",)),
        ({"colors": ["B"], "mana_cost": "{0}"}, ("black",)),
        ({"colors": ["B"], "mana_cost": "", "color_indicator": []}, ()),
    ],
)
def test_color_indicators(fields: dict[str, Any], colors: tuple[str, ...]) -> None:
    assert SCRYFALL.card(entry(**fields)).faces[0].color_indicator == colors


def test_an_oracle_id_is_the_cards_id() -> None:
    assert SCRYFALL.card(entry()).id == ID


def test_without_an_oracle_id_the_name_alone_decides() -> None:
    card = SCRYFALL.card(entry(oracle_id=None))
    assert card.id == id_of_name("A Card") == "07880c8f-74de-5b2e-ade8-d50802c46581"


@pytest.mark.parametrize(
    "layout",
    [
        "split",
        "flip",
        "transform",
        "modal_dfc",
        "adventure",
        "omen",
        "prepare",
        "aftermath",
        "battle",
        "class",
        "token",
    ],
)
def test_layouts_with_their_faces(layout: str) -> None:
    card = SCRYFALL.card(two_faces(layout))
    assert (card.name, card.layout) == ("Front // Back", layout)
    assert [(face.name, face.types) for face in card.faces] == [("Front", ("instant",)), ("Back", ("sorcery",))]


@pytest.mark.parametrize(
    "layout", ["normal", "saga", "class", "case", "leveler", "mutate", "prototype", "meld", "token"]
)
def test_layouts_of_one_face(layout: str) -> None:
    card = SCRYFALL.card(entry(layout=layout))
    assert [face.name for face in card.faces] == ["A Card"]


def test_of_a_meld_card_only_its_own_face_counts() -> None:
    card = SCRYFALL.card(two_faces("meld"))
    assert (card.name, [face.name for face in card.faces]) == ("Front", ["Front"])


@pytest.mark.parametrize("with_faces", [True, False])
def test_a_reversible_card_is_the_card_on_its_sides(with_faces: bool) -> None:
    side = {"name": "Same", "type_line": "Instant", "oracle_id": ID, "layout": "normal"}
    whole = entry(name="Same // Same", layout="reversible_card", type_line="Instant", oracle_id=None)
    card = SCRYFALL.card({**whole, "card_faces": [side, side]} if with_faces else whole)
    assert (card.name, card.layout, len(card.faces)) == ("Same", "normal", 1)
    assert card.id == (ID if with_faces else id_of_name("Same"))


@pytest.mark.parametrize(
    ("value", "reason", "detail"),
    [
        (entry(name=""), "no name", ""),
        (entry(name="  "), "no name", ""),
        ({"layout": "normal"}, "no name", ""),
        ({**two_faces("split"), "card_faces": [{"name": "Front"}, {}]}, "no name", "face 2"),
        (entry(layout="sideways"), "unknown layout", "sideways"),
        (entry(layout=""), "unknown layout", "none"),
        (entry(layout="art_series"), "not a card of the game", "layout art_series"),
        (
            entry(name="One // Two", layout="reversible_card"),
            "unknown layout",
            "a reversible card whose sides are not one card of one face",
        ),
        (entry(mana_cost="{2}{Q}"), "unknown mana symbol", "{Q}"),
        (entry(mana_cost="{U/W}"), "unknown mana symbol", "{U/W}"),
        (entry(mana_cost="2G"), "unknown mana symbol", "2G"),
        (entry(type_line="Eaturecray"), "unknown card type", "Eaturecray"),
        (entry(layout="transform"), "faces missing", ""),
        (entry(oracle_text="x" * (LONGEST_TEXT + 1)), "oversized text", "10001 characters"),
        (entry(color_indicator=["X"]), "malformed card", "color_indicator has X, which is no color"),
        (entry(power=3), "malformed card", "power should be a string"),
        (
            entry(card_faces=[7]),
            "malformed card",
            "card_faces.0 should be an object",
        ),
        (entry(card_faces=7), "malformed card", "card_faces should be a list"),
        (entry(oracle_id="7"), "malformed card", "oracle_id should be a UUID"),
        (7, "malformed card", "it should be an object"),
    ],
)
def test_rejections(value: Any, reason: str, detail: str) -> None:
    with pytest.raises(Rejected) as rejection:
        SCRYFALL.card(value)
    assert (rejection.value.reason, rejection.value.detail) == (reason, detail)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Polukranos, Unchained", "polukranos, unchained"),
        ("LIM-D\u00dbL'S VAULT", "lim-dul's vault"),
        ("Urza\u2019s Tower", "urza's tower"),
        ("\u00c6ther Vial", "aether vial"),
        ("Fire//Ice", "fire // ice"),
        ("  Fire  ///  Ice ", "fire // ice"),
    ],
)
def test_keys_of_names(name: str, key: str) -> None:
    assert name_key(name) == key


def test_every_entry_of_the_data_is_a_card_or_a_rejection_that_is_explained(all_entries: list[dict[str, Any]]) -> None:
    cards: list[PrintedCard] = []
    rejected = []
    for value in all_entries:
        try:
            cards.append(SCRYFALL.card(value))
        except Rejected as rejection:
            rejected.append(rejection)
    assert len(cards) > 31_000
    assert all(rejection.detail for rejection in rejected if rejection.reason != "faces missing")
    assert all(card.faces and all(face.name for face in card.faces) for card in cards)
