"""Errors as problem details (RFC 9457): which error becomes which status, and what it says."""

from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi_problem.error import Problem
from fastapi_problem.handler import (
    ExceptionHandler,
    Handler,
    add_exception_handler,
    http_exception_handler_,
    new_exception_handler,
)
from starlette.exceptions import HTTPException
from starlette.requests import Request

from lawmage.bridge.boards.load import field_path, problem_message
from lawmage.bridge.errors import (
    EngineError,
    InputError,
    LawmageError,
    LimitExceeded,
    ProofRejected,
    UnknownCard,
    UnknownRelation,
    UnknownRule,
)
from lawmage.bridge.questions.question import KINDS

_KINDS: Final = ("body", *KINDS)


def add_problems(app: FastAPI) -> ExceptionHandler:
    """Have every error of the application answered by a problem in JSON."""
    # The first entry that fits an error is used.
    handlers: dict[type[Exception], Handler[Any, Any]] = {
        LawmageError: _lawmage_problem,
        HTTPException: http_exception_handler_,
        RequestValidationError: _validation_problem,
        Exception: _unexpected_problem,
    }
    handler = new_exception_handler(handlers=handlers, request_validation_handler=_validation_problem)
    add_exception_handler(app, handler, generic_swagger_defaults=False)
    app.add_exception_handler(LawmageError, handler)
    return handler


def problem_of(error: LawmageError) -> Problem:
    """Return the problem for an error of lawmage."""
    extras: dict[str, Any] = {}
    if isinstance(error, InputError) and error.field is not None:
        extras["field"] = error.field
    if isinstance(error, UnknownCard | UnknownRelation | UnknownRule):
        extras["suggestions"] = list(error.suggestions)
    if isinstance(error, LimitExceeded):
        extras |= {"limit": error.limit, "value": error.value}
    status, kind, title = _status(error)
    return Problem(title, type_=kind, detail=error.message, status=status, **extras)


def _status(error: LawmageError) -> tuple[int, str, str]:
    match error:
        case UnknownRule():
            return 404, "unknown-rule", "There is no such rule"
        case UnknownCard():
            return 422, "unknown-card", "There is no such card"
        case UnknownRelation():
            return 422, "unknown-relation", "There is no such relation"
        case InputError():
            return 422, "invalid-input", "The input is wrong"
        case LimitExceeded(limit="size"):
            return 413, "limit-exceeded", "The input is too large"
        case LimitExceeded():
            return 422, "limit-exceeded", "The question takes too much"
        case ProofRejected():
            return 500, "proof-rejected", "The proof did not hold"
        case EngineError():
            return 500, "engine-failed", "The engine failed"
    return 500, "failed", "lawmage failed"


def _lawmage_problem(_handler: ExceptionHandler, _request: Request, error: LawmageError) -> Problem:
    return problem_of(error)


def _unexpected_problem(_handler: ExceptionHandler, _request: Request, _error: Exception) -> Problem:
    """Say nothing of the error itself, which may hold what does not concern the caller."""
    return Problem("lawmage failed", type_="failed", detail="This should not happen; please report it.", status=500)


def _validation_problem(_handler: ExceptionHandler, _request: Request, error: RequestValidationError) -> Problem:
    """Return FastAPI's findings about a request: the first as field and detail, all of them as errors."""
    errors = []
    for item in error.errors():
        location = field_path(tuple(part for part in item["loc"] if part not in _KINDS))
        listed = item.get("ctx", {}).get("problems")
        for field, message in listed or [(None, problem_message(item))]:
            path = ".".join(part for part in (location, field) if part)
            errors.append({"field": path or "body", "message": message})
    detail = "\n".join(f"{item['field']}: {item['message']}" for item in errors[:5])
    return Problem(
        "The input is wrong",
        type_="invalid-input",
        detail=detail,
        status=422,
        field=errors[0]["field"],
        errors=errors,
    )
