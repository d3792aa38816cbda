"""Abilities and parts of them in the words of a card, printed by the grammar of card text (kb/oracle).

The grammar prints whole abilities. A part of one (an amount of mana, a cost, a description of objects) is printed
inside the smallest ability that has such a part, and the words around it are taken away again.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeVar

from lawmage.bridge.ontology.namespaces import MTG
from lawmage.bridge.ontology.vocabulary import vocabulary
from lawmage.bridge.sentences.words import Printed, has_variable
from lawmage.bridge.terms import Term

PrintAbilities = Callable[[Sequence[Term]], Sequence[str | None]]
"""The grammar: the text of each ability term, or None where a term is none."""

_Written = TypeVar("_Written")

_CACHED: Final = 20_000


class _Frame(NamedTuple):
    """An ability around a part, and the words before and behind it."""

    ability: Callable[[Term], Term]
    before: str
    behind: str


def _clause(subject: Term, verb: Term) -> Term:
    return ["text", {"l": [["clause", ["c", subject, {"l": [["v", verb, {"l": []}]]}]]]}]


def _adds(amount: Term, *adjuncts: Term) -> Term:
    return ["activated", {"l": ["tap"]}, {"l": [["do", {"l": [["v", ["add", amount], {"l": [*adjuncts]}]]}]]}]


_AMOUNT: Final = _Frame(_adds, "{T}: Add ", ".")
_COST: Final = _Frame(lambda part: ["keyword_costs", "escape", {"l": [part]}], "Escape\u2014", ".")
_DESCRIBED: Final = _Frame(
    lambda described: _clause(["np", "bare", described], ["cost_more", {"l": [1]}]), "", " cost {1} more to cast."
)
_NUMBERED_BY: Final = _Frame(
    lambda number: _adds(["of", "x", "any_one_color"], ["where_x", number]),
    "{T}: Add X mana of any one color, where X is ",
    ".",
)
_COUNTED: Final = _Frame(
    lambda counted: _adds(["symbols", {"l": ["C"]}], ["for_each", counted]), "{T}: Add {C} for each ", "."
)
_INSTRUCTION: Final = _Frame(lambda verb: ["text", {"l": [["do", {"l": [verb]}]]}], "", ".")
_SENTENCE: Final = _Frame(lambda sentence: ["text", {"l": [sentence]}], "", ".")
_KEYWORD: Final = _Frame(lambda keyword: ["keywords", {"l": ["flying", keyword]}], "Flying, ", "")
_WHOLE: Final = _Frame(lambda ability: ability, "", "")

_PARTS: Final[dict[tuple[str, int], _Frame]] = {
    ("symbols", 1): _AMOUNT,
    ("choice", 1): _AMOUNT,
    ("of", 2): _AMOUNT,
    ("times", 2): _AMOUNT,
    ("additional", 1): _AMOUNT,
    ("amount_of_symbol", 2): _AMOUNT,
    ("np", 1): _COUNTED,
    ("counters_of_kind_on", 2): _COUNTED,
    ("count", 1): _NUMBERED_BY,
    ("statistic_of", 2): _NUMBERED_BY,
    ("greatest", 2): _NUMBERED_BY,
    ("devotion", 2): _NUMBERED_BY,
    ("v", 2): _INSTRUCTION,
    ("do", 1): _SENTENCE,
    ("clause", 1): _SENTENCE,
    ("spend_only", 1): _SENTENCE,
    ("act", 1): _COST,
    ("mana", 1): _COST,
    ("f", 3): _DESCRIBED,
    ("keyword_number", 2): _KEYWORD,
}


@cache
def _frames() -> Mapping[tuple[str, int], _Frame]:
    """Return the frame for each functor that may be printed.

    Which constructs of the ontology are whole lines of text is left to the grammar: it prints no others.
    """
    known = vocabulary()
    lines = [construct for construct in known.constructs if known.is_a(construct.iri, MTG + "Construct")]
    return {**{(line.functor, len(line.properties)): _WHOLE for line in lines}, **_PARTS}


class AbilityPrinter:
    """Prints abilities, and parts of them, for one engine; remembers what it printed.

    Threads may share it. What has to be printed is found out by trying: :meth:`printing` calls again what asked for the
    words of a term that nobody had asked for before.
    """

    def __init__(self, print_abilities: PrintAbilities) -> None:
        self._texts: dict[str, str | None] = {}
        self._ask = print_abilities

    def printing(self, write: Callable[[Printed], _Written]) -> _Written:
        """Return what ``write`` returns when it is given the words for every ability that it needs."""
        known = self._texts
        while True:
            wanted: dict[str, Term] = {}

            def printed(
                term: Term, known: Mapping[str, str | None] = known, wanted: dict[str, Term] = wanted
            ) -> str | None:
                if (term[0], len(term) - 1) not in _frames() or has_variable(term):
                    return None
                key = _key(term)
                if key not in known:
                    wanted[key] = term
                return known.get(key)

            written = write(printed)
            if not wanted:
                self._texts = known if len(known) <= _CACHED else {}
                return written
            known = known | self._print(wanted)

    def _print(self, wanted: Mapping[str, Term]) -> dict[str, str | None]:
        frames = [_frames()[term[0], len(term) - 1] for term in wanted.values()]
        asked = [frame.ability(term) for frame, term in zip(frames, wanted.values(), strict=True)]
        texts = self._ask(asked)
        return {key: _inside(frame, text) for key, frame, text in zip(wanted, frames, texts, strict=True)}


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
