"""How long one question takes, from the board to the checked proof, and how that grows with the board."""

import math
from collections.abc import Callable
from functools import partial

from benchmarks.boards import board
from benchmarks.measure import Measurement, at_most, seconds
from lawmage.bridge import Lawmage
from lawmage.bridge.cards import CardStore
from lawmage.bridge.questions import Answer

SMALL = 13
SIZES = (13, 31, 62, 125, 250, 500)


def measure() -> list[Measurement]:
    """Ask about a land and about a card in the graveyard, with boards of growing size.

    As in a game, the cards have been asked about before; of the board nothing is kept from one question to the next.
    """
    with Lawmage(CardStore.starter()) as law:
        boards = {size: board(size) for size in SIZES}
        pools = {size: "Reflecting Pool" if size == SMALL else "Reflecting Pool (1)" for size in SIZES}
        questions: dict[str, Callable[[int], Answer]] = {
            "could_produce(Reflecting Pool)": lambda size: law.could_produce(boards[size], pools[size]),
            "may_cast(Polukranos, Unchained)": lambda size: law.may_cast(boards[size], "Polukranos, Unchained"),
        }
        found = []
        for name, ask in questions.items():
            taken = {size: seconds(partial(ask, size)) for size in SIZES}
            found.append(at_most(f"{name}, {SMALL} permanents", taken[SMALL] * 1000, 10, "ms"))
            series = ", ".join(f"{size}: {taken[size] * 1000:.3g} ms" for size in SIZES)
            found.append(at_most(f"{name}, steepest growth ({series})", steepest(taken), 1.1, "as exponent"))
    return found


def steepest(taken: dict[int, float]) -> float:
    """Return the exponent of growth where it is steepest, from each board to one at least four times as large.

    1 is linear. A step of four keeps the noise of single measurements small.
    """
    return max(
        math.log(taken[large] / taken[small]) / math.log(large / small)
        for small in taken
        for large in taken
        if large >= 4 * small
    )
