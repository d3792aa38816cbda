"""The vocabulary as the mapping needs it: constructs, properties and concepts, read from the Turtle files.

The conventions are written at the head of ontology/mtg.ttl. Everything here follows from the declarations; nothing
names a construct.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from urllib.parse import quote, unquote

from pyoxigraph import BlankNode, Literal, NamedNode, RdfFormat, parse

from lawmage.bridge.ontology.namespaces import DCTERMS, MTG, OWL, RDF, RDFS, SKOS, XSD

WORD = MTG + "word"
SYMBOL_DATATYPES = frozenset({MTG + "symbol", MTG + "manaSymbol"})

# The files that declare what a term can hold; rules.ttl and shapes.ttl declare nothing of it.
VOCABULARY_FILES = ("mtg.ttl", "types.ttl", "keywords.ttl", "constructs.ttl")


class VocabularyError(ValueError):
    """The Turtle files contradict the conventions: a defect of the files."""


@dataclass(frozen=True, slots=True)
class Property:
    """A property that holds an argument of a construct, or the value of a fact.

    ``kind`` is Single, List or Mixed; ``values`` are the classes and datatypes of a single value or of the members of a
    list, unions resolved; ``functor`` is the name of the fact that the property stands for, or None.
    """

    iri: str
    kind: str
    values: tuple[str, ...]
    functor: str | None


@dataclass(frozen=True, slots=True)
class Construct:
    """A class of nodes that stand for terms: its functor, and a property for each argument.

    None in place of a property is the node itself (``mtg:self``).
    """

    iri: str
    functor: str
    properties: tuple[Property | None, ...]


def notation_of(name: str) -> str:
    """Return the atom that stands for a printed name (docs/contracts.md, section 3): Power-Plant is ``power_plant``."""
    return re.sub(r"[ -]+", "_", name.translate(_DROPPED)).lower()


# What the declarations say to people, which no term depends on.
_FOR_PEOPLE = frozenset(
    {RDFS + "label", RDFS + "comment", SKOS + "prefLabel", SKOS + "inScheme", SKOS + "broader", DCTERMS + "source"}
)

_DROPPED = str.maketrans("", "", "'\u2019!")


class Vocabulary:
    """Constructs, properties and concepts, by name and by IRI."""

    def __init__(self, sources: Iterable[bytes]) -> None:
        """Read Turtle files, given as bytes; raises :class:`VocabularyError` where they contradict the conventions."""
        self._declared = _Declarations(sources)
        self._subclasses = self._declared.descendants(RDFS + "subClassOf")
        self._properties = {iri: self._read_property(iri) for iri in self._declared.subjects(MTG + "kind")}
        self._fact_properties = {place.functor: place for place in self._properties.values() if place.functor}
        self._by_class = {iri: self._read_construct(iri) for iri in self._declared.subjects(MTG + "arguments")}
        self._by_functor = self._index_functors()
        self._open = {
            iri: _text(self._declared.value(iri, MTG + "open")) for iri in self._declared.subjects(MTG + "open")
        }
        self._patterns: dict[str, re.Pattern[str]] = {}
        self._notations: dict[str, str] = {}
        self._concepts = self._read_concepts()

    def construct(self, functor: str, arity: int) -> Construct | None:
        """Return the construct of the terms ``functor/arity``."""
        return self._by_functor.get((functor, arity))

    def construct_of(self, class_iri: str) -> Construct | None:
        """Return the construct that a class is."""
        return self._by_class.get(class_iri)

    @property
    def constructs(self) -> Iterable[Construct]:
        """All constructs, facts among them."""
        return self._by_class.values()

    @property
    def properties(self) -> Mapping[str, Property]:
        """All properties with a kind, by IRI."""
        return self._properties

    def fact_property(self, functor: str) -> Property | None:
        """Return the property that stands for the facts ``functor(Subject, Value)``."""
        return self._fact_properties.get(functor)

    def is_a(self, class_iri: str, ancestor: str) -> bool:
        """Whether a class is another one or below it."""
        return class_iri == ancestor or class_iri in self._subclasses[ancestor]

    def concepts(self, class_iri: str) -> Mapping[str, str]:
        """Return the declared concepts of a class and of the classes below it: notation to IRI."""
        return self._concepts[class_iri]

    def concept(self, classes: Iterable[str], atom: str) -> str | None:
        """Return the IRI of the concept that an atom names where a value of one of the classes is expected."""
        for class_iri in classes:
            if (declared := self._concepts[class_iri].get(atom)) is not None:
                return declared
        bases = (self._open[class_iri] for class_iri in classes if class_iri in self._open)
        return next((base + quote(atom, safe="") for base in bases), None)

    def open_base(self, class_iri: str) -> str | None:
        """Return the base of the IRIs that an open class makes of atoms; None if the class is not open."""
        return self._open.get(class_iri)

    def notation(self, iri: str) -> str | None:
        """Return the atom that a concept's IRI stands for; None if the IRI is no concept's."""
        declared = self._notations.get(iri)
        if declared is not None:
            return declared
        return next((unquote(iri[len(base) :]) for base in self._open.values() if iri.startswith(base)), None)

    def pattern(self, datatype: str) -> re.Pattern[str]:
        """Return the regular expression that the whole of a literal of the datatype matches."""
        if datatype not in self._patterns:
            self._patterns[datatype] = self._read_pattern(datatype)
        return self._patterns[datatype]

    def _read_pattern(self, datatype: str) -> re.Pattern[str]:
        for restriction in self._declared.members(self._declared.value(datatype, OWL + "withRestrictions")):
            for found in self._declared.values(restriction, XSD + "pattern"):
                return re.compile(_text(found))
        raise VocabularyError(f"<{datatype}> has no pattern")

    def _read_property(self, iri: str) -> Property:
        kind = _text(self._declared.value(iri, MTG + "kind")).removeprefix(MTG)
        if kind not in {"Single", "List", "Mixed"}:
            raise VocabularyError(f"<{iri}> is of the unknown kind {kind}")
        described = self._declared.value(iri, RDFS + "range" if kind == "Single" else MTG + "items")
        functors = [_text(functor) for functor in self._declared.values(iri, MTG + "functor")]
        return Property(iri, kind, tuple(self._resolve(described)), functors[0] if functors else None)

    def _resolve(self, described: object) -> Iterator[str]:
        """Yield a class or datatype, or the members of a union of them."""
        unions = list(self._declared.values(described, OWL + "unionOf"))
        if unions:
            for member in self._declared.members(unions[0]):
                yield from self._resolve(member)
        else:
            yield _text(described)

    def _read_construct(self, iri: str) -> Construct:
        functor = _text(self._declared.value(iri, MTG + "functor"))
        arguments = [_text(member) for member in self._declared.members(self._declared.value(iri, MTG + "arguments"))]
        undeclared = [name for name in arguments if name not in self._properties and name != MTG + "self"]
        if undeclared:
            raise VocabularyError(f"<{iri}> has the argument <{undeclared[0]}>, which is no property with a kind")
        return Construct(iri, functor, tuple(self._properties.get(argument) for argument in arguments))

    def _index_functors(self) -> dict[tuple[str, int], Construct]:
        index: dict[tuple[str, int], Construct] = {}
        for construct in self._by_class.values():
            key = construct.functor, len(construct.properties)
            if key in index:
                raise VocabularyError(f"{key[0]}/{key[1]} names both <{index[key].iri}> and <{construct.iri}>")
            index[key] = construct
        return index

    def _read_concepts(self) -> defaultdict[str, dict[str, str]]:
        ancestors: defaultdict[str, set[str]] = defaultdict(set)
        for ancestor, below in self._subclasses.items():
            for class_iri in below:
                ancestors[class_iri].add(ancestor)
        concepts: defaultdict[str, dict[str, str]] = defaultdict(dict)
        for iri in self._declared.subjects(SKOS + "notation"):
            notation = self._notations[iri] = _text(self._declared.value(iri, SKOS + "notation"))
            direct = {_text(class_iri) for class_iri in self._declared.values(iri, RDF + "type")}
            for class_iri in direct.union(*(ancestors[class_iri] for class_iri in direct)):
                if concepts[class_iri].setdefault(notation, iri) != iri and class_iri != SKOS + "Concept":
                    other = concepts[class_iri][notation]
                    raise VocabularyError(f"{notation} means both <{other}> and <{iri}> in the class <{class_iri}>")
        return concepts


class _Declarations:
    """The Turtle files as a graph in which IRIs are strings."""

    def __init__(self, sources: Iterable[bytes]) -> None:
        # A dictionary is read several times faster than a store: this is the first thing that every program does.
        self._objects: defaultdict[str, defaultdict[object, list[object]]] = defaultdict(lambda: defaultdict(list))
        for source in sources:
            for quad in parse(source, format=RdfFormat.TURTLE, rename_blank_nodes=True):
                predicate = quad.predicate.value
                if predicate not in _FOR_PEOPLE:
                    self._objects[predicate][_node(quad.subject)].append(_node(quad.object))

    def subjects(self, predicate: str) -> list[str]:
        """Return the IRIs that have the property, sorted."""
        return sorted(node for node in self._objects[predicate] if isinstance(node, str))

    def values(self, subject: object, predicate: str) -> Iterator[object]:
        """Yield the values of a property of a node."""
        yield from self._objects[predicate].get(subject, ())

    def value(self, subject: object, predicate: str) -> object:
        """Return the one value of a property of a node."""
        values = list(self.values(subject, predicate))
        if len(values) != 1:
            raise VocabularyError(f"{subject} has {len(values)} values of <{predicate}>; it needs one")
        return values[0]

    def members(self, head: object) -> Iterator[object]:
        """Yield the members of an rdf:List."""
        while _text(head) != RDF + "nil":
            yield self.value(head, RDF + "first")
            head = self.value(head, RDF + "rest")

    def descendants(self, predicate: str) -> defaultdict[str, set[str]]:
        """Return, for each IRI, all that are below it, over any number of steps."""
        direct: defaultdict[str, set[str]] = defaultdict(set)
        for node, parents in self._objects[predicate].items():
            for parent in parents:
                direct[_text(parent)].add(_text(node))
        below: defaultdict[str, set[str]] = defaultdict(set)
        for top in list(direct):
            waiting = [top]
            while waiting:
                for child in direct.get(waiting.pop(), ()):
                    if child not in below[top]:
                        below[top].add(child)
                        waiting.append(child)
        return below


def _node(node: object) -> object:
    """Return an IRI as a string, and any other node as it is."""
    return node.value if isinstance(node, NamedNode) else node


def _text(node: object) -> str:
    """Return the IRI, the lexical form or the label of a node."""
    return node.value if isinstance(node, NamedNode | Literal | BlankNode) else str(node)


@cache
def vocabulary() -> Vocabulary:
    """Return the vocabulary of the installed package, read once."""
    return Vocabulary(declarations())


def declarations() -> list[bytes]:
    """Return the Turtle files that declare the vocabulary."""
    folder = files("lawmage.ontology")
    return [(folder / name).read_bytes() for name in VOCABULARY_FILES if (folder / name).is_file()]
