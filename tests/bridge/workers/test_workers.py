"""Answers from worker processes: the same as in one process, and none is lost or mixed up when a process ends."""

import functools
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from lawmage.api import create_app
from lawmage.bridge.boards import Board, board_from_text
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Limits, Settings
from lawmage.bridge.errors import (
    EngineError,
    ImportFailed,
    InputError,
    InvalidBoard,
    InvalidQuestion,
    LawmageError,
    LimitExceeded,
    ProofRejected,
    UnknownCard,
    UnknownRelation,
    UnknownRule,
)
from lawmage.bridge.questions import Lawmage
from lawmage.bridge.questions.question import AnyQuestion, question_from_data
from lawmage.bridge.workers import Workers, answerer

BOARD = board_from_text(
    you="Forest*4; Swamp*4; Reflecting Pool; hand: Lightning Bolt; graveyard: Polukranos, Unchained; Grizzly Bears*6",
    opponent="Island",
)
ALL_MANA = "could_produce(Permanent, Type)"


def question(**data: Any) -> AnyQuestion:
    return question_from_data({"board": BOARD, **data})


QUESTIONS = {
    "mana": question(kind="could_produce", permanent="Reflecting Pool"),
    "yes": question(kind="may_cast", card="Polukranos, Unchained"),
    "no": question(kind="may_cast", card="Lightning Bolt"),
    "query": question(kind="query", query=ALL_MANA),
}


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with Workers(CardStore.starter, settings=Settings(engines=2)) as two:
        yield two


@pytest.fixture(scope="module")
def law() -> Iterator[Lawmage]:
    with Lawmage(CardStore.starter()) as here:
        yield here


@pytest.mark.parametrize("asked", QUESTIONS.values(), ids=QUESTIONS)
def test_a_worker_answers_what_one_process_answers(workers: Workers, law: Lawmage, asked: AnyQuestion) -> None:
    answer = law.ask(asked)
    assert workers.ask(asked) == answer
    assert workers.ask_json(asked) == answer.to_json().encode()


def test_eight_threads_get_the_answers_of_one(workers: Workers, law: Lawmage) -> None:
    expected = [law.ask_json(asked) for asked in QUESTIONS.values()]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(workers.ask_json, [*QUESTIONS.values()] * 6)) == expected * 6


def test_rules_are_shown_and_answers_checked(workers: Workers, law: Lawmage) -> None:
    assert workers.rule("106.7") == law.rule("106.7")
    answer = law.ask(QUESTIONS["no"])
    workers.check(answer)
    with pytest.raises(ProofRejected, match="what the answer says is not what its proofs say"):
        workers.check(answer.model_copy(update={"summary": "Player A may cast anything."}))


# What is asked, the error, its message, and attributes of it.
ERRORS: list[tuple[AnyQuestion, type[LawmageError], str, dict[str, Any]]] = [
    (
        question(
            kind="may_cast",
            board=Board.model_validate({"players": [{"id": "you", "hand": [{"card": "Forst"}]}]}),
            card="x",
        ),
        UnknownCard,
        'There is no card named "Forst"',
        {"name": "Forst", "field": "board.players[0].hand[0].card"},
    ),
    (question(kind="could_produce", permanent="Wastes"), InvalidQuestion, "Wastes", {"field": "permanent"}),
    (
        question(kind="query", query="could_prodce(Permanent, Type)"),
        UnknownRelation,
        "No relation could_prodce/2 can be asked for.",
        {"name": "could_prodce", "arity": 2},
    ),
]


@pytest.mark.parametrize(("asked", "kind", "message", "attributes"), ERRORS, ids=[case[1].__name__ for case in ERRORS])
def test_errors_come_back_as_they_are(
    workers: Workers,
    law: Lawmage,
    asked: AnyQuestion,
    kind: type[LawmageError],
    message: str,
    attributes: dict[str, Any],
) -> None:
    with pytest.raises(kind, match=message) as here:
        law.ask(asked)
    with pytest.raises(kind) as there:
        workers.ask(asked)
    assert type(there.value) is type(here.value)
    assert (str(there.value), there.value.__dict__) == (str(here.value), here.value.__dict__)
    assert there.value.__dict__.items() >= attributes.items()


EVERY_ERROR: list[LawmageError] = [
    LawmageError("a"),
    InputError("a", field="b"),
    UnknownCard("Forst", ["Forest"], field="board"),
    InvalidBoard("a", field="b"),
    InvalidQuestion("a", field="b"),
    UnknownRelation("p", 2, ["q/2"]),
    UnknownRule("1.1", ["1.2"]),
    ImportFailed("a", line=3),
    LimitExceeded("a", limit="seconds", value=1.5),
    ProofRejected("12", "it is wrong."),
    EngineError("a"),
]


@pytest.mark.parametrize("error", EVERY_ERROR, ids=lambda error: type(error).__name__)
def test_every_error_can_be_pickled(error: LawmageError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (type(again), str(again), again.__dict__) == (type(error), str(error), error.__dict__)


def test_a_limit_stops_one_question_and_no_other(workers: Workers) -> None:
    for _ in workers.processes:
        with pytest.raises(LimitExceeded, match="stopped after 100 inferences"):
            workers.ask(QUESTIONS["yes"], limits=Limits(inferences=100))
    assert workers.query(BOARD, ALL_MANA).solutions


def test_a_worker_that_ends_while_it_works_is_replaced() -> None:
    with Workers(CardStore.starter, settings=Settings(engines=1)) as one, ThreadPoolExecutor(1) as thread:
        [before] = one.processes
        os.kill(before, signal.SIGSTOP)
        running = thread.submit(one.query, BOARD, ALL_MANA)
        time.sleep(0.3)
        os.kill(before, signal.SIGKILL)
        with pytest.raises(EngineError, match="ended unexpectedly, with code -9, so nothing is known about its answer"):
            running.result(60)
        assert one.query(BOARD, ALL_MANA).solutions
        assert one.processes != [before]


def test_a_worker_that_ended_while_it_was_idle_is_replaced_unnoticed() -> None:
    with Workers(CardStore.starter, settings=Settings(engines=1)) as one:
        [before] = one.processes
        os.kill(before, signal.SIGKILL)
        time.sleep(0.3)
        assert one.query(BOARD, ALL_MANA).solutions
        assert one.processes != [before]


def test_an_interrupted_request_leaves_no_reply_for_the_next(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    with Workers(CardStore.starter, settings=Settings(engines=1)) as one:
        worker = one._workers[0]
        receive = worker._connection.recv

        def interrupted() -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(worker._connection, "recv", interrupted)
        with pytest.raises(KeyboardInterrupt):
            one.ask(QUESTIONS["mana"])
        assert worker._connection.recv is not receive
        assert one.ask(QUESTIONS["query"]) == workers.ask(QUESTIONS["query"])


def test_closing_lets_a_question_finish_and_ends_the_processes() -> None:
    two = Workers(CardStore.starter, settings=Settings(engines=2))
    with ThreadPoolExecutor(1) as thread:
        running = thread.submit(two.query, BOARD, ALL_MANA)
        time.sleep(0.05)
        two.close()
        assert running.result(10).solutions
    two.close()
    assert not any(Path(f"/proc/{process}").exists() for process in two.processes)
    with pytest.raises(EngineError, match="This engine is closed"):
        two.query(BOARD, ALL_MANA)


def test_workers_end_with_the_process_that_started_them() -> None:
    code = (
        "import os; from lawmage.bridge.cards import CardStore; from lawmage.bridge.engine import Settings;"
        "from lawmage.bridge.workers import Workers;"
        "print(*Workers(CardStore.starter, settings=Settings(engines=2)).processes, flush=True); os._exit(1)"
    )
    ended = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, timeout=60, check=False)
    processes = ended.stdout.split()
    assert len(processes) == 2
    deadline = time.monotonic() + 20
    while any(_runs(process) for process in processes) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(_runs(process) for process in processes)


def _runs(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_what_keeps_workers_from_starting_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match="cards"):
        Workers(tmp_path, settings=Settings(engines=2))
    with pytest.raises(EngineError, match="ended before it was ready, with code 7"):
        Workers(functools.partial(os._exit, 7), settings=Settings(engines=2))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(EngineError, match="SWI-Prolog is not installed"):
        Workers(CardStore.starter, settings=Settings(engines=2))


def test_one_engine_needs_no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    with answerer(CardStore.starter, settings=Settings(engines=1)) as one:
        assert isinstance(one, Lawmage)
    monkeypatch.setenv("LAWMAGE_ENGINES", "1")
    with answerer(CardStore.starter) as one:
        assert isinstance(one, Lawmage)


def test_the_http_interface_answers_with_workers(law: Lawmage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAWMAGE_ENGINES", "2")
    # The starter cards, and not what whoever runs this test has imported.
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asked = QUESTIONS["yes"]
    with TestClient(create_app()) as client:
        assert isinstance(client.app.state.law, Workers)  # type: ignore[attr-defined]
        response = client.post("/v1/may-cast", json=asked.model_dump(mode="json"))
    assert response.status_code == 200
    assert response.content == law.ask_json(asked)
