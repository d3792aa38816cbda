"""Boards: what a question starts from, in JSON, in the short text form, or as a Forge puzzle.

``Board`` is the model; ``board_from_json``, ``board_from_text``, ``board_from_pzl`` and ``board_from_file`` read the
three forms; ``Board.facts(store)`` turns a board into the facts of docs/contracts.md, section 3.
"""

from lawmage.bridge.boards.facts import BoardFacts, UnreadEffect, player_labels
from lawmage.bridge.boards.files import board_from_file
from lawmage.bridge.boards.load import MAX_BYTES, board_from_data, board_from_json
from lawmage.bridge.boards.model import MAX_OBJECTS, Board
from lawmage.bridge.boards.objects import GameObject
from lawmage.bridge.boards.pzl import board_from_pzl
from lawmage.bridge.boards.store import CardLookup, CardRecord
from lawmage.bridge.boards.text import OPPONENT, YOU, board_from_text
from lawmage.bridge.boards.tokens import UnreadText

__all__ = [
    "MAX_BYTES",
    "MAX_OBJECTS",
    "OPPONENT",
    "YOU",
    "Board",
    "BoardFacts",
    "CardLookup",
    "CardRecord",
    "GameObject",
    "UnreadEffect",
    "UnreadText",
    "board_from_data",
    "board_from_file",
    "board_from_json",
    "board_from_pzl",
    "board_from_text",
    "player_labels",
]
