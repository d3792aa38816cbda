"""The starter cards are made from a bulk file, and hold no text."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from support.entries import ELF, FOREST, HALVES

from lawmage.bridge.cards import CardStore, starter
from lawmage.bridge.cards.starter import starter_turtle
from lawmage.bridge.errors import ImportFailed
from lawmage.bridge.ontology.graph import Graph

Write = Callable[..., Path]


def test_the_shipped_file_is_what_importer_and_grammar_make(shared_data: Path) -> None:
    """After a change of the grammar, the vocabulary or the importer: `make starter-cards`."""
    names = (files("lawmage.ontology") / "cards" / "starter-names.txt").read_text(encoding="utf-8").split("\n")
    made = starter_turtle(shared_data / "oracle-cards.jsonl", [name for name in names if name])
    assert (files("lawmage.ontology") / "cards" / "starter.ttl").read_text(encoding="utf-8") == made


def test_the_cards_that_are_named_and_no_others(write: Write) -> None:
    turtle = starter_turtle(write(ELF, FOREST, HALVES), ["Forest", "wax // WANE"])
    store = CardStore(Graph.from_turtle([turtle.encode()]))
    assert list(store.names) == ["Forest", "Wane", "Wax", "Wax // Wane"]
    card_id = HALVES["oracle_id"]
    keywords = [fact[1:] for fact in store.facts(card_id) if fact[0] == "printed_ability"]
    assert keywords == [
        [f"{card_id}/1", 1, ["keywords", {"l": ["flash"]}]],
        [f"{card_id}/2", 1, ["keywords", {"l": ["haste"]}]],
    ]


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Forest", "Mox Test", "Ox"], "{path} does not have Mox Test, Ox."),
        (
            ["Elf of Tests"],
            "Starter cards hold no text, so every line must be understood; these are not:\n"
            "Elf of Tests: When ~ is tested, the {{G}} don't pass o'er.",
        ),
    ],
)
def test_refusals(names: list[str], message: str, write: Write) -> None:
    path = write(ELF, FOREST)
    with pytest.raises(ImportFailed) as refused:
        starter_turtle(path, names)
    assert refused.value.message == message.format(path=path)


@pytest.mark.parametrize("arguments", [[], ["one", "two"]])
def test_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert starter.main(arguments) == 2
    assert capsys.readouterr().err == "usage: python -m lawmage.bridge.cards.starter BULKFILE\n"


def test_a_file_that_cannot_be_used_changes_nothing(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    before = (files("lawmage.ontology") / "cards" / "starter.ttl").read_bytes()
    path = write(FOREST)
    assert starter.main([str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path} does not have Plains")
    assert (files("lawmage.ontology") / "cards" / "starter.ttl").read_bytes() == before
