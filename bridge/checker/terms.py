"""Terms as the checker holds them: immutable, hashable, built from plain Python values.

==================  =====================================================
Prolog              here
==================  =====================================================
atom ``forest``     ``"forest"``
integer ``3``       ``3``
string ``"text"``   ``(TEXT, "text")``
``f(a, 1)``         ``("f", "a", 1)``
``[a, b]``          ``(LIST, "a", "b")``
``[Head|Tail]``     ``Open((CONS, Head, Tail))``, only while the tail is not a list
``f(X)``            ``Open(("f", Variable("X")))``
variable            ``Variable(key)``
==================  =====================================================

A compound or list that holds a variable is an ``Open``, every other one a plain tuple. So whether a term is ground
shows at its outside, and what is done for variables costs nothing where there are none.

The notation in JSON is fixed in docs/contracts.md, section 1. Reading refuses everything outside it: floats, booleans,
compounds without arguments.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Final, TypeAlias

Json: TypeAlias = Any
"""A value as ``json.loads`` returns it."""


class Marker:
    """Stands in first place of a tuple that is not a compound: no functor can be equal to it."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


LIST: Final = Marker("LIST")
TEXT: Final = Marker("TEXT")


class Variable:
    """A logical variable. Two variables are the same if and only if their keys are equal.

    In rules the key is the number of the variable; elsewhere it is whatever tells variables apart in one computation.
    """

    __slots__ = ("_hash", "key")

    def __init__(self, key: Hashable) -> None:
        self.key: Any = key
        self._hash = hash((Variable, key))

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is Variable and other.key == self.key)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"_{self.key}"


_NUMBERED: Final = [Variable(number) for number in range(100)]


def numbered_variable(number: int) -> Variable:
    """Return the variable with this number as its key."""
    return _NUMBERED[number] if number < len(_NUMBERED) else Variable(number)


class Open(tuple[Any, ...]):
    """A compound or list with a variable somewhere in it."""

    __slots__ = ()


Compound: TypeAlias = tuple[Any, ...]
Term: TypeAlias = str | int | Variable | Compound
Predicate: TypeAlias = tuple[str, int]
"""Name and number of arguments."""

EMPTY_LIST: Final[Compound] = (LIST,)
CONS: Final = "[|]"


def is_ground(term: Term) -> bool:
    """Tell whether the term holds no variable."""
    kind = type(term)
    return kind is not Variable and kind is not Open


def compound(functor: str | Marker, parts: Iterable[Term]) -> Compound:
    """Make a compound, or with LIST a list."""
    made = (functor, *parts)
    for part in made:
        kind = type(part)
        if kind is Variable or kind is Open:
            return Open(made)
    return made


def cons(head: Term, tail: Term) -> Compound:
    """Return the list that begins with ``head`` and goes on with ``tail``. Raises NotATerm when no list can end so."""
    if isinstance(tail, tuple) and tail[0] is LIST:
        return compound(LIST, (head, *tail[1:]))
    if type(tail) is Variable or (isinstance(tail, tuple) and tail[0] == CONS):
        return Open((CONS, head, tail))
    raise NotATerm(f"a list cannot end with {show(tail)}")


class NotATerm(ValueError):
    """A JSON value that is outside the notation of terms. The message says what is wrong with it."""


class _VariableMet(NotATerm):
    """A variable, or a list with an open end, where a ground term is read."""


def read_term(json: Json, variables: dict[Hashable, Variable] | None = None) -> Term:
    """Read a term from JSON.

    ``variables`` maps the names and numbers of variables to variables and grows as new ones are met, so that all terms
    of one scope are read with the same mapping. Without it the term must be ground. Raises NotATerm.
    """
    try:
        return _read_ground(json, {})
    except _VariableMet:
        if variables is None:
            raise
        return _read_open(json, variables)


class Reader:
    """Reads the terms of one proof, in which the same JSON value may be a part of many terms: each is read once.

    The JSON must stay as it is, and in memory, as long as it is read.
    """

    def __init__(self) -> None:
        self._ground: dict[int, Term] = {}
        self._goals: dict[int, Term] = {}

    def term(self, json: Json) -> Term:
        """Read a ground term. Raises NotATerm."""
        return _read_ground(json, self._ground)

    def goal(self, json: Json) -> Term:
        """Read a goal of a node, canonical: the numbers of its variables mean nothing outside it. Raises NotATerm."""
        known = self._goals.get(id(json))
        if known is None:
            variables: dict[Hashable, Variable] = {}
            try:
                known = self.term(json)
            except _VariableMet:
                known = canonical(_read_open(json, variables))
            if type(json) is list or type(json) is dict:
                self._goals[id(json)] = known
        return known


def _read_ground(json: Json, known: dict[int, Term]) -> Term:
    """Read a term without variables. Most terms are ground, so this is tried first.

    ``known`` has the terms that were read before, by the identity of their JSON.
    """
    kind = type(json)
    if kind is str or kind is int:
        constant: str | int = json
        return constant
    if kind is list or kind is dict:
        term = known.get(id(json))
        if term is None:
            term = known[id(json)] = _read_compound(json, known)
        return term
    raise NotATerm(f"not a term: {_excerpt(json)}")


def _read_compound(json: Json, known: dict[int, Term]) -> Term:
    kind = type(json)
    if kind is list and len(json) > 1 and type(json[0]) is str and json[0] != CONS:
        return (json[0], *[part if type(part) is str else _read_ground(part, known) for part in json[1:]])
    if kind is dict and len(json) == 1:
        [(mark, value)] = json.items()
        if mark == "l" and type(value) is list:
            return (LIST, *[part if type(part) is str else _read_ground(part, known) for part in value])
        if mark == "s" and type(value) is str:
            return (TEXT, value)
        if mark == "v" and (type(value) is int or type(value) is str):
            raise _VariableMet(f"a variable in a place where every term is known: {_excerpt(json)}")
    if kind is list and json[:1] == [CONS]:
        raise _VariableMet(f"an open list in a place where every term is known: {_excerpt(json)}")
    raise NotATerm(f"not a term: {_excerpt(json)}")


def _read_open(json: Json, variables: dict[Hashable, Variable]) -> Term:
    """Read a term that may hold variables."""
    kind = type(json)
    if kind is list and len(json) > 1 and type(json[0]) is str:
        parts = [part if type(part) is str else _read_open(part, variables) for part in json[1:]]
        if json[0] != CONS:
            return compound(json[0], parts)
        if len(parts) != 2:
            raise NotATerm(f"a list with an open end has a head and a tail: {_excerpt(json)}")
        return cons(*parts)
    if kind is dict and len(json) == 1:
        [(mark, value)] = json.items()
        if mark == "l" and type(value) is list:
            return compound(LIST, [_read_open(part, variables) for part in value])
        if mark == "v" and (type(value) is int or type(value) is str):
            known = variables.get(value)
            if known is None:
                known = variables[value] = Variable(value)
            return known
    return _read_ground(json, {})


def _excerpt(json: Json) -> str:
    text = repr(json)
    return text if len(text) <= 80 else text[:77] + "..."


def predicate_of(term: Term) -> Predicate:
    """Return name and arity of an atom or a compound. Raises NotATerm for anything else."""
    if type(term) is str:
        return term, 0
    if isinstance(term, tuple) and type(term[0]) is str:
        return term[0], len(term) - 1
    raise NotATerm(f"not a goal: {show(term)}")


def arguments_of(term: Term) -> tuple[Any, ...]:
    """Return the arguments of a compound; an atom has none."""
    return term[1:] if isinstance(term, tuple) else ()


def variables_of(term: Term) -> Iterator[Variable]:
    """Return every occurrence of a variable, from left to right."""
    if type(term) is Variable:
        yield term
    elif type(term) is Open:
        for part in term[1:]:
            yield from variables_of(part)


def canonical(term: Term) -> Term:
    """Return the term with its variables numbered in the order of their first occurrence.

    Two terms are variants of each other, equal up to the names of variables, if and only if this gives equal terms.
    """
    return term if is_ground(term) else _renumber(term, {})


def _renumber(term: Term, numbers: dict[Variable, Variable]) -> Term:
    if type(term) is Variable:
        number = numbers.get(term)
        if number is None:
            number = numbers[term] = numbered_variable(len(numbers))
        return number
    if type(term) is Open:
        return Open((term[0], *[_renumber(part, numbers) for part in term[1:]]))
    return term


def conjuncts(goal: Term) -> list[Term]:
    """Return the literals of a conjunction, from left to right; ``true`` has none."""
    literals: list[Term] = []
    pending = [goal]
    while pending:
        part = pending.pop()
        if isinstance(part, tuple) and part[0] == "," and len(part) == 3:
            pending += (part[2], part[1])
        elif part != "true":
            literals.append(part)
    return literals


def standard_order(term: Term) -> tuple[Any, ...]:
    """Return a sort key for ground terms: the standard order of terms as SWI-Prolog 9 has it.

    Numbers < strings < ``[]`` < atoms < compounds; compounds by arity, then name, then arguments. A list with elements
    is a compound of arity 2 named ``[|]``, and comparing two of them as Prolog does is comparing their elements in
    order, the shorter first when one is the beginning of the other.
    """
    if type(term) is int:
        return (1, term)
    if type(term) is str:
        return (4, term)
    if isinstance(term, tuple):
        if term[0] is TEXT:
            return (2, term[1])
        if term[0] is LIST:
            if len(term) == 1:
                return (3,)
            return (5, 2, CONS, [standard_order(element) for element in term[1:]])
        return (5, len(term) - 1, term[0], [standard_order(argument) for argument in term[1:]])
    raise NotATerm(f"unbound variables have no place in the order of terms: {show(term)}")


def show(term: Term) -> str:
    """Return the term in a notation close to Prolog's, for messages."""
    if isinstance(term, tuple):
        if term[0] is TEXT:
            return '"' + str(term[1]) + '"'
        if term[0] is LIST:
            return "[" + ", ".join(map(show, term[1:])) + "]"
        if term[0] == CONS:
            return f"[{show(term[1])}|{show(term[2])}]"
        if _is_infix(term):
            return f"{_operand(term[1])} {term[0]} {_operand(term[2])}"
        return f"{_quoted(term[0])}({', '.join(map(show, term[1:]))})"
    return _quoted(term) if type(term) is str else repr(term)


def _is_infix(term: Compound) -> bool:
    """Whether a compound is written with its functor in the middle."""
    return len(term) == 3 and (term[0] in {"is", "at", "mod"} or not set(term[0]) - set("+-*/<=>:\\"))


def _operand(term: Term) -> str:
    text = show(term)
    return f"({text})" if isinstance(term, tuple) and type(term[0]) is str and _is_infix(term) else text


def _quoted(atom: str) -> str:
    plain = atom[:1].islower() and all(letter == "_" or letter.isalnum() for letter in atom)
    return atom if plain else "'" + atom.replace("'", "\\'") + "'"
