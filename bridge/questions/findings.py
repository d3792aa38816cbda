"""What the proofs of an answer say of its question, before it is put into words."""

from collections.abc import Sequence
from dataclasses import dataclass

from lawmage.bridge.questions.answer import ProverAnswer, Solution, UnknownText, Verdict, WayToCast


@dataclass(frozen=True)
class Findings:
    """What one table of proofs says of its question.

    ``helping`` and ``hindering`` are the texts that could turn a no into a yes and a yes into a no; ``undecided`` says
    what a search left open, and ``help_open`` and ``hinder_open`` that it was about such texts.
    """

    asked: ProverAnswer
    solutions: list[Solution]
    missing: list[str]
    undecided: list[str]
    helping: list[UnknownText]
    hindering: list[UnknownText]
    help_open: bool
    hinder_open: bool

    @property
    def verdict(self) -> Verdict:
        """What is known (docs/contracts.md, section 8)."""
        if self.solutions:
            return Verdict.UNKNOWN if self.hindering or self.hinder_open else Verdict.YES
        in_doubt = self.asked.undecided or self.helping or self.help_open
        return Verdict.UNKNOWN if in_doubt else Verdict.NO

    @property
    def may_be_more(self) -> bool:
        """Whether there may be more solutions than those that are proved."""
        return bool(self.asked.undecided or self.helping or self.help_open)


@dataclass(frozen=True)
class Deed:
    """What somebody may or may not do, for the sentences of an answer."""

    player: str
    verb: str
    what: str

    @property
    def may(self) -> str:
        """Say that they may."""
        return f"{self.player} may {self.verb} {self.what}"

    @property
    def may_not(self) -> str:
        """Say that they may not."""
        return f"{self.player} may not {self.verb} {self.what}"

    @property
    def may_or_may_not(self) -> str:
        """Say that it is not known."""
        return f"{self.player} may or may not {self.verb} {self.what}"


def verdict_of(ways: Sequence[WayToCast], permitting: Findings) -> Verdict:
    """Return the best verdict of several ways; a no is none while there may be more ways than those that are known."""
    verdicts = [way.verdict for way in ways]
    best = next(verdict for verdict in (Verdict.YES, Verdict.UNKNOWN, Verdict.NO) if verdict in verdicts)
    if best is Verdict.NO and (permitting.helping or permitting.help_open):
        return Verdict.UNKNOWN
    return best
