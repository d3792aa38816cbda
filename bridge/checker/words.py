"""The built-ins that look inside terms and texts, as kb/prover/words.pl defines them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lawmage.bridge.checker.terms import LIST, TEXT, Term

_WORD: Final = re.compile(r"\{[^}]*\}|[A-Za-z0-9'\u2019]+|[^ \t\n\r_\u00a0]")
"""What stands between two braces; a run of letters, digits and apostrophes; or one other character."""

_SMALL: Final = {
    **{ord(letter): ord(letter.lower()) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
    ord("\u2019"): ord("'"),
}


def words(term: Term) -> Iterator[str]:
    """Return the words of a ground term, in their order: of its names, texts and numbers, from left to right."""
    if isinstance(term, tuple) and term[0] is not TEXT:
        if term[0] is not LIST:
            yield from _text_words(term[0])
        for part in term[1:]:
            yield from words(part)
    else:
        yield from _text_words(term[1] if isinstance(term, tuple) else str(term))


@lru_cache(maxsize=20_000)
def _text_words(text: str) -> tuple[str, ...]:
    return tuple([word.translate(_SMALL) for word in _WORD.findall(text)])


def subterms(term: Term) -> list[Term]:
    """Return the term itself, and every argument and list element at any depth."""
    found = [term]
    for part in found:
        if isinstance(part, tuple) and part[0] is not TEXT:
            found += part[1:]
    return found


def follows(
    elements: tuple[Term, ...], firsts: tuple[Term, ...], seconds: tuple[Term, ...], stops: tuple[Term, ...]
) -> bool:
    """Whether one of ``seconds`` comes after one of ``firsts``, with none of ``stops`` between them."""
    open_ = False
    for element in elements:
        if open_ and element in seconds:
            return True
        if element in stops:
            open_ = False
        if element in firsts:
            open_ = True
    return False


def stands_inside(part: tuple[Term, ...], whole: tuple[Term, ...]) -> bool:
    """Whether the elements of one sequence stand one after the other in another."""
    return any(whole[start : start + len(part)] == part for start in range(len(whole) - len(part) + 1))
