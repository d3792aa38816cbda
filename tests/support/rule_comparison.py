"""What the answer to a case of a table is, and what the table says that it should be."""

from collections import defaultdict
from typing import Any

from support.rule_tables import LETTERS, Case, parts_of, rules_cited, shown

from lawmage.bridge.questions import Answer, CouldProduce, Lawmage, TapForMana


def comparison(case: Case, answer: Answer, law: Lawmage) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what was found and what was expected, for everything that the case states."""
    cited = rules_cited(answer)
    found = {
        "verdict": str(answer.verdict),
        "types": types_of(answer),
        "mana": mana_of(answer),
        "solutions": solutions_of(answer, names_of_faces(law, case)),
        "ways": {way.name: str(way.verdict) for way in answer.ways},
        "parts": parts_of(answer, case.parts or ()),
        "open_parts": tuple(part.name for part in answer.characteristics if part.verdict == "unknown"),
        "applied": tuple(step.name for step in answer.applied),
        "unknown": tuple(sorted({text.label for text in answer.unknown_texts})),
        "not cited": tuple(sorted(set(case.cites) - cited)),
        "not avoided": tuple(sorted(set(case.avoids) & cited)),
        "not said": tuple(piece for piece in case.says if piece not in answer.text(full=True)),
        "not missing": tuple(piece for piece in case.missing or () if piece not in "\n".join(answer.missing)),
    }
    expected = {
        "verdict": case.verdict,
        "types": case.types,
        "mana": case.mana and tuple(sorted(case.mana)),
        "solutions": case.solutions and tuple(sorted(case.solutions)),
        "ways": case.ways,
        "parts": case.parts and {name: sorted(values) for name, values in case.parts.items()},
        "open_parts": case.open_parts,
        "applied": case.applied,
        "unknown": case.unknown and tuple(sorted(case.unknown)),
        "not cited": (),
        "not avoided": (),
        "not said": (),
        "not missing": (),
    }
    compared = {key: value for key, value in expected.items() if value is not None}
    return {key: found[key] for key in compared}, compared


def types_of(answer: Answer) -> tuple[str, ...]:
    """The mana types of an answer about could_produce, as letters."""
    if not isinstance(answer.question, CouldProduce):
        return ()
    return tuple(LETTERS[solution.bindings["Type"]] for solution in answer.solutions)


def mana_of(answer: Answer) -> tuple[str, ...]:
    """What comes of tapping for mana: the letters of the mana in each result, a word for each player who gets some."""
    if not isinstance(answer.question, TapForMana):
        return ()
    return tuple(sorted({_letters(solution.bindings["Mana"]) for solution in answer.solutions}))


def _letters(mana: dict[str, list[list[Any]]]) -> str:
    received = defaultdict(list)
    for _, player, kind, _marks in mana["l"]:
        received[player].append(LETTERS[kind])
    return " ".join("".join(sorted(letters, key="WUBRGC".index)) for letters in received.values())


def solutions_of(answer: Answer, faces: dict[str, str]) -> tuple[str, ...]:
    """The values of the variables of each solution of a query, in the order of the query."""
    values = [solution.bindings.values() for solution in answer.solutions]
    return tuple(sorted(", ".join(shown(value, answer.labels | faces) for value in row) for row in values))


def names_of_faces(law: Lawmage, case: Case) -> dict[str, str]:
    """The names of the faces of a case's cards, by the atoms that the rules have for them."""
    return {face.id: face.name for name in case.cards for face in law.cards.find(name).faces}
