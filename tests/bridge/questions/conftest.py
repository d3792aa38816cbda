"""One Lawmage over the starter cards for all tests of questions."""

from collections.abc import Iterator

import pytest

from lawmage.bridge.cards import CardStore
from lawmage.bridge.questions import Lawmage


@pytest.fixture(scope="session")
def law() -> Iterator[Lawmage]:
    """Answers from the starter cards, each checked."""
    with Lawmage(CardStore.starter()) as answering:
        yield answering
