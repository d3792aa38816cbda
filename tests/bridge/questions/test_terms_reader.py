"""The reader of logic queries: what it reads, and where it stops."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawmage.bridge.errors import InvalidQuestion
from lawmage.bridge.questions.terms_reader import MAX_LENGTH, read_term, variables
from lawmage.bridge.terms import Term

TERMS: list[tuple[str, Term]] = [
    ("permanent", "permanent"),
    ("could_produce(Permanent, green)", ["could_produce", {"v": "Permanent"}, "green"]),
    (" could_produce( Permanent ,green ) . ", ["could_produce", {"v": "Permanent"}, "green"]),
    ("life(you, -3)", ["life", "you", -3]),
    ("counters(X1, '+1/+1', 2)", ["counters", {"v": "X1"}, "+1/+1", 2]),
    ('card_name(C, "Reflecting Pool")', ["card_name", {"v": "C"}, {"s": "Reflecting Pool"}]),
    ("chosen(_, _, _Value)", ["chosen", {"v": "_1"}, {"v": "_2"}, {"v": "_Value"}]),
    ("p([])", ["p", {"l": []}]),
    ("p([a, [1], f(x)])", ["p", {"l": ["a", {"l": [1]}, ["f", "x"]]}]),
    (r"p('it\'s', " r'"a \"b\" \\")', ["p", "it's", {"s": 'a "b" \\'}]),
    ("'odd name'(a)", ["odd name", "a"]),
]


@pytest.mark.parametrize(("text", "term"), TERMS, ids=[text for text, _ in TERMS])
def test_a_term_is_read(text: str, term: Term) -> None:
    assert read_term(text) == term


PROBLEMS = [
    ("", "at its end: the query ends where a term should stand"),
    ("p(", "at its end: the query ends where a term should stand"),
    ("p(a", 'at its end: "," or ")" should stand here'),
    ("p(a,)", 'at character 5, ")": a term should stand here'),
    ("p(a b)", 'at character 4, "b)": "," or ")" should stand here'),
    ("p (a)", 'at character 2, "(a)": this is left over; a query is one term'),
    ("p(a), q(b)", 'at character 5, ", q(b)": this is left over; a query is one term'),
    ("p(A) :- true", 'at character 5, ":- true": this is left over; a query is one term'),
    ("X = 1", 'at character 2, "= 1": this is left over; a query is one term'),
    ("p(\u00e9)", 'at character 3, "\u00e9)": a term should stand here'),
    ("p('open)", 'at character 3, "\'open)": a term should stand here'),
    ("p([a|T])", 'at character 5, "|T])": "," or "]" should stand here'),
    ("p(1234567890123456789)", "this number is too long"),
    ("f(" * 200, "terms are nested too deeply here"),
    ("a" * (MAX_LENGTH + 1), "The query has 2,001 characters; at most 2,000 are read."),
]


@pytest.mark.parametrize(("text", "message"), PROBLEMS, ids=[text[:20] for text, _ in PROBLEMS])
def test_a_problem_says_where_it_is(text: str, message: str) -> None:
    with pytest.raises(InvalidQuestion) as caught:
        read_term(text)
    assert message in caught.value.message
    assert caught.value.field == "query"


def test_the_variables_of_a_term_in_their_order() -> None:
    assert variables(read_term("p(B, [A, f(B)], _)")) == ["B", "A", "_1"]


@given(st.text(alphabet=string.printable, max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        term = read_term(text)
    except InvalidQuestion:
        return
    assert term is not None
