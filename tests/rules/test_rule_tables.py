"""Every case of every table in this folder is asked, its proofs are checked, and the answer is compared."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from support.rule_tables import (
    DATA,
    LETTERS,
    TABLES,
    Case,
    InvalidTable,
    all_cases,
    cases_of,
    complete_tables,
    left_out,
    parts_of,
    rules_cited,
    shown,
)

from lawmage.bridge.errors import UnknownCard
from lawmage.bridge.questions import Answer, CouldProduce, Lawmage, TapForMana

CASES = all_cases()


class Answers:
    """The answers to the cases, each asked once."""

    def __init__(self, law: Lawmage) -> None:
        self._law = law
        self._given: dict[str, Answer] = {}

    def to(self, case: Case) -> Answer:
        """Return the answer to a case; skip where a card is not known."""
        if case.id not in self._given:
            for name in sorted(case.cards):
                try:
                    self._law.cards.find(name)
                except UnknownCard:
                    if DATA.is_file():
                        raise
                    pytest.skip(f"{name} is not among the starter cards, and there is no development data")
            self._given[case.id] = self._law.ask(case.question)
        return self._given[case.id]


@pytest.fixture(scope="session")
def answers(law: Lawmage) -> Answers:
    return Answers(law)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case, law: Lawmage, answers: Answers) -> None:
    answer = answers.to(case)
    cited = rules_cited(answer)
    found = {
        "verdict": str(answer.verdict),
        "types": types_of(answer),
        "mana": mana_of(answer),
        "solutions": solutions_of(answer, names_of_faces(law, case)),
        "ways": {way.name: str(way.verdict) for way in answer.ways},
        "parts": parts_of(answer, case.parts or ()),
        "open_parts": tuple(part.name for part in answer.characteristics if part.verdict == "unknown"),
        "applied": tuple(step.name for step in answer.applied),
        "unknown": tuple(sorted({text.label for text in answer.unknown_texts})),
        "not cited": tuple(sorted(set(case.cites) - cited)),
        "not avoided": tuple(sorted(set(case.avoids) & cited)),
        "not said": tuple(piece for piece in case.says if piece not in answer.text(full=True)),
        "not missing": tuple(piece for piece in case.missing or () if piece not in "\n".join(answer.missing)),
    }
    expected = {
        "verdict": case.verdict,
        "types": case.types,
        "mana": case.mana and tuple(sorted(case.mana)),
        "solutions": case.solutions and tuple(sorted(case.solutions)),
        "ways": case.ways,
        "parts": case.parts and {name: sorted(values) for name, values in case.parts.items()},
        "open_parts": case.open_parts,
        "applied": case.applied,
        "unknown": case.unknown and tuple(sorted(case.unknown)),
        "not cited": (),
        "not avoided": (),
        "not said": (),
        "not missing": (),
    }
    compared = {key: value for key, value in expected.items() if value is not None}
    assert {key: found[key] for key in compared} == compared, answer.text()


@pytest.mark.parametrize("table", complete_tables())
def test_a_complete_table_uses_every_rule_of_the_file_that_it_mirrors(
    table: str, law: Lawmage, answers: Answers
) -> None:
    cases = [case for case in CASES if case.table == table]
    used = set().union(*(rules_cited(answers.to(case), about_texts=True) for case in cases))
    rules = {rule["id"] for rule in law.engine.rules["rules"] if rule["file"].endswith(f"/{table}.pl")}
    assert rules
    unused = sorted(rules - used)
    assert not unused, f"no case uses {', '.join(unused)}"


def types_of(answer: Answer) -> tuple[str, ...]:
    """The mana types of an answer about could_produce, as letters."""
    if not isinstance(answer.question, CouldProduce):
        return ()
    return tuple(LETTERS[solution.bindings["Type"]] for solution in answer.solutions)


def mana_of(answer: Answer) -> tuple[str, ...]:
    """What comes of tapping for mana: the letters of the mana in each result, a word for each player who gets some."""
    if not isinstance(answer.question, TapForMana):
        return ()
    return tuple(sorted({_letters(solution.bindings["Mana"]) for solution in answer.solutions}))


def _letters(mana: dict[str, list[list[Any]]]) -> str:
    received = defaultdict(list)
    for _, player, kind, _marks in mana["l"]:
        received[player].append(LETTERS[kind])
    return " ".join("".join(sorted(letters, key="WUBRGC".index)) for letters in received.values())


def solutions_of(answer: Answer, faces: dict[str, str]) -> tuple[str, ...]:
    """The values of the variables of each solution of a query, in the order of the query."""
    values = [solution.bindings.values() for solution in answer.solutions]
    return tuple(sorted(", ".join(shown(value, answer.labels | faces) for value in row) for row in values))


def names_of_faces(law: Lawmage, case: Case) -> dict[str, str]:
    """The names of the faces of a case's cards, by the atoms that the rules have for them."""
    return {face.id: face.name for name in case.cards for face in law.cards.find(name).faces}


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
        ('[[case]]\nname = "a"\nrules = []\nquery = "player(P)"\nverdict = "yes"\nx = 1\n', "go only with may_cast"),
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
