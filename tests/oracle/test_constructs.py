"""Grammar and ontology say the same: ontology/constructs.ttl is what the grammar makes, and its terms live in both."""

import random
import re
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle.generated_terms import Grammar, Stuck
from oracle.oracle_process import OracleProcess

REPOSITORY = Path(__file__).parents[2]
CONSTRUCTS = REPOSITORY / "ontology" / "constructs.ttl"
GRAMMAR = Grammar()

# How many of the random terms in one example must at least be sentences of the grammar.
TERMS = 300
LEAST_PRINTED = 3


def test_the_file_is_what_the_grammar_makes(tmp_path: Path) -> None:
    """Every functor of the grammar is declared, every declared one can be made, with these arguments."""
    written = tmp_path / "constructs.ttl"
    goal = f"use_module(lawmage(oracle/constructs_turtle)), write_constructs('{written}')"
    path = f"assertz(user:file_search_path(lawmage, '{REPOSITORY / 'kb'}'))"
    subprocess.run(["swipl", "--on-error=status", "-g", f"{path}, {goal}", "-t", "halt"], check=True, timeout=120)
    assert written.read_text(encoding="utf-8") == CONSTRUCTS.read_text(encoding="utf-8"), (
        "the grammar has changed: write constructs.ttl anew (kb/oracle/README.md)"
    )


def test_the_ontology_declares_the_fixed_shapes() -> None:
    """The shapes of docs/contracts.md, section 4."""
    declared = {(construct.functor, len(construct.arguments)) for construct in GRAMMAR.constructs.values()}
    fixed = {
        ("activated", 2),
        ("triggered", 3),
        ("text", 1),
        ("keywords", 1),
        ("keyword_cost", 2),
        ("keyword_costs", 2),
        ("do", 1),
        ("v", 2),
        ("c", 2),
        ("add", 1),
        ("symbols", 1),
        ("choice", 1),
        ("of", 2),
        ("could_produce", 2),
        ("np", 2),
        ("f", 3),
        ("t", 1),
        ("n", 1),
        ("sub", 1),
        ("this", 1),
        ("act", 1),
        ("mana", 1),
        ("cost_more", 1),
        ("cannot", 1),
        ("z", 2),
        ("from", 1),
        ("from_not", 1),
    }
    assert fixed <= declared, fixed - declared


@pytest.mark.parametrize(
    ("functor", "rules"),
    [
        ("devotion", ["700.5"]),  # the number stands inside the rule
        ("gift", ["702.174"]),  # it stands behind the full stop, on the same line
        ("digital", []),  # the rule below it has none
        ("could_produce", ["106.7"]),
        ("devotion_to_colors", []),
    ],
)
def test_a_construct_has_the_rule_numbers_of_its_own_rule(functor: str, rules: list[str]) -> None:
    text = CONSTRUCTS.read_text(encoding="utf-8")
    [construct] = re.findall(rf'\nmtg:\w+ a owl:Class(?:(?!\nmtg:).)*?functor "{functor}"', text, re.DOTALL)
    assert re.findall(r"rule:([\w.]+)", construct) == rules


@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_what_prints_is_read_back(oracle: OracleProcess, seed: int) -> None:
    """Random terms of the ontology: what the grammar prints of them is read as the same term."""
    chance = random.Random(seed)  # noqa: S311
    printed = 0
    for _ in range(TERMS):
        try:
            term = GRAMMAR.term(chance, chance.choice((3, 4, 5, 6)))
        except Stuck:
            continue
        answer = oracle.ask("print", term)
        if answer[0] == "printed":
            printed += 1
            assert _plain(term) in [_plain(read) for read in oracle.ask("readings", answer[1])], answer[1]
    assert printed >= LEAST_PRINTED


def _plain(term: str) -> str:
    """The text of a term without what writers may put in or leave out."""
    return term.replace("'", "").replace(" ", "")
