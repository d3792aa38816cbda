"""Prolog with the rules, saved: it is what loading the rules anew would give, and never that of other rules."""

import json
import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from lawmage.bridge.engine import saved_rules
from lawmage.bridge.engine.prolog import _pyswip_core
from lawmage.bridge.engine.saved_rules import CACHE_VARIABLE, SavedRules

KB = Path(str(files("lawmage.kb")))

ANSWER = """
import json, sys
sys.path.insert(0, sys.argv[1])
from conftest import Cards, board, produces
from lawmage.bridge.engine import Engine
engine = Engine(Cards())
cards = ["forest", "pool", "pool"]
answer = engine.ask(board(*cards), set(cards), [produces()])
texts = engine.read_text(["{T}: Add {G}.", "Flying, hasten"])
print(json.dumps([engine.rules, answer, texts, engine.print_abilities([["keywords", {"l": ["flying"]}]])]))
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder in which nothing is saved yet."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache" / "rules"


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A copy of the rules, which a test may change."""
    shutil.copytree(KB, tmp_path / "kb")
    return tmp_path / "kb" / "load.pl"


def saved(rules: Path) -> SavedRules | None:
    """What a process would start from."""
    core = _pyswip_core()
    return saved_rules.saved_rules(rules, Path(core._path), core.SWI_HOME_DIR)


def sentence_of_a_rule(number: str, kept: SavedRules | None) -> str:
    """The sentence of the first clause under a number, as it was exported."""
    assert kept is not None
    rules = json.loads(kept.exported)["rules"]
    return next(str(rule["says"]) for rule in rules if rule["id"].split("/")[0] == number)


def answer_of_a_new_process(cache: str) -> Any:
    command = [sys.executable, "-c", ANSWER, str(Path(__file__).parent)]
    finished = subprocess.run(
        command, env={**os.environ, CACHE_VARIABLE: cache}, capture_output=True, text=True, check=True
    )
    assert finished.stderr == ""
    return json.loads(finished.stdout)


def test_a_process_answers_alike_with_saved_rules_and_without(tmp_path: Path) -> None:
    without = answer_of_a_new_process("off")
    saving, using = (answer_of_a_new_process(str(tmp_path)) for _ in range(2))
    assert len(list(tmp_path.glob("rules/*/rules.prc"))) == 1
    assert saving == without
    assert using == without


def test_rules_that_have_changed_are_saved_anew_and_the_old_ones_are_found_again(cache: Path, rules: Path) -> None:
    before = saved(rules)
    changed = rules.parent / "rules" / "105_colors.pl"
    text = changed.read_text(encoding="utf-8")
    changed.write_text(text.replace("of the five colors", "of the five hues"), encoding="utf-8")
    after = saved(rules)
    assert sentence_of_a_rule("105.1", before).endswith("of the five colors")
    assert sentence_of_a_rule("105.1", after).endswith("of the five hues")
    changed.write_text(text, encoding="utf-8")
    assert saved(rules) == before
    assert len(list(cache.iterdir())) == 2


def test_what_another_process_has_saved_meanwhile_stays(
    cache: Path, rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved_rules._save
    by_another: list[os.stat_result] = []

    def save_second(*arguments: Any) -> bool:
        monkeypatch.setattr(saved_rules, "_save", save)
        other = saved(rules)
        assert other is not None
        by_another.append(other.state.stat())
        return save(*arguments)

    monkeypatch.setattr(saved_rules, "_save", save_second)
    kept = saved(rules)
    assert kept is not None
    assert [kept.state.stat().st_ino] == [file.st_ino for file in by_another]
    assert len(list(cache.iterdir())) == 1


@pytest.mark.parametrize("addition", ["", "\n'105.1/more' :: color(Color) <= undefined_relation(Color)."])
def test_what_is_saved_while_a_file_changes_is_not_kept(
    addition: str, cache: Path, rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = rules.parent / "rules" / "105_colors.pl"
    text = changed.read_text(encoding="utf-8")
    save = saved_rules._save

    def save_what_has_just_changed(*arguments: Any) -> bool:
        changed.write_text(text.replace("of the five colors", "of the five hues") + addition, encoding="utf-8")
        return save(*arguments)

    with monkeypatch.context() as during:
        during.setattr(saved_rules, "_save", save_what_has_just_changed)
        assert saved(rules) is None
    assert list(cache.iterdir()) == []
    changed.write_text(text, encoding="utf-8")
    assert sentence_of_a_rule("105.1", saved(rules)).endswith("of the five colors")


@pytest.mark.usefixtures("cache")
def test_what_is_saved_and_then_damaged_is_not_used(rules: Path) -> None:
    whole = saved(rules)
    assert whole is not None
    whole.state.write_bytes(whole.state.read_bytes()[:-100])
    again = saved(rules)
    assert again is not None
    assert again.state.stat().st_size > 100
    assert again.exported == whole.exported
    (again.state.parent / "rules.json").write_text("{}", encoding="utf-8")
    assert saved(rules) == whole


def test_rules_that_do_not_load_are_not_saved_and_not_tried_again(
    cache: Path, rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (rules.parent / "rules" / "105_colors.pl").open("a", encoding="utf-8") as file:
        file.write("\n'105.1/more' :: color(Color) <= undefined_relation(Color) says \"{Color}\".\n")
    assert saved(rules) is None
    assert [file.name for file in cache.rglob("*") if file.is_file()] == ["failed"]
    monkeypatch.setattr(saved_rules, "_save", lambda *_: pytest.fail("it was tried again"))
    assert saved(rules) is None


@pytest.mark.parametrize("folder", ["off", "/dev/null/cache"])
def test_without_a_folder_nothing_is_saved(folder: str, rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, folder)
    assert saved(rules) is None


def test_a_state_for_another_prolog_is_not_kept(cache: Path, rules: Path, tmp_path: Path) -> None:
    other = tmp_path / "libswipl.so"
    other.write_bytes(b"another library")
    assert saved_rules.saved_rules(rules, other, None) is None
    assert [file.name for file in cache.rglob("*") if file.is_file()] == ["failed"]


def test_only_the_latest_are_kept(cache: Path, rules: Path) -> None:
    cache.mkdir(parents=True)
    for number in range(saved_rules._MOST_KEPT + 3):
        (cache / str(number)).mkdir()
        os.utime(cache / str(number), (number, number))
    kept = saved(rules)
    assert kept is not None
    names = {entry.name for entry in cache.iterdir()}
    assert len(names) == saved_rules._MOST_KEPT
    assert kept.state.parent.name in names
    assert "0" not in names
