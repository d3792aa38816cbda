"""What a second Prolog engine brings to eight threads that ask at once, and whether they get the same answers."""

import time
from concurrent.futures import ThreadPoolExecutor

from benchmarks.boards import board
from benchmarks.measure import Measurement, at_least
from lawmage.bridge import Lawmage
from lawmage.bridge.boards import Board
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Settings

THREADS = 8
QUESTIONS = 160
SIZES = (13, 20, 30, 40)
QUERY = "could_produce(Permanent, Type)"


def measure() -> list[Measurement]:
    """Let eight threads ask with one engine and with two."""
    boards = [board(size) for size in SIZES]
    with Lawmage(CardStore.starter(), settings=Settings(engines=1)) as law:
        alone = [law.query(asked, QUERY).to_json() for asked in boards]
    taken, answers = {}, {}
    for engines in (1, 2):
        with Lawmage(CardStore.starter(), settings=Settings(engines=engines)) as law:
            taken[engines], answers[engines] = ask_together(law, boards)
    expected = alone * (QUESTIONS // len(boards))
    same = answers[1] == expected and answers[2] == expected
    return [
        Measurement(f"{THREADS} threads get the answers of one", "yes" if same else "no", "yes", same),
        at_least(f"throughput of {THREADS} threads, two engines to one", taken[1] / taken[2], 1.5, "times"),
    ]


def ask_together(law: Lawmage, boards: list[Board]) -> tuple[float, list[object]]:
    """Ask about the boards in turn from eight threads; return the seconds and the answers."""
    asked = boards * (QUESTIONS // len(boards))
    for each in boards:
        law.query(each, QUERY)
    with ThreadPoolExecutor(THREADS) as pool:
        begin = time.perf_counter()
        answers = list(pool.map(lambda each: law.query(each, QUERY).to_json(), asked))
        return time.perf_counter() - begin, answers
