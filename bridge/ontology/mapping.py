"""Terms to RDF nodes and back, driven by the vocabulary alone (the conventions stand at the head of ontology/mtg.ttl).

Equal nodes have one IRI, a hash of their content, so that
a graph holds every construct once, however many cards have it.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import TypeAlias
from urllib.parse import quote, unquote

from pyoxigraph import BlankNode, Literal, NamedNode

from lawmage.bridge.errors import LawmageError
from lawmage.bridge.ontology.graph import Object, Subject
from lawmage.bridge.ontology.namespaces import CARD, LIST, MTG, RDF, TERM, XSD
from lawmage.bridge.ontology.vocabulary import SYMBOL_DATATYPES, WORD, Construct, Property, Vocabulary
from lawmage.bridge.terms import Term

Emit: TypeAlias = Callable[[NamedNode, NamedNode, Object], None]
Fetch: TypeAlias = Callable[[Subject], Iterable[tuple[NamedNode, Object]]]

EMPTY_LIST: Term = {"l": []}

_TYPE = NamedNode(RDF + "type")
_FIRST = NamedNode(RDF + "first")
_REST = NamedNode(RDF + "rest")
_NIL = NamedNode(RDF + "nil")
_WORD = NamedNode(WORD)
_STRING_DATATYPES = frozenset({XSD + "string", XSD + "date", XSD + "anyURI"})
_INTEGER = XSD + "integer"

# How many nodes a reader remembers; cards have many constructs in common.
_REMEMBERED = 20_000


class NotMapped(LawmageError):
    """A term has no node, or a node no term, because the vocabulary does not declare what it is made of."""


class TermWriter:
    """Writes terms as nodes, and facts as properties of nodes.

    ``emit`` receives subject, predicate and object of each triple: of a construct or a list once in the life of the
    writer, however often it occurs.
    """

    def __init__(self, vocabulary: Vocabulary, emit: Emit) -> None:
        self._vocabulary = vocabulary
        self._emit = emit
        self._written: set[str] = set()
        self._atoms: dict[tuple[str, str | int], Object] = {}

    def write(self, term: Term, place: Property) -> Object:
        """Return the RDF node of a term that is a value of the property, having emitted its triples.

        Raises :class:`NotMapped` for a construct that the vocabulary does not declare, or a list where none can be.
        """
        is_list = isinstance(term, dict) and "l" in term
        if is_list != (place.kind == "List") and place.kind != "Mixed":
            expected = "a list" if place.kind == "List" else "no list"
            raise NotMapped(f"The property {place.iri.removeprefix(MTG)} holds {expected}, not {term!r}.")
        return self._node(term, place)

    def write_fact(self, fact: Term, iri: str | None = None) -> None:
        """Write a card fact: as a property of its subject, or as a node of the class that its functor names.

        The node's IRI is that of the argument ``mtg:self``; a class without this argument needs ``iri``.
        """
        functor, *arguments = fact
        place = self._vocabulary.fact_property(functor) if len(arguments) == 2 else None
        if place is not None:
            self._emit(NamedNode(_entity(arguments[0])), NamedNode(place.iri), self.write(arguments[1], place))
            return
        construct, values = self._parts(fact)
        if None in construct.properties:
            iri = _entity(arguments[construct.properties.index(None)])
        if iri is None:
            raise NotMapped(f"The node of {functor}/{len(arguments)} has no name.")
        self._emit_node(NamedNode(iri), construct, values)

    def _node(self, term: Term, place: Property) -> Object:
        if isinstance(term, str | int):
            return self._atomic(term, place)
        if isinstance(term, dict):
            return self._list(term["l"], place) if "l" in term else Literal(term["s"])
        construct, values = self._parts(term)
        content = "\n".join(f"{property_iri} {value}" for property_iri, value in values)
        node = NamedNode(TERM + _hash(f"{construct.iri}\n{content}"))
        if node.value not in self._written:
            self._written.add(node.value)
            self._emit_node(node, construct, values)
        return node

    def _parts(self, term: Term) -> tuple[Construct, list[tuple[str, Object]]]:
        """Return the construct of a compound, and property and value for each argument that is no empty list."""
        functor, *arguments = term
        construct = self._vocabulary.construct(functor, len(arguments))
        if construct is None:
            raise NotMapped(f"The vocabulary declares no construct {functor}/{len(arguments)}.")
        return construct, [
            (place.iri, self.write(argument, place))
            for place, argument in zip(construct.properties, arguments, strict=True)
            if place is not None and not (argument == EMPTY_LIST and place.kind != "Single")
        ]

    def _emit_node(self, node: NamedNode, construct: Construct, values: Iterable[tuple[str, Object]]) -> None:
        self._emit(node, _TYPE, NamedNode(construct.iri))
        for property_iri, value in values:
            self._emit(node, NamedNode(property_iri), value)

    def _list(self, members: list[Term], place: Property) -> NamedNode:
        cell = _NIL
        for member in reversed(members):
            first, rest = self._node(member, place), cell
            cell = NamedNode(LIST + _hash(f"{first}\n{rest}"))
            if cell.value not in self._written:
                self._written.add(cell.value)
                self._emit(cell, _FIRST, first)
                self._emit(cell, _REST, rest)
        return cell

    def _atomic(self, term: str | int, place: Property) -> Object:
        key = place.iri, term
        node = self._atoms.get(key)
        if node is None:
            node = self._atoms[key] = self._new_atomic(term, place)
        return node

    def _new_atomic(self, term: str | int, place: Property) -> Object:
        """Return the node of an atom or an integer: what the declared classes make of it, in a fixed order."""
        if isinstance(term, int):
            if _INTEGER in place.values:
                return Literal(term)
        elif any(value in _ENTITIES for value in place.values):
            return NamedNode(_entity(term))
        elif (concept := self._vocabulary.concept(place.values, term)) is not None:
            return NamedNode(concept)
        symbol = self._symbol(term, place)
        if symbol is not None:
            return symbol
        return Literal(term) if isinstance(term, int) else Literal(term, datatype=_WORD)

    def _symbol(self, term: str | int, place: Property) -> Literal | None:
        """Return the symbol that a term is where symbols are declared; the reader must read it as the same term."""
        for datatype in SYMBOL_DATATYPES.intersection(place.values):
            literal = Literal(f"{{{term}}}", datatype=NamedNode(datatype))
            if self._vocabulary.pattern(datatype).fullmatch(literal.value) and _literal(literal) == term:
                return literal
        return None


class TermReader:
    """Reads nodes as terms. ``fetch`` gives the properties of a node as pairs of property and value."""

    def __init__(self, vocabulary: Vocabulary, fetch: Fetch) -> None:
        self._vocabulary = vocabulary
        self._fetch = fetch
        self._named = lru_cache(_REMEMBERED)(self._read_named)

    def read(self, node: Object) -> Term:
        """Return the term of a node that is a value of some property.

        Raises :class:`NotMapped` for a node of a class that the vocabulary does not declare. The term is shared between
        calls and must not be changed.
        """
        if isinstance(node, Literal):
            return _literal(node)
        if isinstance(node, BlankNode):
            return self._read_node(node)
        return self._named(node)

    def facts(self, node: NamedNode) -> list[Term]:
        """Return the facts that a node with a name of its own stands for, by its class and by its properties."""
        subject = self.read(node)
        values = list(self._fetch(node))
        facts: list[Term] = []
        for predicate, value in values:
            place = self._vocabulary.properties.get(predicate.value)
            if place is not None and place.functor is not None:
                facts.append([place.functor, subject, self.read(value)])
        class_construct = self._construct(values)
        if class_construct is not None:
            facts.append(self._compound(class_construct, values, subject))
        return facts

    def _read_named(self, node: NamedNode) -> Term:
        iri = node.value
        if iri == _NIL.value:
            return EMPTY_LIST
        if iri.startswith(CARD):
            return unquote(iri[len(CARD) :])
        notation = self._vocabulary.notation(iri)
        return notation if notation is not None else self._read_node(node)

    def _read_node(self, node: Subject) -> Term:
        values = list(self._fetch(node))
        construct = self._construct(values)
        if construct is not None:
            return self._compound(construct, values, None)
        members: list[Term] = []
        while True:
            cell = {predicate.value: value for predicate, value in values}
            if _FIRST.value not in cell:
                raise NotMapped(f"The node {node} is neither a declared construct nor a list.")
            members.append(self.read(cell[_FIRST.value]))
            rest = cell[_REST.value]
            if rest == _NIL:
                return {"l": members}
            if isinstance(rest, Literal):
                raise NotMapped(f"The list at {node} ends in a literal.")
            values = list(self._fetch(rest))

    def _construct(self, values: Iterable[tuple[NamedNode, Object]]) -> Construct | None:
        for predicate, value in values:
            if predicate == _TYPE and isinstance(value, NamedNode):
                construct = self._vocabulary.construct_of(value.value)
                if construct is not None:
                    return construct
        return None

    def _compound(self, construct: Construct, values: Iterable[tuple[NamedNode, Object]], subject: Term) -> Term:
        by_property = {predicate.value: value for predicate, value in values}
        term: list[Term] = [construct.functor]
        for place in construct.properties:
            if place is None:
                term.append(subject)
            elif place.iri in by_property:
                term.append(self.read(by_property[place.iri]))
            else:
                term.append(EMPTY_LIST)
        return term


_ENTITIES = frozenset({MTG + "Card", MTG + "Face"})


def _entity(atom: str) -> str:
    """Return the IRI of a card or a face, which the rules know by an atom."""
    return CARD + quote(atom, safe="/")


def _literal(literal: Literal) -> Term:
    datatype, text = literal.datatype.value, literal.value
    if datatype == _INTEGER:
        return int(text)
    if datatype in SYMBOL_DATATYPES:
        inner = text[1:-1]
        return int(inner) if inner.isascii() and inner.isdigit() else inner
    if datatype == WORD:
        return text
    if datatype in _STRING_DATATYPES:
        return {"s": text}
    raise NotMapped(f"A literal of the datatype {datatype} has no term.")


def _hash(content: str) -> str:
    return blake2b(content.encode(), digest_size=12).hexdigest()
