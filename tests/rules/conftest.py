"""The rules, with the cards that the tables speak of."""

from collections.abc import Iterator

import pytest
from support.rule_cards import cards_of_all_tables

from lawmage.bridge.questions import Lawmage


@pytest.fixture(scope="session")
def law(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lawmage]:
    """Lawmage with all cards of the tables, imported from the development data; without it, with the starter cards."""
    with Lawmage(cards_of_all_tables(tmp_path_factory.mktemp("cards"))) as lawmage:
        yield lawmage
