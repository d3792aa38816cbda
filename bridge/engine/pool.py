"""A fixed pool of threads, each attached once to its own Prolog engine and detached when it ends."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeAlias

from lawmage.bridge.engine.prolog import PrologSystem
from lawmage.bridge.errors import EngineError

_Job: TypeAlias = "tuple[bytes, Future[bytes]]"


class EnginePool:
    """``size`` threads that take requests from one queue, first come, first served."""

    def __init__(self, system: PrologSystem, size: int) -> None:
        self._system = system
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._open = True
        self._threads = [
            threading.Thread(target=self._work, name=f"prolog-{number}", daemon=True) for number in range(1, size + 1)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, request: bytes) -> "Future[bytes]":
        """Queue a request for the next free engine. Raises EngineError after :meth:`close`."""
        future: Future[bytes] = Future()
        with self._closing:
            if not self._open:
                raise EngineError("This engine is closed.")
            self._jobs.put((request, future))
        return future

    def close(self) -> None:
        """Let every thread finish what is queued, give its engine back, and end. A second call does nothing."""
        with self._closing:
            if not self._open:
                return
            self._open = False
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        try:
            self._system.attach()
        except EngineError as error:
            self._answer(lambda request: _raise(error))
            return
        try:
            self._answer(self._system.handle)
        finally:
            self._system.detach()

    def _answer(self, handle: Callable[[bytes], bytes]) -> None:
        while (job := self._jobs.get()) is not None:
            request, future = job
            if not future.set_running_or_notify_cancel():
                continue
            try:
                result = handle(request)
            except BaseException as error:  # noqa: BLE001 - belongs to the thread that waits for the answer
                future.set_exception(error)
            else:
                future.set_result(result)
            # Keep nothing of this request alive while waiting for the next one.
            del job, request, future


def _raise(error: EngineError) -> bytes:
    raise error
