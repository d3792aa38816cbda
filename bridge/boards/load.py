"""Boards out of JSON, with every error in lawmage's own terms: which field, and what is wrong with it."""

from collections.abc import Container, Mapping
from typing import Any, Final

from pydantic import ValidationError

from lawmage.bridge.boards.consistency import Problem
from lawmage.bridge.boards.model import Board
from lawmage.bridge.errors import InvalidBoard
from lawmage.bridge.strict_json import data_from_json

MAX_BYTES: Final = 2_000_000
"""How long the text of a board may be, in bytes: about ten times what the largest real board takes."""

THE_BOARD: Final = "The board"
"""What messages about the text of a board call it."""

_SHOWN_PROBLEMS: Final = 5


def board_from_json(text: str | bytes, *, max_bytes: int = MAX_BYTES) -> Board:
    """Return the board that a JSON text describes (``lawmage schema board`` prints the schema).

    Raises InvalidBoard with the field, or LimitExceeded where the text is longer than ``max_bytes``.
    """
    return board_from_data(data_from_json(text, THE_BOARD, max_bytes, InvalidBoard))


def board_from_data(data: Any, *, path: str = "") -> Board:
    """Return the board in JSON data that has been read already; ``path`` is where it stands in a larger text.

    Raises InvalidBoard with the field.
    """
    if not isinstance(data, Mapping):
        raise InvalidBoard(
            f'{path or "The board"} is not a JSON object, such as {{"players": [...]}}', field=path or None
        )
    try:
        return Board.model_validate(data)
    except ValidationError as error:
        raise invalid_board(error, path) from None


def invalid_board(error: ValidationError, path: str = "", without: Container[str] = ()) -> InvalidBoard:
    """Return the findings of pydantic as one InvalidBoard: a line for each field, with the first field as its field.

    ``path`` is where the data stand in a larger text; ``without`` are names that pydantic puts into locations although
    no field has them: the kinds of a union.
    """
    found: list[Problem] = []
    for item in error.errors(include_url=False):
        location = field_path(tuple(part for part in item["loc"] if part not in without))
        listed = item.get("ctx", {}).get("problems")
        if listed:
            inner = _joined(path, location) if path or location else ""
            found += [Problem(_joined(inner, problem.field), problem.message) for problem in listed]
        else:
            found.append(Problem(_joined(path, location), problem_message(item)))
    lines = [f"{problem.field}: {problem.message}" for problem in found[:_SHOWN_PROBLEMS]]
    if len(found) > _SHOWN_PROBLEMS:
        lines.append(f"and {len(found) - _SHOWN_PROBLEMS} more")
    return InvalidBoard("\n".join(lines), field=found[0].field)


def field_path(location: tuple[int | str, ...]) -> str:
    """Return a location as pydantic gives it, written as a path: ``players[0].battlefield[2].card``."""
    path = ""
    for part in location:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else str(part)
    return path


def _joined(path: str, field: str) -> str:
    return ".".join(part for part in (path, field) if part) or "board"


def problem_message(item: Any) -> str:
    """Return what pydantic found wrong with one field, so that it can follow the field's name and a colon."""
    given = item.get("input")
    message = str(item["msg"]).removeprefix("Value error, ")
    if item["type"] == "missing":
        return "is missing"
    if item["type"] == "extra_forbidden":
        return "there is no such field"
    message = message[0].lower() + message[1:]
    return (
        f"{message}; given was {given!r}" if isinstance(given, int | float | str) and len(str(given)) <= 60 else message
    )
