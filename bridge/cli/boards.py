"""The options that describe a board, and the board that they describe."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from lawmage.bridge.boards import MAX_BYTES, Board, board_from_file, board_from_json, board_from_text
from lawmage.bridge.errors import InvalidBoard, LimitExceeded

BoardFile = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="The board: JSON, or a Forge puzzle (.pzl); - is standard input."),
]
You = Annotated[str | None, typer.Option(help='Your side of the board, such as "Forest*4; graveyard: 6 other cards".')]
Opponent = Annotated[str | None, typer.Option(help="Your opponent's side of the board, in the same form.")]
Turn = Annotated[str | None, typer.Option(help="Whose turn it is: you or opponent.  [default: you]")]
Phase = Annotated[str | None, typer.Option(help="The phase, such as precombat_main or combat.")]
Step = Annotated[str | None, typer.Option(help="The step, such as upkeep or declare_attackers.")]
Stack = Annotated[str | None, typer.Option(help='The stack, topmost first: "Shock (controller: opponent)".')]

STANDARD_INPUT: Final = Path("-")


def board_of(
    board: BoardFile = None,
    you: You = None,
    opponent: Opponent = None,
    turn: Turn = None,
    phase: Phase = None,
    step: Step = None,
    stack: Stack = None,
) -> Board:
    """Return the board that the options describe: a file, or the short texts of both players."""
    texts = (you, opponent, turn, phase, step, stack)
    if board is None:
        if you is None and opponent is None:
            raise InvalidBoard("There is no board: give --board FILE, or --you and --opponent.", field="board")
        return board_from_text(
            you or "", opponent or "", active=turn or "you", phase=phase, step=step, stack=stack or ""
        )
    if any(text is not None for text in texts):
        raise InvalidBoard("Give the board either as --board or as --you, --opponent and so on.", field="board")
    if board == STANDARD_INPUT:
        return board_from_json(read_standard_input(MAX_BYTES))
    return board_from_file(board)


def read_standard_input(max_bytes: int) -> bytes:
    """Return standard input. Raises LimitExceeded where it is longer than ``max_bytes``."""
    data = sys.stdin.buffer.read(max_bytes + 1)
    if len(data) > max_bytes:
        message = f"Standard input is longer than {max_bytes:,} bytes."
        raise LimitExceeded(message, limit="size", value=max_bytes)
    return data
