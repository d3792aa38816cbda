"""Nodes that no shape can tell apart, so that of many nodes only one has to be validated.

What a shape can see of a node is bounded: its IRI, its classes, its properties with what their values are, who points
to it, and what stands in the lists that it points to. Of a value it sees the classes or the datatype, and whether it
passes the tests that stand in the shapes (patterns, least lengths, least numbers). Nodes for which all of this is equal
satisfy the same shapes. :class:`Likeness` works it out from the shapes and refuses shapes that could see more.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache

from pyoxigraph import BlankNode, Literal, NamedNode
from rdflib import RDF, SH, BNode, URIRef
from rdflib import Graph as Shapes
from rdflib import Literal as RdfLiteral
from rdflib.collection import Collection
from rdflib.term import Node

from lawmage.bridge.ontology.graph import Graph, Object, Subject

TYPE = NamedNode(str(RDF.type))
FIRST = NamedNode(str(RDF.first))
REST = NamedNode(str(RDF.rest))

_UNDERSTOOD = frozenset(
    {
        *(SH.path, SH.property, SH.node, SH.nodeKind, SH.message, SH.targetClass, SH.targetSubjectsOf),
        *(SH.minCount, SH.maxCount, SH.datatype, SH["class"], SH["or"], SH.xone),
        *(SH.pattern, SH.minLength, SH.minInclusive, SH.inversePath, SH.zeroOrMorePath),
    }
)
_COUNTED = 2  # values of one kind; shapes that count so far or further are refused

Test = Callable[[str], bool]
Classes = Callable[[str], frozenset[str]]


class UnknownConstraint(ValueError):
    """A shape has a constraint of which it is not known what it can see."""


class Likeness:
    """Says of each node of a graph what the shapes can see of it; ``declared`` gives an IRI's classes elsewhere.

    ``looked_along`` are the properties that the shapes follow from their values back to the nodes that have them.
    Raises :class:`UnknownConstraint`.
    """

    def __init__(self, shapes: Shapes, graph: Graph, declared: Classes) -> None:
        self._graph = graph
        self._declared = declared
        self._types = self._read_types()
        _refuse_unknown_constraints(shapes)
        _refuse_far_sight(shapes, set().union(*self._types.values()))
        self._tests = _tests(shapes)
        self._numbers: dict[Hashable, int] = {}
        self._nodes: dict[Subject, int] = {}
        self._literal: Callable[[Literal], int] = lru_cache(100_000)(self._look_at_literal)
        self.looked_along = {NamedNode(str(path)) for path in shapes.objects(None, SH.inversePath)}
        asked = [NamedNode(str(target)) for target in shapes.objects(None, SH.targetSubjectsOf)]
        self._asked_for = [node for predicate in asked for node, _ in graph.pairs(predicate)]
        self._pointing = {predicate: self._read_pointing(predicate) for predicate in self.looked_along}

    def nodes(self) -> Iterator[Subject]:
        """Yield every node that a shape may be for, by a class or by a property."""
        yield from dict.fromkeys([*self._types, *self._asked_for])

    def signature(self, node: Subject) -> Hashable:
        """Return what the shapes can see of a node: equal for nodes that they cannot tell apart."""
        seen: Counter[Hashable] = Counter(
            (predicate, self._kind(value)) for predicate, value in self._graph.properties(node) if predicate != TYPE
        )
        for predicate, pointing in self._pointing.items():
            seen.update(("to it", predicate, kind) for kind in pointing[node])
        return self._kind(node), frozenset((edge, min(number, _COUNTED)) for edge, number in seen.items())

    def _kind(self, value: Object) -> int:
        """Return a number for what the shapes can see of a value."""
        if isinstance(value, Literal):
            return self._literal(value)
        if value not in self._nodes:
            self._nodes[value] = self._number((self._own(value), frozenset(self._members(value))))
        return self._nodes[value]

    def _members(self, node: Subject) -> Iterator[Hashable]:
        """Yield what the members of a list are; what their own properties are is out of sight."""
        cells: set[Object] = set()
        waiting: list[Object] = [node]
        while waiting:
            cell = waiting.pop()
            if isinstance(cell, Literal) or cell in cells:
                continue
            cells.add(cell)
            for member in self._graph.values(cell, FIRST):
                yield self._literal(member) if isinstance(member, Literal) else self._own(member)
            waiting += self._graph.values(cell, REST)

    def _own(self, node: Subject) -> Hashable:
        classes = self._types.get(node, frozenset()) | self._declared(node.value)
        return isinstance(node, BlankNode), classes, self._passed(node.value)

    def _look_at_literal(self, value: Literal) -> int:
        read = RdfLiteral(value.value, lang=value.language, datatype=_datatype(value))
        return self._number((value.datatype.value, value.language, bool(read.ill_typed), self._passed(value.value)))

    def _passed(self, text: str) -> tuple[bool, ...]:
        return tuple(test(text) for test in self._tests)

    def _number(self, kind: Hashable) -> int:
        return self._numbers.setdefault(kind, len(self._numbers))

    def _read_types(self) -> dict[Subject, frozenset[str]]:
        types: defaultdict[Subject, set[str]] = defaultdict(set)
        for node, value in self._graph.pairs(TYPE):
            types[node].add(str(value.value))
        shared: dict[frozenset[str], frozenset[str]] = {}
        return {node: shared.setdefault(frozenset(found), frozenset(found)) for node, found in types.items()}

    def _read_pointing(self, predicate: NamedNode) -> defaultdict[Subject, list[Hashable]]:
        pointing: defaultdict[Subject, list[Hashable]] = defaultdict(list)
        for node, value in self._graph.pairs(predicate):
            if not isinstance(value, Literal):
                pointing[value].append(self._own(node))
        return pointing


def _datatype(value: Literal) -> URIRef | None:
    return None if value.language else URIRef(value.datatype.value)


def _tests(shapes: Shapes) -> list[Test]:
    """Return the tests that stand in the shapes, each once."""
    return [
        *(_matches(pattern) for pattern in sorted({str(value) for value in shapes.objects(None, SH.pattern)})),
        *(_has_length(least) for least in sorted({int(str(value)) for value in shapes.objects(None, SH.minLength)})),
        *(
            _is_at_least(least)
            for least in sorted({int(str(value)) for value in shapes.objects(None, SH.minInclusive)})
        ),
    ]


def _matches(pattern: str) -> Test:
    compiled = re.compile(pattern)
    return lambda text: compiled.search(text) is not None


def _has_length(least: int) -> Test:
    return lambda text: len(text) >= least


def _is_at_least(least: int) -> Test:
    number = re.compile(r"[+-]?[0-9]+")
    return lambda text: number.fullmatch(text) is not None and int(text) >= least


def _refuse_unknown_constraints(shapes: Shapes) -> None:
    for shape, predicate, value in shapes:
        if str(predicate).startswith(str(SH)) and predicate not in _UNDERSTOOD:
            raise UnknownConstraint(f"{predicate} is a constraint of which it is not known what it can see")
        if predicate in (SH.minCount, SH.maxCount) and int(str(value)) >= _COUNTED:
            raise UnknownConstraint(f"{shape} counts up to {value}")


def _refuse_far_sight(shapes: Shapes, present: set[str]) -> None:
    """Refuse shapes of nodes that are there and that look further than to values and to the members of lists."""
    for shape, path in shapes.subject_objects(SH.path):
        if isinstance(path, BNode) and not _is_near(shapes, path) and present & _targets(shapes, shape):
            raise UnknownConstraint(
                f"the path of a property of {', '.join(sorted(_targets(shapes, shape)))} is too long"
            )
    for shape in shapes.objects(None, SH.node):
        for part in shapes.objects(shape, SH.property):
            if not _is_in_list(shapes, shapes.value(part, SH.path)):
                raise UnknownConstraint(f"{shape} looks at properties of a value")


def _is_near(shapes: Shapes, path: Node) -> bool:
    return shapes.value(path, SH.inversePath) is not None or _is_in_list(shapes, path)


def _is_in_list(shapes: Shapes, path: Node | None) -> bool:
    """Whether a path leads to the members of a list: over its cells to what is first, from a property or not."""
    if path is None or shapes.value(path, RDF.first) is None:
        return False
    steps = list(Collection(shapes, path))
    cells, first = steps[-2:] if len(steps) > 1 else (None, None)
    begins = all(isinstance(step, URIRef) for step in steps[:-2]) and len(steps) in (2, 3)
    return begins and first == RDF.first and shapes.value(cells, SH.zeroOrMorePath) == RDF.rest


def _targets(shapes: Shapes, shape: Node) -> set[str]:
    """Return the classes whose nodes a property shape is applied to; every class where it is not told by a class."""
    above = list(shapes.subjects(SH.property, shape))
    return {str(target) for owner in above for target in shapes.objects(owner, SH.targetClass)}
