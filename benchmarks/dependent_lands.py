"""How long 106.7 takes where lands look at one another, and how that grows with their number."""

import time

from benchmarks.measure import Measurement, at_most
from benchmarks.questions import steepest
from lawmage.bridge.boards import Board
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Engine, Settings
from lawmage.bridge.engine.settings import Limits
from lawmage.bridge.terms import Term

PERMANENTS = 120
DEPENDENT = (5, 10, 20, 40)
OTHERS = ("Forest", "Island", "Grizzly Bears", "Swamp")
RUNS = 7
GOAL: Term = ["could_produce", "exotic_orchard_1", {"v": "Type"}]


def measure() -> list[Measurement]:
    """Ask what one of the lands could produce; the times are those of the processor, proofs included."""
    taken = {number: _milliseconds(number) for number in DEPENDENT}
    series = ", ".join(f"{number}: {time:.3g} ms" for number, time in taken.items())
    what = f"could_produce on {PERMANENTS} permanents, {max(DEPENDENT)} of them lands that look at one another"
    return [
        at_most(what, taken[max(DEPENDENT)], 30, "ms"),
        at_most(f"the same, steepest growth with their number ({series})", steepest(taken), 2, "as exponent"),
    ]


def _milliseconds(dependent: int) -> float:
    store = CardStore.starter()
    with Engine(store, Settings(engines=1)) as engine:
        found = board(dependent).facts(store)
        times = []
        for _ in range(RUNS):
            start = time.process_time()
            engine.ask(found.facts, found.cards, [{"goal": GOAL, "mode": "all"}], Limits())
            times.append(time.process_time() - start)
    return sorted(times)[RUNS // 2] * 1000


def board(dependent: int) -> Board:
    """Return a board with this many Exotic Orchards, half of them each player's; each looks at the other half."""
    others = [OTHERS[number % len(OTHERS)] for number in range(PERMANENTS - dependent)]
    half, rest = dependent // 2, len(others) // 2
    yours = ["Exotic Orchard"] * half + others[:rest]
    theirs = ["Exotic Orchard"] * (dependent - half) + others[rest:]
    players = [{"id": "you", "battlefield": yours}, {"id": "opponent", "battlefield": theirs}]
    return Board.model_validate({"players": players})
