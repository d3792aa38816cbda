"""The short text form of a board, for people: ``Forest*4; Reflecting Pool (tapped); graveyard: 6 other cards``.

Each player has one text. Its entries are separated by semicolons or line ends and lie on the battlefield until a label
names another zone: ``hand:``, ``graveyard:``, ``library:``, ``exile:``, ``command:``, ``battlefield:``. The labels
``life: 12``, ``lands played: 1``, ``mana: {G}{G}`` and ``counters: poison*3`` speak of the player. What an entry may
say is in :mod:`lawmage.bridge.boards.entry`.
"""

import re
from typing import Any, Final

from lawmage.bridge.boards.load import board_from_data
from lawmage.bridge.boards.model import Board
from lawmage.bridge.boards.vocabulary import PLAYER_ZONES
from lawmage.bridge.errors import InvalidBoard

YOU: Final = "you"
OPPONENT: Final = "opponent"

_LABEL = re.compile(r"\s*([A-Za-z ]+?)\s*:\s*(.*)", re.DOTALL)
_NUMBERS = {"life": "life", "lands played": "lands_played"}


def board_from_text(
    you: str = "",
    opponent: str = "",
    *,
    active: str = YOU,
    phase: str | None = None,
    step: str | None = None,
    stack: str = "",
    priority: str | None = None,
) -> Board:
    """Return the board that two short texts describe.

    ``you`` and ``opponent`` are the players' parts, in that turn order; ``active`` is whose turn it is, "you" or
    "opponent"; ``phase`` and ``step`` are names as in the JSON form, by default a precombat main phase; ``stack`` lists
    the stack, topmost first, each with ``(controller: opponent)`` unless the active player controls it; ``priority`` is
    who has priority, by default the active player, or for "may I" whoever asks.

    Raises InvalidBoard, with the player and the entry, where something cannot be read.
    """
    turn: dict[str, Any] = {"active_player": active}
    if phase is not None:
        turn["phase"] = phase
    if step is not None:
        turn["step"] = step
    if priority is not None:
        turn["priority"] = priority
    data = {
        "players": [_player(YOU, you), _player(OPPONENT, opponent)],
        "turn": turn,
        "stack": [entry for entry in map(str.strip, re.split(r"[;\n]", stack)) if entry],
    }
    return board_from_data(data)


def _player(player: str, text: str) -> dict[str, Any]:
    fields: dict[str, Any] = {"id": player}
    zone = "battlefield"
    for entry in re.split(r"[;\n]", text):
        label = _LABEL.fullmatch(entry)
        word = " ".join(label[1].lower().split()) if label else ""
        if label and word in PLAYER_ZONES:
            zone, entry = word, label[2]
        elif label and word in _NUMBERS:
            fields[_NUMBERS[word]] = _number(player, word, label[2])
            continue
        elif label and word in ("mana", "mana pool"):
            fields["mana_pool"] = label[2]
            continue
        elif label and word == "counters":
            fields["counters"] = _counters(player, label[2])
            continue
        if entry.strip():
            fields.setdefault(zone, []).append(entry.strip())
    return fields


def _number(player: str, word: str, text: str) -> int:
    if not re.fullmatch(r"\s*-?\d+\s*", text):
        raise InvalidBoard(f'{player}: "{word}: {text}" needs a number', field=f"{player}.{_NUMBERS[word]}")
    return int(text)


def _counters(player: str, text: str) -> dict[str, int]:
    counters = {}
    for part in text.split(","):
        match = re.fullmatch(r"\s*([A-Za-z' -]*[A-Za-z])\s*(?:\*\s*(\d+))?\s*", part)
        if match is None:
            message = f'{player}: "{part.strip()}" is not a kind of counter with a number, such as poison*3'
            raise InvalidBoard(message, field=f"{player}.counters")
        counters[match[1].lower()] = int(match[2] or 1)
    return counters
