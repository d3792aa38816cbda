"""Rules prepared for evaluation: each literal becomes a step that knows which of its arguments are bound.

A rule is prepared once for every choice of head arguments that a call binds, and kept with the rulebook. While it is
evaluated, an environment holds the values of its variables, by number; unbound ones are None. Calls bind whole
arguments or nothing: an argument that is bound in part counts as free, and its pattern sorts out the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, TypeAlias

from lawmage.bridge.checker.facts import Positions
from lawmage.bridge.checker.substitution import list_cell
from lawmage.bridge.checker.terms import CONS, Term, Variable, cons, is_ground, variables_of

Environment: TypeAlias = list[Any]
"""Values of variables by number: a ground term, a stage, or None."""
Builder: TypeAlias = Callable[[Environment], Any]


def builder(term: Term) -> Builder:
    """Return a function that gives the instance of the term; all its variables must be bound by then."""
    if type(term) is Variable:
        return itemgetter(term.key)
    if is_ground(term):
        return lambda _environment: term
    assert type(term) is tuple  # noqa: S101 - only compounds are left
    if term[0] == CONS:
        head, tail = builder(term[1]), builder(term[2])
        return lambda environment: cons(head(environment), tail(environment))
    functor, parts = term[0], [builder(part) for part in term[1:]]
    return lambda environment: (functor, *[part(environment) for part in parts])


def key_builder(terms: Sequence[Term]) -> Callable[[Environment], Hashable]:
    """Return a function that gives the key of bound arguments, in the form that ``FactBase.select`` describes."""
    if not terms:
        return lambda _environment: None
    if len(terms) == 1:
        return builder(terms[0])
    numbers = [term.key for term in terms if type(term) is Variable]
    if len(numbers) == len(terms):
        return itemgetter(*numbers)
    builders = [builder(term) for term in terms]
    return lambda environment: tuple([build(environment) for build in builders])


def match_into(pattern: Term, value: Term, environment: Environment) -> bool:
    """Bind the pattern's variables in the environment so that it becomes the value; False if it cannot."""
    if type(pattern) is Variable:
        number: int = pattern.key
        if environment[number] is None:
            environment[number] = value
            return True
        return bool(environment[number] == value)
    if type(pattern) is tuple:
        if type(value) is not tuple:
            return False
        if pattern[0] == CONS:
            value = list_cell(value)
        if len(pattern) != len(value) or pattern[0] != value[0]:
            return False
        return all(match_into(part, other, environment) for part, other in zip(pattern[1:], value[1:], strict=True))
    return type(pattern) is type(value) and pattern == value


@dataclass(frozen=True, slots=True)
class Call:
    """How a literal calls its predicate: which arguments are bound, and what an answer gives to the environment."""

    positions: Positions
    """The bound arguments, from 1."""
    key: Callable[[Environment], Hashable]
    assigned: tuple[tuple[int, int], ...]
    """Argument position and number of the variable that takes its value."""
    checked: tuple[tuple[int, Term], ...]
    """Argument position and pattern to match, after the assignments."""

    def extended(self, environment: Environment, row: Any) -> Environment | None:
        """Return the environment with the answer's values; None when the answer does not fit."""
        result = environment.copy()
        for position, number in self.assigned:
            result[number] = row[position]
        for position, pattern in self.checked:
            if not match_into(pattern, row[position], result):
                return None
        return result

    def extensions(self, environment: Environment, rows: Iterable[Any]) -> Iterable[Environment]:
        """Return the environment extended with each answer that fits."""
        if not self.assigned and not self.checked:
            for _ in rows:
                return (environment,)
            return ()
        return self._extensions(environment, rows)

    def _extensions(self, environment: Environment, rows: Iterable[Any]) -> Iterable[Environment]:
        for row in rows:
            result = self.extended(environment, row)
            if result is not None:
                yield result


def call_of(literal: Term, bound: set[Variable]) -> Call:
    """Prepare a literal; afterwards all its variables are bound."""
    positions: list[int] = []
    keys: list[Term] = []
    assigned: list[tuple[int, int]] = []
    checked: list[tuple[int, Term]] = []
    fresh: set[Variable] = set()
    arguments = literal[1:] if type(literal) is tuple else ()
    for position, argument in enumerate(arguments, start=1):
        if bound.issuperset(variables_of(argument)):
            positions.append(position)
            keys.append(argument)
        elif type(argument) is Variable and argument not in fresh:
            fresh.add(argument)
            assigned.append((position, argument.key))
        else:
            checked.append((position, argument))
    bound.update(variables_of(literal))
    return Call(tuple(positions), key_builder(keys), tuple(assigned), tuple(checked))
