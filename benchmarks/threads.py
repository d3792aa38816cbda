"""What a second engine brings to eight threads that ask at once, and whether they get the same answers."""

import time
from concurrent.futures import ThreadPoolExecutor

from benchmarks.boards import board
from benchmarks.measure import Measurement, at_least
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Settings
from lawmage.bridge.questions import Answerer, Lawmage
from lawmage.bridge.questions.question import AnyQuestion, question_from_data
from lawmage.bridge.workers import answerer

THREADS = 8
QUESTIONS = 80
ROUNDS = 3
SIZES = (13, 20, 30, 40)
QUERY = "could_produce(Permanent, Type)"


def measure() -> list[Measurement]:
    """Let eight threads ask with one engine and with two, as the HTTP interface does."""
    questions = [question_from_data({"kind": "query", "board": board(size), "query": QUERY}) for size in SIZES]
    with Lawmage(CardStore.starter()) as law:
        alone = [law.ask_json(asked) for asked in questions]
    expected = alone * (QUESTIONS // len(questions))
    with (
        answerer(CardStore.starter, settings=Settings(engines=1)) as one,
        answerer(CardStore.starter, settings=Settings(engines=2)) as two,
    ):
        # In turn, so that both suffer alike from whatever else the machine does.
        rounds = [(ask_together(one, questions), ask_together(two, questions)) for _ in range(ROUNDS)]
    same = all(answers == expected for compared in rounds for _, answers in compared)
    seconds_of_one, seconds_of_two = (min(compared[place][0] for compared in rounds) for place in (0, 1))
    return [
        Measurement(f"{THREADS} threads get the answers of one", "yes" if same else "no", "yes", same),
        at_least(f"throughput of {THREADS} threads, two engines to one", seconds_of_one / seconds_of_two, 1.5, "times"),
    ]


def ask_together(law: Answerer, questions: list[AnyQuestion]) -> tuple[float, list[bytes]]:
    """Ask the questions in turn from eight threads; return the seconds and the answers."""
    asked = questions * (QUESTIONS // len(questions))
    with ThreadPoolExecutor(THREADS) as pool:
        # Each worker has seen each board before the time counts.
        list(pool.map(law.ask_json, questions * 4))
        begin = time.perf_counter()
        answers = list(pool.map(law.ask_json, asked))
        return time.perf_counter() - begin, answers
