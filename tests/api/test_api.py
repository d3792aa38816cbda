"""The HTTP interface: the same answers, and problems in JSON (RFC 9457) for everything that is wrong."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from lawmage.api import ApiSettings, create_app
from lawmage.api.examples import (
    AVAILABLE_MANA,
    CAN_PAY,
    CHARACTERISTICS,
    COULD_PRODUCE,
    IS_MANA_ABILITY,
    MAY_ACTIVATE,
    MAY_CAST,
    QUERY,
    TAP_FOR_MANA,
)
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Limits, Settings
from lawmage.bridge.errors import EngineError, InputError
from lawmage.bridge.questions import Lawmage, answer_from_json, question_from_data

POLUKRANOS = "Polukranos, Unchained"
FOREST = {"players": [{"id": "you", "battlefield": ["Forest"]}]}


def test_the_same_answer_as_in_python(client: TestClient, law: Lawmage) -> None:
    question = {"board": FOREST, "permanent": "Forest"}
    response = client.post("/v1/could-produce", json=question)
    assert response.status_code == 200
    assert response.text == law.ask(question_from_data({"kind": "could_produce", **question})).to_json()
    assert answer_from_json(response.text).summary == "Forest could produce {G}."


EXAMPLES = [
    (path, name, example["value"])
    for path, examples in (
        ("/v1/could-produce", COULD_PRODUCE),
        ("/v1/tap-for-mana", TAP_FOR_MANA),
        ("/v1/is-mana-ability", IS_MANA_ABILITY),
        ("/v1/may-cast", MAY_CAST),
        ("/v1/may-activate", MAY_ACTIVATE),
        ("/v1/can-pay", CAN_PAY),
        ("/v1/available-mana", AVAILABLE_MANA),
        ("/v1/characteristics", CHARACTERISTICS),
        ("/v1/query", QUERY),
    )
    for name, example in examples.items()
]


@pytest.mark.parametrize(("path", "name", "value"), EXAMPLES, ids=[name for _, name, _ in EXAMPLES])
def test_the_examples_of_the_description_are_answered(path: str, name: str, value: Any, client: TestClient) -> None:
    response = client.post(path, json=value)
    assert response.status_code == 200, name
    noes = ("opponents_turn", "summoning_sick")
    assert response.json()["verdict"] == ("no" if name in noes else "yes")


def test_a_saved_answer_is_checked(client: TestClient) -> None:
    answer = client.post("/v1/may-cast", json=MAY_CAST["escape"]["value"]).json()
    assert client.post("/v1/check", json=answer).json() == {"holds": True, "step": None, "reason": None}
    answer["summary"] = "No doubt."
    refused = client.post("/v1/check", json=answer)
    assert refused.status_code == 200
    assert refused.json()["holds"] is False
    assert refused.json()["reason"]


def test_a_rule_is_shown(client: TestClient) -> None:
    response = client.get("/v1/rules/106.7")
    assert response.status_code == 200
    assert response.json()["number"] == "106.7"
    assert response.json()["clauses"]


def test_the_description_has_examples_and_problems(client: TestClient) -> None:
    description = client.get("/openapi.json").json()
    post = description["paths"]["/v1/could-produce"]["post"]
    assert post["requestBody"]["content"]["application/json"]["examples"]["orchards"]
    assert "application/problem+json" in post["responses"]["422"]["content"]
    assert description["info"]["title"] == "lawmage"


def board(**fields: Any) -> dict[str, Any]:
    return {"board": {"players": [{"id": "you", **fields}]}, "permanent": "Forest"}


WRONG: list[tuple[str, Any, str, str]] = [
    ("an unknown card", board(battlefield=["Forrest"]), "board.players[0].battlefield[0].card", "Forest"),
    ("an object that is not there", board(), "permanent", "has no object"),
    ("two objects with one id", board(hand=[{"card": "Forest", "id": "f"}, {"card": "Island", "id": "f"}]),
     "board.players[0].hand[1].id", "two objects"),
    ("a card in two zones", board(hand=[{"card": "Forest", "id": "f"}], graveyard=[{"card": "Forest", "id": "f"}]),
     "board.players[0].graveyard[0].id", "in two places"),
    ("negative counters", board(battlefield=[{"card": "Forest", "counters": {"charge": -1}}]),
     "board.players[0].battlefield[0].counters.charge", "greater than or equal to 0"),
    ("too many objects", board(battlefield=["Forest*5001"]), "board.players", "at most 5000"),
    ("an unknown field", board(lives=9), "board.players[0].lives", "no such field"),
    ("no permanent", {"board": FOREST}, "permanent", "is missing"),
    ("no board", {"permanent": "Forest"}, "board", "is missing"),
    ("a list", [], "body", "valid"),
    ("half a character", board(battlefield=["\ud800"]), "", ""),
]  # fmt: skip


@pytest.mark.parametrize(("body", "field", "message"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_wrong_input_is_a_problem_that_names_the_field(body: Any, field: str, message: str, client: TestClient) -> None:
    response = client.post("/v1/could-produce", content=json.dumps(body), headers={"content-type": "application/json"})
    assert response.status_code == 422
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem["status"] == 422
    assert problem["title"]
    assert field in problem.get("field", "")
    assert message in problem["detail"]


UNREADABLE = [
    ("cut off", b'{"board": ', "The body is not JSON: "),
    ("a repeated key", b'{"board": {}, "board": {}}', 'the key "board" stands twice'),
    ("nested too deeply", b"[" * 100_000, "nested too deeply"),
    ("not UTF-8", b"\xff\xfe", "The body is not JSON"),
]


@pytest.mark.parametrize(("body", "message"), [row[1:] for row in UNREADABLE], ids=[row[0] for row in UNREADABLE])
def test_a_body_that_is_no_json(body: bytes, message: str, client: TestClient) -> None:
    response = client.post("/v1/query", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 400
    assert response.headers["content-type"] == "application/problem+json"
    assert message in response.json()["detail"]


def test_ten_megabytes_are_refused(client: TestClient) -> None:
    response = client.post("/v1/query", content=b" " * 10_000_000, headers={"content-type": "application/json"})
    assert response.status_code == 413
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json()["limit"] == "size"


def test_a_stream_without_a_length_is_refused_too(client: TestClient) -> None:
    chunks = (b" " * 100_000 for _ in range(100))
    response = client.post("/v1/query", content=chunks, headers={"content-type": "application/json"})
    assert response.status_code == 413


def test_an_unknown_relation_has_suggestions(client: TestClient) -> None:
    response = client.post("/v1/query", json={"board": FOREST, "query": "could_produces(A, B)"})
    assert response.status_code == 422
    assert response.json()["type"] == "unknown-relation"
    assert "could_produce/2" in response.json()["suggestions"]


@pytest.mark.parametrize("number", ["999.9", "106.7zz", "abc"])
def test_an_unknown_rule_is_not_found(number: str, client: TestClient) -> None:
    response = client.get(f"/v1/rules/{number}")
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
    assert number in response.json()["detail"]


def test_an_unknown_path_is_a_problem_too(client: TestClient) -> None:
    response = client.get("/v1/nothing")
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"


def test_a_limit_is_a_problem_and_leaves_the_engine_usable(client: TestClient) -> None:
    question = {"board": FOREST, "permanent": "Forest"}
    tight = Settings(engines=1, limits=Limits(inferences=100))
    with Lawmage(CardStore.starter(), settings=tight) as law, TestClient(create_app(law, ApiSettings())) as limited:
        for _ in range(2):
            response = limited.post("/v1/could-produce", json=question)
            assert response.status_code == 422
            assert response.json()["type"] == "limit-exceeded"
            assert response.json()["limit"] == "inferences"
            assert "LAWMAGE_INFERENCES" in response.json()["detail"]
    assert client.post("/v1/could-produce", json=question).status_code == 200


def test_what_fails_inside_says_nothing_of_itself(law: Lawmage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(law, "ask", fail)
    with TestClient(create_app(law, ApiSettings()), raise_server_exceptions=False) as client:
        response = client.post("/v1/could-produce", json=board(battlefield=["Forest"]))
    assert response.status_code == 500
    assert response.headers["content-type"] == "application/problem+json"
    assert "secret" not in response.text


def test_an_engine_that_fails_is_a_server_error(law: Lawmage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise EngineError("SWI-Prolog is missing.")

    monkeypatch.setattr(law, "ask", fail)
    with TestClient(create_app(law, ApiSettings()), raise_server_exceptions=False) as client:
        response = client.post("/v1/could-produce", json=board(battlefield=["Forest"]))
    assert response.status_code == 500
    assert response.json()["type"] == "engine-failed"


def test_eight_threads_get_the_answers_of_one(client: TestClient) -> None:
    questions = [value for path, _, value in EXAMPLES if path == "/v1/may-cast"] * 8
    one_by_one = [client.post("/v1/may-cast", json=value).text for value in questions]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda value: client.post("/v1/may-cast", json=value).text, questions))
    assert together == one_by_one


def test_settings_come_from_the_environment() -> None:
    settings = ApiSettings.from_environment({"LAWMAGE_BODY_BYTES": "1000", "LAWMAGE_ANSWER_BYTES": ""})
    assert (settings.body_bytes, settings.answer_bytes, settings.cards) == (1000, 20_000_000, None)


@pytest.mark.parametrize("value", ["many", "0", "-1", "\u0661"])
def test_a_setting_that_is_no_number(value: str) -> None:
    with pytest.raises(InputError, match="LAWMAGE_BODY_BYTES") as caught:
        ApiSettings.from_environment({"LAWMAGE_BODY_BYTES": value})
    assert caught.value.field == "LAWMAGE_BODY_BYTES"


def test_a_smaller_limit_is_kept(law: Lawmage) -> None:
    with TestClient(create_app(law, ApiSettings(body_bytes=10))) as client:
        assert client.post("/v1/query", json={"board": FOREST, "query": "p"}).status_code == 413
        assert client.get("/v1/rules/106.7").status_code == 200
