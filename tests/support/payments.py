"""Whether mana can be paid, found by trying everything: a second opinion for kb/solvers, too slow for real boards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}

Symbol = str | int
Mana = tuple[str, bool, str]
"""A type of mana, whether it comes from a snow source, and what it may be spent on: "spell", "ability" or "" (both).

The type of a creature that is tapped for convoke is its colors: "white green", or "nothing".
"""

Pool = tuple[Mana, ...]
"""The mana in a pool, sorted."""


@dataclass(frozen=True)
class Use:
    """One way to use a source: what it costs, in mana and in life, what it adds, and what that may be spent on."""

    costs: tuple[Symbol, ...]
    life: int
    types: tuple[str, ...]
    only: str = ""


@dataclass(frozen=True)
class Source:
    """A source of mana: one of its uses, once."""

    name: str
    uses: tuple[Use, ...]
    snow: bool = False


def can_pay(symbols: tuple[Symbol, ...], life: int, sources: tuple[Source, ...]) -> bool:
    """Try every order of activations and every choice of mana."""

    @cache
    def reaches(pool: Pool, life: int, left: frozenset[Source]) -> bool:
        if any(True for _ in payments(symbols, pool, life, "spell")):
            return True
        for source in left:
            for use in source.uses:
                if use.life > life:
                    continue
                for rest, life_left in payments(use.costs, pool, life - use.life, "ability"):
                    added = tuple((kind, source.snow, use.only) for kind in use.types)
                    if reaches(tuple(sorted(rest + added)), life_left, left - {source}):
                        return True
        return False

    return reaches((), life, frozenset(sources))


def payments(symbols: tuple[Symbol, ...], pool: Pool, life: int, purpose: str) -> Iterator[tuple[Pool, int]]:
    """Yield what is left of a pool and of the life after each way to pay the symbols of a "spell" or an "ability"."""
    kept = tuple(mana for mana in pool if mana[2] not in ("", purpose))
    free = tuple(mana for mana in pool if mana[2] in ("", purpose))
    for rest, life_left in set(_payments(symbols, free, life)):
        yield tuple(sorted(kept + rest)), life_left


def _payments(symbols: tuple[Symbol, ...], pool: Pool, life: int) -> Iterator[tuple[Pool, int]]:
    if not symbols:
        yield pool, life
        return
    first, rest = symbols[0], symbols[1:]
    for paid, spent_life in _ways(first, pool):
        if spent_life <= life:
            left = list(pool)
            for mana in paid:
                left.remove(mana)
            yield from _payments(rest, tuple(left), life - spent_life)


def _ways(symbol: Symbol, pool: Pool) -> Iterator[tuple[Pool, int]]:
    """Yield each way to pay one symbol (CR 107.4): the mana and the life that it takes."""
    if isinstance(symbol, int):
        yield from ((mana, 0) for mana in _choices(pool, symbol))
        return
    if symbol == "S":
        yield from (((mana,), 0) for mana in dict.fromkeys(pool) if mana[1])
        return
    for half in symbol.split("/"):
        if half == "P":
            yield (), 2
        elif half == "2":
            yield from ((mana, 0) for mana in _choices(pool, 2))
        else:
            yield from (((mana,), 0) for mana in dict.fromkeys(pool) if COLORS[half] in mana[0].split())


def _choices(pool: Pool, number: int) -> Iterator[Pool]:
    """Yield each choice of so many mana of a sorted pool."""
    if number == 0:
        yield ()
        return
    for place, mana in enumerate(pool):
        if place == 0 or pool[place - 1] != mana:
            for others in _choices(pool[place + 1 :], number - 1):
                yield (mana, *others)
