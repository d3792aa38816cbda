"""How long the layers take (CR 613): every characteristic of every object on a board with many continuous effects."""

from benchmarks.boards import LANDS
from benchmarks.measure import Measurement, at_most
from benchmarks.query_cost import Cost, costs
from lawmage.bridge.boards import Board
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Engine, Settings
from lawmage.bridge.terms import Term

OBJECTS = 60

ACROSS = (
    "Nonbasic lands are Mountains.",
    "Each land is a Swamp in addition to its other land types.",
    "Lands you control are every basic land type in addition to their other types.",
    "All lands are 1/1 creatures that are still lands.",
    "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base "
    "toughness each equal to its mana value.",
    "All creatures are black.",
    "Creatures you control have haste.",
    'Lands you control have "{T}: Add one mana of any color."',
    "All creatures lose all abilities and have base power and toughness 1/1.",
    "Creatures you control get +1/+1.",
    "White creatures get +1/+1.",
    "Black creatures get +1/+1.",
    "Creatures you control get +1/+1 for each Forest you control.",
)
"""Thirteen effects in the layers 4 to 7c; some depend on others."""

IN_ONE = (
    "Nonbasic lands are Mountains.",
    "Basic lands are Islands.",
    "Each land is a Swamp in addition to its other land types.",
    "Each land is a Forest in addition to its other land types.",
    "Mountains are Plains.",
    "Islands are Forests in addition to their other types.",
    "Creatures you control are lands in addition to their other types.",
    "All Forests are 1/1 creatures that are still lands.",
    "Artifacts you control are enchantments in addition to their other types.",
    "Enchantments are artifacts in addition to their other types.",
    "Lands you control are every basic land type in addition to their other types.",
    "Creatures are Elves in addition to their other types.",
    "Elves are Goblins in addition to their other types.",
    "All creatures are artifacts in addition to their other types.",
    "Green creatures are enchantments in addition to their other types.",
)
"""Fifteen effects in layer 4, many of which look at what others change."""

GOALS: list[Term] = [
    ["is_type", {"v": "Object"}, {"v": "Type"}],
    ["is_subtype", {"v": "Object"}, {"v": "Subtype"}],
    ["is_supertype", {"v": "Object"}, {"v": "Supertype"}],
    ["is_color", {"v": "Object"}, {"v": "Color"}],
    ["has_ability", {"v": "Object"}, {"v": "Ability"}],
    ["power_of", {"v": "Object"}, {"v": "Power"}],
    ["toughness_of", {"v": "Object"}, {"v": "Toughness"}],
]


def measure() -> list[Measurement]:
    """Ask for every characteristic of all objects at once; the times are those of the processor."""
    return [
        *_measured(f"characteristics of {OBJECTS} objects, {len(ACROSS)} effects across the layers", ACROSS, 50),
        *_measured(f"characteristics of {OBJECTS} objects, {len(IN_ONE)} effects in one layer", IN_ONE, 150),
    ]


def _measured(what: str, texts: tuple[str, ...], bound: float) -> list[Measurement]:
    cost = _cost(texts)
    return [
        at_most(what, cost.plain * 1000, bound, "ms"),
        Measurement(f"{what}, and a proof of each", f"{cost.written * 1000:.3g} ms", "", kept=True),
    ]


def _cost(texts: tuple[str, ...]) -> Cost:
    """Return what the goals cost on a board with an enchantment for each text."""
    store = CardStore.starter()
    with Engine(store, Settings(engines=1)) as engine:
        found = board(texts).facts(store)
        read = iter(engine.read_text([text.text for text in found.texts]))
    printed = [["printed_ability", text.face, 1, next(read)["term"]] for text in found.texts]
    of_cards = [fact for card in found.cards for fact in store.facts(card)]
    [cost] = costs(found, [*of_cards, *found.token_facts, *printed], [GOALS])
    return cost


def board(texts: tuple[str, ...]) -> Board:
    """Return a board of sixty permanents, one enchantment for each text, the others lands and creatures."""
    effects = [
        {"token": {"name": f"Decree {number}", "type_line": "Enchantment", "text": [text]}}
        for number, text in enumerate(texts, start=1)
    ]
    others = [{"card": LANDS[number % len(LANDS)]} for number in range(OBJECTS - len(effects))]
    half = len(others) // 2
    players = [{"id": "you", "battlefield": effects + others[:half]}, {"id": "opponent", "battlefield": others[half:]}]
    return Board.model_validate({"players": players})
