"""The application over the starter cards, called without a network."""

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from lawmage.api import ApiSettings, create_app
from lawmage.bridge.cards import CardStore
from lawmage.bridge.questions import Lawmage


@pytest.fixture(scope="session")
def law() -> Iterator[Lawmage]:
    """Answers from the starter cards, each checked."""
    with Lawmage(CardStore.starter()) as answering:
        yield answering


@pytest.fixture(scope="session")
def app(law: Lawmage) -> FastAPI:
    """The application with its default limits."""
    return create_app(law, ApiSettings())


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    """A client of the application."""
    with TestClient(app, raise_server_exceptions=False) as calling:
        yield calling
