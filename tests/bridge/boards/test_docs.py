"""What docs/boards.md shows is read."""

import re
from pathlib import Path

from lawmage.bridge.boards import board_from_json, board_from_text

PAGE = (Path(__file__).parents[3] / "docs" / "boards.md").read_text(encoding="utf-8")


def test_the_json_example_is_a_board() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    board = board_from_json(example)
    assert [player.id for player in board.players] == ["you", "opponent"]


def test_the_text_example_is_a_board() -> None:
    (example,) = re.findall(r"^    (Forest\*4.*)$", PAGE, re.MULTILINE)
    board = board_from_text(you=example)
    assert board.players[0].life == 3
    assert len(board.players[0].battlefield) == 3
