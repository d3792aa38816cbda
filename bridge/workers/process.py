"""One worker: a process that answers one request after the other.

It is started as ``python -m lawmage.bridge.workers DESCRIPTOR``, where DESCRIPTOR is its end of a connection to the
process that started it. What goes over the connection is pickled; only the two processes hold an end of it.
"""

import signal
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Settings
from lawmage.bridge.errors import EngineError, LawmageError
from lawmage.bridge.questions.lawmage import Lawmage


@dataclass(frozen=True)
class Start:
    """The first message to a worker: what it answers with. ``cards`` makes the store of the cards."""

    cards: Callable[[], CardStore]
    settings: Settings
    check: bool


@dataclass(frozen=True)
class Request:
    """A message to a worker: a method of :class:`Lawmage`, one of METHODS, with its arguments."""

    method: str
    arguments: tuple[Any, ...]
    options: dict[str, Any]


@dataclass(frozen=True)
class Reply:
    """The message that a worker sends when it has started, and for each request: the result, or what was raised."""

    result: Any = None
    error: LawmageError | None = None


METHODS: Final = frozenset({"ask", "ask_json", "check", "rule"})


def serve(connection: "Connection[Any, Any]") -> None:
    """Answer requests until the other end is closed."""
    # Ctrl-C reaches all processes of a terminal. The one that started this worker decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        start: Start = connection.recv()
        started = _reply(lambda: Lawmage(start.cards(), settings=start.settings, check=start.check))
        law, reply = started.result, Reply(error=started.error)
        connection.send(reply)
        if law is None:
            return
        with law:
            while True:
                connection.send(_reply(partial(_called, law, connection.recv())))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def _called(law: Lawmage, request: Request) -> Any:
    if request.method not in METHODS:
        raise EngineError(f"A worker was asked for {request.method}.")
    return getattr(law, request.method)(*request.arguments, **request.options)


def _reply(work: Callable[[], Any]) -> Reply:
    try:
        return Reply(result=work())
    except LawmageError as error:
        return Reply(error=error)
    except Exception as error:  # noqa: BLE001 - whatever it is, the other process has to hear of it
        return Reply(error=EngineError(f"A question could not be answered: {error!r}"))
