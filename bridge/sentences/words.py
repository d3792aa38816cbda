"""Terms in English: objects by their labels, costs as mana symbols, abilities in the words of a card.

Abilities and parts of them are printed by the grammar of card text (see :mod:`lawmage.bridge.sentences.abilities`);
everything else that appears in a proof is named here. A term of a shape that is not known is shown as it is.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from lawmage.bridge.terms import Term

Printed = Callable[[Term], str | None]
"""The words of an ability, or of a part of one; None for any other term."""

_MANA_SYMBOL: Final = re.compile(r"[WUBRGCXYZSPQT]|[WUBRGC2](/[WUBRGCP])+|[WUBRGC]/[WUBRGC]/P")
_NUMBERED: Final = re.compile(r"(.*) \((\d+)\)(.*)")
_SAID_ITEMS: Final = 60
"""How many elements of a list are said before "and so on"."""

MANA_LETTER: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
_COST_SYMBOL: Final = {"tap": "{T}", "untap": "{Q}"}
_PLAIN_WORD: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def not_printed(_term: Term) -> str | None:
    """Print nothing: every term is shown as it is."""
    return None


def is_variable(term: Term) -> bool:
    """Say whether a term is a variable."""
    return isinstance(term, dict) and "v" in term


def has_variable(term: Term) -> bool:
    """Say whether there is a variable in a term."""
    match term:
        case {"v": _}:
            return True
        case {"l": items} | [str(), *items]:
            return any(map(has_variable, items))
    return False


def elements(term: Term) -> list[Term] | None:
    """Return the elements of a list term, or None for any other term."""
    return list(term["l"]) if isinstance(term, dict) and "l" in term else None


def joined(parts: Sequence[str], last: str = "and") -> str:
    """Join as English does: a, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def shortened(parts: Sequence[str]) -> list[str]:
    """Return parts with a row of numbered ones as one: Forest (1), Forest (2), Forest (3) are Forest (1) to (3)."""
    if len(parts) < 3:
        return list(parts)
    short: list[str] = []
    row: list[re.Match[str]] = []

    def end_row() -> None:
        if len(row) > 2:
            first, last = row[0], row[-1]
            short.append(f"{first[1]} ({first[2]}) to ({last[2]}){first[3]}")
        else:
            short.extend(match[0] for match in row)
        row.clear()

    for part in parts:
        match = _NUMBERED.fullmatch(part) if "(" in part else None
        if match is None or (
            row and (match[1], match[3], int(match[2])) != (row[-1][1], row[-1][3], int(row[-1][2]) + 1)
        ):
            end_row()
        if match is None:
            short.append(part)
        else:
            row.append(match)
    end_row()
    return short


@lru_cache(1_024)
def argument_noun(name: str) -> str:
    """Return the noun for an argument's name: ``LifeKept`` is "life kept"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name.lstrip("_")).lower() or "thing"


@dataclass(frozen=True)
class Words:
    """How the terms of one answer are called.

    ``labels``: objects, players and effects; ``cards``: names of cards and faces by their atoms; ``printed``: the words
    of abilities.
    """

    labels: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    printed: Printed = not_printed
    _said: dict[tuple[int, str, str], tuple[Term, str]] = field(default_factory=dict, repr=False, compare=False)

    def say(self, term: Term, noun: str = "thing", unbound: str = "any {}") -> str:
        """Return a term in English: ``noun`` is what it stands for, ``unbound`` says a variable with that noun."""
        if isinstance(term, str):
            return _COST_SYMBOL[term] if noun in ("cost", "costs") and term in _COST_SYMBOL else self._atom(term)
        if not isinstance(term, list | dict):
            return f"{{{term}}}" if noun == "symbol" else str(term)
        # The nodes of a proof share their terms, so what was said of one is found by its identity. It is kept with
        # what was said, so that no other term can have that identity.
        key = id(term), noun, unbound
        if key not in self._said:
            self._said[key] = term, self._say(term, noun, unbound)
        return self._said[key][1]

    def _say(self, term: Term, noun: str, unbound: str) -> str:
        match term:
            case {"s": text}:
                return f"\u201c{text}\u201d" if noun == "text" else str(text)
            case {"v": _}:
                return unbound.format(noun)
            case {"l": items}:
                return self._list(items, noun, unbound)
            case [str() as functor, *arguments]:
                return self._compound(functor, arguments, term)
        return json.dumps(term)

    def _atom(self, name: str) -> str:
        if name in self.labels:
            return self.labels[name]
        if name in self.cards:
            return self.cards[name]
        return _plain_atom(name)

    def _list(self, items: Sequence[Term], noun: str, unbound: str) -> str:
        if not items:
            return "nothing"
        if all(_is_mana_symbol(item) for item in items):
            return "".join(f"{{{item}}}" for item in items)
        if all(isinstance(item, list) and item[:1] == ["mana"] and len(item) == 4 for item in items):
            return _added_mana(self, items)
        singular = noun[:-1] if noun.endswith("s") else noun
        named = shortened([self.say(item, singular, unbound) for item in items[:_SAID_ITEMS]])
        return joined([*named, "so on"] if len(items) > _SAID_ITEMS else named)

    def _compound(self, functor: str, arguments: list[Any], term: Term) -> str:
        described = _COMPOUNDS.get((functor, len(arguments)))
        if described is not None:
            said = described(self, arguments)
            if said is not None:
                return said
        printed = self.printed(term)
        if printed is not None:
            return printed
        inner = ", ".join(self.say(argument, unbound="\u2026") for argument in arguments)
        return f"{functor}({inner})"


@lru_cache(8_192)
def _plain_atom(name: str) -> str:
    """Return an atom that names nothing on the board: mana symbols in braces, words with blanks."""
    if _MANA_SYMBOL.fullmatch(name):
        return f"{{{name}}}"
    return name.replace("_", " ") if _PLAIN_WORD.fullmatch(name) else name


def _is_mana_symbol(item: Term) -> bool:
    return (isinstance(item, int) and not isinstance(item, bool)) or (
        isinstance(item, str) and _MANA_SYMBOL.fullmatch(item) is not None
    )


def _cost(words: Words, arguments: list[Term]) -> str | None:
    """cost(Symbols, Others): mana, and the other parts."""
    symbols, others = elements(arguments[0]), elements(arguments[1])
    if symbols is None or others is None:
        return None
    parts = [words.say(arguments[0])] if symbols else []
    parts += [words.say(part) for part in others]
    return joined(parts) if parts else "{0}"


def _activation(words: Words, arguments: list[Term]) -> str:
    """source(Object, Alternatives) is named by its object."""
    return words.say(arguments[0])


def _pool(words: Words, arguments: list[Term]) -> str:
    return f"{words.say(arguments[0])} mana in the mana pool"


def _mana_made(words: Words, abilities: Term, types: Term) -> str:
    """Return the symbols of the mana that an activation adds, or the keyword of what stands in for mana."""
    made = elements(types) or []
    if all(isinstance(kind, str) for kind in made):
        return "".join(f"{{{MANA_LETTER.get(kind, kind)}}}" for kind in made)
    return words.say(abilities)


def _use(words: Words, arguments: list[Term]) -> str | None:
    """Return what activation(Object, Alternative) does, {G} from Forest, or the symbol activation(Object, Place)."""
    match arguments[1]:
        case ["alternative", abilities, _, _, types, _] if elements(types) is not None:
            return f"{_mana_made(words, abilities, types)} from {words.say(arguments[0])}"
        case int(place):
            return f"symbol {place} of the cost of a mana ability of {words.say(arguments[0])}"
    return f"some use of {words.say(arguments[0], unbound='some source')}"


def _alternative(words: Words, arguments: list[Term]) -> str | None:
    """Return what alternative(Abilities, Symbols, Life, Types, Marks) costs and adds."""
    abilities, symbols, life, types, _ = arguments
    if elements(symbols) is None or elements(types) is None:
        return "some use"
    costs = [words.say(symbols)] if elements(symbols) else []
    costs += [f"{words.say(life, unbound='some')} life"] if life else []
    mana = _mana_made(words, abilities, types)
    return f"{mana} for {joined(costs)}" if costs else mana


def _unit(words: Words, arguments: list[Term]) -> str:
    """Return which mana of a payment mana(Object, Place, Type, Marks) is."""
    source, place, kind, _ = arguments
    letter = MANA_LETTER.get(kind) if isinstance(kind, str) else None
    symbol = f"{{{letter}}}" if letter else words.say(kind, unbound="some mana")
    return f"{symbol} from {words.say(source, unbound='some source')}" + (
        f" (number {place})" if isinstance(place, int) and place != 1 else ""
    )


def _spent(words: Words, arguments: list[Term]) -> str:
    """Return what spent(Unit, Need) pays for."""
    unit = words.say(arguments[0], unbound="something")
    match arguments[1]:
        case ["cost", place]:
            return f"{unit} for symbol {words.say(place, unbound='some place')}"
        case ["activation", source, place]:
            return f"{unit} for symbol {words.say(place, unbound='some place')} of the cost of {words.say(source)}"
    return f"{unit} for something"


def _begun_list(words: Words, arguments: list[Term]) -> str:
    """Return what is known of a list: its first element."""
    return f"{words.say(arguments[0], unbound='something')} and more"


def _plan(words: Words, arguments: list[Term]) -> str | None:
    """Return what plan(Activations, Payments) does: which mana comes from which sources."""
    activations = elements(arguments[0])
    if activations is None:
        return None
    sources: dict[str, list[str]] = {}
    for activation in activations:
        match activation:
            case ["activation", source, ["alternative", abilities, symbols, life, types, _]]:
                costs = [words.say(symbols)] if elements(symbols) else []
                costs += [f"{words.say(life, unbound='some')} life"] if life else []
                mana = _mana_made(words, abilities, types)
                sources.setdefault(f"{mana} for {joined(costs)}" if costs else mana, []).append(words.say(source))
            case _:
                return None
    if not sources:
        return "no source is needed"
    return joined([f"{mana} from {joined(shortened(named))}" for mana, named in sources.items()])


def _added_mana(words: Words, items: Sequence[Term]) -> str:
    """Return what a list of mana(Player, Type, Marks) is: {G}{G} for Player A. A type may be open in a refutation."""
    order = [*MANA_LETTER, None]
    typed = [(player, kind if isinstance(kind, str) else None, marks) for _, player, kind, marks in items]
    portions: dict[tuple[str, str], list[str]] = {}
    for player, kind, marks in sorted(typed, key=lambda item: order.index(item[1])):
        said = [_mark(words, mark) for mark in elements(marks) or []]
        key = words.say(player), f" ({'; '.join(said)})" if said else ""
        portions.setdefault(key, []).append("some mana" if kind is None else f"{{{MANA_LETTER[kind]}}}")
    return joined([f"{_mana(symbols)} for {player}{marks}" for (player, marks), symbols in portions.items()])


def _mana(said: Sequence[str]) -> str:
    """Return symbols of mana in one, and once that there is some mana whose type is open."""
    symbols = "".join(symbol for symbol in said if symbol.startswith("{"))
    return joined([part for part in (symbols, "some mana" if "some mana" in said else "") if part])


def _mark(words: Words, mark: Term) -> str:
    """Return what a mark of mana says: that it is snow, or the sentence of the card that speaks of it."""
    match mark:
        case ["only" | "rider", sentence]:
            return words.say(["text", {"l": [sentence]}])
    return words.say(mark)


def _whose_effect(words: Words, arguments: list[Term]) -> str:
    """Return whose effect effect(Source, Ability, Layer) or generator(Source, Ability) is."""
    source, ability = words.say(arguments[0]), arguments[1]
    match ability:
        case ["lasting", *_]:
            return source
        case ["counters", kind]:
            return f"the {words.say(kind)} counters on {source}"
        case ["granted", *_]:
            return f"the effect of the ability that {source} was given"
    return f"the effect of {source}"


def _change(said: str) -> Callable[[Words, list[Term]], str]:
    """Say a change that a continuous effect makes (kb/reading/continuous_effects.pl)."""
    return lambda words, arguments: said.format(words.say(arguments[0]))


def _by(keyword: str) -> Callable[[Words, list[Term]], str]:
    return lambda _words, _arguments: f"by {keyword}"


_COMPOUNDS: Final[dict[tuple[str, int], Callable[[Words, list[Term]], str | None]]] = {
    ("mana", 3): lambda words, arguments: _added_mana(words, [["mana", *arguments]]),
    ("on_tapping", 2): lambda words, arguments: f"{words.say(arguments[1])} of {words.say(arguments[0])}",
    ("on_adding", 2): lambda words, arguments: f"{words.say(arguments[1])} of {words.say(arguments[0])}",
    ("for_each", 2): lambda words, arguments: f"{words.say(arguments[1])} for each {words.say(arguments[0])}",
    ("with_x", 2): lambda words, arguments: f"{words.say(arguments[1])}, where X is {words.say(arguments[0])}",
    ("only", 1): lambda words, arguments: _mark(words, ["only", *arguments]),
    ("rider", 1): lambda words, arguments: _mark(words, ["rider", *arguments]),
    ("printed", 2): lambda words, arguments: f"line {words.say(arguments[1])}",
    ("text", 3): lambda words, arguments: f"line {words.say(arguments[2])} of {words.say(arguments[0])}",
    ("granted", 2): lambda words, arguments: f"the ability {words.say(arguments[1])}",
    ("effect", 3): lambda words, arguments: f"{_whose_effect(words, arguments)} in layer {words.say(arguments[2])}",
    ("generator", 2): lambda words, arguments: words.say(arguments[0]),
    ("set_types", 1): _change("set the card types to {}"),
    ("add_types", 1): _change("add the card types {}"),
    ("lose_types", 1): _change("take away the card types {}"),
    ("set_land_types", 1): _change("set the land types to {}"),
    ("set_creature_types", 1): _change("set the creature types to {}"),
    ("add_subtypes", 1): _change("add the subtypes {}"),
    ("add_supertypes", 1): _change("add the supertypes {}"),
    ("set_colors", 1): _change("set the colors to {}"),
    ("add_colors", 1): _change("add the colors {}"),
    ("lose_keyword", 1): _change("take away {}"),
    ("cannot_have", 1): _change("keep away {}"),
    ("add_ability", 1): _change("add the ability {}"),
    ("set_power", 1): _change("set power to {}"),
    ("set_toughness", 1): _change("set toughness to {}"),
    ("so_many", 2): lambda words, arguments: f"{words.say(arguments[0])} times {words.say(arguments[1])}",
    ("more_power", 1): _change("add {} to power"),
    ("more_toughness", 1): _change("add {} to toughness"),
    ("counters", 1): lambda words, arguments: f"{words.say(arguments[0])} counters",
    ("lasting", 2): lambda words, arguments: words.say(arguments[0]),
    ("lasting", 1): lambda words, arguments: words.say(arguments[0]),
    ("intrinsic", 2): lambda words, arguments: f"the intrinsic {words.say(arguments[1])} ability",
    ("hand", 1): lambda words, arguments: f"from the hand as {words.say(arguments[0])}",
    ("casting", 2): lambda words, arguments: f"casting {words.say(arguments[0])}",
    ("activating", 2): lambda words, arguments: f"activating {words.say(arguments[1])} of {words.say(arguments[0])}",
    ("cost", 1): lambda words, arguments: words.say(arguments[0]),
    ("activation", 1): lambda words, arguments: f"a mana ability of {words.say(arguments[0])}",
    ("escape", 2): _by("escape"),
    ("flashback", 2): _by("flashback"),
    ("command", 1): lambda words, arguments: f"from the command zone as {words.say(arguments[0])}",
    ("aftermath", 1): lambda words, arguments: f"by aftermath as {words.say(arguments[0])}",
    ("permitted", 2): lambda words, arguments: (
        f"as {words.say(arguments[0])}, by what {words.say(arguments[1])} allows"
    ),
    ("permanents", 1): lambda words, arguments: words.say(arguments[0]),
    ("graveyard", 1): lambda words, arguments: f"the graveyard of {words.say(arguments[0])}",
    ("stands_in", 1): lambda words, arguments: (
        f"what stands in for generic or {words.say(arguments[0])}"
        if elements(arguments[0])
        else "what stands in for generic"
    ),
    ("cost", 2): _cost,
    ("activation", 2): _use,
    ("alternative", 5): _alternative,
    ("mana", 4): _unit,
    ("spent", 2): _spent,
    ("life", 1): lambda words, arguments: f"life payment {words.say(arguments[0], unbound='of any number')}",
    ("[|]", 2): _begun_list,
    ("source", 2): _activation,
    ("pool", 1): _pool,
    ("plan", 2): _plan,
    ("symbol_without_value", 1): lambda words, arguments: f"no number was chosen for {words.say(arguments[0])}",
    ("uncounted", 2): lambda words, arguments: (
        f"the mana of {words.say(arguments[1])} of {words.say(arguments[0])} can't be counted"
    ),
    ("taken_twice", 1): lambda words, arguments: (
        f"the only plan that was found uses {words.say(arguments[0])} for two things"
    ),
    ("takes", 2): lambda words, arguments: f"{words.say(arguments[1])}, which it is to {words.say(arguments[0])}",
    ("too_many_cases", 1): lambda words, arguments: f"the search stopped after {words.say(arguments[0])} cases",
    ("too_much_mana", 1): lambda words, arguments: f"{words.say(arguments[0])} mana is too much for the search",
    ("need", 2): lambda words, arguments: words.say(arguments[0]) + (" mana" if arguments[0] == "generic" else ""),
}
"""The compounds of docs/contracts.md, section 8."""
