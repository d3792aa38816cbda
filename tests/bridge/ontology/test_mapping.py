"""Terms become RDF nodes and come back unchanged, whatever the vocabulary declares."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from pyoxigraph import BlankNode, Literal, NamedNode
from support.generated_terms import TermsOf

from lawmage.bridge.ontology.graph import Object, Subject
from lawmage.bridge.ontology.mapping import NotMapped, TermReader, TermWriter
from lawmage.bridge.ontology.namespaces import CARD, MTG, RDF, TERM
from lawmage.bridge.ontology.vocabulary import Construct, Vocabulary, vocabulary
from lawmage.bridge.terms import Term

SMALL = b"""
@prefix mtg:  <https://w3id.org/lawmage/ns#> .
@prefix rdf:  <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl:  <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix xsd:  <http://www.w3.org/2001/XMLSchema#> .
mtg:Animal rdfs:subClassOf mtg:Construct .
mtg:Pair rdfs:subClassOf mtg:Animal ; mtg:functor "pair" ; mtg:arguments ( mtg:left mtg:right ) .
mtg:Herd rdfs:subClassOf mtg:Animal ; mtg:functor "herd" ; mtg:arguments ( mtg:members mtg:price ) .
mtg:Kept rdfs:subClassOf mtg:Animal ; mtg:functor "kept" ; mtg:arguments ( mtg:place mtg:anything ) .
mtg:manaSymbol owl:withRestrictions ( [ xsd:pattern "[{]([WG]|[0-9]+|X|G/P)[}]" ] ) .
mtg:Number owl:unionOf ( xsd:integer mtg:word ) .
mtg:left mtg:kind mtg:Single ; rdfs:range mtg:Animal .
mtg:right mtg:kind mtg:Single ; rdfs:range mtg:Animal .
mtg:members mtg:kind mtg:List ; mtg:items mtg:Animal .
mtg:price mtg:kind mtg:List ; mtg:items mtg:manaSymbol .
mtg:place mtg:kind mtg:Single ; rdfs:range mtg:Place .
mtg:anything mtg:kind mtg:Mixed ; mtg:items mtg:Number .
mtg:Any owl:unionOf ( mtg:manaSymbol xsd:integer mtg:Animal ) .
mtg:any mtg:kind mtg:Single ; rdfs:range mtg:Any .
<https://example.org/yak> a mtg:Animal ; skos:notation "yak" .
<https://example.org/ark> a mtg:Place ; skos:notation "ark" .
mtg:Place mtg:open "https://example.org/place/"^^xsd:anyURI .
"""


class Graph:
    """What the writer wrote, and what the reader asks for."""

    def __init__(self, words: Vocabulary) -> None:
        self.triples: list[tuple[Subject, NamedNode, Object]] = []
        self.writer = TermWriter(words, lambda *triple: self.triples.append(triple))
        self.reader = TermReader(words, self.fetch)
        self.words = words

    def fetch(self, node: Subject) -> Iterator[tuple[NamedNode, Object]]:
        return ((predicate, value) for subject, predicate, value in self.triples if subject == node)

    def write(self, term: Term, place: str = "left") -> Object:
        return self.writer.write(term, self.words.properties[MTG + place])

    def through(self, term: Term, place: str = "left") -> Term:
        return self.reader.read(self.write(term, place))


@pytest.fixture
def small() -> Graph:
    return Graph(Vocabulary([SMALL]))


@pytest.mark.parametrize(
    ("place", "term", "written"),
    [
        pytest.param("left", "yak", NamedNode("https://example.org/yak"), id="a concept"),
        pytest.param("left", "gnu", Literal("gnu", datatype=NamedNode(MTG + "word")), id="an atom without a concept"),
        pytest.param("left", "ark", Literal("ark", datatype=NamedNode(MTG + "word")), id="a concept of another class"),
        pytest.param("left", 7, Literal(7), id="an integer"),
        pytest.param("left", {"s": "7"}, Literal("7"), id="a string"),
        pytest.param("place", "ark", NamedNode("https://example.org/ark"), id="a declared concept of an open class"),
        pytest.param("place", "+1/+1", NamedNode("https://example.org/place/%2B1%2F%2B1"), id="a new concept"),
        pytest.param("anything", 7, Literal(7), id="a single value of a mixed property"),
        pytest.param("any", 7, Literal(7), id="an integer where symbols stand too"),
        pytest.param("any", "yak", NamedNode("https://example.org/yak"), id="a concept where symbols stand too"),
        pytest.param("any", "W", Literal("{W}", datatype=NamedNode(MTG + "manaSymbol")), id="a symbol among others"),
        pytest.param("any", "7", Literal("7", datatype=NamedNode(MTG + "word")), id="an atom of digits"),
        pytest.param("any", "q", Literal("q", datatype=NamedNode(MTG + "word")), id="an atom that is no symbol"),
        pytest.param("members", {"l": []}, NamedNode(RDF + "nil"), id="the empty list"),
    ],
)
def test_atomic_terms(small: Graph, place: str, term: Term, written: Object) -> None:
    node = small.write(term, place)
    assert node == written
    assert small.reader.read(node) == term


@pytest.mark.parametrize(
    ("place", "term"),
    [
        ("left", ["pair", "yak", "gnu"]),
        ("left", ["pair", ["pair", "yak", "yak"], ["pair", "yak", "yak"]]),
        ("left", ["herd", {"l": []}, {"l": []}]),
        ("left", ["herd", {"l": ["yak", ["pair", "yak", 2], "yak"]}, {"l": [2, "G/P", "X"]}]),
        ("left", ["kept", "pen", {"l": [{"l": []}, {"l": [1]}]}]),
        ("members", {"l": ["yak", "yak", "yak"]}),
        ("anything", {"l": ["a", 1, {"s": "a"}]}),
    ],
)
def test_compounds_and_lists(small: Graph, place: str, term: Term) -> None:
    assert small.through(term, place) == term


def test_mana_symbols_are_typed_literals(small: Graph) -> None:
    small.write(["herd", {"l": []}, {"l": [2, "G/P"]}])
    symbols = {str(value) for _, predicate, value in small.triples if predicate.value == RDF + "first"}
    assert symbols == {f'"{{2}}"^^<{MTG}manaSymbol>', f'"{{G/P}}"^^<{MTG}manaSymbol>'}


def test_an_empty_list_is_the_absence_of_the_property(small: Graph) -> None:
    small.write(["herd", {"l": []}, {"l": []}])
    assert [predicate.value for _, predicate, _ in small.triples] == [RDF + "type"]


def test_equal_terms_are_one_node_and_written_once(small: Graph) -> None:
    twice = ["pair", ["herd", {"l": ["yak"]}, {"l": []}], ["herd", {"l": ["yak"]}, {"l": []}]]
    first, again = small.write(twice), small.write(twice)
    assert first == again
    assert isinstance(first, NamedNode)
    assert first.value.startswith(TERM)
    assert len(small.triples) == len(set(small.triples)) == 3 + 2 + 2


def test_the_same_list_of_atoms_means_different_things_in_different_properties(small: Graph) -> None:
    as_animals, as_symbols = small.write({"l": ["G"]}, "members"), small.write({"l": ["G"]}, "price")
    assert as_animals != as_symbols
    assert small.reader.read(as_animals) == small.reader.read(as_symbols) == {"l": ["G"]}


@pytest.mark.parametrize(
    ("place", "term", "message"),
    [
        ("left", ["flock", "yak"], "The vocabulary declares no construct flock/1."),
        ("left", ["pair", "yak"], "The vocabulary declares no construct pair/1."),
        ("members", "yak", "The property members holds a list, not 'yak'."),
        ("left", {"l": ["yak"]}, "The property left holds no list, not {'l': ['yak']}."),
        ("left", ["pair", {"l": []}, "yak"], "The property left holds no list, not {'l': []}."),
    ],
)
def test_what_the_vocabulary_does_not_allow(small: Graph, place: str, term: Term, message: str) -> None:
    with pytest.raises(NotMapped) as refused:
        small.write(term, place)
    assert refused.value.message == message


@pytest.mark.parametrize(
    ("node", "triples", "message"),
    [
        (NamedNode(TERM + "00"), [], f"The node <{TERM}00> is neither a declared construct nor a list."),
        (
            Literal("1", datatype=NamedNode("https://example.org/roman")),
            [],
            "A literal of the datatype https://example.org/roman has no term.",
        ),
        (
            NamedNode(TERM + "00"),
            [
                (NamedNode(TERM + "00"), NamedNode(RDF + "first"), Literal(1)),
                (NamedNode(TERM + "00"), NamedNode(RDF + "rest"), Literal(2)),
            ],
            f"The list at <{TERM}00> ends in a literal.",
        ),
    ],
)
def test_nodes_that_are_no_terms(
    small: Graph, node: Object, triples: list[tuple[Subject, NamedNode, Object]], message: str
) -> None:
    small.triples.extend(triples)
    with pytest.raises(NotMapped) as refused:
        small.reader.read(node)
    assert refused.value.message == message


def test_lists_of_blank_nodes_are_read_too(small: Graph) -> None:
    cells = [BlankNode(), BlankNode()]
    for cell, value, rest in ((cells[0], 1, cells[1]), (cells[1], 2, NamedNode(RDF + "nil"))):
        small.triples += [
            (cell, NamedNode(RDF + "first"), Literal(value)),
            (cell, NamedNode(RDF + "rest"), rest),
        ]
    assert small.reader.read(cells[0]) == {"l": [1, 2]}


# ------------------------------------------------------------ the whole vocabulary

TERMS = TermsOf(vocabulary())
CONSTRUCTS = [
    # A node that is its own argument has a name of its own; tests/bridge/cards covers it with the facts of cards.
    construct
    for construct in sorted(vocabulary().constructs, key=lambda construct: construct.iri)
    if None not in construct.properties
]


@pytest.mark.parametrize("construct", CONSTRUCTS, ids=lambda construct: construct.iri.removeprefix(MTG))
def test_every_class_round_trips(construct: Construct) -> None:
    words = vocabulary()
    node = NamedNode(CARD + "of-this-test")

    # Hypothesis nests the settings of a parametrized test once more for each of its cases; a thousand of them
    # exhaust the stack. A test inside each case has its own settings.
    @settings(
        max_examples=5,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(term=TERMS.construct(construct, depth=1))
    def round_trips(term: Term) -> None:
        graph = Graph(words)
        graph.writer.write_fact(term, node.value)
        written = [fact for fact in graph.reader.facts(node) if fact[0] == construct.functor]
        assert written == [term]

    round_trips()
