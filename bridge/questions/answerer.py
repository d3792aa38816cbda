"""What answers questions: here (:class:`Lawmage`) or in other processes (:class:`lawmage.bridge.workers.Workers`)."""

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self

from lawmage.bridge.boards import Board
from lawmage.bridge.engine import Limits
from lawmage.bridge.questions.answer import Answer
from lawmage.bridge.questions.question import AnyQuestion, Way, question_from_data
from lawmage.bridge.questions.rule_index import RuleInfo


class Answerer(ABC):
    """Answers questions about boards. Safe to use from any number of threads.

    Every method that answers raises InputError where the input is wrong (:mod:`lawmage.bridge.errors` has its kinds),
    LimitExceeded where a question takes too much, ProofRejected where the checker refuses a proof, which would be a
    defect of lawmage, and EngineError where Prolog is missing or fails.
    """

    def could_produce(self, board: Board, permanent: str, *, limits: Limits | None = None) -> Answer:
        """Answer which types of mana a permanent could produce (CR 106.7).

        ``permanent`` is the id of an object, its label ("Forest (2)"), or its name where that is clear.
        """
        question = {"kind": "could_produce", "board": board, "permanent": permanent}
        return self.ask(question_from_data(question), limits=limits)

    def tap_for_mana(
        self, board: Board, permanent: str, *, every_ability: bool = False, limits: Limits | None = None
    ) -> Answer:
        """Answer what comes of tapping a permanent for mana: every possible result (CR 106.12).

        With ``every_ability``, mana abilities without the tap symbol in their cost are looked at, too. Whether a cost
        can be paid is not asked.
        """
        question = {
            "kind": "tap_for_mana",
            "board": board,
            "permanent": permanent,
            "every_ability": every_ability,
        }
        return self.ask(question_from_data(question), limits=limits)

    def is_mana_ability(
        self, board: Board, name: str, *, line: int | None = None, limits: Limits | None = None
    ) -> Answer:
        """Answer which abilities of an object are mana abilities, or whether that of one ``line`` is (CR 605.1).

        ``name`` is the object's id, its label or its name, in any zone.
        """
        question = {"kind": "is_mana_ability", "board": board, "object": name, "line": line}
        return self.ask(question_from_data(question), limits=limits)

    def may_cast(
        self,
        board: Board,
        card: str,
        *,
        player: str | None = None,
        way: Way | None = None,
        x: int | None = None,
        limits: Limits | None = None,
    ) -> Answer:
        """Answer whether a player may cast a card now, and what is missing if not (CR 601).

        ``player`` is by default the card's owner. Without a ``way`` every one is looked at. ``x`` is the X that is
        announced.
        """
        question = {"kind": "may_cast", "board": board, "card": card, "player": player, "way": way, "x": x}
        return self.ask(question_from_data(question), limits=limits)

    def may_activate(
        self,
        board: Board,
        item: str,
        *,
        player: str | None = None,
        ability: int | None = None,
        paying_for: str | None = None,
        limits: Limits | None = None,
    ) -> Answer:
        """Answer which abilities of an object a player may activate now, and what the others lack (CR 602).

        ``player`` is by default the one who controls the object; ``ability`` is the number of one ability, by default
        every one is looked at. With ``paying_for`` the player is just being asked for mana for that card or permanent.
        """
        named = {"object": item, "player": player, "ability": ability, "paying_for": paying_for}
        return self.ask(question_from_data({"kind": "may_activate", "board": board, **named}), limits=limits)

    def can_pay(
        self,
        board: Board,
        cost: str,
        *,
        player: str | None = None,
        spell: str | None = None,
        x: int | None = None,
        limits: Limits | None = None,
    ) -> Answer:
        """Answer whether a player can pay a cost of mana now, and how, or what is short (CR 118.3).

        ``player`` is by default the one whose turn it is; ``spell`` is the card that is cast for the cost; ``x`` is the
        value of X.
        """
        named = {"cost": cost, "player": player, "spell": spell, "x": x}
        return self.ask(question_from_data({"kind": "can_pay", "board": board, **named}), limits=limits)

    def available_mana(self, board: Board, player: str | None = None, *, limits: Limits | None = None) -> Answer:
        """Answer how much mana a player can have at once now, of each type and all together (CR 106.4).

        ``player`` is by default the one whose turn it is.
        """
        return self.ask(question_from_data({"kind": "available_mana", "board": board, "player": player}), limits=limits)

    def characteristics(self, board: Board, name: str, *, limits: Limits | None = None) -> Answer:
        """Answer which characteristics an object has after all continuous effects (CR 109.3, 613).

        ``name`` is the id of an object, its label ("Forest (2)"), or its name where that is clear.
        """
        question = {"kind": "characteristics", "board": board, "object": name}
        return self.ask(question_from_data(question), limits=limits)

    def query(self, board: Board, query: str, *, limits: Limits | None = None) -> Answer:
        """Answer for which terms a relation of the rules holds, such as ``could_produce(Permanent, Type)``."""
        return self.ask(question_from_data({"kind": "query", "board": board, "query": query}), limits=limits)

    @abstractmethod
    def ask(self, question: AnyQuestion, *, limits: Limits | None = None) -> Answer:
        """Answer a question that stands in data."""

    @abstractmethod
    def ask_json(self, question: AnyQuestion, *, limits: Limits | None = None) -> bytes:
        """Answer a question, with the answer's JSON in UTF-8."""

    @abstractmethod
    def rule(self, number: str) -> RuleInfo:
        """Return what lawmage knows of a rule of the Comprehensive Rules. Raises UnknownRule."""

    @abstractmethod
    def check(self, answer: Answer) -> None:
        """Verify a saved answer from its own question and board alone: its proofs, its sentences, its verdict.

        Raises ProofRejected where something in it does not hold.
        """

    @abstractmethod
    def close(self) -> None:
        """Let running questions finish and give everything back. A second call does nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
