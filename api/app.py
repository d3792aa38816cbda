"""The HTTP interface: questions in, answers out, in the same JSON as everywhere. No logic beyond translation."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
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
    answers: dict[int | str, dict[str, Any]] = {200: {"model": Answer}, **_PROBLEMS}

    @router.post("/v1/could-produce", responses=answers, operation_id="could_produce")
    def could_produce(
        question: Annotated[CouldProduce, Body(openapi_examples=examples.COULD_PRODUCE)], request: Request
    ) -> Response:
        """Ask which types of mana a permanent could produce (CR 106.7)."""
        return _answered(question, request)

    @router.post("/v1/tap-for-mana", responses=answers, operation_id="tap_for_mana")
    def tap_for_mana(
        question: Annotated[TapForMana, Body(openapi_examples=examples.TAP_FOR_MANA)], request: Request
    ) -> Response:
        """Ask what comes of tapping a permanent for mana: every possible result (CR 106.12)."""
        return _answered(question, request)

    @router.post("/v1/is-mana-ability", responses=answers, operation_id="is_mana_ability")
    def is_mana_ability(
        question: Annotated[IsManaAbility, Body(openapi_examples=examples.IS_MANA_ABILITY)], request: Request
    ) -> Response:
        """Ask which abilities of an object are mana abilities, or whether one of them is (CR 605.1)."""
        return _answered(question, request)

    @router.post("/v1/may-cast", responses=answers, operation_id="may_cast")
    def may_cast(question: Annotated[MayCast, Body(openapi_examples=examples.MAY_CAST)], request: Request) -> Response:
        """Ask whether a player may cast a card now, and what is missing if not (CR 601)."""
        return _answered(question, request)

    @router.post("/v1/may-activate", responses=answers, operation_id="may_activate")
    def may_activate(
        question: Annotated[MayActivate, Body(openapi_examples=examples.MAY_ACTIVATE)], request: Request
    ) -> Response:
        """Ask which abilities of an object a player may activate now, and what the others lack (CR 602)."""
        return _answered(question, request)

    @router.post("/v1/can-pay", responses=answers, operation_id="can_pay")
    def can_pay(question: Annotated[CanPay, Body(openapi_examples=examples.CAN_PAY)], request: Request) -> Response:
        """Ask whether a player can pay a cost of mana now, and how, or what is short (CR 118.3)."""
        return _answered(question, request)

    @router.post("/v1/available-mana", responses=answers, operation_id="available_mana")
    def available_mana(
        question: Annotated[AvailableMana, Body(openapi_examples=examples.AVAILABLE_MANA)], request: Request
    ) -> Response:
        """Ask how much mana a player can have at once now, of each type and all together (CR 106.4)."""
        return _answered(question, request)

    @router.post("/v1/characteristics", responses=answers, operation_id="characteristics")
    def characteristics(
        question: Annotated[Characteristics, Body(openapi_examples=examples.CHARACTERISTICS)], request: Request
    ) -> Response:
        """Ask which characteristics an object has after all continuous effects (CR 109.3, 613)."""
        return _answered(question, request)

    @router.post("/v1/query", responses=answers, operation_id="query")
    def query(question: Annotated[Query, Body(openapi_examples=examples.QUERY)], request: Request) -> Response:
        """Ask for which terms a relation of the rules holds."""
        return _answered(question, request)

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


def _law(request: Request) -> Answerer:
    law: Answerer = request.app.state.law
    return law


def _answered(question: AnyQuestion, request: Request) -> Response:
    return Response(_law(request).ask_json(question), media_type="application/json")
