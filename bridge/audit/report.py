"""What an audit found, for people."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lawmage.bridge.audit.abilities import Comparison, Comparisons, Match
from lawmage.bridge.audit.notation import VARIES
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


@dataclass(frozen=True, slots=True)
class AbilitiesReport:
    """The comparison of what abilities cost and how much mana they add."""

    comparisons: Comparisons

    @property
    def share(self) -> float:
        """The share of the compared abilities that are equal, from 0 to 1."""
        compared = self.comparisons.compared
        return self._counts()[Match.EQUAL] / len(compared) if compared else 1.0

    def differences(self) -> list[Comparison]:
        """Return the abilities that are not equal, by the names of their cards."""
        found = [item for item in self.comparisons.compared if item.match is not Match.EQUAL]
        return sorted(found, key=_name_of_card)

    def text(self) -> str:
        """Return the report as lines for people."""
        counts = self._counts()
        compared = self.comparisons.compared
        equal = [item for item in compared if item.match is Match.EQUAL]
        varying = sum(item.expected.number == VARIES for item in equal)
        unresolved = [item for item in compared if not item.resolved]
        unresolved_equal = sum(item.match is Match.EQUAL for item in unresolved)
        lines = [
            f"cost and amount: {counts[Match.EQUAL]:,} of {len(compared):,} activated abilities are equal "
            f"({100 * self.share:.2f} %), {counts[Match.DIFFERENT]:,} differ, {counts[Match.UNREAD]:,} are not read.",
            f"Of the equal ones, {varying:,} have an amount that varies, of which the source gives no number.",
            f"Of {len(unresolved):,} the source does not resolve the colors; {unresolved_equal:,} of these are equal.",
            f"Left out, as they are not activated or are parts of others: {self.comparisons.other_kinds:,}.",
        ]
        if self.comparisons.not_imported:
            lines.append(f"Cards that are not imported: {self.comparisons.not_imported:,}.")
        for item in self.differences():
            lines.append(f"  {item.card}: expected {item.expected} ({item.match})")
            lines.append(f"    lawmage reads {item.found or 'no such ability'}")
        return "\n".join(lines)

    def _counts(self) -> Counter[Match]:
        return Counter(item.match for item in self.comparisons.compared)


def _name_of_card(item: Comparison) -> str:
    return item.card


def _name(item: Production) -> str:
    return item.name


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_TEXT else f"{text[: _LONGEST_TEXT - 3]}..."
