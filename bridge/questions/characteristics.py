"""What a proof says of an object's characteristics: each kind with its values, and the effects that changed them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from lawmage.bridge.boards import Board
from lawmage.bridge.boards.facts import effect_id
from lawmage.bridge.questions.answer import AppliedEffect, Part, ProofTable, ProverAnswer, UnknownText, Verdict
from lawmage.bridge.sentences import Words, capitalised, joined
from lawmage.bridge.terms import Term

_KINDS: Final = {
    "supertype": "supertypes",
    "type": "card types",
    "subtype": "subtypes",
    "color": "colors",
    "ability": "abilities",
    "power": "power",
    "toughness": "toughness",
}
"""The kinds of characteristics, as the rules call them (characteristic/2, could_change/3), and as answers do."""

_ONE_VALUE: Final = ("power", "toughness")

Lines = Mapping[tuple[str, int], str]

_TYPES_IN_ORDER: Final = ("kindred", "enchantment", "artifact", "land", "planeswalker", "battle", "creature")
"""How card types follow one another on a type line."""


def parts_found(
    asked: ProverAnswer, could_change: ProverAnswer, quoted: Callable[[Sequence[Term]], list[UnknownText]], words: Words
) -> list[Part]:
    """Return every kind of characteristics with its values. ``quoted`` says the texts that could change one."""
    found = [solution["bindings"]["Characteristic"] for solution in asked.solutions]
    doubts = [(solution["bindings"]["Part"], solution["bindings"]["Text"]) for solution in could_change.solutions]
    undecided = bool(asked.undecided or could_change.undecided)
    parts = []
    for kind, name in _KINDS.items():
        values = sorted((term for term in found if term[0] == kind), key=_place)
        texts = quoted([text for part, text in doubts if part == kind])
        part = Part(
            name=name,
            verdict=Verdict.UNKNOWN if texts or undecided else Verdict.YES,
            values=[value[1] if len(value) == 2 else {"l": value[1:]} for value in values],
            said=[_said(value, words) for value in values],
            unknown_texts=texts,
        )
        parts.append(part)
    return parts


def applied_effects(table: ProofTable, name: str, words: Words, lines: Lines) -> list[AppliedEffect]:
    """Return the steps of the layers that changed an object, out of the proof's node about stages.

    ``lines``: what each line of each face says.
    """
    stages = [node for node in table.nodes.values() if node["kind"] == "stages"]
    steps = stages[0]["steps"] if stages else []
    applied = []
    for number, step in enumerate(steps, start=1):
        changes = _changes(step, name, words, lines)
        if changes:
            effect = step["effect"]
            layer, said = words.say(effect[3]), words.say(effect)
            applied.append(AppliedEffect(stage=number, effect=effect, layer=layer, name=said, changes=changes))
    return applied


def unlisted_effects(tables: Sequence[ProofTable], board: Board) -> list[int]:
    """Return the numbers of the effects that were applied though the board does not list what they affect."""
    steps = [step for table in tables for node in table.nodes.values() for step in node.get("steps", [])]
    applied = {step["effect"][1] for step in steps}
    return [
        number
        for number, effect in enumerate(board.effects, start=1)
        if not effect.affects and effect_id(number) in applied
    ]


def described(name: str, parts: Sequence[Part]) -> str:
    """Return the characteristics of an object in one sentence, as its type line would say them."""
    values = {part.name: part.said for part in parts}
    types = [capitalised(value) for value in [*values["supertypes"], *values["card types"]]]
    subtypes = [capitalised(value) for value in values["subtypes"]]
    line = " ".join(types) + (f" \u2014 {' '.join(subtypes)}" if subtypes else "")
    said = [line or "no card type", joined(values["colors"]) if values["colors"] else "colorless"]
    if values["power"] or values["toughness"]:
        said.append(f"{'/'.join((values[kind] or ['-'])[0] for kind in _ONE_VALUE)}")
    count = len(values["abilities"])
    said.append("no abilities" if count == 0 else "one ability" if count == 1 else f"{count} abilities")
    return f"{name}: {', '.join(said)}."


def part_line(part: Part) -> str:
    """Return a line about one kind of characteristics."""
    said = "; ".join(part.said) if part.name == "abilities" else joined(part.said) if part.said else ""
    known = said or "none"
    return f"{part.name}: {known}" if part.verdict is Verdict.YES else f"{part.name}: not known ({known} as understood)"


def _place(value: list[Any]) -> int:
    """Return where a card type stands among others; everything else keeps the order of the rules."""
    return _TYPES_IN_ORDER.index(value[1]) if value[1] in _TYPES_IN_ORDER else 0


def _said(value: list[Any], words: Words) -> str:
    match value:
        case ["ability", ability, ["says", term]]:
            return f"{words.say(term)}{_origin(ability, words)}"
        case ["ability", _, ["not_understood", {"s": text}]]:
            return f"\u201c{text}\u201d (not understood)"
    return words.say(value[1])


def _origin(ability: Term, words: Words) -> str:
    """Return where an ability comes from, unless it stands in the object's own text."""
    match ability:
        case ["granted", ["effect", source, *_], _]:
            return f" (from {words.say(source)})"
        case ["intrinsic", _, subtype]:
            return f" (of the land type {words.say(subtype)})"
    return ""


def _changes(step: Any, name: str, words: Words, lines: Lines) -> list[str]:
    added = [change["fluent"] for change in step["adds"] if _is_about(change["fluent"], name)]
    removed = [change["fluent"] for change in step["removes"] if _is_about(change["fluent"], name)]
    said = [f"{kind} is now {words.say(value)}" for kind, _, value in added if kind in _ONE_VALUE]
    for verb, fluents in (("gains", added), ("loses", removed)):
        said += [f"{verb} {_named(kind, value, words, lines)}" for kind, _, value in fluents if kind not in _ONE_VALUE]
    return said


def _named(kind: str, value: Term, words: Words, lines: Lines) -> str:
    match value:
        case ["printed", face, line] if (face, line) in lines:
            return f"\u201c{lines[face, line]}\u201d"
        case ["without", ability, keyword]:
            return f"{_named(kind, ability, words, lines)} without {words.say(keyword)}"
        case _ if kind == "ability":
            return words.say(value)
    return f"the {'card type' if kind == 'type' else kind} {words.say(value)}"


def _is_about(fluent: Term, name: str) -> bool:
    return isinstance(fluent, list) and fluent[0] in _KINDS and fluent[1] == name
