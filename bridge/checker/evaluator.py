"""What follows from the rules and the facts: the checker's own tabled evaluator.

It computes the perfect model of the stratified rules, goal by goal. Every call of a relation has a table of its
answers. A relation that does not depend on itself is evaluated when it is called. The relations of a recursive
component are evaluated together, to their least fixed point: a rule that calls a table of its own component waits
there, and goes on once for each answer that the table ever gets, so each pair of a waiting rule and an answer is
looked at once (semi-naive evaluation). Negation and aggregation only ever look at complete tables, since the rules are
stratified (components.py).

Doubt. A witness goal that the answer under check does not decide neither holds nor fails. Meeting one raises a doubt,
and from there on evaluation is three-valued, on the safe side: what is found in spite of a doubt is sound, but that
nothing (or nothing more) is found means nothing. So a negation or an aggregation in doubt neither holds nor fails
either, and questions about absence and completeness raise InDoubt.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.facts import FactBase, Positions
from lawmage.bridge.checker.plan import Builder, Call, Environment, match_into
from lawmage.bridge.checker.preparation import PreparedRule, Program
from lawmage.bridge.checker.rulebook import is_staged
from lawmage.bridge.checker.stages import Stage, Stages
from lawmage.bridge.checker.steps import RelationStep, Step
from lawmage.bridge.checker.substitution import match
from lawmage.bridge.checker.terms import Predicate, Term, canonical, is_ground, predicate_of, show
from lawmage.bridge.checker.witnesses import Witnesses
from lawmage.bridge.errors import LimitExceeded

DEFAULT_STEPS = 5_000_000
"""How many steps the evaluator may take for one answer. A step is one literal of one rule under one environment."""

Sink: TypeAlias = Callable[[Environment], bool]
"""Takes a solution; True when no further one is wanted."""
TableKey: TypeAlias = tuple[Predicate, Stage | None, Positions, Hashable]


class InDoubt(Exception):
    """Whether a goal has no (further) solution depends on a witness goal that is not decided."""

    def __init__(self, witness_goal: Term) -> None:
        super().__init__(f"it rests on {show(witness_goal)}, which no witness of the answer decides")


class _Waiting(NamedTuple):
    """A rule that waits for answers of a table: with each it goes on from the step ``place``."""

    steps: Sequence[Step]
    place: int
    environment: Environment
    call: Call
    sink: Sink


class _Table:
    """The answers to one call, in the order in which they were found."""

    __slots__ = ("complete", "decisive", "doubt", "index", "rows", "waiting")

    def __init__(self, key: TableKey) -> None:
        self.rows: dict[Term, None] = {}
        self.waiting: list[_Waiting] = []
        self.complete = False
        self.decisive = len(key[2]) == key[0][1]
        """Whether all arguments are given, so that the first answer is the only one."""
        self.doubt: Term | None = None
        """An undecided witness goal on which the completeness of the answers depends."""
        self.index: FactBase | None = None

    def finish(self, doubt: Term | None) -> None:
        self.complete = True
        self.waiting.clear()
        self.doubt = None if self.decisive and self.rows else doubt


class _Fixpoint:
    """The evaluation of one recursive component that is under way."""

    __slots__ = ("agenda", "calls", "tables")

    def __init__(self) -> None:
        self.agenda: list[tuple[_Waiting, Term]] = []
        self.calls: list[tuple[TableKey, _Table]] = []
        """Tables whose rules are still to be run."""
        self.tables: list[_Table] = []


class Evaluator:
    """Evaluates goals over one set of facts, and keeps everything that it has found out. For one thread.

    ``steps`` bounds the evaluation for one answer: LimitExceeded is raised beyond it.
    """

    def __init__(self, program: Program, facts: FactBase, witnesses: Witnesses, steps: int = DEFAULT_STEPS) -> None:
        self.facts = facts
        self.witnesses = witnesses
        self.stages = Stages(self)
        self.program = program
        self._tables: dict[TableKey, _Table] = {}
        self._complete_relations: dict[tuple[Predicate, Stage | None], _Table] = {}
        self._fixpoint: _Fixpoint | None = None
        self._instances: dict[Term, frozenset[Term]] = {}
        self._doubt: Term | None = None
        self._limit = steps
        self._taken = 0

    # What the checker asks.

    def has_solution(self, goals: Sequence[Term]) -> bool:
        """Whether the conjunction of the goals has a solution. Raises InDoubt when none is found, but might be."""
        outer = self._fixpoint, self._doubt
        self._fixpoint = self._doubt = None
        found = self._exists_goal(goals[0]) if len(goals) == 1 else None
        if found is None:
            prepared = self.program.goals("true", goals)
            found = self.run(prepared.steps, [None] * prepared.size, _first)
        doubt = self._doubt
        self._fixpoint, self._doubt = outer
        if not found and doubt is not None:
            raise InDoubt(doubt)
        return found

    def instances(self, template: Term, goals: Sequence[Term]) -> frozenset[Term]:
        """Every instance of the template for which the conjunction of the goals holds. Raises InDoubt."""
        key = canonical(("instances", template, *goals))
        known = self._instances.get(key)
        if known is None:
            outer = self._fixpoint, self._doubt
            self._fixpoint = self._doubt = None
            prepared = self.program.goals(template, goals)
            values = self.values(prepared.steps, prepared.head, [None] * prepared.size)
            doubt = self._doubt
            self._fixpoint, self._doubt = outer
            if values is None:
                raise InDoubt(doubt or template)
            known = self._instances[key] = frozenset(values)
        return known

    def _exists_goal(self, goal: Term) -> bool | None:
        """Whether a single fact, fluent or relation has a solution, without preparing a rule; None for other goals."""
        stage: Stage | None = None
        if is_staged(goal):
            if not is_ground(goal[2]):
                return None
            stage = self.stages.named(goal[2])
            goal = goal[1]
        predicate = predicate_of(goal)
        arguments: tuple[Term, ...] = goal[1:] if type(goal) is tuple else ()
        positions = tuple([place for place, argument in enumerate(arguments, 1) if is_ground(argument)])
        given = tuple([arguments[place - 1] for place in positions])
        key = given[0] if len(given) == 1 else given
        book = self.program.book
        if predicate in book.facts:
            rows = self.facts.select(predicate, positions, key)
        elif predicate in book.witnesses or (predicate in book.fluents and stage is None):
            return None
        elif predicate in book.fluents and stage is not None:
            rows = stage.fluents.select(predicate, positions, key)
        elif predicate in book.relations:
            rows = self.answers(predicate, stage, positions, key)
        else:
            return None
        return any(match(goal, row, {}) for row in rows)

    # What the steps ask.

    def doubt(self, witness_goal: Term) -> None:
        """Note that a witness goal is not decided."""
        if self._doubt is None:
            self._doubt = witness_goal

    def fails(self, steps: Sequence[Step], environment: Environment) -> bool:
        """Whether the steps certainly have no solution."""
        return self._certain(lambda: self.run(steps, environment, _first))

    def every(self, condition: Sequence[Step], consequence: Sequence[Step], environment: Environment) -> bool:
        """Whether the consequence certainly has a solution in every solution of the condition."""
        return self._certain(lambda: self.run(condition, environment, lambda case: self.fails(consequence, case)))

    def _certain(self, counterexample: Callable[[], bool]) -> bool:
        """Whether there is no counterexample, for certain. With a counterexample, doubts on the way do not count."""
        before, self._doubt = self._doubt, None
        found = counterexample()
        doubt, self._doubt = self._doubt, before
        if found or doubt is None:
            return not found
        self.doubt(doubt)
        return False

    def values(self, steps: Sequence[Step], template: Builder, environment: Environment) -> set[Term] | None:
        """Return the instances of the template in all solutions of the steps; None when they are not certainly all."""
        found: set[Term] = set()

        def keep(solution: Environment) -> bool:
            found.add(template(solution))
            return False

        before, self._doubt = self._doubt, None
        self.run(steps, environment, keep)
        doubt, self._doubt = self._doubt, before
        if doubt is None:
            return found
        self.doubt(doubt)
        return None

    def run(self, steps: Sequence[Step], environment: Environment, sink: Sink, index: int = 0) -> bool:
        """Send every solution of ``steps[index:]`` to the sink, until it wants no more; True in that case."""
        while index < len(steps):
            self._taken += 1
            if self._taken > self._limit:
                raise LimitExceeded(
                    f"Checking the answer took more than {self._limit} steps of evaluation.",
                    limit="inferences",
                    value=self._limit,
                )
            step = steps[index]
            index += 1
            if type(step) is RelationStep and step.suspends:
                self._wait(_Waiting(steps, index, environment, step.call, sink), step)
                return False
            solutions = step.solutions(self, environment)
            if type(solutions) is not tuple:
                for solution in solutions:  # noqa: SIM110 - a generator would deepen the stack at every literal
                    if self.run(steps, solution, sink, index):
                        return True
                return False
            if not solutions:
                return False
            environment = solutions[0]
        return sink(environment)

    def answers(self, predicate: Predicate, stage: Stage | None, positions: Positions, key: Hashable) -> Iterable[Term]:
        """Return the answers to a call of a relation; as many of them as there certainly are."""
        if positions:
            whole = self._complete_relations.get((predicate, stage))
            if whole is not None:
                if whole.index is None:
                    whole.index = FactBase(whole.rows)
                self._inherit(whole)
                return whole.index.select(predicate, positions, key)
        table_key = (predicate, stage, positions, key)
        table = self._tables.get(table_key)
        if table is None:
            table = self._evaluate(table_key)
        elif not table.complete:
            raise Uncomputable(f"{predicate[0]}/{predicate[1]} depends on itself through a negation or a stage")
        self._inherit(table)
        return table.rows

    def certain_answers(
        self, predicate: Predicate, stage: Stage | None, positions: Positions, key: Hashable
    ) -> Iterable[Term]:
        """Return the answers to a call; raises InDoubt when they are not certainly all."""
        before, self._doubt = self._doubt, None
        rows = self.answers(predicate, stage, positions, key)
        doubt, self._doubt = self._doubt, before
        if doubt is not None:
            raise InDoubt(doubt)
        return rows

    def _inherit(self, table: _Table) -> None:
        if self._doubt is None:
            self._doubt = table.doubt

    # Tables.

    def _evaluate(self, key: TableKey) -> _Table:
        """Evaluate a call completely, together with the calls of its component that it needs."""
        predicate, stage, positions, _ = key
        outer = self._fixpoint, self._doubt
        self._fixpoint = fixpoint = _Fixpoint()
        self._doubt = None
        table = self._new_table(key)
        while fixpoint.calls or fixpoint.agenda:
            if fixpoint.calls:
                self._expand(*fixpoint.calls.pop(), fixpoint)
            else:
                waiting, row = fixpoint.agenda.pop()
                extended = waiting.call.extended(waiting.environment, row)
                if extended is not None:
                    self.run(waiting.steps, extended, waiting.sink, waiting.place)
        for finished in fixpoint.tables:
            finished.finish(self._doubt)
        if not positions and predicate[1]:
            self._complete_relations[predicate, stage] = table
        self._fixpoint, self._doubt = outer
        return table

    def _new_table(self, key: TableKey) -> _Table:
        """Return a table whose rules will be run in the fixpoint that is under way."""
        assert self._fixpoint is not None  # noqa: S101 - only called during a fixpoint
        table = self._tables[key] = _Table(key)
        self._fixpoint.tables.append(table)
        self._fixpoint.calls.append((key, table))
        return table

    def _wait(self, waiting: _Waiting, step: RelationStep) -> None:
        """Let a rule wait for the answers to a call of its own component."""
        fixpoint = self._fixpoint
        assert fixpoint is not None  # noqa: S101 - only called during a fixpoint
        environment = waiting.environment
        key = (step.predicate, step.stage(self, environment), step.call.positions, step.call.key(environment))
        table = self._tables.get(key)
        if table is None:
            table = self._new_table(key)
        if not table.complete:
            table.waiting.append(waiting)
        fixpoint.agenda += [(waiting, row) for row in table.rows]

    def _expand(self, key: TableKey, table: _Table, fixpoint: _Fixpoint) -> None:
        """Run every rule for the call of a table."""
        predicate, stage, positions, values = key
        given: Any = (values,) if len(positions) == 1 else values or ()
        for prepared in self.program.rules(predicate, positions):
            environment: Environment = [None] * prepared.size
            if not _match_all(prepared.patterns, given, environment):
                continue
            if prepared.stage is not None:
                environment[prepared.stage] = stage
            if self.run(prepared.steps, environment, _collector(table, prepared, fixpoint)):
                return


def _match_all(patterns: Sequence[Term], values: Sequence[Term], environment: Environment) -> bool:
    return all(match_into(pattern, value, environment) for pattern, value in zip(patterns, values, strict=True))


def _collector(table: _Table, prepared: PreparedRule, fixpoint: _Fixpoint) -> Sink:
    """Return a sink that puts the head of the rule into the table and sends it to the rules that wait there."""
    head, rows, waiting, decisive = prepared.head, table.rows, table.waiting, table.decisive

    def collect(environment: Environment) -> bool:
        row = head(environment)
        if row not in rows:
            rows[row] = None
            fixpoint.agenda += [(rule, row) for rule in waiting]
        return decisive

    return collect


def _first(_environment: Environment) -> bool:
    return True
