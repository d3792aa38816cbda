"""Questions through the engine: answers, errors, limits, and nothing left behind."""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from lawmage.bridge.engine import Engine, Limits, Settings
from lawmage.bridge.errors import (
    EngineError,
    InputError,
    InvalidQuestion,
    LawmageError,
    LimitExceeded,
    UnknownCard,
    UnknownRelation,
)
from lawmage.bridge.terms import Term

from .conftest import BASICS, Cards, board, land, produces

SHORT = Limits(inferences=20_000)


def types(answer: dict[str, Any]) -> dict[str, list[str]]:
    """Read an answer to produces(): permanent -> types of mana."""
    found: dict[str, list[str]] = {}
    for solution in answer["answers"][0]["solutions"]:
        _, permanent, kind = solution["goal"]
        found.setdefault(permanent, []).append(kind)
    return {permanent: sorted(kinds) for permanent, kinds in found.items()}


def ask(engine: Engine, *cards: str, limits: Limits | None = None) -> dict[str, Any]:
    return engine.ask(board(*cards), set(cards), [produces()], limits)


def memory(engine: Engine) -> dict[str, int]:
    """What is in Prolog's memory now."""
    return engine._request("ping")


def resident_bytes() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_a_board_in_an_answer_with_its_proof_out(engine: Engine) -> None:
    answer = ask(engine, "forest", "pool")
    assert types(answer) == {"forest_1": ["green"], "pool_2": ["green"]}
    solution = answer["answers"][0]["solutions"][0]
    root = answer["nodes"][str(solution["root"])]
    assert root["kind"] == "rule"
    assert root["goal"] == solution["goal"]


def test_a_no_comes_with_its_refutation(engine: Engine) -> None:
    answer = engine.ask(board("pool"), {"pool"}, [produces("pool_1")])
    result = answer["answers"][0]
    assert result["solutions"] == []
    assert answer["nodes"][str(result["refutation"])]["kind"] == "why_not"


def test_several_questions_about_one_board(engine: Engine) -> None:
    answer = engine.ask(board("forest", "island"), {"forest", "island"}, [produces("forest_1"), produces("island_2")])
    kinds = [[solution["goal"][2] for solution in result["solutions"]] for result in answer["answers"]]
    assert kinds == [["green"], ["blue"]]


def test_nothing_of_a_question_is_left_for_the_next(engine: Engine) -> None:
    assert types(ask(engine, "forest", "pool"))
    assert types(ask(engine)) == {}
    assert types(ask(engine, "island", "pool")) == {"island_1": ["blue"], "pool_2": ["blue"]}


def test_the_rules_as_data(engine: Engine) -> None:
    exported = engine.rules
    assert exported["version"] == 1
    assert any(relation["name"] == "could_produce" for relation in exported["relations"])
    assert any(rule["id"].startswith("106.7") for rule in exported["rules"])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Lim-D\u00fbl's Vault \u9b54\u6cd5", id="accents and Chinese"),
        pytest.param("\U0001f332\U0001f332 \U0001d50f", id="beyond the basic plane"),
        pytest.param('quote " backslash \\ slash / \\ud83c', id="characters that JSON escapes"),
        pytest.param("line\nfeed\ttab\x00zero\x7f", id="control characters"),
        pytest.param("e\u0301 \u202eright to left", id="combining and directional marks"),
        pytest.param("", id="empty"),
    ],
)
def test_names_survive(name: str) -> None:
    with Engine(Cards(strange=land("strange", name)), Settings(engines=1)) as engine:
        question = {"goal": ["has_name", "strange_1", {"v": "Name"}], "mode": "all"}
        answer = engine.ask(board("strange"), {"strange"}, [question])
    assert answer["answers"][0]["solutions"][0]["goal"] == ["has_name", "strange_1", {"s": name}]


def test_object_names_survive(engine: Engine) -> None:
    name = "\U0001f332 'x' \\ \x00"
    facts = json.loads(json.dumps(board("forest")).replace("forest_1", json.dumps(name)[1:-1]))
    answer = engine.ask(facts, {"forest"}, [produces(name)])
    assert types(answer) == {name: ["green"]}


def question(goal: Term, mode: str = "all") -> list[dict[str, Any]]:
    return [{"goal": goal, "mode": mode}]


@pytest.mark.parametrize(
    ("goal", "error", "message"),
    [
        (
            ["unlike_any_relation", 1],
            UnknownRelation,
            "No relation unlike_any_relation/1 can be asked for.",
        ),
        (
            ["could_produce", ["never_seen_before", 1], {"v": "T"}],
            InvalidQuestion,
            "Nothing in the rules knows of never_seen_before with 1 argument.",
        ),
        (["could_produce", 1.5, {"v": "T"}], InvalidQuestion, "1.5 is not a term."),
        (["could_produce", None, {"v": "T"}], InvalidQuestion, "null is not a term."),
        (["could_produce", ["f"], {"v": "T"}], InvalidQuestion, '["f"] is not a term.'),
        (["could_produce", {"v": 0}, {"v": "T"}], InvalidQuestion, '{"v": 0} is not a term.'),
    ],
)
def test_bad_goals(engine: Engine, goal: Term, error: type[LawmageError], message: str) -> None:
    with pytest.raises(error) as caught:
        engine.ask(board("forest"), {"forest"}, question(goal))
    assert caught.value.message == message


def test_a_misspelt_relation_gets_suggestions(engine: Engine) -> None:
    with pytest.raises(UnknownRelation) as caught:
        engine.ask(board("forest"), {"forest"}, question(["could_prodce", "forest_1", {"v": "T"}]))
    assert (caught.value.name, caught.value.arity) == ("could_prodce", 2)
    assert caught.value.suggestions[0] == "could_produce/2"
    assert caught.value.message.startswith(
        'No relation could_prodce/2 can be asked for. Did you mean "could_produce/2"'
    )


@pytest.mark.parametrize(
    "goal",
    [["halt", 1], ["shell", "true"], ["assertz", "p"], ["call", "true"], [":", "user", "halt"], "halt", "listing"],
)
def test_prologs_own_predicates_cannot_be_asked_for(engine: Engine, goal: Term) -> None:
    with pytest.raises(UnknownRelation):
        engine.ask(board("forest"), {"forest"}, question(goal))


@pytest.mark.parametrize("goal", [3, {"s": "text"}, {"v": "Goal"}, {"l": ["a"]}, {}, []])
def test_goals_that_are_no_calls(engine: Engine, goal: Term) -> None:
    with pytest.raises(InvalidQuestion):
        engine.ask(board("forest"), {"forest"}, question(goal))


@pytest.mark.parametrize(
    "fact",
    [["forrest", "a"], ["object", "a", "b"], "object", ["object", {"v": "X"}], ["card_name", "a", {"s": "b"}], 3],
)
def test_facts_that_are_not_declared_are_refused(engine: Engine, fact: Term) -> None:
    with pytest.raises(EngineError):
        engine.ask([*board("forest"), fact], {"forest"}, [produces()])
    assert types(ask(engine, "forest")) == {"forest_1": ["green"]}


def test_an_unknown_card(engine: Engine) -> None:
    with pytest.raises(UnknownCard):
        engine.ask(board("forest"), {"forest", "atlantis"}, [produces()])


def test_an_engine_without_cards_names_the_card_that_is_asked_for() -> None:
    with Engine(settings=Settings(engines=1)) as engine, pytest.raises(EngineError) as caught:
        engine.ask(board("forest"), {"forest"}, [produces()])
    assert caught.value.message == "This engine was made without cards, and the question needs the card forest."


def test_half_a_surrogate_pair_is_no_text(engine: Engine) -> None:
    with pytest.raises(InputError) as caught:
        engine.ask([["player", "\ud83d"]], (), [produces()])
    assert caught.value.message == "The input holds half of a surrogate pair, which is not a character."


def test_infinity_is_no_number(engine: Engine) -> None:
    with pytest.raises(InputError) as caught:
        engine.ask([["life", "you", float("inf")]], (), [produces()])
    assert caught.value.message == "The input holds a number that is not finite."


MANY = ["forest", "island", *["pool"] * 200]


@pytest.mark.parametrize(
    ("limits", "limit", "message"),
    [
        (
            Limits(inferences=20_000),
            "inferences",
            "The question was stopped after 20,000 inferences, so nothing is known about its answer. "
            "LAWMAGE_INFERENCES sets this limit.",
        ),
        (
            Limits(seconds=0.002),
            "seconds",
            "The question was stopped after 0.002 seconds, so nothing is known about its answer. "
            "LAWMAGE_SECONDS sets this limit.",
        ),
        (
            Limits(stack_bytes=1024 * 1024),
            "stack",
            "The question was stopped after 1,048,576 bytes of memory, so nothing is known about its answer. "
            "LAWMAGE_STACK_BYTES sets this limit.",
        ),
    ],
)
def test_a_limit_is_a_clear_error_and_the_engine_goes_on(limits: Limits, limit: str, message: str) -> None:
    with Engine(Cards(), Settings(engines=1)) as engine:
        before = ask(engine, "forest", "pool")
        for _ in range(3):
            with pytest.raises(LimitExceeded) as caught:
                ask(engine, *MANY, limits=limits)
            assert (caught.value.limit, caught.value.message) == (limit, message)
            assert ask(engine, "forest", "pool") == before
        assert types(ask(engine, *MANY))["pool_202"] == ["blue", "green"]


def test_a_bound_of_the_prover_is_a_clear_error(engine: Engine) -> None:
    """A mana symbol that stands for more mana than any list is made for."""
    symbol = {**produces(), "goal": ["types_of_symbol", 10**12, {"v": "Types"}]}
    with pytest.raises(LimitExceeded) as caught:
        engine.ask(board("forest"), {"forest"}, [symbol])
    assert (caught.value.limit, caught.value.value) == ("copies", 1_000_000)
    assert caught.value.message == (
        "A list of more than 1,000,000 copies of an element was asked for. So nothing is known about the answer."
    )


def test_the_inference_limit_is_deterministic(engine: Engine) -> None:
    def fits(inferences: int) -> bool:
        try:
            ask(engine, "forest", "pool", limits=Limits(inferences=inferences))
        except LimitExceeded:
            return False
        return True

    least, most = 0, 1_000_000
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (least, middle) if fits(middle) else (middle, most)
    assert [fits(most), fits(most - 100), fits(most), fits(most + 100)] == [True, False, True, True]


def test_a_request_that_is_too_large_never_reaches_prolog() -> None:
    with Engine(Cards(), Settings(engines=1, request_bytes=1000)) as engine:
        with pytest.raises(LimitExceeded) as caught:
            ask(engine, *MANY)
        assert caught.value.limit == "size"
        assert caught.value.value == 1000
        assert caught.value.message.startswith("The question with its board takes ")
        assert caught.value.message.endswith(" bytes; the limit is 1,000 (LAWMAGE_REQUEST_BYTES).")


@pytest.mark.parametrize("depth", [200, 100_000])
def test_deeply_nested_terms_are_refused_without_harm(engine: Engine, depth: int) -> None:
    deep: Term = "a"
    for _ in range(depth):
        deep = {"l": [deep]}
    with pytest.raises(InputError):
        engine.ask(board("forest"), {"forest"}, question(["could_prodce", deep]))
    assert types(ask(engine, "forest")) == {"forest_1": ["green"]}


BOARDS = [
    ("forest",),
    ("forest", "pool", "pool"),
    ("pool", "pool"),
    (*BASICS, "pool"),
    ("island", "island", "pool", "mountain"),
    ("island", *["pool"] * 12),
    (),
]


def test_eight_threads_answer_as_one() -> None:
    with Engine(Cards(), Settings(engines=1)) as one:
        expected = [ask(one, *cards) for cards in BOARDS]
    with Engine(Cards(), Settings(engines=8)) as eight, ThreadPoolExecutor(8) as callers:
        rounds = 20
        answers = list(callers.map(lambda cards: ask(eight, *cards), BOARDS * rounds))
    assert answers == expected * rounds


def test_limits_in_one_thread_do_not_touch_the_others() -> None:
    with Engine(Cards(), Settings(engines=4)) as engine, ThreadPoolExecutor(8) as callers:
        expected = ask(engine, "forest", "pool")

        def either(number: int) -> bool:
            if number % 2 == 0:
                return ask(engine, "forest", "pool") == expected
            with pytest.raises(LimitExceeded):
                ask(engine, *MANY, limits=SHORT)
            return True

        assert all(callers.map(either, range(80)))


def settled(engine: Engine) -> dict[str, int]:
    """What is in Prolog's memory once garbage is collected, after the same last question each time.

    An idle engine still holds names and memos of its last question, some hundred for a large board. Without this, what
    is counted depends on what that question was.
    """
    ask(engine)
    return memory(engine)


def test_unknown_names_leave_nothing_in_memory() -> None:
    def refused(number: int) -> None:
        for goal in (
            [f"never_heard_of_{number}", "a", {"v": "X"}],
            ["could_produce", [f"no_such_functor_{number}", 1], {"v": "T"}],
            ["could_produce", f"no_such_object_{number}", f"no_such_type_{number}"],
        ):
            try:
                engine.ask(board("forest"), {"forest"}, question(goal))
            except InvalidQuestion:
                continue

    with Engine(Cards(), Settings(engines=1)) as engine:
        # The first time, Prolog loads what it needs for its messages.
        refused(0)
        settled(engine)
        refused(0)
        before = settled(engine)
        for number in range(1, 301):
            refused(number)
        after = settled(engine)
    # The last of the 1,200 names may still be held.
    assert after["atoms"] - before["atoms"] < 10
    assert {**after, "atoms": 0} == {**before, "atoms": 0}


def test_thousands_of_questions_leave_nothing_in_memory() -> None:
    with Engine(Cards(), Settings(engines=1)) as engine:

        def work(count: int) -> None:
            for number in range(count):
                ask(engine, *BOARDS[number % 4])

        work(100)
        before, resident_before = settled(engine), resident_bytes()
        work(1500)
        after = settled(engine)
    assert after["atoms"] - before["atoms"] < 10
    assert {**after, "atoms": 0} == {**before, "atoms": 0}
    assert resident_bytes() - resident_before < 8 * 1024 * 1024


def test_several_engines_leave_nothing_in_memory_either() -> None:
    with Engine(Cards(), Settings(engines=2)) as engine, ThreadPoolExecutor(2) as callers:

        def work(count: int) -> dict[str, int]:
            for _ in callers.map(lambda number: ask(engine, *BOARDS[number % 4]), range(count)):
                pass
            # Either engine may have been the last to answer, and each of these questions.
            for _ in callers.map(lambda _: ask(engine), range(20)):
                pass
            return memory(engine)

        work(200)
        before = work(200)
        rounds = [work(200) for _ in range(5)]
    assert all(after["clauses"] == before["clauses"] for after in rounds)
    assert all(after["functors"] == before["functors"] for after in rounds)
    assert all(after["threads"] == before["threads"] for after in rounds)
    assert min(after["atoms"] for after in rounds[-3:]) - before["atoms"] < 100


def test_engines_that_close_give_their_threads_back() -> None:
    with Engine(Cards(), Settings(engines=1)) as engine:
        before = memory(engine)
        for _ in range(10):
            with Engine(Cards(), Settings(engines=3)) as more:
                ask(more, "forest")
                assert memory(engine)["threads"] > before["threads"]
        assert memory(engine)["threads"] == before["threads"]


def test_a_closed_engine_says_so() -> None:
    engine = Engine(Cards(), Settings(engines=1))
    engine.close()
    engine.close()
    with pytest.raises(EngineError) as caught:
        ask(engine, "forest")
    assert caught.value.message == "This engine is closed."


def test_two_sources_of_cards_do_not_mix() -> None:
    other = Cards(forest=land("forest", "Forest", subtype="swamp"))
    with Engine(Cards(), Settings(engines=1)) as first, Engine(other, Settings(engines=1)) as second:
        for _ in range(3):
            assert types(ask(first, "forest")) == {"forest_1": ["green"]}
            assert types(ask(second, "forest")) == {"forest_1": ["black"]}


def test_cards_that_only_one_question_describes() -> None:
    facts = land("token_1", "Odd Land", subtype="mountain")
    with Engine(Cards(), Settings(engines=1)) as engine:

        def described_and_not() -> int:
            answer = engine.ask(board("token_1"), (), [produces()], card_facts=facts)
            assert types(answer) == {"token_1_1": ["red"]}
            assert types(engine.ask(board("token_1"), (), [produces()])) == {}
            return memory(engine)["clauses"]

        # The first times, Prolog keeps a few clauses of its own.
        for _ in range(3):
            settled = described_and_not()
        # What the token is takes seven clauses each time; a stray one of Prolog's own may come or go.
        assert abs(max(described_and_not() for _ in range(20)) - settled) < 5


def test_card_text_is_read_and_printed(engine: Engine) -> None:
    lines = ["{T}: Add {G}. (A reminder.)", "Haste", "Gyre and gimble in the wabe.", "", "(Only a reminder.)"]
    results = engine.read_text(lines)
    assert [result["text"] for result in results] == ["{T}: Add {G}.", "Haste", *lines[2:]]
    terms = [result["term"] for result in results if "term" in result]
    assert len(terms) == 2
    assert terms[1] == ["keywords", {"l": ["haste"]}]
    assert engine.print_abilities([*terms, ["keywords", "haste"]]) == ["{T}: Add {G}.", "Haste", None]


def test_a_term_that_no_card_has_is_not_printed(engine: Engine) -> None:
    with pytest.raises(InvalidQuestion) as caught:
        engine.print_abilities([["gyre", "gimble", "wabe"]])
    assert caught.value.message == "Nothing in the rules knows of gyre with 2 arguments."


def test_reading_text_has_limits() -> None:
    with Engine(settings=Settings(engines=1, limits=Limits(inferences=1000))) as engine:
        with pytest.raises(LimitExceeded) as caught:
            engine.read_text(["Flying, haste"] * 100)
        assert caught.value.limit == "inferences"
