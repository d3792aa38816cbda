"""Rulings are imported and found by card."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from rdflib import Graph

from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.cards.rulings import Ruling, RulingReport, RulingStore, holds_rulings, import_rulings
from lawmage.bridge.errors import ImportFailed
from lawmage.bridge.ontology.validation import validate

Write = Callable[..., Path]
ID = "11111111-2222-3333-4444-555555555555"


def entry(text: str, day: str = "2020-01-24", **fields: Any) -> dict[str, Any]:
    return {"object": "ruling", "oracle_id": ID, "source": "wotc", "published_at": day, "comment": text, **fields}


@pytest.fixture
def library(tmp_path: Path) -> CardLibrary:
    return CardLibrary(tmp_path / "rulings")


def found(library: CardLibrary) -> list[Ruling]:
    store = RulingStore.imported(library)
    assert store is not None
    return store.rulings(ID)


def test_rulings_by_date_and_number(library: CardLibrary, write: Write) -> None:
    other = entry("Of another card.", oracle_id=ID.replace("1", "2"))
    path = write(entry("Second."), entry("Third."), other, entry("First.", "2019-06-01"))
    assert import_rulings(path, library) == RulingReport("cards.jsonl", 4, 2, {})
    base = f"https://w3id.org/lawmage/ruling/{ID}"
    assert found(library) == [
        Ruling(f"{base}/2019-06-01/1", ID, date(2019, 6, 1), 1, "First."),
        Ruling(f"{base}/2020-01-24/1", ID, date(2020, 1, 24), 1, "Second."),
        Ruling(f"{base}/2020-01-24/2", ID, date(2020, 1, 24), 2, "Third."),
    ]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (entry(""), "no text"),
        (entry("x" * 10_001), "oversized text"),
        (entry("A.", oracle_id=None), "no Oracle id or no date"),
        (entry("A.", oracle_id="7"), "no Oracle id or no date"),
        (entry("A.", "in May"), "no Oracle id or no date"),
        (entry("A.", published_at=None), "no Oracle id or no date"),
        (7, "no ruling"),
    ],
)
def test_rejections_are_counted_and_the_rest_imported(
    value: Any, reason: str, library: CardLibrary, write: Write
) -> None:
    report = import_rulings(write(entry("Good."), value), library)
    assert report.rejected == {reason: ["entry 2"]}
    assert report.text() == f"1 ruling on 1 card from cards.jsonl.\nNot imported, {reason}: 1 (entry 2)."
    assert [ruling.text for ruling in found(library)] == ["Good."]


def test_what_is_said_twice_is_kept_once(library: CardLibrary, write: Write) -> None:
    path = write(entry("It\u2019s \u201cOne\u201d."), entry('It\'s "One".'), entry('It\'s "One".', "2021-01-01"))
    report = import_rulings(path, library)
    assert [(ruling.published.year, ruling.number) for ruling in found(library)] == [(2020, 1), (2021, 1)]
    assert report.text() == "2 rulings on 1 card from cards.jsonl.\nLeft out as repetitions: 1."


@pytest.mark.parametrize(
    ("first", "rulings"),
    [(entry("One."), True), (entry("One.", name="A"), True), ({"name": "A", "layout": "normal"}, False)],
)
def test_a_file_of_rulings_is_known_by_its_first_entry(first: object, rulings: bool, write: Write) -> None:
    assert holds_rulings(write(first)) is rulings


def test_a_file_that_is_cut_off(library: CardLibrary, write: Write) -> None:
    path = write(entry("Good."), entry("Cut off."))
    path.write_bytes(path.read_bytes()[:-9])
    assert import_rulings(path, library).rejected == {"truncated file": ["line 2, at the end of the file"]}


def test_a_file_without_rulings_leaves_the_old_ones(library: CardLibrary, write: Write) -> None:
    import_rulings(write(entry("Old.")), library)
    path = write({"object": "card"})
    with pytest.raises(ImportFailed, match=f"No ruling of {path} could be imported."):
        import_rulings(path, library)
    assert [ruling.text for ruling in found(library)] == ["Old."]


def test_nothing_imported(library: CardLibrary) -> None:
    assert RulingStore.imported(library) is None


def test_rulings_satisfy_their_shape(library: CardLibrary, write: Write) -> None:
    import_rulings(write(entry("One."), entry("Two.")), library)
    store = RulingStore.imported(library)
    assert store is not None
    assert validate(Graph().parse(data=store.turtle(ID), format="turtle")) == []


def test_all_rulings_of_the_data(shared_data: Path, library: CardLibrary) -> None:
    path = shared_data / "rulings.jsonl"
    report = import_rulings(path, library)
    with path.open(encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines]
    assert report.rulings + report.repeated + sum(map(len, report.rejected.values())) == len(entries)
    assert {reason: len(places) for reason, places in report.rejected.items()} == {
        "no Oracle id or no date": 30,  # cards outside the game's rules, some of several versions
        "no text": 1,
    }
    store = RulingStore.imported(library)
    assert store is not None
    some = entries[1_000]["oracle_id"]
    expected = {item["comment"] for item in entries if item["oracle_id"] == some}
    assert {ruling.text for ruling in store.rulings(some)} == expected
