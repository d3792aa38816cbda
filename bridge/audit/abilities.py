"""What each activated ability that adds mana costs and how much it adds, beside what one engine encodes.

What lawmage reads is asked of the rules (kb/reading/costs_of_abilities.pl, mana_numbers.pl), of the terms of a card's
lines alone: no board is needed. Loyalty abilities are among them, since the engine encodes them in the same way.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from lawmage.bridge.audit.boards import names_in
from lawmage.bridge.audit.notation import VARIES, CostPart, cost_of, mana, number_of, words
from lawmage.bridge.audit.production import card_of_row
from lawmage.bridge.audit.sources import AbilitiesOfCard, ManaAbility
from lawmage.bridge.audit.terms import TermQuestions, key_of
from lawmage.bridge.cards import Card, CardStore
from lawmage.bridge.terms import Term

ACTIVATED: Final = "activated"
_UNREAD: Final = "unread"
"""What stands for the action of a part of a cost that no reading covers."""
_STRUCTURE: Final = frozenset({"f", "t", "n", "sub", "np", "z", "or", "from", "named", "your", "you", "control"})
_IMPLIED: Final = frozenset({"untapped", "tapped"})
_OTHER_NAMES: Final = {"a_opponent": "opponent", "any_number": "X", "x": "X"}


class Match(StrEnum):
    """How an ability of the engine stands to the one that lawmage reads."""

    EQUAL = "equal"
    DIFFERENT = "different"
    UNREAD = "not read"


@dataclass(frozen=True, slots=True)
class Priced:
    """What an ability costs and how many mana it adds; a number is None where no reading covers the amount."""

    cost: tuple[CostPart, ...]
    number: str | None

    @property
    def read(self) -> bool:
        """Whether the whole cost and the amount are read."""
        return self.number is not None and all(part.action != _UNREAD for part in self.cost)

    def __str__(self) -> str:
        amounts = {None: "an amount that is not read", VARIES: "an amount that varies"}
        amount = amounts.get(self.number, f"{self.number} mana")
        return f"{', '.join(map(str, self.cost)) or 'nothing'}, for {amount}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """An ability of a card as the engine encodes it, with the one that lawmage reads, if there is any."""

    card: str
    resolved: bool
    expected: Priced
    found: Priced | None
    match: Match


@dataclass(frozen=True, slots=True)
class Comparisons:
    """All comparisons, and what could not be compared: cards that are not imported, abilities of other kinds."""

    compared: Sequence[Comparison]
    not_imported: int
    other_kinds: int


def comparisons(ask: TermQuestions, cards: CardStore, rows: Iterable[AbilitiesOfCard]) -> Comparisons:
    """Compare the activated abilities of the engine's cards with those that lawmage reads.

    Raises ProofRejected where a proof does not hold.
    """
    given = [(row, card_of_row(cards, row.name)) for row in rows]
    known = [(row, card) for row, card in given if card is not None]
    lines = {(card.id, face.name): _lines(cards, card, face.id) for _, card in known for face in card.faces}
    priced = _priced(ask, [term for terms in lines.values() for term in terms])
    compared: list[Comparison] = []
    for row, card in known:
        theirs = [ability for ability in row.abilities if ability.kind == ACTIVATED]
        for face in dict.fromkeys(ability.face for ability in theirs):
            ours = [priced[key] for key in map(key_of, lines.get((card.id, face), ())) if key in priced]
            compared += _paired(row.name, [ability for ability in theirs if ability.face == face], ours)
    others = sum(ability.kind != ACTIVATED for row, _ in known for ability in row.abilities)
    return Comparisons(compared, len(given) - len(known), others)


def _lines(cards: CardStore, card: Card, face: str) -> list[Term]:
    """Return the terms of a face that speak of adding something."""
    terms = [fact[3] for fact in cards.facts(card.id) if fact[0] == "printed_ability" and fact[1] == face]
    return [term for term in terms if "add" in names_in(term)]


def _paired(card: str, theirs: Sequence[ManaAbility], ours: list[Priced]) -> Iterator[Comparison]:
    """Yield each of their abilities with the equal one of ours, or with one of those that are left, in their order."""
    left = list(ours)
    open_: list[tuple[ManaAbility, Priced]] = []
    for ability in theirs:
        expected = Priced(cost_of(ability.cost or ""), number_of(ability))
        if expected in left:
            left.remove(expected)
            yield Comparison(card, ability.resolved, expected, expected, Match.EQUAL)
        else:
            open_.append((ability, expected))
    for ability, expected in open_:
        found = left.pop(0) if left else None
        match = Match.DIFFERENT if found is not None and found.read else Match.UNREAD
        yield Comparison(card, ability.resolved, expected, found, match)


def _priced(ask: TermQuestions, terms: Sequence[Term]) -> dict[str, Priced]:
    """Return what the activated abilities among the terms cost and add, by the keys of the terms."""
    of_others = ask.solutions("adds_nothing_itself", terms)
    distinct = {key_of(term): term for term in terms if not of_others[key_of(term)]}
    costs = ask.solutions("cost_part", distinct.values(), "Part")
    amounts = ask.solutions("effect_adds", distinct.values(), "Amount")
    open_amounts = ask.solutions("may_add_some", distinct.values(), "Amount")
    taken = ask.solutions("part_takes", _values(costs), "Action", "Number", "What")
    readable = ask.solutions("readable_amount", _values(amounts))
    numbers = ask.solutions("number_of_mana", _values(amounts), "Number")

    def number(key: str) -> str | None:
        """Return the number of mana that an ability adds, as far as it is read."""
        read = [key_of(amount) for (amount,) in amounts[key] if readable[key_of(amount)]]
        told = {str(value) for amount in read for (value,) in numbers[amount]}
        if len(told) == 1 and all(numbers[amount] for amount in read):
            return told.pop()
        return VARIES if read or open_amounts[key] else None

    return {
        key: Priced(tuple(sorted(_part(part, taken[key_of(part)]) for (part,) in costs[key])), number(key))
        for key in distinct
        if costs[key]
    }


def _values(solutions: Mapping[str, Sequence[tuple[Term, ...]]]) -> list[Term]:
    return [value for found in solutions.values() for (value,) in found]


def _part(part: Term, taken: Sequence[tuple[Term, ...]]) -> CostPart:
    """Return a part of a cost in words; a part that no reading covers is told by all names in it."""
    if not taken:
        return CostPart(_UNREAD, "", words(list(names_in(part))))
    action, number, what = taken[0]
    match what:
        case ["mana", {"l": [*symbols]}]:
            return mana([str(symbol) for symbol in symbols])
        case ["counters", kind]:
            told = f"{kind} counters"
        case ["counters_among", kind, description]:
            told = f"{kind} counters among {_described(description)}"
        case _:
            told = _described(what)
    return CostPart(action, _OTHER_NAMES.get(str(number), str(number)), told)


def _described(what: Term) -> str:
    names = [_OTHER_NAMES.get(name, name).lower() for name in _joined(what)]
    return words([name for name in names if name not in _STRUCTURE | _IMPLIED])


def _joined(term: Term) -> Iterator[str]:
    """Yield the names in a term, with what is negated as one name."""
    match term:
        case ["non", negated]:
            yield f"non{' '.join(name for name in names_in(negated) if name not in _STRUCTURE)}"
        case str():
            yield term
        case {"l": [*members]} | [*members]:
            for member in members:
                yield from _joined(member)
