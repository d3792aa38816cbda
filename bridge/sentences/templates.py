"""The sentences of the rules, with their ``{Slots}`` filled."""

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from lawmage.bridge.sentences.words import Words, argument_noun, is_variable
from lawmage.bridge.terms import Term

_CACHED: Final = 4_096

_SLOT = re.compile(r"\{(\w+)\}")

#   A slot with a word before or behind it that belongs to its noun: "line {Index}", "{Type} mana".
_SLOT_WITH_NOUN = re.compile(r"(?:\b(line|number) )?\{(\w+)\}( mana\b)?")


def fill(template: str, values: Mapping[str, Term], words: Words, unbound: str = "any {}") -> str:
    """Return the sentence with each slot replaced by its value in English.

    Braces around anything else than a slot with a value, as in ``{T}``, stay as they are. Variables among the values
    are said with ``unbound``, such as "any {}", in which the braces stand for the slot's noun.
    """
    literals, slots = _parts(template)
    said = [
        words.say(values[name], argument_noun(name), unbound) if name in values else f"{{{name}}}" for name in slots
    ]
    return "".join(piece for pair in zip_longest(literals, said, fillvalue="") for piece in pair)


@lru_cache(_CACHED)
def _parts(template: str) -> tuple[list[str], list[str]]:
    """Return the text around the slots of a template, and the names of the slots."""
    pieces = _SLOT.split(template)
    return pieces[::2], pieces[1::2]


def deny(positive: str, negative: str, values: Mapping[str, Term], words: Words) -> str:
    """Return the sentence that something does not hold.

    With all slots known that is the negative sentence. Where one is not, "no" takes its place in the positive one:
    "{Player} controls {Object}" becomes "Player A controls no object".
    """
    if not any(is_variable(values.get(name)) for name in _parts(negative)[1]):
        return fill(negative, values, words)
    said_no = False

    def value(match: re.Match[str]) -> str:
        nonlocal said_no
        before, name, behind = match.groups(default="")
        if name not in values:
            return match[0]
        if not is_variable(values[name]):
            return f"{before}{' ' if before else ''}{words.say(values[name], argument_noun(name))}{behind}"
        said_no, first = True, not said_no
        noun = before or argument_noun(name) + (" of" + behind if behind else "")
        return f"{'no' if first else 'any'} {noun}"

    filled = _SLOT_WITH_NOUN.sub(value, positive)
    return filled if said_no else f"it is not the case that {filled}"
