"""The built-in relations of the rule language, computed independently of Prolog.

Each takes its arguments, some of which may hold variables, and gives ground tuples for which the relation is true.
Every true instance of the arguments is among them; a caller whose arguments are bound in part sorts out the others.
The list is that of docs/contracts.md, section 2, and the definitions agree with kb/prover/builtins.pl;
tests/bridge/checker/test_builtins.py compares the two.

The built-ins are stricter than Prolog in one respect: where Prolog would compute with a float, a character or a random
number, they refuse.
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
    """A built-in met an unbound variable or a value of the wrong kind, where Prolog would raise an error too."""


def solutions(goal: Term) -> Iterable[Term]:
    """Every ground instance of a built-in goal that is true. Raises Uncomputable."""
    predicate = predicate_of(goal)
    arguments: Arguments = arguments_of(goal)
    for row in BUILTINS[predicate](arguments):
        instance = (predicate[0], *row)
        if match(goal, instance, {}):
            yield instance


def evaluate(expression: Term) -> int:
    """Return the value of an arithmetic expression. Raises Uncomputable."""
    if type(expression) is int:
        return expression
    if isinstance(expression, tuple):
        if len(expression) == 3 and expression[0] in _BINARY:
            return _BINARY[expression[0]](evaluate(expression[1]), evaluate(expression[2]))
        if len(expression) == 2 and expression[0] == "-":
            return -evaluate(expression[1])
    raise Uncomputable(f"{show(expression)} is not an integer expression")


def _quotient(dividend: int, divisor: int) -> int:
    """``//``: the quotient rounded towards zero, as Prolog does by default."""
    if divisor == 0:
        raise Uncomputable(f"{dividend} // 0 has no value")
    magnitude = abs(dividend) // abs(divisor)
    return magnitude if (dividend < 0) == (divisor < 0) else -magnitude


def _modulo(dividend: int, divisor: int) -> int:
    """``mod``: the remainder with the sign of the divisor."""
    if divisor == 0:
        raise Uncomputable(f"{dividend} mod 0 has no value")
    return dividend % divisor


_BINARY: Final[dict[object, Callable[[int, int], int]]] = {
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
        left, right = arguments
        if holds(evaluate(left), evaluate(right)):
            yield arguments

    return compare


def _is(arguments: Arguments) -> Iterator[Arguments]:
    result, expression = arguments
    value = evaluate(expression)
    if type(result) is Variable or result == value:
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
        yield front, back, (LIST, *_elements(front), *_elements(back))
    else:
        elements = _elements(whole)
        for split in range(len(elements) + 1):
            yield (LIST, *elements[:split]), (LIST, *elements[split:]), whole


def _nth1(arguments: Arguments) -> Iterator[Arguments]:
    index, collection, _ = arguments
    elements = _elements(collection)
    if type(index) is Variable:
        for position, element in enumerate(elements, start=1):
            yield position, collection, element
    elif type(index) is int:
        if 1 <= index <= len(elements):
            yield index, collection, elements[index - 1]
    else:
        raise Uncomputable(f"{show(index)} is no position in a list")


def _sum_list(arguments: Arguments) -> Iterator[Arguments]:
    numbers = arguments[0]
    yield numbers, sum(map(evaluate, _elements(numbers)))


def _max_list(arguments: Arguments) -> Iterator[Arguments]:
    numbers = arguments[0]
    values = [evaluate(number) for number in _elements(numbers)]
    if values:
        yield numbers, max(values)


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
    if any(stands_inside(_elements(part), _elements(collection)) for part in _elements(parts)):
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


def _elements(term: Term) -> tuple[Term, ...]:
    if isinstance(term, tuple) and term[0] is LIST:
        _ground(term)
        return term[1:]
    raise Uncomputable(f"{show(term)} is not a list")


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
    ("member", 2): _member,
    ("length", 2): _length,
    ("append", 3): _append,
    ("nth1", 3): _nth1,
    ("sum_list", 2): _sum_list,
    ("max_list", 2): _max_list,
    ("sort", 2): _sort,
    ("msort", 2): _msort,
    ("subtract", 3): _subtract,
    ("select", 3): _select,
    ("copies", 3): _copies,
    ("integer", 1): _integer,
    ("words", 2): _words,
    ("infix", 2): _infix,
    ("shares", 2): _shares,
    ("contains_any", 2): _contains_any,
    ("follows", 4): _follows,
    ("subterm", 2): _subterm,
}
