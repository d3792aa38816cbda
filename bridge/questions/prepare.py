"""A board made ready for a question: every line of text read, every object named."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from lawmage.bridge.boards import Board, BoardFacts, CardLookup
from lawmage.bridge.terms import Term


class TextReader(Protocol):
    """What is needed of the engine to read text: the part of ``lawmage.bridge.engine.Engine`` that is used here."""

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


def prepare(board: Board, store: CardLookup, reader: TextReader, extra_facts: Sequence[Term] = ()) -> PreparedBoard:
    """Return the board's facts, with ``extra_facts`` that the question brings.

    Raises UnknownCard and InvalidBoard as :meth:`Board.facts` does.
    """
    found = board.facts(store)
    facts = [*found.facts, *extra_facts]
    card_facts = list(found.token_facts)
    lines = [text.text for text in found.texts] + [effect.text for effect in found.effects]
    results = iter(reader.read_text(lines) if lines else [])
    for text in found.texts:
        card_facts += _text_facts(text.face, text.line, text.text, next(results))
    facts += [_effect_fact(effect.effect, effect.player, effect.text, next(results)) for effect in found.effects]
    of_store = [fact for card in found.cards for fact in store.facts(card)]
    effect_texts = {effect.effect: effect.text for effect in found.effects}
    return PreparedBoard(board, found, facts, found.cards, card_facts, card_facts + of_store, effect_texts)


def _text_facts(face: str, line: int, text: str, result: Any) -> list[Term]:
    """Return what a line of a token's text says, or that it was not understood, as card facts."""
    if result.get("term") is not None:
        return [["printed_ability", face, line, result["term"]]]
    return [["unparsed_text", face, line, {"s": text}]]


def _effect_fact(effect: str, player: str, text: str, result: Any) -> Term:
    if result.get("term") is not None:
        return ["lasting_effect", effect, player, 1, result["term"]]
    return ["lasting_text", effect, player, {"s": text}]
