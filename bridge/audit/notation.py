"""Costs and amounts of mana as one engine writes them: ``T Sac<1/CARDNAME>``, ``Combo R G``, amount ``2``.

What is made of them can be compared with what lawmage reads of card text (abilities.py).
"""

import re
from dataclasses import dataclass
from typing import Final

from lawmage.bridge.audit.sources import COLORS, ManaAbility

ITSELF: Final = "itself"
VARIES: Final = "varies"
"""The number of an amount that is counted or chosen."""

_PART: Final = re.compile(r"[^\s<]+(?:<[^>]*>)?")
_ACTIONS: Final = {
    "Sac": "sacrifice",
    "SubCounter": "remove",
    "AddCounter": "put",
    "RemoveAnyCounter": "remove",
    "PayLife": "pay",
    "PayEnergy": "pay",
    "tapXType": "tap",
    "untapYType": "untap",
    "Discard": "discard",
    "Exile": "exile",
    "ExileFromHand": "exile",
    "ExileFromGrave": "exile",
    "Mill": "mill",
    "Return": "return",
    "Exert": "exert",
}
_FROM: Final = {"ExileFromHand": "hand", "ExileFromGrave": "graveyard"}
_RESOURCES: Final = {"PayLife": "life", "PayEnergy": "energy"}
_KINDS_OF_COUNTERS: Final = {"P1P1": "+1/+1", "M1M1": "-1/-1", "M0M1": "-0/-1"}
_NUMBERS: Final = {"X1+": "one_or_more"}
_WORDS: Final = {"oppctrl": "opponent", "youctrl": "", "permanent": ""}


@dataclass(frozen=True, slots=True, order=True)
class CostPart:
    """A part of a cost: what is done, to how many, and to what, in words of which the order does not matter."""

    action: str
    number: str
    what: str

    def __str__(self) -> str:
        return " ".join(word for word in (self.action, "" if self.what == ITSELF else self.number, self.what) if word)


def cost_of(cost: str) -> tuple[CostPart, ...]:
    """Return the parts of a cost."""
    written = _PART.findall(cost)
    parts = [_part(part) for part in written if part in ("T", "Q") or "<" in part]
    symbols = [part for part in written if part not in ("T", "Q") and "<" not in part]
    if symbols:
        parts.append(mana(symbols))
    return tuple(sorted(parts))


def mana(symbols: list[str]) -> CostPart:
    """Return the part of a cost that is mana. Hybrid symbols are compared without their slash."""
    return CostPart("pay", "", "".join(sorted(f"{{{symbol.replace('/', '')}}}" for symbol in symbols)))


def number_of(ability: ManaAbility) -> str:
    """Return how many mana an ability adds."""
    produced = (ability.produced or "").split()
    if not ability.amount.isdecimal() or "Special" in produced:
        return VARIES
    each = len(produced) if produced and all(symbol in COLORS for symbol in produced) else 1
    return str(int(ability.amount) * each)


def words(names: list[str]) -> str:
    """Return words without their order."""
    return " ".join(sorted({name for name in names if name}))


def _part(written: str) -> CostPart:
    if written in ("T", "Q"):
        return CostPart("tap" if written == "T" else "untap", "1", ITSELF)
    name, _, inside = written.rstrip(">").partition("<")
    number, *rest = inside.split("/")
    action = _ACTIONS.get(name, name)
    number = _NUMBERS.get(number, number)
    if name in _RESOURCES:
        return CostPart(action, number, _RESOURCES[name])
    what = rest[0] if rest else "Card"
    if name in ("SubCounter", "AddCounter", "RemoveAnyCounter"):
        kind = _KINDS_OF_COUNTERS.get(what, what.lower())
        among = f" among {_described(rest[1])}" if name == "RemoveAnyCounter" else ""
        return CostPart(action, number, f"{kind} counters{among}")
    if what == "Hand":
        return CostPart(action, "all", "hand")
    if what == "CARDNAME":
        return CostPart(action, number, ITSELF)
    return CostPart(action, number, _described(what, _FROM.get(name, "")))


def _described(what: str, zone: str = "") -> str:
    names = [name.removeprefix("named") for name in re.split(r"[.;+]", what.lower())]
    return words([zone, *(_WORDS.get(name, name) for name in names)])
