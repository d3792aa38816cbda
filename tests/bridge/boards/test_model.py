"""Boards in JSON: what is read, and which field an error names."""

import json
from typing import Any

import pytest

from lawmage.bridge.boards import Board, board_from_data, board_from_json
from lawmage.bridge.errors import InvalidBoard, LimitExceeded


def you(**fields: Any) -> dict[str, Any]:
    return {"players": [{"id": "you", **fields}, {"id": "opponent"}]}


def test_a_minimal_board_fills_in_the_defaults() -> None:
    board = board_from_data(you(battlefield=["Forest*4 (tapped)"]))
    assert (board.active_player, board.priority, board.turn.phase, board.turn.step) == (
        "you",
        "you",
        "precombat_main",
        "none",
    )
    forest = board.players[0].battlefield[0]
    assert (forest.card, forest.count, forest.tapped) == ("Forest", 4, True)


def test_a_board_survives_its_own_json() -> None:
    board = board_from_data(
        you(
            life=7,
            mana_pool="{G}{G}{C}",
            counters={"poison": 2},
            battlefield=[
                {"card": "Rancor", "attached_to": "elf"},
                {"card": "Llanowar Elves", "id": "elf", "damage": 1},
            ],
            graveyard=["6 other cards"],
        )
        | {"turn": {"step": "upkeep"}, "stack": [{"card": "Lightning Bolt", "controller": "opponent", "x": 2}]}
    )
    assert board_from_json(board.model_dump_json()) == board
    assert board.players[0].mana_pool == {"green": 2, "colorless": 1}
    assert board.turn.phase == "beginning"


def test_the_schema_is_json_and_describes_every_zone() -> None:
    schema = json.loads(json.dumps(Board.model_json_schema()))
    player = schema["$defs"]["Player"]["properties"]
    assert {"battlefield", "hand", "graveyard", "library", "exile", "command"} <= player.keys()
    assert "stack" in schema["properties"]


BAD_BOARDS = [
    ("no object", [], None, "is not a JSON object"),
    ("no players", {}, "players", "is missing"),
    ("an unknown field", you(lives=3), "players[0].lives", "there is no such field"),
    ("life in words", you(life="ten"), "players[0].life", "valid integer"),
    ("a negative count of counters", you(battlefield=[{"card": "Forest", "counters": {"charge": -1}}]),
     "players[0].battlefield[0].counters.charge", "greater than or equal to 0"),
    ("negative counters of a player", you(counters={"poison": -3}), "players[0].counters.poison",
     "greater than or equal to 0"),
    ("negative damage", you(battlefield=[{"card": "Forest", "damage": -1}]), "players[0].battlefield[0].damage",
     "greater than or equal to 0"),
    ("two objects with one id", you(battlefield=[{"card": "Forest", "id": "f"}, {"card": "Island", "id": "f"}]),
     "players[0].battlefield[1].id", 'there are two objects with the id "f": see players[0].battlefield[0]'),
    ("a card in two zones", you(hand=[{"card": "Forest", "id": "f"}], graveyard=[{"card": "Forest", "id": "f"}]),
     "players[0].graveyard[0].id", "in two places at once: players[0].hand[0] lists it too"),
    ("the id of a player", you(hand=[{"card": "Forest", "id": "you"}]), "players[0].hand[0].id", "id of a player"),
    ("two players with one id", {"players": [{"id": "a"}, {"id": "a"}]}, "players[1].id", "two players"),
    ("attached to nothing", you(battlefield=[{"card": "Rancor", "attached_to": "elf"}]),
     "players[0].battlefield[0].attached_to", 'there is no "elf" on the battlefield'),
    ("attached to itself", you(battlefield=[{"card": "Rancor", "id": "r", "attached_to": "r"}]),
     "players[0].battlefield[0].attached_to", "to itself"),
    ("attached to one of two", you(battlefield=["Forest*2", {"card": "Rancor", "attached_to": "Forest"}]),
     "players[0].battlefield[1].attached_to", "2 permanents are named"),
    ("tapped in a hand", you(hand=["Forest (tapped)"]), "players[0].hand[0].tapped",
     "only an object on the battlefield"),
    ("an owner elsewhere", you(graveyard=["Forest (owner: opponent)"]), "players[0].graveyard[0].owner",
     "list it with opponent"),
    ("an unknown owner", you(battlefield=["Forest (owner: Bob)"]), "players[0].battlefield[0].owner",
     'no player with the id "Bob"'),
    ("an unnamed permanent", you(battlefield=["3 other cards"]), "players[0].battlefield[0].unidentified",
     "must be named"),
    ("casts of no commander", you(command=["Forest (casts 1)"]), "players[0].command[0]",
     "commander_casts belongs to a commander"),
    ("an activated card in a hand", you(hand=["Forest (activated 1)"]), "players[0].hand[0].activated",
     "only an object on the battlefield has it"),
    ("an activation of line 0", you(battlefield=["Forest (activated 0)"]), "players[0].battlefield[0].activated[0]",
     "greater than or equal to 1"),
    ("a copy of a described token", you(battlefield=[{"token": {"name": "Bat", "type_line": "Bat"}, "is_copy": True}]),
     "players[0].battlefield[0]", "is_copy belongs to a card"),
    ("a commander that is a copy", you(battlefield=["Forest (copy, commander)"]), "players[0].battlefield[0]",
     "the color identity of a commander is that of its own card"),
    ("a copy in a hand", you(hand=["Forest (copy)"]), "players[0].hand[0].is_copy", "a card in the hand is no copy"),
    ("nothing said", you(hand=[{}]), "players[0].hand[0]", "exactly one of card, token, ability"),
    ("two things said", you(hand=[{"card": "Forest", "unidentified": True}]), "players[0].hand[0]", "exactly one of"),
    ("one id for many", you(hand=[{"card": "Forest", "id": "f", "count": 2}]), "players[0].hand[0]", "one object"),
    ("no such step", you() | {"turn": {"step": "lunch"}}, "turn.step", "input should be"),
    ("a step of another phase", you() | {"turn": {"phase": "combat", "step": "upkeep"}}, "turn", "has no step upkeep"),
    ("an unknown active player", you() | {"turn": {"active_player": "Bob"}}, "turn.active_player",
     "the players are you, opponent"),
    ("mana of no type", you(mana_pool="{2}{G}"), "players[0].mana_pool", "is not one mana of one type"),
    ("an effect of nobody", you() | {"effects": [{"controller": "Bob", "text": "Draw."}]}, "effects[0].controller",
     "no player"),
    ("too many objects", you(battlefield=["Forest*5001"]), "players", "5001 objects; lawmage takes at most 5000"),
    ("absurdly many objects", you(battlefield=["Forest*999999999999"]), "players", "at most 5000"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "field", "message"), [row[1:] for row in BAD_BOARDS], ids=[row[0] for row in BAD_BOARDS]
)
def test_an_error_names_the_field(data: Any, field: str | None, message: str) -> None:
    with pytest.raises(InvalidBoard) as caught:
        board_from_data(data)
    assert caught.value.field == field
    assert message in caught.value.message
    assert field is None or field in caught.value.message


def test_several_errors_are_told_at_once() -> None:
    with pytest.raises(InvalidBoard) as caught:
        board_from_data(you(life="ten", hand=["Forest (tapped)", {}]))
    assert "players[0].life" in caught.value.message
    assert "players[0].hand[1]" in caught.value.message


NOT_JSON = [
    ("cut off", '{"players": [', "line 1, column 14"),
    ("a repeated key", '{"players": [], "players": []}', 'the key "players" stands twice'),
    ("nested too deeply", "[" * 100_000, "nested too deeply"),
    ("not UTF-8", b"\xff\xfe\x00", "UTF-8"),
]


@pytest.mark.parametrize(("text", "message"), [row[1:] for row in NOT_JSON], ids=[row[0] for row in NOT_JSON])
def test_what_is_not_json_is_an_invalid_board(text: str | bytes, message: str) -> None:
    with pytest.raises(InvalidBoard, match="not JSON") as caught:
        board_from_json(text)
    assert message in caught.value.message


def test_ten_megabytes_are_refused_before_they_are_read() -> None:
    with pytest.raises(LimitExceeded, match="at most 2,000,000") as caught:
        board_from_json('{"players": "' + "x" * 10_000_000)
    assert (caught.value.limit, caught.value.value) == ("size", 2_000_000)


def test_a_thousand_permanents_are_fine() -> None:
    board = board_from_data(you(battlefield=["Reflecting Pool*1000"]))
    assert sum(placed.object.count for placed in board.placed_objects()) == 1000
