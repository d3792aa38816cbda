"""Every built-in, and the standard order of terms, against SWI-Prolog."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.prover_process import Prover

from lawmage.bridge.checker.builtins import BUILTINS, Uncomputable, evaluate, solutions
from lawmage.bridge.checker.terms import read_term, standard_order

FROM_PROLOG = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])

# The kinds of arguments that each built-in is called with; `?` is an unbound variable.
MODES = {
    ("=", 2): ["term term", "term ?", "? term"],
    ("==", 2): ["term term"],
    ("\\==", 2): ["term term"],
    ("is", 2): ["? expression", "integer expression", "term expression"],
    ("=:=", 2): ["expression expression"],
    ("=\\=", 2): ["expression expression"],
    ("<", 2): ["expression expression"],
    ("=<", 2): ["expression expression"],
    (">", 2): ["expression expression"],
    (">=", 2): ["expression expression"],
    ("member", 2): ["? list", "term list", "pattern list"],
    ("length", 2): ["list ?", "list small"],
    ("append", 3): ["list list ?", "list list list", "? ? list", "? list list"],
    ("nth1", 3): ["? list ?", "small list ?", "? list term"],
    ("sum_list", 2): ["integers ?", "integers integer"],
    ("max_list", 2): ["integers ?", "integers integer"],
    ("sort", 2): ["list ?", "list list"],
    ("msort", 2): ["list ?", "list list"],
    ("subtract", 3): ["list list ?", "list list list"],
    ("select", 3): ["? list ?", "term list ?"],
    ("integer", 1): ["term"],
    ("words", 2): ["term ?", "text ?"],
    ("infix", 2): ["list list"],
    ("subterm", 2): ["? term", "term term"],
    ("shares", 2): ["list list"],
    ("contains_any", 2): ["list lists"],
    ("follows", 4): ["list list list list"],
    ("copies", 3): ["small term ?"],
}

atoms = st.sampled_from(
    ["a", "b", "[]", "{}", "it''s", "Ab", "é", "日本", "\\n", "", "+", "_x", "10", "{g/p}", "e", "inf"]
).map(lambda atom: f"'{atom}'")
integers = st.integers(-12, 12) | st.sampled_from([10**20, -(10**20)])
strings = st.text(st.sampled_from("aB \u2019_-.{}9é"), max_size=6).map(lambda text: f'"{text}"')
terms = st.recursive(
    atoms | integers.map(str) | strings | st.just("[]"),
    lambda inner: (
        st.lists(inner, max_size=4).map(lambda parts: f"[{', '.join(parts)}]")
        | st.builds(lambda name, parts: f"{name}({', '.join(parts)})", atoms, st.lists(inner, min_size=1, max_size=3))
    ),
    max_leaves=6,
)
expressions = st.recursive(
    integers.map(str) | st.integers(-1, 1).map(str),
    lambda inner: (
        st.builds("{1} {0} {2}".format, st.sampled_from(["+", "-", "*", "//", "mod"]), inner, inner).map(
            lambda text: f"({text})"
        )
        | st.builds("{0}({1}, {2})".format, st.sampled_from(["min", "max"]), inner, inner)
        | inner.map(lambda text: f"-({text})")
    ),
    max_leaves=5,
)
small_lists = st.lists(st.sampled_from(["a", "b", "1", "f(a)", '"a"', "[a]", "[]", "'[]'"]), max_size=4)
ARGUMENTS = {
    "term": st.sampled_from(["a", "b", "1", "f(a)", "[]"]) | terms,
    "pattern": st.sampled_from(["f(X)", "[Y]", "f(Z)"]),
    "integer": integers.map(str),
    "small": st.integers(-2, 5).map(str),
    "expression": expressions,
    "list": small_lists.map(lambda parts: f"[{', '.join(parts)}]"),
    "lists": st.lists(small_lists.map(lambda parts: f"[{', '.join(parts)}]"), max_size=3).map(
        lambda parts: f"[{', '.join(parts)}]"
    ),
    "integers": st.lists(integers.map(str), max_size=4).map(lambda parts: f"[{', '.join(parts)}]"),
    "text": strings,
}
# Prolog's arithmetic knows names, characters and functions that are none here.
misfits = (
    terms
    | expressions
    | st.sampled_from(["e", "pi", "random", "[1]", '"a"', "2 ** 3", "7 / 2", "abs(1)", "-(a)", "a + 1"])
)
few = st.integers(-2, 5).map(str) | atoms | strings


def goals(name: str, kinds: str) -> st.SearchStrategy[str]:
    """Goals of a built-in with arguments of these kinds, as Prolog text."""
    return _goals(name, [ARGUMENTS.get(kind, st.just(f"V{place}")) for place, kind in enumerate(kinds.split())])


def misfitting_goals(name: str, kinds: str) -> st.SearchStrategy[str]:
    """Goals of a built-in in which any argument may be of a kind that it is not made for."""
    others = few if name == "copies" else misfits
    return _goals(
        name,
        [
            ARGUMENTS[kind] | others if kind in ARGUMENTS else st.just(f"V{place}")
            for place, kind in enumerate(kinds.split())
        ],
    )


def _goals(name: str, arguments: list[st.SearchStrategy[str]]) -> st.SearchStrategy[str]:
    quoted = name.replace("\\", "\\\\")
    return st.tuples(*arguments).map(lambda texts: f"'{quoted}'({', '.join(texts)})")


def test_every_builtin_is_compared() -> None:
    """A new built-in needs a line in MODES."""
    assert MODES.keys() == BUILTINS.keys()


@pytest.mark.parametrize(("name", "kinds"), [(name, kinds) for (name, _), calls in MODES.items() for kinds in calls])
@FROM_PROLOG
@given(data=st.data())
def test_builtin_agrees_with_prolog(prover: Prover, name: str, kinds: str, data: st.DataObject) -> None:
    """The same solutions, and never an error: of arguments of another kind, a built-in just does not hold."""
    calls = goals(name, kinds) | misfitting_goals(name, kinds)
    asked = data.draw(st.lists(calls, min_size=1, max_size=12))
    for text, (goal, prologs) in zip(asked, prover.solve(asked), strict=True):
        assert prologs is not None, text
        assert set(solutions(read_term(goal, {}))) == {read_term(solution) for solution in prologs}, text


@FROM_PROLOG
@given(elements=st.lists(terms, min_size=2, max_size=6))
def test_standard_order_agrees_with_prolog(prover: Prover, elements: list[str]) -> None:
    """The order of any two terms, by sorting."""
    [(_, solutions_found)] = prover.solve([f"sort([{', '.join(elements)}], _)"])
    assert solutions_found is not None
    [solution] = solutions_found
    sort = read_term(solution)
    assert isinstance(sort, tuple)
    ordered = sort[2][1:]
    assert list(ordered) == sorted(ordered, key=standard_order)


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        (["//", 7, -2], -3),
        (["//", -7, 2], -3),
        (["//", -7, -2], 3),
        (["mod", -7, 2], 1),
        (["mod", 7, -2], -1),
        (["-", 5], -5),
        (["min", 3, ["max", 1, 2]], 2),
        (["*", 10**20, 10**20], 10**40),
    ],
)
def test_arithmetic(expression: Any, value: int) -> None:
    """Quotients are rounded towards zero; remainders have the sign of the divisor."""
    assert evaluate(read_term(expression)) == value


@pytest.mark.parametrize(
    "goal",
    [
        ["is", {"v": "X"}, ["//", 1, 0]],
        ["is", {"v": "X"}, ["mod", 1, 0]],
        ["is", {"v": "X"}, ["max", 1, ["-", "a"]]],
        ["<", "a", 1],
        ["=\\=", 1, {"s": "1"}],
        ["=:=", "e", "e"],
        [">=", {"l": [3]}, 2],
        ["=:=", 8, ["**", 2, 3]],
        ["length", "a", {"v": "N"}],
        ["append", {"l": ["a"]}, "b", {"v": "L"}],
        ["append", {"v": "F"}, {"v": "B"}, "b"],
        ["nth1", "a", {"l": ["a"]}, {"v": "X"}],
        ["nth1", {"v": "N"}, "a", {"v": "X"}],
        ["nth1", 10**20, {"l": ["a"]}, {"v": "X"}],
        ["sum_list", {"l": [1, "a"]}, {"v": "N"}],
        ["max_list", {"l": ["a"]}, {"v": "N"}],
        ["sort", "a", {"v": "L"}],
        ["subtract", {"l": ["a"]}, "a", {"v": "L"}],
        ["infix", {"l": []}, "a"],
        ["contains_any", {"l": ["a"]}, {"l": ["a"]}],
        ["copies", "a", "b", {"v": "L"}],
    ],
)
def test_of_another_kind_a_builtin_does_not_hold(prover: Prover, goal: Any) -> None:
    """Neither here nor in Prolog, and without an error."""
    assert list(solutions(read_term(goal, {}))) == []
    assert prover.solve([_prolog(goal)]) == [(_numbered(goal), [])]


def _prolog(term: Any) -> str:
    match term:
        case {"v": name}:
            return str(name)
        case {"l": elements}:
            return f"[{', '.join(map(_prolog, elements))}]"
        case {"s": text}:
            return f'"{text}"'
        case [name, *arguments]:
            quoted = name.replace("\\", "\\\\")
            return f"'{quoted}'({', '.join(map(_prolog, arguments))})"
    return str(term)


def _numbered(goal: Any) -> Any:
    """The goal with its variables numbered in their order, as the prover writes them."""
    names = [argument["v"] for argument in goal[1:] if isinstance(argument, dict) and "v" in argument]
    return [
        {"v": names.index(argument["v"])} if isinstance(argument, dict) and "v" in argument else argument
        for argument in goal
    ]


@pytest.mark.parametrize(
    ("goal", "message"),
    [
        (["<", {"v": "X"}, 1], "_X is not bound"),
        (["sum_list", {"l": [1, {"v": "X"}]}, 1], "is not bound"),
        (["==", {"v": "X"}, 1], "_X is not bound"),
        (["member", 1, {"v": "L"}], "_L is not bound"),
        (["=", {"v": "X"}, {"v": "Y"}], "is not bound"),
        (["copies", 10**12, "b", {"v": "L"}], "a list of 1000000000000 elements is too long"),
    ],
)
def test_what_cannot_be_computed(goal: Any, message: str) -> None:
    """An unbound variable, which the loader keeps away from built-ins, and a bound that is reached."""
    with pytest.raises(Uncomputable, match=message):
        list(solutions(read_term(goal, {})))
