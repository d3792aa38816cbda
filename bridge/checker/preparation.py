"""From a rule to its steps (steps.py), for one choice of given head arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from lawmage.bridge.checker.access import Access, Accesses
from lawmage.bridge.checker.builtins import BUILTINS, Uncomputable
from lawmage.bridge.checker.plan import Builder, Environment, builder, call_of, match_into
from lawmage.bridge.checker.rulebook import Rule, Rulebook, has_scope, is_staged
from lawmage.bridge.checker.steps import (
    AGGREGATES,
    AggregateStep,
    BuiltinStep,
    EveryStep,
    FactStep,
    FluentStep,
    NegationStep,
    RelationStep,
    StageFinder,
    Step,
    WitnessStep,
)
from lawmage.bridge.checker.substitution import Substitution, substitute
from lawmage.bridge.checker.terms import (
    Compound,
    Predicate,
    Term,
    Variable,
    arguments_of,
    conjuncts,
    is_ground,
    predicate_of,
    show,
    variables_of,
)

if TYPE_CHECKING:
    from lawmage.bridge.checker.stages import Stage

EQUATION: Final[Predicate] = ("=", 2)


@dataclass(frozen=True, slots=True)
class PreparedRule:
    """A rule ready to be evaluated for one access to its relation."""

    blank: Environment
    """An environment without values."""
    patterns: tuple[Term, ...]
    """The head arguments that a call gives."""
    plain: bool
    """Whether the patterns are variables, all different."""
    stage: int | None
    """The number of the variable that takes the stage of the call."""
    steps: Sequence[Step]
    head: Builder

    def start(self, given: Sequence[Any], stage: Stage | None) -> Environment | None:
        """Return an environment with the values that a call gives; None when they do not fit the head."""
        environment = self.blank.copy()
        if self.plain:
            for pattern, value in zip(self.patterns, given, strict=True):
                environment[pattern.key] = value  # type: ignore[union-attr]
        else:
            for pattern, value in zip(self.patterns, given, strict=True):
                if not match_into(pattern, value, environment):
                    return None
        if self.stage is not None:
            environment[self.stage] = stage
        return environment


def prepare(book: Rulebook, accesses: Accesses, rule: Rule, access: Access) -> PreparedRule:
    """Prepare a rule for an access to its relation.

    Raises Uncomputable when a call of this kind leaves a variable of the head without a value.
    """
    [head], body = without_equations([rule.head], rule.body, protected=frozenset())
    arguments = arguments_of(head)
    patterns = tuple(arguments[position - 1] for position in access.positions)
    bound = {variable for pattern in patterns for variable in variables_of(pattern)}
    if rule.stage is not None:
        bound.add(rule.stage)
    component = book.component[access.predicate] if access.recursive else None
    steps = _Preparation(book, accesses, component, rule.stage).steps(body, bound)
    unbound = set(variables_of(head)) - bound
    if unbound:
        names = ", ".join(sorted(rule.names[variable.key] for variable in unbound))
        raise Uncomputable(f"{show(rule.head)} is called without a value for {names}, which rule {rule.id} needs")
    return PreparedRule(
        blank=[None] * len(rule.names),
        patterns=patterns,
        plain=len({pattern for pattern in patterns if type(pattern) is Variable}) == len(patterns),
        stage=rule.stage.key if rule.stage is not None else None,
        steps=steps,
        head=builder(head),
    )


def without_equations(
    templates: Sequence[Term], literals: Sequence[Term], protected: frozenset[Variable]
) -> tuple[list[Term], list[Term]]:
    """Return templates and literals with each equation ``Variable = Term`` carried out.

    So the evaluator need not bind a variable to a term that still has unbound ones. Protected variables get their
    values elsewhere: they are not replaced.
    """
    templates, pending, kept = list(templates), list(literals), []
    while pending:
        literal = pending.pop(0)
        solved = _solved(literal, protected)
        if solved is None:
            kept.append(literal)
        else:
            templates = [substitute(template, solved) for template in templates]
            kept = [substitute(other, solved) for other in kept]
            pending = [substitute(other, solved) for other in pending]
    return templates, kept


def _solved(literal: Term, protected: frozenset[Variable]) -> Substitution | None:
    if not isinstance(literal, tuple) or predicate_of(literal) != EQUATION:
        return None
    _, left, right = literal
    for variable, value in ((left, right), (right, left)):
        if type(variable) is Variable and variable not in protected and variable not in variables_of(value):
            return {variable: value}
    return None


class _Preparation:
    def __init__(self, book: Rulebook, accesses: Accesses, component: int | None, stage: Variable | None) -> None:
        self._book = book
        self._accesses = accesses
        self._component = component
        self._stage = stage

    def steps(self, literals: Sequence[Term], bound: set[Variable]) -> list[Step]:
        """Return the steps of a conjunction; ``bound`` grows by what it binds."""
        return [self._step(literal, bound) for literal in literals]

    def _step(self, literal: Term, bound: set[Variable]) -> Step:
        if has_scope(literal):
            return self._scope(literal, bound)
        stage: StageFinder | None = None
        direct = True
        if is_staged(literal):
            stage = _stage_of(literal[2])
            direct = literal[2] == self._stage
            literal = literal[1]
        predicate = predicate_of(literal)
        if predicate in BUILTINS:
            return self._builtin(literal, bound)
        if predicate in self._book.witnesses:
            return self._witness(literal, bound)
        if not self._book.is_defined(predicate):
            raise Uncomputable(f"nothing is known of {predicate[0]}/{predicate[1]}")
        call = call_of(self._accesses, predicate, literal, bound)
        if predicate in self._book.facts:
            return FactStep(call)
        if predicate in self._book.fluents:
            return FluentStep(call, stage)
        suspends = direct and self._component is not None and self._book.component.get(predicate) == self._component
        return RelationStep(call, stage, suspends)

    def _scope(self, literal: Compound, bound: set[Variable]) -> Step:
        name = literal[0]
        inside = set(bound)
        if name == "not":
            _, goals = without_equations([], conjuncts(literal[1]), frozenset(bound))
            return NegationStep(self.steps(goals, inside))
        if name == "all":
            condition = conjuncts(literal[1])
            [*consequence], condition = without_equations(conjuncts(literal[2]), condition, frozenset(bound))
            condition_steps = self.steps(condition, inside)
            _, consequence = without_equations([], consequence, frozenset(inside))
            return EveryStep(condition_steps, self.steps(consequence, inside))
        [template], goals = without_equations([literal[1]], conjuncts(literal[2]), frozenset(bound))
        steps = self.steps(goals, inside)
        if not inside.issuperset(variables_of(template)):
            raise Uncomputable(f"{show(literal)} leaves its template unbound")
        bound.update(variables_of(literal[3]))
        return AggregateStep(steps, builder(template), AGGREGATES[name], literal[3])

    def _builtin(self, literal: Term, bound: set[Variable]) -> Step:
        arguments = arguments_of(literal)
        inputs = [place for place, argument in enumerate(arguments) if bound.issuperset(variables_of(argument))]
        outputs = [(place, argument) for place, argument in enumerate(arguments) if place not in inputs]
        builders = [partial_builder(argument, bound) for argument in arguments]
        bound.update(variables_of(literal))
        return BuiltinStep(
            BUILTINS[predicate_of(literal)],
            lambda environment: tuple([build(environment) for build in builders]),
            tuple(inputs),
            tuple(outputs),
        )

    def _witness(self, literal: Term, bound: set[Variable]) -> Step:
        declaration = self._book.witnesses[predicate_of(literal)]
        arguments = arguments_of(literal)
        inputs = [arguments[position - 1] for position in declaration.inputs]
        if not all(bound.issuperset(variables_of(argument)) for argument in inputs):
            raise Uncomputable(f"{show(literal)} is called before its inputs are known")
        builders = [builder(argument) for argument in inputs]
        bound.update(variables_of(literal))
        return WitnessStep(
            predicate_of(literal),
            literal,
            lambda environment: tuple([build(environment) for build in builders]),
        )


def partial_builder(term: Term, bound: set[Variable]) -> Builder:
    """Return a function like that of ``builder``; variables that are not bound stay in the instance."""
    if bound.issuperset(variables_of(term)):
        return builder(term)
    known = [variable for variable in set(variables_of(term)) if variable in bound]
    return lambda environment: substitute(
        term,
        {variable: environment[variable.key] for variable in known},
    )


def _stage_of(term: Term) -> StageFinder:
    """Return how to find the stage that a stage term names."""
    if type(term) is Variable:
        number: int = term.key
        return lambda _evaluator, environment: environment[number]
    if is_ground(term):
        return lambda evaluator, _environment: evaluator.stages.named(term)
    if isinstance(term, tuple) and term[0] == "+" and len(term) == 3:
        before, effect = _stage_of(term[1]), builder(term[2])

        return lambda evaluator, environment: evaluator.stages.after(
            before(evaluator, environment), effect(environment)
        )
    raise Uncomputable(f"{show(term)} is not a stage")
