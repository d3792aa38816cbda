"""Schemathesis against the OpenAPI description: no input makes the application fail or leave its description."""

from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

EXAMPLES_OF_AN_OPERATION = 20

OPERATIONS = [
    ("/v1/could-produce", "POST"),
    ("/v1/tap-for-mana", "POST"),
    ("/v1/is-mana-ability", "POST"),
    ("/v1/may-cast", "POST"),
    ("/v1/may-activate", "POST"),
    ("/v1/can-pay", "POST"),
    ("/v1/available-mana", "POST"),
    ("/v1/characteristics", "POST"),
    ("/v1/query", "POST"),
    ("/v1/check", "POST"),
    ("/v1/rules/{number}", "GET"),
]


def test_every_operation_is_tested(app: FastAPI) -> None:
    described = {(path, method.upper()) for path, methods in app.openapi()["paths"].items() for method in methods}
    assert described == set(OPERATIONS)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_an_operation_keeps_to_its_description(path: str, method: str, app: FastAPI) -> None:
    operation = schemathesis.openapi.from_asgi("/openapi.json", app)[path][method]

    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES_OF_AN_OPERATION, deadline=None, suppress_health_check=list(HealthCheck))
    def keeps_to_it(case: schemathesis.Case[Any]) -> None:
        # What a schema allows may still name a card that there is not, or contradict itself.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    keeps_to_it()
