"""What carrying a proof costs, relative to the same query without."""

from benchmarks.boards import board
from benchmarks.measure import Measurement, at_most
from benchmarks.query_cost import costs
from lawmage.bridge.cards import CardStore
from lawmage.bridge.terms import Term

PERMANENTS = 60
GOALS: list[Term] = [
    ["is_type", {"v": "Object"}, {"v": "Type"}],
    ["is_subtype", {"v": "Object"}, {"v": "Subtype"}],
    ["is_color", {"v": "Object"}, {"v": "Color"}],
    ["has_ability", {"v": "Object"}, {"v": "Ability"}],
    ["mana_ability", {"v": "Object"}, {"v": "Ability"}],
    ["mana_source", "you", "any_cost", {"v": "Source"}],
    ["way_to_cast", "you", {"v": "Card"}, {"v": "Way"}],
    ["may_cast", "you", {"v": "Card"}, {"v": "Way"}],
]


def measure() -> list[Measurement]:
    """Compare the two forms of the relations that are not tabled, all of them together."""
    store = CardStore.starter()
    found = board(PERMANENTS).facts(store)
    card_facts = [fact for card in found.cards for fact in store.facts(card)]
    measured = costs(found, card_facts, [[goal] for goal in GOALS])
    plain = sum(cost.plain for cost in measured)
    proof = sum(cost.proof for cost in measured)
    written = sum(cost.written for cost in measured)
    what = f"{len(GOALS)} queries on {PERMANENTS} permanents, relative to plain answers:"
    return [
        at_most(f"{what} carrying proofs", proof / plain, 2.2, "times"),
        Measurement(f"{what} proofs written as JSON", f"{written / plain:.3g} times", "", kept=True),
    ]
