"""Where imported cards live."""

from pathlib import Path

import pytest
from platformdirs import user_data_path

from lawmage.bridge.cards import library
from lawmage.bridge.cards.library import CardLibrary, data_folder, fingerprint
from lawmage.bridge.errors import ImportFailed


def test_the_data_folder_may_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAWMAGE_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert CardLibrary().folder == tmp_path / "cards"
    monkeypatch.delenv("LAWMAGE_DATA")
    assert data_folder() == user_data_path("lawmage", appauthor=False)


def test_a_build_that_is_not_published_is_removed(tmp_path: Path) -> None:
    cards = CardLibrary(tmp_path / "cards")
    with cards.new_build() as build:
        assert build.path.is_dir()
    assert not build.path.exists()
    assert cards.manifest() is None


def test_one_import_at_a_time(tmp_path: Path) -> None:
    cards = CardLibrary(tmp_path / "cards")
    with cards.new_build() as build:
        with pytest.raises(ImportFailed) as refused, CardLibrary(cards.folder).new_build():
            pass
        assert refused.value.message == f"Another import into {cards.folder} is going on."
        build.publish({})
    with cards.new_build():
        pass
    manifest = cards.manifest()
    assert manifest is not None
    assert manifest["build"] == build.path.name


def test_what_a_killed_import_left_goes_with_the_next(tmp_path: Path) -> None:
    cards = CardLibrary(tmp_path / "cards")
    (cards.folder / "build-1-1" / "store").mkdir(parents=True)
    with cards.new_build() as build:
        build.publish({})
    assert [path.name for path in cards.folder.glob("build-*")] == [build.path.name]


def test_the_last_build_that_was_published_counts(tmp_path: Path) -> None:
    cards = CardLibrary(tmp_path / "cards")
    for number in (1, 2):
        with cards.new_build() as build:
            build.publish({"cards": number})
    manifest = cards.manifest()
    assert manifest is not None
    assert (manifest["cards"], manifest["fingerprint"], manifest["build"]) == (2, fingerprint(), build.path.name)
    assert sorted(path.name for path in cards.folder.iterdir()) == sorted([build.path.name, "current", "lock"])
    assert cards.store_path() == build.path / "store"


def test_the_fingerprint_covers_grammar_vocabulary_and_importer() -> None:
    covered = {f"{package}/{name}" for package, name in library.fingerprint_files()}
    for expected in (
        "lawmage.kb/oracle.pl",
        "lawmage.ontology/mtg.ttl",
        "lawmage.ontology/constructs.ttl",
        "lawmage.bridge.ontology/mapping.py",
        "lawmage.bridge.cards/scryfall.py",
        "lawmage.bridge.cards/grammar_worker.pl",
    ):
        assert expected in covered
    assert not any(name.endswith(("shapes.ttl", "rules.ttl", "starter.ttl")) for name in covered)
