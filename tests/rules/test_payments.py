"""Payments of mana, against a search that tries everything; every plan and every reason is proved and checked.

The sources are made-up artifacts: payments with real cards are in 118_paying_mana.toml.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.payments import Source, Symbol, Use, can_pay

from lawmage.bridge.checker import Checker
from lawmage.bridge.engine import Engine
from lawmage.bridge.terms import Term

LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
PLAIN = ["W", "U", "B", "R", "G"]
HYBRID = ["W/U", "B/G", "C/R", "2/W", "2/G", "W/P", "G/P", "B/G/P", "S"]


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


@pytest.fixture(scope="module")
def checker(engine: Engine) -> Checker:
    return Checker(engine.rules)


def facts_of(life: int, sources: tuple[Source, ...]) -> tuple[list[Term], list[Term]]:
    """The board facts of a player with artifacts that are these sources, and the card facts of the artifacts."""
    board: list[Term] = [["player", "you"], ["life", "you", life]]
    cards: list[Term] = []
    for source in sources:
        face = f"{source.name}/1"
        board += [
            ["object", source.name],
            ["in_zone", source.name, "battlefield"],
            ["controller", source.name, "you"],
            ["shown_face", source.name, face],
        ]
        cards.append(["printed_type", face, "artifact"])
        cards += [["printed_supertype", face, "snow"]] if source.snow else []
        cards += [["printed_ability", face, line, ability(use)] for line, use in enumerate(source.uses, start=1)]
    return board, cards


def ability(use: Use) -> Term:
    """The ability term of "{T}, costs: Add mana."."""
    costs: list[Term] = ["tap"]
    costs += [["mana", {"l": list(use.costs)}]] if use.costs else []
    costs += [["act", ["v", ["pay", ["life", use.life]], {"l": []}]]] if use.life else []
    added = {"l": [LETTERS[kind] for kind in use.types]}
    return ["activated", {"l": costs}, {"l": [["do", {"l": [["v", ["add", ["symbols", added]], {"l": []}]]}]]}]


def verdict(
    engine: Engine, checker: Checker, symbols: tuple[Symbol, ...], life: int, sources: tuple[Source, ...], kept: int = 0
) -> str:
    """Return "yes", "no" or "undecided"; the proof has been checked."""
    board, cards = facts_of(life, sources)
    asked = {"goal": ["payment", {"l": list(symbols)}, "you", "any_cost", kept, {"v": "Plan"}], "mode": "decide"}
    result = engine.ask(board, [], [asked], card_facts=cards)
    answer = result["answers"][0]
    checker.check_all(board + cards, [{"question": asked, **answer}], result["nodes"])
    if answer["undecided"]:
        return "undecided"
    return "yes" if answer["solutions"] else "no"


types = st.sampled_from(["white", "blue", "black", "green", "red", "colorless"])
few_types = st.sampled_from(["white", "blue", "green"])
free_use = st.builds(
    Use,
    costs=st.just(()),
    life=st.sampled_from([0, 0, 0, 1]),
    types=st.lists(few_types, min_size=1, max_size=2).map(tuple),
)
cost_symbol = st.sampled_from(["W", "U", "W/U", 1, 1, 2, "G/P", "2/U"])
dear_use = st.builds(
    Use,
    costs=st.lists(cost_symbol, min_size=1, max_size=2).map(tuple),
    life=st.sampled_from([0, 0, 0, 1]),
    types=st.lists(few_types, min_size=1, max_size=3).map(tuple),
)
one_mana = st.lists(types, min_size=1, max_size=3).map(
    lambda kinds: tuple(Use((), 0, (kind,)) for kind in dict.fromkeys(kinds))
)
uses = st.one_of(one_mana, st.lists(st.one_of(free_use, dear_use), min_size=1, max_size=3).map(tuple))
sources = st.lists(st.tuples(uses, st.booleans()), max_size=4).map(
    lambda found: tuple(Source(f"s{place}", made, snow) for place, (made, snow) in enumerate(found))
)
symbols = st.lists(st.sampled_from([*PLAIN, 1, 2, *HYBRID]), max_size=4).map(tuple)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(symbols=symbols, life=st.integers(0, 5), sources=sources)
def test_agrees_with_trying_everything(
    symbols: tuple[Symbol, ...], life: int, sources: tuple[Source, ...], engine: Engine, checker: Checker
) -> None:
    expected = "yes" if can_pay(symbols, life, sources) else "no"
    assert verdict(engine, checker, symbols, life, sources) == expected
