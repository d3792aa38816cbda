"""Several threads at once, and nothing that stays in memory."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lawmage.bridge.engine import Engine, Limits, Settings
from lawmage.bridge.engine.knowledge_base import encode
from lawmage.bridge.errors import InvalidQuestion, LimitExceeded

from .conftest import BOARDS, MANY, Cards, ask, board, memory, question

SHORT = Limits(inferences=20_000)


def resident_bytes() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_eight_threads_answer_as_one() -> None:
    with Engine(Cards(), Settings(engines=1)) as one:
        expected = [ask(one, *cards) for cards in BOARDS]
    with Engine(Cards(), Settings(engines=8)) as eight, ThreadPoolExecutor(8) as callers:
        rounds = 20
        answers = list(callers.map(lambda cards: ask(eight, *cards), BOARDS * rounds))
    assert answers == expected * rounds


def test_a_request_says_when_prolog_begins() -> None:
    with Engine(Cards(), Settings(engines=1)) as engine:
        running = engine._pool.submit(encode({"op": "rules"}))
        assert running.begun.wait(60)
        assert running.result(60)
        waiting = [engine._pool.submit(encode({"op": "rules"})) for _ in range(3)]
        assert [request.result(60) for request in waiting]
        assert all(request.begun.is_set() for request in waiting)


def test_limits_in_one_thread_do_not_touch_the_others() -> None:
    with Engine(Cards(), Settings(engines=4)) as engine, ThreadPoolExecutor(8) as callers:
        expected = ask(engine, "forest", "pool")

        def either(number: int) -> bool:
            if number % 2 == 0:
                return ask(engine, "forest", "pool") == expected
            with pytest.raises(LimitExceeded):
                ask(engine, *MANY, limits=SHORT)
            return True

        assert all(callers.map(either, range(80)))


def settled(engine: Engine) -> dict[str, int]:
    """What is in Prolog's memory once garbage is collected, after the same last question each time.

    An idle engine still holds names and memos of its last question, some hundred for a large board. Without this, what
    is counted depends on what that question was.
    """
    ask(engine)
    return memory(engine)


def test_unknown_names_leave_nothing_in_memory() -> None:
    def refused(number: int) -> None:
        for goal in (
            [f"never_heard_of_{number}", "a", {"v": "X"}],
            ["could_produce", [f"no_such_functor_{number}", 1], {"v": "T"}],
            ["could_produce", f"no_such_object_{number}", f"no_such_type_{number}"],
        ):
            try:
                engine.ask(board("forest"), {"forest"}, question(goal))
            except InvalidQuestion:
                continue

    with Engine(Cards(), Settings(engines=1)) as engine:
        # The first time, Prolog loads what it needs for its messages.
        refused(0)
        settled(engine)
        refused(0)
        before = settled(engine)
        for number in range(1, 301):
            refused(number)
        after = settled(engine)
    # The last of the 1,200 names may still be held.
    assert after["atoms"] - before["atoms"] < 10
    assert {**after, "atoms": 0} == {**before, "atoms": 0}


def test_thousands_of_questions_leave_nothing_in_memory() -> None:
    with Engine(Cards(), Settings(engines=1)) as engine:

        def work(count: int) -> None:
            for number in range(count):
                ask(engine, *BOARDS[number % 4])

        work(100)
        before, resident_before = settled(engine), resident_bytes()
        work(1500)
        after = settled(engine)
    assert after["atoms"] - before["atoms"] < 10
    assert {**after, "atoms": 0} == {**before, "atoms": 0}
    assert resident_bytes() - resident_before < 8 * 1024 * 1024


def test_several_engines_leave_nothing_in_memory_either() -> None:
    with Engine(Cards(), Settings(engines=2)) as engine, ThreadPoolExecutor(2) as callers:

        def work(count: int) -> dict[str, int]:
            for _ in callers.map(lambda number: ask(engine, *BOARDS[number % 4]), range(count)):
                pass
            # Either engine may have been the last to answer, and each of these questions.
            for _ in callers.map(lambda _: ask(engine), range(20)):
                pass
            return memory(engine)

        work(200)
        before = work(200)
        rounds = [work(200) for _ in range(5)]
    assert all(after["clauses"] == before["clauses"] for after in rounds)
    assert all(after["functors"] == before["functors"] for after in rounds)
    assert all(after["threads"] == before["threads"] for after in rounds)
    assert min(after["atoms"] for after in rounds[-3:]) - before["atoms"] < 100


def test_engines_that_close_give_their_threads_back() -> None:
    with Engine(Cards(), Settings(engines=1)) as engine:
        before = memory(engine)
        for _ in range(10):
            with Engine(Cards(), Settings(engines=3)) as more:
                ask(more, "forest")
                assert memory(engine)["threads"] > before["threads"]
        assert memory(engine)["threads"] == before["threads"]
