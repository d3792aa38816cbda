"""The short text form: one table of entries, one of whole texts, one of errors."""

from typing import Any

import pytest

from lawmage.bridge.boards import Board, board_from_text
from lawmage.bridge.boards.entry import parse_entry
from lawmage.bridge.errors import InvalidBoard

ENTRIES: list[tuple[str, dict[str, Any]]] = [
    ("Forest", {"card": "Forest"}),
    ("Forest*4", {"card": "Forest", "count": 4}),
    ("Forest * 4 (tapped)", {"card": "Forest", "count": 4, "tapped": True}),
    ("Llanowar Elves (sick)", {"card": "Llanowar Elves", "summoning_sick": True}),
    ("Hangarback Walker (tapped, +1/+1*2)", {"card": "Hangarback Walker", "tapped": True, "counters": {"+1/+1": 2}}),
    ("Astral Cornucopia (charge*3)", {"card": "Astral Cornucopia", "counters": {"charge": 3}}),
    ("Gauntlet of Power (chosen: red)", {"card": "Gauntlet of Power", "chosen": {"color": "red"}}),
    ("Sanctum Prelate (chosen: 2)", {"card": "Sanctum Prelate", "chosen": {"number": 2}}),
    ("Arcane Adaptation (chosen type: Bird)", {"card": "Arcane Adaptation", "chosen": {"type": "Bird"}}),
    ("Pithing Needle (chosen name: Forest)", {"card": "Pithing Needle", "chosen": {"name": "Forest"}}),
    ("Rancor (attached to: Grizzly Bears)", {"card": "Rancor", "attached_to": "Grizzly Bears"}),
    ("Fireball (controller: opponent, x: 4)", {"card": "Fireball", "controller": "opponent", "x": 4}),
    ("Delver of Secrets (face 2, damage 1)", {"card": "Delver of Secrets", "face": 2, "damage": 1}),
    ("Grizzly Bears (token, id: bear)", {"card": "Grizzly Bears", "is_token": True, "id": "bear"}),
    ("Jace Beleren (activated 1)", {"card": "Jace Beleren", "activated": [1]}),
    (
        "Basalt Monolith (activated 2, tapped, activated 3)",
        {"card": "Basalt Monolith", "tapped": True, "activated": [2, 3]},
    ),
    ("Delver of Secrets (face 2, copy)", {"card": "Delver of Secrets", "face": 2, "is_copy": True}),
    ("Polukranos, Unchained (commander)", {"card": "Polukranos, Unchained", "commander": True}),
    (
        "Karn, Silver Golem (commander, casts 2)",
        {"card": "Karn, Silver Golem", "commander": True, "commander_casts": 2},
    ),
    ("6 other cards", {"unidentified": True, "count": 6}),
    ("1 card", {"unidentified": True, "count": 1}),
    ("B.F.M. (Big Furry Monster)", {"card": "B.F.M. (Big Furry Monster)"}),
    ("Circle of Protection: Red", {"card": "Circle of Protection: Red"}),
]


@pytest.mark.parametrize(("text", "fields"), ENTRIES, ids=[text for text, _ in ENTRIES])
def test_an_entry_is_read(text: str, fields: dict[str, Any]) -> None:
    assert parse_entry(text) == fields


def test_a_whole_text_is_read() -> None:
    board = board_from_text(
        you="Forest*4; Reflecting Pool (tapped); graveyard: Polukranos, Unchained; 6 other cards\nhand: Shock; life: 3",
        opponent="Circle of Protection: Red; mana pool: {R}{R}; lands played: 1; counters: poison*2, energy",
        active="opponent",
        step="upkeep",
        stack="Shock; Fireball (controller: you)",
    )
    mine, theirs = board.players
    assert [entry.card for entry in mine.battlefield] == ["Forest", "Reflecting Pool"]
    assert [entry.name for entry in mine.graveyard] == ["Polukranos, Unchained", "card"]
    assert [entry.card for entry in mine.hand] == ["Shock"]
    assert mine.life == 3
    assert [entry.card for entry in theirs.battlefield] == ["Circle of Protection: Red"]
    assert theirs.mana_pool == {"red": 2}
    assert (theirs.lands_played, theirs.counters) == (1, {"poison": 2, "energy": 1})
    assert (board.active_player, board.turn.phase, board.turn.step) == ("opponent", "beginning", "upkeep")
    assert [entry.card for entry in board.stack] == ["Shock", "Fireball"]


def test_an_empty_text_is_an_empty_board() -> None:
    board = board_from_text()
    assert isinstance(board, Board)
    assert list(board.placed_objects()) == []


BAD_TEXTS = [
    ("Forest (taped)", "players[0].battlefield[0]", '"taped" is not a detail of a card that lawmage knows'),
    ("Forest (tapped, colour: red)", "players[0].battlefield[0]", '"colour: red"'),
    ("Pithing Needle (chosen: Bird)", "players[0].battlefield[0]", 'write "chosen type: Bird" or "chosen name: Bird"'),
    ("Sanctum Prelate (chosen number: two)", "players[0].battlefield[0]", '"two" is not a number'),
    ("life: many", "you.life", "needs a number"),
    ("mana: {Q}", "players[0].mana_pool", "{Q} is not one mana of one type"),
    ("counters: poison-3", "you.counters", "poison*3"),
    ("Forest*0", "players[0].battlefield[0].count", "greater than or equal to 1"),
]


@pytest.mark.parametrize(("text", "field", "message"), BAD_TEXTS, ids=[row[0] for row in BAD_TEXTS])
def test_what_cannot_be_read_is_named(text: str, field: str, message: str) -> None:
    with pytest.raises(InvalidBoard) as caught:
        board_from_text(you=text)
    assert caught.value.field == field
    assert message in caught.value.message
