"""Stages: the fluents that hold after a row of effects, computed as situation calculus.

In the first stage hold the fluents that ``initially`` gives. Applying effect E to stage S takes away what
``removes(E, F) at S`` says and adds what ``adds(E, F) at S`` says; what is both removed and added holds afterwards, and
everything else stays. A stage may also be hypothetical: S+E exists whether or not E is what comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.facts import FactBase
from lawmage.bridge.checker.rulebook import ADDS, INITIALLY, NEXT, REMOVES
from lawmage.bridge.checker.terms import Predicate, Term, predicate_of, show

if TYPE_CHECKING:
    from lawmage.bridge.checker.evaluator import Evaluator

MOST_EFFECTS: Final = 1000
"""How many effects may be applied one after the other before the search for the final stage gives up."""


class Stage:
    """A row of effects. Equal rows are one object, so stages are compared by identity."""

    __slots__ = ("_after", "before", "effect", "fluents", "number")

    def __init__(self, before: Stage | None, effect: Term | None, fluents: FactBase) -> None:
        self.before = before
        self.effect = effect
        self.fluents = fluents
        self.number: int = 0 if before is None else before.number + 1
        """How many effects have been applied."""
        self._after: dict[Term, Stage] = {}

    def known(self, effect: Term) -> Stage | None:
        """Return the stage after one more effect, if it has been made."""
        return self._after.get(effect)

    def add(self, effect: Term, fluents: FactBase) -> Stage:
        """Make the stage after one more effect."""
        stage = self._after[effect] = Stage(self, effect, fluents)
        return stage


class Stages:
    """The stages of one evaluation; each is computed when it is first asked for."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._first: Stage | None = None
        self._final: Stage | None = None

    def first(self) -> Stage:
        """Return the stage in which no effect has been applied."""
        if self._first is None:
            rows = self._evaluator.certain_answers(INITIALLY, None, (), None)
            self._first = Stage(None, None, FactBase(self._fluent(row) for row in rows))
        return self._first

    def after(self, stage: Stage, effect: Term) -> Stage:
        """Return the stage that an effect leads to."""
        known = stage.known(effect)
        if known is not None:
            return known
        removed = self._evaluator.certain_answers(REMOVES, stage, (1,), effect)
        added = self._evaluator.certain_answers(ADDS, stage, (1,), effect)
        fluents = stage.fluents.changed(map(self._fluent, removed), map(self._fluent, added))
        return stage.add(effect, fluents)

    def next_effects(self, stage: Stage) -> list[Term]:
        """Return what ``next`` gives in a stage: at most one effect, if the rules of the stages are right."""
        rows = self._evaluator.certain_answers(NEXT, stage, (), None)
        return [row[1] for row in rows if type(row) is tuple]

    def final(self) -> Stage:
        """Return the stage in which no effect is next."""
        if self._final is None:
            stage = self.first()
            while effects := self.next_effects(stage):
                if len(effects) > 1:
                    raise Uncomputable(
                        f"after {stage.number} effects, more than one is next: {', '.join(map(show, effects))}"
                    )
                if stage.number >= MOST_EFFECTS:
                    raise Uncomputable(f"after {MOST_EFFECTS} effects, the final stage is not reached")
                stage = self.after(stage, effects[0])
            self._final = stage
        return self._final

    def _fluent(self, row: Term) -> Term:
        """Return the fluent in an answer of ``initially``, ``adds`` or ``removes``: its last argument."""
        fluent: Term = row[-1] if type(row) is tuple else row
        predicate: Predicate = predicate_of(fluent)
        if predicate not in self._evaluator.program.book.fluents:
            raise Uncomputable(f"{show(fluent)} is not a declared fluent")
        return fluent
