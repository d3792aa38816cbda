"""How measurements are taken and reported."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measurement:
    """One measured figure beside what the project promises of it.

    ``promise`` reads as a sentence such as "at most 2.2"; ``kept`` says whether the figure keeps it.
    """

    what: str
    figure: str
    promise: str
    kept: bool


def at_most(what: str, value: float, bound: float, unit: str) -> Measurement:
    """Compare a figure with its upper bound."""
    return Measurement(what, f"{value:.3g} {unit}", f"at most {bound:g} {unit}", value <= bound)


def at_least(what: str, value: float, bound: float, unit: str) -> Measurement:
    """Compare a figure with its lower bound."""
    return Measurement(what, f"{value:.3g} {unit}", f"at least {bound:g} {unit}", value >= bound)


def seconds(work: Callable[[], object], *, least: float = 1.0) -> float:
    """Return how long the work takes: the median of as many runs as ``least`` seconds hold, and at least five."""
    work()
    taken: list[float] = []
    begin = time.perf_counter()
    while len(taken) < 5 or time.perf_counter() - begin < least:
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return sorted(taken)[len(taken) // 2]
