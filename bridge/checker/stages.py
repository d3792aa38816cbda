"""Stages: the fluents that hold after a row of effects, computed as situation calculus.

In the first stage hold the fluents that ``initially`` gives. Applying effect E to stage S takes away what
``removes(E, F) at S`` says and adds what ``adds(E, F) at S`` says; what is both removed and added holds afterwards, and
everything else stays. A stage may also be hypothetical: S+E exists whether or not E is what comes next.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, Any, Final

from lawmage.bridge.checker.access import Access
from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.facts import FactBase
from lawmage.bridge.checker.rulebook import ADDS, FINAL, INITIALLY, NEXT, REMOVES
from lawmage.bridge.checker.terms import Term, predicate_of, show

if TYPE_CHECKING:
    from lawmage.bridge.checker.evaluator import Evaluator

MOST_EFFECTS: Final = 1000
"""How many effects may be applied one after the other before the search for the final stage gives up."""


class Stage:
    """A row of effects. Equal rows are one object, so stages are compared by identity.

    ``removed`` and ``added`` are what the last effect changed: what it took away, and what it made hold that did not
    hold before or was taken away by the same effect.
    """

    __slots__ = ("_after", "added", "before", "effect", "fluents", "removed", "tables")

    def __init__(
        self,
        fluents: FactBase,
        before: Stage | None = None,
        effect: Term | None = None,
        removed: frozenset[Term] = frozenset(),
        added: frozenset[Term] = frozenset(),
    ) -> None:
        self.before = before
        self.effect = effect
        self.fluents = fluents
        self.removed = removed
        self.added = added
        self.tables: dict[Access, dict[Hashable, Any]] = {}
        """Where the evaluator keeps what it has found out about this stage."""
        self._after: dict[Term, Stage] = {}

    def after(self, effect: Term) -> Stage | None:
        """Return the stage after one more effect, if it has been made."""
        return self._after.get(effect)

    def changed(self, effect: Term, removed: frozenset[Term], added: frozenset[Term]) -> Stage:
        """Make the stage after one more effect, which says to remove and to add these fluents."""
        removed = frozenset(fluent for fluent in removed if fluent in self.fluents)
        added = frozenset(fluent for fluent in added if fluent in removed or fluent not in self.fluents)
        stage = Stage(self.fluents.changed(removed, added), self, effect, removed, added)
        self._after[effect] = stage
        return stage

    def back(self) -> Iterator[Stage]:
        """Return this stage and all before it, the first one last."""
        stage: Stage | None = self
        while stage is not None:
            yield stage
            stage = stage.before


class Stages:
    """The stages of one evaluation; each is computed when it is first asked for."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._applied: list[Stage] = []

    def named(self, term: Term) -> Stage:
        """Return the stage that a term names: a number of applied effects, ``final``, or ``Stage+Effect``."""
        if term == FINAL:
            return self.final()
        if type(term) is int:
            applied = self.applied()
            if 0 <= term < len(applied):
                return applied[term]
            raise Uncomputable(f"there is no stage {term}: {len(applied) - 1} effects are applied")
        if isinstance(term, tuple) and term[0] == "+" and len(term) == 3:
            return self.after(self.named(term[1]), term[2])
        raise Uncomputable(f"{show(term)} is not a stage")

    def after(self, stage: Stage, effect: Term) -> Stage:
        """Return the stage that an effect leads to."""
        known = stage.after(effect)
        if known is not None:
            return known
        removed = self._evaluator.certain_answers(REMOVES, stage, [effect])
        added = self._evaluator.certain_answers(ADDS, stage, [effect])
        return stage.changed(effect, frozenset(map(self._fluent, removed)), frozenset(map(self._fluent, added)))

    def final(self) -> Stage:
        """Return the stage in which no effect is next."""
        return self.applied()[-1]

    def applied(self) -> list[Stage]:
        """Return the stages from the first to the final one. Raises Uncomputable when more than one effect is next."""
        if not self._applied:
            initially = self._evaluator.certain_answers(INITIALLY, None, [])
            row = [Stage(FactBase(map(self._fluent, initially)))]
            while (effect := self._next_effect(row[-1], len(row) - 1)) is not None:
                if len(row) > MOST_EFFECTS:
                    raise Uncomputable(f"after {MOST_EFFECTS} effects, the final stage is not reached")
                row.append(self.after(row[-1], effect))
            self._applied = row
        return self._applied

    def _next_effect(self, stage: Stage, number: int) -> Term | None:
        rows = self._evaluator.certain_answers(NEXT, stage, [])
        effects: list[Term] = [row[1] for row in rows if isinstance(row, tuple)]
        if len(effects) > 1:
            raise Uncomputable(f"after {number} effects, more than one is next: {', '.join(map(show, effects))}")
        return effects[0] if effects else None

    def _fluent(self, row: Term) -> Term:
        """Return the fluent in an answer of ``initially``, ``adds`` or ``removes``: its last argument."""
        fluent: Term = row[-1] if isinstance(row, tuple) else row
        if predicate_of(fluent) not in self._evaluator.program.book.fluents:
            raise Uncomputable(f"{show(fluent)} is not a declared fluent")
        return fluent
