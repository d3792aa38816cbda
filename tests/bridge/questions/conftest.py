"""One Lawmage over the starter cards for all tests of questions; and the verdicts on real boards in the summary."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lawmage.bridge.cards import CardStore
from lawmage.bridge.questions import Lawmage


@pytest.fixture(scope="session")
def law() -> Iterator[Lawmage]:
    """Answers from the starter cards, each checked."""
    with Lawmage(CardStore.starter()) as answering:
        yield answering


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how many answers about the real boards were yes, no and unknown (test_real_boards.py)."""
    verdicts: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        if getattr(report, "when", "") == "call":
            verdicts.update(dict(report.user_properties).get("answers", {}))
    if verdicts:
        listed = ", ".join(f"{kind} {count}" for kind, count in sorted(verdicts.items()))
        terminalreporter.write_line(f"Answers about the real boards: {listed}")
