"""The command ``lawmage``: what it prints, and its exit codes."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lawmage.bridge.cli import app
from lawmage.bridge.cli.failures import exit_code
from lawmage.bridge.errors import EngineError, ImportFailed, InvalidBoard, LawmageError, LimitExceeded, ProofRejected

Run = Callable[..., Result]

POLUKRANOS = "Polukranos, Unchained"
BOARD = {
    "players": [
        {"id": "you", "battlefield": ["Forest*4", "Swamp*4"], "graveyard": [POLUKRANOS, "6 other cards"]},
        {"id": "opponent"},
    ]
}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command with the starter cards, in an empty folder."""
    monkeypatch.setenv("LAWMAGE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()

    def run_with(*arguments: str, text: str | None = None) -> Result:
        return runner.invoke(app, list(arguments), input=text, catch_exceptions=False)

    return run_with


def test_mana(run: Run) -> None:
    result = run("mana", "Reflecting Pool", "--you", "Forest; Reflecting Pool", "--opponent", "Island")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. Reflecting Pool could produce {G}.\n")
    assert "[CR 106.7]" in result.stdout


def test_tap(run: Run) -> None:
    result = run("tap", "Forest", "--you", "Forest; Wild Growth (attached to: Forest)")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. Tapping Forest for mana adds {G}{G} for Player A.\n")
    assert "[CR 605.4a]" in result.stdout


def test_tapping_what_makes_no_mana_at_the_moment(run: Run) -> None:
    result = run("tap", "Cabal Coffers", "--you", "Cabal Coffers")
    assert result.exit_code == 0
    assert result.stdout.startswith("No. Tapping Cabal Coffers for mana adds no mana.\n")
    assert "that is no mana at all" in result.stdout


def test_mana_ability(run: Run) -> None:
    arguments = ["mana-ability", "Wild Growth", "--you", "Forest; Wild Growth (attached to: Forest)"]
    assert run(*arguments).stdout.startswith("Yes. Of the abilities of Wild Growth, mana abilities are: line 2.\n")
    assert run(*arguments, "--line", "1").stdout.startswith("No. Line 1 of Wild Growth is not a mana ability.\n")
    assert "line: the text of Wild Growth has no line 3." in run(*arguments, "--line", "3").output


def test_cast_from_a_file_of_json(run: Run, tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text(json.dumps(BOARD))
    result = run("cast", POLUKRANOS, "--board", "board.json")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. Player A may cast Polukranos, Unchained by escape.\n")


def test_cast_from_a_puzzle_in_the_opponents_turn(run: Run, tmp_path: Path) -> None:
    puzzle = f"[state]\nactiveplayer=ai\nactivephase=MAIN1\nhumanhand={POLUKRANOS}\nhumanbattlefield=Forest;Swamp\n"
    (tmp_path / "puzzle.pzl").write_text(puzzle)
    result = run("cast", POLUKRANOS, "--board", "puzzle.pzl", "--way", "hand")
    assert result.exit_code == 0
    assert result.stdout.startswith("No. Player A may not cast Polukranos, Unchained now.\n")
    assert "It is not Player A's turn" in result.stdout


def test_activate(run: Run) -> None:
    result = run("activate", "Llanowar Elves", "--you", "Llanowar Elves (sick)")
    assert result.exit_code == 0
    assert result.stdout.startswith("No. Player A may not activate “{T}: Add {G}.” of Llanowar Elves now.\n")
    assert "continuously since their most recent turn began" in result.stdout


def test_activate_while_paying(run: Run) -> None:
    result = run("activate", "Forest", "--you", "Forest; hand: Llanowar Elves", "--paying-for", "Llanowar Elves")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. Player A may activate the intrinsic forest ability of Forest.\n")


def test_pay(run: Run) -> None:
    result = run("pay", "{X}{G}", "--you", "Forest*3", "--x", "2")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. Player A can pay {X}{G}: {G} from Forest (1) to (3).\n")


def test_available(run: Run) -> None:
    result = run("available", "--you", "Forest*2; Bayou")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. Player A can have at most 3 mana now: up to 1 {B} and 3 {G}")


def test_the_board_may_come_from_standard_input(run: Run) -> None:
    result = run("mana", "Forest (1)", "--board", "-", text=json.dumps(BOARD))
    assert result.exit_code == 0
    assert "could produce {G}" in result.stdout


def test_characteristics(run: Run) -> None:
    result = run("characteristics", "Grizzly Bears", "--you", "Grizzly Bears (+1/+1*2)")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. Grizzly Bears: Creature \u2014 Bear, green, 4/4, no abilities.\n")
    assert "1. The +1/+1 counters on Grizzly Bears in layer 7c: power is now 4; toughness is now 4." in result.stdout


def test_query(run: Run) -> None:
    result = run("query", "could_produce(Permanent, Type)", "--you", "Forest; Island")
    assert result.exit_code == 0
    assert result.stdout.startswith("Yes. The query has 2 solutions.\n")


def test_ask_save_check(run: Run, tmp_path: Path) -> None:
    question = {"kind": "may_cast", "board": BOARD, "card": POLUKRANOS}
    (tmp_path / "question.json").write_text(json.dumps(question))
    answered = run("ask", "question.json", "--json")
    assert answered.exit_code == 0
    (tmp_path / "answer.json").write_text(answered.stdout)
    checked = run("check", "answer.json")
    assert checked.exit_code == 0
    assert checked.stdout.startswith("The answer holds: yes. Player A may cast Polukranos, Unchained by escape.")

    changed = json.loads(answered.stdout)
    changed["verdict"] = "no"
    refused = run("check", "-", text=json.dumps(changed))
    assert refused.exit_code == 1
    assert "The proof does not hold" in refused.stderr
    assert refused.stdout == ""


def test_a_terminal_gets_colors_and_whole_lines(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    for name, value in {"FORCE_COLOR": "1", "COLUMNS": "60", "TERM": "xterm"}.items():
        monkeypatch.setenv(name, value)
    result = run("mana", "Reflecting Pool", "--you", "Forest; Reflecting Pool")
    assert "\x1b[" in result.stdout
    words = " ".join(re.sub(r"\x1b\[[0-9;]*m|[\u2500-\u257f]", "", result.stdout).split())
    assert words.startswith("Yes. Reflecting Pool could produce {G}.")
    assert "one mana of any type that a land you control could produce" in words
    assert "By the Comprehensive Rules in force from" in words


def test_a_brief_and_a_full_proof(run: Run) -> None:
    brief = run("mana", "Forest", "--you", "Forest")
    full = run("mana", "Forest", "--you", "Forest", "--full")
    assert len(full.stdout.splitlines()) > len(brief.stdout.splitlines())
    assert "[board]" in full.stdout


@pytest.mark.parametrize("what", ["board", "question", "answer"])
def test_schemas(what: str, run: Run) -> None:
    result = run("schema", what)
    assert result.exit_code == 0
    assert "$defs" in json.loads(result.stdout)


def test_rules_show(run: Run) -> None:
    result = run("rules", "show", "106.7")
    assert result.exit_code == 0
    assert result.stdout.startswith("CR 106.7 (rules in force from 2026-08-07)")
    assert "kb/rules/106_mana.pl:" in result.stdout


def test_a_rule_of_which_nothing_is_encoded(run: Run) -> None:
    result = run("rules", "show", "100.1")
    assert result.exit_code == 0
    assert "No clause of this rule is encoded yet." in result.stdout


BAD_INPUT = [
    ("no board", ["mana", "Forest"], "There is no board: give --board FILE"),
    ("two boards", ["mana", "Forest", "--you", "Forest", "--board", "x.json"], "Give the board either as"),
    ("no such file", ["mana", "Forest", "--board", "absent.json"], "absent.json cannot be read"),
    ("an unknown card", ["mana", "Forrest", "--you", "Forrest"], 'Did you mean "Forest"'),
    ("an object that is not there", ["mana", "Island", "--you", "Forest"], 'The board has no object "Island"'),
    ("a detail that nobody knows", ["mana", "Forest", "--you", "Forest (taped)"], '"taped" is not a detail'),
    ("no such turn", ["mana", "Forest", "--you", "Forest", "--turn", "bob"], 'no player with the id "bob"'),
    ("an unknown relation", ["query", "may_win(Player)", "--you", "Forest"], "No relation may_win/1 can be asked for"),
    ("a query that cannot be read", ["query", "p(", "--you", "Forest"], "The query cannot be read at its end"),
    ("an unknown rule", ["rules", "show", "999.9"], "lawmage has no rule 999.9."),
    ("no such question", ["ask", "absent.json"], "absent.json cannot be read"),
    ("a puzzle that says more", ["cast", "X", "--board", "bad.pzl"], "humanprecast: is not supported"),
    ("a board that is no JSON", ["cast", "X", "--board", "bad.json"], "The board is not JSON: "),
    ("a board of ten megabytes", ["cast", "X", "--board", "huge.json"], "The board is 10,000,000 bytes long"),
    ("an answer that is none", ["check", "bad.json"], "The answer is not JSON"),
    ("a bulk file that is none", ["cards", "import", "bad.json"], "bad.json"),
]


@pytest.mark.parametrize(("arguments", "message"), [row[1:] for row in BAD_INPUT], ids=[row[0] for row in BAD_INPUT])
def test_bad_input_is_told_with_exit_code_2(arguments: list[str], message: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{'players'")
    (tmp_path / "bad.pzl").write_text("[state]\nhumanprecast=Shock\n")
    (tmp_path / "huge.json").write_bytes(b" " * 10_000_000)
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr.replace("\n", " ")
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [["mana"], ["cast", "X", "--way", "cascade"], ["cast", "X", "--x", "-1"], ["pay"], ["activate"], ["fly"]],
)
def test_wrong_usage_has_exit_code_2(arguments: list[str], run: Run) -> None:
    assert run(*arguments).exit_code == 2


CODES: list[tuple[LawmageError, int]] = [
    (ProofRejected("1", "no"), 1),
    (InvalidBoard("no"), 2),
    (ImportFailed("no"), 2),
    (LimitExceeded("no", limit="seconds", value=1), 2),
    (EngineError("no"), 3),
    (LawmageError("no"), 3),
]


@pytest.mark.parametrize(("error", "code"), CODES, ids=[type(error).__name__ for error, _ in CODES])
def test_exit_codes(error: LawmageError, code: int) -> None:
    assert exit_code(error) == code


def test_an_unexpected_error_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("something [odd]")

    monkeypatch.setattr("lawmage.bridge.cli.asking.Lawmage", fail)
    result = run("mana", "Forest", "--you", "Forest")
    assert result.exit_code == 3
    assert "RuntimeError: something [odd]" in result.stderr
    assert "Traceback" not in result.stderr
