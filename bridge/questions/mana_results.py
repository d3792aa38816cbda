"""What comes of tapping for mana, said in a sentence."""

from collections.abc import Sequence
from typing import Any, Final

from lawmage.bridge.sentences import Words, joined
from lawmage.bridge.sentences.words import MANA_LETTER

_MOST_SAID: Final = 12
"""How many results are told one by one."""

_COLORS: Final = list(MANA_LETTER)


def results_said(results: Sequence[Any], words: Words) -> str:
    """Return the possible results as English: each is a list term of mana(Player, Type, Marks)."""
    ordered = sorted((result["l"] for result in results), key=_order)
    players = {mana[1] for result in ordered for mana in result}
    plain = all(mana[3] == {"l": []} for result in ordered for mana in result)
    if len(players) == 1 and plain:
        said = [_symbols(result) for result in ordered]
        return f"{_some_of(said)} for {words.say(players.pop())}"
    return _some_of([words.say({"l": result}) for result in ordered])


def number_of_results(results: Sequence[Any]) -> int:
    """Return how many different results there are."""
    return len({str(result) for result in results})


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
