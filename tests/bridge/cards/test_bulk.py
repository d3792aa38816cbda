"""Bulk files in all their forms, whole, cut off and damaged."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lawmage.bridge.cards.bulk import BulkFile, Defect
from lawmage.bridge.errors import ImportFailed

CARDS: list[dict[str, Any]] = [{"name": f"Card {number} \u2013 \u0112", "n": number} for number in range(500)]


def array(cards: list[Any]) -> str:
    return json.dumps(cards)


def array_of_lines(cards: list[Any]) -> str:
    return "[\n" + ",\n".join(json.dumps(card) for card in cards) + "\n]\n"


def json_lines(cards: list[Any]) -> str:
    return "".join(json.dumps(card, ensure_ascii=False) + "\n" for card in cards)


def atomic_cards(cards: list[Any]) -> str:
    data = {card["name"]: [card] for card in cards}
    return json.dumps({"meta": {"date": "2026-08-07"}, "data": data}, indent=1)


def contents(path: Path) -> list[Any]:
    with BulkFile(path) as bulk:
        found = list(bulk)
        assert bulk.position() <= bulk.size
    return found


@pytest.mark.parametrize("packed", [False, True], ids=["plain", "gzip"])
@pytest.mark.parametrize("form", [array, array_of_lines, json_lines])
def test_forms(form: Callable[[list[Any]], str], packed: bool, tmp_path: Path) -> None:
    text = form(CARDS).encode()
    path = tmp_path / "cards"
    path.write_bytes(gzip.compress(text) if packed else text)
    assert contents(path) == CARDS


def test_atomic_cards_come_as_lists_of_faces(tmp_path: Path) -> None:
    path = tmp_path / "AtomicCards.json"
    path.write_text(atomic_cards(CARDS), encoding="utf-8")
    assert contents(path) == [[card] for card in CARDS]


def test_two_gzip_files_one_behind_the_other(tmp_path: Path) -> None:
    path = tmp_path / "cards.gz"
    path.write_bytes(b"".join(gzip.compress(json_lines(part).encode()) for part in (CARDS[:200], CARDS[200:])))
    assert contents(path) == CARDS


@pytest.mark.parametrize("size", range(1, 60))
def test_reading_may_stop_at_any_character(size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [{"s": 'a\u2014\n"', "n": [-1, 1.5e-7, 2e3, 12], "t": True, "f": False, "o": None, "e": {}}, {"n": 1}]
    path = tmp_path / "cards.json"
    path.write_text(
        '[{"s": "a\\u2014\\n\\"", "n": [-1, 1.5e-7, 2e3, 12], "t": true, "f": false, "o": null, "e": {}}, {"n": 1}]'
    )
    monkeypatch.setattr("lawmage.bridge.cards.bulk._CHUNK", size)
    assert contents(path) == cards


def test_a_card_that_is_longer_than_what_is_read_at_once(tmp_path: Path) -> None:
    cards = [{"name": "short"}, {"name": "long", "text": "Draw a card. " * 400_000}, {"name": "last"}]
    path = tmp_path / "cards.json"
    path.write_text(array(cards))
    assert contents(path) == cards


@pytest.mark.parametrize(
    ("form", "cut", "where"),
    [
        (json_lines, 20, "line 500, at the end of the file"),
        (array_of_lines, 20, "line 501, at the end of the file"),
        (array_of_lines, 3, "behind line 501, at the end of the file"),
        (array, 20, "line 1, at the end of the file"),
        (atomic_cards, 20, "line 3000, at the end of the file"),
        (atomic_cards, 3, "behind line 3006, at the end of the file"),
    ],
)
def test_a_file_that_is_cut_off(form: Callable[[list[Any]], str], cut: int, where: str, tmp_path: Path) -> None:
    path = tmp_path / "cards"
    path.write_bytes(form(CARDS).encode()[:-cut])
    found = contents(path)
    assert found[-1] == Defect("truncated file", where)
    assert len(found) >= len(CARDS)
    assert not any(isinstance(card, Defect) for card in found[:-1])


def test_a_packed_file_that_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "cards.gz"
    path.write_bytes(gzip.compress(json_lines(CARDS).encode())[:-500])
    found = contents(path)
    assert isinstance(found[-1], Defect)
    assert found[-1].reason == "truncated file"
    assert re.fullmatch(r"behind line \d+: the packed data ends too early", found[-1].where)
    assert found[:100] == CARDS[:100]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            '{"a": 1}\n{"a": }\n{"a": 2}\n',
            [{"a": 1}, Defect("malformed JSON", "line 2"), {"a": 2}],
        ),
        (
            '{"a": 1}\n{"a": "\n{"a": 2}\n',
            [{"a": 1}, Defect("malformed JSON", "line 2"), {"a": 2}],
        ),
        (
            '{"a": 1}\n' + "[" * 100_000 + '\n{"a": 2}\n',
            [{"a": 1}, Defect("malformed JSON", "line 2"), {"a": 2}],
        ),
        (
            '[\n{"a": 1},\nnonsense,\n{"a": 2}\n]',
            [{"a": 1}, Defect("malformed JSON", "line 3"), {"a": 2}],
        ),
        ('{"a": 1}\n7\n', [{"a": 1}, 7]),
    ],
    ids=["half a member", "an open string", "nested too deeply", "in an array", "no object"],
)
def test_what_is_no_card_does_not_stop_the_reading(text: str, expected: list[Any], tmp_path: Path) -> None:
    path = tmp_path / "cards"
    path.write_text(text)
    assert contents(path) == expected


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "cards"
    path.write_bytes(b'{"a": 1}\n' * 200_000 + b'{"a": "\xff\xfe"}\n')
    found = contents(path)
    assert isinstance(found[-1], Defect)
    assert found[-1].reason == "malformed JSON"
    assert found[-1].where.endswith("this is not UTF-8 text")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "The file {path} is empty."),
        (b" \n\n", "The file {path} is empty."),
        (b"Forest\nIsland\n", "The file {path} is no file of cards: it is neither a JSON array nor JSON Lines."),
        (b"\xff\xfe{", "The file {path} is no file of cards: it is neither a JSON array nor JSON Lines."),
        (b"\x1f\x8bnothing", "The file {path} is no file of cards: it is neither a JSON array nor JSON Lines."),
    ],
    ids=["empty", "blank", "a list of names", "not UTF-8", "damaged gzip"],
)
def test_what_is_no_file_of_cards(content: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "cards"
    path.write_bytes(content)
    with pytest.raises(ImportFailed) as refused:
        contents(path)
    assert refused.value.message == message.format(path=path)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(ImportFailed) as refused:
        BulkFile(tmp_path / "absent.json")
    assert refused.value.message == f"The file {tmp_path / 'absent.json'} cannot be read: No such file or directory."
