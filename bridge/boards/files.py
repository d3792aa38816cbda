"""Boards out of files."""

from pathlib import Path

from lawmage.bridge.boards.load import MAX_BYTES, THE_BOARD, board_from_json
from lawmage.bridge.boards.model import Board
from lawmage.bridge.boards.pzl import board_from_pzl
from lawmage.bridge.errors import InvalidBoard
from lawmage.bridge.strict_json import check_size


def board_from_file(path: Path, *, max_bytes: int = MAX_BYTES) -> Board:
    """Return the board in a file: a Forge puzzle where its name ends in .pzl, else JSON.

    Raises InvalidBoard where the file cannot be read or its contents are no board, LimitExceeded where it is too long.
    """
    text = read_text(path, max_bytes)
    return board_from_pzl(text) if path.suffix.lower() == ".pzl" else board_from_json(text, max_bytes=max_bytes)


def read_text(path: Path, max_bytes: int) -> str:
    """Return the text of a file. Raises InvalidBoard and LimitExceeded as above."""
    try:
        check_size(path.stat().st_size, THE_BOARD, max_bytes)
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise InvalidBoard(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidBoard(f"{path} is not text in UTF-8") from None
