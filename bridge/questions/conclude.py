"""From proofs to an answer: the verdict, and what it says.

Everything here follows from the question, the board and the proofs alone, so that a saved answer can be concluded again
and compared. A yes is one only if no text that was not understood could hinder it, a no only if none could help
(docs/contracts.md, section 8).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from lawmage.bridge.boards.vocabulary import MANA_LETTERS
from lawmage.bridge.questions.answer import (
    Answer,
    Proof,
    ProofTable,
    ProverAnswer,
    Solution,
    UnknownText,
    Verdict,
    WayToCast,
)
from lawmage.bridge.questions.prepare import PreparedBoard
from lawmage.bridge.questions.question import CouldProduce, MayCast, Query
from lawmage.bridge.questions.texts import BoardTexts, texts_in
from lawmage.bridge.sentences import Words, capitalised, has_variable, joined, missing
from lawmage.bridge.terms import Term

_LETTERS: Final = {kind: letter for letter, kind in MANA_LETTERS.items()}
_ORDER: Final = list(_LETTERS)


@dataclass(frozen=True)
class Conclusion:
    """What a proof is concluded with: the board, the words, the proof with its sentences, the date of the rules."""

    prepared: PreparedBoard
    words: Words
    proof: Proof
    rules_effective: str


def conclude(question: CouldProduce | MayCast | Query, given: Conclusion) -> Answer:
    """Return the answer to a question."""
    match question:
        case CouldProduce():
            return _Concluder(question, given).could_produce()
        case MayCast():
            return _Concluder(question, given).may_cast()
        case Query():
            return _Concluder(question, given).query()


class _Concluder:
    def __init__(self, question: CouldProduce | MayCast | Query, given: Conclusion) -> None:
        self._question = question
        self._given = given
        self._words = given.words
        self._texts = BoardTexts(given.prepared, given.words)

    def could_produce(self) -> Answer:
        asked, table = self._only("question")
        helping, hindering = self._mattering(table)
        solutions = self._solutions(asked, table)
        solutions.sort(key=lambda solution: _ORDER.index(solution.bindings["Type"]))
        verdict = _verdict(asked, helping, hindering)
        permanent = self._words.say(asked.question.goal[1])
        types = joined([_symbol(solution.bindings["Type"]) for solution in solutions]) if solutions else ""
        match verdict:
            case Verdict.YES:
                summary = f"{permanent} could produce {types}."
                if helping:
                    summary += " It might produce more: a text that was not understood could add to it."
            case Verdict.NO:
                summary = f"{permanent} could produce no mana of any type."
            case Verdict.UNKNOWN:
                known = f"what is understood gives {types}" if types else "what is understood gives none"
                summary = f"Which mana {permanent} could produce is not known; {known}."
        return self._answer(
            verdict, summary, solutions, [*hindering, *helping], missing_=self._missing(asked, table, verdict)
        )

    def may_cast(self) -> Answer:
        first, *tables = self._given.proof.tables
        ways = [self._way(table) for table in tables]
        permitting, _ = self._mattering(first)
        verdict = _best([way.verdict for way in ways])
        if verdict is Verdict.NO and permitting:
            verdict = Verdict.UNKNOWN
        _, player, card, _ = first.answers[0].question.goal
        said = f"{self._words.say(player)} may cast {self._words.say(card)}"
        names = [way.name for way in ways if way.verdict is Verdict.YES]
        match verdict:
            case Verdict.YES:
                summary = f"{said} {joined(names, 'or')}."
            case Verdict.NO:
                summary = f"{self._words.say(player)} may not cast {self._words.say(card)} now."
            case Verdict.UNKNOWN:
                summary = f"Whether {said} is not known."
        solutions = [solution for table in tables for solution in self._solutions(table.answers[0], table)]
        unknown = [] if verdict is Verdict.YES else [text for way in ways for text in way.unknown_texts] + permitting
        return self._answer(
            verdict,
            summary,
            solutions if verdict is not Verdict.NO else [],
            list(dict.fromkeys(unknown)),
            ways=[way for way in ways if way.name],
            missing_=ways[0].missing if len(ways) == 1 and verdict is not Verdict.YES else [],
        )

    def query(self) -> Answer:
        asked, table = self._only("question")
        solutions = self._solutions(asked, table)
        unread = self._texts.all_unread()
        verdict = _verdict(asked, unread, unread)
        count = len(solutions)
        found = "no solution" if count == 0 else "one solution" if count == 1 else f"{count} solutions"
        summary = f"The query has {found}."
        if verdict is Verdict.UNKNOWN:
            summary = f"What is understood gives {found}, but not everything on the board is understood."
        return self._answer(verdict, summary, solutions, unread, missing_=self._missing(asked, table, verdict))

    def _way(self, table: ProofTable) -> WayToCast:
        asked = table.answers[0]
        helping, hindering = self._mattering(table)
        verdict = _verdict(asked, helping, hindering)
        _, player, card, way = asked.question.goal
        name = "" if has_variable(way) else self._words.say(way)
        said = {Verdict.YES: "may cast", Verdict.NO: "may not cast", Verdict.UNKNOWN: "may or may not cast"}[verdict]
        return WayToCast(
            way=way,
            name=name,
            verdict=verdict,
            summary=f"{self._words.say(player)} {said} {self._words.say(card)} {name}".strip() + ".",
            missing=self._missing(asked, table, verdict),
            unknown_texts=[] if verdict is not Verdict.UNKNOWN else hindering if asked.solutions else helping,
        )

    def _only(self, role: str) -> tuple[ProverAnswer, ProofTable]:
        return next((answer, table) for answer, table in self._given.proof.answers() if answer.role == role)

    def _mattering(self, table: ProofTable) -> tuple[list[UnknownText], list[UnknownText]]:
        """Return the texts that could help, and those that could hinder."""
        by_role = {answer.role: answer for answer in table.answers}
        return (
            self._texts.that_could("help", texts_in(by_role.get("could_help"))),
            self._texts.that_could("hinder", texts_in(by_role.get("could_hinder"))),
        )

    def _solutions(self, asked: ProverAnswer, table: ProofTable) -> list[Solution]:
        number = self._given.proof.tables.index(table)
        return [
            Solution(
                bindings=found["bindings"],
                goal=found["goal"],
                sentence=table.nodes[str(found["root"])]["sentence"],
                table=number,
                root=found["root"],
            )
            for found in asked.solutions
        ]

    def _missing(self, asked: ProverAnswer, table: ProofTable, verdict: Verdict) -> list[str]:
        if verdict is Verdict.YES:
            return []
        if asked.undecided:
            said = [(self._words.say(item["goal"]), self._words.say(item["why"])) for item in asked.undecided]
            return [f"{goal} was not decided: {why}" for goal, why in said]
        return missing(asked.refutation, table.nodes) if asked.refutation is not None else []

    def _answer(
        self,
        verdict: Verdict,
        summary: str,
        solutions: list[Solution],
        unknown: list[UnknownText],
        *,
        ways: Sequence[WayToCast] = (),
        missing_: list[str],
    ) -> Answer:
        return Answer(
            rules_effective=self._given.rules_effective,
            question=self._question,
            verdict=verdict,
            summary=capitalised(summary),
            solutions=solutions,
            ways=list(ways),
            missing=missing_,
            unknown_texts=unknown,
            assumptions=self._assumptions(unknown),
            labels=self._given.prepared.labels,
            proof=self._given.proof,
        )

    def _assumptions(self, mattering: Sequence[UnknownText]) -> list[str]:
        board = self._given.prepared.board
        found = list(board.notes)
        if isinstance(self._question, MayCast) and board.turn.priority is None:
            player = self._words.say(self._given.proof.tables[0].answers[0].question.goal[1])
            found.append(f"{player} is taken to have priority; the board does not say who has it.")
        for placed in board.placed_objects():
            if placed.object.unidentified and placed.zone != "library" and placed.player is not None:
                owner = self._words.say(placed.player.id)
                some = "A card" if placed.object.count == 1 else f"{placed.object.count} cards"
                found.append(f"{some} without a name in {owner}'s {placed.zone}: taken to have no bearing on this.")
        return found + self._texts.without_bearing(mattering)


def _verdict(asked: ProverAnswer, helping: Sequence[Any], hindering: Sequence[Any]) -> Verdict:
    if asked.undecided and not asked.solutions:
        return Verdict.UNKNOWN
    if asked.solutions:
        return Verdict.UNKNOWN if hindering else Verdict.YES
    return Verdict.UNKNOWN if helping else Verdict.NO


def _best(verdicts: Sequence[Verdict]) -> Verdict:
    return next(verdict for verdict in (Verdict.YES, Verdict.UNKNOWN, Verdict.NO) if verdict in verdicts)


def _symbol(kind: Term) -> str:
    return f"{{{_LETTERS[kind]}}}" if kind in _LETTERS else str(kind)
