"""An RDF graph as lawmage reads it: pyoxigraph's store, in memory or on disk, behind typed look-ups."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Self, TypeAlias, TypeGuard, cast

from pyoxigraph import BlankNode, Literal, NamedNode, RdfFormat, Store, Triple

from lawmage.bridge.ontology.namespaces import LIST, TERM

Subject: TypeAlias = NamedNode | BlankNode
Object: TypeAlias = NamedNode | BlankNode | Literal


class Graph:
    """A graph without quoted triples, which lawmage does not write."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @classmethod
    def from_turtle(cls, sources: Iterable[bytes]) -> Self:
        """Read Turtle files, given as bytes, into memory."""
        store = Store()
        for source in sources:
            store.bulk_load(source, format=RdfFormat.TURTLE)
        return cls(store)

    @classmethod
    def on_disk(cls, path: Path) -> Self:
        """Open a store on disk, read-only. Raises OSError."""
        return cls(Store.read_only(str(path)))

    def properties(self, subject: Subject) -> Iterator[tuple[NamedNode, Object]]:
        """Yield predicate and object of each triple of a subject."""
        for quad in self.store.quads_for_pattern(subject, None, None):
            yield quad.predicate, cast("Object", quad.object)

    def pairs(self, predicate: NamedNode) -> Iterator[tuple[Subject, Object]]:
        """Yield subject and object of each triple with a predicate."""
        for quad in self.store.quads_for_pattern(None, predicate, None):
            yield cast("Subject", quad.subject), cast("Object", quad.object)

    def subjects(self, predicate: NamedNode, value: Object) -> Iterator[NamedNode]:
        """Yield the named subjects that have a value of a property."""
        for quad in self.store.quads_for_pattern(None, predicate, value):
            if isinstance(quad.subject, NamedNode):
                yield quad.subject

    def values(self, subject: Subject, predicate: NamedNode) -> Iterator[Object]:
        """Yield the values of a property of a subject."""
        for quad in self.store.quads_for_pattern(subject, predicate, None):
            yield cast("Object", quad.object)

    def referring(self, value: Object) -> Iterator[Subject]:
        """Yield the subjects that have a value of any property, once for each."""
        for quad in self.store.quads_for_pattern(None, None, value):
            yield cast("Subject", quad.subject)

    def described(self, subjects: Iterable[Subject]) -> Iterator[Triple]:
        """Yield the triples of the subjects, and of the constructs, lists and blank nodes that they lead to."""
        waiting: list[Subject] = list(subjects)
        seen = set(waiting)
        while waiting:
            subject = waiting.pop()
            for predicate, value in self.properties(subject):
                yield Triple(subject, predicate, value)
                if _is_part(value) and value not in seen:
                    seen.add(value)
                    waiting.append(value)


def _is_part(node: Object) -> TypeGuard[Subject]:
    """Whether a node is described as a part of those that lead to it, having no name that people know."""
    return isinstance(node, BlankNode) or (isinstance(node, NamedNode) and node.value.startswith((TERM, LIST)))
