"""The rules, with the cards that the tables speak of."""

from collections.abc import Iterator

import pytest
from support.rule_tables import DATA, all_cases, cards_in, made_up_cards

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.questions import Lawmage


@pytest.fixture(scope="session")
def law(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lawmage]:
    """Lawmage with all cards of the tables, imported from the development data; without it, with the starter cards."""
    with Lawmage(_cards(tmp_path_factory)) as lawmage:
        yield lawmage


def _cards(tmp_path_factory: pytest.TempPathFactory) -> CardStore:
    if not DATA.is_file():
        return CardStore.starter()
    folder = tmp_path_factory.mktemp("cards")
    bulk = folder / "cards.jsonl"
    names = {name for case in all_cases() for name in case.cards}
    bulk.write_text("".join([*cards_in(DATA, names), *made_up_cards()]), encoding="utf-8")
    library = CardLibrary(folder / "library")
    import_cards(bulk, library, processes=1)
    return CardStore.imported(library)
