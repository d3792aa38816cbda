"""Take away one rule after the other: some test has to fail every time.

    make survivors                               all rules of kb/rules
    make survivors RULES=106                     those whose numbers begin so
    make survivors RULES=106 TABLES=106_mana     with the cases of some tables alone, which is quicker
    make survivors FOLDER=reading                all rules of kb/reading

Without a rule, the cases of the tables that used it are asked again. The rule is missed if the other rules do not load
without it, or if an answer is another than its table says. A rule that is not missed is a survivor: nothing shows that
it does anything. Survivors are printed, and the exit code is 1.

The script is no test of its own, for it takes ten minutes or more. A process loads the rules once, and compiles them
again for each rule that it takes out (tests/support/rule_removal.pl).
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
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import track
from support.rule_cards import cards_of_all_tables
from support.rule_comparison import comparison
from support.rule_tables import Case, all_cases, rules_cited

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.engine.knowledge_base import encode, knowledge_base
from lawmage.bridge.engine.pool import EnginePool
from lawmage.bridge.errors import EngineError, LawmageError
from lawmage.bridge.questions import Lawmage

PROLOG = Path(__file__).parents[1] / "support" / "rule_removal.pl"
REFUSED = "The loader refuses the rules without"
CASES_AT_ONCE = 50

T = TypeVar("T")


@dataclass(frozen=True)
class Rule:
    """A rule with its place: the file below the folder of the knowledge base, and the line in which it begins."""

    id: str
    file: str
    line: int


@dataclass(frozen=True)
class Asked:
    """What came of asking a case.

    ``right``: the answer is what the table says. ``cited``: the rules in its proofs. ``used``: those that held for
    something while it was looked for; a proof does not show what does not hold for a good reason.
    """

    case: str
    right: bool
    cited: frozenset[str] = frozenset()
    used: frozenset[str] = frozenset()
    seconds: float = 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the survivors; return the exit code."""
    parser = argparse.ArgumentParser(description="List the rules that no test would miss.")
    parser.add_argument("rules", nargs="*", default=[""], help="beginnings of the ids of the rules to take away")
    parser.add_argument("--folder", default="rules", help="the folder of kb/ that has the rules")
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
            for rule in survivors(pool, chosen.folder, tuple(chosen.rules or [""]), tuple(chosen.tables or [""])):
                found += 1
                console.print(f"{rule.file}:{rule.line}: no test misses {rule.id}")
    console.print(f"{found} survivors")
    return 1 if found else 0


def survivors(
    pool: ProcessPoolExecutor, folder: str, rules: tuple[str, ...], tables: tuple[str, ...]
) -> Iterator[Rule]:
    """Yield the rules without which every case has the answer that its table says, as soon as they are known."""
    chosen_cases = [case.id for case in all_cases() if case.table.startswith(tables)]
    asked = list(shown(pool.map(ask_noting_use, chosen_cases, chunksize=CASES_AT_ONCE), "Cases", len(chosen_cases)))
    wrong = [answer.case for answer in asked if not answer.right]
    if wrong:
        sys.exit(f"With all rules these fail already: {', '.join(wrong)}")
    touched = defaultdict(list)
    for answer in asked:
        for rule_id in answer.cited | answer.used:
            touched[rule_id].append(answer)
    chosen = [rule for rule in pool.submit(rules_in, folder).result() if rule.id.startswith(rules)]
    if not chosen:
        sys.exit(f"The id of no rule of kb/{folder} begins with {' or '.join(rules)}")
    likeliest_first = ([answer.case for answer in ordered(rule, touched[rule.id])] for rule in chosen)
    missing = zip(chosen, pool.map(is_missed, chosen, likeliest_first), strict=True)
    for rule, missed in shown(missing, "Rules", len(chosen)):
        if not missed:
            yield rule


def shown(items: Iterable[T], what: str, number: int) -> Iterable[T]:
    """Yield items, with their progress where somebody sees it."""
    console = Console(stderr=True)
    return track(items, what, total=number, console=console, disable=not console.is_terminal)


def ordered(rule: Rule, answers: Iterable[Asked]) -> list[Asked]:
    """Return cases that a rule may matter for, the likeliest first: of its own table, then with it in a proof."""
    own = rule.file.removeprefix("kb/").removeprefix("rules/").removesuffix(".pl")

    def unlikely(answer: Asked) -> tuple[bool, bool, float]:
        return not answer.case.startswith(f"{own}: "), rule.id not in answer.cited, answer.seconds

    return sorted(answers, key=unlikely)


# What a process of the pool has and does.

_cards: Path | None = None


def start(cards: Path) -> None:
    """Tell this process where the imported cards are. It loads the rules from their files."""
    global _cards
    _cards = cards
    os.environ["LAWMAGE_CACHE"] = "off"


@cache
def law() -> Lawmage:
    """Return the rules of this process. The checker would refuse proofs by fewer rules than it was given at first."""
    assert _cards is not None
    return Lawmage(CardStore.imported(CardLibrary(_cards / "library")), check=False)


@cache
def cases() -> Mapping[str, Case]:
    """Return the cases of all tables by their ids."""
    return {case.id: case for case in all_cases()}


def ask_noting_use(case: str) -> Asked:
    """Ask a case of all rules, and note which ones were used."""
    compile_noting_use()
    answer = ask(case)
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as file:
        follow(f":- rule_removal:tell_used({quoted(file.name)}).")
        return replace(answer, used=frozenset(file.read().splitlines()))


def ask(case: str) -> Asked:
    """Ask a case and compare the answer with what its table says."""
    begin = time.monotonic()
    try:
        answer = law().ask(cases()[case].question)
        found, expected = comparison(cases()[case], answer, law())
    except LawmageError:
        return Asked(case, right=False)
    except Exception:  # noqa: BLE001 - a test fails, so the rule is missed; but this is a defect of the program
        traceback.print_exc()
        return Asked(case, right=False)
    cited = frozenset(rules_cited(answer, about_texts=True))
    return Asked(case, found == expected, cited, seconds=time.monotonic() - begin)


def rules_in(folder: str) -> list[Rule]:
    """Return the rules of a folder of kb/."""
    return [
        Rule(rule["id"], rule["file"], rule["line"])
        for rule in law().engine.rules["rules"]
        if rule["file"].startswith(f"kb/{folder}/")
    ]


def is_missed(rule: Rule, asked: Iterable[str]) -> bool:
    """Whether the rules do not load without a rule, or one of these cases has another answer then."""
    return not compiles_without(rule) or not all(ask(case).right for case in asked)


@cache
def compile_noting_use() -> None:
    """Compile all rules of this process so that it is noted which ones are used."""
    law()
    if complaints := follow(":- rule_removal:compile_noting_use."):
        raise EngineError(complaints)


def compiles_without(rule: Rule) -> bool:
    """Compile all rules of this process but one. Return whether the loader accepts them."""
    law()
    complaints = follow(f":- rule_removal:compile_without({quoted(rule.id)}).")
    if complaints and REFUSED not in complaints:
        raise EngineError(complaints)
    return not complaints


def quoted(atom: str) -> str:
    """Return an atom as Prolog reads it."""
    return "'" + atom.replace("\\", "\\\\").replace("'", "\\'") + "'"


def follow(directives: str) -> str:
    """Have the Prolog of this process follow directives. Return the errors and warnings that it reports."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "directives.pl"
        file.write_text(
            f":- encoding(utf8).\n:- use_module({quoted(os.fspath(PROLOG))}).\n{directives}\n", encoding="utf-8"
        )
        answer = json.loads(loader().submit(encode({"op": "load_rules", "file": os.fspath(file)})).result())
    return str(answer["error"]["message"]) if "error" in answer else ""


@cache
def loader() -> EnginePool:
    """Return the thread of this process that loads files."""
    return EnginePool(knowledge_base().system, 1)


if __name__ == "__main__":
    sys.exit(main())
