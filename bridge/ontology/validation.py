"""SHACL validation of RDF that follows the vocabulary, with pyshacl.

Two kinds of shapes are applied: those written in ontology/shapes.ttl, and one for each construct of card text, which
follows from the arguments, kinds and values that the vocabulary declares.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import pyshacl
from rdflib import RDF, SH, XSD, BNode, Graph, Literal, URIRef
from rdflib.collection import Collection
from rdflib.term import Node

from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import Construct, Property, declarations, vocabulary


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that a shape refuses: which node, which of its properties (None for the node as a whole), and why."""

    node: str
    path: str | None
    message: str

    def __str__(self) -> str:
        """Say the violation in one line."""
        where = f"{self.node}, {self.path}" if self.path else self.node
        return f"{where}: {self.message}"


def validate(graph: Graph, nodes: Iterable[str] | None = None) -> list[Violation]:
    """Validate a graph of cards, rules, rulings or proofs, or only some nodes of it, given by their IRIs.

    An empty list says that every shape is content. The time that it takes grows with the graph: some hundredths of a
    second for each card.
    """
    aimed = shapes() if nodes is None else _aimed(graph, [URIRef(node) for node in nodes])
    # pyshacl takes classes from an ontology graph but not what the concepts are: they have to stand with the data.
    conforms, report, _ = pyshacl.validate(graph + _declarations(), shacl_graph=aimed, inference="none")
    return [] if conforms else sorted(_violations(report), key=str)


@cache
def declared_classes(iri: str) -> frozenset[str]:
    """Return the classes that the vocabulary gives a concept or whatever else it declares."""
    return frozenset(str(value) for value in _declarations().objects(URIRef(iri), RDF.type))


@cache
def shapes() -> Graph:
    """Return all shapes: the written ones, and one for each construct of the vocabulary."""
    graph = Graph().parse(data=(files("lawmage.ontology") / "shapes.ttl").read_bytes(), format="turtle")
    words = vocabulary()
    for construct in words.constructs:
        if words.is_a(construct.iri, MTG + "Construct"):
            _add_construct_shape(graph, construct)
    return graph


def _add_construct_shape(graph: Graph, construct: Construct) -> None:
    shape = URIRef(construct.iri + "ArgumentsShape")
    graph.add((shape, RDF.type, SH.NodeShape))
    graph.add((shape, SH.targetClass, URIRef(construct.iri)))
    for place in construct.properties:
        if place is not None:
            graph.add((shape, SH.property, _property_shape(graph, place)))


def _property_shape(graph: Graph, place: Property) -> BNode:
    """Build the shape of an argument: at most one value (exactly one where it is never a list) of the right classes."""
    shape = BNode()
    graph.add((shape, SH.path, URIRef(place.iri)))
    graph.add((shape, SH.maxCount, Literal(1)))
    if place.kind == "Single":
        graph.add((shape, SH.minCount, Literal(1)))
        _allow(graph, shape, place)
    elif place.kind == "List":
        graph.add((shape, SH.node, _list_shape(graph, place)))
    return shape


def _list_shape(graph: Graph, place: Property) -> BNode:
    members, shape, rest = BNode(), BNode(), BNode()
    path = Collection(graph, BNode(), [rest, RDF.first])
    graph.add((rest, SH.zeroOrMorePath, RDF.rest))
    graph.add((members, SH.path, path.uri))
    graph.add((members, SH.minCount, Literal(1)))
    _allow(graph, members, place)
    graph.add((shape, SH.property, members))
    return shape


def _allow(graph: Graph, shape: BNode, place: Property) -> None:
    """Allow values of the declared classes and datatypes; atoms without a concept stand as words everywhere."""
    alternatives: list[Node] = [_alternative(graph, SH.datatype, MTG + "word")]
    for value in place.values:
        is_datatype = value.startswith(str(XSD)) or value in {MTG + "symbol", MTG + "manaSymbol"}
        if value != MTG + "word":
            alternatives.append(_alternative(graph, SH.datatype if is_datatype else SH["class"], value))
        # What an open class makes of an atom is known by its IRI alone.
        base = vocabulary().open_base(value)
        if base is not None:
            alternatives.append(BNode())
            graph.add((alternatives[-1], SH.pattern, Literal(f"^{re.escape(base)}")))
    head = Collection(graph, BNode(), alternatives)
    graph.add((shape, SH["or"], head.uri))


def _alternative(graph: Graph, constraint: URIRef, value: str) -> BNode:
    node = BNode()
    graph.add((node, constraint, URIRef(value)))
    return node


def _aimed(graph: Graph, nodes: Sequence[URIRef]) -> Graph:
    """Return the shapes, each aimed at those of the nodes that it is for.

    With pyshacl's own choice of nodes the shapes inside of other shapes would not look at any others either.
    """
    words = vocabulary()
    aimed = Graph()
    aimed += shapes()
    by_class: defaultdict[str, list[URIRef]] = defaultdict(list)
    for node in nodes:
        for value in graph.objects(node, RDF.type):
            by_class[str(value)].append(node)
    for shape, target in shapes().subject_objects(SH.targetClass):
        aimed.remove((shape, SH.targetClass, target))
        for found in by_class:
            if words.is_a(found, str(target)):
                aimed += ((shape, SH.targetNode, node) for node in by_class[found])
    for shape, target in shapes().subject_objects(SH.targetSubjectsOf):
        aimed.remove((shape, SH.targetSubjectsOf, target))
        aimed += ((shape, SH.targetNode, node) for node in nodes if (node, target, None) in graph)
    return aimed


def _violations(report: Graph) -> Iterable[Violation]:
    for result in report.objects(None, SH.result):
        path = report.value(result, SH.resultPath)
        message = report.value(result, SH.resultMessage)
        yield Violation(str(report.value(result, SH.focusNode)), None if path is None else str(path), str(message))


@cache
def _declarations() -> Graph:
    """Return the vocabulary, which says of what class a concept is."""
    graph = Graph()
    for source in declarations():
        graph.parse(data=source, format="turtle")
    return graph
