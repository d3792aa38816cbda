"""A whole store is validated as if every node were looked at, though of nodes that are alike only one is."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pyoxigraph import Literal, NamedNode, Quad, RdfFormat, Store, serialize
from rdflib import RDF, SH, BNode
from rdflib import Graph as RdfGraph
from rdflib.term import URIRef

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards import validation as of_cards
from lawmage.bridge.cards.validation import violations
from lawmage.bridge.ontology import validation
from lawmage.bridge.ontology.graph import Graph
from lawmage.bridge.ontology.likeness import UnknownConstraint
from lawmage.bridge.ontology.namespaces import MTG, XSD
from lawmage.bridge.ontology.validation import Violation, shapes, validate

EXAMPLES = Path(__file__).parents[2] / "ontology" / "examples"
SAMPLE = 60
WRONG_VALUES: list[Literal | NamedNode] = [
    Literal("wrong"),
    Literal(""),
    Literal("-3", datatype=NamedNode(XSD + "integer")),
    Literal("three", datatype=NamedNode(XSD + "integer")),
    Literal("{Q}", datatype=NamedNode(MTG + "manaSymbol")),
    NamedNode("https://w3id.org/lawmage/zone/nowhere"),
    NamedNode("https://w3id.org/lawmage/type/creature"),
]


def places(found: list[Violation]) -> list[tuple[str, str | None]]:
    """Where the violations are: paths that have no name count as one."""
    named = {(item.node, item.path if item.path is None or item.path.startswith("http") else "path") for item in found}
    return sorted(named, key=str)


def described(store: CardStore, cards: list[str]) -> Store:
    """A store with all that is said of some cards."""
    graph = Store()
    for card in cards:
        graph.load(store.turtle(card).encode(), format=RdfFormat.TURTLE)
    return graph


def plain(store: Store) -> list[Violation]:
    """What pyshacl finds when it looks at every node."""
    lines = serialize((quad.triple for quad in store), format=RdfFormat.N_TRIPLES)
    assert lines is not None
    return validate(RdfGraph().parse(data=lines, format="nt"))


def damaged(store: Store, chance: random.Random) -> Iterator[str]:
    """Spoil triples at random: one is lost, has another value, or has a second one."""
    quads = sorted(store, key=str)
    for quad in chance.sample(quads, SAMPLE):
        match chance.choice(["lost", "other", "second"]):
            case "lost":
                store.remove(quad)
            case "other":
                store.remove(quad)
                store.add(Quad(quad.subject, quad.predicate, chance.choice(WRONG_VALUES)))
            case "second":
                store.add(Quad(quad.subject, quad.predicate, chance.choice(WRONG_VALUES)))
        yield str(quad)


def test_the_starter_cards() -> None:
    done: list[tuple[int, int]] = []
    assert list(violations(CardStore.starter().graph, lambda *how_far: done.append(how_far))) == []
    assert done[-1][0] == done[-1][1] > 100


@pytest.mark.parametrize("seed", range(3))
def test_damage_is_found_as_by_pyshacl_alone(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - the same damage every time
    starter = CardStore.starter()
    store = described(starter, chance.sample(sorted(starter.ids), 8))
    spoilt = list(damaged(store, chance))
    expected = places(plain(store))
    assert len(expected) > 5, spoilt
    assert places(list(violations(Graph(store)))) == expected


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("[!PR]*.ttl")), ids=lambda path: path.stem)
def test_the_examples_of_the_shapes_of_cards(example: Path) -> None:
    store = Store()
    store.load(example.read_bytes(), format=RdfFormat.TURTLE)
    assert places(list(violations(Graph(store)))) == places(plain(store))


def test_nodes_that_are_alike_are_all_named() -> None:
    lines = [f"<https://example.org/{number}> a mtg:UnparsedText ; mtg:text 'x' ." for number in range(5)]
    graph = Graph.from_turtle([f"@prefix mtg: <{MTG}> .\n{chr(10).join(lines)}".encode()])
    assert {violation.node for violation in violations(graph)} == {
        f"https://example.org/{number}" for number in range(5)
    }


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        (
            "sh:property [ sh:path mtg:text ; sh:lessThan mtg:name ]",
            "lessThan is a constraint of which it is not known",
        ),
        ("sh:property [ sh:path mtg:text ; sh:maxCount 2 ]", "counts up to 2"),
        ("sh:property [ sh:path ( mtg:lineOf mtg:faceOf ) ; sh:minCount 1 ]", "Card is too long"),
        ("sh:property [ sh:path mtg:layout ; sh:node [ sh:property [ sh:path mtg:text ] ] ]", "properties of a value"),
    ],
)
def test_shapes_that_could_see_more_are_refused(said: str, refusal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    turtle = f"@prefix sh: <{SH}> . @prefix mtg: <{MTG}> . mtg:S sh:targetClass mtg:Card ; {said} ."
    monkeypatch.setattr(of_cards, "shapes", lambda: RdfGraph().parse(data=turtle, format="turtle"))
    with pytest.raises(UnknownConstraint, match=refusal):
        list(violations(CardStore.starter().graph))


def test_every_construct_has_a_shape_of_its_own() -> None:
    written = RdfGraph().parse(Path(validation.__file__).parents[2] / "ontology" / "shapes.ttl")
    for shape in set(written.subjects(RDF.type, SH.NodeShape)):
        if isinstance(shape, URIRef):
            known = {value for value in shapes().objects(shape, SH.property) if isinstance(value, BNode)}
            assert len(known) == len(set(written.objects(shape, SH.property))), shape


def test_a_sample_of_all_cards(all_cards: CardStore) -> None:
    some = random.Random(7).sample(sorted(all_cards.ids), 2 * SAMPLE)  # noqa: S311 - the same cards every time
    store = described(all_cards, some)
    assert plain(store) == []
    assert list(violations(Graph(store))) == []
