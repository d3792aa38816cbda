"""The built-in relations of the rule language, computed independently of Prolog.

Each takes its arguments, some of which may hold variables, and gives ground tuples for which the relation is true.
Every true instance of the arguments is among them; a caller whose arguments are bound in part sorts out the others.
The list is that of docs/contracts.md, section 2, and the definitions agree with kb/prover/builtins.pl;
tests/bridge/checker/test_builtins.py compares the two.

Of ground arguments, a built-in is true or it is not. What is no list has no elements and what is no expression over
integers has no value, so nothing is true of them that speaks of elements or of a value; nor has a division by zero one.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from lawmage.bridge.checker.substitution import Substitution, match, substitute, unify
from lawmage.bridge.checker.terms import (
    EMPTY_LIST,
    LIST,
    Compound,
    Predicate,
    Term,
    Variable,
    arguments_of,
    is_ground,
    predicate_of,
    show,
    standard_order,
)
from lawmage.bridge.checker.words import follows, stands_inside, subterms, words

Arguments: TypeAlias = tuple[Term, ...]
Builtin: TypeAlias = Callable[[Arguments], Iterable[Arguments]]

MOST_COPIES: Final = 1_000_000
"""The length of the longest list that ``copies`` makes."""


class Uncomputable(Exception):
    """A built-in met an unbound variable, or a bound of the prover."""


def solutions(goal: Term) -> Iterable[Term]:
    """Every ground instance of a built-in goal that is true. Raises Uncomputable."""
    predicate = predicate_of(goal)
    arguments: Arguments = arguments_of(goal)
    for row in BUILTINS[predicate](arguments):
        instance = (predicate[0], *row)
        if match(goal, instance, {}):
            yield instance


def evaluate(expression: Term) -> int | None:
    """Return the value of an arithmetic expression; None if it has none. Raises Uncomputable where it is unbound."""
    if type(expression) is int:
        return expression
    if isinstance(expression, tuple):
        if len(expression) == 3 and expression[0] in _BINARY:
            left, right = evaluate(expression[1]), evaluate(expression[2])
            return None if left is None or right is None else _BINARY[expression[0]](left, right)
        if len(expression) == 2 and expression[0] == "-":
            operand = evaluate(expression[1])
            return None if operand is None else -operand
    _ground(expression)
    return None


def _quotient(dividend: int, divisor: int) -> int | None:
    """``//``: the quotient rounded towards zero, as Prolog does by default."""
    if divisor == 0:
        return None
    magnitude = abs(dividend) // abs(divisor)
    return magnitude if (dividend < 0) == (divisor < 0) else -magnitude


def _modulo(dividend: int, divisor: int) -> int | None:
    """``mod``: the remainder with the sign of the divisor."""
    return None if divisor == 0 else dividend % divisor


_BINARY: Final[dict[object, Callable[[int, int], int | None]]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": _quotient,
    "mod": _modulo,
    "min": min,
    "max": max,
}


def _comparison(holds: Callable[[int, int], bool]) -> Builtin:
    def compare(arguments: Arguments) -> Iterator[Arguments]:
        left, right = map(evaluate, arguments)
        if left is not None and right is not None and holds(left, right):
            yield arguments

    return compare


def _is(arguments: Arguments) -> Iterator[Arguments]:
    result, expression = arguments
    value = evaluate(expression)
    if value is not None and (type(result) is Variable or result == value):
        yield value, expression


def _unified(arguments: Arguments) -> Iterator[Arguments]:
    left, right = arguments
    substitution: Substitution = {}
    if unify(left, right, substitution):
        value = substitute(left, substitution)
        yield _ground(value), value


def _identical(arguments: Arguments) -> Iterator[Arguments]:
    left, right = arguments
    if _ground(left) == _ground(right):
        yield arguments


def _different(arguments: Arguments) -> Iterator[Arguments]:
    left, right = arguments
    if _ground(left) != _ground(right):
        yield arguments


def _on_lists(compute: Builtin, *places: int) -> Builtin:
    """Make a built-in that is true only where the arguments at these places, from 0, are lists."""

    def compute_on_lists(arguments: Arguments) -> Iterable[Arguments]:
        return compute(arguments) if all(_is_list(arguments[place]) for place in places) else ()

    return compute_on_lists


def _member(arguments: Arguments) -> Iterator[Arguments]:
    element, collection = arguments
    elements = _elements(collection)
    if is_ground(element):
        if element in elements:
            yield arguments
    else:
        for candidate in elements:
            yield candidate, collection


def _length(arguments: Arguments) -> Iterator[Arguments]:
    collection, _ = arguments
    yield collection, len(_elements(collection))


def _append(arguments: Arguments) -> Iterator[Arguments]:
    front, back, whole = arguments
    if is_ground(front) and is_ground(back):
        if _is_list(front) and _is_list(back):
            yield front, back, (LIST, *_elements(front), *_elements(back))
    elif _is_list(whole):
        elements = _elements(whole)
        for split in range(len(elements) + 1):
            yield (LIST, *elements[:split]), (LIST, *elements[split:]), whole


def _nth1(arguments: Arguments) -> Iterator[Arguments]:
    index, collection, _ = arguments
    elements = _elements(collection)
    if type(index) is Variable:
        for position, element in enumerate(elements, start=1):
            yield position, collection, element
    elif type(index) is int and 1 <= index <= len(elements):
        yield index, collection, elements[index - 1]


def _sum_list(arguments: Arguments) -> Iterator[Arguments]:
    values = _values(arguments[0])
    if values is not None:
        yield arguments[0], sum(values)


def _max_list(arguments: Arguments) -> Iterator[Arguments]:
    values = _values(arguments[0])
    if values:
        yield arguments[0], max(values)


def _sort(arguments: Arguments) -> Iterator[Arguments]:
    collection = arguments[0]
    yield collection, sorted_list(_elements(collection))


def _msort(arguments: Arguments) -> Iterator[Arguments]:
    collection = arguments[0]
    elements = sorted(_elements(collection), key=standard_order)
    yield collection, (LIST, *elements) if elements else EMPTY_LIST


def _subtract(arguments: Arguments) -> Iterator[Arguments]:
    collection, removed, _ = arguments
    unwanted = _elements(removed)
    yield collection, removed, (LIST, *[element for element in _elements(collection) if element not in unwanted])


def _select(arguments: Arguments) -> Iterator[Arguments]:
    _, collection, _ = arguments
    elements = _elements(collection)
    for position, element in enumerate(elements):
        yield element, collection, (LIST, *elements[:position], *elements[position + 1 :])


def _integer(arguments: Arguments) -> Iterator[Arguments]:
    if type(_ground(arguments[0])) is int:
        yield arguments


def _words(arguments: Arguments) -> Iterator[Arguments]:
    term = _ground(arguments[0])
    yield term, (LIST, *words(term))


def _infix(arguments: Arguments) -> Iterator[Arguments]:
    part, whole = arguments
    if stands_inside(_elements(part), _elements(whole)):
        yield arguments


def _shares(arguments: Arguments) -> Iterator[Arguments]:
    collection, others = arguments
    if not set(_elements(collection)).isdisjoint(_elements(others)):
        yield arguments


def _contains_any(arguments: Arguments) -> Iterator[Arguments]:
    collection, parts = arguments
    lists = [_elements(part) for part in _elements(parts) if _is_list(part)]
    if any(stands_inside(part, _elements(collection)) for part in lists):
        yield arguments


def _follows(arguments: Arguments) -> Iterator[Arguments]:
    if follows(*map(_elements, arguments)):
        yield arguments


def _subterm(arguments: Arguments) -> Iterator[Arguments]:
    term = _ground(arguments[1])
    for subterm in subterms(term):
        yield subterm, term


def _copies(arguments: Arguments) -> Iterator[Arguments]:
    number, element, _ = arguments
    if type(number) is not int:
        return
    if number > MOST_COPIES:
        raise Uncomputable(f"a list of {number} elements is too long")
    if number >= 0:
        yield number, element, (LIST, *[_ground(element)] * number)


def sorted_list(elements: Iterable[Term]) -> Compound:
    """Return the distinct elements as a list in the standard order of terms."""
    distinct = set(elements)
    if not distinct:
        return EMPTY_LIST
    return (LIST, *sorted(distinct, key=standard_order))


def _ground(term: Term) -> Term:
    if not is_ground(term):
        raise Uncomputable(f"{show(term)} is not bound")
    return term


def _is_list(term: Term) -> bool:
    """Whether a term is a list. Raises Uncomputable where it is unbound."""
    term = _ground(term)
    return isinstance(term, tuple) and term[0] is LIST


def _elements(collection: Term) -> tuple[Term, ...]:
    """Return the elements of a ground list."""
    return arguments_of(collection)


def _values(expressions: Term) -> list[int] | None:
    """Return the values of a ground list of expressions; None if one of them has none."""
    values = [value for value in map(evaluate, _elements(expressions)) if value is not None]
    return values if len(values) == len(_elements(expressions)) else None


BUILTINS: Final[dict[Predicate, Builtin]] = {
    ("=", 2): _unified,
    ("==", 2): _identical,
    ("\\==", 2): _different,
    ("is", 2): _is,
    ("=:=", 2): _comparison(operator.eq),
    ("=\\=", 2): _comparison(operator.ne),
    ("<", 2): _comparison(operator.lt),
    ("=<", 2): _comparison(operator.le),
    (">", 2): _comparison(operator.gt),
    (">=", 2): _comparison(operator.ge),
    ("member", 2): _on_lists(_member, 1),
    ("length", 2): _on_lists(_length, 0),
    ("append", 3): _append,
    ("nth1", 3): _on_lists(_nth1, 1),
    ("sum_list", 2): _on_lists(_sum_list, 0),
    ("max_list", 2): _on_lists(_max_list, 0),
    ("sort", 2): _on_lists(_sort, 0),
    ("msort", 2): _on_lists(_msort, 0),
    ("subtract", 3): _on_lists(_subtract, 0, 1),
    ("select", 3): _on_lists(_select, 1),
    ("copies", 3): _copies,
    ("integer", 1): _integer,
    ("words", 2): _words,
    ("infix", 2): _on_lists(_infix, 0, 1),
    ("shares", 2): _on_lists(_shares, 0, 1),
    ("contains_any", 2): _on_lists(_contains_any, 0, 1),
    ("follows", 4): _on_lists(_follows, 0, 1, 2, 3),
    ("subterm", 2): _subterm,
}
