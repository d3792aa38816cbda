"""Take away one rule of kb/rules after the other: some test has to fail every time.

    make survivors                               all rules
    make survivors RULES=106                     those whose numbers begin so
    make survivors RULES=106 TABLES=106_mana     with the cases of some tables alone, which is quicker

Without a rule, the cases of the tables whose proofs rest on it are asked again. The rule is missed if the other rules
do not load without it, or if an answer is another than its table says. A rule that is not missed is a survivor: nothing
shows that it does anything. Survivors are printed, and the exit code is 1.

The script is no test of its own, for it takes minutes. A process loads the rules once, and compiles them again for each
rule that it takes out (tests/support/rule_removal.pl).
"""

import argparse
import json
import os
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from support.rule_cards import cards_of_all_tables
from support.rule_comparison import comparison
from support.rule_tables import Case, all_cases, rules_cited

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.engine.knowledge_base import encode, knowledge_base
from lawmage.bridge.engine.pool import EnginePool
from lawmage.bridge.errors import EngineError, LawmageError
from lawmage.bridge.questions import Lawmage

COMPILE_WITHOUT = Path(__file__).parents[1] / "support" / "rule_removal.pl"
REFUSED = "The loader refuses the rules without"
CASES_AT_ONCE = 50


@dataclass(frozen=True)
class Rule:
    """A rule with its place: the file below the folder of the knowledge base, and the line in which it begins."""

    id: str
    file: str
    line: int


@dataclass(frozen=True)
class Asked:
    """What came of asking a case: whether its answer is the right one, the rules it rests on, and how long it took."""

    case: str
    right: bool
    rests_on: frozenset[str]
    seconds: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the survivors; return the exit code."""
    parser = argparse.ArgumentParser(description="List the rules that no test would miss.")
    parser.add_argument("rules", nargs="*", default=[""], help="beginnings of the ids of the rules to take away")
    parser.add_argument("--tables", nargs="*", default=[""], help="beginnings of the names of the tables to ask")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    console = Console(soft_wrap=True)
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        cards_of_all_tables(Path(folder))
        # Each process starts Prolog for itself.
        with ProcessPoolExecutor(
            chosen.processes, mp_context=get_context("spawn"), initializer=start, initargs=(Path(folder),)
        ) as pool:
            for rule in survivors(pool, tuple(chosen.rules or [""]), tuple(chosen.tables or [""])):
                found += 1
                console.print(f"{rule.file}:{rule.line}: no test misses {rule.id}")
    console.print(f"{found} survivors")
    return 1 if found else 0


def survivors(pool: ProcessPoolExecutor, rules: tuple[str, ...], tables: tuple[str, ...]) -> Iterator[Rule]:
    """Yield the rules without which every case has the answer that its table says, as soon as they are known."""
    asked = list(
        pool.map(ask, (case.id for case in all_cases() if case.table.startswith(tables)), chunksize=CASES_AT_ONCE)
    )
    wrong = [answer.case for answer in asked if not answer.right]
    if wrong:
        sys.exit(f"With all rules these fail already: {', '.join(wrong)}")
    resting = defaultdict(list)
    for answer in asked:
        for used in answer.rests_on:
            resting[used].append(answer)
    chosen = [rule for rule in pool.submit(rules_of_the_game).result() if rule.id.startswith(rules)]
    if not chosen:
        sys.exit(f"The id of no rule of kb/rules begins with {' or '.join(rules)}")
    likeliest_first = ([answer.case for answer in ordered(rule, resting[rule.id])] for rule in chosen)
    for rule, missed in zip(chosen, pool.map(is_missed, chosen, likeliest_first), strict=True):
        if not missed:
            yield rule


def ordered(rule: Rule, answers: Iterable[Asked]) -> list[Asked]:
    """Return the cases that rest on a rule, those of its own table first, and of these the quick ones."""
    own = Path(rule.file).relative_to("kb/rules").with_suffix("").as_posix()
    return sorted(answers, key=lambda answer: (not answer.case.startswith(f"{own}: "), answer.seconds))


# What a process of the pool has and does.

_cards: Path | None = None


def start(cards: Path) -> None:
    """Tell this process where the imported cards are."""
    global _cards
    _cards = cards


@cache
def law() -> Lawmage:
    """Return this process's rules, without the checker: a proof by fewer rules than were exported is not to be checked.

    They are compiled a second time before anything is asked, as they are each time that one is taken out.
    """
    assert _cards is not None
    lawmage = Lawmage(CardStore.imported(CardLibrary(_cards / "library")), check=False)
    if complaints := complaints_on(":- prover:compile_rules."):
        raise EngineError(complaints)
    return lawmage


@cache
def cases() -> Mapping[str, Case]:
    """Return the cases of all tables by their ids."""
    return {case.id: case for case in all_cases()}


def ask(case: str) -> Asked:
    """Ask a case and compare the answer with what its table says."""
    begin = time.monotonic()
    try:
        answer = law().ask(cases()[case].question)
        found, expected = comparison(cases()[case], answer, law())
    except LawmageError:
        return Asked(case, right=False, rests_on=frozenset(), seconds=time.monotonic() - begin)
    except Exception:  # noqa: BLE001 - a test fails, so the rule is missed; but this is a defect of the program
        traceback.print_exc()
        return Asked(case, right=False, rests_on=frozenset(), seconds=time.monotonic() - begin)
    rests_on = frozenset(rules_cited(answer, about_texts=True))
    return Asked(case, found == expected, rests_on, time.monotonic() - begin)


def rules_of_the_game() -> list[Rule]:
    """Return the rules of kb/rules."""
    return [
        Rule(rule["id"], rule["file"], rule["line"])
        for rule in law().engine.rules["rules"]
        if rule["file"].startswith("kb/rules/")
    ]


def is_missed(rule: Rule, asked: Iterable[str]) -> bool:
    """Whether the rules do not load without a rule, or one of these cases has another answer then."""
    return not compiles_without(rule) or not all(ask(case).right for case in asked)


def compiles_without(rule: Rule) -> bool:
    """Compile all rules of this process but one. Return whether the loader accepts them."""
    law()
    name = rule.id.replace("\\", "\\\\").replace("'", "\\'")
    complaints = complaints_on(f":- use_module('{COMPILE_WITHOUT}').\n:- rule_removal:compile_without('{name}').")
    if complaints and REFUSED not in complaints:
        raise EngineError(complaints)
    return not complaints


def complaints_on(directives: str) -> str:
    """Have the Prolog of this process follow directives. Return the errors and warnings that it reports."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "directives.pl"
        file.write_text(f":- encoding(utf8).\n{directives}\n", encoding="utf-8")
        answer = json.loads(loader().submit(encode({"op": "load_rules", "file": os.fspath(file)})).result())
    return str(answer["error"]["message"]) if "error" in answer else ""


@cache
def loader() -> EnginePool:
    """Return the thread of this process that loads files."""
    return EnginePool(knowledge_base().system, 1)


if __name__ == "__main__":
    sys.exit(main())
