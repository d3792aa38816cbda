"""All cards of the development data, imported once for as long as neither they nor the importer change.

A pytest plugin (tests/conftest.py names it): tests ask for the fixture ``all_cards``. The import takes half a minute
and more; its result is kept in .cache at the root of the repository, under a hash of the file, the grammar, the
vocabulary and the importer. Where the development data is absent, the test is skipped.
"""

import fcntl
import shutil
from hashlib import blake2b
from pathlib import Path

import pytest

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary, fingerprint

REPOSITORY = Path(__file__).parents[2]
CARDS_FILE = REPOSITORY.parent / "shared" / "data" / "oracle-cards.jsonl"
CACHE = REPOSITORY / ".cache" / "all-cards"


@pytest.fixture(scope="session")
def all_cards() -> CardStore:
    """All cards of the development data."""
    return CardStore.imported(all_cards_library())


@pytest.fixture(scope="session")
def all_cards_import() -> CardLibrary:
    """The library that holds all cards of the development data, with the record of its import."""
    return all_cards_library()


def all_cards_library() -> CardLibrary:
    """Return the library with all cards, having imported them if need be. Skips the test without the data."""
    if not CARDS_FILE.is_file():
        pytest.skip(f"the development data is not at {CARDS_FILE}")
    key = blake2b(CARDS_FILE.read_bytes() + fingerprint().encode(), digest_size=8).hexdigest()
    CACHE.mkdir(parents=True, exist_ok=True)
    # Test runs may go on beside each other: one imports, the others wait for it.
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        library = CardLibrary(CACHE / key)
        if library.manifest() is None:
            for outdated in CACHE.glob("*/"):
                shutil.rmtree(outdated, ignore_errors=True)
            import_cards(CARDS_FILE, library)
    return library
