"""From proofs to an answer: the verdict, and what it says.

Everything here follows from the question, the board and the proofs alone, so that a saved answer can be concluded again
and compared. A yes is one only if no text that was not understood could hinder it, a no only if none could help
(docs/contracts.md, section 8).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
from lawmage.bridge.questions.findings import Deed, Findings, verdict_of
from lawmage.bridge.questions.mana_results import (
    available_summary,
    could_produce_summary,
    mana_ability_summary,
    tapping_summary,
    types_said,
)
from lawmage.bridge.questions.prepare import PreparedBoard
from lawmage.bridge.questions.question import (
    AnyQuestion,
    AvailableMana,
    CanPay,
    Characteristics,
    CouldProduce,
    IsManaAbility,
    MayActivate,
    MayCast,
    Query,
    TapForMana,
)
from lawmage.bridge.questions.texts import BoardTexts, each_once, texts_in
from lawmage.bridge.sentences import Sentences, Words, capitalised, has_variable, joined, missing
from lawmage.bridge.terms import Term

_LETTERS: Final = {kind: letter for letter, kind in MANA_LETTERS.items()}
_ORDER: Final = list(_LETTERS)
_ONCE_EACH_TURN: Final = ("602.5b/once_each_turn", "606.3")
"""The rules that look at whether an ability was activated this turn; their goals end in its object."""
_KINDS_OF_MANA: Final = ["any_type", *_LETTERS]


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
        case AvailableMana():
            return _Concluder(question, given).available_mana()
        case Characteristics():
            return _Concluder(question, given).characteristics()
        case Query():
            return _Concluder(question, given).query()


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
        types = types_said([solution.bindings["Type"] for solution in found.solutions])
        by_what = "a text that is not covered" if found.helping else "what was not decided"
        more = by_what if found.may_be_more else None
        summary = could_produce_summary(found.verdict, permanent, types, more)
        return self._answer(found.verdict, summary, found, each_once(found.hindering, found.helping))

    def tap_for_mana(self, question: TapForMana) -> Answer:
        found = self._findings(0)
        permanent = self._words.say(found.asked.question.goal[1])
        results = [solution.bindings["Mana"] for solution in found.solutions]
        # The results are said to be all of them.
        verdict = Verdict.UNKNOWN if found.may_be_more else found.verdict
        summary = tapping_summary(question, verdict, permanent, results, self._words)
        return self._answer(verdict, summary, found, each_once(found.hindering, found.helping))

    def is_mana_ability(self, question: IsManaAbility) -> Answer:
        found = self._findings(0)
        _, owner, ability = (self._words.say(part) for part in found.asked.question.goal)
        named = [self._words.say(part.bindings["Ability"]) for part in found.solutions if "Ability" in part.bindings]
        summary = mana_ability_summary(question, found.verdict, owner, ability, named, may_be_more=found.may_be_more)
        return self._answer(found.verdict, summary, found, each_once(found.hindering, found.helping))

    def may_cast(self) -> Answer:
        permitting, *tables = (self._findings(number) for number in range(len(self._given.proof.tables)))
        _, player, card, _ = permitting.asked.question.goal
        deed = Deed(self._words.say(player), "cast", self._words.say(card))
        ways = [self._way(found, deed, self._name_of_way(found.asked.question.goal[3])) for found in tables]
        verdict = verdict_of(ways, permitting)
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
        deed = Deed(self._words.say(player), "activate", "an ability of " + self._words.say(item))
        if isinstance(self._question, MayActivate) and self._question.ability is not None:
            # Whatever else the object might have is not asked about.
            permitting = replace(permitting, helping=[], help_open=False)
        names = [self._texts.name_of_ability(found.asked.question.goal[-1]) for found in tables]
        deeds = [Deed(deed.player, "activate", f"{name} of {self._words.say(item)}") for name in names]
        ways = [self._way(found, one, name) for found, one, name in zip(tables, deeds, names, strict=True)]
        verdict = verdict_of(ways, permitting)
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
        applied = applied_effects(table, name, self._words, self._texts.line)
        verdict = Verdict.UNKNOWN if open_parts else Verdict.YES
        answer = self._answer(verdict, summary, self._findings(0), unknown)
        return answer.model_copy(update={"characteristics": parts, "applied": applied})

    def query(self) -> Answer:
        found = self._findings(0)
        texts = each_once(found.hindering, found.helping)
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

    def available_mana(self) -> Answer:
        found = self._findings(0)
        found.solutions.sort(key=lambda solution: _KINDS_OF_MANA.index(solution.bindings["Kind"]))
        player = self._words.say(found.asked.question.goal[1])
        amounts = {solution.bindings["Kind"]: solution.bindings["Number"] for solution in found.solutions}
        in_doubt = found.may_be_more or found.hindering or found.hinder_open
        verdict = Verdict.UNKNOWN if in_doubt else Verdict.YES
        summary = available_summary(verdict, player, amounts)
        return self._answer(verdict, summary, found, each_once(found.hindering, found.helping))

    def _answer_of_ways(
        self,
        verdict: Verdict,
        summary: str,
        permitting: Findings,
        tables: Sequence[Findings],
        ways: Sequence[WayToCast],
    ) -> Answer:
        """Return the answer about several ways to do something, each with its own verdict."""
        unknown = [] if verdict is Verdict.YES else [text for way in ways for text in way.unknown_texts]
        together = Findings(
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

    def _way(self, found: Findings, deed: Deed, name: str) -> WayToCast:
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

    def _findings(self, number: int) -> Findings:
        table = self._given.proof.tables[number]
        by_role = {answer.role: answer for answer in table.answers}
        asked = table.answers[0]
        helps, hinders = by_role.get("could_help"), by_role.get("could_hinder")
        refuted = asked.refutation is not None and not asked.solutions
        return Findings(
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
        found: Findings,
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
        if self._is_about_something_face_down():
            label = self._words.say(self._given.proof.tables[0].answers[0].question.goal[1])
            found.append(
                f"{capitalised(label)} is taken to have no ability; the board does not say how it came to be face down."
            )
        for name in self._taken_as_not_activated():
            label = self._words.say(name)
            found.append(f"No ability of {label} is taken to have been activated this turn; the board names none.")
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

    def _is_about_something_face_down(self) -> bool:
        if not isinstance(self._question, Characteristics):
            return False
        name = self._given.proof.tables[0].answers[0].question.goal[1]
        return any(item.id == name and item.entry.face_down for item in self._given.prepared.found.objects)

    def _taken_as_not_activated(self) -> list[str]:
        """Return the objects whose ability for once each turn matters, and on which the board is silent."""
        limited: dict[str, None] = {}
        for table in self._given.proof.tables:
            # What an ability says about its activation is a case of a step that looks at everything it says.
            cases = [case for node in table.nodes.values() if node["kind"] == "every" for case in node["cases"]]
            said = [table.nodes[str(name)] for case in cases for name in case["consequence"]]
            also_said = [table.nodes[str(name)] for node in said for name in node.get("premises", ())]
            for node in (*said, *also_said):
                if node.get("rule") in _ONCE_EACH_TURN:
                    limited[node["goal"][-1]] = None
        used = {item.id for item in self._given.prepared.found.objects if item.entry.activated}
        return [name for name in limited if name not in used]

    def _nobody_has_priority(self) -> bool:
        """Say whether it was proved that no player receives priority in this step."""
        nodes = [node for table in self._given.proof.tables for node in table.nodes.values()]
        return any(node["kind"] == "rule" and node["goal"] == "nobody_receives_priority" for node in nodes)

    def _priority_is_assumed(self) -> bool:
        if self._given.prepared.board.turn.priority is not None or self._nobody_has_priority():
            return False
        match self._question:
            case MayCast():
                return True
            case MayActivate():
                return self._question.paying_for is None
        return False
