"""Random ability terms, made from the ontology alone: constructs, their properties, the values these may have."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from pyoxigraph import BlankNode, NamedNode, RdfFormat, Store

ONTOLOGY = Path(__file__).parents[2] / "ontology"
FILES = ("mtg.ttl", "types.ttl", "keywords.ttl", "constructs.ttl")
MTG = "https://w3id.org/lawmage/ns#"
RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
RDFS = "http://www.w3.org/2000/01/rdf-schema#"
OWL = "http://www.w3.org/2002/07/owl#"
SKOS = "http://www.w3.org/2004/02/skos/core#"
XSD = "http://www.w3.org/2001/XMLSchema#"

# Values of classes that the ontology leaves open.
SAMPLES: Mapping[str, tuple[str, ...]] = {
    XSD + "integer": ("1", "2", "3", "7"),
    MTG + "word": ("'Ember'", "'Vale'"),
    MTG + "manaSymbol": ("2", "'G'", "'W/U'", "'G/P'", "'X'"),
    MTG + "CounterKind": ("charge", "'+1/+1'"),
}


@dataclass(frozen=True)
class Argument:
    """A property of a construct: whether it holds a list, and the classes and datatypes of its values."""

    kind: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Construct:
    """A functor and its arguments."""

    functor: str
    arguments: tuple[Argument, ...]


class Grammar:
    """The ontology as a grammar of terms."""

    def __init__(self, folder: Path = ONTOLOGY) -> None:
        self._store = Store()
        for name in FILES:
            self._store.load((folder / name).read_bytes(), format=RdfFormat.TURTLE)
        self._below: dict[str, list[str]] = {}
        for lower, upper in self._pairs(RDFS + "subClassOf"):
            self._below.setdefault(upper, []).append(lower)
        classes = [iri for iri, _ in self._pairs(MTG + "functor") if self._is_construct(iri)]
        self.constructs = {iri: self._construct(iri) for iri in classes}
        self._notations: dict[str, list[str]] = {}
        for iri, notation in self._pairs(SKOS + "notation"):
            for kind in self._objects(iri, RDF + "type"):
                self._notations.setdefault(kind, []).append(notation)

    def term(self, chance: random.Random, depth: int) -> str:
        """Return a random term of the class mtg:Ability, as Prolog text; deeper terms are longer."""
        return self._value(MTG + "Ability", chance, depth)

    def _value(self, iri: str, chance: random.Random, depth: int) -> str:
        if iri in SAMPLES:
            return chance.choice(SAMPLES[iri])
        classes = self._descendants(iri)
        constructs = [self.constructs[name] for name in classes if name in self.constructs]
        atoms = [atom for name in classes for atom in self._notations.get(name, ())]
        if depth <= 0:
            flat = [construct for construct in constructs if len(construct.arguments) <= 1]
            constructs = [] if atoms else (flat or constructs)
        if atoms and (not constructs or chance.random() < 0.4):
            return _quoted(chance.choice(atoms))
        if not constructs or depth < -6:
            raise Stuck
        construct = chance.choice(constructs)
        arguments = ",".join(self._argument(argument, chance, depth - 1) for argument in construct.arguments)
        return f"{_quoted(construct.functor)}({arguments})"

    def _argument(self, argument: Argument, chance: random.Random, depth: int) -> str:
        if argument.kind == "List" or (argument.kind == "Mixed" and chance.random() < 0.5):
            length = chance.choice((0, 1, 1, 2)) if depth > 0 else chance.choice((0, 1))
            return f"[{','.join(self._one_of(argument, chance, depth) for _ in range(length))}]"
        return self._one_of(argument, chance, depth)

    def _one_of(self, argument: Argument, chance: random.Random, depth: int) -> str:
        return self._value(chance.choice(argument.values), chance, depth)

    def _construct(self, iri: str) -> Construct:
        [functor] = self._objects(iri, MTG + "functor")
        [head] = self._objects(iri, MTG + "arguments")
        return Construct(functor, tuple(self._property(name) for name in self._list(head)))

    def _is_construct(self, iri: str) -> bool:
        return bool(self._objects(iri, MTG + "arguments")) and "constructs" in self._origin(iri)

    def _origin(self, iri: str) -> str:
        names = self._objects(iri, RDFS + "comment")
        return "constructs" if any(name.startswith(("Wording", "A part of")) for name in names) else "core"

    def _property(self, iri: str) -> Argument:
        [kind] = self._objects(iri, MTG + "kind")
        ranges = self._objects(iri, MTG + "items") or self._objects(iri, RDFS + "range")
        values = [value for name in ranges for value in self._union(name)]
        return Argument(kind.removeprefix(MTG), tuple(values))

    def _union(self, iri: str) -> list[str]:
        unions = self._objects(iri, OWL + "unionOf")
        return [member for head in unions for name in self._list(head) for member in self._union(name)] or [iri]

    def _descendants(self, iri: str) -> list[str]:
        found, queue = [], [iri]
        while queue:
            name = queue.pop()
            if name not in found:
                found.append(name)
                queue.extend(self._below.get(name, ()))
        return found

    def _list(self, head: str) -> Iterable[str]:
        while head != RDF + "nil":
            [first] = self._objects(head, RDF + "first")
            yield first
            [head] = self._objects(head, RDF + "rest")

    def _pairs(self, predicate: str) -> list[tuple[str, str]]:
        quads = self._store.quads_for_pattern(None, NamedNode(predicate), None)
        return [(_text(quad.subject), _text(quad.object)) for quad in quads]

    def _objects(self, subject: str, predicate: str) -> list[str]:
        node = _node(subject)
        return [_text(quad.object) for quad in self._store.quads_for_pattern(node, NamedNode(predicate), None)]


class Stuck(Exception):
    """No value of this class is small enough."""


def _text(node: object) -> str:
    return getattr(node, "value", str(node)) if not str(node).startswith("_:") else str(node)


def _node(text: str) -> BlankNode | NamedNode:
    return BlankNode(text.removeprefix("_:")) if text.startswith("_:") else NamedNode(text)


def _quoted(atom: str) -> str:
    escaped = atom.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
