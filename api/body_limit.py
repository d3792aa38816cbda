"""Refuses bodies that are too long before they are read into memory."""

import json
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawmage.api.problems import problem_of
from lawmage.bridge.errors import LimitExceeded

LimitOfPath = Callable[[str], int]


class BodyLimit:
    """ASGI middleware: a request whose body is longer than the limit of its path is answered with status 413."""

    def __init__(self, app: ASGIApp, limit: LimitOfPath) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = self._limit(scope["path"])
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if announced.isdigit() and int(announced) > limit:
            await _refuse(send, limit)
            return
        body, complete = b"", False
        while not complete:
            message = await receive()
            if message["type"] != "http.request":
                break
            body += message.get("body", b"")
            complete = not message.get("more_body", False)
            if len(body) > limit:
                await _refuse(send, limit)
                return
        await self._app(scope, _replay(body, receive), send)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return what gives the body that was read already, and then whatever comes."""
    given = False

    async def replayed() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed


async def _refuse(send: Send, limit: int) -> None:
    error = LimitExceeded(f"The body is too long; at most {limit:,} bytes are read.", limit="size", value=limit)
    content = json.dumps(problem_of(error).marshal()).encode()
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": content})
