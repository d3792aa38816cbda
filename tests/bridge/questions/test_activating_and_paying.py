"""Answers about activating abilities and about paying costs, from end to end."""

import pytest

from lawmage.bridge.boards import Board, board_from_text
from lawmage.bridge.errors import InvalidQuestion
from lawmage.bridge.questions import Lawmage, Verdict, answer_from_json, check_answer

SICK = board_from_text("Llanowar Elves (sick); Forest")
RIVER = board_from_text("Underground Sea; Forest")


def test_each_ability_has_a_verdict_of_its_own(law: Lawmage) -> None:
    answer = law.may_activate(RIVER, "Underground Sea")
    assert answer.verdict is Verdict.YES
    both = ["the intrinsic island ability", "the intrinsic swamp ability"]
    assert {way.name: way.verdict for way in answer.ways} == dict.fromkeys(both, Verdict.YES)
    assert answer.summary == f"Player A may activate {' and '.join(both)} of Underground Sea."


def test_one_ability_by_its_number(law: Lawmage) -> None:
    answer = law.may_activate(RIVER, "Underground Sea", ability=2)
    assert [way.name for way in answer.ways] == ["the intrinsic swamp ability"]


def test_a_no_says_what_is_missing(law: Lawmage) -> None:
    answer = law.may_activate(SICK, "Llanowar Elves")
    assert answer.verdict is Verdict.NO
    assert answer.summary == "Player A may not activate \u201c{T}: Add {G}.\u201d of Llanowar Elves now."
    assert answer.missing == [
        "Player A can't pay the cost of line 1: Llanowar Elves is a creature that has not been under its "
        "controller's control continuously since their most recent turn began"
    ]
    assert any("taken to have priority" in said for said in answer.assumptions)


@pytest.mark.parametrize("card", ["Grizzly Bears", "Lightning Bolt"])
def test_without_an_activated_ability_there_is_nothing_more_to_say(card: str, law: Lawmage) -> None:
    answer = law.may_activate(board_from_text(card), card)
    assert answer.missing == [f"{card} has no activated ability"]


def test_whoever_is_asked_for_mana_has_no_priority(law: Lawmage) -> None:
    answer = law.may_activate(SICK, "Forest", paying_for="Llanowar Elves")
    assert answer.verdict is Verdict.YES
    assert answer.assumptions == []


def test_another_player(law: Lawmage) -> None:
    answer = law.may_activate(RIVER, "Underground Sea", player="opponent")
    assert answer.verdict is Verdict.NO
    assert "only the controller of Underground Sea can activate its abilities" in answer.text()


WRONG = [
    ("an object that is not there", {"item": "Island"}, 'The board has no object "Island"'),
    ("a third ability", {"item": "Underground Sea", "ability": 3}, "Underground Sea has 2 activated abilities."),
    ("a second ability", {"item": "Forest", "ability": 2}, "Forest has one activated ability."),
    ("a player that is not there", {"item": "Forest", "player": "Bob"}, 'there is no player "Bob"'),
    ("something to pay for that is not there", {"item": "Forest", "paying_for": "Ox"}, 'no object "Ox"'),
]


@pytest.mark.parametrize(("arguments", "message"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_wrong_question_about_activating(arguments: dict[str, str], message: str, law: Lawmage) -> None:
    with pytest.raises(InvalidQuestion) as caught:
        law.may_activate(RIVER, **arguments)  # type: ignore[arg-type]
    assert message in caught.value.message
    assert caught.value.field is not None or "no object" in message


def test_a_plan_is_named(law: Lawmage) -> None:
    answer = law.can_pay(board_from_text("Forest*2; Swamp"), "{1}{B}{G}")
    assert answer.summary == "Player A can pay {1}{B}{G}: {G} from Forest (1) and Forest (2) and {B} from Swamp."


def test_what_is_short_is_named(law: Lawmage) -> None:
    answer = law.can_pay(board_from_text("Forest*2; Swamp"), "{B}{B}{G}")
    assert answer.verdict is Verdict.NO
    assert answer.summary == "Player A can't pay {B}{B}{G} now."
    assert answer.missing == [
        "Player A can't pay {B}{B}{G}: {B} must be paid with 2 mana, and the sources make at most 1 of it"
    ]


def test_life_for_phyrexian_mana(law: Lawmage) -> None:
    board = board_from_text("life: 3; Forest")
    assert law.can_pay(board, "{G}{W/P}").verdict is Verdict.YES
    assert law.can_pay(board, "{G}{W/P}{W/P}").verdict is Verdict.NO


@pytest.mark.parametrize(
    ("cost", "x", "verdict"), [("{X}{G}", 2, Verdict.YES), ("{X}{G}", 3, Verdict.NO), ("{X}{G}", None, Verdict.UNKNOWN)]
)
def test_the_value_of_x(cost: str, x: int | None, verdict: Verdict, law: Lawmage) -> None:
    assert law.can_pay(board_from_text("Forest*3"), cost, x=x).verdict is verdict


def test_a_cost_that_cannot_be_read(law: Lawmage) -> None:
    with pytest.raises(InvalidQuestion, match="is not a row of mana symbols") as caught:
        law.can_pay(RIVER, "two green")
    assert caught.value.field == "cost"


@pytest.mark.parametrize("board", [SICK, RIVER], ids=["a no", "a yes"])
def test_saved_answers_are_checked(board: Board, law: Lawmage) -> None:
    name = board.players[0].battlefield[0].name
    for answer in (law.may_activate(board, name), law.can_pay(board, "{G}{U}")):
        assert check_answer(answer_from_json(answer.to_json()), law) == answer


def test_available_mana_of_each_type_and_in_all(law: Lawmage) -> None:
    answer = law.available_mana(board_from_text("Forest*2; Bayou"))
    assert answer.verdict is Verdict.YES
    assert answer.summary == "Player A can have at most 3 mana now: up to 1 {B} and 3 {G}, each by itself."
    kinds = ["any_type", "white", "blue", "black", "red", "green", "colorless"]
    assert [solution.bindings["Kind"] for solution in answer.solutions] == kinds
    assert [solution.bindings["Number"] for solution in answer.solutions] == [3, 0, 0, 1, 0, 3, 0]
    assert check_answer(answer_from_json(answer.to_json()), law) == answer


def test_no_mana_is_available(law: Lawmage) -> None:
    assert law.available_mana(SICK, "opponent").summary == "Player B can have no mana now."
