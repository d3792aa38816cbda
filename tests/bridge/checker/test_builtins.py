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
    ("sum_list", 2): ["integers ?"],
    ("max_list", 2): ["integers ?"],
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

atoms = st.sampled_from(["a", "b", "[]", "{}", "it''s", "Ab", "é", "日本", "\\n", "", "+", "_x", "10", "{g/p}"]).map(
    lambda atom: f"'{atom}'"
)
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
    integers.map(str),
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


def goals(name: str, kinds: str) -> st.SearchStrategy[str]:
    """Goals of a built-in with arguments of these kinds, as Prolog text."""
    arguments = [ARGUMENTS[kind] if kind != "?" else st.just(f"V{place}") for place, kind in enumerate(kinds.split())]
    quoted = name.replace("\\", "\\\\")
    return st.tuples(*arguments).map(lambda texts: f"'{quoted}'({', '.join(texts)})")


def found(goal: Any) -> list[Any] | None:
    """The solutions that the checker finds; None for an error."""
    try:
        return list(solutions(read_term(goal, {})))
    except Uncomputable:
        return None


def test_every_builtin_is_compared() -> None:
    """A new built-in needs a line in MODES."""
    assert MODES.keys() == BUILTINS.keys()


@pytest.mark.parametrize(("name", "kinds"), [(name, kinds) for (name, _), calls in MODES.items() for kinds in calls])
@FROM_PROLOG
@given(data=st.data())
def test_builtin_agrees_with_prolog(prover: Prover, name: str, kinds: str, data: st.DataObject) -> None:
    """The same solutions, or an error on both sides."""
    asked = data.draw(st.lists(goals(name, kinds), min_size=1, max_size=12))
    for text, (goal, prologs) in zip(asked, prover.solve(asked), strict=True):
        expected = None if prologs is None else {read_term(solution) for solution in prologs}
        ours = found(goal)
        assert (None if ours is None else set(ours)) == expected, text


@FROM_PROLOG
@given(elements=st.lists(terms, min_size=2, max_size=6))
def test_standard_order_agrees_with_prolog(prover: Prover, elements: list[str]) -> None:
    """The order of any two terms, by sorting."""
    [(_, [solution])] = prover.solve([f"sort([{', '.join(elements)}], _)"])
    ordered = read_term(solution)[2][1:]
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
    ("goal", "message"),
    [
        (["is", {"v": "X"}, ["//", 1, 0]], "1 // 0 has no value"),
        (["is", {"v": "X"}, ["mod", 1, 0]], "1 mod 0 has no value"),
        (["<", "a", 1], "a is not an integer expression"),
        (["<", {"v": "X"}, 1], "_X is not an integer expression"),
        (["==", {"v": "X"}, 1], "_X is not bound"),
        (["member", 1, {"v": "L"}], "_L is not a list"),
        (["length", "a", {"v": "N"}], "a is not a list"),
        (["nth1", "a", {"l": []}, {"v": "X"}], "a is no position in a list"),
        (["=", {"v": "X"}, {"v": "Y"}], "is not bound"),
        (["copies", 10**12, "b", {"v": "L"}], "a list of 1000000000000 elements is too long"),
    ],
)
def test_what_cannot_be_computed(goal: Any, message: str) -> None:
    """The message names the value."""
    with pytest.raises(Uncomputable, match=message):
        list(solutions(read_term(goal, {})))
