"""The commands about cards: what they print, with bulk files and with a server on this machine."""

import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lawmage.bridge.cli import app

Run = Callable[..., Result]

FOREST_ID = "b34bb2dc-c1af-4d77-b0b3-a0fb342a5fc6"
CARDS = [
    {
        "name": "Odd Forest",
        "oracle_id": FOREST_ID,
        "layout": "normal",
        "type_line": "Basic Land \u2014 Forest",
        "oracle_text": "({T}: Add {G}.)",
    },
    {
        "name": "Odd Elf",
        "layout": "normal",
        "mana_cost": "{1}{G}",
        "type_line": "Creature \u2014 Elf Druid",
        "power": "1",
        "toughness": "1+*",
        "oracle_text": "{T}: Add {G}.\nWhenever Odd Elf feels odd, behave oddly.",
    },
    {"name": "Odd Sign", "layout": "normal", "mana_cost": "{Q}", "type_line": "Instant", "oracle_text": "Draw a card."},
]
RULINGS = [{"object": "ruling", "oracle_id": FOREST_ID, "published_at": "2020-01-24", "comment": "It is a Forest."}]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in an empty folder, with a data folder of its own."""
    monkeypatch.setenv("LAWMAGE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()

    def run_with(*arguments: str) -> Result:
        return runner.invoke(app, ["cards", *arguments], catch_exceptions=False)

    return run_with


class Silent(SimpleHTTPRequestHandler):
    """Gives the files of a folder and writes no log."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server that has the bulk files, as Scryfall's API announces and gives them."""
    folder = tmp_path / "server"
    (folder / "bulk-data").mkdir(parents=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=folder)) as running:
        address = f"http://127.0.0.1:{running.server_address[1]}"
        for kind, entries in (("oracle-cards", CARDS), ("rulings", RULINGS)):
            content = json.dumps(entries).encode()
            (folder / f"{kind}-20260807.json").write_bytes(content)
            announced = {"download_uri": f"{address}/{kind}-20260807.json", "size": len(content)}
            (folder / "bulk-data" / kind).write_text(json.dumps(announced))
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield address
        running.shutdown()
        thread.join()


def write(path: Path, entries: list[dict[str, str]]) -> str:
    path.write_text("".join(json.dumps(entry) + "\n" for entry in entries), encoding="utf-8")
    return str(path)


def test_fetch_then_import_both(run: Run, tmp_path: Path, server: str) -> None:
    fetched = run("fetch", "--api", server)
    downloads = tmp_path / "data" / "downloads"
    paths = [downloads / "oracle-cards-20260807.json", downloads / "rulings-20260807.json"]
    assert fetched.exit_code == 0
    assert fetched.stdout.splitlines() == [
        f"{path} ({path.stat().st_size:,} bytes). Import it: lawmage cards import {path}" for path in paths
    ]
    for path, first in zip(paths, ("2 cards with 2 faces from", "1 ruling on 1 card from"), strict=True):
        imported = run("import", str(path))
        assert imported.exit_code == 0
        assert imported.stdout.startswith(first)


def test_fetch_with_import(run: Run, tmp_path: Path, server: str) -> None:
    result = run("fetch", "--api", server, "--to", "here", "--import")
    assert result.exit_code == 0
    assert "2 cards with 2 faces from oracle-cards-20260807.json" in result.stdout
    assert "1 ruling on 1 card from rulings-20260807.json." in result.stdout
    assert sorted(path.name for path in (tmp_path / "here").iterdir()) == [
        "oracle-cards-20260807.json",
        "rulings-20260807.json",
    ]


def test_fetch_from_nowhere(run: Run) -> None:
    result = run("fetch", "--api", "http://127.0.0.1:9")
    assert result.exit_code == 2
    assert "http://127.0.0.1:9/bulk-data/oracle-cards cannot be reached" in result.stderr
    assert result.stdout == ""


def test_fetch_wants_https(run: Run) -> None:
    result = run("fetch", "--api", "http://example.org")
    assert result.exit_code == 2
    assert "is not an HTTPS address." in result.stderr


def test_import_says_what_it_did(run: Run, tmp_path: Path) -> None:
    result = run("import", write(tmp_path / "cards.jsonl", CARDS))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("2 cards with 2 faces from cards.jsonl in ")
    assert lines[1:] == [
        "50.0 % of 2 lines of text understood.",
        "Not imported: 1.",
        "  unknown mana symbol: 1 (Odd Sign ({Q}))",
    ]


def test_import_of_an_errata_says_which_cards_changed(run: Run, tmp_path: Path) -> None:
    run("import", write(tmp_path / "old.jsonl", CARDS))
    changed = [CARDS[0], CARDS[1] | {"oracle_text": "{T}: Add {G}{G}."}, CARDS[2] | {"mana_cost": "{U}"}]
    result = run("import", write(tmp_path / "new.jsonl", changed))
    assert result.stdout.splitlines()[-3:] == [
        "Since the last import: 1 new, 0 gone, 1 changed in meaning.",
        "  new: 1 (Odd Sign)",
        "  changed: 1 (Odd Elf)",
    ]


def test_show(run: Run, tmp_path: Path) -> None:
    run("import", write(tmp_path / "cards.jsonl", CARDS))
    run("import", write(tmp_path / "rulings.jsonl", RULINGS))
    assert run("show", "odd elf").stdout.splitlines() == [
        "Odd Elf {1}{G}",
        "  creature \u2014 druid elf",
        "  1/1+*",
        "  {T}: Add {G}.",
        "  not understood: Whenever Odd Elf feels odd, behave oddly.",
    ]
    assert run("show", "Odd Forest").stdout.splitlines() == [
        "Odd Forest",
        "  basic land \u2014 forest",
        "",
        "Rulings:",
        "  2020-01-24  It is a Forest.",
    ]


def test_show_all_faces(run: Run, tmp_path: Path) -> None:
    faces = [
        {"name": "Odd", "mana_cost": "{R}", "type_line": "Sorcery", "oracle_text": "Draw a card."},
        {"name": "Even", "type_line": "Planeswalker \u2014 Even", "loyalty": "3", "color_indicator": ["U"]},
    ]
    (tmp_path / "cards.json").write_text(json.dumps([{"name": "Odd // Even", "layout": "split", "card_faces": faces}]))
    run("import", "cards.json")
    assert run("show", "Even").stdout.splitlines() == [
        "Odd // Even (split)",
        "Odd {R}",
        "  sorcery",
        "  Draw a card.",
        "Even",
        "  planeswalker \u2014 even",
        "  color indicator: blue",
        "  loyalty 3",
    ]


def test_cards_and_rulings_in_a_folder_of_their_own(run: Run, tmp_path: Path) -> None:
    run("import", write(tmp_path / "cards.jsonl", CARDS), "--cards", "mine")
    run("import", write(tmp_path / "rulings.jsonl", RULINGS), "--cards", "mine")
    assert "It is a Forest." in run("show", "Odd Forest", "--cards", "mine").stdout
    assert 'no card named "Odd Forest"' in run("show", "Odd Forest").stderr


def test_coverage(run: Run, tmp_path: Path) -> None:
    lines = run("coverage", write(tmp_path / "cards.jsonl", CARDS), "--stops", "1").stdout.splitlines()
    assert lines[1].split() == ["all", "2", "1", "50.00", "1", "0"]
    assert lines[-4:-2] == ["understood until here (>>>):", "      1  Whenever ~ >>> feels odd,"]


def test_audit(run: Run, tmp_path: Path) -> None:
    run("import", write(tmp_path / "cards.jsonl", CARDS))
    types = {"name": "Odd Forest", "xmage": ["G"], "forge": ["G"], "agree": True, "votes": 2}
    ability = {"kind": "activated", "api": "Mana", "cost": "T", "produced": "G", "resolved": True, "face": "Odd Elf"}
    (tmp_path / "types.jsonl").write_text(json.dumps(types))
    (tmp_path / "abilities.jsonl").write_text(json.dumps({"name": "Odd Elf", "abilities": [ability]}))
    for check in ([], ["--no-check"]):
        assert run("audit", "types.jsonl", "abilities.jsonl", *check).stdout.splitlines() == [
            "could_produce: 1 of 1 cards are equal (100.00 %), 0 differ, 0 are unknown.",
            "cost and amount: 1 of 1 activated abilities are equal (100.00 %), 0 differ, 0 are not read.",
            "Of the equal ones, 0 have an amount that varies, of which the source gives no number.",
            "Of 0 the source does not resolve the colors; 0 of these are equal.",
            "Left out, as they are not activated or are parts of others: 0.",
        ]


def test_the_lines_that_are_not_read(run: Run, tmp_path: Path) -> None:
    odd = {**CARDS[1], "oracle_text": "{T}: Add {G}.\n{T}: Add one mana of either of the circled colors."}
    run("import", write(tmp_path / "cards.jsonl", [odd]))
    assert run("audit", "--lines").stdout.splitlines() == [
        "abilities that add mana: 2 distinct lines; 1 read, 0 read for types only, "
        "0 left open by what no board tells, 1 not read",
        "spells and static abilities: 0 distinct lines; 0 read, 0 read for types only, "
        "0 left open by what no board tells, 0 not read",
        "  the amount is not read: {T}: Add one mana of either of the circled colors.",
    ]


def test_an_audit_of_nothing(run: Run) -> None:
    result = run("audit")
    assert result.exit_code == 2
    assert "There is nothing to audit: give a file, or --lines." in result.stderr


@pytest.mark.parametrize(
    ("content", "message"),
    [(None, "cannot be read"), ("{}", "Line 1 of "), ('{"abilities": 1}', "says nothing about the mana of a card.")],
)
def test_an_audit_of_no_such_file(content: str | None, message: str, run: Run, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "mana.jsonl").write_text(content)
    result = run("audit", "mana.jsonl")
    assert result.exit_code == 2
    assert message in result.stderr.replace("\n", " ")


@pytest.mark.parametrize("command", ["import", "coverage"])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "cards.jsonl cannot be read: No such file or directory."),
        ("", "cards.jsonl is empty."),
        ("cards", "cards.jsonl is no file of cards: it is neither a JSON array nor JSON Lines."),
        ('{"name": "A"}', "No card of "),
    ],
)
def test_a_file_that_is_none(command: str, content: str | None, message: str, run: Run, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "cards.jsonl").write_text(content)
    result = run(command, "cards.jsonl")
    assert result.exit_code == 2
    assert message in result.stderr.replace("\n", " ")
