"""Abilities and parts of them in the words of a card, printed by the grammar of card text (kb/oracle).

The grammar prints whole abilities. A part of one (an amount of mana, a cost, a description of objects) is printed
inside the smallest ability that has such a part, and the words around it are taken away again.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from lawmage.bridge.sentences.words import Printed, has_variable
from lawmage.bridge.terms import Term

PrintAbilities = Callable[[Sequence[Term]], Sequence[str | None]]
"""The grammar: the text of each ability term, or None where a term is none."""

_CACHED: Final = 20_000


class _Frame(NamedTuple):
    """An ability around a part, and the words before and behind it."""

    ability: Callable[[Term], Term]
    before: str
    behind: str


def _clause(subject: Term, verb: Term) -> Term:
    return ["text", {"l": [["clause", ["c", subject, {"l": [["v", verb, {"l": []}]]}]]]}]


def _adds(amount: Term) -> Term:
    return ["activated", {"l": ["tap"]}, {"l": [["do", {"l": [["v", ["add", amount], {"l": []}]]}]]}]


_AMOUNT: Final = _Frame(_adds, "{T}: Add ", ".")
_COST: Final = _Frame(lambda part: ["keyword_costs", "escape", {"l": [part]}], "Escape\u2014", ".")
_DESCRIBED: Final = _Frame(
    lambda described: _clause(["np", "bare", described], ["cost_more", {"l": [1]}]), "", " cost {1} more to cast."
)
_WHOLE: Final = _Frame(lambda ability: ability, "", "")

_FRAMES: Final[dict[tuple[str, int], _Frame]] = {
    ("activated", 2): _WHOLE,
    ("activated", 3): _WHOLE,
    ("triggered", 2): _WHOLE,
    ("triggered", 3): _WHOLE,
    ("text", 1): _WHOLE,
    ("keywords", 1): _WHOLE,
    ("keyword_cost", 2): _WHOLE,
    ("keyword_costs", 2): _WHOLE,
    ("symbols", 1): _AMOUNT,
    ("choice", 1): _AMOUNT,
    ("of", 2): _AMOUNT,
    ("act", 1): _COST,
    ("mana", 1): _COST,
    ("f", 3): _DESCRIBED,
}


class AbilityPrinter:
    """Prints the abilities of one answer with few requests to the grammar: collect first, then look up."""

    def __init__(self, print_abilities: PrintAbilities) -> None:
        self._texts: dict[str, str | None] = {}
        self._ask = print_abilities

    def printed(self, terms: Iterable[Term]) -> Printed:
        """Return the words for every ability, or part of one, that appears in the terms."""
        found = {_key(term): term for whole in terms for term in _printable(whole)}
        new = {key: term for key, term in found.items() if key not in self._texts}
        if new:
            frames = [_FRAMES[term[0], len(term) - 1] for term in new.values()]
            asked = [frame.ability(term) for frame, term in zip(frames, new.values(), strict=True)]
            for key, frame, text in zip(new, frames, self._ask(asked), strict=True):
                self._texts[key] = _inside(frame, text)
        texts = {key: self._texts[key] for key in found}
        if len(self._texts) > _CACHED:
            self._texts.clear()
        return lambda term: texts.get(_key(term))


def terms_of_nodes(nodes: Mapping[str, Mapping[str, Any]]) -> Iterator[Term]:
    """Yield the terms that sentences of a proof are about."""
    for node in nodes.values():
        yield node["goal"]
        yield from node.get("bindings", {}).values()
        for branch in node.get("branches", []):
            yield from branch.get("bindings", {}).values()


def _printable(term: Term) -> Iterator[Term]:
    """Yield the outermost terms that the grammar can print."""
    match term:
        case {"l": items}:
            for item in items:
                yield from _printable(item)
        case [str() as functor, *arguments]:
            if (functor, len(arguments)) in _FRAMES and not has_variable(term):
                yield term
            else:
                for argument in arguments:
                    yield from _printable(argument)


def _inside(frame: _Frame, text: str | None) -> str | None:
    """Return the words of the part, without those of the frame; a whole ability in quotation marks."""
    if text is None or not (text.startswith(frame.before) and text.endswith(frame.behind)):
        return None
    part = text[len(frame.before) : len(text) - len(frame.behind)]
    part = part.replace("~~", "the other half").replace("~", "this card")
    if frame is _WHOLE:
        return f"\u201c{part}\u201d"
    return part[:1].lower() + part[1:]


def _key(term: Term) -> str:
    return json.dumps(term, separators=(",", ":"))
