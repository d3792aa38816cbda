"""The limits of a question: a clear error, and the engine goes on."""

import pytest

from lawmage.bridge.engine import Engine, Limits, Settings
from lawmage.bridge.errors import InputError, LimitExceeded
from lawmage.bridge.terms import Term

from .conftest import MANY, Cards, ask, board, produces, question, types


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
