"""What the answers about the mana of permanents and about mana abilities say in a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawmage.bridge.questions.answer import Verdict
from lawmage.bridge.questions.question import IsManaAbility, TapForMana
from lawmage.bridge.sentences import Words, joined
from lawmage.bridge.sentences.words import MANA_LETTER

_MOST_SAID: Final = 12
"""How many results are told one by one."""

_COLORS: Final = list(MANA_LETTER)


def could_produce_summary(verdict: Verdict, permanent: str, types: str, more: str | None) -> str:
    """Return which ``types`` of mana a permanent could produce; ``more`` is what could add to them."""
    match verdict:
        case Verdict.YES:
            doubt = f" It might produce more: {more} could add to it." if more is not None else ""
            return f"{permanent} could produce {types}.{doubt}"
        case Verdict.NO:
            return f"{permanent} could produce no mana of any type."
    return f"Which mana {permanent} could produce is not known; what is understood gives {types or 'none'}."


def tapping_summary(
    question: TapForMana, verdict: Verdict, permanent: str, results: Sequence[Any], words: Words
) -> str:
    """Return what comes of tapping a permanent for mana: ``results`` are list terms of mana(Player, Type, Marks)."""
    doing = f"tapping {permanent} for mana"
    if question.every_ability:
        doing = f"activating a mana ability of {permanent}"
    said = results_said(results, words) if results else "no mana"
    match verdict:
        case Verdict.YES:
            return f"{doing} {'can add' if len({str(result) for result in results}) > 1 else 'adds'} {said}."
        case Verdict.NO:
            return f"{doing} adds no mana."
    return f"what {doing} adds is not known; what is understood gives {said}."


def mana_ability_summary(
    question: IsManaAbility, verdict: Verdict, owner: str, ability: str, named: Sequence[str], *, may_be_more: bool
) -> str:
    """Return which abilities of an object are mana abilities (``named``), or whether the one asked about is.

    ``may_be_more``: a text that is not covered could make more of them mana abilities.
    """
    asked = f"{ability} of {owner}" if question.line is not None else f"an ability of {owner}"
    match verdict:
        case Verdict.YES if question.line is None:
            doubt = " Whether more of them are is not known." if may_be_more else ""
            return f"of the abilities of {owner}, mana abilities are: {joined(named)}.{doubt}"
        case Verdict.YES:
            return f"{asked} is a mana ability."
        case Verdict.NO if question.line is None:
            return f"{owner} has no mana ability."
        case Verdict.NO:
            return f"{asked} is not a mana ability."
    return f"whether {asked} is a mana ability is not known."


def available_summary(verdict: Verdict, player: str, amounts: Mapping[Any, int]) -> str:
    """Return how much mana a player can have: ``amounts`` are the greatest ones of ``any_type`` and of each type."""
    if "any_type" not in amounts:
        return f"How much mana {player} can have now is not known; it can't be counted."
    total = amounts["any_type"]
    each = [f"{number} {mana_symbol(kind)}" for kind, number in amounts.items() if number and kind != "any_type"]
    by_type = f": up to {joined(each)}, each by itself" if each else ""
    if verdict is Verdict.UNKNOWN:
        known = f"{total or 'no'} mana{by_type}"
        return f"How much mana {player} can have now is not known. What is understood gives {known}."
    return f"{player} can have {f'at most {total}' if total else 'no'} mana now{by_type}."


def results_said(results: Sequence[Any], words: Words) -> str:
    """Return the possible results as English: each is a list term of mana(Player, Type, Marks)."""
    ordered = sorted((result["l"] for result in results), key=_order)
    players = {mana[1] for result in ordered for mana in result}
    plain = all(mana[3] == {"l": []} for result in ordered for mana in result)
    if len(players) == 1 and plain:
        said = [_symbols(result) for result in ordered]
        return f"{_some_of(said)} for {words.say(players.pop())}"
    return _some_of([words.say({"l": result}) for result in ordered])


def _order(result: list[Any]) -> tuple[int, list[int]]:
    """Smaller results first, then in the order of the colors."""
    return len(result), sorted(_COLORS.index(mana[2]) for mana in result)


def _symbols(result: list[Any]) -> str:
    kinds = sorted((mana[2] for mana in result), key=_COLORS.index)
    return "".join(f"{{{MANA_LETTER[kind]}}}" for kind in kinds)


def _some_of(parts: Sequence[str]) -> str:
    different = list(dict.fromkeys(parts))
    if len(different) <= _MOST_SAID:
        return joined(different, "or")
    return f"{', '.join(different[:_MOST_SAID])} or one of {len(different) - _MOST_SAID} more"


def mana_symbol(kind: Any) -> str:
    """Return the symbol of a type of mana, and any other kind as it is."""
    return f"{{{MANA_LETTER[kind]}}}" if kind in MANA_LETTER else str(kind)


def types_said(kinds: Sequence[Any]) -> str:
    """Return types of mana as symbols; nothing where there is none."""
    return joined([mana_symbol(kind) for kind in kinds]) if kinds else ""
