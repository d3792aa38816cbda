"""Questions to the rules: facts and goals in, answers with proofs out, all as term JSON."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cached_property
from types import TracebackType
from typing import Any, NoReturn, Self

from rapidfuzz import fuzz, process

from lawmage.bridge.engine.cards import CardSource
from lawmage.bridge.engine.knowledge_base import encode, knowledge_base
from lawmage.bridge.engine.pool import EnginePool
from lawmage.bridge.engine.proof_rows import with_nodes
from lawmage.bridge.engine.settings import Limits, Settings
from lawmage.bridge.errors import EngineError, InputError, InvalidQuestion, LimitExceeded, UnknownRelation
from lawmage.bridge.terms import Term

_SECONDS_TO_BEGIN = 0.02
"""How long to wait for Prolog to begin before doing something else; it begins later where all engines are busy."""


class Engine:
    """A pool of Prolog engines over the rules of the game. Safe to use from any number of threads.

    ``cards`` is where the facts about cards come from; without it, no question may name cards. ``settings`` defaults to
    what the environment says (lawmage.bridge.engine.settings).

    Every method raises LimitExceeded when the request hits a limit, and EngineError when something is wrong with
    lawmage itself. After either, the engine goes on as before.
    """

    def __init__(self, cards: CardSource | None = None, settings: Settings | None = None) -> None:
        self.settings = settings if settings is not None else Settings.from_environment()
        self._source: CardSource = cards if cards is not None else _NoCards()
        self._knowledge_base = knowledge_base()
        self._pool = EnginePool(self._knowledge_base.system, self.settings.engines)

    def ask(
        self,
        facts: Sequence[Term],
        cards: Iterable[str],
        questions: Sequence[Mapping[str, Any]],
        limits: Limits | None = None,
        *,
        card_facts: Iterable[Term] = (),
        meanwhile: Callable[[], None] = lambda: None,
    ) -> dict[str, Any]:
        """Answer questions about one board.

        ``facts`` are its board facts, ``cards`` the ids of the cards on it, ``card_facts`` the card facts of tokens
        that it describes itself. A question is ``{"goal": TERM, "mode": MODE}``, where
        MODE is "all", "complete", "first" or "decide". The result is
        ``{"answers": [...], "nodes": {...}}`` (docs/contracts.md, section 5). Nodes share their terms, which must not
        be changed. ``meanwhile`` is called while Prolog works.

        Raises UnknownCard, UnknownRelation when a goal's relation is not exported, and InvalidQuestion when a goal is
        malformed or leaves an argument open that must be given.
        """
        with self._knowledge_base.cards.used(self._source, cards, card_facts):
            asked = [dict(question) for question in questions]
            return with_nodes(self._request("ask", limits, meanwhile, facts=list(facts), questions=asked))

    def load_cards(self, cards: Iterable[str]) -> None:
        """Load the facts of these cards now, so that no question has to. Raises UnknownCard."""
        with self._knowledge_base.cards.used(self._source, cards):
            pass

    @cached_property
    def rules(self) -> dict[str, Any]:
        """The rules, relations and facts as data (docs/contracts.md, section 7)."""
        saved = self._knowledge_base.system.saved
        if saved is None:
            return self._request("rules")
        exported: dict[str, Any] = json.loads(saved.exported)
        return exported

    def join_lines(self, texts: Sequence[str]) -> list[list[str]]:
        """Return the lines of each text of a whole face, one an ability: rows that are parts of one are joined."""
        answer: list[list[str]] = self._request("join_lines", texts=list(texts))["results"]
        return answer

    def read_text(self, lines: Sequence[str]) -> list[Any]:
        """Read lines of card text with the grammar.

        Each is one ability, in the words of a card. The result for it holds its ``text`` without reminder text and
        either its ``term``, or, where it was not understood, how far it was ``understood``.
        """
        answer: list[Any] = self._request("read_text", lines=list(lines))["results"]
        return answer

    def print_abilities(self, terms: Sequence[Term]) -> list[str | None]:
        """Print ability terms as lines of card text; None for a term that is no ability.

        Raises InvalidQuestion for a term of which the grammar knows no part.
        """
        answer: list[str | None] = self._request("print_abilities", terms=list(terms))["results"]
        return answer

    def close(self) -> None:
        """Let running requests finish and give the Prolog engines back. A second call does nothing."""
        self._pool.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _request(
        self, op: str, limits: Limits | None = None, meanwhile: Callable[[], None] = lambda: None, /, **arguments: Any
    ) -> dict[str, Any]:
        applied = limits if limits is not None else self.settings.limits
        try:
            request = encode({"op": op, "limits": asdict(applied), **arguments})
        except UnicodeEncodeError as error:
            raise InputError("The input holds half of a surrogate pair, which is not a character.") from error
        except ValueError as error:
            raise InputError("The input holds a number that is not finite.") from error
        except RecursionError as error:
            raise InputError("The input holds a term that is nested too deeply.") from error
        if len(request) > self.settings.request_bytes:
            raise LimitExceeded(
                f"The question with its board takes {len(request):,} bytes; the limit is "
                f"{self.settings.request_bytes:,} (LAWMAGE_REQUEST_BYTES).",
                limit="size",
                value=self.settings.request_bytes,
            )
        running = self._pool.submit(request)
        try:
            # Python would not let go of its lock for a while, and Prolog would wait for it before it begins.
            running.begun.wait(_SECONDS_TO_BEGIN)
            meanwhile()
        finally:
            # Whatever happens meanwhile, the cards of the request must stay until Prolog has done with it.
            text = running.result()
        answer: dict[str, Any] = json.loads(text)
        if "error" in answer:
            self._raise(answer["error"], applied)
        return answer

    def _raise(self, error: Mapping[str, Any], limits: Limits) -> NoReturn:
        message, detail = error["message"], error["detail"]
        match error["kind"]:
            case "limit":
                raise _limit_exceeded(message.strip(), detail["limit"], detail["value"], limits)
            case "unknown_relation":
                name, arity = detail["name"], detail["arity"]
                raise UnknownRelation(name, arity, self._similar_relations(name, arity))
            case "malformed_term":
                raise InvalidQuestion(f"{_shortened(detail)} is not a term.")
            case "undeclared_fact":
                raise EngineError(f"{message} {_shortened(detail)}")
            case "malformed_goal" | "unknown_functor" | "unbound_argument":
                raise InvalidQuestion(message)
        raise EngineError(message)

    def _similar_relations(self, name: str, arity: int) -> list[str]:
        known = [f"{relation['name']}/{relation['arity']}" for relation in self.rules["relations"]]
        found = process.extract(f"{name}/{arity}", known, scorer=fuzz.ratio, limit=3, score_cutoff=75)
        return [match for match, _, _ in found]


class _NoCards:
    """The source of an engine that was given none."""

    def facts(self, card_id: str) -> Sequence[Term]:
        raise EngineError(f"This engine was made without cards, and the question needs the card {card_id}.")


def _shortened(value: Any, most: int = 200) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else f"{text[:most]} ..."


_LIMITS = {
    "inferences": ("{:,} inferences", "LAWMAGE_INFERENCES"),
    "seconds": ("{:g} seconds", "LAWMAGE_SECONDS"),
    "stack": ("{:,} bytes of memory", "LAWMAGE_STACK_BYTES"),
}


def _limit_exceeded(message: str, limit: str, bound: int, limits: Limits) -> LimitExceeded:
    if limit not in _LIMITS:
        # A bound of the prover itself, which no setting changes.
        return LimitExceeded(f"{message} So nothing is known about the answer.", limit=limit, value=bound)
    value = limits.stack_bytes if limit == "stack" else getattr(limits, limit)
    amount, variable = _LIMITS[limit]
    return LimitExceeded(
        f"The question was stopped after {amount.format(value)}, so nothing is known about its answer. "
        f"{variable} sets this limit.",
        limit=limit,
        value=value,
    )
