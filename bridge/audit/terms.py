"""Relations of the rules that are asked of many terms at once, without a board. The checker verifies every proof."""

import json
from collections.abc import Iterable
from typing import Any, Final

from lawmage.bridge.checker import Checker
from lawmage.bridge.engine import Engine
from lawmage.bridge.terms import Term

_TERMS_AT_ONCE: Final = 200


def key_of(term: Term) -> str:
    """Return what a term is kept under: terms are the same where these are."""
    return json.dumps(term)


class TermQuestions:
    """Asks relations about terms. With ``check=False`` the proofs are not verified."""

    def __init__(self, engine: Engine, *, check: bool = True) -> None:
        self._engine = engine
        self._checker = Checker(engine.rules) if check else None

    def solutions(self, relation: str, terms: Iterable[Term], *names: str) -> dict[str, list[tuple[Term, ...]]]:
        """Return the solutions for each term, by its key: the values of the arguments behind the term.

        Each distinct term is asked about once. Raises ProofRejected where a proof does not hold.
        """
        distinct = {key_of(term): term for term in terms}
        keys = list(distinct)
        found: dict[str, list[tuple[Term, ...]]] = {}
        for start in range(0, len(keys), _TERMS_AT_ONCE):
            some = keys[start : start + _TERMS_AT_ONCE]
            goals = [[relation, distinct[key], *({"v": name} for name in names)] for key in some]
            for key, answer in zip(some, self._answers(goals), strict=True):
                bindings = [solution["bindings"] for solution in answer["solutions"]]
                found[key] = [tuple(values[name] for name in names) for values in bindings]
        return found

    def printed(self, terms: Iterable[Term]) -> dict[str, str]:
        """Return the text of ability terms, by their keys."""
        distinct = {key_of(term): term for term in terms}
        texts = self._engine.print_abilities(list(distinct.values()))
        return {key: text or "" for key, text in zip(distinct, texts, strict=True)}

    def _answers(self, goals: list[Term]) -> list[dict[str, Any]]:
        questions = [{"goal": goal, "mode": "all"} for goal in goals]
        answered = self._engine.ask([], [], questions)
        answers = [{"question": asked, **answer} for asked, answer in zip(questions, answered["answers"], strict=True)]
        if self._checker is not None:
            self._checker.check_all(self._checker.facts([]), answers, answered["nodes"])
        return answers
