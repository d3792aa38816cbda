"""The steps of a prepared rule: one class for each kind of literal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lawmage.bridge.checker.builtins import Arguments, Builtin, Uncomputable, sorted_list
from lawmage.bridge.checker.plan import Builder, Call, Environment, match_into
from lawmage.bridge.checker.terms import Predicate, Term, standard_order

if TYPE_CHECKING:
    from lawmage.bridge.checker.evaluator import Evaluator
    from lawmage.bridge.checker.stages import Stage


class Step(ABC):
    """One literal of a rule, prepared."""

    __slots__ = ()

    @abstractmethod
    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the environment extended with every solution of the literal. A tuple when there is at most one."""


@dataclass(frozen=True, slots=True)
class FactStep(Step):
    """A given fact."""

    predicate: Predicate
    call: Call

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the facts that fit."""
        call = self.call
        rows = evaluator.facts.select(self.predicate, call.positions, call.key(environment))
        return call.extensions(environment, rows)


@dataclass(frozen=True, slots=True)
class RelationStep(Step):
    """A relation that rules define. ``suspends``: it may depend on the head of the rule that it stands in."""

    predicate: Predicate
    call: Call
    stage: Callable[[Evaluator, Environment], Stage | None]
    suspends: bool

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the answers to a call that is evaluated completely first."""
        call = self.call
        rows = evaluator.answers(
            self.predicate, self.stage(evaluator, environment), call.positions, call.key(environment)
        )
        return call.extensions(environment, rows)


@dataclass(frozen=True, slots=True)
class FluentStep(Step):
    """A fluent in a stage."""

    predicate: Predicate
    call: Call
    stage: Callable[[Evaluator, Environment], Stage | None]

    def solutions(self, evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return what holds in the stage."""
        stage = self.stage(evaluator, environment)
        if stage is None:
            raise Uncomputable(f"{self.predicate[0]} holds in stages only")
        rows = stage.fluents.select(self.predicate, self.call.positions, self.call.key(environment))
        return self.call.extensions(environment, rows)


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
    patterns: tuple[Term, ...]
    binds: bool

    def solutions(self, _evaluator: Evaluator, environment: Environment) -> Iterable[Environment]:
        """Return the computed instances that fit."""
        rows = self.compute(self.arguments(environment))
        if not self.binds:
            return (environment,) if any(True for _ in rows) else ()
        return self._extensions(environment, rows)

    def _extensions(self, environment: Environment, rows: Iterable[Arguments]) -> Iterable[Environment]:
        for row in rows:
            result = environment.copy()
            if all(match_into(pattern, value, result) for pattern, value in zip(self.patterns, row, strict=True)):
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
