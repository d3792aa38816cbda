"""What an audit found, for people."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lawmage.bridge.audit.production import Outcome, Production

_COMPARED = (Outcome.EQUAL, Outcome.DIFFERENT, Outcome.UNKNOWN)
_LEFT_OUT = {
    Outcome.NO_PERMANENT: "cards that can be no permanent",
    Outcome.NOT_IMPORTED: "cards that are not imported",
}
_LONGEST_TEXT = 100


@dataclass(frozen=True, slots=True)
class ProductionReport:
    """The comparison of what cards could produce."""

    productions: Sequence[Production]

    @property
    def share(self) -> float:
        """The share of the compared cards that are equal, from 0 to 1."""
        counts = self._counts()
        compared = sum(counts[outcome] for outcome in _COMPARED)
        return counts[Outcome.EQUAL] / compared if compared else 1.0

    def differences(self) -> list[Production]:
        """Return the cards that are not equal, by name."""
        found = [item for item in self.productions if item.outcome in (Outcome.DIFFERENT, Outcome.UNKNOWN)]
        return sorted(found, key=_name)

    def text(self) -> str:
        """Return the report as lines for people."""
        counts = self._counts()
        compared = sum(counts[outcome] for outcome in _COMPARED)
        lines = [
            f"could_produce: {counts[Outcome.EQUAL]:,} of {compared:,} cards are equal ({100 * self.share:.2f} %), "
            f"{counts[Outcome.DIFFERENT]:,} differ, {counts[Outcome.UNKNOWN]:,} are unknown.",
            *(f"Left out: {counts[outcome]:,} {what}." for outcome, what in _LEFT_OUT.items() if counts[outcome]),
        ]
        for item in self.differences():
            lines.append(
                f"  {item.name}: {item.expected or 'none'} expected, {item.found or 'none'} proved ({item.outcome})"
            )
            lines += [f"    {_shortened(text)}" for text in item.texts]
        return "\n".join(lines)

    def _counts(self) -> Counter[Outcome]:
        return Counter(item.outcome for item in self.productions)


def _name(item: Production) -> str:
    return item.name


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_TEXT else f"{text[: _LONGEST_TEXT - 3]}..."
