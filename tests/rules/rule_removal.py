"""Take away one rule of kb/rules after the other: some test has to fail every time.

    make survivors                      all rules
    make survivors RULES=106            those whose numbers begin so

A rule is taken out of a copy of the knowledge base, and the cases of the tables whose proofs rest on it are asked
again. The rule is missed if the rules do not load without it, or if an answer is another than its table says. A rule
that is not missed is a survivor: nothing shows that it does anything. Survivors are printed, and the exit code is 1.

The script is no test of its own, for it takes about a second and a half for each rule.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from support.rule_cards import cards_of_all_tables
from support.rule_comparison import comparison
from support.rule_tables import Case, all_cases, rules_cited

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.errors import LawmageError
from lawmage.bridge.questions import Lawmage

KB = Path(__file__).parents[2] / "kb"


@dataclass(frozen=True)
class Rule:
    """A rule with its place: the file below kb/, and the line in which it begins."""

    id: str
    file: str
    line: int


@dataclass(frozen=True)
class Task:
    """What one process does: it asks the cases without the rule, which is None for all rules together."""

    rule: Rule | None
    cases: tuple[Case, ...]
    cards: Path


@dataclass(frozen=True)
class Answers:
    """What a process found: the cases that failed, the rules that each case rests on, and all rules of kb/rules."""

    failed: tuple[str, ...]
    rests_on: Mapping[str, frozenset[str]]
    rules: tuple[Rule, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the survivors; return the exit code."""
    parser = argparse.ArgumentParser(description="List the rules that no test would miss.")
    parser.add_argument("rules", nargs="*", default=[""], help="beginnings of the ids of the rules to take away")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        cards = Path(folder)
        cards_of_all_tables(cards)
        found = survivors(cards, chosen.rules, chosen.processes)
    console = Console(soft_wrap=True)
    for rule in found:
        console.print(f"kb/{rule.file}:{rule.line}: no test misses {rule.id}")
    console.print(f"{len(found)} survivors")
    return 1 if found else 0


def survivors(cards: Path, beginnings: Iterable[str], processes: int) -> list[Rule]:
    """Return the rules without which every case has the answer that its table says."""
    with _pool(processes) as pool:
        cases = {case.id: case for case in all_cases()}
        everything = pool.submit(ask, Task(None, tuple(cases.values()), cards)).result()
        if everything.failed:
            sys.exit(f"With all rules these fail already: {', '.join(everything.failed)}")
        resting = defaultdict(list)
        for case, used in everything.rests_on.items():
            for rule in used:
                resting[rule].append(cases[case])
        rules = [rule for rule in everything.rules if rule.id.startswith(tuple(beginnings))]
        missed = pool.map(is_missed, (Task(rule, tuple(resting[rule.id]), cards) for rule in rules))
        shown = track(zip(rules, missed, strict=True), "Rules", total=len(rules))
        return [rule for rule, was_missed in shown if not was_missed]


def is_missed(task: Task) -> bool:
    """Whether a case fails without the rule. The likeliest ones are asked first: those of the rule's own table."""
    own = task.rule.file.removeprefix("rules/").removesuffix(".pl") if task.rule else ""
    ordered = sorted(task.cases, key=lambda case: case.table != own)
    return bool(ask(Task(task.rule, tuple(ordered), task.cards), until_one_fails=True).failed)


def ask(task: Task, *, until_one_fails: bool = False) -> Answers:
    """Ask cases in this process, which has asked nothing yet, of the rules without one of them."""
    with tempfile.TemporaryDirectory() as folder:
        kb = Path(folder) / "kb"
        shutil.copytree(KB, kb, ignore=shutil.ignore_patterns("__pycache__", "*.qlf"))
        if task.rule is not None:
            take_out(kb / task.rule.file, task.rule.line)
        # Where the rules are is no setting, so the function that finds them is replaced. These are used once.
        os.environ["LAWMAGE_CACHE"] = "off"
        vars(import_module("lawmage.bridge.engine.knowledge_base"))["files"] = lambda _package: kb
        store = CardStore.imported(CardLibrary(task.cards / "library"))
        try:
            law = Lawmage(store, check=task.rule is None)
        except LawmageError:
            return Answers(("the rules do not load",), {}, ())
        with law:
            return _answers(law, task.cases, until_one_fails)


def take_out(file: Path, line: int) -> None:
    """Delete the rule that begins in a line: it ends with the first line that ends in a sentence and a full stop."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    end = next(number for number in range(line - 1, len(lines)) if lines[number].rstrip().endswith('".'))
    file.write_text("".join(lines[: line - 1] + lines[end + 1 :]), encoding="utf-8")


def _answers(law: Lawmage, cases: Iterable[Case], until_one_fails: bool) -> Answers:
    failed = []
    rests_on = {}
    for case in cases:
        try:
            answer = law.ask(case.question)
            rests_on[case.id] = frozenset(rules_cited(answer, about_texts=True))
            found, expected = comparison(case, answer, law)
        except LawmageError:
            found, expected = {}, {"an answer": True}
        if found != expected:
            failed.append(case.id)
            if until_one_fails:
                break
    return Answers(tuple(failed), rests_on, tuple(_rules(law.engine.rules["rules"])))


def _rules(exported: Iterable[Mapping[str, Any]]) -> Iterator[Rule]:
    for rule in exported:
        file = Path(rule["file"]).relative_to(KB.name)
        if file.parts[0] == "rules":
            yield Rule(rule["id"], file.as_posix(), rule["line"])


def _pool(processes: int) -> ProcessPoolExecutor:
    """Return a pool whose processes do one task each: Prolog loads the rules once per process."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), max_tasks_per_child=1)


if __name__ == "__main__":
    sys.exit(main())
