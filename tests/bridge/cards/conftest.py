"""What the tests of cards share."""

import json
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="session")
def all_entries(shared_data: Path) -> list[dict[str, Any]]:
    """The entries of the development data."""
    with (shared_data / "oracle-cards.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]
