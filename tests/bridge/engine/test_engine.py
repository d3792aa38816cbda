"""Questions through the engine: a board in, an answer out, and nothing mixed up."""

import json

import pytest

from lawmage.bridge.engine import Engine, Settings
from lawmage.bridge.errors import EngineError

from .conftest import Cards, ask, board, land, memory, produces, types


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
