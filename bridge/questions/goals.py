"""What the prover is asked for each kind of question (docs/contracts.md, section 8).

Besides the question itself there are always two more goals: the texts that could turn a no into a yes, and those that
could turn a yes into a no. That these are all (mode complete) needs no proof that could be read: the checker finds
them again. A card can be cast in several ways; which ones is asked first.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from lawmage.bridge.boards import BoardFacts, GameObject
from lawmage.bridge.boards.vocabulary import mana_symbols
from lawmage.bridge.errors import InvalidQuestion
from lawmage.bridge.questions.answer import Role
from lawmage.bridge.questions.question import (
    AvailableMana,
    CanPay,
    Characteristics,
    CouldProduce,
    IsManaAbility,
    MayActivate,
    MayCast,
    TapForMana,
)
from lawmage.bridge.questions.references import find_object, find_player
from lawmage.bridge.terms import Term

_TEXT: Final[Term] = {"v": "Text"}
_WAY: Final[Term] = {"v": "Way"}
_ABILITY: Final[Term] = {"v": "Ability"}

#   The open terms of each way, for a question about a way that the card does not have.
_OPEN_WAYS: Final[dict[str, Term]] = {
    "hand": ["hand", {"v": "Face"}],
    "escape": ["escape", {"v": "Face"}, {"v": "Line"}],
    "flashback": ["flashback", {"v": "Face"}, {"v": "Line"}],
    "command": ["command", {"v": "Face"}],
    "aftermath": ["aftermath", {"v": "Face"}],
    "permitted": ["permitted", {"v": "Face"}, {"v": "Source"}],
}


@dataclass(frozen=True)
class Goal:
    """A goal for the prover, and what it is for."""

    role: Role
    goal: Term
    mode: Literal["all", "complete", "first", "decide"]

    def request(self) -> dict[str, Any]:
        """Return the goal as the engine takes it."""
        return {"goal": self.goal, "mode": self.mode}


def could_produce_goals(permanent: str) -> list[Goal]:
    """Return the goals for which types of mana an object could produce."""
    return [
        Goal("question", ["could_produce", permanent, {"v": "Type"}], "all"),
        *_texts_that_matter(["could_produce", permanent]),
    ]


def tap_for_mana_goals(permanent: str, *, every_ability: bool) -> list[Goal]:
    """Return the goals for what comes of tapping an object for mana, or of any mana ability of it."""
    relation = "mana_of_activation" if every_ability else "tap_for_mana"
    return [
        Goal("question", [relation, permanent, _ABILITY, {"v": "Mana"}], "all"),
        *_texts_that_matter(["tap_for_mana", permanent]),
    ]


def is_mana_ability_goals(name: str, ability: Term) -> list[Goal]:
    """Return the goals for whether an ability of an object is a mana ability; for a variable, which ones are."""
    return [
        Goal("question", ["mana_ability", name, ability], "all"),
        *_texts_that_matter(["mana_ability", name, "any" if ability == _ABILITY else ability]),
    ]


def ways_goals(player: str, card: str) -> list[Goal]:
    """Return the goals for the ways in which a player could try to cast a card: those there are, and texts for more."""
    return [
        Goal("ways", ["way_to_cast", player, card, _WAY], "all"),
        Goal("could_help", ["could_help", _TEXT, ["may_cast", player, card, "any"]], "complete"),
    ]


def may_cast_goals(player: str, card: str, way: Term) -> list[Goal]:
    """Return the goals for whether a player may cast a card in one way."""
    return [
        Goal("question", ["may_cast", player, card, way], "decide"),
        *_texts_that_matter(["may_cast", player, card, way]),
    ]


def no_way_goals(player: str, card: str, way: str | None) -> list[Goal]:
    """Return the goal that shows why a player has no way, or none of this kind, to cast a card.

    Without a way there is nothing that could be asked about its time or its cost.
    """
    return [Goal("question", ["way_to_cast", player, card, open_way(way)], "decide")]


def open_way(way: str | None) -> Term:
    """Return the term for any way of this kind, or for any way at all."""
    return _OPEN_WAYS[way] if way is not None else _WAY


def is_way(term: Term, way: str | None) -> bool:
    """Say whether a way is of this kind; every one is of the kind None."""
    return way is None or (isinstance(term, list) and term[0] == way)


def abilities_goals(player: str, item: str) -> list[Goal]:
    """Return the goals for the activated abilities of an object: those there are, and texts that may be more."""
    return [
        Goal("ways", ["ability_to_activate", item, _ABILITY], "all"),
        Goal("could_help", ["could_help", _TEXT, ["may_activate", player, item, "any"]], "complete"),
    ]


def may_activate_goals(player: str, item: str, ability: Term) -> list[Goal]:
    """Return the goals for whether a player may activate one ability."""
    return [
        Goal("question", ["may_activate", player, item, ability], "decide"),
        *_texts_that_matter(["may_activate", player, item, ability]),
    ]


def no_ability_goals(item: str) -> list[Goal]:
    """Return the goal that shows why an object has no ability that could be activated."""
    return [Goal("question", ["ability_to_activate", item, _ABILITY], "decide")]


def can_pay_goals(player: str, symbols: Term, x: Term, use: Term) -> list[Goal]:
    """Return the goals for whether a player can pay a cost of mana."""
    return [
        Goal("question", ["cost_can_be_paid", player, symbols, x, use, {"v": "Plan"}], "decide"),
        *_texts_that_matter(["cost_can_be_paid", player, symbols, x, use]),
    ]


def characteristics_goals(name: str) -> list[Goal]:
    """Return the goals for all characteristics of an object, and for the texts that could change each kind of them."""
    return [
        Goal("question", ["characteristic", name, {"v": "Characteristic"}], "all"),
        Goal("could_change", ["could_change", _TEXT, name, {"v": "Part"}], "complete"),
        Goal("applied", ["applied_effect", {"v": "Effect"}], "complete"),
    ]


def available_mana_goals(player: str) -> list[Goal]:
    """Return the goals for how much mana a player can have."""
    asked = ["available_mana", player, {"v": "Kind"}, {"v": "Number"}, {"v": "Plan"}]
    return [Goal("question", asked, "all"), *_texts_that_matter(["available_mana", player])]


def query_goals(goal: Term) -> list[Goal]:
    """Return the goals of a logic query.

    A query over a relation about which there is a question is in doubt by the texts that matter for that question, any
    other by every text whose effect is not known.
    """
    match goal:
        case ["could_produce", permanent, _]:
            about: Term = ["some", ["could_produce", _id_or_any(permanent)]]
        case ["may_cast", player, card, _]:
            about = ["some", ["may_cast", _id_or_any(player), _id_or_any(card)]]
        case _:
            about = "query"
    return [Goal("question", goal, "all"), *_texts_that_matter(about)]


def _id_or_any(argument: Term) -> Term:
    return argument if isinstance(argument, str) else "any"


def permanent_meant(question: CouldProduce | TapForMana, board: BoardFacts) -> str:
    """Return the id of the object that a question about mana means. Raises InvalidQuestion."""
    return find_object(question.permanent, board, "permanent", lambda item: item.zone == "battlefield").id


def ability_meant(question: IsManaAbility, board: BoardFacts, lines: Collection[tuple[str, int]]) -> tuple[str, Term]:
    """Return the id of the object and the ability of it that a question means; a variable means every one.

    ``lines`` are the lines of text that the cards have, each with its face. Raises InvalidQuestion.
    """
    found = find_object(question.object, board, "object", lambda item: item.zone == "battlefield").id
    if question.line is None:
        return found, _ABILITY
    for fact in board.facts:
        if fact[:2] == ["shown_face", found] and (fact[2], question.line) in lines:
            return found, ["printed", fact[2], question.line]
    message = f"line: the text of {board.labels[found]} has no line {question.line}."
    raise InvalidQuestion(message, field="line")


def object_meant(question: Characteristics, board: BoardFacts) -> str:
    """Return the id of the object that a question about characteristics means. Raises InvalidQuestion."""
    return find_object(question.object, board, "object", lambda item: item.zone == "battlefield").id


def cast_meant(question: MayCast, board: BoardFacts) -> tuple[str, str]:
    """Return the ids of the player and the card that a question about casting means. Raises InvalidQuestion."""
    players = [player.id for player in question.board.players]
    player = find_player(question.player, board, players, "player") if question.player is not None else None
    card = find_object(
        question.card,
        board,
        "card",
        lambda item: item.zone not in ("battlefield", "stack") and player in (None, item.owner),
    )
    return player or card.owner, card.id


def activation_meant(question: MayActivate, board: BoardFacts) -> tuple[str, str]:
    """Return the ids of the player and the object that a question about activating means. Raises InvalidQuestion."""
    player = _player(question.player, question, board)
    item = find_object(
        question.object,
        board,
        "object",
        lambda item: item.zone == "battlefield" and player in (None, item.controller),
    )
    return player or item.controller or item.owner, item.id


def abilities_meant(question: MayActivate, abilities: Sequence[Term]) -> list[Term]:
    """Return the abilities that a question asks about, of all that the object has. Raises InvalidQuestion."""
    if question.ability is None:
        return list(abilities)
    if question.ability > len(abilities):
        has = f"{len(abilities)} activated abilities" if len(abilities) != 1 else "one activated ability"
        message = f"ability: there is no ability {question.ability}; {question.object} has {has}."
        raise InvalidQuestion(message, field="ability")
    return [abilities[question.ability - 1]]


def asked_for_mana(question: MayActivate, board: BoardFacts) -> str | None:
    """Return the id of what a player is being asked to pay mana for, if anything. Raises InvalidQuestion."""
    if question.paying_for is None:
        return None
    return find_object(question.paying_for, board, "paying_for", _is_not_on_the_stack).id


def payment_meant(question: CanPay, board: BoardFacts) -> tuple[str, Term, Term, Term]:
    """Return the player, the symbols, the value of X and the use of a question about paying. Raises InvalidQuestion."""
    player = _player(question.player, question, board) or question.board.active_player
    x: Term = ["value", question.x] if question.x is not None else "unknown"
    if question.spell is None:
        return player, {"l": list(mana_symbols(question.cost))}, x, "any_cost"
    card = find_object(question.spell, board, "spell", lambda item: item.zone != "battlefield" and item.owner == player)
    return player, {"l": list(mana_symbols(question.cost))}, x, ["spell", card.id]


def player_meant(question: AvailableMana, board: BoardFacts) -> str:
    """Return the id of the player that a question about available mana means. Raises InvalidQuestion."""
    return _player(question.player, question, board) or question.board.active_player


def _player(named: str | None, question: MayActivate | CanPay | AvailableMana, board: BoardFacts) -> str | None:
    players = [player.id for player in question.board.players]
    return find_player(named, board, players, "player") if named is not None else None


def _is_not_on_the_stack(item: GameObject) -> bool:
    return item.zone != "stack"


def _texts_that_matter(question: Term) -> list[Goal]:
    return [
        Goal("could_help", ["could_help", _TEXT, question], "complete"),
        Goal("could_hinder", ["could_hinder", _TEXT, question], "complete"),
    ]
