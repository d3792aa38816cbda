"""Which object a question means: by its id, by its label ("Forest (2)"), or by its name where one alone has it."""

from collections.abc import Callable, Sequence
from typing import Final

from rapidfuzz import process

from lawmage.bridge.boards import BoardFacts, GameObject
from lawmage.bridge.errors import InvalidQuestion

_NO_NAME: Final = {"id": None, "count": 1}


def find_object(reference: str, board: BoardFacts, field: str, preferred: Callable[[GameObject], bool]) -> GameObject:
    """Return the object that a reference means.

    Among several with the name, those that ``preferred`` picks are meant, and of objects that are alike in everything
    the first. Raises InvalidQuestion, with ``field``, if there is none, or if several differ.
    """
    matching = _matching(reference, board)
    if not matching:
        raise InvalidQuestion(_nothing_found(reference, board), field=field)
    candidates = [item for item in matching if preferred(item)] or matching
    if len(candidates) > 1 and not _alike(candidates, board):
        labels = ", ".join(f'"{board.labels[item.id]}" ({_place(item, board)})' for item in candidates[:8])
        raise InvalidQuestion(f'{field}: several objects are named "{reference}", say which: {labels}.', field=field)
    return candidates[0]


def find_player(reference: str, board: BoardFacts, players: Sequence[str], field: str) -> str:
    """Return the id of the player that a reference means, by id or name. Raises InvalidQuestion with ``field``."""
    for player in players:
        if reference == player or reference.casefold() == board.labels[player].casefold():
            return player
    known = ", ".join(f"{player} ({board.labels[player]})" for player in players)
    raise InvalidQuestion(f'{field}: there is no player "{reference}"; the players are {known}.', field=field)


def _matching(reference: str, board: BoardFacts) -> list[GameObject]:
    wanted = reference.strip().casefold()
    by_id = [item for item in board.objects if item.id == reference]
    by_label = [item for item in board.objects if board.labels[item.id].casefold() == wanted]
    by_name = [item for item in board.objects if wanted in (board.names[item.id].casefold(), item.name.casefold())]
    return by_id or by_label or by_name


def _nothing_found(reference: str, board: BoardFacts) -> str:
    if not board.objects:
        return f'The board has no object "{reference}": it is empty.'
    names = {name: name for name in board.names.values()}
    near = [match for match, *_ in process.extract(reference, names, limit=3, score_cutoff=60)]
    quoted = " or ".join(f'"{name}"' for name in near)
    return f'The board has no object "{reference}".' + (f" Did you mean {quoted}?" if near else "")


def _alike(candidates: Sequence[GameObject], board: BoardFacts) -> bool:
    """Say whether no question could tell the objects apart."""
    hosts = {fact[2] for fact in board.facts if fact[0] == "attached_to"}
    first = candidates[0]
    return not any(
        item.id in hosts
        or (item.zone, item.owner, item.controller) != (first.zone, first.owner, first.controller)
        or item.entry.model_copy(update=_NO_NAME) != first.entry.model_copy(update=_NO_NAME)
        for item in candidates
    )


def _place(item: GameObject, board: BoardFacts) -> str:
    whose = board.labels[item.controller or item.owner]
    if item.zone == "battlefield":
        return f"controlled by {whose}"
    return f"{whose}'s {item.zone}" if item.zone != "stack" else "on the stack"
