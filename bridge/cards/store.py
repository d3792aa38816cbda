"""The store in which cards are looked up: names to cards, cards to the facts that the rules reason with.

The cards are RDF (ontology/mtg.ttl); the facts are what the generic mapping makes of them. A store holds either the
starter cards of the package, in memory, or what a user imported, opened read-only on disk.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Self, cast

from pyoxigraph import Literal, NamedNode, RdfFormat, serialize
from rapidfuzz import fuzz, process

from lawmage.bridge.cards.grammar import Grammar, PrintTerm
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.cards.records import name_key
from lawmage.bridge.errors import InputError, UnknownCard
from lawmage.bridge.ontology.graph import Graph
from lawmage.bridge.ontology.mapping import TermReader
from lawmage.bridge.ontology.namespaces import CARD, MTG, PREFIXES
from lawmage.bridge.ontology.vocabulary import Vocabulary, vocabulary
from lawmage.bridge.terms import Term

STARTER_FILE = "cards/starter.ttl"

_CARD_NAME = NamedNode(MTG + "cardName")
_CONTENT_HASH = NamedNode(MTG + "contentHash")
_FACE_NAME = NamedNode(MTG + "faceName")
_FACE_NUMBER = NamedNode(MTG + "faceNumber")
_FACE_OF = NamedNode(MTG + "faceOf")
_LAYOUT = NamedNode(MTG + "layout")
_LINE_OF = NamedNode(MTG + "lineOf")
_NAME_KEY = NamedNode(MTG + "nameKey")

_LINE_FACTS = ("printed_ability", "unparsed_text")

_SUGGESTIONS = 3
_LEAST_LIKENESS = 70  # in percent, below which a name is no suggestion
_CARDS_REMEMBERED = 4_000


@dataclass(frozen=True, slots=True)
class CardFace:
    """A face of a card: the atom by which the rules know it, its place on the card from 1, and its name."""

    id: str
    number: int
    name: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its Oracle id, which is its atom in the rules, name, layout, and its faces, the front face first."""

    id: str
    name: str
    layout: str
    faces: tuple[CardFace, ...]


class CardStore:
    """Cards by name and by id; ``graph`` is the RDF that they are. May be used by several threads at once.

    ``starters``: these are the starter cards and no others.
    """

    def __init__(self, graph: Graph, words: Vocabulary | None = None, *, starters: bool = False) -> None:
        self.graph = graph
        self._starters = starters
        self._words = words if words is not None else vocabulary()
        self._reader = TermReader(self._words, graph.properties)
        self._descriptions = self._words.concepts(MTG + "DescriptionLayout")
        self._cached_card: Callable[[str], Card] = lru_cache(_CARDS_REMEMBERED)(self._read_card)
        self._cached_facts: Callable[[str], tuple[Term, ...]] = lru_cache(_CARDS_REMEMBERED)(self._read_facts)

    @classmethod
    def starter(cls) -> Self:
        """Return the starter cards of the package, read into memory."""
        graph = Graph.from_turtle([(files("lawmage.ontology") / STARTER_FILE).read_bytes()])
        return cls(graph, starters=True)

    @classmethod
    def imported(cls, library: CardLibrary | None = None) -> Self:
        """Return the cards that the user imported. Raises as :meth:`CardLibrary.store_path` does."""
        return cls.open((library if library is not None else CardLibrary()).store_path())

    @classmethod
    def open(cls, path: Path) -> Self:
        """Return the cards of an RDF store on disk, opened read-only."""
        return cls(_open(path))

    def __len__(self) -> int:
        """Count the cards."""
        return sum(1 for _ in self.graph.pairs(_CONTENT_HASH))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all cards and of the faces of those that have several, sorted."""
        return tuple(sorted({name.value for place in (_CARD_NAME, _FACE_NAME) for _, name in self.graph.pairs(place)}))

    @property
    def ids(self) -> Iterator[str]:
        """The ids of all cards, in no particular order."""
        return (node.value.removeprefix(CARD) for node, _ in self.graph.pairs(_CONTENT_HASH))

    def find(self, name: str) -> Card:
        """Return the card with this name, or with a face of this name.

        Case, accents, kinds of quotes and spacing do not matter. A card goes before a face of another card, and both
        before a token. Raises :class:`UnknownCard`, with the names that come nearest.
        """
        found = self._named(name_key(name))
        if found is None:
            raise UnknownCard(name, self.suggestions(name), starters=self._starters)
        return found

    def card(self, card_id: str) -> Card:
        """Return the card with this id. Raises :class:`UnknownCard`."""
        return self._cached_card(card_id)

    def facts(self, card_id: str) -> Sequence[Term]:
        """Return the card facts of docs/contracts.md, section 3. They are shared: do not change them.

        Raises :class:`UnknownCard`.
        """
        return self._cached_facts(card_id)

    def card_text(self, card_id: str, grammar: Grammar) -> dict[str, list[str]]:
        """Return the text of each face of a card, by the name of the face: the lines as the grammar prints their terms.

        Lines that were not understood are given as they were imported. Raises :class:`UnknownCard`.
        """
        card = self.card(card_id)
        return {face.name: self._face_text(card, face, grammar) for face in card.faces}

    def turtle(self, card_id: str) -> str:
        """Return all that the graph says of a card, its faces, its lines and what they are made of, as Turtle."""
        node = NamedNode(CARD + self.card(card_id).id)
        faces = list(self.graph.subjects(_FACE_OF, node))
        lines = [line for face in faces for line in self.graph.subjects(_LINE_OF, face)]
        described = self.graph.described([node, *faces, *lines])
        return cast("bytes", serialize(described, format=RdfFormat.TURTLE, prefixes=PREFIXES)).decode()

    def suggestions(self, name: str) -> list[str]:
        """Return names that are like a name, best first, then names that it is a part of; none for an empty name."""
        key = name_key(name)
        if not key:
            return []
        keys = {shown: name_key(shown) for shown in self.names}
        alike = process.extract(key, keys, scorer=fuzz.ratio, limit=_SUGGESTIONS, score_cutoff=_LEAST_LIKENESS)
        longer = [shown for shown, other in keys.items() if key in other]
        return list(dict.fromkeys([*(shown for _, _, shown in alike), *longer]))[:_SUGGESTIONS]

    # ------------------------------------------------------------ reading the graph

    def _named(self, key: str) -> Card | None:
        candidates = []
        for node in self.graph.subjects(_NAME_KEY, Literal(key)):
            card_id, _, number = node.value.removeprefix(CARD).partition("/")
            card = self.card(card_id)
            candidates.append((card.layout in self._descriptions, number != "", card.name, card.id, card))
        return min(candidates)[-1] if candidates else None

    def _read_card(self, card_id: str) -> Card:
        node = NamedNode(CARD + card_id)
        values = dict(self.graph.properties(node))
        if _CARD_NAME not in values:
            raise UnknownCard(card_id)
        faces = sorted((self._read_face(face) for face in self.graph.subjects(_FACE_OF, node)), key=_number)
        return Card(card_id, values[_CARD_NAME].value, self._reader.read(values[_LAYOUT]), tuple(faces))

    def _read_face(self, node: NamedNode) -> CardFace:
        values = dict(self.graph.properties(node))
        return CardFace(node.value.removeprefix(CARD), int(values[_FACE_NUMBER].value), values[_FACE_NAME].value)

    def _read_facts(self, card_id: str) -> tuple[Term, ...]:
        card = self.card(card_id)
        facts = self._sorted_facts(NamedNode(CARD + card_id))
        for face in card.faces:
            node = NamedNode(CARD + face.id)
            facts += self._sorted_facts(node)
            lines = (fact for line in self.graph.subjects(_LINE_OF, node) for fact in self._reader.facts(line))
            for fact in sorted(lines, key=lambda fact: int(fact[2])):
                facts.append(self._line_fact(card, face, fact))
        return tuple(facts)

    def _sorted_facts(self, node: NamedNode) -> list[Term]:
        return sorted(self._reader.facts(node), key=lambda fact: json.dumps(fact, ensure_ascii=False))

    def _line_fact(self, card: Card, face: CardFace, fact: Term) -> Term:
        """Return the fact of a line; where it was not understood, its text with the names put in."""
        if fact[0] != "unparsed_text":
            return fact
        _, face_id, index, text = fact
        return ["unparsed_text", face_id, index, {"s": _with_names(text["s"], card, face)}]

    def _face_text(self, card: Card, face: CardFace, grammar: Grammar) -> list[str]:
        facts = [
            fact
            for fact in self.facts(card.id)
            if fact[0] in ("printed_ability", "unparsed_text") and fact[1] == face.id
        ]
        understood = [fact for fact in facts if fact[0] == "printed_ability"]
        printed = grammar.print([PrintTerm(fact[3], face.name, _other_name(card, face)) for fact in understood])
        texts = {fact[2]: text for fact, text in zip(understood, printed, strict=True)}
        return [texts[fact[2]] or "" if fact[0] == "printed_ability" else fact[3]["s"] for fact in facts]


def content_hashes(path: Path) -> dict[str, tuple[str, str]]:
    """Return name and content hash of each card of a store on disk, by card id."""
    graph = _open(path)
    names = {node: name.value for node, name in graph.pairs(_CARD_NAME)}
    return {card.value.removeprefix(CARD): (names[card], content.value) for card, content in graph.pairs(_CONTENT_HASH)}


def _open(path: Path) -> Graph:
    try:
        return Graph.on_disk(path)
    except OSError as error:
        raise InputError(f"There are no cards that can be read in {path}: {error}") from error


def _number(face: CardFace) -> int:
    return face.number


def _other_name(card: Card, face: CardFace) -> str | None:
    return next((other.name for other in card.faces if other.number != face.number), None)


def _with_names(line: str, card: Card, face: CardFace) -> str:
    """Return a line with the names in place of the grammar's signs for them."""
    return line.replace("~~", _other_name(card, face) or "~~").replace("~", face.name)
