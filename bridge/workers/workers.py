"""The side of the workers' connections that asks."""

import functools
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Pipe
from os import PathLike
from queue import SimpleQueue
from typing import Any, Final

from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Limits, Settings
from lawmage.bridge.engine.settings import engines_for_cores
from lawmage.bridge.errors import EngineError
from lawmage.bridge.questions import Answer, RuleInfo
from lawmage.bridge.questions.answerer import Answerer
from lawmage.bridge.questions.lawmage import Lawmage, card_store
from lawmage.bridge.questions.question import AnyQuestion
from lawmage.bridge.workers.process import Reply, Request, Start

Cards = str | PathLike[str] | Callable[[], CardStore] | None
"""A folder of imported cards; or a function that can be pickled and makes a store; by default as for Lawmage."""

SECONDS_TO_END: Final = 5.0
"""How long a worker whose connection was closed may take to end, in seconds."""


class Workers(Answerer):
    """Answers as many questions at the same time as ``settings.engines`` says, each in a process of its own.

    Python runs one thread at a time in each process, and more than half of the work on an answer is Python's (checking
    the proof, writing its sentences), so engines in one process do not help each other.

    A worker that ends unexpectedly is replaced: the question that it was working on raises EngineError, later ones do
    not notice.
    """

    def __init__(self, cards: Cards = None, *, settings: Settings | None = None, check: bool = True) -> None:
        applied = settings if settings is not None else Settings.from_environment()
        make = cards if callable(cards) else functools.partial(card_store, cards)
        start = Start(make, replace(applied, engines=1), check)
        self._closing = threading.Lock()
        self._open = True
        self._workers = [_Worker(start) for _ in range(applied.engines)]
        self._idle: SimpleQueue[_Worker | None] = SimpleQueue()
        try:
            for worker in self._workers:
                worker.wait_for_start()
        except BaseException:
            for worker in self._workers:
                worker.end()
            raise
        for worker in self._workers:
            self._idle.put(worker)

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [worker.process_id for worker in self._workers]

    def ask(self, question: AnyQuestion, *, limits: Limits | None = None) -> Answer:
        """Answer a question that stands in data."""
        answer: Answer = self._request("ask", question, limits=limits)
        return answer

    def ask_json(self, question: AnyQuestion, *, limits: Limits | None = None) -> bytes:
        """Answer a question, with the answer's JSON in UTF-8."""
        text: bytes = self._request("ask_json", question, limits=limits)
        return text

    def rule(self, number: str) -> RuleInfo:
        """Return what lawmage knows of a rule of the Comprehensive Rules. Raises UnknownRule."""
        found: RuleInfo = self._request("rule", number)
        return found

    def check(self, answer: Answer) -> None:
        """Verify a saved answer as :meth:`Lawmage.check` does."""
        self._request("check", answer)

    def close(self) -> None:
        """Let running questions finish, and end the workers. A second call does nothing."""
        with self._closing:
            if not self._open:
                return
            self._open = False
        for _ in self._workers:
            self._idle.get()
        # Whoever still waits for a worker learns that there will be none.
        self._idle.put(None)
        for worker in self._workers:
            worker.end()

    def _request(self, method: str, /, *arguments: Any, **options: Any) -> Any:
        worker = self._idle.get()
        if worker is None:
            self._idle.put(None)
            raise EngineError("This engine is closed.")
        try:
            reply = worker.reply(Request(method, arguments, options))
        finally:
            self._idle.put(worker)
        if reply.error is not None:
            raise reply.error
        return reply.result


class _Worker:
    """A worker process, replaced by a new one when it ends unexpectedly. For one thread at a time."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._ready = False
        self._begin()

    @property
    def process_id(self) -> int:
        """The id of the process."""
        return self._process.pid

    def wait_for_start(self) -> None:
        """Wait until the process is ready. Raises what it could not start for, or EngineError."""
        if self._ready:
            return
        try:
            reply: Reply = self._connection.recv()
        except (EOFError, OSError):
            message = f"A process for answering questions ended before it was ready, with code {self.end()}."
            self._begin()
            raise EngineError(message) from None
        if reply.error is not None:
            raise reply.error
        self._ready = True

    def reply(self, request: Request) -> Reply:
        """Return the reply to a request. Raises EngineError when the process ended instead."""
        if self._process.poll() is not None:
            self.end()
            self._begin()
        self.wait_for_start()
        try:
            self._connection.send(request)
            reply: Reply = self._connection.recv()
        except (EOFError, OSError):
            message = (
                f"The process that worked on this question ended unexpectedly, with code {self.end()}, so nothing is "
                "known about its answer. Another process takes its place."
            )
            self._begin()
            raise EngineError(message) from None
        except BaseException:
            # The reply may still come, and would be taken for that to the next request.
            self._process.kill()
            self.end()
            self._begin()
            raise
        return reply

    def _begin(self) -> None:
        """Start the process, without waiting until it is ready."""
        self._connection, theirs = Pipe()
        command = [sys.executable, "-m", "lawmage.bridge.workers", str(theirs.fileno())]
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603 - the program and its arguments are our own
                command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
            )
        self._ready = False
        # A process that has ended already is noticed when its reply is waited for.
        with suppress(OSError):
            self._connection.send(self._start)

    def end(self) -> int:
        """Close the connection and return the exit code of the process, which is killed if it does not end by that."""
        self._connection.close()
        try:
            return self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()


def answerer(cards: Cards = None, *, settings: Settings | None = None) -> Answerer:
    """Return what answers as many questions at the same time as the settings say: one engine needs no other process."""
    applied = settings if settings is not None else Settings.from_environment(engines=engines_for_cores())
    if applied.engines > 1:
        return Workers(cards, settings=applied)
    return Lawmage(cards() if callable(cards) else cards, settings=applied)
