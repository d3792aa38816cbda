"""Rule sets about stages for hypothesis: effects that change fluents, in an order that may depend on a look ahead."""

import re

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from support.generated_rules import GeneratedRules

THINGS = ("a", "b", "c")
EFFECTS = ("e1", "e2", "e3")
VARIABLE = r"\b[A-Z]\w*\b"

DECLARATIONS = """
:- fact board: effect(E, N) key [E] says "{E} {N}" else "{E} {N}".
:- fact board: link(E, X) says "{E} {X}" else "{E} {X}".
:- fact board: given(X, V) says "{X} {V}" else "{X} {V}".
:- fluents value_#/2, mark_#/1, done_#/1.
:- relation value_#(X, V) says "{X} {V}" else "{X} {V}".
:- relation mark_#(X) says "{X}" else "{X}".
:- relation done_#(E) says "{E}" else "{E}".
:- relation initially(F) says "{F}" else "{F}".
:- relation adds(+E, F) says "{E} {F}" else "{E} {F}".
:- relation removes(+E, F) says "{E} {F}" else "{E} {F}".
:- relation next(E) says "{E}" else "{E}".
:- relation pending_#(E) says "{E}" else "{E}".
:- relation waits_#(E) says "{E}" else "{E}".
:- relation reached_#(X, Y) says "{X} {Y}" else "{X} {Y}".
:- relation last_#(X, V) says "{X} {V}" else "{X} {V}".
:- relation unmarked_#(X) says "{X}" else "{X}".

'start' :: initially(value_#(X, V)) <= given(X, V) says "given".
'done' :: adds(E, done_#(E)) at _ says "done".
'pending' :: pending_#(E) at S <= effect(E, _), not(done_#(E) at S) says "pending".
'next' :: next(E) at S <=
    least(N-Other, ( pending_#(Other) at S, not(waits_#(Other) at S), effect(Other, N) ), _-E)
  says "next".
'reached/one' :: reached_#(X, Y) at S <= value_#(X, Y) at S says "one".
'reached/more' :: reached_#(X, Z) at S <= value_#(X, Y) at S, reached_#(Y, Z) at S says "more".
'last' :: last_#(X, V) <= reached_#(X, V) at final says "last".
'unmarked' :: unmarked_#(X) <= given(X, _), not(mark_#(X) at final) says "unmarked".
"""

GOALS = [
    "last_#(X, V)",
    "last_#(a, b)",
    "unmarked_#(X)",
    "value_#(X, V) at final",
    "value_#(a, V) at final",
    "mark_#(X) at final",
    "done_#(E) at final",
    "waits_#(E) at final",
    "next(E) at final",
]


@st.composite
def generated_stages(draw: DrawFn) -> GeneratedRules:
    """Draw rules for `adds`, `removes` and `waits_#`, with facts and goals."""
    rules = [_change(draw, number) for number in range(draw(st.integers(1, 4)))]
    rules += [_wait(draw, number) for number in range(draw(st.integers(1, 2)))]
    times = st.sampled_from(["1", "2", "3", "x", "1 + 1"])
    facts = [f"effect({effect}, {draw(times)})" for effect in draw(_some(EFFECTS))]
    things = st.sampled_from(THINGS)
    facts += draw(st.lists(st.builds("link({}, {})".format, st.sampled_from(EFFECTS), things), max_size=5))
    facts += draw(st.lists(st.builds("given({}, {})".format, things, things), max_size=4))
    return GeneratedRules(DECLARATIONS + "\n".join(rules) + "\n", list(dict.fromkeys(facts)), GOALS)


def _some(values: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(values), unique=True, max_size=len(values))


def _change(draw: DrawFn, number: int) -> str:
    fluent = draw(st.sampled_from(["value_#(X, Y)", "mark_#(X)", "mark_#(Y)", "value_#(Y, X)"]))
    change = draw(st.sampled_from(["adds", "removes"]))
    conditions = ["link(E, X)", draw(st.sampled_from(["value_#(X, Y) at S", "given(X, Y)", "reached_#(X, Y) at S"]))]
    conditions += draw(st.lists(st.sampled_from(_conditions("S")), max_size=2, unique=True))
    return _rule(f"change/{number}", f"{change}(E, {fluent})", conditions)


def _wait(draw: DrawFn, number: int) -> str:
    stage = draw(st.sampled_from(["S", "S+E", "S+Other"]))
    conditions = ["pending_#(E) at S", "pending_#(Other) at S", "Other \\== E", "link(E, X)", "given(X, Y)"]
    conditions.append(draw(st.sampled_from(_conditions(stage))))
    return _rule(f"wait/{number}", "waits_#(E)", conditions)


def _rule(name: str, head: str, conditions: list[str]) -> str:
    """The text of a rule; its variables may occur only once, so their names begin with an underscore."""
    text = f"{head} at S <= {', '.join(conditions)}"
    return f"'{name}' :: {re.sub(VARIABLE, lambda found: '_' + found[0], text)} says \"holds\"."


def _conditions(stage: str) -> list[str]:
    return [
        f"not(mark_#(X) at {stage})",
        f"mark_#(Y) at {stage}",
        f"not(value_#(Y, _) at {stage})",
        f"all(value_#(X, Z) at {stage}, mark_#(Z) at {stage})",
        f"count(W, value_#(W, Y) at {stage}, 1)",
        "X \\== Y",
        "effect(E, N), N mod 2 =:= 0",
        "effect(E, M), integer(M), M >= 2",
    ]
