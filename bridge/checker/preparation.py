"""From a rule to its steps (steps.py), for one choice of bound head arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from lawmage.bridge.checker.builtins import BUILTINS, Uncomputable
from lawmage.bridge.checker.facts import Positions
from lawmage.bridge.checker.plan import Builder, Environment, builder, call_of
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
    Step,
    WitnessStep,
)
from lawmage.bridge.checker.substitution import Substitution, substitute
from lawmage.bridge.checker.terms import (
    Compound,
    Predicate,
    Term,
    Variable,
    canonical,
    conjuncts,
    is_ground,
    predicate_of,
    show,
    variables_of,
)

if TYPE_CHECKING:
    from lawmage.bridge.checker.evaluator import Evaluator
    from lawmage.bridge.checker.stages import Stage

EQUATION: Final[Predicate] = ("=", 2)


@dataclass(frozen=True, slots=True)
class PreparedRule:
    """A rule ready to be evaluated when the head arguments at ``positions`` are bound."""

    size: int
    """Number of variables: the length of an environment."""
    patterns: tuple[Term, ...]
    """The head arguments at the positions."""
    stage: int | None
    """The number of the variable that takes the stage of the call."""
    steps: Sequence[Step]
    head: Builder


@dataclass(frozen=True, slots=True)
class ProofForm:
    """A rule ready to be instantiated with the bindings of its variables."""

    size: int
    names: dict[str, int]
    """The names that an instance binds, with their numbers."""
    head: Builder
    body: tuple[Builder, ...]
    """For each literal, a function that gives its instance, canonical."""

    @classmethod
    def of(cls, rule: Rule) -> ProofForm:
        """Make the form of a rule."""
        names = {name: number for number, name in enumerate(rule.names) if Variable(number) not in rule.local_variables}
        bound = {Variable(number) for number in names.values()}
        body = tuple(_canonical_builder(literal, bound) for literal in rule.body)
        goal = rule.head if rule.stage is None else ("at", rule.head, rule.stage)
        return cls(len(rule.names), names, builder(goal), body)


class Program:
    """A rulebook with its prepared rules; they are prepared when they are first needed. Threads may share it."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._prepared: dict[tuple[Predicate, Positions], Sequence[PreparedRule]] = {}
        self._proof_forms: dict[str, ProofForm] = {}

    def rules(self, predicate: Predicate, positions: Positions) -> Sequence[PreparedRule]:
        """Return the rules of a relation, prepared for calls that bind the arguments at the positions.

        Raises Uncomputable when they do not bind what the relation needs.
        """
        prepared = self._prepared.get((predicate, positions))
        if prepared is None:
            missing = set(self.book.relations.get(predicate, ())).difference(positions)
            if missing:
                raise Uncomputable(f"{predicate[0]}/{predicate[1]} is called without its argument {min(missing)}")
            component = self.book.component[predicate] if predicate in self.book.recursive else None
            prepared = [prepare(self.book, rule, positions, component) for rule in self.book.rules_for(predicate)]
            self._prepared[predicate, positions] = prepared
        return prepared

    def proof_form(self, rule_id: object) -> ProofForm | None:
        """Return the form of a rule that instances of it are compared with; None when there is no such rule."""
        if type(rule_id) is not str:
            return None
        form = self._proof_forms.get(rule_id)
        if form is None:
            rule = self.book.rules.get(rule_id)
            if rule is None:
                return None
            form = self._proof_forms[rule_id] = ProofForm.of(rule)
        return form

    def goals(self, template: Term, goals: Sequence[Term]) -> PreparedRule:
        """Return a conjunction of goals, prepared as the body of a rule with the template as its head."""
        numbered: Any = canonical(("goals", template, *goals))
        size = len(set(variables_of(numbered)))
        rule = Rule("", numbered[1], numbered[2:], ("_",) * size, None, frozenset())
        return prepare(self.book, rule, (), None)


def prepare(book: Rulebook, rule: Rule, positions: Positions, component: int | None) -> PreparedRule:
    """Prepare a rule for calls that bind the head arguments at the positions.

    ``component`` is that of the rule's relation when it is recursive: calls of the same component are marked as
    suspending. Raises Uncomputable when such a call leaves a variable of the head unbound.
    """
    [head], body = without_equations([rule.head], rule.body, protected=frozenset())
    arguments = head[1:] if type(head) is tuple else ()
    patterns = tuple(arguments[position - 1] for position in positions)
    bound = {variable for pattern in patterns for variable in variables_of(pattern)}
    if rule.stage is not None:
        bound.add(rule.stage)
    steps = _Preparation(book, component, rule.stage).steps(body, bound)
    unbound = set(variables_of(head)) - bound
    if unbound:
        names = ", ".join(sorted(rule.names[number] for variable in unbound if type(number := variable.key) is int))
        raise Uncomputable(f"{show(rule.head)} is called without a value for {names}, which rule {rule.id} needs")
    stage = rule.stage.key if rule.stage is not None else None
    return PreparedRule(len(rule.names), patterns, stage, steps, builder(head))


def without_equations(
    templates: Sequence[Term], literals: Sequence[Term], protected: frozenset[Variable]
) -> tuple[list[Term], list[Term]]:
    """Templates and literals with each equation ``Variable = Term`` carried out.

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
    if type(literal) is not tuple or predicate_of(literal) != EQUATION:
        return None
    _, left, right = literal
    for variable, value in ((left, right), (right, left)):
        if type(variable) is Variable and variable not in protected and variable not in variables_of(value):
            return {variable: value}
    return None


class _Preparation:
    def __init__(self, book: Rulebook, component: int | None, stage: Variable | None) -> None:
        self._book = book
        self._component = component
        self._stage = stage

    def steps(self, literals: Sequence[Term], bound: set[Variable]) -> list[Step]:
        """Return the steps of a conjunction; ``bound`` grows by what it binds."""
        return [self._step(literal, bound) for literal in literals]

    def _step(self, literal: Term, bound: set[Variable]) -> Step:
        if has_scope(literal):
            return self._scope(literal, bound)
        stage: Callable[[Evaluator, Environment], Stage | None] = _no_stage
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
        call = call_of(literal, bound)
        if predicate in self._book.facts:
            return FactStep(predicate, call)
        if predicate in self._book.fluents:
            return FluentStep(predicate, call, stage)
        suspends = direct and self._component is not None and self._book.component.get(predicate) == self._component
        return RelationStep(predicate, call, stage, suspends)

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
        arguments: tuple[Term, ...] = literal[1:] if type(literal) is tuple else ()
        binds = not bound.issuperset(variables_of(literal))
        builders = [_partial_builder(argument, bound) for argument in arguments]
        bound.update(variables_of(literal))
        return BuiltinStep(
            BUILTINS[predicate_of(literal)],
            lambda environment: tuple([build(environment) for build in builders]),
            arguments,
            binds,
        )

    def _witness(self, literal: Term, bound: set[Variable]) -> Step:
        declaration = self._book.witnesses[predicate_of(literal)]
        arguments: tuple[Term, ...] = literal[1:] if type(literal) is tuple else ()
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


def _canonical_builder(literal: Term, bound: set[Variable]) -> Builder:
    """Like ``builder``, for a literal that may have local variables: they stay, canonically numbered."""
    build = _partial_builder(literal, bound)
    if bound.issuperset(variables_of(literal)):
        return build
    return lambda environment: canonical(build(environment))


def _partial_builder(term: Term, bound: set[Variable]) -> Builder:
    """Like ``builder``, for a term whose variables need not all be bound: the others stay in the instance."""
    if bound.issuperset(variables_of(term)):
        return builder(term)
    known = [variable for variable in set(variables_of(term)) if variable in bound]
    return lambda environment: substitute(
        term,
        {variable: environment[variable.key] for variable in known},
    )


def _no_stage(_evaluator: Evaluator, _environment: Environment) -> None:
    return None


def _stage_of(term: Term) -> Callable[[Evaluator, Environment], Stage | None]:
    """Return how to find the stage that a stage term names."""
    if type(term) is Variable:
        number: int = term.key
        return lambda _evaluator, environment: environment[number]
    if is_ground(term):
        return lambda evaluator, _environment: evaluator.stages.named(term)
    if type(term) is tuple and term[0] == "+" and len(term) == 3:
        before, effect = _stage_of(term[1]), builder(term[2])

        def after(evaluator: Evaluator, environment: Environment) -> Stage | None:
            earlier = before(evaluator, environment)
            if earlier is None:
                raise Uncomputable("an effect is applied outside any stage")
            return evaluator.stages.after(earlier, effect(environment))

        return after
    raise Uncomputable(f"{show(term)} is not a stage")
