"""Calls prepared for evaluation: how a literal makes the key of its call, and what an answer gives to its variables.

While a rule is evaluated, an environment holds the values of its variables, by number; unbound ones are None. Calls
give whole arguments or nothing: an argument that is bound in part counts as free, and its pattern sorts out the
answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final, TypeAlias

from lawmage.bridge.checker.access import Access, Accesses
from lawmage.bridge.checker.substitution import list_cell
from lawmage.bridge.checker.terms import (
    CONS,
    Open,
    Predicate,
    Term,
    Variable,
    arguments_of,
    cons,
    is_ground,
    variables_of,
)

Environment: TypeAlias = list[Any]
"""Values of variables by number: a ground term, a stage, or None."""
Builder: TypeAlias = Callable[[Environment], Any]

FEW: Final = 8
"""Up to so many answers are looked at all at once, more of them one after the other, since a few may be enough."""


def builder(term: Term) -> Builder:
    """Return a function that gives the instance of the term; all its variables must be bound by then."""
    if type(term) is Variable:
        return itemgetter(term.key)
    if not isinstance(term, tuple) or is_ground(term):
        return lambda _environment: term
    if term[0] == CONS:
        head, tail = builder(term[1]), builder(term[2])
        return lambda environment: cons(head(environment), tail(environment))
    functor, parts = term[0], [builder(part) for part in term[1:]]
    if len(parts) == 1:
        [only] = parts
        return lambda environment: (functor, only(environment))
    if len(parts) == 2:
        one, two = parts
        return lambda environment: (functor, one(environment), two(environment))
    return lambda environment: (functor, *[part(environment) for part in parts])


def key_builder(terms: Sequence[Term]) -> Callable[[Environment], Hashable]:
    """Return a function that gives the key of a call with these arguments."""
    if not terms:
        return lambda _environment: None
    if len(terms) == 1:
        return builder(terms[0])
    numbers = [term.key for term in terms if type(term) is Variable]
    if len(numbers) == len(terms):
        return itemgetter(*numbers)
    builders = [builder(term) for term in terms]
    if len(builders) == 2:
        one, two = builders
        return lambda environment: (one(environment), two(environment))
    return lambda environment: tuple([build(environment) for build in builders])


def match_into(pattern: Term, value: Term, environment: Environment) -> bool:
    """Bind the pattern's variables in the environment so that it becomes the value; False if it cannot."""
    if type(pattern) is Variable:
        number: int = pattern.key
        known = environment[number]
        if known is None:
            environment[number] = value
            return True
        return known is value or bool(known == value)
    if type(pattern) is Open:
        if not isinstance(value, tuple):
            return False
        if pattern[0] == CONS:
            value = list_cell(value)
        if len(pattern) != len(value) or pattern[0] != value[0]:
            return False
        return all(match_into(pattern[place], value[place], environment) for place in range(1, len(pattern)))
    return pattern == value


@dataclass(frozen=True, slots=True)
class Call:
    """How a literal calls its predicate."""

    access: Access
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

    def extensions(self, environment: Environment, rows: Collection[Any]) -> Iterable[Environment]:
        """Return the environment extended with each answer that fits. A tuple when there is at most one."""
        if not rows:
            return ()
        if self.access.decisive:
            return (environment,)
        if len(rows) > FEW:
            return self._extensions(environment, rows)
        if self.checked:
            found = [result for row in rows if (result := self.extended(environment, row)) is not None]
        else:
            found = []
            for row in rows:
                result = environment.copy()
                for position, number in self.assigned:
                    result[number] = row[position]
                found.append(result)
        return tuple(found) if len(found) <= 1 else found

    def _extensions(self, environment: Environment, rows: Iterable[Any]) -> Iterable[Environment]:
        for row in rows:
            result = self.extended(environment, row)
            if result is not None:
                yield result


def call_of(accesses: Accesses, predicate: Predicate, literal: Term, bound: set[Variable]) -> Call:
    """Prepare a literal; afterwards all its variables are bound."""
    positions: list[int] = []
    keys: list[Term] = []
    assigned: list[tuple[int, int]] = []
    checked: list[tuple[int, Term]] = []
    fresh: set[Variable] = set()
    for position, argument in enumerate(arguments_of(literal), start=1):
        if bound.issuperset(variables_of(argument)):
            positions.append(position)
            keys.append(argument)
        elif type(argument) is Variable and argument not in fresh:
            fresh.add(argument)
            assigned.append((position, argument.key))
        else:
            checked.append((position, argument))
    bound.update(variables_of(literal))
    access = accesses.of(predicate, tuple(positions))
    return Call(access, key_builder(keys), tuple(assigned), tuple(checked))
