"""Where a board contradicts itself: the checks behind the model, each with the field that is wrong.

Only the description is checked. Whether a state can be reached in a game is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from lawmage.bridge.boards.objects import GameObject, referred_to, spread_out

if TYPE_CHECKING:
    from lawmage.bridge.boards.model import Board, BoardObject, PlacedObject


class Problem(NamedTuple):
    """What is wrong with a field, said so that it can follow the field's name and a colon."""

    field: str
    message: str


_STATE_OF_PERMANENTS: Final = ("tapped", "summoning_sick", "damage", "attached_to", "timestamp", "activated")
"""What only an object on the battlefield has (CR 110.5, 120.3, 301.5, 302.6, 303.4)."""


def problems(board: Board, max_objects: int) -> list[Problem]:
    """Every contradiction in the board; later checks are left out where they make no sense after earlier findings."""
    total = sum(placed.object.count for placed in board.placed_objects())
    if total > max_objects:
        return [Problem("players", f"the board has {total} objects; lawmage takes at most {max_objects}")]
    found = [*_players(board), *_ids(board)]
    for placed in board.placed_objects():
        found += _place(placed, {player.id for player in board.players})
    if not found:
        objects = spread_out(board)
        found += _attachments(objects, {player.id for player in board.players})
        found += _effects(board, objects)
    return found


def _players(board: Board) -> Iterator[Problem]:
    ids = [player.id for player in board.players]
    names = [player.name for player in board.players if player.name is not None]
    for number, player in enumerate(board.players):
        if player.id in ids[:number]:
            yield Problem(f"players[{number}].id", f'there are two players with the id "{player.id}"')
        if player.name is not None and names.count(player.name) > 1:
            yield Problem(f"players[{number}].name", f'there are two players named "{player.name}"')
    for key in ("active_player", "priority"):
        value = getattr(board.turn, key)
        if value is not None and value not in ids:
            yield Problem(f"turn.{key}", _no_player(value, ids))
    for number, effect in enumerate(board.effects):
        if effect.controller not in ids:
            yield Problem(f"effects[{number}].controller", _no_player(effect.controller, ids))


def _no_player(value: str, ids: list[str]) -> str:
    return f'there is no player with the id "{value}"; the players are {", ".join(ids)}'


def _ids(board: Board) -> Iterator[Problem]:
    first_use: dict[str, PlacedObject] = {}
    players = {player.id for player in board.players}
    for placed in board.placed_objects():
        object_id = placed.object.id
        if object_id is None:
            continue
        if object_id in players:
            yield Problem(f"{placed.field}.id", f'"{object_id}" is the id of a player too')
        earlier = first_use.setdefault(object_id, placed)
        if earlier is placed:
            continue
        if (earlier.zone, earlier.player) == (placed.zone, placed.player):
            yield Problem(f"{placed.field}.id", f'there are two objects with the id "{object_id}": see {earlier.field}')
        else:
            yield Problem(
                f"{placed.field}.id",
                f'the object "{object_id}" is in two places at once: {earlier.field} lists it too',
            )


def _place(placed: PlacedObject, players: set[str]) -> Iterator[Problem]:
    """Return what an object says of itself that does not go with its zone."""
    field, zone, entry = placed.field, placed.zone, placed.object
    for key in ("owner", "controller"):
        value = getattr(entry, key)
        if value is not None and value not in players:
            yield Problem(f"{field}.{key}", _no_player(value, sorted(players)))
    if zone != "battlefield":
        for key in _STATE_OF_PERMANENTS:
            if getattr(entry, key):
                yield Problem(f"{field}.{key}", f"only an object on the battlefield has it; this one is in the {zone}")
    if zone not in ("battlefield", "stack") and entry.owner not in (None, placed.player and placed.player.id):
        yield Problem(f"{field}.owner", f"a card in the {zone} is listed with its owner; list it with {entry.owner}")
    yield from _only_on_the_stack(field, zone, entry)
    if zone not in ("battlefield", "stack") and entry.is_copy:
        yield Problem(f"{field}.is_copy", f"a card in the {zone} is no copy")
    if zone not in ("battlefield", "exile", "stack") and entry.face_down:
        yield Problem(f"{field}.face_down", f"cards in the {zone} are not put face down one by one")
    if entry.unidentified and zone in ("battlefield", "stack") and not entry.face_down:
        yield Problem(f"{field}.unidentified", "every face-up object on the battlefield or the stack must be named")


def _only_on_the_stack(field: str, zone: str, entry: BoardObject) -> Iterator[Problem]:
    if zone == "stack":
        return
    for key in ("controller", "ability", "x"):
        if getattr(entry, key) is not None:
            where = "the player it is listed with controls it" if key == "controller" else f"this one is in the {zone}"
            yield Problem(f"{field}.{key}", f"only objects on the stack say so; {where}")


def _effects(board: Board, objects: list[GameObject]) -> Iterator[Problem]:
    for number, effect in enumerate(board.effects):
        for place, reference in enumerate(effect.affects):
            meant = referred_to(reference, objects)
            field = f"effects[{number}].affects[{place}]"
            if not meant:
                yield Problem(field, f'there is no "{reference}" on the board')
            elif len(meant) > 1:
                yield Problem(field, f'{len(meant)} objects are named "{reference}"; give the one that is meant an id')


def _attachments(objects: list[GameObject], players: set[str]) -> Iterator[Problem]:
    permanents = [item for item in objects if item.zone == "battlefield"]
    for item in permanents:
        reference = item.entry.attached_to
        if reference is None or reference in players:
            continue
        hosts = referred_to(reference, permanents)
        field = f"{item.field}.attached_to"
        if not hosts:
            yield Problem(field, f'there is no "{reference}" on the battlefield')
        elif len(hosts) > 1:
            yield Problem(field, f'{len(hosts)} permanents are named "{reference}"; give the one that is meant an id')
        elif hosts[0].id == item.id:
            yield Problem(field, "an object cannot be attached to itself")
