"""What the engine refuses, with a message that says why, and without harm."""

import pytest

from lawmage.bridge.engine import Engine, Settings
from lawmage.bridge.errors import (
    EngineError,
    InputError,
    InvalidQuestion,
    LawmageError,
    UnknownCard,
    UnknownRelation,
)
from lawmage.bridge.terms import Term

from .conftest import ask, board, produces, question, types


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
