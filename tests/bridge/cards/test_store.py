"""Looking up cards by name and id: in the starter cards, in an import, and in all cards."""

import itertools
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from rdflib import Graph
from support.entries import ELF, FOREST, HALVES

from lawmage.bridge.cards import Card, CardFace, CardStore
from lawmage.bridge.cards.grammar import Grammar
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.cards.records import name_key
from lawmage.bridge.errors import InputError, UnknownCard
from lawmage.bridge.ontology.validation import validate

TOKEN = {**ELF, "name": "Wax", "layout": "token", "oracle_id": "33333333-2222-3333-4444-555555555555"}
WANE = {**ELF, "name": "Wane", "oracle_id": "44444444-2222-3333-4444-555555555555"}


@pytest.fixture(scope="module")
def starter() -> CardStore:
    return CardStore.starter()


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> CardStore:
    folder = tmp_path_factory.mktemp("few")
    path = folder / "cards.jsonl"
    path.write_text("".join(json.dumps(entry) + "\n" for entry in (TOKEN, FOREST, HALVES, WANE)))
    library = CardLibrary(folder / "library")
    import_cards(path, library, processes=1)
    return CardStore.imported(library)


@pytest.mark.parametrize("name", ["Llanowar Elves", "llanowar elves", "LLANOWAR  ELVES "])
def test_names_without_regard_to_case_and_blanks(starter: CardStore, name: str) -> None:
    assert starter.find(name).name == "Llanowar Elves"


@pytest.mark.parametrize(
    ("name", "card", "layout"),
    [
        pytest.param("Wax // Wane", "Wax // Wane", "split", id="a card"),
        pytest.param("wax//wane", "Wax // Wane", "split", id="a card, written otherwise"),
        pytest.param("Wax", "Wax // Wane", "split", id="a face goes before a token"),
        pytest.param("Wane", "Wane", "normal", id="a card goes before a face"),
    ],
)
def test_names_of_faces_and_tokens(few: CardStore, name: str, card: str, layout: str) -> None:
    found = few.find(name)
    assert (found.name, found.layout) == (card, layout)


def test_a_card_with_its_faces(few: CardStore) -> None:
    card_id = HALVES["oracle_id"]
    faces = (CardFace(f"{card_id}/1", 1, "Wax"), CardFace(f"{card_id}/2", 2, "Wane"))
    assert few.card(card_id) == few.find("Wax") == Card(card_id, "Wax // Wane", "split", faces)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "Polukranos, Unchaned",
            'There is no card named "Polukranos, Unchaned" among the starter cards. '
            'Did you mean "Polukranos, Unchained"? `lawmage cards fetch` gets all cards.',
        ),
        ("xyzzy", 'There is no card named "xyzzy" among the starter cards. `lawmage cards fetch` gets all cards.'),
        ("", 'There is no card named "" among the starter cards. `lawmage cards fetch` gets all cards.'),
    ],
)
def test_unknown_names(starter: CardStore, name: str, message: str) -> None:
    with pytest.raises(UnknownCard) as refused:
        starter.find(name)
    assert refused.value.message == message


@pytest.mark.parametrize(
    ("name", "suggested"),
    [
        ("Llanowar Elfs", ["Llanowar Elves"]),
        ("uro", ["Uro, Titan of Nature's Wrath"]),
        ("Tundr", ["Tundra"]),
        ("Snow-Covered", ["Snow-Covered Forest"]),
        ("qqqq", []),
        (" ", []),
    ],
)
def test_suggestions(starter: CardStore, name: str, suggested: list[str]) -> None:
    assert starter.suggestions(name) == suggested


def test_unknown_ids(starter: CardStore) -> None:
    for look_up in (starter.card, starter.facts):
        with pytest.raises(UnknownCard):
            look_up("no-such-id")


def test_a_folder_without_cards(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        CardStore.open(tmp_path / "nothing")
    assert refused.value.message.startswith(f"There are no cards that can be read in {tmp_path / 'nothing'}: ")


# ------------------------------------------------------------ the starter cards


def starter_names() -> list[str]:
    names = (files("lawmage.ontology") / "cards" / "starter-names.txt").read_text(encoding="utf-8")
    return [name for name in names.split("\n") if name]


def test_the_starter_cards_are_those_that_are_named(starter: CardStore) -> None:
    assert sorted(starter.find(name).name for name in starter_names()) == sorted(starter_names())
    assert len(starter) == len(starter_names())


@pytest.mark.parametrize("name", starter_names())
def test_every_line_of_a_starter_card_is_understood_and_printed(
    starter: CardStore, grammar: Grammar, name: str
) -> None:
    card = starter.find(name)
    assert not [fact for fact in starter.facts(card.id) if fact[0] == "unparsed_text"]
    printed = starter.card_text(card.id, grammar)
    assert list(printed) == [face.name for face in card.faces]
    assert all(line for lines in printed.values() for line in lines)


def test_the_starter_cards_satisfy_the_shapes() -> None:
    source = (files("lawmage.ontology") / "cards" / "starter.ttl").read_bytes()
    assert validate(Graph().parse(data=source, format="turtle")) == []


def test_no_text_of_a_card_is_shipped(all_entries: list[dict[str, Any]]) -> None:
    source = (files("lawmage.ontology") / "cards" / "starter.ttl").read_text(encoding="utf-8")
    names = {name_key(name) for name in starter_names()}
    texts = [entry.get("oracle_text") or "" for entry in all_entries if name_key(entry["name"]) in names]
    lines = {line for text in texts for line in text.split("\n") if len(line) > 20}
    assert lines
    assert [line for line in lines if line in source] == []


def test_printed_text_is_the_cards_text(
    starter: CardStore, grammar: Grammar, all_entries: list[dict[str, Any]]
) -> None:
    entry = next(entry for entry in all_entries if entry["name"] == "Grafdigger's Cage")
    card = starter.find("Grafdigger's Cage")
    assert starter.card_text(card.id, grammar) == {card.name: entry["oracle_text"].split("\n")}


def test_text_that_was_not_understood_is_given_as_it_was(
    tmp_path: Path, grammar: Grammar, write: Callable[..., Path]
) -> None:
    library = CardLibrary(tmp_path / "library")
    import_cards(write(ELF), library, processes=1)
    text = CardStore.imported(library).card_text(ELF["oracle_id"], grammar)
    assert text == {"Elf of Tests": ELF["oracle_text"].split("\n")}


# ------------------------------------------------------------ all cards


def test_all_cards_have_facts(all_cards: CardStore) -> None:
    names = all_cards.names[::16]
    for name in names:
        card = all_cards.find(name)
        facts = all_cards.facts(card.id)
        assert [fact for fact in facts if fact[0] == "card_name"] == [["card_name", card.id, {"s": card.name}]]
        assert sum(fact[0] == "card_face" for fact in facts) == len(card.faces)


def test_a_sample_of_all_cards_satisfies_the_shapes(all_cards: CardStore) -> None:
    graph = Graph()
    for name in all_cards.names[::500]:
        graph.parse(data=all_cards.turtle(all_cards.find(name).id), format="turtle")
    assert validate(graph) == []


def test_names_differ_by_more_than_is_disregarded(all_cards: CardStore) -> None:
    keys = sorted((name_key(name), name) for name in all_cards.names)
    alike = [(one[1], other[1]) for one, other in itertools.pairwise(keys) if one[0] == other[0]]
    assert alike == []


def test_all_cards_are_ready_at_once(all_cards_import: CardLibrary) -> None:
    """A generous bound: the benchmark measures, this notices when an index is lost."""
    started = time.monotonic()
    store = CardStore.imported(all_cards_import)
    assert store.facts(store.find("Llanowar Elves").id)
    assert time.monotonic() - started < 5


def test_threads_may_share_a_store(all_cards: CardStore) -> None:
    names = all_cards.names[::80]
    expected = [all_cards.facts(all_cards.find(name).id) for name in names]
    fresh = CardStore(all_cards.graph)
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda name: fresh.facts(fresh.find(name).id), names))
    assert found == expected
