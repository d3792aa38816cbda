"""A whole store is validated card by card."""

from pathlib import Path

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.validation import violations
from lawmage.bridge.ontology.graph import Graph

EXAMPLES = Path(__file__).parents[2] / "ontology" / "examples"
BROKEN = b"""
@prefix mtg: <https://w3id.org/lawmage/ns#> .
<https://w3id.org/lawmage/card/11111111-2222-3333-4444-555555555555/1/1> a mtg:UnparsedText ; mtg:lineNumber 1 ;
    mtg:lineOf <https://w3id.org/lawmage/card/11111111-2222-3333-4444-555555555555/1> .
"""


def test_the_starter_cards() -> None:
    store = CardStore.starter()
    done: list[int] = []
    assert list(violations(store, sorted(store.ids)[:5], done.append)) == []
    assert done == [5]


def test_a_line_without_its_text() -> None:
    store = CardStore(Graph.from_turtle([(EXAMPLES / "Card.valid.ttl").read_bytes(), BROKEN]))
    found = [str(violation) for violation in violations(store, store.ids)]
    assert found
    assert all("11111111-2222-3333-4444-555555555555/1/1" in violation for violation in found)
