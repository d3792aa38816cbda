"""Whatever is given as a board is read, or refused with one of lawmage's own errors."""

import json
from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lawmage.bridge.boards import Board, board_from_data, board_from_json, board_from_pzl, board_from_text
from lawmage.bridge.errors import InvalidBoard, LimitExceeded

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=10,
)

fields = st.sampled_from(
    ["id", "card", "count", "tapped", "counters", "attached_to", "owner", "face", "token", "x", "chosen"]
)
entries = st.dictionaries(fields, json_values, max_size=4) | st.text(max_size=12)
players = st.fixed_dictionaries(
    {"id": st.text(max_size=4)}, optional={"hand": st.lists(entries, max_size=3), "life": json_values}
)
boards = st.fixed_dictionaries(
    {"players": st.lists(players, max_size=3)}, optional={"turn": json_values, "stack": json_values}
)

words = st.sampled_from(
    [
        "Forest",
        "*",
        "4",
        "(",
        ")",
        "tapped",
        ",",
        ";",
        ":",
        "graveyard",
        "chosen",
        "red",
        "|",
        "=",
        "humanhand",
        "Id:",
        "t:",
        "\n",
    ]
)
near_texts = st.lists(words | st.text(max_size=3), max_size=12).map("".join)


def outcome(read: Callable[[Any], Board], given_value: Any) -> Board | str:
    """Return the board, or the message with which it is refused; any other error is a failure."""
    try:
        return read(given_value)
    except (InvalidBoard, LimitExceeded) as error:
        return error.message


@given(st.text(max_size=60) | near_texts)
def test_any_text_form(text: str) -> None:
    assert outcome(board_from_text, text)


@given(st.text(max_size=60) | near_texts)
def test_any_puzzle(text: str) -> None:
    assert outcome(board_from_pzl, text)


@given(json_values | boards)
def test_any_data(data: Any) -> None:
    board = outcome(board_from_data, data)
    assert board
    if isinstance(board, Board):
        assert board_from_json(board.model_dump_json()) == board


@given(st.text(max_size=60) | st.binary(max_size=60) | json_values.map(json.dumps))
def test_any_json_text(text: str | bytes) -> None:
    assert outcome(board_from_json, text)
