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

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import NamedTuple, TypeAlias

from lawmage.bridge.checker.access import Access, given_by, key_of
from lawmage.bridge.checker.builtins import BUILTINS, Uncomputable, solutions
from lawmage.bridge.checker.facts import FactBase
from lawmage.bridge.checker.plan import Builder, Call, Environment
from lawmage.bridge.checker.program import Program
from lawmage.bridge.checker.rulebook import has_scope, is_staged
from lawmage.bridge.checker.stages import Stage, Stages
from lawmage.bridge.checker.steps import RelationStep, Step
from lawmage.bridge.checker.substitution import Substitution, match, substitute
from lawmage.bridge.checker.terms import Predicate, Term, canonical, compound, is_ground, predicate_of, show
from lawmage.bridge.checker.witnesses import Witnesses
from lawmage.bridge.errors import LimitExceeded

DEFAULT_STEPS = 2_000_000
"""How many steps the evaluator may take for one answer. A step is one literal of one rule under one environment."""

Sink: TypeAlias = Callable[[Environment], bool]
"""Takes a solution; True when no further one is wanted."""


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

    __slots__ = ("access", "complete", "doubt", "index", "rows", "waiting")

    def __init__(self, access: Access) -> None:
        self.access = access
        self.rows: dict[Term, None] = {}
        self.waiting: list[_Waiting] = []
        self.complete = False
        self.doubt: Term | None = None
        """An undecided witness goal on which the completeness of the answers depends."""
        self.index: FactBase | None = None

    def finish(self, doubt: Term | None) -> None:
        self.complete = True
        self.waiting.clear()
        self.doubt = None if self.access.decisive and self.rows else doubt

    def select(self, access: Access, key: Hashable) -> Collection[Term]:
        """Return the answers that a narrower access to the same relation is about."""
        if self.index is None:
            self.index = FactBase(self.rows)
        return self.index.select(access, key)


class _Call(NamedTuple):
    """A call whose rules are still to be run."""

    stage: Stage | None
    key: Hashable
    table: _Table


class _Fixpoint:
    """The evaluation of one recursive component that is under way."""

    __slots__ = ("agenda", "calls", "tables")

    def __init__(self) -> None:
        self.agenda: list[tuple[_Waiting, Term]] = []
        self.calls: list[_Call] = []
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
        self._tables: dict[Access, dict[Hashable, _Table]] = {}
        self._fixpoint: _Fixpoint | None = None
        self._instances: dict[Term, frozenset[Term]] = {}
        self._doubt: Term | None = None
        self.limit = steps
        """How many steps the evaluation may take."""
        self.doubted = False
        """Whether an undecided witness goal was ever met."""
        self.steps_taken = 0
        """How many steps the evaluation has taken."""

    # What the checker asks.

    def has_solution(self, goals: Sequence[Term]) -> bool:
        """Whether the conjunction of the goals has a solution. Raises InDoubt when none is found, but might be."""
        outer = self._fixpoint, self._doubt
        self._fixpoint = self._doubt = None
        rows = self._rows(goals)
        if rows is None:
            prepared = self.program.goals("true", goals)
            found = self.run(prepared.steps, prepared.blank, _first)
        else:
            found = any(match(_unstaged(goals[0]), row, {}) for row in rows)
        doubt = self._doubt
        self._fixpoint, self._doubt = outer
        if not found and doubt is not None:
            raise InDoubt(doubt)
        return found

    def instances(self, template: Term, goals: Sequence[Term]) -> frozenset[Term]:
        """Every instance of the template for which the conjunction of the goals holds. Raises InDoubt."""
        key = canonical(compound("instances", (template, *goals)))
        known = self._instances.get(key)
        if known is None:
            outer = self._fixpoint, self._doubt
            self._fixpoint = self._doubt = None
            found = self._find_instances(template, goals)
            doubt = self._doubt
            self._fixpoint, self._doubt = outer
            if doubt is not None:
                raise InDoubt(doubt)
            known = self._instances[key] = frozenset(found)
        return known

    def _find_instances(self, template: Term, goals: Sequence[Term]) -> set[Term]:
        """Collect instances of the template; they are all of them if there is no doubt afterwards."""
        rows = self._rows(goals)
        if rows is None:
            prepared = self.program.goals(template, goals)
            return self.values(prepared.steps, prepared.head, prepared.blank) or set()
        pattern = _unstaged(goals[0])
        found: set[Term] = set()
        for row in rows:
            substitution: Substitution = {}
            if match(pattern, row, substitution):
                found.add(substitute(template, substitution))
        return found

    def _rows(self, goals: Sequence[Term]) -> Collection[Term] | None:
        """Return the answers to a single plain literal; None for goals that have to be prepared like a rule's body."""
        if len(goals) != 1 or has_scope(goals[0]):
            return None
        [goal] = goals
        stage: Stage | None = None
        if is_staged(goal):
            if not is_ground(goal[2]):
                return None
            stage = self.stages.named(goal[2])
            goal = goal[1]
        predicate = predicate_of(goal)
        book = self.program.book
        if predicate in BUILTINS:
            return tuple(solutions(goal))
        access, key = self.program.accesses.of_goal(predicate, goal)
        if predicate in book.facts:
            return self.facts.select(access, key)
        if predicate in book.fluents:
            return None if stage is None else stage.fluents.select(access, key)
        if predicate in book.witnesses or predicate not in book.relations:
            return None
        return self.answers(access, stage, key)

    # What the steps ask.

    def doubt(self, witness_goal: Term) -> None:
        """Note that a witness goal is not decided."""
        self.doubted = True
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
            self.steps_taken += 1
            if self.steps_taken > self.limit:
                raise LimitExceeded(
                    f"Checking the answer took more than {self.limit:,} steps of evaluation.",
                    limit="inferences",
                    value=self.limit,
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

    def answers(self, access: Access, stage: Stage | None, key: Hashable) -> Collection[Term]:
        """Return the answers to a call of a relation; as many of them as there certainly are."""
        if access.shared is not None:
            shared = access.shared.get(key)
            if shared is not None:
                return shared
        elif access.of_cards and self.facts.cards is not None:
            kept = self.facts.cards.kept(access, key)
            if kept is not None:
                return kept
        tables = self._tables_of(access, stage)
        table = tables.get(key)
        if table is None:
            whole = None if access.whole is None else self._tables_of(access.whole, stage).get(None)
            if whole is not None and whole.complete and whole.doubt is None:
                return whole.select(access, key)
            table = self._evaluate(access, stage, key, tables)
        elif not table.complete:
            raise Uncomputable(f"{access} depends on itself through a negation or a stage")
        self._inherit(table)
        return table.rows

    def _tables_of(self, access: Access, stage: Stage | None) -> dict[Hashable, _Table]:
        """Return the tables for one access in one stage, by the keys of their calls."""
        known = self.facts.tables if access.unsearched else self._tables
        by_access = known if stage is None else stage.tables
        tables = by_access.get(access)
        if tables is None:
            tables = by_access[access] = {}
        return tables

    def certain_answers(self, predicate: Predicate, stage: Stage | None, given: Sequence[Term]) -> Collection[Term]:
        """Return the answers to a call that gives the first arguments; raises InDoubt if they are not certainly all."""
        access = self.program.accesses.of(predicate, tuple(range(1, len(given) + 1)))
        before, self._doubt = self._doubt, None
        rows = self.answers(access, stage, key_of(given))
        doubt, self._doubt = self._doubt, before
        if doubt is not None:
            raise InDoubt(doubt)
        return rows

    def _inherit(self, table: _Table) -> None:
        if self._doubt is None:
            self._doubt = table.doubt

    # Tables.

    def _evaluate(self, access: Access, stage: Stage | None, key: Hashable, tables: dict[Hashable, _Table]) -> _Table:
        """Evaluate a call completely, together with the calls of its component that it needs."""
        outer = self._fixpoint, self._doubt
        self._doubt = None
        table = tables[key] = _Table(access)
        try:
            self._fill(_Call(stage, key, table))
        except BaseException:
            # Tables that outlive this evaluator must not stay unfinished.
            self.facts.tables.clear()
            raise
        self.program.accesses.share(access, key, table.rows)
        if access.of_cards and self.facts.cards is not None:
            self.facts.cards.keep(access, key, table.rows)
        self._fixpoint, self._doubt = outer
        return table

    def _fill(self, call: _Call) -> None:
        """Run a call, and the calls of its component that it needs, to the end."""
        if call.table.access.recursive:
            self._fixpoint = fixpoint = _Fixpoint()
            fixpoint.tables.append(call.table)
            fixpoint.calls.append(call)
            self._complete(fixpoint)
            for finished in fixpoint.tables:
                finished.finish(self._doubt)
        else:
            self._fixpoint = None
            self._expand(call, None)
            call.table.finish(self._doubt)

    def _complete(self, fixpoint: _Fixpoint) -> None:
        """Run all calls, and go on with the waiting rules for all answers, until nothing is left to do."""
        while fixpoint.calls or fixpoint.agenda:
            if fixpoint.calls:
                self._expand(fixpoint.calls.pop(), fixpoint)
            else:
                waiting, row = fixpoint.agenda.pop()
                extended = waiting.call.extended(waiting.environment, row)
                if extended is not None:
                    self.run(waiting.steps, extended, waiting.sink, waiting.place)

    def _wait(self, waiting: _Waiting, step: RelationStep) -> None:
        """Let a rule wait for the answers to a call of its own component."""
        fixpoint = self._fixpoint
        assert fixpoint is not None  # noqa: S101 - only called during a fixpoint
        environment = waiting.environment
        access, key = step.call.access, step.call.key(environment)
        stage = None if step.stage is None else step.stage(self, environment)
        tables = self._tables_of(access, stage)
        table = tables.get(key)
        if table is None:
            table = tables[key] = _Table(access)
            fixpoint.tables.append(table)
            fixpoint.calls.append(_Call(stage, key, table))
        if not table.complete:
            table.waiting.append(waiting)
        fixpoint.agenda += [(waiting, row) for row in table.rows]

    def _expand(self, call: _Call, fixpoint: _Fixpoint | None) -> None:
        """Run every rule for a call. Its answers go into the table, and to the rules that wait there."""
        table = call.table
        given = given_by(table.access, call.key)
        for prepared in self.program.clauses(table.access).fitting(given):
            environment = prepared.start(given, call.stage)
            if environment is None:
                continue
            if self.run(prepared.steps, environment, _collector(prepared.head, table, fixpoint)):
                return


def _collector(head: Builder, table: _Table, fixpoint: _Fixpoint | None) -> Sink:
    """Return a sink that puts the head of a rule into a table and sends it to the rules that wait there."""
    rows, waiting, decisive = table.rows, table.waiting, table.access.decisive

    def collect(environment: Environment) -> bool:
        row = head(environment)
        if row not in rows:
            rows[row] = None
            if fixpoint is not None:
                fixpoint.agenda += [(rule, row) for rule in waiting]
        return decisive

    return collect


def _unstaged(goal: Term) -> Term:
    """Return what a literal says of a stage, or the literal itself."""
    unstaged: Term = goal[1] if is_staged(goal) else goal
    return unstaged


def _first(_environment: Environment) -> bool:
    return True
