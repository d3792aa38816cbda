"""The cards that the tables of tests/rules speak of, as a store."""

from pathlib import Path

from support.rule_tables import DATA, all_cases, cards_in, made_up_cards

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary


def cards_of_all_tables(folder: Path) -> CardStore:
    """Return the cards, imported from the development data into ``folder``; without the data, the starter cards."""
    if not DATA.is_file():
        return CardStore.starter()
    bulk = folder / "cards.jsonl"
    names = {name for case in all_cases() for name in case.cards}
    bulk.write_text("".join([*cards_in(DATA, names), *made_up_cards()]), encoding="utf-8")
    library = CardLibrary(folder / "library")
    import_cards(bulk, library, processes=1)
    return CardStore.imported(library)
