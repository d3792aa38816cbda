"""Every case of every table in this folder is asked, its proofs are checked, and the answer is compared."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from support.rule_comparison import comparison
from support.rule_tables import (
    DATA,
    TABLES,
    Case,
    InvalidTable,
    all_cases,
    cases_of,
    complete_tables,
    left_out,
    rules_cited,
)

from lawmage.bridge.errors import UnknownCard
from lawmage.bridge.questions import Answer, Lawmage

CASES = all_cases()


class Answers:
    """The answers to the cases. Of those given, only the rules that they rest on are kept: answers are large."""

    def __init__(self, law: Lawmage) -> None:
        self._law = law
        self._rules: dict[str, set[str]] = {}

    def to(self, case: Case) -> Answer:
        """Return the answer to a case; skip where a card is not known."""
        for name in sorted(case.cards):
            try:
                self._law.cards.find(name)
            except UnknownCard:
                if DATA.is_file():
                    raise
                pytest.skip(f"{name} is not among the starter cards, and there is no development data")
        answer = self._law.ask(case.question)
        self._rules[case.id] = rules_cited(answer, about_texts=True)
        return answer

    def rules_of(self, case: Case) -> set[str]:
        """Return the rules that the answer to a case rests on, its texts that matter included."""
        if case.id not in self._rules:
            self.to(case)
        return self._rules[case.id]


@pytest.fixture(scope="session")
def answers(law: Lawmage) -> Answers:
    return Answers(law)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case, law: Lawmage, answers: Answers) -> None:
    answer = answers.to(case)
    found, expected = comparison(case, answer, law)
    assert found == expected, answer.text()


@pytest.mark.parametrize("table", complete_tables())
def test_a_complete_table_uses_every_rule_of_the_file_that_it_mirrors(
    table: str, law: Lawmage, answers: Answers
) -> None:
    cases = [case for case in CASES if case.table == table]
    used = set().union(*(answers.rules_of(case) for case in cases))
    rules = {rule["id"] for rule in law.engine.rules["rules"] if rule["file"].endswith(f"/{table}.pl")}
    assert rules
    unused = sorted(rules - used)
    assert not unused, f"no case uses {', '.join(unused)}"


def test_a_statement_has_a_board_where_it_matters_and_one_where_it_does_not() -> None:
    boards = defaultdict(set)
    for case in CASES:
        if case.statement is not None:
            boards[case.statement].add(case.matters)
    assert {statement: found for statement, found in boards.items() if found != {True, False}} == {}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[rule]\n", "there are only complete, boards, cards, tokens and cases"),
        ('[[case]]\nname = "a"\nrules = []\nverdict = "yes"\n', "one question"),
        ('[[case]]\nname = "a"\nrules = []\nquery = "player(P)"\n', "nothing is expected"),
        ('[[case]]\nname = "a"\nrules = []\nquery = "player(P)"\nverdict = "yes"\nx = 1\n', "do not go with query"),
        ('[[case]]\nname = "a"\nrules = []\nquery = "player(P)"\nverdict = "yes"\ncolour = 1\n', "colour"),
        ('[[case]]\nname = "a"\nrules = []\nquery = "player(P)"\nverdict = "yes"\non = "b"\n', "'b'"),
        ('[[case]]\nname = "a"\nrules = []\nquery = "player(P)"\nverdict = "yes"\nstatement = "S01"\n', "matters"),
    ],
)
def test_a_table_that_says_something_else_is_refused(
    text: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("support.rule_tables.TABLES", tmp_path)
    table = tmp_path / "table.toml"
    table.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidTable, match=problem):
        list(cases_of(table))


CASES_OF_OTHERS = DATA.parents[1] / "cases" / "cases.jsonl"
EXAMPLES_OF_RULES = DATA.parent / "cr-examples.jsonl"
TOPICS = ("could_produce", "mana_replacement", "tapped_for_mana_triggers", "mana_ability_timing")
EXAMPLES = ("106.", "107.4", "107.5", "107.6", "605.")


def _lines(path: Path) -> list[dict[str, Any]]:
    if not path.is_file():
        pytest.skip(f"there is no development data at {path}")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_question_that_people_asked_is_answered_or_left_out_with_a_reason() -> None:
    asked = {case["id"] for case in _lines(CASES_OF_OTHERS) if case["topic"] in TOPICS}
    answered = {case.asked for case in CASES if case.asked is not None}
    reasons = {name: reason for name, reason in left_out().items() if name in asked}
    assert asked - answered == set(reasons)
    assert all(reasons.values())
    assert len(reasons) <= 3


def test_every_example_of_the_rules_is_answered_or_left_out_with_a_reason() -> None:
    examples = {
        f"CR {example['rule']}" for example in _lines(EXAMPLES_OF_RULES) if example["rule"].startswith(EXAMPLES)
    }
    answered = {case.asked for case in CASES if case.asked is not None}
    assert examples - answered == {name for name in left_out() if name in examples}


def test_there_are_tables() -> None:
    assert sorted(TABLES.rglob("*.toml"))
