"""SHACL validation of a whole card store: of the nodes that no shape can tell apart, pyshacl looks at one."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from typing import cast

from pyoxigraph import Literal, RdfFormat, Triple, serialize
from rdflib import Graph as RdfGraph

from lawmage.bridge.ontology.graph import Graph, Object, Subject
from lawmage.bridge.ontology.likeness import FIRST, REST, TYPE, Likeness
from lawmage.bridge.ontology.validation import Violation, declared_classes, shapes, validate

_NODES_AT_ONCE = 2_000


def violations(graph: Graph, progress: Callable[[int, int], None] | None = None) -> Iterator[Violation]:
    """Yield what the shapes refuse in a graph of cards, node by node; ``progress`` is told nodes done and nodes in all.

    Raises :class:`lawmage.bridge.ontology.likeness.UnknownConstraint` where a shape could see more of a node than is
    compared, which would be a defect of lawmage.
    """
    likeness = Likeness(shapes(), graph, declared_classes)
    alike: defaultdict[Hashable, list[Subject]] = defaultdict(list)
    for node in likeness.nodes():
        alike[likeness.signature(node)].append(node)
    done, groups = 0, iter(alike.values())
    while batch := list(islice(groups, _NODES_AT_ONCE)):
        like_first = {str(group[0].value): group for group in batch}
        described = _surroundings(likeness, graph, [group[0] for group in batch])
        for violation in validate(described, list(like_first)):
            for node in like_first[violation.node]:
                yield Violation(str(node.value), violation.path, violation.message)
        done += sum(map(len, batch))
        if progress is not None:
            progress(done, sum(map(len, alike.values())))


def _surroundings(likeness: Likeness, graph: Graph, nodes: Sequence[Subject]) -> RdfGraph:
    """Return what the shapes can see of some nodes."""
    triples = dict.fromkeys(triple for node in nodes for triple in _seen_of_node(likeness, graph, node))
    lines = cast("bytes", serialize(triples, format=RdfFormat.N_TRIPLES))
    return RdfGraph().parse(data=lines, format="nt")


def _seen_of_node(likeness: Likeness, graph: Graph, node: Subject) -> Iterator[Triple]:
    for predicate, value in graph.properties(node):
        yield Triple(node, predicate, value)
        yield from _seen_of_value(graph, value)
    for predicate in likeness.looked_along:
        for subject in graph.subjects(predicate, node):
            yield Triple(subject, predicate, node)
            yield from _classes(graph, subject)


def _seen_of_value(graph: Graph, value: Object) -> Iterator[Triple]:
    """Yield the classes of a value, and the members of a list with theirs."""
    cells: set[Object] = set()
    waiting = [value]
    while waiting:
        cell = waiting.pop()
        if isinstance(cell, Literal) or cell in cells:
            continue
        cells.add(cell)
        yield from _classes(graph, cell)
        for member in graph.values(cell, FIRST):
            yield Triple(cell, FIRST, member)
            if not isinstance(member, Literal):
                yield from _classes(graph, member)
        for rest in graph.values(cell, REST):
            yield Triple(cell, REST, rest)
            waiting.append(rest)


def _classes(graph: Graph, node: Subject) -> Iterator[Triple]:
    yield from (Triple(node, TYPE, value) for value in graph.values(node, TYPE))
