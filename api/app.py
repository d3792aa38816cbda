"""The HTTP interface: questions in, answers out, in the same JSON as everywhere. No logic beyond translation."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from inspect import getdoc
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, FastAPI, Path, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from lawmage.api import examples
from lawmage.api.body_limit import BodyLimit
from lawmage.api.problems import add_problems
from lawmage.api.settings import ApiSettings
from lawmage.api.strict_json import StrictRoute
from lawmage.bridge.errors import ProofRejected
from lawmage.bridge.questions import (
    Answer,
    Answerer,
    AnyQuestion,
    AvailableMana,
    CanPay,
    Characteristics,
    CouldProduce,
    IsManaAbility,
    MayActivate,
    MayCast,
    Query,
    RuleInfo,
    TapForMana,
)
from lawmage.bridge.workers import answerer

_CHECK: Final = "/v1/check"
_PROBLEM: Final[dict[str, Any]] = {
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
}
_PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"description": "The body is not JSON", **_PROBLEM},
    413: {"description": "The body is too long", **_PROBLEM},
    422: {"description": "The input is wrong, or the question takes too much", **_PROBLEM},
}
_ANSWERS: Final[dict[int | str, dict[str, Any]]] = {200: {"model": Answer}, **_PROBLEMS}


class Checked(BaseModel):
    """Whether a saved answer holds; if not, at which step of its proof, and why."""

    holds: bool
    step: str | None = Field(default=None, description="The id of the step that does not hold; null for the whole.")
    reason: str | None = None


def create_app(law: Answerer | None = None, settings: ApiSettings | None = None) -> FastAPI:
    """Return the application. ``law`` answers; by default one is made when the application starts, and closed with it.

    That one answers several questions at the same time, each in a process of its own (:mod:`lawmage.bridge.workers`).
    ``settings`` default to those of the environment (:mod:`lawmage.api.settings`).
    """
    applied = settings if settings is not None else ApiSettings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.law = law if law is not None else answerer(applied.cards)
        yield
        if law is None:
            app.state.law.close()

    app = FastAPI(
        title="lawmage",
        version=version("lawmage"),
        summary="Rules answers for Magic: The Gathering, with proofs.",
        lifespan=lifespan,
    )
    add_problems(app)
    app.include_router(_router())
    app.add_middleware(BodyLimit, limit=lambda path: applied.answer_bytes if path == _CHECK else applied.body_bytes)
    return app


def _router() -> APIRouter:
    router = APIRouter(route_class=StrictRoute)

    _ask_at(router, "/v1/could-produce", CouldProduce, examples.COULD_PRODUCE)
    _ask_at(router, "/v1/tap-for-mana", TapForMana, examples.TAP_FOR_MANA)
    _ask_at(router, "/v1/is-mana-ability", IsManaAbility, examples.IS_MANA_ABILITY)
    _ask_at(router, "/v1/may-cast", MayCast, examples.MAY_CAST)
    _ask_at(router, "/v1/may-activate", MayActivate, examples.MAY_ACTIVATE)
    _ask_at(router, "/v1/can-pay", CanPay, examples.CAN_PAY)
    _ask_at(router, "/v1/available-mana", AvailableMana, examples.AVAILABLE_MANA)
    _ask_at(router, "/v1/characteristics", Characteristics, examples.CHARACTERISTICS)
    _ask_at(router, "/v1/query", Query, examples.QUERY)

    @router.post(_CHECK, responses=_PROBLEMS, operation_id="check")
    def check(answer: Answer, request: Request) -> Checked:
        """Verify a saved answer; its own question and board are all that is looked at."""
        try:
            _law(request).check(answer)
        except ProofRejected as rejected:
            return Checked(holds=False, step=rejected.node, reason=rejected.reason)
        return Checked(holds=True)

    @router.get(
        "/v1/rules/{number}",
        responses={404: {"description": "There is no such rule", **_PROBLEM}},
        operation_id="rule",
    )
    def rule(
        number: Annotated[str, Path(max_length=20, openapi_examples={"could produce": {"value": "106.7"}})],
        request: Request,
    ) -> RuleInfo:
        """Show what lawmage has of a rule: its clauses in lawmage's own words, not the official text."""
        return _law(request).rule(number)

    return router


def _ask_at(router: APIRouter, path: str, kind: type[AnyQuestion], shown: dict[str, Any]) -> None:
    """Answer questions of a kind at a path, which is described as the kind is, with the examples that are shown."""

    def ask(question: AnyQuestion, request: Request) -> Response:
        return Response(_law(request).ask_json(question), media_type="application/json")

    # FastAPI reads off the annotation what the body of a request holds.
    ask.__annotations__["question"] = Annotated[kind, Body(openapi_examples=shown)]
    name = kind.model_fields["kind"].default
    router.post(path, name=name, operation_id=name, description=getdoc(kind), responses=_ANSWERS)(ask)


def _law(request: Request) -> Answerer:
    law: Answerer = request.app.state.law
    return law
