"""What carrying a proof costs, relative to the same query without."""

import json
import subprocess
from pathlib import Path

from benchmarks.boards import board
from benchmarks.measure import Measurement, at_most
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
    request = {
        "facts": found.facts,
        "card_facts": [fact for card in found.cards for fact in store.facts(card)],
        "goals": GOALS,
    }
    finished = subprocess.run(
        ["swipl", "-g", "main", "-t", "halt", str(Path(__file__).with_name("proof_cost.pl"))],
        input=json.dumps(request, ensure_ascii=False),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    costs = json.loads(finished.stdout)["costs"]
    plain = sum(cost["plain"] for cost in costs)
    proof = sum(cost["proof"] for cost in costs)
    written = sum(cost["written"] for cost in costs)
    what = f"{len(GOALS)} queries on {PERMANENTS} permanents, relative to plain answers:"
    return [
        at_most(f"{what} carrying proofs", proof / plain, 2.2, "times"),
        Measurement(f"{what} proofs written as JSON", f"{written / plain:.3g} times", "", kept=True),
    ]
