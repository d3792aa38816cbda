"""Reads bodies as strict JSON: no key twice in one object, no text that is not UTF-8, and an error that says where."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import HTTPException
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from lawmage.bridge.strict_json import json_data, json_problem


class _StrictRequest(Request):
    async def json(self) -> Any:
        """Return the body. Raises HTTPException, status 400, where it is not JSON."""
        try:
            return json_data(await self.body())
        except (ValueError, RecursionError) as error:
            raise HTTPException(400, f"The body is not JSON: {json_problem(error)}") from None


class StrictRoute(APIRoute):
    """A route whose handler reads strict JSON."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler."""
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(_StrictRequest(request.scope, request.receive))

        return strictly
