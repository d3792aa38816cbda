"""The way in: :class:`Lawmage` takes a board and a question and gives a proved answer."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from os import PathLike
from pathlib import Path
from typing import Any, Final

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.library import CardLibrary, NoCardsImported
from lawmage.bridge.checker import CardFacts, Checker, Evaluator, FactBase
from lawmage.bridge.engine import Engine, Limits, Settings
from lawmage.bridge.engine.knowledge_base import knowledge_base
from lawmage.bridge.errors import InvalidBoard, ProofRejected, UnknownCard
from lawmage.bridge.questions.answer import Answer, Asked, Proof, ProofTable, ProverAnswer
from lawmage.bridge.questions.answerer import Answerer
from lawmage.bridge.questions.collector import collector_held_back
from lawmage.bridge.questions.conclude import Conclusion, conclude
from lawmage.bridge.questions.goals import (
    Goal,
    abilities_goals,
    abilities_meant,
    ability_meant,
    activation_meant,
    asked_for_mana,
    available_mana_goals,
    can_pay_goals,
    cast_meant,
    characteristics_goals,
    could_produce_goals,
    is_mana_ability_goals,
    is_way,
    may_activate_goals,
    may_cast_goals,
    no_ability_goals,
    no_way_goals,
    object_meant,
    payment_meant,
    permanent_meant,
    player_meant,
    query_goals,
    tap_for_mana_goals,
    ways_goals,
)
from lawmage.bridge.questions.prepare import PreparedBoard, atoms_of_rules, prepare
from lawmage.bridge.questions.query_goal import query_goal
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
from lawmage.bridge.questions.rule_index import RuleIndex, RuleInfo
from lawmage.bridge.sentences import Sentences, Words, annotate, changed_node, without_annotations
from lawmage.bridge.sentences.abilities import AbilityPrinter
from lawmage.bridge.sentences.words import Printed
from lawmage.bridge.terms import Term

_CARDS_KEPT: Final = 4
"""For how many sets of cards the checker keeps what follows from them alone."""


class Lawmage(Answerer):
    """Answers questions in this process. Safe to use from any number of threads, which share Python's one lock.

    ``cards`` is a folder of imported cards, or a store; by default the user's own import where there is one, else the
    starter cards. ``settings`` are the engine's (see :mod:`lawmage.bridge.engine.settings`), by default those of the
    environment. With ``check=False`` answers leave without having been verified by the independent checker.
    """

    def __init__(
        self,
        cards: CardStore | str | PathLike[str] | None = None,
        *,
        settings: Settings | None = None,
        check: bool = True,
    ) -> None:
        with collector_held_back():
            with ThreadPoolExecutor(1) as meanwhile:
                # Prolog starts while the vocabulary is read; if it fails, making the engine raises what it says.
                meanwhile.submit(knowledge_base)
                self.cards = cards if isinstance(cards, CardStore) else card_store(cards)
            self.engine = Engine(self.cards, settings)
            self._checker = Checker(self.engine.rules)
            self._reserved = atoms_of_rules(self.engine.rules)
            self._sentences = Sentences(self.engine.rules)
        self._checks = check
        # Games and analyses ask about the same cards again and again.
        self._card_facts = lru_cache(_CARDS_KEPT)(self._read_card_facts)
        self._printer = AbilityPrinter(self.engine.print_abilities)
        self.rules = RuleIndex(self.engine.rules)

    def ask(self, question: AnyQuestion, *, limits: Limits | None = None) -> Answer:
        """Answer a question that stands in data."""
        with collector_held_back():
            return self._answer(question, limits)

    def ask_json(self, question: AnyQuestion, *, limits: Limits | None = None) -> bytes:
        """Answer a question, with the answer's JSON in UTF-8."""
        return self.ask(question, limits=limits).to_json().encode()

    def _answer(self, question: AnyQuestion, limits: Limits | None) -> Answer:
        prepared = self._prepare(question)
        facts = cache(lambda: self._facts(prepared))
        unchecked: list[Callable[[], None]] = []

        def prove(goals: Sequence[Goal]) -> ProofTable:
            requests = [goal.request() for goal in goals]
            ahead: list[Evaluator | None] = []

            def meanwhile() -> None:
                # While Prolog works, the checker does what it can: the proof before this one, and what it already knows
                # to be asked of it.
                while unchecked:
                    unchecked.pop()()
                if self._checks:
                    ahead.append(self._checker.ahead(facts(), requests))

            answer = self.engine.ask(
                prepared.facts, prepared.cards, requests, limits, card_facts=prepared.card_facts, meanwhile=meanwhile
            )
            table = _table(goals, answer)
            if self._checks:
                unchecked.append(lambda: self._verify(table, facts(), *ahead))
            return table

        tables = proof_tables(question, prepared, self.engine.rules["relations"], prove)
        while unchecked:
            unchecked.pop()()
        return self._concluded(question, prepared, tables)

    def rule(self, number: str) -> RuleInfo:
        """Return what lawmage knows of a rule of the Comprehensive Rules. Raises UnknownRule."""
        return self.rules.find(number)

    def check(self, answer: Answer) -> None:
        """Verify a saved answer from its own question and board alone: its proofs, its sentences, its verdict.

        Raises ProofRejected where something in it does not hold.
        """
        try:
            with collector_held_back():
                self._check_saved(answer)
        except RecursionError:
            raise ProofRejected(None, "it is nested too deeply") from None

    def _check_saved(self, answer: Answer) -> None:
        question = answer.question
        prepared = self._prepare(question)
        facts = self._facts(prepared)
        saved = iter(answer.proof.tables)

        def replay(goals: Sequence[Goal]) -> ProofTable:
            table = next(saved, None)
            if table is None or [Goal(item.role, item.question.goal, item.question.mode) for item in table.answers] != [
                *goals
            ]:
                raise ProofRejected(None, "it does not prove what the question asks")
            plain = ProofTable(answers=table.answers, nodes=without_annotations(table.nodes))
            self._verify(plain, facts)
            return plain

        tables = proof_tables(question, prepared, self.engine.rules["relations"], replay)
        concluded = self._concluded(question, prepared, tables)
        for saved_table, right in zip(answer.proof.tables, concluded.proof.tables, strict=False):
            node = changed_node(saved_table.nodes, right.nodes)
            if node is not None:
                raise ProofRejected(node, "what it says is not what its step says")
        if concluded != answer:
            raise ProofRejected(None, "what the answer says is not what its proofs say")

    def close(self) -> None:
        """Give the Prolog engines back. A second call does nothing."""
        self.engine.close()

    def _prepare(self, question: AnyQuestion) -> PreparedBoard:
        try:
            prepared = prepare(question.board, self.cards, self.engine, self._reserved)
        except (InvalidBoard, UnknownCard) as error:
            error.field = f"board.{error.field}"
            raise
        match question:
            case MayCast():
                player, card = cast_meant(question, prepared.found)
                if question.x is not None:
                    prepared.facts.append(["value_of_x", card, question.x])
                prepared.give_priority_to(player)
            case MayActivate():
                player, _ = activation_meant(question, prepared.found)
                payment = asked_for_mana(question, prepared.found)
                if payment is None:
                    prepared.give_priority_to(player)
                else:
                    prepared.ask_for_mana(player, payment)
        return prepared

    def _facts(self, prepared: PreparedBoard) -> FactBase:
        """Return what is given, as the checker holds it."""
        if prepared.card_facts:
            return self._checker.facts(prepared.facts, self._checker.card_facts(prepared.all_card_facts))
        return self._checker.facts(prepared.facts, self._card_facts(tuple(sorted(prepared.cards))))

    def _read_card_facts(self, cards: Sequence[str]) -> CardFacts:
        return self._checker.card_facts(fact for card in cards for fact in self.cards.facts(card))

    def _verify(self, table: ProofTable, facts: FactBase, ahead: Evaluator | None = None) -> None:
        """Have the independent checker verify every answer of a table. Raises ProofRejected."""
        answers = [answer.model_dump(exclude={"role"}) for answer in table.answers]
        self._checker.check_all(facts, answers, table.nodes, ahead)

    def _concluded(self, question: AnyQuestion, prepared: PreparedBoard, tables: Sequence[ProofTable]) -> Answer:
        names = card_names(prepared.all_card_facts)
        objects = {item.id for item in prepared.found.objects}

        def write(printed: Printed) -> Answer:
            words = Words(prepared.labels, names, printed)
            annotated = [
                ProofTable(answers=table.answers, nodes=annotate(table.nodes, self._sentences, words, objects))
                for table in tables
            ]
            given = Conclusion(prepared, words, self._sentences, Proof(tables=annotated), self.rules.effective)
            return conclude(question, given)

        return self._printer.printing(write)


def proof_tables(
    question: AnyQuestion,
    prepared: PreparedBoard,
    relations: Sequence[Mapping[str, Any]],
    prove: Callable[[Sequence[Goal]], ProofTable],
) -> list[ProofTable]:
    """Return the proofs that answer a question: ``prove`` is called with the goals of one table after another."""
    match question:
        case CouldProduce():
            return [prove(could_produce_goals(permanent_meant(question, prepared.found)))]
        case TapForMana():
            permanent = permanent_meant(question, prepared.found)
            return [prove(tap_for_mana_goals(permanent, every_ability=question.every_ability))]
        case IsManaAbility():
            meant = ability_meant(question, prepared.found, lines_of_text(prepared.all_card_facts))
            return [prove(is_mana_ability_goals(*meant))]
        case MayCast():
            player, card = cast_meant(question, prepared.found)
            first = prove(ways_goals(player, card))
            ways = [found["bindings"]["Way"] for found in first.answers[0].solutions]
            asked = [way for way in ways if is_way(way, question.way)]
            if not asked:
                return [first, prove(no_way_goals(player, card, question.way))]
            return [first, *(prove(may_cast_goals(player, card, way)) for way in asked)]
        case MayActivate():
            player, item = activation_meant(question, prepared.found)
            first = prove(abilities_goals(player, item))
            abilities = [found["bindings"]["Ability"] for found in first.answers[0].solutions]
            if not abilities:
                return [first, prove(no_ability_goals(item))]
            asked = abilities_meant(question, abilities)
            return [first, *(prove(may_activate_goals(player, item, ability)) for ability in asked)]
        case CanPay():
            return [prove(can_pay_goals(*payment_meant(question, prepared.found)))]
        case Characteristics():
            return [prove(characteristics_goals(object_meant(question, prepared.found)))]
        case AvailableMana():
            return [prove(available_mana_goals(player_meant(question, prepared.found)))]
        case Query():
            return [prove(query_goals(query_goal(question.query, relations, prepared.found)))]


def card_store(folder: str | PathLike[str] | None) -> CardStore:
    """Return the cards imported into a folder, or by default the user's import where there is one, else the starters.

    Raises InputError where a given folder holds no cards, or cards that another version imported.
    """
    if folder is not None:
        return CardStore.imported(CardLibrary(Path(folder)))
    try:
        return CardStore.imported()
    except NoCardsImported:
        return CardStore.starter()


def card_names(facts: Sequence[Term]) -> dict[str, str]:
    """Return the names of cards and of their faces by their atoms."""
    return {fact[1]: fact[2]["s"] for fact in facts if fact[0] in ("card_name", "face_name")}


def lines_of_text(facts: Sequence[Term]) -> set[tuple[str, int]]:
    """Return the lines of text that cards have, understood or not, each with its face."""
    return {(fact[1], fact[2]) for fact in facts if fact[0] in ("printed_ability", "unparsed_text")}


def _table(goals: Sequence[Goal], answer: Mapping[str, Any]) -> ProofTable:
    answers = [
        ProverAnswer(
            role=goal.role,
            question=Asked(goal=goal.goal, mode=goal.mode),
            solutions=found["solutions"],
            refutation=found["refutation"],
            undecided=found["undecided"],
            witnesses=found["witnesses"],
        )
        for goal, found in zip(goals, answer["answers"], strict=True)
    ]
    return ProofTable(answers=answers, nodes=answer["nodes"])
