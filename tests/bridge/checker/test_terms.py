"""Terms: reading, unification, variants, and how they look in messages."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
from support.handmade_proofs import Json, v

from lawmage.bridge.checker.substitution import match, substitute, unify
from lawmage.bridge.checker.terms import (
    LIST,
    NotATerm,
    Open,
    Term,
    Variable,
    canonical,
    conjuncts,
    is_ground,
    read_term,
    show,
    variables_of,
)


def read(json: Json, variables: dict[Hashable, Variable] | None = None) -> Term:
    """A term that may hold variables."""
    return read_term(json, {} if variables is None else variables)


def open_list(*parts: Json) -> Json:
    """A list with an open end."""
    return ["[|]", *parts]


@pytest.mark.parametrize(
    ("json", "text"),
    [
        ("forest", "forest"),
        ("", "''"),
        ("G/P", "'G/P'"),
        ("it's", "'it\\'s'"),
        (-3, "-3"),
        ({"s": "two words"}, '"two words"'),
        ({"l": []}, "[]"),
        ("[]", "'[]'"),
        ({"l": ["a", {"l": [1]}]}, "[a, [1]]"),
        (["f", "a", v("X")], "f(a, _X)"),
        (["+", 1, ["*", 2, v(0)]], "1 + (2 * _0)"),
        (["is", v(0), ["mod", 7, 2]], "_0 is (7 mod 2)"),
        (["at", ["f", "a"], ["+", 0, "e"]], "f(a) at (0 + e)"),
        (["-", 1], "'-'(1)"),
        (open_list("a", v(0)), "[a|_0]"),
        (open_list("a", open_list("b", v(0))), "[a|[b|_0]]"),
        (open_list("a", {"l": ["b"]}), "[a, b]"),
    ],
)
def test_reading_and_showing(json: Json, text: str) -> None:
    """The notation of docs/contracts.md, section 1, and the one of messages."""
    assert show(read(json)) == text


@pytest.mark.parametrize(
    "json",
    [
        None, True, 1.0, [], ["f"], [1, 2], [["f", 1], 2], {}, {"l": "a"}, {"s": 1}, {"v": None}, {"v": 1.5},
        {"l": [], "s": ""}, {"x": 1}, ["f", None], {"l": [1.5]}, open_list("a"), open_list("a", "b"),
        open_list("a", v(0), "b"), open_list("a", ["f", v(0)]),
    ],
)  # fmt: skip
def test_what_is_no_term(json: Json) -> None:
    """Nothing outside the notation is read, wherever it stands."""
    for place in (json, ["f", v(0), json], {"l": [v(0), json]}):
        with pytest.raises(NotATerm):
            read(place)


@pytest.mark.parametrize("json", [v(0), ["f", v(0)], {"l": [v(0)]}, open_list("a", v(0))])
def test_variables_where_none_may_be(json: Json) -> None:
    """Facts, solutions and what is proved are ground."""
    with pytest.raises(NotATerm, match="in a place where every term is known"):
        read_term(json)


def test_a_term_knows_whether_it_is_ground() -> None:
    """Also after a substitution."""
    term = read(["f", {"l": [v(0), "a"]}])
    assert not is_ground(term)
    assert type(term) is Open
    bound = substitute(term, {Variable(0): "b"})
    assert is_ground(bound)
    assert bound == ("f", (LIST, "b", "a"))
    assert list(variables_of(bound)) == []


# Left, right, and what both become; None if they cannot be equal.
UNIFIED: list[tuple[Json, Json, str | None]] = [
    ("a", "a", "a"),
    ("a", "b", None),
    (1, "1", None),
    ({"l": []}, "[]", None),
    ({"s": "a"}, "a", None),
    (["f", {"s": "a"}], ["f", {"s": "a"}], 'f("a")'),
    (v("X"), ["f", "a"], "f(a)"),
    (["f", v("X"), "b"], ["f", "a", v("Y")], "f(a, b)"),
    (["f", v("X"), v("X")], ["f", "a", v("Y")], "f(a, a)"),
    (["f", v("X"), v("X")], ["f", "a", "b"], None),
    (["f", v("X")], ["g", v("X")], None),
    (["f", v("X")], ["f", v("X"), "a"], None),
    (v("X"), ["f", v("X")], None),
    (open_list(v("H"), v("T")), {"l": ["a", "b"]}, "[a, b]"),
    (open_list(v("H"), v("T")), {"l": ["a"]}, "[a]"),
    (open_list(v("H"), v("T")), {"l": []}, None),
    (open_list("a", open_list("b", v("T"))), {"l": ["a", v("X"), "c"]}, "[a, b, c]"),
    (open_list("a", v("T")), open_list(v("X"), {"l": ["b"]}), "[a, b]"),
    (open_list("a", v("T")), ["f", "a", "b"], None),
]


@pytest.mark.parametrize(("left", "right", "both"), UNIFIED)
def test_unification(left: Json, right: Json, both: str | None) -> None:
    """In both directions; with one variable scope, with open lists, with occurs check."""
    variables: dict[Hashable, Variable] = {}
    one, other = read(left, variables), read(right, variables)
    for first, second in ((one, other), (other, one)):
        substitution: dict[Variable, Term] = {}
        assert unify(first, second, substitution) is (both is not None)
        if both is not None:
            assert show(substitute(first, substitution)) == show(substitute(second, substitution)) == both


@pytest.mark.parametrize(("left", "right", "both"), UNIFIED)
def test_matching(left: Json, right: Json, both: str | None) -> None:
    """Against a ground term, matching is unification."""
    pattern, instance = read(left), read(right)
    if is_ground(instance):
        assert match(pattern, instance, {}) is (both is not None)


@pytest.mark.parametrize(
    ("one", "other", "variants"),
    [
        (["f", v(0), v(1)], ["f", v(5), v("X")], True),
        (["f", v(0), v(0)], ["f", v(0), v(1)], False),
        (["f", v(0), v(1)], ["f", v(0), v(0)], False),
        (["f", v(0), "a"], ["f", v(0), "b"], False),
        (open_list("a", v(0)), open_list("a", v(1)), True),
        (v(0), v(1), True),
        (v(0), "a", False),
    ],
)
def test_variants(one: Json, other: Json, variants: bool) -> None:
    """Equal up to a renaming of variables, one to one."""
    assert (canonical(read(one)) == canonical(read(other))) is variants


def test_conjuncts() -> None:
    """However the conjunction is nested."""
    assert conjuncts(read([",", [",", "a", "b"], [",", "true", [",", "c", "d"]]])) == ["a", "b", "c", "d"]
    assert conjuncts("true") == []
