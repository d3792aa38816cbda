"""Card text through the engine: read and printed."""

import pytest

from lawmage.bridge.engine import Engine, Limits, Settings
from lawmage.bridge.errors import InvalidQuestion, LimitExceeded


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
