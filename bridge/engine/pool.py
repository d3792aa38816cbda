"""A fixed pool of threads, each attached once to its own Prolog engine and detached when it ends."""

import atexit
import threading
import time
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeAlias
from weakref import WeakSet

from lawmage.bridge.engine.prolog import PrologSystem
from lawmage.bridge.errors import EngineError

_Job: TypeAlias = "tuple[bytes, Request]"

SECONDS_AT_EXIT = 2.0
"""How long the end of the process waits for requests that still run, in seconds."""


class Request(Future[bytes]):
    """The answer to a request, to come. ``begun`` is set when Prolog works on it and Python's lock is free."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Event()


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
        _open_pools.add(self)

    def submit(self, request: bytes) -> Request:
        """Queue a request for the next free engine. Raises EngineError after :meth:`close`."""
        future = Request()
        with self._closing:
            if not self._open:
                raise EngineError("This engine is closed.")
            self._jobs.put((request, future))
        return future

    def close(self, seconds: float | None = None) -> None:
        """Let every thread finish what is queued, give its engine back, and end. A second call does nothing.

        Waits at most ``seconds``; without it, until all have ended.
        """
        with self._closing:
            if self._open:
                self._open = False
                for _ in self._threads:
                    self._jobs.put(None)
        deadline = None if seconds is None else time.monotonic() + seconds
        for thread in self._threads:
            thread.join(None if deadline is None else max(0.0, deadline - time.monotonic()))

    def _work(self) -> None:
        attached = False
        try:
            while (job := self._jobs.get()) is not None:
                request, future = job
                try:
                    if not attached:
                        self._system.attach()
                        attached = True
                    future.set_result(self._system.handle(request, future.begun.set))
                except BaseException as error:  # noqa: BLE001 - belongs to the thread that waits for the answer
                    future.set_exception(error)
                # Keep nothing of this request alive while waiting for the next one.
                del job, request, future
        finally:
            if attached:
                self._system.detach()


_open_pools: WeakSet[EnginePool] = WeakSet()


@atexit.register
def _close_all() -> None:
    """Give the engines back before the process ends: Prolog should not run while its memory is taken away."""
    for pool in list(_open_pools):
        pool.close(SECONDS_AT_EXIT)
