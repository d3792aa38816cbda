"""Effects that last: what they affect, their timestamps, and what is wrong with a reference."""

from typing import Any

import pytest
from support.name_store import NameStore

from lawmage.bridge.boards import board_from_data
from lawmage.bridge.errors import InvalidBoard

TEXT = "Target creature gets +1/+1 until end of turn."


def board_with(**effect: Any) -> dict[str, Any]:
    return {
        "players": [{"id": "you", "battlefield": [{"card": "Forest", "id": "first"}, "Forest"]}],
        "effects": [{"controller": "you", "text": TEXT, **effect}],
    }


def test_what_the_board_says_of_an_effect(store: NameStore) -> None:
    board = board_from_data(board_with(affects=["first"], x=3, chosen={"color": "red"}))
    assert [fact for fact in board.facts(store).facts if fact[1] == "effect_1"] == [
        ["timestamp", "effect_1", 3],
        ["effect_on", "effect_1", "first"],
        ["chosen", "effect_1", "color", "red"],
        ["value_of_x", "effect_1", 3],
    ]


@pytest.mark.parametrize(
    ("given", "order"),
    [({}, ["first", "forest_1", "effect_1"]), ({"timestamp": 0}, ["effect_1", "first", "forest_1"])],
    ids=["after all permanents", "as the board says"],
)
def test_the_timestamp_of_an_effect(given: dict[str, int], order: list[str], store: NameStore) -> None:
    facts = board_from_data(board_with(**given)).facts(store).facts
    stamps = {fact[1]: fact[2] for fact in facts if fact[0] == "timestamp"}
    assert sorted(stamps, key=stamps.__getitem__) == order


@pytest.mark.parametrize(
    ("affects", "message"),
    [
        (["Island"], 'effects[0].affects[0]: there is no "Island" on the board'),
        (["first", "Forest"], 'effects[0].affects[1]: 2 objects are named "Forest"; give the one that is meant an id'),
    ],
)
def test_a_reference_that_is_wrong(affects: list[str], message: str) -> None:
    with pytest.raises(InvalidBoard) as caught:
        board_from_data(board_with(affects=affects))
    assert message in caught.value.message
