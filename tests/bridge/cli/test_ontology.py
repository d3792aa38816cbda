"""The commands about the ontology."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.cli import app

UNNAMED = b"""@prefix mtg: <https://w3id.org/lawmage/ns#> .
<https://w3id.org/lawmage/card/11111111-2222-3333-4444-555555555555> a mtg:Card ; mtg:contentHash "x" .
"""


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own."""
    monkeypatch.setenv("LAWMAGE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")


def test_the_starter_cards_and_the_rules_are_valid() -> None:
    result = CliRunner().invoke(app, ["ontology", "validate"], catch_exceptions=False)
    assert result.exit_code == 0
    cards, rules = result.stdout.splitlines()
    assert cards.startswith("Cards: ")
    assert cards.endswith(" nodes, all valid.")
    assert rules.startswith("Rules: ")
    assert rules.endswith(" nodes, all valid.")


def test_what_is_not_valid_is_shown(tmp_path: Path) -> None:
    from pyoxigraph import RdfFormat, Store

    library = CardLibrary(tmp_path / "mine")
    with library.new_build() as build:
        store = Store(str(build.store))
        store.bulk_load(UNNAMED, format=RdfFormat.TURTLE)
        store.flush()
        del store
        build.publish({"cards": 1})
    result = CliRunner().invoke(
        app, ["ontology", "validate", "--cards", str(tmp_path / "mine"), "--show", "1"], catch_exceptions=False
    )
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].startswith("https://w3id.org/lawmage/card/11111111-2222-3333-4444-555555555555, ")
    assert lines[1] == "Cards: 1 nodes, 3 violations (2 of them not shown)."
