"""Forge's puzzle files (.pzl): the ``[state]`` section as a board.

A line is ``key=value``; capitals in keys do not count. Keys of a player begin with ``human`` or ``p0``, ``ai`` or
``p1``. A zone lists cards separated by semicolons, each with modifiers: ``Grizzly Bears|Tapped|Counters:P1P1=2|Id:7``.
What each key and modifier means, and which are refused, stands in :mod:`lawmage.bridge.boards.pzl_keys`.

Forge's human player becomes the player "you", the computer "opponent".
"""

import re
from typing import Any, Final

from lawmage.bridge.boards.consistency import Problem
from lawmage.bridge.boards.load import MAX_BYTES, THE_BOARD, board_from_data
from lawmage.bridge.boards.model import Board
from lawmage.bridge.boards.pzl_cards import CardReader
from lawmage.bridge.boards.pzl_keys import (
    NOTED_PLAYER_KEYS,
    NUMBER_KEYS,
    PHASES,
    POOL_KEYS,
    REFUSED_KEYS,
    REFUSED_PLAYER_KEYS,
    ZONE_KEYS,
)
from lawmage.bridge.boards.vocabulary import MANA_LETTERS
from lawmage.bridge.errors import InvalidBoard
from lawmage.bridge.strict_json import check_size

_PLAYERS: Final = {"human": "you", "p0": "you", "ai": "opponent", "p1": "opponent"}
_PLAYER_KEY = re.compile(r"(human|ai|p\d)(.+)")


def board_from_pzl(text: str, *, max_bytes: int = MAX_BYTES) -> Board:
    """Return the board of a puzzle file.

    Raises InvalidBoard, which names every key and modifier that cannot be represented (its ``field`` is the first such
    key), and LimitExceeded where the text is longer than ``max_bytes``.
    """
    check_size(len(text.encode()), THE_BOARD, max_bytes)
    reader = _Reader()
    for key, value in _state_lines(text, reader.problems):
        reader.read(key, value.strip())
    data = reader.board()
    if reader.problems:
        found = list(dict.fromkeys(reader.problems))
        lines = "\n".join(f"{problem.field}: {problem.message}" for problem in found)
        raise InvalidBoard(lines, field=found[0].field)
    return board_from_data(data)


def _state_lines(text: str, problems: list[Problem]) -> list[tuple[str, str]]:
    """Return the keys and values of the [state] section, or of the whole text where it has no sections."""
    section = "state"
    lines = []
    for line in text.removeprefix("\ufeff").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        header = re.fullmatch(r"\s*\[(\w+)\]\s*", line)
        if header is not None:
            section = header[1].lower()
        elif section == "state":
            key, separator, value = line.partition("=")
            if separator:
                lines.append((key.strip(), value))
            else:
                problems.append(Problem(line.strip()[:60], "the line is not of the form key=value"))
    return lines


class _Reader:
    """Collects what the lines say."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self._players: dict[str, dict[str, Any]] = {name: {"id": name} for name in ("you", "opponent")}
        self._turn: dict[str, Any] = {}
        self._notes: list[str] = []
        self._nobody_is_sick = False
        self._cards = CardReader(self.problems, _player)
        self._first_key: dict[tuple[str, str], str] = {}

    def read(self, key: str, value: str) -> None:
        """One line of the state."""
        lowered = key.lower()
        player_key = _PLAYER_KEY.fullmatch(lowered)
        if lowered == "activeplayer":
            self._turn["active_player"] = _player(value)
            if _player(value) is None:
                self._refuse(key, f'there is no player "{value}"')
        elif lowered == "activephase":
            self._read_phase(key, value)
        elif lowered == "turn":
            self._turn["number"] = self._number(key, value)
        elif lowered == "removesummoningsickness":
            self._nobody_is_sick = value.lower() == "true"
        elif lowered in REFUSED_KEYS:
            if value.lower() not in ("", "none"):
                self._refuse(key, f"is not supported: {REFUSED_KEYS[lowered]}")
        elif lowered.startswith("ability"):
            self._refuse(key, "is not supported: abilities written in Forge's script language cannot be read")
        elif player_key is not None and player_key[1] in _PLAYERS:
            self._read_player(_PLAYERS[player_key[1]], key, player_key[2], value)
        else:
            self._refuse(key, "is not a key of a puzzle's state that lawmage knows")

    def board(self) -> dict[str, Any]:
        """Return the board as JSON data."""
        self.problems += self._cards.dangling_references()
        if self._nobody_is_sick:
            for player in self._players.values():
                for entry in player.get("battlefield", []):
                    entry.pop("summoning_sick", None)
        notes = self._notes + self._cards.notes
        players = list(self._players.values())
        return {"players": players, "turn": self._turn, "notes": list(dict.fromkeys(notes))}

    def _refuse(self, key: str, message: str) -> None:
        self.problems.append(Problem(key, message))

    def _read_phase(self, key: str, value: str) -> None:
        place = PHASES.get(value.lower())
        if place is None:
            self._refuse(key, f'there is no phase or step "{value}"')
        else:
            self._turn["phase"], self._turn["step"] = place

    def _read_player(self, name: str, key: str, kind: str, value: str) -> None:
        player = self._players[name]
        earlier = self._first_key.setdefault((name, ZONE_KEYS.get(kind, kind)), key)
        if earlier != key:
            self._refuse(key, f"says again what {earlier} says")
        elif kind in ZONE_KEYS:
            player[ZONE_KEYS[kind]] = self._cards.read_zone(key, ZONE_KEYS[kind], value)
        elif kind in NUMBER_KEYS:
            player[NUMBER_KEYS[kind]] = self._number(key, value)
        elif kind == "counters":
            player["counters"] = self._cards.read_counters(key, value)
        elif kind in POOL_KEYS:
            self._read_pool(player, key, value)
        elif kind in REFUSED_PLAYER_KEYS:
            if value not in ("", "0"):
                self._refuse(key, f"is not supported: {REFUSED_PLAYER_KEYS[kind]}")
        elif kind not in NOTED_PLAYER_KEYS:
            self._refuse(key, "is not a key of a puzzle's state that lawmage knows")
        if value and kind in NOTED_PLAYER_KEYS:
            self._notes.append(f"{key}: {NOTED_PLAYER_KEYS[kind]}.")

    def _read_pool(self, player: dict[str, Any], key: str, value: str) -> None:
        pool = player.setdefault("mana_pool", {})
        for letter in value.upper().split():
            kind = MANA_LETTERS.get(letter)
            if kind is None:
                self._refuse(key, f'"{letter}" is not one mana; mana is written as W, U, B, R, G and C')
            else:
                pool[kind] = pool.get(kind, 0) + 1

    def _number(self, key: str, value: str) -> int:
        if re.fullmatch(r"-?\d{1,9}", value) is None:
            self._refuse(key, f'"{value}" is not a number')
            return 1
        return int(value)


def _player(name: str) -> str | None:
    """Return the player that Forge calls so, or None."""
    return _PLAYERS.get(name.strip().lower())
