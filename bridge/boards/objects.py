"""The single objects of a board: entries with a count spread out, each object with an id, and references looked up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lawmage.bridge.boards.model import Board, BoardObject
    from lawmage.bridge.boards.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class GameObject:
    """One object on the board: its id, the field that describes it, where it is and whose it is.

    ``controller`` is None outside the battlefield and the stack (CR 108.4).
    """

    id: str
    field: str
    zone: Zone
    owner: str
    controller: str | None
    entry: BoardObject

    @property
    def name(self) -> str:
        """What people call it, as the board spells it."""
        return self.entry.name


def spread_out(board: Board) -> list[GameObject]:
    """Every single object of the board. Objects without an id get one that is made from their name."""
    taken = {placed.object.id for placed in board.placed_objects() if placed.object.id is not None}
    taken |= {player.id for player in board.players}
    numbers: Counter[str] = Counter()
    objects = []
    for field, zone, player, entry in board.placed_objects():
        listed_with = player.id if player is not None else entry.controller or board.active_player
        owner = entry.owner or listed_with
        controller = listed_with if zone in ("battlefield", "stack") else None
        for _ in range(entry.count):
            object_id = entry.id or _new_id(entry.name, numbers, taken)
            objects.append(GameObject(object_id, field, zone, owner, controller, entry))
    return objects


def _new_id(name: str, numbers: Counter[str], taken: set[str]) -> str:
    """Return the next id for an object of this name, such as forest_2, that no object of the board was given."""
    stem = re.sub(r"[^a-z0-9]+", "_", name.casefold().replace("'", "")).strip("_") or "object"
    while True:
        numbers[stem] += 1
        if (object_id := f"{stem}_{numbers[stem]}") not in taken:
            return object_id


def referred_to(reference: str, objects: Iterable[GameObject]) -> list[GameObject]:
    """Return the objects that a reference may mean: the one with this id, or else all with this name, in any case."""
    wanted = reference.strip().casefold()
    candidates = list(objects)
    return [item for item in candidates if item.id == reference] or [
        item for item in candidates if item.name.casefold() == wanted
    ]


def numbered_labels(names: Sequence[str]) -> list[str]:
    """Return the names, numbered where several objects share one: Forest (1), Forest (2)."""
    totals = Counter(names)
    seen: Counter[str] = Counter()
    labels = []
    for name in names:
        seen[name] += 1
        labels.append(name if totals[name] == 1 else f"{name} ({seen[name]})")
    return labels
