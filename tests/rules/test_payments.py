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


#   The creature spell that is paid for, and what mana for spells and for abilities may be spent on.
SPELL: Term = ["casting", "spell", ["hand", "spell/1"]]
ONLY: dict[str, Term] = {
    "spell": ["v", ["cast", ["np", "a", ["f", {"l": [["t", "creature"]]}, ["n", "spell"], {"l": []}]]], {"l": []}],
    "ability": ["v", ["activate", ["np", "bare", ["f", {"l": []}, ["n", "ability"], {"l": []}]]], {"l": []}],
}


def facts_of(life: int, sources: tuple[Source, ...]) -> tuple[list[Term], list[Term]]:
    """The board facts of a player with artifacts that are these sources, and the card facts of the artifacts.

    A source with a way to convoke is a creature of those colors, and the spell has convoke.
    """
    board: list[Term] = [["player", "you"], ["life", "you", life], ["in_zone", "spell", "hand"]]
    cards: list[Term] = [["printed_type", "spell/1", "creature"]]
    cards.append(["printed_ability", "spell/1", 1, ["keywords", {"l": ["convoke"]}]])
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
        for line, use in enumerate(source.uses, start=1):
            if is_convoke(use):
                colors = [kind for kind in use.types[0].split() if kind != "nothing"]
                cards += [["printed_type", face, "creature"], *(["color_indicator", face, color] for color in colors)]
            else:
                cards.append(["printed_ability", face, line, ability(use)])
    return board, cards


def is_convoke(use: Use) -> bool:
    """Say whether to use a source so is to tap it for convoke."""
    return use.only == "convoke"


def ability(use: Use) -> Term:
    """The ability term of "{T}, costs: Add mana. Spend this mana only ..."."""
    costs: list[Term] = ["tap"]
    costs += [["mana", {"l": list(use.costs)}]] if use.costs else []
    costs += [["act", ["v", ["pay", ["life", use.life]], {"l": []}]]] if use.life else []
    added = {"l": [LETTERS[kind] for kind in use.types]}
    effect: list[Term] = [["do", {"l": [["v", ["add", ["symbols", added]], {"l": []}]]}]]
    effect += [["spend_only", {"l": [ONLY[use.only]]}]] if use.only else []
    return ["activated", {"l": costs}, {"l": effect}]


def verdict(
    engine: Engine,
    checker: Checker,
    symbols: tuple[Symbol, ...],
    life: int,
    sources: tuple[Source, ...],
    purpose: Term = "any_cost",
) -> str:
    """Return "yes", "no" or "undecided"; the proof has been checked."""
    board, cards = facts_of(life, sources)
    asked = {"goal": ["payment", {"l": list(symbols)}, "you", purpose, 0, {"v": "Plan"}], "mode": "decide"}
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


restricted_use = st.builds(
    Use,
    costs=st.just(()),
    life=st.just(0),
    types=st.lists(few_types, min_size=1, max_size=2).map(tuple),
    only=st.sampled_from(["", "spell", "ability"]),
)
convoke_use = st.lists(few_types, max_size=2, unique=True).map(
    lambda colors: Use((), 0, (" ".join(colors) or "nothing",), "convoke")
)
uses_for_spells = st.tuples(
    st.lists(st.one_of(restricted_use, dear_use), max_size=2), st.lists(convoke_use, max_size=1)
).map(lambda found: tuple(found[0] + found[1]))
sources_for_spells = st.lists(uses_for_spells, max_size=4).map(
    lambda found: tuple(Source(f"s{place}", made) for place, made in enumerate(found))
)


def as_spell_mana(source: Source) -> Source:
    """The source as trying everything takes it: what is tapped for convoke pays for the spell alone."""
    uses = [Use(use.costs, use.life, use.types, "spell" if is_convoke(use) else use.only) for use in source.uses]
    return Source(source.name, tuple(uses), source.snow)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(symbols=symbols, life=st.integers(0, 3), sources=sources_for_spells)
def test_agrees_about_spells_with_restricted_mana_and_convoke(
    symbols: tuple[Symbol, ...], life: int, sources: tuple[Source, ...], engine: Engine, checker: Checker
) -> None:
    expected = "yes" if can_pay(symbols, life, tuple(map(as_spell_mana, sources))) else "no"
    assert verdict(engine, checker, symbols, life, sources, SPELL) == expected
