"""Substitutions: a mapping from variables to terms, its application, unification and one-sided matching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from lawmage.bridge.checker.terms import CONS, LIST, Compound, Open, Term, Variable, compound, cons, is_ground

Substitution: TypeAlias = dict[Variable, Term]


def substitute(term: Term, substitution: Mapping[Variable, Term]) -> Term:
    """Return the term with every bound variable replaced, also inside what it is bound to."""
    if type(term) is Variable:
        value = substitution.get(term)
        return term if value is None else substitute(value, substitution)
    if type(term) is Open:
        if term[0] == CONS:
            return cons(substitute(term[1], substitution), substitute(term[2], substitution))
        return compound(term[0], [substitute(part, substitution) for part in term[1:]])
    return term


def list_cell(term: Compound) -> Compound:
    """Return a list with elements as head and tail, so that it can be compared with a list with an open end.

    The tail is a list, so the result is no term but has the form of one.
    """
    if term[0] is LIST and len(term) > 1:
        return (CONS, term[1], compound(LIST, term[2:]))
    return term


def unify(left: Term, right: Term, substitution: Substitution) -> bool:
    """Extend the substitution so that both terms become equal; False if that is impossible (it may have grown then).

    With occurs check: terms are finite trees.
    """
    pending = [(left, right)]
    while pending:
        one, other = pending.pop()
        if is_ground(one) and is_ground(other):
            if one != other:
                return False
            continue
        one, other = _value(one, substitution), _value(other, substitution)
        if type(other) is Variable and type(one) is not Variable:
            one, other = other, one
        if type(one) is Variable:
            if one == other:
                continue
            if _occurs(one, other, substitution):
                return False
            substitution[one] = other
        elif isinstance(one, tuple) and isinstance(other, tuple):
            if one[0] == CONS or other[0] == CONS:
                one, other = list_cell(one), list_cell(other)
            if len(one) != len(other) or one[0] != other[0]:
                return False
            pending += zip(one[1:], other[1:], strict=True)
        elif one != other:
            return False
    return True


def _value(term: Term, substitution: Substitution) -> Term:
    while type(term) is Variable:
        bound = substitution.get(term)
        if bound is None:
            return term
        term = bound
    return term


def _occurs(variable: Variable, term: Term, substitution: Substitution) -> bool:
    term = _value(term, substitution)
    if type(term) is Open:
        return any(_occurs(variable, part, substitution) for part in term[1:])
    return term == variable


def match(pattern: Term, instance: Term, substitution: Substitution) -> bool:
    """Extend the substitution of the pattern's variables so that the pattern becomes the ground instance.

    False if there is no such substitution (it may have grown then).
    """
    if type(pattern) is Variable:
        value = substitution.get(pattern)
        if value is None:
            substitution[pattern] = instance
            return True
        return value == instance
    if type(pattern) is Open:
        if not isinstance(instance, tuple):
            return False
        if pattern[0] == CONS:
            instance = list_cell(instance)
        if len(pattern) != len(instance) or pattern[0] != instance[0]:
            return False
        return all(match(part, other, substitution) for part, other in zip(pattern[1:], instance[1:], strict=True))
    return pattern == instance
