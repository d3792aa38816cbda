"""A card for people: what lawmage has of it, with what it does not understand, and the rulings on it."""

from collections.abc import Iterator, Sequence

from lawmage.bridge.cards.grammar import Grammar
from lawmage.bridge.cards.rulings import RulingStore
from lawmage.bridge.cards.store import Card, CardFace, CardStore
from lawmage.bridge.terms import Term


def described_card(store: CardStore, name: str, grammar: Grammar, rulings: RulingStore | None = None) -> str:
    """Return a card as lines for people. Raises :class:`UnknownCard`."""
    card = store.find(name)
    lines = [f"{card.name} ({card.layout})"] if len(card.faces) > 1 else []
    facts = store.facts(card.id)
    for face in card.faces:
        lines += _face_lines(face, [fact for fact in facts if fact[1] == face.id])
        lines += _text_lines(card, face, store, grammar)
    found = rulings.rulings(card.id) if rulings is not None else []
    if found:
        lines += ["", "Rulings:", *(f"  {ruling.published}  {ruling.text}" for ruling in found)]
    return "\n".join(lines)


def _face_lines(face: CardFace, facts: Sequence[Term]) -> Iterator[str]:
    """Yield name with cost, types and numbers of a face."""
    cost: list[Term] = next((fact[2]["l"] for fact in facts if fact[0] == "mana_cost"), [])
    yield f"{face.name} {''.join(f'{{{symbol}}}' for symbol in cost)}".rstrip()
    types = [*_values(facts, "printed_supertype"), *_values(facts, "printed_type")]
    subtypes = _values(facts, "printed_subtype")
    yield "  " + " ".join(types) + (f" \u2014 {' '.join(subtypes)}" if subtypes else "")
    if indicated := _values(facts, "color_indicator"):
        yield f"  color indicator: {', '.join(indicated)}"
    numbers = [*_values(facts, "printed_power"), *_values(facts, "printed_toughness")]
    if numbers:
        yield "  " + "/".join(numbers)
    for functor, label in (("printed_loyalty", "loyalty"), ("printed_defense", "defense")):
        if numbers := _values(facts, functor):
            yield f"  {label} {numbers[0]}"


def _text_lines(card: Card, face: CardFace, store: CardStore, grammar: Grammar) -> Iterator[str]:
    """Yield the lines of text of a face; what is not understood is marked."""
    functors = {fact[2]: fact[0] for fact in store.facts(card.id) if fact[0] in _LINES and fact[1] == face.id}
    for functor, text in zip(functors.values(), store.card_text(card.id, grammar)[face.name], strict=True):
        yield f"  {text}" if functor == "printed_ability" else f"  not understood: {text}"


_LINES = ("printed_ability", "unparsed_text")


def _values(facts: Sequence[Term], functor: str) -> list[str]:
    return [str(fact[2]).replace("_", " ") for fact in facts if fact[0] == functor]
