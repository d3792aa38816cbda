"""Terms made from the declarations of the vocabulary, for hypothesis."""

from hypothesis import strategies as st

from lawmage.bridge.ontology.namespaces import MTG, XSD
from lawmage.bridge.ontology.vocabulary import SYMBOL_DATATYPES, WORD, Construct, Property, Vocabulary
from lawmage.bridge.terms import Term

SYMBOLS = ["W", "C", "X", "S", "G/P", "2/W", "W/U/P", "T", 0, 2, 13]
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), min_size=1, max_size=8)


class TermsOf:
    """Strategies for the terms of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._known: dict[tuple[str, int], st.SearchStrategy[Term] | None] = {}

    def construct(self, construct: Construct, depth: int) -> st.SearchStrategy[Term]:
        """Generate terms of a construct, nested at most ``depth`` deep."""
        arguments = [self._argument(place, depth) for place in construct.properties if place is not None]
        return st.tuples(*arguments).map(lambda values: [construct.functor, *values])

    def _argument(self, place: Property, depth: int) -> st.SearchStrategy[Term]:
        single = self._value(place, depth)
        listed = st.lists(single, max_size=3).map(lambda members: {"l": members})
        return {"Single": single, "List": listed, "Mixed": single | listed}[place.kind]

    def _value(self, place: Property, depth: int) -> st.SearchStrategy[Term]:
        for value in place.values:
            if (value, depth) not in self._known:
                self._known[value, depth] = self._value_of(value, depth)
        choices = [self._known[value, depth] for value in place.values]
        return st.one_of([choice for choice in choices if choice is not None] or [WORDS])

    def _value_of(self, value: str, depth: int) -> st.SearchStrategy[Term] | None:
        """Generate values of a class or datatype; None where only deeper nesting would give one."""
        if value in SYMBOL_DATATYPES:
            return st.sampled_from(SYMBOLS)
        if value == WORD:
            return WORDS
        if value == XSD + "string":
            return WORDS.map(lambda text: {"s": text})
        if value.startswith(XSD):
            return st.integers()
        atoms = sorted(self.vocabulary.concepts(value))
        nested = [construct for construct in self.vocabulary.constructs if self.vocabulary.is_a(construct.iri, value)]
        choices = [st.sampled_from(atoms)] if atoms else []
        if value in {MTG + "Card", MTG + "Face"}:
            choices.append(st.uuids().map(str))
        elif nested and depth > 0:
            choices.append(st.sampled_from(nested).flatmap(lambda construct: self.construct(construct, depth - 1)))
        return st.one_of(choices) if choices else None
