"""The checker's face: an answer of the prover is accepted, or ProofRejected is raised."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from lawmage.bridge.checker.answers import ANSWER_FIELDS, COMPLETE, check_answers
from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.evaluator import DEFAULT_STEPS, Evaluator, InDoubt
from lawmage.bridge.checker.facts import CardFacts, FactBase
from lawmage.bridge.checker.nodes import (
    check_computed,
    check_count,
    check_every,
    check_fact,
    check_least,
    check_none,
    check_rule,
    check_witness,
)
from lawmage.bridge.checker.program import Program
from lawmage.bridge.checker.rulebook import read_rulebook
from lawmage.bridge.checker.stage_nodes import check_final, check_fluent, check_stages
from lawmage.bridge.checker.terms import Json, NotATerm, Term, predicate_of, read_term, show
from lawmage.bridge.checker.verification import Verification
from lawmage.bridge.checker.why_not import check_why_not
from lawmage.bridge.checker.witnesses import Witnesses
from lawmage.bridge.errors import LimitExceeded, ProofRejected

PROOF_VERSION: Final = 1

KINDS: Final = {
    "rule": check_rule,
    "board": check_fact,
    "card": check_fact,
    "computed": check_computed,
    "none": check_none,
    "every": check_every,
    "count": check_count,
    "least": check_least,
    "witness": check_witness,
    "fluent": check_fluent,
    "final": check_final,
    "stages": check_stages,
    "why_not": check_why_not,
}

STEPS_AHEAD: Final = 20_000
"""How many steps the evaluator may take for one question before there is a proof (about a tenth of a second)."""

_FIELDS: Final = ANSWER_FIELDS | {"nodes", "proof_version"}


def check(rules: Json, facts: Iterable[Json], answer: Json) -> None:
    """Check one answer; whoever checks many makes a Checker once.

    ``rules`` are the exported rules, ``facts`` the board and card facts of the question, ``answer`` the prover's answer
    with its question (docs/contracts.md, sections 7, 1 and 5). Raises ProofRejected when the answer does not hold,
    LimitExceeded when checking takes too long, EngineError when the rules themselves are not sound.
    """
    Checker(rules).check(facts, answer)


class Checker:
    """Checks answers against one set of rules. Threads may share it.

    ``steps`` bounds the evaluation for one answer, in literals tried (default 2,000,000, which takes some seconds).
    """

    def __init__(self, rules: Json, *, steps: int = DEFAULT_STEPS) -> None:
        self._program = Program(read_rulebook(rules))
        self._steps = steps

    def check(self, facts: Iterable[Json], answer: Json) -> None:
        """Check one answer. Raises ProofRejected, or LimitExceeded."""
        if type(answer) is not dict:
            raise ProofRejected(None, "it is not an object.")
        if answer.keys() != _FIELDS:
            wrong = ", ".join(sorted(map(str, answer.keys() ^ _FIELDS)))
            raise ProofRejected(None, f"these fields are missing or not known: {wrong}.")
        version = answer["proof_version"]
        if type(version) is not int or version != PROOF_VERSION:
            raise ProofRejected(None, f"this checker reads proofs of version {PROOF_VERSION}.")
        part = {name: answer[name] for name in ANSWER_FIELDS}
        self.check_all(facts, [part], answer["nodes"])

    def check_all(
        self,
        facts: Iterable[Json] | FactBase,
        answers: Sequence[Json],
        nodes: Json,
        evaluator: Evaluator | None = None,
    ) -> None:
        """Check several answers about one board that share their nodes. Raises ProofRejected, or LimitExceeded.

        ``facts`` are the board and card facts, as they are or read by :meth:`facts`; ``evaluator`` is what
        :meth:`ahead` gave for the same facts.
        """
        try:
            given = facts if isinstance(facts, FactBase) else self.facts(facts)
            check_answers(Verification(self._program, given, nodes, self._steps, KINDS, evaluator), answers)
        except RecursionError as error:
            raise ProofRejected(None, f"it is nested more than {sys.getrecursionlimit()} levels deep.") from error

    def ahead(self, facts: FactBase, questions: Iterable[Json]) -> Evaluator | None:
        """Find out, before there is a proof, what checking the answers to these questions will ask for.

        That is all solutions of a goal, where an answer will claim to have them all. Returns the evaluator that knows
        them, for :meth:`check_all` and nothing else; None when that takes many steps, or depends on what a search finds
        and a proof decides.
        """
        evaluator = Evaluator(self._program, facts, Witnesses(_no_node), min(self._steps, STEPS_AHEAD))
        try:
            for question in questions:
                if question["mode"] in COMPLETE:
                    goal = read_term(question["goal"], {})
                    evaluator.instances(goal, [goal])
        except (InDoubt, LimitExceeded, NotATerm, RecursionError, Uncomputable):
            return None
        return None if evaluator.doubted else evaluator

    def facts(self, facts: Iterable[Json], cards: CardFacts | None = None) -> FactBase:
        """Read facts, to check several proofs against them. Raises ProofRejected.

        ``cards`` are the card facts, if those in ``facts`` are board facts alone.
        """
        return FactBase(self._read(facts, ("board", "card") if cards is None else ("board",)), cards)

    def card_facts(self, facts: Iterable[Json]) -> CardFacts:
        """Read the facts of cards, for many questions about these cards. Raises ProofRejected."""
        return CardFacts(self._read(facts, ("card",)))

    def _read(self, facts: Iterable[Json], kinds: Sequence[str]) -> list[Term]:
        declared = self._program.book.facts
        read: list[Term] = []
        for json in facts:
            try:
                fact = read_term(json)
                declaration = declared.get(predicate_of(fact))
                if declaration is None:
                    raise NotATerm(f"no rule knows the fact {show(fact)}")
                if declaration.kind not in kinds:
                    raise NotATerm(f"{show(fact)} is a {declaration.kind} fact")
            except NotATerm as error:
                raise ProofRejected(None, f"a given fact cannot be read: {error}.") from error
            read.append(fact)
        return read


def _no_node(_node: int) -> None:
    """Verify a node of a proof that is not there: no witness goal is decided, so this is never called."""
