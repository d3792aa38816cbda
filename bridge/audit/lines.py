"""Which lines that add mana no reading covers, and which part of each is not read.

A line is read in full, or as far as the types of its mana go (106.7), or but for something that no board tells, or not
at all. Spells and static abilities stand apart: they are no mana abilities (605.5b).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from pyoxigraph import NamedNode

from lawmage.bridge.audit.boards import names_in
from lawmage.bridge.audit.terms import TermQuestions, key_of
from lawmage.bridge.cards import CardStore
from lawmage.bridge.ontology.graph import Subject
from lawmage.bridge.ontology.namespaces import CARD, MTG
from lawmage.bridge.terms import Term

SPELL_OR_STATIC: Final = "text"
_ADD: Final = NamedNode(MTG + "Add")
_ADDING: Final = "add"
_WORDED: Final = ("worded", "flavored")
"""What stands before the dash has no meaning of its own (207.2c, 207.2d): such a line is of the kind of the rest."""
_WHOLE: Final = {"triggered": "the event or the effect", SPELL_OR_STATIC: "the text"}
"""What of a line is not read where neither its cost nor its amount is what stops the reading."""


class Reading(StrEnum):
    """How far a line is read."""

    FULL = "read"
    TYPES = "read for types only"
    OPEN = "left open by what no board tells"
    NONE = "not read"


@dataclass(frozen=True, slots=True)
class ManaLine:
    """A line that adds mana: its kind, how far it is read, and what of it is not read or is left open."""

    text: str
    kind: str
    reading: Reading
    unread_part: str = ""


@dataclass(frozen=True, slots=True)
class ManaLines:
    """All distinct lines that add mana."""

    lines: Sequence[ManaLine]

    def abilities(self) -> list[ManaLine]:
        """Return the lines that are neither what a spell does nor static abilities."""
        return [line for line in self.lines if line.kind != SPELL_OR_STATIC]

    def unread(self, lines: Sequence[ManaLine]) -> list[ManaLine]:
        """Return those of some lines that are not read, in the order of their kinds."""
        return sorted((line for line in lines if line.reading is Reading.NONE), key=_order)

    def text(self) -> str:
        """Return the counts, and the lines that are left open or not read, for people."""
        texts = [line for line in self.lines if line.kind == SPELL_OR_STATIC]
        report = [_counted("abilities that add mana", self.abilities()), _counted("spells and static abilities", texts)]
        left_open = sorted((line for line in self.lines if line.reading is Reading.OPEN), key=_order)
        report += [f"  left open by {line.unread_part}: {line.text}" for line in left_open]
        report += [f"  {line.unread_part} is not read: {line.text}" for line in self.unread(self.lines)]
        return "\n".join(report)


def mana_lines(ask: TermQuestions, cards: CardStore) -> ManaLines:
    """Ask the rules how far each distinct line that adds mana is read. Raises ProofRejected."""
    terms = {key_of(term): term for term in _terms_that_add(cards)}
    known = [ask.solutions(relation, terms.values()) for relation in ("read_for_mana", "read_as_effect")]
    amounts = ask.solutions("effect_adds", terms.values(), "Amount")
    some = ask.solutions("may_add_some", terms.values(), "Amount")
    types_read = ask.solutions("readable_some", [amount for found in some.values() for (amount,) in found])
    left_open = ask.solutions("left_open", terms.values(), "Matter")
    parts = ask.solutions("cost_part", terms.values(), "Part")
    told = ask.solutions("part_takes", [part for found in parts.values() for (part,) in found], "A", "N", "W")

    def reading(key: str) -> Reading:
        if any(found[key] for found in known):
            return Reading.FULL
        if any(types_read[key_of(amount)] for (amount,) in some[key]):
            return Reading.TYPES
        return Reading.OPEN if left_open[key] else Reading.NONE

    def unread_part(key: str) -> str:
        if left_open[key]:
            return ", ".join(str(matter).replace("_", " ") for (matter,) in left_open[key])
        if not all(told[key_of(part)] for (part,) in parts[key]):
            return "the cost"
        return "the amount" if amounts[key] else _WHOLE.get(_kind(terms[key]), "the effect")

    texts = ask.printed(terms.values())
    return ManaLines(
        [ManaLine(texts[key], _kind(term), reading(key), unread_part(key)) for key, term in sorted(terms.items())]
    )


def _kind(term: Term) -> str:
    """Return the functor of an ability, behind an ability word or flavor words."""
    kind: str = term[0]
    return _kind(term[2]) if kind in _WORDED else kind


def _terms_that_add(cards: CardStore) -> Iterator[Term]:
    for card in sorted(_cards_that_add(cards)):
        for fact in cards.facts(card):
            if fact[0] == "printed_ability" and _ADDING in names_in(fact[3]):
                yield fact[3]


def _cards_that_add(cards: CardStore) -> set[str]:
    """Return the ids of the cards in whose lines the construct for adding is: reading every card would take longer."""
    found: set[str] = set()
    seen: set[Subject] = set()
    open_: list[Subject] = [_ADD]
    while open_:
        node = open_.pop()
        if node in seen:
            continue
        seen.add(node)
        if isinstance(node, NamedNode) and node.value.startswith(CARD):
            found.add(node.value.removeprefix(CARD).partition("/")[0])
        else:
            open_ += cards.graph.referring(node)
    return found


def _counted(what: str, lines: Sequence[ManaLine]) -> str:
    counts = Counter(line.reading for line in lines)
    return f"{what}: {len(lines):,} distinct lines; " + ", ".join(f"{counts[item]:,} {item}" for item in Reading)


def _order(line: ManaLine) -> tuple[str, str]:
    return line.kind, line.text
