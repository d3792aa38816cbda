"""The checker's evaluator on its own: doubt, limits, scale, and rules that it must not accept."""

from __future__ import annotations

from typing import Any

import pytest
from support.handmade_proofs import Json, relation, rule, v

from lawmage.bridge.checker.builtins import Uncomputable
from lawmage.bridge.checker.evaluator import DEFAULT_STEPS, Evaluator, InDoubt
from lawmage.bridge.checker.facts import FactBase
from lawmage.bridge.checker.program import Program
from lawmage.bridge.checker.rulebook import read_rulebook
from lawmage.bridge.checker.terms import read_term
from lawmage.bridge.checker.witnesses import Decision, Witnesses
from lawmage.bridge.errors import EngineError, LimitExceeded


def exported(
    facts: dict[str, int], relations: list[Json], rules: list[Json], witnesses: list[Json] | None = None
) -> Json:
    """Exported rules; ``facts`` maps names to numbers of arguments."""
    return {
        "facts": [{"name": name, "arity": arity, "class": "board", "key": []} for name, arity in facts.items()],
        "relations": relations,
        "rules": rules,
        "witnesses": witnesses or [],
        "fluents": [],
    }


def evaluator(
    rules: Json, facts: list[Json], decisions: dict[int, int | None] | None = None, steps: int = DEFAULT_STEPS
) -> Evaluator:
    """An evaluator over facts; ``decisions`` are what the witnesses say of paid(Amount, Plan)."""
    witnesses = Witnesses(lambda _node: None)
    for amount, plan in (decisions or {}).items():
        proved = None if plan is None else ("paid", amount, plan)
        witnesses.add((("paid", 2), (amount,)), Decision(0, proved))
    return Evaluator(Program(read_rulebook(rules)), FactBase(map(read_term, facts)), witnesses, steps)


def goal(json: Json) -> list[Any]:
    """A goal of one literal."""
    return [read_term(json, {})]


SHOP = exported(
    {"price": 2, "thing": 1},
    [
        relation("paid", 2, 0),
        relation("right", 2, 0, 1),
        relation("wrong", 2, 0, 1),
        relation("can_buy", 1),
        relation("cannot_buy", 1),
        relation("choices", 1),
        relation("all_affordable", 0),
        relation("cheapest", 1),
    ],
    [
        rule("buy", ["can_buy", v(0)], [["price", v(0), v(1)], ["paid", v(1), v(2)]], "X", "N", "Plan"),
        rule("not", ["cannot_buy", v(0)], [["thing", v(0)], ["not", ["can_buy", v(0)]]], "X"),
        rule("count", ["choices", v(0)], [["count", v(1), ["can_buy", v(1)], v(0)]], "N", "X"),
        rule("all", "all_affordable", [["all", ["price", v(0), v(1)], ["paid", v(1), v(2)]]], "X", "N", "Plan"),
        rule("least", ["cheapest", v(0)], [["least", v(1), ["paid_price", v(1)], v(0)]], "N", "M"),
        rule("paid_price", ["paid_price", v(0)], [["price", v(1), v(0)], ["paid", v(0), v(2)]], "N", "X", "Plan"),
        rule("right", ["right", v(0), v(1)], [["==", v(0), v(1)]], "N", "Plan"),
    ],
    [{"head": ["paid", v(0), v(1)], "inputs": [0], "proves": ["right", v(0), v(1)], "refutes": ["wrong", v(0), v(2)]}],
)
SHOP["relations"].append(relation("paid_price", 1))

# Prices of tea and pie; what is known of paying them; the goal; yes, no, or None for "in doubt".
DOUBT: list[tuple[dict[str, list[int]], dict[int, int | None], Json, bool | None]] = [
    ({"tea": [3]}, {3: 3}, ["can_buy", "tea"], True),
    ({"tea": [3]}, {3: None}, ["can_buy", "tea"], False),
    ({"tea": [3]}, {}, ["can_buy", "tea"], None),
    ({"tea": [3]}, {4: 4}, ["can_buy", "tea"], None),
    ({"tea": [3]}, {}, ["can_buy", "pie"], False),
    ({"tea": [3, 4]}, {4: 4}, ["can_buy", "tea"], True),
    ({"tea": [3, 4]}, {4: None}, ["can_buy", "tea"], None),
    ({"tea": [3]}, {3: None}, ["cannot_buy", "tea"], True),
    ({"tea": [3]}, {3: 3}, ["cannot_buy", "tea"], False),
    ({"tea": [3]}, {}, ["cannot_buy", "tea"], None),
    ({"tea": [3, 4]}, {4: 4}, ["cannot_buy", "tea"], False),
    ({"tea": [3], "pie": [4]}, {3: 3, 4: None}, ["choices", 1], True),
    ({"tea": [3], "pie": [4]}, {3: 3}, ["choices", 1], None),
    ({"tea": [3], "pie": [4]}, {3: 3, 4: 4}, "all_affordable", True),
    ({"tea": [3], "pie": [4]}, {3: 3, 4: None}, "all_affordable", False),
    ({"tea": [3], "pie": [4]}, {3: 3}, "all_affordable", None),
    ({"tea": [3], "pie": [4]}, {3: None}, "all_affordable", False),
    ({"tea": [3], "pie": [4]}, {4: 4}, ["cheapest", 4], None),
    ({"tea": [3], "pie": [4]}, {3: None, 4: 4}, ["cheapest", 4], True),
]


@pytest.mark.parametrize(("prices", "decisions", "question", "expected"), DOUBT)
def test_doubt(
    prices: dict[str, list[int]], decisions: dict[int, int | None], question: Json, expected: bool | None
) -> None:
    """A witness goal that nothing decides makes neither a yes nor a no, unless it does not matter."""
    facts = [["thing", thing] for thing in prices] + [
        ["price", thing, price] for thing, several in prices.items() for price in several
    ]
    shop = evaluator(SHOP, facts, decisions)
    for _ in range(2):  # the second time from the tables
        if expected is None:
            with pytest.raises(InDoubt, match=r"it rests on paid\([34]\), which no witness of the answer decides"):
                shop.has_solution(goal(question))
        else:
            assert shop.has_solution(goal(question)) is expected


def test_doubt_about_one_goal_does_not_spread() -> None:
    """Doubt belongs to the goals that rest on it."""
    shop = evaluator(SHOP, [["thing", "tea"], ["price", "tea", 3], ["price", "pie", 4]], {4: None})
    with pytest.raises(InDoubt):
        shop.instances(read_term(v(0), {}), goal(["can_buy", v(0)]))
    assert shop.has_solution(goal(["can_buy", "pie"])) is False
    assert shop.has_solution(goal(["thing", "tea"])) is True


MIRRORS = exported(
    {"gives": 2, "mirror": 1, "node": 1, "sealed": 1},
    [relation("makes", 2), relation("copies", 2), relation("dry", 1)],
    [
        rule("own", ["makes", v(0), v(1)], [["gives", v(0), v(1)]], "X", "T"),
        rule("mirror", ["makes", v(0), v(1)], [["mirror", v(0)], ["copies", v(0), v(1)]], "X", "T"),
        rule(
            "copies",
            ["copies", v(0), v(1)],
            [["node", v(2)], ["not", ["sealed", v(2)]], ["makes", v(2), v(1)]],
            "X",
            "T",
            "Y",
        ),
        rule("dry", ["dry", v(0)], [["node", v(0)], ["not", ["makes", v(0), v(1)]]], "X", "T"),
    ],
)


def mirrors(count: int) -> list[Json]:
    """So many mirrors that all look at each other, and three nodes that give one type each."""
    facts = [[name, f"m{number}"] for number in range(count) for name in ("node", "mirror")]
    for number, kind in enumerate(("red", "green", "blue")):
        facts += [["node", f"s{number}"], ["gives", f"s{number}", kind]]
    return facts


def test_forty_mutually_dependent_relations_calls() -> None:
    """Every mirror makes what any node makes; the work grows with the number of pairs, not of paths."""
    steps = {}
    for count in (20, 40):
        running = evaluator(MIRRORS, mirrors(count))
        made = running.instances(read_term(["pair", v(0), v(1)], {}), goal(["makes", v(0), v(1)]))
        assert len(made) == 3 * count + 3
        assert not running.has_solution(goal(["dry", "m1"]))
        steps[count] = running.steps_taken
    assert steps[40] < 40 * 43 * 8
    assert steps[40] < 4.5 * steps[20]


def test_nothing_comes_of_nothing() -> None:
    """Mirrors that look only at each other make nothing: the least fixed point, not just any."""
    running = evaluator(MIRRORS, [["node", "a"], ["node", "b"], ["mirror", "a"], ["mirror", "b"]])
    assert not running.has_solution(goal(["makes", "a", v(0)]))
    assert running.has_solution(goal(["dry", "a"]))


def test_five_hundred_objects_grow_linearly() -> None:
    """A look-up by any argument uses an index."""
    rules = exported(
        {"zone": 2, "owner": 2, "tapped": 1},
        [relation("ready", 2), relation("count_ready", 2)],
        [
            rule(
                "ready",
                ["ready", v(0), v(1)],
                [["owner", v(1), v(0)], ["zone", v(1), "field"], ["not", ["tapped", v(1)]]],
                "P",
                "X",
            ),
            rule("count", ["count_ready", v(0), v(1)], [["count", v(2), ["ready", v(0), v(2)], v(1)]], "P", "N", "X"),
        ],
    )
    rules["relations"][1]["bound"] = [0]
    steps = {}
    for count in (50, 500):
        facts = [
            fact
            for number in range(count)
            for fact in (["zone", f"o{number}", "field"], ["owner", f"o{number}", "me" if number % 2 else "you"])
        ]
        running = evaluator(rules, facts)
        assert running.has_solution(goal(["count_ready", "me", count // 2]))
        steps[count] = running.steps_taken
    assert steps[500] <= 10 * steps[50]


def test_a_long_chain_does_not_exhaust_the_stack() -> None:
    """Recursion over 3,000 links."""
    rules = exported(
        {"link": 2},
        [relation("reaches", 2)],
        [
            rule("one", ["reaches", v(0), v(1)], [["link", v(0), v(1)]], "X", "Y"),
            rule("more", ["reaches", v(0), v(1)], [["link", v(0), v(2)], ["reaches", v(2), v(1)]], "X", "Y", "Z"),
        ],
    )
    running = evaluator(rules, [["link", number, number + 1] for number in range(3000)])
    assert running.has_solution(goal(["reaches", 0, 3000]))
    assert not running.has_solution(goal(["reaches", 1, 0]))


def test_the_limit_is_an_error() -> None:
    """The bound on steps is a LimitExceeded that says so."""
    running = evaluator(MIRRORS, mirrors(40), steps=1000)
    with pytest.raises(LimitExceeded, match="more than 1,000 steps of evaluation") as exceeded:
        running.has_solution(goal(["makes", "m1", "white"]))
    assert (exceeded.value.limit, exceeded.value.value) == ("inferences", 1000)


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (["unknown", 1], "nothing is known of unknown/1"),
        (["right", v(0), 1], "right/2 is called without its argument 1"),
        (["paid", v(0), 1], "is called before its inputs are known"),
        (["<", v(0), 1], "is not bound"),
        (["at", ["node", "a"], 3], "there is no stage 3: 0 effects are applied"),
    ],
)
def test_goals_that_cannot_be_evaluated(question: Json, message: str) -> None:
    """Ignorance is an error, not a no."""
    with pytest.raises(Uncomputable, match=message):
        evaluator(SHOP, []).has_solution(goal(question))


def unstratified(*body: Json, head: Json = "p") -> Json:
    """Rules in which p depends on itself."""
    return exported(
        {"f": 0}, [relation("p", 0), relation("q", 0)], [rule("p", head, list(body), "S"), rule("q", "q", ["p"])]
    )


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (unstratified(["not", "q"]), "The exported rules are not stratified: p/0 depends on itself by way of q/0"),
        (unstratified(["count", "x", "q", 0]), "The exported rules are not stratified"),
        (unstratified("unheard_of"), "Rule p calls unheard_of/0, which is not defined."),
        (unstratified(v(3)), "rule p has a variable without a name"),
        (unstratified(head=["at", "p", "now"]), "rule p holds in a stage that is not a variable: now"),
        ({"rules": []}, "The exported rules cannot be read: KeyError"),
        (exported({}, [], [rule("a", "p", []), rule("a", "p", [])]), "Two exported rules have the id a."),
        (
            unstratified(["at", "q", ["+", v(0), "e"]], head=["at", "p", v(0)]),
            "The exported rules go in a circle through a later stage",
        ),
    ],
)
def test_rules_that_are_refused(rules: Json, message: str) -> None:
    """The checker trusts the rules, but the evaluator depends on their form."""
    with pytest.raises(EngineError) as refused:
        read_rulebook(rules)
    assert message in str(refused.value)
