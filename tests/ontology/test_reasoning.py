"""Under OWL 2 RL the vocabulary is consistent, and it notices what contradicts it."""

from pathlib import Path

import owlrl
import pytest
from rdflib import RDF, Graph, Namespace, URIRef

from lawmage.bridge.ontology.namespaces import MTG

ONTOLOGY = Path(__file__).parents[2] / "ontology"
EXAMPLES = Path(__file__).parent / "examples"
NS = Namespace(MTG)
PREFIXES = "@prefix mtg: <https://w3id.org/lawmage/ns#> .\n@prefix e: <https://example.org/> .\n"
ERROR = URIRef("http://www.daml.org/2002/03/agents/agent-ont#error")


def closure(turtle: str = "", examples: str = "") -> Graph:
    graph = Graph().parse(ONTOLOGY / "mtg.ttl")
    for path in EXAMPLES.glob(examples) if examples else ():
        graph.parse(path)
    graph.parse(data=PREFIXES + turtle, format="turtle")
    owlrl.DeductiveClosure(owlrl.OWLRL_Semantics).expand(graph)
    return graph


def errors(graph: Graph) -> list[str]:
    return sorted(str(message) for message in graph.objects(None, ERROR))


def test_the_vocabulary_and_its_examples_are_consistent() -> None:
    assert errors(closure(examples="*.valid.ttl")) == []


@pytest.mark.parametrize(
    "contradiction",
    [
        "e:x a mtg:Card , mtg:Face .",
        "e:x a mtg:PrintedAbility , mtg:UnparsedText .",
        "e:x a mtg:Card , mtg:Ability .",
        "e:x mtg:faceOf e:y . e:z mtg:faceOf e:x .",
        "e:x a mtg:SingleFaceLayout , mtg:MultiFaceLayout .",
    ],
)
def test_contradictions(contradiction: str) -> None:
    assert errors(closure(contradiction)) != []


@pytest.mark.parametrize(
    ("given", "node", "class_name"),
    [
        ("e:f mtg:faceOf e:c .", "c", "Card"),
        ("e:f mtg:faceOf e:c .", "f", "Fact"),
        ("e:l mtg:ability e:a .", "a", "Construct"),
        ("e:f mtg:colorIndicator e:mauve .", "mauve", "ManaType"),
        ("e:s mtg:premise e:t .", "t", "ProofStep"),
    ],
)
def test_what_follows(given: str, node: str, class_name: str) -> None:
    assert (URIRef(f"https://example.org/{node}"), RDF.type, NS[class_name]) in closure(given)
