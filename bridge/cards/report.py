"""What an import did, for people and for programs."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

NAMES_SHOWN = 5


@dataclass(slots=True)
class ImportReport:
    """What became of a file of cards.

    ``rejected`` holds, per reason, the names of the cards that were not imported with what was wrong, or the places in
    the file. ``duplicates`` are entries for a card that the file has already. ``added``, ``changed`` and ``removed``
    compare with what was imported before, by the meaning of the cards; they are empty for a first import.
    """

    source: str
    cards: int = 0
    faces: int = 0
    understood_lines: int = 0
    unparsed_lines: int = 0
    seconds: float = 0.0
    first_import: bool = True
    rejected: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    duplicates: list[str] = field(default_factory=list)
    undeclared: dict[str, int] = field(default_factory=dict)
    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)

    @property
    def rejected_count(self) -> int:
        """How many entries of the file were rejected."""
        return sum(len(names) for names in self.rejected.values())

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON."""
        return {
            "source": self.source,
            "cards": self.cards,
            "faces": self.faces,
            "lines": {"understood": self.understood_lines, "unparsed": self.unparsed_lines},
            "seconds": round(self.seconds, 1),
            "rejected": {reason: list(names) for reason, names in self.rejected.items()},
            "duplicates": list(self.duplicates),
            "undeclared": dict(self.undeclared),
            "since_last_import": None
            if self.first_import
            else {"added": self.added, "changed": self.changed, "removed": self.removed},
        }

    def text(self, *, all_names: bool = False) -> str:
        """Return the report as lines for people; long lists of names are cut unless ``all_names`` is set."""
        lines = self.understood_lines + self.unparsed_lines
        imported = f"{counted(self.cards, 'card')} with {counted(self.faces, 'face')}"
        out = [f"{imported} from {self.source} in {self.seconds:.1f} s."]
        if lines:
            out.append(f"{100 * self.understood_lines / lines:.1f} % of {counted(lines, 'line')} of text understood.")
        out += self.left_out(all_names=all_names)
        if self.undeclared:
            count = sum(self.undeclared.values())
            out.append(f"Understood, but kept as unparsed text for want of a construct: {counted(count, 'line')}.")
            out.append(f"  {names_shown(sorted(self.undeclared), all_names=all_names)}")
        if not self.first_import:
            out.append(
                f"Since the last import: {len(self.added):,} new, {len(self.removed):,} gone, "
                f"{len(self.changed):,} changed in meaning."
            )
            out += [
                f"  {label}: {names_shown(names, all_names=all_names)}"
                for label, names in (("new", self.added), ("gone", self.removed), ("changed", self.changed))
                if names
            ]
        return "\n".join(out)

    def left_out(self, *, all_names: bool = False) -> list[str]:
        """Return the lines of the report about what was not imported."""
        out = []
        if self.rejected_count:
            out.append(f"Not imported: {self.rejected_count:,}.")
            out += [
                f"  {reason}: {names_shown(names, all_names=all_names)}"
                for reason, names in sorted(self.rejected.items())
            ]
        if self.duplicates:
            out.append(f"Left out as duplicates: {names_shown(self.duplicates, all_names=all_names)}.")
        return out


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural where that is due."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def names_shown(names: list[str], *, all_names: bool = False) -> str:
    """Return how many names there are, with the first few of them, or all."""
    shown = names if all_names else names[:NAMES_SHOWN]
    more = len(names) - len(shown)
    return f"{len(names):,} ({'; '.join(shown)}{f'; and {more:,} more' if more else ''})"
