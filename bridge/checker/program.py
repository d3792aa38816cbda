"""A rulebook with everything that is prepared from it once and used for every answer."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lawmage.bridge.checker.access import Access, Accesses
from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.plan import Builder, builder
from lawmage.bridge.checker.preparation import PreparedRule, partial_builder, prepare
from lawmage.bridge.checker.rulebook import Rule, Rulebook
from lawmage.bridge.checker.terms import (
    CONS,
    LIST,
    Term,
    Variable,
    canonical,
    compound,
    variables_of,
)

MANY: Final = 3
"""From so many rules on, those that a call can use are looked up by one of its arguments."""


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
        names = {name: variable.key for name, variable in rule.global_names().items()}
        bound = {Variable(number) for number in names.values()}
        body = tuple(_canonical_builder(literal, bound) for literal in rule.body)
        goal = rule.head if rule.stage is None else compound("at", (rule.head, rule.stage))
        return cls(len(rule.names), names, builder(goal), body)


def _canonical_builder(literal: Term, bound: set[Variable]) -> Builder:
    """Return a function that gives the instance of a literal; its local variables stay, canonically numbered."""
    build = partial_builder(literal, bound)
    if bound.issuperset(variables_of(literal)):
        return build
    return lambda environment: canonical(build(environment))


class Clauses:
    """The rules of a relation, prepared for one access."""

    def __init__(self, rules: Sequence[PreparedRule]) -> None:
        self._all = rules
        self._place: int | None = None
        self._by_shape: dict[Hashable, Sequence[PreparedRule]] = {}
        self._others: Sequence[PreparedRule] = ()
        if len(rules) >= MANY and rules[0].patterns:
            self._index_best_place()

    def _index_best_place(self) -> None:
        """Index by the given argument that the most rules want in a certain shape."""
        places = range(len(self._all[0].patterns))
        wanted = [sum(_shape(rule.patterns[place]) is not None for rule in self._all) for place in places]
        if max(wanted) < MANY:
            return
        place = self._place = wanted.index(max(wanted))
        shapes = {_shape(rule.patterns[place]) for rule in self._all} - {None}
        self._by_shape = {
            shape: [rule for rule in self._all if _shape(rule.patterns[place]) in (None, shape)] for shape in shapes
        }
        self._others = [rule for rule in self._all if _shape(rule.patterns[place]) is None]

    def fitting(self, given: Sequence[Any]) -> Sequence[PreparedRule]:
        """Return the rules that a call with these given arguments may use, and perhaps some more."""
        if self._place is None:
            return self._all
        return self._by_shape.get(_shape(given[self._place]), self._others)


def _shape(term: Term) -> Hashable:
    """Return what two terms must have in common to be unified; None for a variable, which goes with everything."""
    if isinstance(term, tuple):
        if term[0] is LIST and len(term) > 1:
            return CONS, 3
        return term[0], len(term)
    return None if type(term) is Variable else term


class Program:
    """The rules, prepared when they are first needed. Threads may share it."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.accesses = Accesses(book.recursive, book.pure(), book.of_cards(), book.unsearched())
        self._clauses: dict[Access, Clauses] = {}
        self._proof_forms: dict[str, ProofForm] = {}

    def clauses(self, access: Access) -> Clauses:
        """Return the rules for an access to a relation. Raises Uncomputable when it gives too few arguments."""
        clauses = self._clauses.get(access)
        if clauses is None:
            name, arity = access.predicate
            missing = set(self.book.relations.get(access.predicate, ())).difference(access.positions)
            if missing:
                raise Uncomputable(f"{name}/{arity} is called without its argument {min(missing)}")
            rules = self.book.rules_for(access.predicate)
            clauses = Clauses([prepare(self.book, self.accesses, rule, access) for rule in rules])
            self._clauses[access] = clauses
        return clauses

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
        numbered: Any = canonical(compound("goals", (template, *goals)))
        size = len(set(variables_of(numbered)))
        rule = Rule("", numbered[1], numbered[2:], ("_",) * size, None, frozenset())
        return prepare(self.book, self.accesses, rule, self.accesses.of(("$goals", 0), ()))
