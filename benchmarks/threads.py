"""What a second Prolog engine brings to eight threads that ask at once, and whether they get the same answers."""

import time
from concurrent.futures import ThreadPoolExecutor

from benchmarks.boards import board
from benchmarks.measure import Measurement, at_least
from lawmage.bridge import Lawmage
from lawmage.bridge.boards import Board, BoardFacts
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Engine, Settings

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
    in_prolog = {engines: ask_engine_together(engines, boards) for engines in (1, 2)}
    return [
        Measurement(f"{THREADS} threads get the answers of one", "yes" if same else "no", "yes", same),
        at_least(f"throughput of {THREADS} threads, two engines to one", taken[1] / taken[2], 1.5, "times"),
        Measurement(
            "the same, without Python's part (check, sentences)", f"{in_prolog[1] / in_prolog[2]:.3g} times", "", True
        ),
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


def ask_engine_together(engines: int, boards: list[Board]) -> float:
    """Return how many seconds the same questions take the engine alone."""
    store = CardStore.starter()
    found = [each.facts(store) for each in boards]
    goal = {"goal": ["could_produce", {"v": "Permanent"}, {"v": "Type"}], "mode": "all"}
    with Engine(store, Settings(engines=engines)) as engine, ThreadPoolExecutor(THREADS) as pool:

        def ask(facts: BoardFacts) -> object:
            return engine.ask(facts.facts, facts.cards, [goal])

        list(pool.map(ask, found))
        begin = time.perf_counter()
        list(pool.map(ask, found * (QUESTIONS // len(boards))))
        return time.perf_counter() - begin
