"""A board as the facts that the rules start from (docs/contracts.md, section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from lawmage.bridge.boards.objects import GameObject, numbered_labels, referred_to, spread_out
from lawmage.bridge.boards.store import CardLookup
from lawmage.bridge.boards.tokens import TokenCard, UnreadText, token_card
from lawmage.bridge.boards.vocabulary import type_atom
from lawmage.bridge.errors import InvalidBoard, UnknownCard
from lawmage.bridge.terms import Term

if TYPE_CHECKING:
    from lawmage.bridge.boards.model import Board, BoardObject, Chosen, LastingEffect


class UnreadEffect(NamedTuple):
    """An effect whose text the grammar has not read yet: see lasting_effect and lasting_text in the contracts."""

    effect: str
    player: str
    text: str


@dataclass(slots=True)
class BoardFacts:
    """The facts of a board, with what people call its objects.

    ``facts``: board facts as term JSON. ``cards``: the ids of the cards in the store that the board uses.
    ``token_facts``: card facts of tokens described inline. ``texts`` and ``effects``: what the grammar must read before
    the board is complete. ``labels``: object and player ids to what answers call them. ``names``: object ids to
    card names. ``objects``: the objects themselves, in the order of the board.
    """

    facts: list[Term] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    token_facts: list[Term] = field(default_factory=list)
    texts: list[UnreadText] = field(default_factory=list)
    effects: list[UnreadEffect] = field(default_factory=list)
    labels: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    objects: list[GameObject] = field(default_factory=list)


class _Face(NamedTuple):
    id: str
    number: int
    name: str
    name_term: Term


class _Identity(NamedTuple):
    """Which card an object is: the card's id, the name that people read, and the face that the object shows."""

    card: str
    name: str
    face: str


def board_facts(board: Board, store: CardLookup) -> BoardFacts:
    """Return the facts of a board.

    Raises UnknownCard where a name is not among the store's cards, InvalidBoard where an object shows a face that its
    card does not have; both name the field.
    """
    result = BoardFacts(objects=spread_out(board))
    identities = _Identities(store, result)
    for item in result.objects:
        identity = identities.of(item)
        result.names[item.id] = identity.name if identity is not None else item.name
        result.facts += _object_facts(item, identity, store)
    permanents = [item for item in result.objects if item.zone == "battlefield"]
    for item in permanents:
        if item.entry.attached_to is not None:
            hosts = referred_to(item.entry.attached_to, permanents)
            result.facts.append(["attached_to", item.id, hosts[0].id if hosts else item.entry.attached_to])
    result.facts += _timestamps(permanents, board.effects)
    result.cards = identities.cards()
    result.facts += _player_facts(board)
    for number, effect in enumerate(board.effects, start=1):
        name = effect_id(number)
        result.effects.append(UnreadEffect(name, effect.controller, effect.text))
        result.facts += _effect_facts(name, f"effects[{number - 1}]", effect, result.objects, store)
    result.labels = _labels(board, result)
    return result


def effect_id(number: int) -> str:
    """Return what the facts call the effect with this number, from 1."""
    return f"effect_{number}"


def _timestamps(permanents: Sequence[GameObject], effects: Sequence[LastingEffect]) -> list[Term]:
    """Return the timestamps of permanents and effects (CR 613.7), 1, 2, 3 ...: as given, else in the board's order."""
    names = [item.id for item in permanents] + [effect_id(number) for number in range(1, len(effects) + 1)]
    given = [item.entry.timestamp for item in permanents] + [effect.timestamp for effect in effects]
    places = [place if stamp is None else stamp for place, stamp in enumerate(given, start=1)]
    in_order = sorted(range(len(names)), key=places.__getitem__)
    return [["timestamp", names[index], rank] for rank, index in enumerate(in_order, start=1)]


def _effect_facts(
    name: str, field: str, effect: LastingEffect, objects: Sequence[GameObject], store: CardLookup
) -> list[Term]:
    """Return what the board says of an effect that lasts: what it affects, what was chosen, its X."""
    facts: list[Term] = [["effect_on", name, referred_to(meant, objects)[0].id] for meant in effect.affects]
    facts += [["chosen", name, kind, value] for kind, value in _chosen(effect.chosen, field, store)]
    return facts if effect.x is None else [*facts, ["value_of_x", name, effect.x]]


def player_labels(board: Board) -> dict[str, str]:
    """Return what answers call each player: the given name, or Player A, Player B ... in turn order."""
    return {player.id: player.name or f"Player {chr(ord('A') + seat)}" for seat, player in enumerate(board.players)}


def _labels(board: Board, result: BoardFacts) -> dict[str, str]:
    names = numbered_labels([_described(item, result.names[item.id]) for item in result.objects])
    objects = {item.id: label for item, label in zip(result.objects, names, strict=True)}
    effects = {effect.effect: f"effect {number}" for number, effect in enumerate(result.effects, start=1)}
    return player_labels(board) | objects | effects


def _described(item: GameObject, name: str) -> str:
    if item.entry.ability is not None:
        return "ability on the stack"
    return "unidentified card" if item.entry.unidentified else name


class _Identities:
    """Looks up cards, each name once."""

    def __init__(self, store: CardLookup, result: BoardFacts) -> None:
        self._store = store
        self._result = result
        self._cards_by_name: dict[str, tuple[str, list[_Face]]] = {}
        self._tokens: dict[str, TokenCard] = {}

    def cards(self) -> list[str]:
        """Return the ids of the cards that were met, each once, in the order of the board."""
        return list(dict.fromkeys(card for card, _ in self._cards_by_name.values()))

    def of(self, item: GameObject) -> _Identity | None:
        """Which card an object is, or None for an ability and for an unidentified card."""
        entry = item.entry
        if entry.token is not None:
            token = token_card(entry.token)
            if token.id not in self._tokens:
                self._tokens[token.id] = token
                self._result.token_facts += token.facts
                self._result.texts += token.texts
            return _Identity(token.id, entry.token.name, token.face)
        if entry.card is None:
            return None
        card, faces = self._lookup(entry.card, item.field)
        return self._shown(item, entry, card, faces)

    def _lookup(self, name: str, field: str) -> tuple[str, list[_Face]]:
        known = self._cards_by_name.get(name)
        if known is None:
            try:
                card = self._store.find(name).id
            except UnknownCard as unknown:
                raise unknown.at(f"{field}.card") from None
            known = self._cards_by_name[name] = (card, _faces(self._store.facts(card)))
        return known

    def _shown(self, item: GameObject, entry: BoardObject, card: str, faces: list[_Face]) -> _Identity:
        """Return the face that the object shows: the given one, else the named one where it can be up, else face 1."""
        front = faces[0]
        named = [face for face in faces if face.name.casefold() == (entry.card or "").casefold()]
        if entry.face is not None:
            chosen = [face for face in faces if face.number == entry.face]
            if not chosen:
                field = f"{item.field}.face"
                message = f"{field}: {entry.card} has no face {entry.face}; it has {len(faces)}, numbered from 1"
                raise InvalidBoard(message, field=field)
            face = chosen[0]
        else:
            face = named[0] if named and item.zone in ("battlefield", "stack") else front
        return _Identity(card, face.name, face.id)


def _faces(facts: Sequence[Term]) -> list[_Face]:
    """Return the faces of a card by number, with their names, out of its facts."""
    names = {fact[1]: fact[2] for fact in facts if fact[0] == "face_name"}
    faces = [_Face(fact[2], fact[3], _text(names[fact[2]]), names[fact[2]]) for fact in facts if fact[0] == "card_face"]
    return sorted(faces, key=lambda face: face.number)


def _text(value: Term) -> str:
    return str(value["s"]) if isinstance(value, dict) else str(value)


def _object_facts(item: GameObject, identity: _Identity | None, store: CardLookup) -> list[Term]:
    entry, name = item.entry, item.id
    facts: list[Term] = [["object", name], ["in_zone", name, item.zone], ["owner", name, item.owner]]
    if item.controller is not None:
        facts.append(["controller", name, item.controller])
    if identity is not None:
        facts.append(["card_of", name, identity.card])
        if not entry.face_down:
            facts.append(["shown_face", name, identity.face])
    for relation, holds in (
        ("unidentified", entry.unidentified),
        ("token", entry.is_token or entry.token is not None),
        ("copy", entry.is_copy),
        ("commander", entry.commander),
        ("tapped", entry.tapped),
        ("face_down", entry.face_down),
        ("new_to_controller", entry.summoning_sick),
    ):
        if holds:
            facts.append([relation, name])
    facts += [["counters", name, kind, number] for kind, number in entry.counters.items() if number > 0]
    facts += [["activated_this_turn", name, line] for line in sorted(set(entry.activated))]
    if entry.damage:
        facts.append(["damage", name, entry.damage])
    if entry.x is not None:
        facts.append(["value_of_x", name, entry.x])
    if entry.commander_casts:
        facts.append(["cast_from_command_zone", name, entry.commander_casts])
    return facts + [["chosen", name, kind, value] for kind, value in _chosen(entry.chosen, item.field, store)]


def _chosen(chosen: Chosen, field: str, store: CardLookup) -> list[tuple[str, Term]]:
    pairs: list[tuple[str, Term]] = []
    if chosen.color is not None:
        pairs.append(("color", chosen.color))
    if chosen.type is not None:
        pairs.append(("type", type_atom(chosen.type)))
    if chosen.name is not None:
        try:
            faces = _faces(store.facts(store.find(chosen.name).id))
        except UnknownCard as unknown:
            raise unknown.at(f"{field}.chosen.name") from None
        named = [face.name_term for face in faces if face.name.casefold() == chosen.name.casefold()]
        pairs.append(("name", named[0] if named else faces[0].name_term))
    if chosen.number is not None:
        pairs.append(("number", chosen.number))
    return pairs


def _player_facts(board: Board) -> list[Term]:
    turn = board.turn
    facts: list[Term] = [
        ["active_player", board.active_player],
        ["has_priority", board.priority],
        ["phase", turn.phase],
        ["step", turn.step],
    ]
    if turn.priority is not None:
        facts.append(["priority_stated", turn.priority])
    for seat, player in enumerate(board.players, start=1):
        facts += [
            ["player", player.id],
            ["seat", player.id, seat],
            ["life", player.id, player.life],
            ["lands_played", player.id, player.lands_played],
        ]
        facts += [["player_counters", player.id, kind, number] for kind, number in player.counters.items() if number]
        facts += [["floating_mana", player.id, kind, number] for kind, number in player.mana_pool.items() if number]
    return facts
