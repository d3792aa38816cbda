"""The exported rules (docs/contracts.md, section 7) as the checker reads them.

The rules are what the checker believes; that they are stratified is nevertheless worked out again here, since the
evaluator depends on it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeGuard

from lawmage.bridge.checker.access import Positions
from lawmage.bridge.checker.builtins import BUILTINS
from lawmage.bridge.checker.components import Direction, Edge, strata
from lawmage.bridge.checker.terms import (
    Compound,
    Json,
    NotATerm,
    Predicate,
    Term,
    Variable,
    compound,
    conjuncts,
    numbered_variable,
    predicate_of,
    read_term,
    show,
    variables_of,
)
from lawmage.bridge.errors import EngineError

SCOPES: Final[frozenset[Predicate]] = frozenset({("not", 1), ("count", 3), ("collect", 3), ("least", 3), ("all", 2)})
"""The literals with a scope of their own for the variables that occur nowhere else."""

INITIALLY: Final[Predicate] = ("initially", 1)
ADDS: Final[Predicate] = ("adds", 2)
REMOVES: Final[Predicate] = ("removes", 2)
NEXT: Final[Predicate] = ("next", 1)

FINAL: Final = "final"
"""``G at final``: in the stage in which no effect is next."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One clause. Its variables are ``Variable(0)``, ``Variable(1)``, ... in the order of ``names``."""

    id: str
    head: Term
    body: tuple[Term, ...]
    names: tuple[str, ...]
    stage: Variable | None
    """The variable of the stage in which the head holds, for a head ``H at S``."""
    local_variables: frozenset[Variable]
    """The variables that occur only inside one negation or aggregation."""

    def global_names(self) -> dict[str, Variable]:
        """Return the other variables, by name: those that an instance of the rule gives values to."""
        variables = ((name, numbered_variable(number)) for number, name in enumerate(self.names))
        return {name: variable for name, variable in variables if variable not in self.local_variables}


@dataclass(frozen=True, slots=True)
class FactDeclaration:
    """``kind`` is ``board`` or ``card``; ``key`` are the positions, from 1, of the arguments that fix the others."""

    kind: str
    key: Positions


@dataclass(frozen=True, slots=True)
class WitnessDeclaration:
    """A relation that a search answers: a plan is believed with a proof of ``proves``, a no with one of ``refutes``."""

    head: Term
    inputs: Positions
    proves: Term
    refutes: Term


@dataclass(slots=True)
class Rulebook:
    """All rules and declarations, indexed; never changed after reading, so threads may share it."""

    rules: dict[str, Rule] = field(default_factory=dict)
    by_predicate: dict[Predicate, list[Rule]] = field(default_factory=dict)
    relations: dict[Predicate, Positions] = field(default_factory=dict)
    """Declared relations with the positions of the arguments that must be bound."""
    facts: dict[Predicate, FactDeclaration] = field(default_factory=dict)
    witnesses: dict[Predicate, WitnessDeclaration] = field(default_factory=dict)
    fluents: frozenset[Predicate] = frozenset()
    edges: list[Edge] = field(default_factory=list)
    """Who calls whom."""
    component: dict[Predicate, int] = field(default_factory=dict)
    """Predicates with the same number depend on each other within one stage."""
    recursive: frozenset[Predicate] = frozenset()

    def pure(self) -> frozenset[Predicate]:
        """Return the relations whose answers depend on the rules alone: they look at no fact, witness or stage."""
        return self._independent_of(self.facts)

    def of_cards(self) -> frozenset[Predicate]:
        """Return the relations whose answers depend on the rules and card facts alone, and on the latter somehow."""
        board = [predicate for predicate, declaration in self.facts.items() if declaration.kind == "board"]
        return self._independent_of(board) - self.pure()

    def unsearched(self) -> frozenset[Predicate]:
        """Return the relations whose answers depend on the rules and the given facts alone: they look at no witness.

        A relation that holds in stages is none of them, one that asks what holds in the final stage may be.
        """
        staged = self._staged() | self.fluents
        return self._without_callers(self.witnesses) - staged

    def _independent_of(self, facts: Iterable[Predicate]) -> frozenset[Predicate]:
        """Return the relations that look at none of these facts, and at no witness or stage."""
        return self._without_callers({*facts, *self.witnesses, *self.fluents, *self._staged()})

    def _staged(self) -> frozenset[Predicate]:
        """Return the relations that hold in stages."""
        return frozenset(
            predicate for predicate, rules in self.by_predicate.items() if any(rule.stage for rule in rules)
        )

    def _without_callers(self, predicates: Iterable[Predicate]) -> frozenset[Predicate]:
        """Return the relations that are none of the predicates and call none of them, directly or not."""
        callers = set(predicates)
        while more := {edge.head for edge in self.edges if edge.callee in callers} - callers:
            callers |= more
        return frozenset(self.relations.keys() - callers)

    def is_defined(self, predicate: Predicate) -> bool:
        """Whether the predicate is declared in any way, or has rules."""
        return (
            predicate in self.facts
            or predicate in self.relations
            or predicate in self.by_predicate
            or predicate in self.witnesses
            or predicate in self.fluents
        )

    def rules_for(self, predicate: Predicate) -> list[Rule]:
        """Return the clauses whose head has this predicate, in the order of the rule files."""
        return self.by_predicate.get(predicate, [])


def read_rulebook(exported: Json) -> Rulebook:
    """Read the engine's answer to the request ``rules``. Raises EngineError when it is not what section 7 says."""
    try:
        book = Rulebook()
        for entry in exported["facts"]:
            book.facts[entry["name"], entry["arity"]] = FactDeclaration(
                entry["class"], tuple(position + 1 for position in entry["key"])
            )
        for entry in exported["relations"]:
            book.relations[entry["name"], entry["arity"]] = tuple(position + 1 for position in entry["bound"])
        for entry in exported["witnesses"]:
            declaration = _read_witness(entry)
            book.witnesses[predicate_of(declaration.head)] = declaration
        book.fluents = frozenset((entry["name"], entry["arity"]) for entry in exported["fluents"])
        for entry in exported["rules"]:
            rule = _read_rule(entry)
            if rule.id in book.rules:
                raise EngineError(f"Two exported rules have the id {rule.id}.")
            book.rules[rule.id] = rule
            book.by_predicate.setdefault(predicate_of(rule.head), []).append(rule)
    except (KeyError, TypeError, ValueError) as error:
        raise EngineError(f"The exported rules cannot be read: {error!r}") from error
    book.edges = list(_edges(book))
    book.component, book.recursive = strata(book.edges)
    return book


def _read_rule(entry: Json) -> Rule:
    names = tuple(entry["variables"])
    variables: dict[Hashable, Variable] = {number: numbered_variable(number) for number in range(len(names))}
    head = read_term(entry["head"], variables)
    body = tuple(read_term(literal, variables) for literal in entry["body"])
    if len(variables) > len(names):
        raise NotATerm(f"rule {entry['id']} has a variable without a name")
    stage = None
    if is_staged(head):
        head, stage = head[1], head[2]
        if type(stage) is not Variable:
            raise NotATerm(f"rule {entry['id']} holds in a stage that is not a variable: {show(stage)}")
    local = local_variables(body).difference(variables_of(head), () if stage is None else (stage,))
    return Rule(entry["id"], head, body, names, stage, local)


def local_variables(literals: Sequence[Term]) -> frozenset[Variable]:
    """Return the variables that occur only inside one negation or aggregation among the literals."""
    outside: set[Variable] = set()
    inside: set[Variable] = set()
    for literal in literals:
        outside.update(variables_of(outer_part(literal)))
        local = set(variables_of(inner_part(literal)))
        outside |= inside & local
        inside |= local
    return frozenset(inside - outside)


def is_staged(literal: Term) -> TypeGuard[Compound]:
    """Whether the literal is ``Goal at Stage``."""
    return isinstance(literal, tuple) and literal[0] == "at" and len(literal) == 3


def has_scope(literal: Term) -> TypeGuard[Compound]:
    """Whether the literal is a negation or an aggregation."""
    return isinstance(literal, tuple) and (literal[0], len(literal) - 1) in SCOPES


def outer_part(literal: Term) -> Term:
    """Return what a literal shares with the rest of the rule whatever else it holds: its result, or all of it."""
    if has_scope(literal):
        return literal[3] if len(literal) == 4 else "none"
    return literal


def inner_part(literal: Term) -> Term:
    """Return the part of a literal whose variables may be local to it."""
    if has_scope(literal):
        return compound("inner", literal[1:3])
    return "none"


def inner_goals(literal: Compound) -> list[Term]:
    """Return the literals inside a negation or an aggregation."""
    if literal[0] == "not":
        return conjuncts(literal[1])
    if literal[0] == "all":
        return conjuncts(literal[1]) + conjuncts(literal[2])
    return conjuncts(literal[2])


def _read_witness(entry: Json) -> WitnessDeclaration:
    variables: dict[Hashable, Variable] = {}
    return WitnessDeclaration(
        read_term(entry["head"], variables),
        tuple(position + 1 for position in entry["inputs"]),
        read_term(entry["proves"], variables),
        read_term(entry["refutes"], variables),
    )


def _edges(book: Rulebook) -> Iterator[Edge]:
    """Who calls whom. Raises EngineError for a call of something that is neither declared nor defined."""
    for predicate, rules in book.by_predicate.items():
        for rule in rules:
            for literal in rule.body:
                for callee, negative, direction in _calls(literal, rule.stage, negative=False):
                    if not book.is_defined(callee):
                        raise EngineError(f"Rule {rule.id} calls {callee[0]}/{callee[1]}, which is not defined.")
                    yield Edge(predicate, callee, negative, direction)
    for predicate, declaration in book.witnesses.items():
        for check in (declaration.proves, declaration.refutes):
            yield Edge(predicate, predicate_of(check), negative=True)
    for fluent in book.fluents:
        yield Edge(fluent, INITIALLY)
        yield Edge(fluent, ADDS, direction=Direction.DOWN)
        yield Edge(fluent, REMOVES, negative=True, direction=Direction.DOWN)


def _calls(literal: Term, stage: Variable | None, *, negative: bool) -> Iterator[tuple[Predicate, bool, Direction]]:
    if has_scope(literal):
        for inner in inner_goals(literal):
            yield from _calls(inner, stage, negative=True)
        return
    direction = Direction.SAME
    if is_staged(literal):
        if literal[2] != stage:
            direction = Direction.UP
        if literal[2] == FINAL:
            yield NEXT, negative, Direction.UP
        literal = literal[1]
    if predicate_of(literal) not in BUILTINS:
        yield predicate_of(literal), negative, direction
