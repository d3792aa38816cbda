"""The Turtle files keep the conventions at the head of mtg.ttl."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rdflib import OWL, RDF, RDFS, SKOS, Graph, Namespace, URIRef
from rdflib.collection import Collection
from rdflib.namespace import DCTERMS
from rdflib.term import Node

from lawmage.bridge.ontology.namespaces import MTG, RULE

ONTOLOGY = Path(__file__).parents[2] / "ontology"
NS = Namespace(MTG)


@pytest.fixture(scope="module")
def graph() -> Graph:
    graph = Graph()
    for name in ("mtg.ttl", "types.ttl", "keywords.ttl", "constructs.ttl"):
        graph.parse(ONTOLOGY / name)
    return graph


@pytest.fixture(scope="module")
def rules() -> Graph:
    return Graph().parse(ONTOLOGY / "rules.ttl")


def declared(graph: Graph, kind: URIRef) -> Iterator[URIRef]:
    return (node for node in graph.subjects(RDF.type, kind) if isinstance(node, URIRef) and str(node).startswith(MTG))


def without(graph: Graph, nodes: Iterator[URIRef], *predicates: URIRef) -> list[tuple[str, str]]:
    """What is missing: node and predicate."""
    return [
        (str(node).removeprefix(MTG), str(predicate))
        for node in nodes
        for predicate in predicates
        if graph.value(node, predicate) is None
    ]


def is_below(graph: Graph, node: Node, ancestor: Node) -> bool:
    return ancestor in set(graph.transitive_objects(node, RDFS.subClassOf))


def members(graph: Graph, described: Node) -> set[Node]:
    """A class, or the members of a union of classes."""
    union = graph.value(described, OWL.unionOf)
    return (
        {described} if union is None else {leaf for part in Collection(graph, union) for leaf in members(graph, part)}
    )


def test_every_class_is_labelled_and_explained(graph: Graph) -> None:
    assert without(graph, declared(graph, OWL.Class), RDFS.label, RDFS.comment) == []


def test_every_property_is_labelled_explained_and_typed(graph: Graph) -> None:
    assert without(graph, declared(graph, RDF.Property), RDFS.label, RDFS.comment, RDFS.domain, RDFS.range) == []


def test_every_datatype_is_labelled_and_explained(graph: Graph) -> None:
    assert without(graph, declared(graph, RDFS.Datatype), RDFS.label, RDFS.comment) == []


def test_every_concept_has_a_notation_and_a_label(graph: Graph) -> None:
    concepts = graph.subjects(RDF.type, SKOS.Concept)
    assert without(graph, concepts, SKOS.notation, SKOS.prefLabel) == []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "scheme",
    [
        "Zones",
        "Colors",
        "ManaTypes",
        "Phases",
        "Steps",
        "CardTypes",
        "Supertypes",
        "Subtypes",
        "Keywords",
        "KeywordActions",
    ],
)
def test_concepts_that_the_rules_define_cite_them(graph: Graph, scheme: str) -> None:
    concepts = list(graph.subjects(SKOS.inScheme, NS[scheme]))
    assert concepts
    assert without(graph, iter(concepts), DCTERMS.source) == []  # type: ignore[arg-type]


def test_every_rule_that_is_cited_exists(graph: Graph, rules: Graph) -> None:
    numbers = set(rules.subjects(RDF.type, NS.Rule))
    cited = {source for source in graph.objects(None, DCTERMS.source) if str(source).startswith(RULE)}
    assert cited
    assert cited <= numbers


def test_every_construct_is_a_construct_or_a_fact(graph: Graph) -> None:
    stray = [
        str(node)
        for node in graph.subjects(NS.arguments)
        if not is_below(graph, node, NS.Construct) and not is_below(graph, node, NS.Fact)
    ]
    assert stray == []


def test_every_argument_is_a_property_of_its_own_with_a_kind(graph: Graph) -> None:
    wrong = []
    for node, head in graph.subject_objects(NS.arguments):
        arguments = list(Collection(graph, head))
        wrong += [(str(node), "one property twice")] if len(set(arguments)) < len(arguments) else []
        wrong += [
            (str(node), str(argument))
            for argument in arguments
            if argument != NS.self and graph.value(argument, NS.kind) is None
        ]
    assert wrong == []


def test_every_argument_belongs_to_the_domain_of_its_property(graph: Graph) -> None:
    wrong = [
        (str(node), str(argument))
        for node, head in graph.subject_objects(NS.arguments)
        for argument in Collection(graph, head)
        if not any(
            is_below(graph, node, allowed)
            for domain in graph.objects(argument, RDFS.domain)
            for allowed in members(graph, domain)
        )
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "range_", "has_items"),
    [("Single", None, False), ("List", RDF.List, True), ("Mixed", RDFS.Resource, True)],
)
def test_kind_range_and_items_agree(graph: Graph, kind: str, range_: URIRef | None, has_items: bool) -> None:
    properties = list(graph.subjects(NS.kind, NS[kind]))
    assert properties
    for place in properties:
        found = graph.value(place, RDFS.range)
        assert found == range_ if range_ is not None else found != RDF.List, place
        assert (graph.value(place, NS["items"]) is not None) == has_items, place


def test_every_range_and_every_superclass_is_declared(graph: Graph) -> None:
    described = set(graph.objects(None, RDFS.range)) | set(graph.objects(None, NS["items"]))
    described |= set(graph.objects(None, RDFS.subClassOf)) | set(graph.objects(None, RDFS.domain))
    used = {leaf for node in described for leaf in members(graph, node) if str(leaf).startswith(MTG)}
    undeclared = [str(node) for node in used if graph.value(node, RDF.type) is None]
    assert sorted(undeclared) == []


def test_no_sentence_of_the_rules_is_in_the_ontology(shared_data: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(ONTOLOGY.glob("*.ttl"))]
    book = (shared_data / "MagicCompRules_20260807.txt").read_text(encoding="utf-8-sig")
    sentences = {sentence.strip() for line in book.splitlines() for sentence in line.split(". ") if len(sentence) > 40}
    assert [sentence for sentence in sorted(sentences) if any(sentence in text for text in texts)] == []
