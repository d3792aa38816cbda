"""How soon the facts of 30,000 cards are ready, and how much memory a process with all that takes."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.measure import Measurement, at_most
from benchmarks.synthetic import names, write_bulk_file
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary

COUNT = 30_000
QUESTIONS = 300

READY = """
import json, sys, time
from pathlib import Path
from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.engine import Engine, Settings
Engine().close()  # SWI-Prolog and the rules are there; what follows is the cards' part
begin = time.perf_counter()
store = CardStore.imported(CardLibrary(Path(sys.argv[1])))
engine = Engine(store, Settings(engines=1))
cards = [store.find(name).id for name in sys.argv[2:]]
engine.load_cards(cards)
print(json.dumps(time.perf_counter() - begin))
"""

MEMORY = """
import json, os, sys
from pathlib import Path
from lawmage.bridge import Lawmage
from lawmage.bridge.boards import Board
from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.engine import Settings
store = CardStore.imported(CardLibrary(Path(sys.argv[1])))
names = store.names
with Lawmage(store, settings=Settings(engines=1)) as law:
    for number in range(int(sys.argv[2])):
        some = [names[(number * 97 + place * 1009) % len(names)] for place in range(60)]
        asked = Board.model_validate({"players": [{"id": "you", "battlefield": some}, {"id": "opponent"}]})
        law.query(asked, "could_produce(Permanent, Type)")
    pages = int(Path("/proc/self/statm").read_text().split()[1])
print(json.dumps(pages * os.sysconf("SC_PAGE_SIZE")))
"""


def measure() -> list[Measurement]:
    """Import synthetic cards through the real importer, then use them in fresh processes."""
    with tempfile.TemporaryDirectory() as folder:
        bulk, library = Path(folder, "cards.jsonl"), Path(folder, "library")
        write_bulk_file(bulk, COUNT)
        report = import_cards(bulk, CardLibrary(library))
        lines = report.understood_lines + report.unparsed_lines
        what = f"{COUNT:,} cards with {lines:,} lines imported ({report.understood_lines / lines:.0%} understood)"
        some = names(bulk)[:: COUNT // 60]
        ready = min(_run(READY, str(library), *some) for _ in range(3))
        resident = _run(MEMORY, str(library), str(QUESTIONS)) / 1e6
    return [
        Measurement(what, f"{report.seconds:.3g} s", "", kept=True),
        at_most(f"card facts of {COUNT:,} cards ready: store opened, 60 cards loaded", ready, 1, "s"),
        at_most(f"resident memory after {QUESTIONS} questions on 60 permanents each", resident, 250, "MB"),
    ]


def _run(code: str, *arguments: str) -> float:
    finished = subprocess.run([sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, text=True, check=True)
    value: float = json.loads(finished.stdout)
    return value
