"""Card facts (docs/contracts.md, section 3) of a printed card whose text was read, and how they become RDF."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from pyoxigraph import Literal, NamedNode

from lawmage.bridge.cards.grammar import ReadLine
from lawmage.bridge.cards.records import PrintedCard, PrintedFace, name_key
from lawmage.bridge.ontology.mapping import Emit, NotMapped, TermWriter
from lawmage.bridge.ontology.namespaces import CARD, MTG, RDF
from lawmage.bridge.ontology.vocabulary import Vocabulary
from lawmage.bridge.terms import Term

_TYPE = NamedNode(RDF + "type")
_CARD = NamedNode(MTG + "Card")
_NAME_KEY = NamedNode(MTG + "nameKey")
_CONTENT_HASH = NamedNode(MTG + "contentHash")


def content_hash(facts: Sequence[Term]) -> str:
    """Return a hash of what the facts of a card say: it changes when the meaning of the card changes."""
    return blake2b(json.dumps(facts, ensure_ascii=False).encode(), digest_size=12).hexdigest()


class FactWriter:
    """Writes the facts of cards as RDF.

    ``undeclared`` counts the lines that the grammar understood and that are kept as unparsed text all the same, because
    the vocabulary does not declare what they are made of: by the explanation.
    """

    def __init__(self, words: Vocabulary, emit: Emit) -> None:
        self._emit = emit
        self._terms = TermWriter(words, emit)
        self.undeclared: Counter[str] = Counter()

    def write_card(self, card: PrintedCard, texts: Sequence[Sequence[ReadLine]]) -> list[Term]:
        """Write a card, ``texts`` being the lines of each of its faces, and return its facts."""
        facts = list(self._card_facts(card, texts))
        node = NamedNode(CARD + card.id)
        self._emit(node, _TYPE, _CARD)
        self._emit(node, _NAME_KEY, Literal(name_key(card.name)))
        self._emit(node, _CONTENT_HASH, Literal(content_hash(facts)))
        if len(card.faces) > 1:
            for number, face in enumerate(card.faces, start=1):
                self._emit(NamedNode(f"{node.value}/{number}"), _NAME_KEY, Literal(name_key(face.name)))
        return facts

    def _card_facts(self, card: PrintedCard, texts: Sequence[Sequence[ReadLine]]) -> Iterator[Term]:
        """Write the facts of a card and yield each."""
        yield self._written(["card_name", card.id, {"s": card.name}])
        yield self._written(["layout", card.id, card.layout])
        for number, (face, lines) in enumerate(zip(card.faces, texts, strict=True), start=1):
            name = f"{card.id}/{number}"
            yield self._written(["card_face", card.id, name, number])
            for functor, value in _printed(face):
                yield self._written([functor, name, value])
            for index, line in enumerate(lines, start=1):
                yield self._line_fact(name, index, line)

    def _line_fact(self, face: str, index: int, line: ReadLine) -> Term:
        iri = f"{CARD}{face}/{index}"
        if line.term is not None:
            try:
                return self._written(["printed_ability", face, index, line.term], iri)
            except NotMapped as refusal:
                self.undeclared[refusal.message] += 1
        return self._written(["unparsed_text", face, index, {"s": line.text}], iri)

    def _written(self, fact: Term, iri: str | None = None) -> Term:
        self._terms.write_fact(fact, iri)
        return fact


def _printed(face: PrintedFace) -> Iterator[tuple[str, Term]]:
    """Yield functor and value of each fact about what is printed on a face, its text apart."""
    yield "face_name", {"s": face.name}
    if face.mana_cost is not None:
        yield "mana_cost", {"l": list(face.mana_cost)}
    for functor, values in (
        ("printed_type", face.types),
        ("printed_supertype", face.supertypes),
        ("printed_subtype", face.subtypes),
        ("color_indicator", face.color_indicator),
    ):
        for value in dict.fromkeys(values):
            yield functor, value
    for functor, number in (
        ("printed_power", face.power),
        ("printed_toughness", face.toughness),
        ("printed_loyalty", face.loyalty),
        ("printed_defense", face.defense),
    ):
        if number is not None:
            yield functor, number
