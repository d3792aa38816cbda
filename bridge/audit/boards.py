"""The least board on which a card can show which mana it makes.

What a card needs beside it is told by the names in its ability terms; boards.toml says which names need what. Nothing
here decides what an ability does: a board that is too large changes nothing, one that is too small is seen as a
difference.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final

from lawmage.bridge.boards import Board
from lawmage.bridge.cards import CardFace
from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import vocabulary
from lawmage.bridge.terms import Term

AUDITED: Final = "audited_permanent"
COMPANION: Final = "companion"
_ATTACHING: Final = frozenset({"aura", "equipment", "fortification"})


@dataclass(frozen=True, slots=True)
class Setting:
    """A board with the permanent that is asked about; ``companions`` are others that it may give abilities to.

    ``without`` is the board without it: what the companions could produce there, they do not owe to it.
    """

    board: Board
    companions: tuple[str, ...]
    without: Board


def settings(face: CardFace, facts: Sequence[Term]) -> list[Setting]:
    """Return the boards for a face of a card, of which ``facts`` are the card facts."""
    own = [fact for fact in facts if fact[1] == face.id]
    terms = [fact[3] for fact in own if fact[0] == "printed_ability"]
    needs = _Needs(terms, {fact[2] for fact in own if fact[0] == "printed_subtype"})
    boards = [_setting(face, needs, choices) for choices in needs.choices()]
    if needs.has("alone_too"):
        boards.append(_setting(face, _Needs([], set()), {}))
    return boards


class _Needs:
    """What a card needs beside it."""

    def __init__(self, terms: Sequence[Term], subtypes: set[str]) -> None:
        self._names = {name for term in terms for name in names_in(term)}
        self.attaches = bool(subtypes & _ATTACHING)
        subtype_atoms = vocabulary().concepts(MTG + "Subtype")
        self.named_subtypes = sorted(name for name in self._names if name in subtype_atoms and name not in _ATTACHING)
        named = {kind for term in terms for kind in _kinds_of_counters(term)} - {"any"}
        of_symbols = _data()["needs"]["counters"]["kinds"]
        self.kinds = sorted(named | {of_symbols[name] for name in self._names & of_symbols.keys()})

    def has(self, need: str) -> bool:
        """Whether the card has a need."""
        return bool(self._names & set(_data()["needs"][need]["names"]))

    def choices(self) -> Iterator[dict[str, Any]]:
        """Yield every combination of the choices that the card depends on."""
        open_ = [need for need, data in _data()["needs"].items() if "choices" in data and self.has(need)]
        for values in product(*(_data()["needs"][need]["choices"] for need in open_)):
            yield dict(zip(open_, values, strict=True))


def _setting(face: CardFace, needs: _Needs, choices: dict[str, Any]) -> Setting:
    data = _data()["needs"]
    audited: dict[str, Any] = {"card": face.name, "id": AUDITED, "chosen": _chosen(choices)}
    you: dict[str, Any] = {"id": "you", "battlefield": [audited], "lands_played": choices.get("land_played", 0)}
    opponent: dict[str, Any] = {"id": "opponent", "battlefield": []}
    if needs.has("companion") or needs.attaches:
        you["battlefield"] += _companions("yours", needs)
    if needs.has("opponents_companion"):
        opponent["battlefield"] += _companions("theirs", needs)
    if needs.has("chosen_name"):
        for player, whose in ((you, "yours"), (opponent, "theirs")):
            named = [{"card": name, "id": f"{COMPANION}_{whose}_named"} for name in data["chosen_name"]["cards"]]
            player["battlefield"] += named
    if needs.attaches:
        audited["attached_to"] = f"{COMPANION}_yours_1"
    if needs.has("counters"):
        audited["counters"] = dict.fromkeys(needs.kinds or ["charge"], data["counters"]["number"])
    if needs.has("lands"):
        for player in (you, opponent):
            player["battlefield"] += [{"card": name} for name in data["lands"]["cards"]]
    for zone in ("graveyard", "hand"):
        if needs.has(zone):
            you[zone] = [{"card": name} for name in data[zone]["cards"]]
    companions = [
        item["id"]
        for player in (you, opponent)
        for item in player["battlefield"]
        if needs.has("given") and item.get("id", "").endswith(("_1", "_named"))
    ]
    board = Board.model_validate({"players": [you, opponent]})
    you["battlefield"] = [item for item in you["battlefield"] if item is not audited]
    return Setting(board, tuple(companions), Board.model_validate({"players": [you, opponent]}))


def _chosen(choices: dict[str, Any]) -> dict[str, Any]:
    return {need.removeprefix("chosen_"): value for need, value in choices.items() if need.startswith("chosen_")}


def _companions(whose: str, needs: _Needs) -> list[dict[str, Any]]:
    """Return permanents that are whatever a text may speak of."""
    companion = _data()["companion"]
    subtypes = " ".join(name.replace("_", " ").title() for name in needs.named_subtypes)
    token = {
        "name": "Companion",
        "type_line": f"{companion['types']} \u2014 {subtypes or 'Elf'}",
        **{key: companion[key] for key in ("mana_cost", "power", "toughness")},
    }
    counters = {"+1/+1": companion["counters"]}
    return [
        {"token": token, "id": f"{COMPANION}_{whose}_{number}", "counters": counters}
        for number in range(1, companion["count"] + 1)
    ]


def _kinds_of_counters(term: Term) -> Iterator[str]:
    """Yield the kinds of counters that a term names."""
    match term:
        case ["cs", _, str(kind)] | ["counters_of_kind_on", str(kind), _] | ["counters_removed", str(kind)]:
            yield kind
        case {"l": [*members]} | [*members]:
            for member in members:
                yield from _kinds_of_counters(member)


def names_in(term: Term) -> Iterator[str]:
    """Yield the atoms and functors of a term."""
    match term:
        case str():
            yield term
        case {"l": [*members]} | [*members]:
            for member in members:
                yield from names_in(member)


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads((files("lawmage.bridge.audit") / "boards.toml").read_text(encoding="utf-8"))
