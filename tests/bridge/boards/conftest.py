"""Stores that know names and faces."""

from pathlib import Path

import pytest
from support.name_store import NameStore, all_cards, few_cards


@pytest.fixture(scope="session")
def store() -> NameStore:
    """A handful of cards."""
    return few_cards()


@pytest.fixture(scope="session")
def all_names(shared_data: Path) -> NameStore:
    """Every card of the development data."""
    return all_cards(shared_data / "oracle-cards.jsonl")
