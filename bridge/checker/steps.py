"""The steps of a prepared rule: one class for each kind of literal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from lawmage.bridge.checker.builtins import Arguments, Builtin, Uncomputable, sorted_list
from lawmage.bridge.checker.plan import Builder, Call, Environment, match_into
from lawmage.bridge.checker.terms import Predicate, Term, standard_order

if TYPE_CHECKING:
    from lawmage.bridge.checker.evaluator import Evaluator
    from lawmage.bridge.checker.stages import Stage


StageFinder: TypeAlias = "Callable[[Evaluator, Environment], Stage]"
"""Finds the stage that a literal is about."""


class Step(ABC):
    """One literal of a rule, prepared."""

    __slots__ = ()

    @abstractmethod
    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the environment extended with every solution of the literal. A tuple when there is at most one."""


@dataclass(frozen=True, slots=True)
class FactStep(Step):
    """A given fact."""

    call: Call

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the facts that fit."""
        call = self.call
        return call.extensions(environment, evaluator.facts.select(call.access, call.key(environment)))


@dataclass(frozen=True, slots=True)
class RelationStep(Step):
    """A relation that rules define. ``suspends``: it may depend on the head of the rule that it stands in."""

    call: Call
    stage: StageFinder | None
    suspends: bool

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the answers to a call that is evaluated completely first."""
        call = self.call
        stage = None if self.stage is None else self.stage(evaluator, environment)
        return call.extensions(environment, evaluator.answers(call.access, stage, call.key(environment)))


@dataclass(frozen=True, slots=True)
class FluentStep(Step):
    """A fluent in a stage."""

    call: Call
    stage: StageFinder | None

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return what holds in the stage."""
        stage = None if self.stage is None else self.stage(evaluator, environment)
        if stage is None:
            raise Uncomputable(f"{self.call.access.predicate[0]} holds in stages only")
        return self.call.extensions(environment, stage.fluents.select(self.call.access, self.call.key(environment)))


@dataclass(frozen=True, slots=True)
class WitnessStep(Step):
    """A relation that a search answers: only the witnesses of the answer that is being checked say what it found."""

    predicate: Predicate
    pattern: Term
    inputs: Callable[[Environment], tuple[Term, ...]]

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the plan that was found and proved, if there is one."""
        inputs = self.inputs(environment)
        decision = evaluator.witnesses.decision(self.predicate, inputs)
        if decision is None:
            evaluator.doubt((self.predicate[0], *inputs))
            return ()
        if decision.proved is None:
            return ()
        extended = environment.copy()
        return (extended,) if match_into(self.pattern, decision.proved, extended) else ()


@dataclass(frozen=True, slots=True)
class BuiltinStep(Step):
    """A built-in. ``arguments`` gives the arguments as far as they are bound."""

    compute: Builtin
    arguments: Callable[[Environment], Arguments]
    inputs: tuple[int, ...]
    """The arguments that are bound before, from 0."""
    outputs: tuple[tuple[int, Term], ...]
    """The other arguments, with their patterns."""

    def solutions(self, _evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the computed instances that fit."""
        given = self.arguments(environment)
        rows = self.compute(given)
        if not self.outputs:
            for row in rows:
                if row == given:
                    return (environment,)
            return ()
        return self._extensions(environment, given, rows)

    def _extensions(
        self, environment: Environment, given: Arguments, rows: Iterable[Arguments]
    ) -> Iterable[Environment]:
        for row in rows:
            for place in self.inputs:
                if row[place] is not given[place] and row[place] != given[place]:
                    break
            else:
                result = environment.copy()
                for place, pattern in self.outputs:
                    if not match_into(pattern, row[place], result):
                        break
                else:
                    yield result


@dataclass(frozen=True, slots=True)
class NegationStep(Step):
    """``not(G)``."""

    goals: Sequence[Step]

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the environment unchanged if G has no solution."""
        return (environment,) if evaluator.fails(self.goals, environment) else ()


@dataclass(frozen=True, slots=True)
class EveryStep(Step):
    """``all(G, C)``."""

    condition: Sequence[Step]
    consequence: Sequence[Step]

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the environment unchanged if C holds for every solution of G."""
        return (environment,) if evaluator.every(self.condition, self.consequence, environment) else ()


@dataclass(frozen=True, slots=True)
class AggregateStep(Step):
    """``count``, ``collect`` and ``least``."""

    goals: Sequence[Step]
    template: Builder
    finish: Callable[[set[Term]], Term | None]
    result: Term

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the environment with the result, where there is one and it fits."""
        values = evaluator.values(self.goals, self.template, environment)
        if values is None:
            return ()
        value = self.finish(values)
        if value is None:
            return ()
        extended = environment.copy()
        return (extended,) if match_into(self.result, value, extended) else ()


def least(values: set[Term]) -> Term | None:
    """Return the first of the values in the standard order of terms, if there is one."""
    return min(values, key=standard_order, default=None)


AGGREGATES: Final[dict[str, Callable[[set[Term]], Term | None]]] = {
    "count": len,
    "collect": sorted_list,
    "least": least,
}
