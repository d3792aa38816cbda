"""What the tests of cards share."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lawmage.bridge.cards.grammar import Grammar


@pytest.fixture(scope="session")
def all_entries(shared_data: Path) -> list[dict[str, Any]]:
    """The entries of the development data."""
    with (shared_data / "oracle-cards.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write entries to a file as JSON Lines."""

    def write(*entries: object, name: str = "cards.jsonl") -> Path:
        path = tmp_path / name
        path.write_text("".join(json.dumps(entry) + "\n" for entry in entries), encoding="utf-8")
        return path

    return write


@pytest.fixture(scope="session")
def grammar() -> Iterator[Grammar]:
    """One process of the grammar for all tests."""
    with Grammar(1) as running:
        yield running
