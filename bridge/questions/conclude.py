"""From proofs to an answer: the verdict, and what it says.

Everything here follows from the question, the board and the proofs alone, so that a saved answer can be concluded again
and compared. A yes is one only if no text that was not understood could hinder it, a no only if none could help
(docs/contracts.md, section 8).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lawmage.bridge.boards.facts import effect_id
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
from lawmage.bridge.questions.characteristics import applied_effects, described, parts_found, unlisted_effects
from lawmage.bridge.questions.prepare import PreparedBoard
from lawmage.bridge.questions.question import (
    AnyQuestion,
    CanPay,
    Characteristics,
    CouldProduce,
    IsManaAbility,
    MayActivate,
    MayCast,
    Query,
    TapForMana,
)
from lawmage.bridge.questions.texts import BoardTexts, texts_in
from lawmage.bridge.sentences import Sentences, Words, capitalised, has_variable, joined, missing
from lawmage.bridge.terms import Term

_LETTERS: Final = {kind: letter for letter, kind in MANA_LETTERS.items()}
_ORDER: Final = list(_LETTERS)
_MOST_SAID: Final = 12
"""How many results the summary tells one by one."""


@dataclass(frozen=True)
class Conclusion:
    """What an answer is concluded from: the board, the words, the proof with its sentences, the date of the rules."""

    prepared: PreparedBoard
    words: Words
    sentences: Sentences
    proof: Proof
    rules_effective: str


def conclude(question: AnyQuestion, given: Conclusion) -> Answer:
    """Return the answer to a question."""
    match question:
        case CouldProduce():
            return _Concluder(question, given).could_produce()
        case TapForMana():
            return _Concluder(question, given).tap_for_mana(question)
        case IsManaAbility():
            return _Concluder(question, given).is_mana_ability(question)
        case MayCast():
            return _Concluder(question, given).may_cast()
        case MayActivate():
            return _Concluder(question, given).may_activate()
        case CanPay():
            return _Concluder(question, given).can_pay()
        case Characteristics():
            return _Concluder(question, given).characteristics()
        case Query():
            return _Concluder(question, given).query()


@dataclass(frozen=True)
class _Findings:
    """What one table of proofs says of its question.

    ``helping`` and ``hindering`` are the texts that could turn a no into a yes and a yes into a no; ``undecided`` says
    what a search left open, and ``help_open`` and ``hinder_open`` that it was about such texts.
    """

    asked: ProverAnswer
    solutions: list[Solution]
    missing: list[str]
    undecided: list[str]
    helping: list[UnknownText]
    hindering: list[UnknownText]
    help_open: bool
    hinder_open: bool

    @property
    def verdict(self) -> Verdict:
        """What is known (docs/contracts.md, section 8)."""
        if self.solutions:
            return Verdict.UNKNOWN if self.hindering or self.hinder_open else Verdict.YES
        in_doubt = self.asked.undecided or self.helping or self.help_open
        return Verdict.UNKNOWN if in_doubt else Verdict.NO

    @property
    def may_be_more(self) -> bool:
        """Whether there may be more solutions than those that are proved."""
        return bool(self.asked.undecided or self.helping or self.help_open)


@dataclass(frozen=True)
class _Deed:
    """What somebody may or may not do, for the sentences of an answer."""

    player: str
    verb: str
    what: str

    @property
    def may(self) -> str:
        return f"{self.player} may {self.verb} {self.what}"

    @property
    def may_not(self) -> str:
        return f"{self.player} may not {self.verb} {self.what}"

    @property
    def may_or_may_not(self) -> str:
        return f"{self.player} may or may not {self.verb} {self.what}"


class _Concluder:
    def __init__(self, question: AnyQuestion, given: Conclusion) -> None:
        self._question = question
        self._given = given
        self._words = given.words
        self._texts = BoardTexts(given.prepared, given.words)

    def could_produce(self) -> Answer:
        found = self._findings(0)
        found.solutions.sort(key=lambda solution: _ORDER.index(solution.bindings["Type"]))
        permanent = self._words.say(found.asked.question.goal[1])
        types = joined([_symbol(solution.bindings["Type"]) for solution in found.solutions]) if found.solutions else ""
        match found.verdict:
            case Verdict.YES:
                summary = f"{permanent} could produce {types}."
                if found.may_be_more:
                    reason = "a text that is not covered" if found.helping else "what was not decided"
                    summary += f" It might produce more: {reason} could add to it."
            case Verdict.NO:
                summary = f"{permanent} could produce no mana of any type."
            case Verdict.UNKNOWN:
                known = f"what is understood gives {types or 'none'}"
                summary = f"Which mana {permanent} could produce is not known; {known}."
        return self._answer(found.verdict, summary, found, [*found.hindering, *found.helping])

    def tap_for_mana(self, question: TapForMana) -> Answer:
        found = self._findings(0)
        permanent = self._words.say(found.asked.question.goal[1])
        doing = (
            f"activating a mana ability of {permanent}" if question.every_ability else f"tapping {permanent} for mana"
        )
        amounts = list(dict.fromkeys(self._words.say(solution.bindings["Mana"]) for solution in found.solutions))
        said = _some_of(amounts, "or") if amounts else "no mana"
        match found.verdict:
            case Verdict.YES:
                summary = f"{doing} {'can add' if len(amounts) > 1 else 'adds'} {said}."
            case Verdict.NO:
                summary = f"{doing} adds no mana."
            case Verdict.UNKNOWN:
                summary = f"what {doing} adds is not known; what is understood gives {said}."
        return self._answer(found.verdict, summary, found, list(dict.fromkeys([*found.hindering, *found.helping])))

    def is_mana_ability(self, question: IsManaAbility) -> Answer:
        found = self._findings(0)
        _, name, ability = found.asked.question.goal
        owner = self._words.say(name)
        asked = f"{self._words.say(ability)} of {owner}"
        abilities = [
            self._words.say(solution.bindings["Ability"]) for solution in found.solutions if question.line is None
        ]
        match found.verdict:
            case Verdict.YES if question.line is None:
                summary = f"of the abilities of {owner}, mana abilities are: {joined(abilities)}."
            case Verdict.YES:
                summary = f"{asked} is a mana ability."
            case Verdict.NO if question.line is None:
                summary = f"{owner} has no mana ability."
            case Verdict.NO:
                summary = f"{asked} is not a mana ability."
            case Verdict.UNKNOWN:
                one = f"an ability of {owner}" if question.line is None else asked
                summary = f"whether {one} is a mana ability is not known."
        return self._answer(found.verdict, summary, found, [*found.hindering, *found.helping])

    def may_cast(self) -> Answer:
        permitting, *tables = (self._findings(number) for number in range(len(self._given.proof.tables)))
        _, player, card, _ = permitting.asked.question.goal
        deed = _Deed(self._words.say(player), "cast", self._words.say(card))
        ways = [self._way(found, deed, self._name_of_way(found.asked.question.goal[3])) for found in tables]
        verdict = _verdict_of(ways, permitting)
        match verdict:
            case Verdict.YES:
                summary = f"{deed.may} {joined([way.name for way in ways if way.verdict is Verdict.YES], 'or')}."
            case Verdict.NO:
                summary = f"{deed.may_not} now."
            case Verdict.UNKNOWN:
                summary = f"Whether {deed.may} is not known."
        return self._answer_of_ways(verdict, summary, permitting, tables, ways)

    def may_activate(self) -> Answer:
        permitting, *tables = (self._findings(number) for number in range(len(self._given.proof.tables)))
        _, player, item, _ = self._given.proof.tables[0].answers[1].question.goal[2]
        deed = _Deed(self._words.say(player), "activate", "an ability of " + self._words.say(item))
        names = [self._texts.name_of_ability(found.asked.question.goal[-1]) for found in tables]
        deeds = [_Deed(deed.player, "activate", f"{name} of {self._words.say(item)}") for name in names]
        ways = [self._way(found, one, name) for found, one, name in zip(tables, deeds, names, strict=True)]
        verdict = _verdict_of(ways, permitting)
        match verdict:
            case Verdict.YES:
                open_now = joined([way.name for way in ways if way.verdict is Verdict.YES])
                summary = f"{deed.player} may activate {open_now} of {self._words.say(item)}."
            case Verdict.NO:
                only = deeds[0] if len(ways) == 1 and ways[0].name else deed
                summary = f"{only.may_not} now."
            case Verdict.UNKNOWN:
                summary = f"Whether {deed.may} is not known."
        return self._answer_of_ways(verdict, summary, permitting, tables, ways)

    def can_pay(self) -> Answer:
        found = self._findings(0)
        _, player, symbols, *_ = found.asked.question.goal
        said = f"{self._words.say(player)} can pay {self._words.say(symbols)}"
        match found.verdict:
            case Verdict.YES:
                summary = f"{said}: {self._words.say(found.solutions[0].bindings['Plan'])}."
            case Verdict.NO:
                summary = f"{self._words.say(player)} can't pay {self._words.say(symbols)} now."
            case Verdict.UNKNOWN:
                summary = f"Whether {said} is not known."
        mattering = found.hindering if found.solutions else found.helping
        return self._answer(found.verdict, summary, found, mattering if found.verdict is Verdict.UNKNOWN else [])

    def characteristics(self) -> Answer:
        table = self._given.proof.tables[0]
        asked, could_change, _ = table.answers
        parts = parts_found(asked, could_change, self._quoted, self._words)
        name = asked.question.goal[1]
        unknown = list(dict.fromkeys(text for part in parts for text in part.unknown_texts))
        open_parts = [part.name for part in parts if part.verdict is Verdict.UNKNOWN]
        summary = described(self._words.say(name), parts)
        if open_parts:
            summary = f"What is understood gives {summary[:-1]}; not known: {joined(open_parts)}."
        applied = applied_effects(table, name, self._words, self._texts.lines)
        verdict = Verdict.UNKNOWN if open_parts else Verdict.YES
        answer = self._answer(verdict, summary, self._findings(0), unknown)
        return answer.model_copy(update={"characteristics": parts, "applied": applied})

    def query(self) -> Answer:
        found = self._findings(0)
        texts = _each_once(found.hindering, found.helping)
        count = len(found.solutions)
        said = "no solution" if count == 0 else "one solution" if count == 1 else f"{count} solutions"
        summary = f"The query has {said}."
        match found.verdict:
            case Verdict.YES if found.may_be_more:
                reason = "a text that is not covered" if found.helping else "what was not decided"
                summary += f" There may be more: {reason} could add to them."
            case Verdict.UNKNOWN if texts:
                summary = f"What is understood gives {said}, but not every text that could matter is understood."
            case Verdict.UNKNOWN:
                summary = f"What was decided gives {said}, but not everything was decided."
        return self._answer(found.verdict, summary, found, texts)

    def _answer_of_ways(
        self,
        verdict: Verdict,
        summary: str,
        permitting: _Findings,
        tables: Sequence[_Findings],
        ways: Sequence[WayToCast],
    ) -> Answer:
        """Return the answer about several ways to do something, each with its own verdict."""
        unknown = [] if verdict is Verdict.YES else [text for way in ways for text in way.unknown_texts]
        together = _Findings(
            permitting.asked,
            [solution for found in tables for solution in found.solutions if verdict is not Verdict.NO],
            tables[0].missing if len(tables) == 1 and verdict is not Verdict.YES else [],
            [] if verdict is Verdict.YES else list(dict.fromkeys(said for way in ways for said in way.undecided)),
            [],
            [],
            help_open=False,
            hinder_open=False,
        )
        mattering = list(dict.fromkeys([*unknown, *(permitting.helping if verdict is not Verdict.YES else [])]))
        return self._answer(verdict, summary, together, mattering, [way for way in ways if way.name])

    def _name_of_way(self, way: Term) -> str:
        return "" if has_variable(way) else self._words.say(way)

    def _way(self, found: _Findings, deed: _Deed, name: str) -> WayToCast:
        verdict = found.verdict
        said = {Verdict.YES: deed.may, Verdict.NO: deed.may_not, Verdict.UNKNOWN: deed.may_or_may_not}[verdict]
        unknown = found.hindering if found.solutions else found.helping
        behind = f" {name}" if name and name not in said else ""
        return WayToCast(
            way=found.asked.question.goal[-1],
            name=name,
            verdict=verdict,
            summary=f"{said}{behind}.",
            missing=found.missing,
            undecided=found.undecided if verdict is Verdict.UNKNOWN else [],
            unknown_texts=unknown if verdict is Verdict.UNKNOWN else [],
        )

    def _findings(self, number: int) -> _Findings:
        table = self._given.proof.tables[number]
        by_role = {answer.role: answer for answer in table.answers}
        asked = table.answers[0]
        helps, hinders = by_role.get("could_help"), by_role.get("could_hinder")
        refuted = asked.refutation is not None and not asked.solutions
        return _Findings(
            asked=asked,
            solutions=self._solutions(asked, number),
            missing=missing(asked.refutation, table.nodes) if asked.refutation is not None and refuted else [],
            undecided=self._undecided(table),
            helping=self._texts.that_could("help", texts_in(helps)),
            hindering=self._texts.that_could("hinder", texts_in(hinders)),
            help_open=helps is not None and bool(helps.undecided),
            hinder_open=hinders is not None and bool(hinders.undecided),
        )

    def _quoted(self, texts: Sequence[Term]) -> list[UnknownText]:
        return self._texts.that_could("change", texts)

    def _undecided(self, table: ProofTable) -> list[str]:
        said = [
            f"whether {self._given.sentences.positive(item['goal'], self._words)}: {self._words.say(item['why'])}"
            for answer in table.answers
            for item in answer.undecided
        ]
        return list(dict.fromkeys(said))

    def _solutions(self, asked: ProverAnswer, number: int) -> list[Solution]:
        nodes = self._given.proof.tables[number].nodes
        return [
            Solution(
                bindings=found["bindings"],
                goal=found["goal"],
                sentence=nodes[str(found["root"])]["sentence"],
                table=number,
                root=found["root"],
            )
            for found in asked.solutions
        ]

    def _answer(
        self,
        verdict: Verdict,
        summary: str,
        found: _Findings,
        unknown: list[UnknownText],
        ways: Sequence[WayToCast] = (),
    ) -> Answer:
        return Answer(
            rules_effective=self._given.rules_effective,
            question=self._question,
            verdict=verdict,
            summary=capitalised(summary),
            solutions=found.solutions,
            ways=list(ways),
            missing=found.missing,
            undecided=found.undecided,
            unknown_texts=unknown,
            assumptions=self._assumptions(unknown),
            labels=self._given.prepared.labels,
            proof=self._given.proof,
        )

    def _assumptions(self, mattering: Sequence[UnknownText]) -> list[str]:
        board = self._given.prepared.board
        found = list(board.notes)
        if self._priority_is_assumed():
            player = self._words.say(self._given.proof.tables[0].answers[1].question.goal[2][1])
            found.append(f"{player} is taken to have priority; the board does not say who has it.")
        for number in unlisted_effects(self._given.proof.tables, board):
            label = self._words.say(effect_id(number))
            found.append(
                f"{capitalised(label)} is taken to affect all that its text describes; the board lists nothing."
            )
        for placed in board.placed_objects():
            if placed.object.unidentified and placed.zone != "library" and placed.player is not None:
                owner = self._words.say(placed.player.id)
                some = "A card" if placed.object.count == 1 else f"{placed.object.count} cards"
                found.append(f"{some} without a name in {owner}'s {placed.zone}: taken to have no bearing on this.")
        return found + self._texts.without_bearing(mattering)

    def _priority_is_assumed(self) -> bool:
        if self._given.prepared.board.turn.priority is not None:
            return False
        match self._question:
            case MayCast():
                return True
            case MayActivate():
                return self._question.paying_for is None
        return False


def _verdict_of(ways: Sequence[WayToCast], permitting: _Findings) -> Verdict:
    """Return the best verdict of several ways; a no is none while there may be more ways than those that are known."""
    verdicts = [way.verdict for way in ways]
    best = next(verdict for verdict in (Verdict.YES, Verdict.UNKNOWN, Verdict.NO) if verdict in verdicts)
    if best is Verdict.NO and (permitting.helping or permitting.help_open):
        return Verdict.UNKNOWN
    return best


def _each_once(hindering: Sequence[UnknownText], helping: Sequence[UnknownText]) -> list[UnknownText]:
    """Return every text once; one that could both hinder and help is one that could matter."""
    found: dict[tuple[str, str | None, str, str], UnknownText] = {}
    for text in (*hindering, *helping):
        wording = (text.kind, text.object, text.label, text.text)
        earlier = found.setdefault(wording, text)
        if earlier.could != text.could:
            found[wording] = text.model_copy(update={"could": "matter"})
    return list(found.values())


def _some_of(parts: Sequence[str], last: str) -> str:
    """Return some parts joined, and how many more there are."""
    if len(parts) <= _MOST_SAID:
        return joined(parts, last)
    return f"{', '.join(parts[:_MOST_SAID])} {last} one of {len(parts) - _MOST_SAID} more"


def _symbol(kind: Term) -> str:
    return f"{{{_LETTERS[kind]}}}" if kind in _LETTERS else str(kind)
