"""What must hold of the mana of any board: random boards of real cards, changed in ways that may change nothing."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.rule_tables import DATA, cards_in, nodes_below

from lawmage.bridge.boards import Board
from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.questions import Answer, Lawmage

LANDS = [
    *(
        "Forest",
        "Island",
        "Wastes",
        "Snow-Covered Forest",
        "Tundra",
        "City of Brass",
        "Reflecting Pool",
        "Exotic Orchard",
    ),
    *("Gaea's Cradle", "Cabal Coffers", "Gruul Turf", "Sunken Ruins", "Cavern of Souls", "Mutavault", "Crystal Vein"),
    *("Nykthos, Shrine to Nyx", "Urza's Tower", "Urza's Mine", "Urza's Power Plant", "Meteor Crater", "Cloudpost"),
]
OTHERS = [
    *("Llanowar Elves", "Grizzly Bears", "Bloom Tender", "Elvish Archdruid", "Sol Ring", "Fellwar Stone", "Mox Amber"),
    *("Mirari's Wake", "Mana Flare", "Kinnan, Bonder Prodigy", "Caged Sun", "Mana Reflection", "Nyxbloom Ancient"),
    *("Contamination", "Infernal Darkness", "Naked Singularity", "Damping Sphere", "Pulse of Llanowar"),
    *("Chromatic Lantern", "Cryptolith Rite", "Blood Moon", "Urborg, Tomb of Yawgmoth"),
]
AURAS = ["Wild Growth", "Fertile Ground", "Utopia Sprawl", "Overgrowth"]

RANDOM_BOARDS = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@dataclass(frozen=True)
class Permanent:
    """A permanent of a random board; ``host`` is the place of what it enchants, ``stamp`` orders the timestamps."""

    name: str
    player: str
    place: int
    host: int | None = None

    def entry(self, prefix: str) -> dict[str, Any]:
        """Return the permanent as the JSON of a board has it, with an id that begins with ``prefix``."""
        entry: dict[str, Any] = {"id": f"{prefix}{self.place}", "card": self.name, "timestamp": self.place}
        entry["chosen"] = {"color": "red", "type": "Elf"}
        if self.host is not None:
            entry["attached_to"] = f"{prefix}{self.host}"
        return entry


def board_of(permanents: list[Permanent], prefix: str = "thing_") -> Board:
    """Return a board with these permanents, in the order in which they stand in the list."""
    players = [
        {"id": player, "battlefield": [item.entry(prefix) for item in permanents if item.player == player]}
        for player in ("you", "opponent")
    ]
    return Board.model_validate({"players": players})


@st.composite
def boards(draw: st.DrawFn) -> list[Permanent]:
    """Up to eight permanents of two players, and Auras on some of the lands."""
    names = draw(st.lists(st.sampled_from(LANDS + OTHERS), min_size=1, max_size=8))
    found = [
        Permanent(name, draw(st.sampled_from(["you", "opponent"])), place) for place, name in enumerate(names, start=1)
    ]
    for item in [item for item in found if item.name in LANDS][:2]:
        if draw(st.booleans()):
            aura = draw(st.sampled_from(AURAS))
            found.append(Permanent(aura, item.player, len(found) + 1, host=item.place))
    return found


@pytest.fixture(scope="module")
def law(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lawmage]:
    if not DATA.is_file():
        pytest.skip(f"there is no development data at {DATA}")
    folder = tmp_path_factory.mktemp("cards")
    bulk = folder / "cards.jsonl"
    bulk.write_text("".join(cards_in(DATA, [*LANDS, *OTHERS, *AURAS])), encoding="utf-8")
    library = CardLibrary(folder / "library")
    import_cards(bulk, library, processes=1)
    with Lawmage(CardStore.imported(library)) as lawmage:
        yield lawmage


def solved(answer: Answer, prefix: str) -> set[str]:
    """The solutions of an answer, in which the objects have no prefix."""
    return {str(solution.bindings).replace(f"'{prefix}", "'") for solution in answer.solutions}


QUERIES = [
    "could_produce(Permanent, Type)",
    "mana_of_activation(Permanent, Ability, Mana)",
    "mana_ability(Object, Ability)",
]


@given(permanents=boards())
@RANDOM_BOARDS
def test_what_a_permanent_produces_is_among_what_it_could_produce(law: Lawmage, permanents: list[Permanent]) -> None:
    board = board_of(permanents)
    could = law.query(board, "could_produce(Permanent, Type)")
    types = {(found.bindings["Permanent"], found.bindings["Type"]) for found in could.solutions}
    for found in law.query(board, "produced_on_activation(Permanent, Ability, Player, Types)").solutions:
        made = {(found.bindings["Permanent"], kind) for kind in found.bindings["Types"]["l"]}
        assert made <= types


@given(permanents=boards())
@RANDOM_BOARDS
def test_mana_of_an_activation_is_what_was_produced_and_what_triggers_added(
    law: Lawmage, permanents: list[Permanent]
) -> None:
    board = board_of(permanents)
    produced = law.query(board, "produced_on_activation(Permanent, Ability, Player, Types)").solutions
    made = {str((item.bindings["Permanent"], item.bindings["Ability"])) for item in produced}
    results = law.query(board, "mana_of_activation(Permanent, Ability, Mana)").solutions
    assert made == {str((item.bindings["Permanent"], item.bindings["Ability"])) for item in results}
    for item in results:
        smallest = min(
            len(own.bindings["Types"]["l"])
            for own in produced
            if own.bindings["Ability"] == item.bindings["Ability"]
            and own.bindings["Permanent"] == item.bindings["Permanent"]
        )
        assert len(item.bindings["Mana"]["l"]) >= smallest


@given(permanents=boards(), land=st.sampled_from(["Forest", "Wastes", "City of Brass", "Gaea's Cradle", "Gruul Turf"]))
@RANDOM_BOARDS
def test_one_land_more_takes_no_type_from_a_reflecting_pool(
    law: Lawmage, permanents: list[Permanent], land: str
) -> None:
    pool = Permanent("Reflecting Pool", "you", 90)
    before = law.could_produce(board_of([*permanents, pool]), "thing_90")
    after = law.could_produce(board_of([*permanents, pool, Permanent(land, "you", 91)]), "thing_90")
    assert {found.bindings["Type"] for found in before.solutions} <= {
        found.bindings["Type"] for found in after.solutions
    }


@pytest.mark.parametrize("query", QUERIES)
@given(permanents=boards(), seed=st.randoms(use_true_random=False))
@RANDOM_BOARDS
def test_names_of_objects_and_the_order_of_permanents_change_nothing(
    law: Lawmage, query: str, permanents: list[Permanent], seed: random.Random
) -> None:
    shuffled = list(permanents)
    seed.shuffle(shuffled)
    first = law.query(board_of(permanents), query)
    second = law.query(board_of(shuffled, prefix="other_"), query)
    assert solved(first, "thing_") == solved(second, "other_")
    assert first.verdict == second.verdict


@pytest.mark.parametrize("query", QUERIES)
@given(permanents=boards())
@RANDOM_BOARDS
def test_the_facts_that_a_proof_rests_on_prove_it_alone(law: Lawmage, query: str, permanents: list[Permanent]) -> None:
    answer = law.query(board_of(permanents), query)
    if not answer.solutions:
        return
    found = answer.solutions[0]
    nodes = answer.proof.tables[found.table].nodes
    leaves = [node["goal"] for node in nodes_below(nodes, [found.root]) if node["kind"] == "board"]
    cards = {fact[2] for fact in leaves if fact[0] == "card_of"} | cards_of_faces(leaves)
    request = [{"goal": found.goal, "mode": "decide"}]
    alone = law.engine.ask(leaves, sorted(cards), request)
    assert alone["answers"][0]["solutions"], found.sentence


def cards_of_faces(facts: list[Any]) -> set[str]:
    """Return the cards of the faces that are shown."""
    return {fact[2].split("/")[0] for fact in facts if fact[0] == "shown_face"}
