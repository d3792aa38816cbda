"""What an import takes in time and memory, and how soon a new process answers with all cards imported.

The cards are those of the development data where it is present, else as many that nobody printed.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.measure import Measurement, at_most
from benchmarks.synthetic import write_bulk_file

REAL_CARDS = Path(__file__).parents[2] / "shared" / "data" / "oracle-cards.jsonl"
COUNT = 30_000
ATTEMPTS = 3

# The memory of an import is that of Python and of one Prolog for each core, each at its largest.
IMPORT = """
import json, os, resource, sys
from pathlib import Path
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary
report = import_cards(Path(sys.argv[1]), CardLibrary(Path(sys.argv[2])))
own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps({
    "cards": report.cards,
    "lines": report.understood_lines + report.unparsed_lines,
    "seconds": report.seconds,
    "cpu": own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime,
    "memory": 1024 * (own.ru_maxrss + os.cpu_count() * children.ru_maxrss),
}))
"""
QUESTION = ("mana", "Forest", "--you", "Forest; Island")


def measure() -> list[Measurement]:
    """Import the cards in a process of its own, then ask a question in others."""
    with tempfile.TemporaryDirectory() as folder:
        source, library = REAL_CARDS, Path(folder, "library")
        if not source.is_file():
            source = Path(folder, "cards.jsonl")
            write_bulk_file(source, COUNT)
        command = [sys.executable, "-c", IMPORT, str(source), str(library)]
        found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
        answer = min((_first_answer(library) for _ in range(ATTEMPTS)), key=lambda taken: taken[0])
    what = f"import of {found['cards']:,} cards with {found['lines']:,} lines"
    pace = f"{found['lines'] / found['seconds']:,.0f} lines a second, {found['cpu']:.3g} s of processor time"
    return [
        at_most(f"{what} ({pace})", found["seconds"], 60, "s"),
        at_most(f"{what}, memory of all its processes", found["memory"] / 1e6, 1000, "MB"),
        at_most(
            f"first answer of a new process with these cards ({answer[1]:.3g} s of processor time)", answer[0], 1, "s"
        ),
    ]


def _first_answer(library: Path) -> tuple[float, float]:
    """Return how long a question takes in a new process: on the clock, and in processor time."""
    before, began = os.times(), time.perf_counter()
    command = [str(Path(sys.executable).with_name("lawmage")), *QUESTION, "--cards", str(library)]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return time.perf_counter() - began, spent
