"""Cards as MTGJSON's AtomicCards has them become the entries that Scryfall would have."""

import json
from pathlib import Path
from typing import Any

import pytest

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.cards.mtgjson import scryfall_entries

ID = "11111111-2222-3333-4444-555555555555"
ELF = {
    "name": "Elf of Tests",
    "layout": "normal",
    "manaCost": "{1}{G}",
    "type": "Creature \u2014 Elf",
    "text": "Haste",
    "power": "1",
    "toughness": "1",
    "colors": ["G"],
    "identifiers": {"scryfallOracleId": ID},
}
DAY = {"name": "Day // Night", "layout": "transform", "identifiers": {"scryfallOracleId": ID.replace("1", "2")}}
FRONT = {**DAY, "faceName": "Day", "side": "a", "type": "Creature \u2014 Human", "manaCost": "{R}", "colors": ["R"]}
BACK = {
    **DAY,
    "faceName": "Night",
    "side": "b",
    "type": "Creature \u2014 Werewolf",
    "colors": ["R"],
    "colorIndicator": ["R"],
}


def test_a_card_of_one_face() -> None:
    assert scryfall_entries([ELF]) == [
        {
            "name": "Elf of Tests",
            "oracle_id": ID,
            "layout": "normal",
            "mana_cost": "{1}{G}",
            "type_line": "Creature \u2014 Elf",
            "oracle_text": "Haste",
            "power": "1",
            "toughness": "1",
            "colors": ["G"],
            "color_indicator": [],
        }
    ]


def test_a_card_of_two_faces_in_the_order_of_its_sides() -> None:
    [entry] = scryfall_entries([BACK, FRONT])
    assert (entry["name"], entry["oracle_id"], entry["layout"]) == ("Day // Night", ID.replace("1", "2"), "transform")
    assert [(face["name"], face["color_indicator"]) for face in entry["card_faces"]] == [("Day", []), ("Night", ["R"])]


def test_several_cards_of_one_name() -> None:
    other = {**ELF, "identifiers": {"scryfallOracleId": "22222222-2222-3333-4444-555555555555"}}
    assert [entry["oracle_id"][:1] for entry in scryfall_entries([ELF, other])] == ["1", "2"]


@pytest.mark.parametrize("value", [[], [7], [ELF, None]])
def test_what_holds_no_cards_is_left_to_be_rejected(value: list[Any]) -> None:
    assert scryfall_entries(value) == [value]


@pytest.mark.parametrize("identifiers", [None, "none", {}])
def test_a_card_without_an_oracle_id(identifiers: object) -> None:
    assert scryfall_entries([{**ELF, "identifiers": identifiers}])[0]["oracle_id"] is None


def test_the_import_of_a_whole_file(tmp_path: Path) -> None:
    cards = {"Elf of Tests": [ELF], "Day // Night": [FRONT, BACK], "Nothing": []}
    path = tmp_path / "AtomicCards.json"
    path.write_text(json.dumps({"meta": {"version": "5"}, "data": cards}))
    library = CardLibrary(tmp_path / "library")
    report = import_cards(path, library, processes=1)
    store = CardStore.imported(library)
    assert list(store.names) == ["Day", "Day // Night", "Elf of Tests", "Night"]
    assert store.find("night").id == store.find("Day // Night").id
    assert dict(report.rejected) == {"malformed card": ["an entry without a name (it should be an object)"]}
