"""A small world for the tests of the engine: a few cards and boards, written as term JSON."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from lawmage.bridge.engine import Engine, Limits, Settings
from lawmage.bridge.errors import UnknownCard
from lawmage.bridge.terms import Term

BASICS = {"plains": "white", "island": "blue", "swamp": "black", "mountain": "red", "forest": "green"}


def could_produce_any(kind: str) -> Term:
    """The ability "{T}: Add one mana of any <kind> that a land you control could produce."."""
    lands = ["np", "a", ["f", {"l": []}, ["t", "land"], {"l": [["control", "you"]]}]]
    mana = ["add", ["of", 1, ["could_produce", kind, lands]]]
    effect = ["do", {"l": [["v", mana, {"l": []}]]}]
    return ["activated", {"l": ["tap"]}, {"l": [effect]}]


class Cards:
    """The five basic lands and Reflecting Pool, or whatever else is given."""

    def __init__(self, **more: list[Term]) -> None:
        self.known = {name: land(name, name.capitalize(), subtype=name) for name in BASICS}
        self.known["pool"] = land("pool", "Reflecting Pool", ability=could_produce_any("type"))
        self.known |= more

    def facts(self, card_id: str) -> Sequence[Term]:
        if card_id not in self.known:
            raise UnknownCard(card_id)
        return self.known[card_id]


def land(card: str, name: str, *, subtype: str | None = None, ability: Term = None) -> list[Term]:
    """The card facts of a land."""
    face = f"{card}/1"
    facts: list[Term] = [
        ["card_name", card, {"s": name}],
        ["layout", card, "normal"],
        ["card_face", card, face, 1],
        ["face_name", face, {"s": name}],
        ["printed_type", face, "land"],
    ]
    if subtype is not None:
        facts += [["printed_supertype", face, "basic"], ["printed_subtype", face, subtype]]
    if ability is not None:
        facts.append(["printed_ability", face, 1, ability])
    return facts


def board(*cards: str) -> list[Term]:
    """The board facts of a main phase in which the player controls these lands."""
    facts: list[Term] = [
        ["player", "you"],
        ["player", "opponent"],
        ["seat", "you", 1],
        ["seat", "opponent", 2],
        ["active_player", "you"],
        ["has_priority", "you"],
        ["phase", "precombat_main"],
        ["step", "none"],
        ["life", "you", 20],
        ["life", "opponent", 20],
    ]
    for number, card in enumerate(cards, start=1):
        name = f"{card}_{number}"
        facts += [
            ["object", name],
            ["card_of", name, card],
            ["shown_face", name, f"{card}/1"],
            ["in_zone", name, "battlefield"],
            ["owner", name, "you"],
            ["controller", name, "you"],
        ]
    return facts


def produces(permanent: str | None = None) -> dict[str, Term]:
    """The question which types of mana a permanent, or every permanent, could produce."""
    subject: Term = permanent if permanent is not None else {"v": "Permanent"}
    return {"goal": ["could_produce", subject, {"v": "Type"}], "mode": "all"}


def types(answer: dict[str, Any]) -> dict[str, list[str]]:
    """Read an answer to produces(): permanent -> types of mana."""
    found: dict[str, list[str]] = {}
    for solution in answer["answers"][0]["solutions"]:
        _, permanent, kind = solution["goal"]
        found.setdefault(permanent, []).append(kind)
    return {permanent: sorted(kinds) for permanent, kinds in found.items()}


def ask(engine: Engine, *cards: str, limits: Limits | None = None) -> dict[str, Any]:
    """Ask which types of mana every permanent on a board of these lands could produce."""
    return engine.ask(board(*cards), set(cards), [produces()], limits)


def question(goal: Term, mode: str = "all") -> list[dict[str, Any]]:
    """One question, as a request has it."""
    return [{"goal": goal, "mode": mode}]


def memory(engine: Engine) -> dict[str, int]:
    """What is in Prolog's memory now."""
    return engine._request("ping")


MANY = ["forest", "island", *["pool"] * 200]
"""Lands that take an engine some time."""

BOARDS = [
    ("forest",),
    ("forest", "pool", "pool"),
    ("pool", "pool"),
    (*BASICS, "pool"),
    ("island", "island", "pool", "mountain"),
    ("island", *["pool"] * 12),
    (),
]
"""Boards whose answers differ."""


@pytest.fixture(scope="session")
def engine() -> Iterator[Engine]:
    with Engine(Cards(), Settings(engines=2)) as made:
        yield made
