"""context.jsonld reads JSON as the same graph that Turtle gives."""

import json
from pathlib import Path

import pytest
from rdflib import RDF, RDFS, Graph, Namespace
from rdflib.compare import isomorphic

from lawmage.bridge.ontology.namespaces import MTG, XSD

ONTOLOGY = Path(__file__).parents[2] / "ontology"
NS = Namespace(MTG)
CONTEXT = json.loads((ONTOLOGY / "context.jsonld").read_text(encoding="utf-8"))["@context"]

PREFIXES = """
@prefix mtg:    <https://w3id.org/lawmage/ns#> .
@prefix rule:   <https://w3id.org/lawmage/rule/> .
@prefix layout: <https://w3id.org/lawmage/layout/> .
@prefix xsd:    <http://www.w3.org/2001/XMLSchema#> .
"""


@pytest.mark.parametrize(
    ("document", "turtle"),
    [
        pytest.param(
            {
                "id": "https://example.org/face",
                "type": "Face",
                "faceNumber": 1,
                "manaCost": ["{2}", "{G/P}"],
                "printedPower": 3,
            },
            "<https://example.org/face> a mtg:Face ; mtg:faceNumber 1 ; mtg:printedPower 3 ;"
            ' mtg:manaCost ( "{2}"^^mtg:manaSymbol "{G/P}"^^mtg:manaSymbol ) .',
            id="a face",
        ),
        pytest.param(
            {
                "type": "ProofStep",
                "sentence": "It could produce {G}.",
                "restsOn": "rule:106.7",
                "premise": [{"type": "ProofStep", "sentence": "It is a land."}],
            },
            '[] a mtg:ProofStep ; mtg:sentence "It could produce {G}." ; mtg:restsOn rule:106.7 ;'
            ' mtg:premise [ a mtg:ProofStep ; mtg:sentence "It is a land." ] .',
            id="a step of a proof",
        ),
        pytest.param(
            {"type": "Ruling", "publishedOn": "2020-01-24", "text": "So it is."},
            '[] a mtg:Ruling ; mtg:publishedOn "2020-01-24"^^xsd:date ; mtg:text "So it is." .',
            id="a ruling",
        ),
    ],
)
def test_json_and_turtle_say_the_same(document: dict[str, object], turtle: str) -> None:
    from_json = Graph().parse(data=json.dumps({"@context": CONTEXT, **document}), format="json-ld")
    assert isomorphic(from_json, Graph().parse(data=PREFIXES + turtle, format="turtle"))


def _properties() -> list[str]:
    graph = Graph().parse(ONTOLOGY / "mtg.ttl")
    return sorted(str(place).removeprefix(MTG) for place in graph.subjects(NS.kind))


@pytest.mark.parametrize("name", _properties())
def test_every_property_of_cards_rules_and_proofs_is_in_the_context(name: str) -> None:
    graph = Graph().parse(ONTOLOGY / "mtg.ttl")
    entry = CONTEXT[name]
    definition = {"@id": entry} if isinstance(entry, str) else entry
    assert definition["@id"] == f"mtg:{name}"
    range_ = graph.value(NS[name], RDFS.range)
    assert (definition.get("@container") == "@list") == (range_ == RDF.List)
    if str(range_).startswith(XSD) and str(range_) != XSD + "string":
        assert definition["@type"] == str(range_).replace(XSD, "xsd:")
