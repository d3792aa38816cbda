"""A board made ready for a question: every line of text read, every object named."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from lawmage.bridge.boards import Board, BoardFacts, CardLookup
from lawmage.bridge.errors import InvalidBoard
from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import vocabulary
from lawmage.bridge.terms import Term

_WORDS_FOR_TYPES: Final = ("CardType", "Supertype", "Subtype")


class TextReader(Protocol):
    """What is needed of the engine to read text: the part of ``lawmage.bridge.engine.Engine`` that is used here."""

    def join_lines(self, texts: Sequence[str]) -> list[list[str]]:
        """Return the lines of each text of a whole face, one an ability."""

    def read_text(self, lines: Sequence[str]) -> list[Any]:
        """Return a result for each line: see docs/contracts.md, section 6."""


@dataclass(frozen=True)
class PreparedBoard:
    """A board as the prover and the checker take it.

    ``facts``: board facts. ``cards``: ids of the store's cards. ``card_facts``: the facts of tokens that the board
    describes. ``all_card_facts``: those and the facts of the store's cards. ``texts``: the lines of text that were not
    understood, by face and line. ``effect_texts``: the text of every effect.
    """

    board: Board
    found: BoardFacts
    facts: list[Term]
    cards: list[str]
    card_facts: list[Term]
    all_card_facts: list[Term]
    effect_texts: dict[str, str]

    @property
    def labels(self) -> dict[str, str]:
        """What answers call each object and player."""
        return self.found.labels

    def give_priority_to(self, player: str) -> None:
        """Let a player have priority where the board does not say who has it.

        Whoever asks what they may do now has priority, or the question would have one answer only.
        """
        if self.board.turn.priority is None:
            self.facts[self.facts.index(["has_priority", self.board.priority])] = ["has_priority", player]

    def ask_for_mana(self, player: str, payment: str) -> None:
        """Put the question into the middle of a payment of mana, where nobody has priority (CR 601.2g)."""
        self.facts.remove(["has_priority", self.board.priority])
        self.facts.append(["asked_for_mana", player, payment])


def prepare(board: Board, store: CardLookup, reader: TextReader, reserved: Container[str]) -> PreparedBoard:
    """Return the board's facts. ``reserved`` are the atoms of the rules, which no object may have as its id.

    Raises UnknownCard and InvalidBoard as :meth:`Board.facts` does.
    """
    found = board.facts(store)
    for item in found.objects:
        if item.entry.id is not None and item.id in reserved:
            field = f"{item.field}.id"
            raise InvalidBoard(
                f'{field}: "{item.id}" is a word of the rules; choose another id, such as "{item.id}_1"', field=field
            )
    facts = list(found.facts)
    card_facts = list(found.token_facts)
    joined = reader.join_lines([text.text for text in found.texts]) if found.texts else []
    lines = [line for of_face in joined for line in of_face] + [effect.text for effect in found.effects]
    results = iter(reader.read_text(lines) if lines else [])
    for text, of_face in zip(found.texts, joined, strict=True):
        for number, line in enumerate(of_face, start=1):
            card_facts += _text_facts(text.face, number, line, next(results))
    facts += [_effect_fact(effect.effect, effect.player, effect.text, next(results)) for effect in found.effects]
    of_store = [fact for card in found.cards for fact in store.facts(card)]
    effect_texts = {effect.effect: effect.text for effect in found.effects}
    return PreparedBoard(board, found, facts, found.cards, card_facts, card_facts + of_store, effect_texts)


def atoms_of_rules(exported: Mapping[str, Any]) -> frozenset[str]:
    """Return the atoms of the exported rules (docs/contracts.md, section 7), and every word for a type or subtype."""
    words = vocabulary()
    found = {word for kind in _WORDS_FOR_TYPES for word in words.concepts(MTG + kind)}
    waiting: list[Term] = [part for rule in exported["rules"] for part in (rule["head"], *rule["body"])]
    while waiting:
        match waiting.pop():
            case str() as atom:
                found.add(atom)
            case [str(), *arguments] | {"l": arguments}:
                waiting += arguments
    return frozenset(found)


def _text_facts(face: str, line: int, text: str, result: Any) -> list[Term]:
    """Return what a line of a token's text says, or that it was not understood, as card facts."""
    if result.get("term") is not None:
        return [["printed_ability", face, line, result["term"]]]
    return [["unparsed_text", face, line, {"s": text}]]


def _effect_fact(effect: str, player: str, text: str, result: Any) -> Term:
    if result.get("term") is not None:
        return ["lasting_effect", effect, player, 1, result["term"]]
    return ["lasting_text", effect, player, {"s": text}]
