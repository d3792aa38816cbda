"""The prover as the tests use it: one SWI-Prolog process that answers requests (prover_server.pl)."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawmage.bridge.engine.proof_rows import nodes_of_rows

SERVER = Path(__file__).with_name("prover_server.pl")

HEADER = """\
:- encoding(utf8).
:- module(rules_of_a_test_#, []).
:- use_module(lawmage(prover/rule_language)).

"""


class ProverError(Exception):
    """The prover refused the rules or the question."""


@dataclass(frozen=True)
class Case:
    """Rules, facts and what the prover answers, in the form that the checker takes."""

    rules: Any
    facts: list[Any]
    answers: list[Any]
    """Each with its question, without nodes: they are shared."""
    nodes: dict[str, Any]

    @property
    def answer(self) -> dict[str, Any]:
        """The answer to the only question."""
        [answer] = self.answers
        return {**answer, "nodes": self.nodes, "proof_version": 1}


class Prover:
    """A prover to ask; `close` ends its process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = 0
        self._process = subprocess.Popen(
            ["swipl", "-g", "serve", "-t", "halt", str(SERVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, rules: str, facts: Sequence[str], questions: Sequence[tuple[str, str]]) -> Case:
        """Ask questions about a rule set. Rules, facts and goals are Prolog text; a question is a goal and a mode.

        `#` in the rules and goals stands for a number that no other request has: SWI-Prolog 9.0.4 crashes when one
        process tables a predicate anew, so no two rule sets may share the name of a recursive relation.
        """
        self._files += 1
        number = str(self._files)
        file = self._folder / f"rules_{number}.pl"
        file.write_text((HEADER + rules).replace("#", number), encoding="utf-8")
        return self.ask_file(file, facts, [(goal.replace("#", number), mode) for goal, mode in questions])

    def ask_file(
        self, file: Path, facts: Sequence[str], questions: Sequence[tuple[str, str]], card_facts: Sequence[str] = ()
    ) -> Case:
        """Ask questions about a rule file that is there already."""
        asked = ", ".join(f"question({goal}, {mode})" for goal, mode in questions)
        given = f"[{', '.join(facts)}], [{', '.join(card_facts)}]"
        result = self._request(f"ask('{file}', {given}, [{asked}])")
        answers = [
            {"question": question, **answer}
            for question, answer in zip(result["questions"], result["answers"], strict=True)
        ]
        # Tests that tamper with a proof change one place of it, so no two places share a term.
        nodes = json.loads(json.dumps(nodes_of_rows(result["rows"])))
        return Case(result["rules"], result["facts"], answers, nodes)

    def solve(self, goals: Sequence[str]) -> list[tuple[Any, list[Any] | None]]:
        """Solve built-ins, written as Prolog text: for each, the goal and its solutions, or None for an error."""
        return [(goal, solutions) for goal, solutions in self._request(f"solve([{', '.join(goals)}])")]

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=10)

    def _request(self, term: str) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(term + ".\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise ProverError(f"SWI-Prolog ended with code {self._process.wait()}")
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise ProverError(answer["error"])
        return answer
