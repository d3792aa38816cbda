"""Answers from end to end: verdicts, what they say, their JSON, and that a changed answer is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lawmage.bridge.boards import Board, board_from_data, board_from_text
from lawmage.bridge.engine import Limits
from lawmage.bridge.errors import (
    InputError,
    InvalidBoard,
    InvalidQuestion,
    LimitExceeded,
    ProofRejected,
    UnknownCard,
    UnknownRelation,
)
from lawmage.bridge.questions import (
    Answer,
    CouldProduce,
    Lawmage,
    MayCast,
    Verdict,
    answer_from_json,
    check_answer,
    question_from_data,
)

POLUKRANOS = "Polukranos, Unchained"
ORCHARDS = board_from_text("Forest; Exotic Orchard", "Exotic Orchard")
ESCAPE = board_from_text(f"Forest*4; Swamp*4; graveyard: {POLUKRANOS}; 6 other cards")
GROWN = board_from_text("Grizzly Bears (+1/+1*2); Forest")
TOO_FEW = board_from_text(f"Forest*4; Swamp*4; graveyard: {POLUKRANOS}; 5 other cards", active="opponent")


def test_a_yes_says_what_and_why(law: Lawmage) -> None:
    answer = law.could_produce(ORCHARDS, "Exotic Orchard (1)")
    assert answer.verdict is Verdict.YES
    assert answer.summary == "Exotic Orchard (1) could produce {G}."
    assert [solution.bindings for solution in answer.solutions] == [{"Type": "green"}]
    assert answer.unknown_texts == []
    lines = answer.text().splitlines()
    assert lines[0] == "Yes. Exotic Orchard (1) could produce {G}."
    assert any(line.endswith("[CR 106.7]") for line in lines)
    assert lines[-1].startswith("By the Comprehensive Rules in force from 20")


def test_types_come_in_the_order_of_the_rules(law: Lawmage) -> None:
    answer = law.could_produce(board_from_text("City of Brass"), "City of Brass")
    assert answer.summary == "City of Brass could produce {W}, {U}, {B}, {R} and {G}."


def test_a_no_lists_all_that_is_missing(law: Lawmage) -> None:
    answer = law.may_cast(TOO_FEW, POLUKRANOS)
    assert answer.verdict is Verdict.NO
    assert answer.summary == "Player A may not cast Polukranos, Unchained now."
    assert len(answer.missing) == 2
    assert "it is not Player A's turn" in answer.missing[0]
    assert "6 other cards" in answer.missing[1]
    assert "What is missing:" in answer.text()


def test_whoever_asks_has_priority_unless_the_board_says_otherwise(law: Lawmage) -> None:
    answer = law.may_cast(TOO_FEW, POLUKRANOS)
    assert "Player A is taken to have priority; the board does not say who has it." in answer.assumptions
    board = TOO_FEW.model_copy(update={"turn": TOO_FEW.turn.model_copy(update={"priority": "opponent"})})
    told = law.may_cast(board, POLUKRANOS)
    assert "Player A does not have priority" in told.missing[0]
    assert not any("priority" in assumption for assumption in told.assumptions)


def test_a_way_is_named_with_its_payment(law: Lawmage) -> None:
    answer = law.may_cast(ESCAPE, POLUKRANOS)
    assert answer.summary == "Player A may cast Polukranos, Unchained by escape."
    (way,) = answer.ways
    assert (way.name, way.verdict, way.missing) == ("by escape", Verdict.YES, [])
    assert "{G} from Forest (1) to (4) and {B} from Swamp (1) and Swamp (2)" in answer.text()


def test_every_way_has_its_own_verdict(law: Lawmage) -> None:
    board = board_from_text("Island*2; hand: Deep Analysis", "")
    answer = law.may_cast(board, "Deep Analysis")
    assert [(way.name, way.verdict) for way in answer.ways] == [("from the hand as Deep Analysis", Verdict.NO)]
    buried = board_from_text("Island*2; graveyard: Deep Analysis", "")
    answer = law.may_cast(buried, "Deep Analysis")
    assert [(way.name, way.verdict) for way in answer.ways] == [("by flashback", Verdict.YES)]


def test_a_way_that_the_card_does_not_have(law: Lawmage) -> None:
    answer = law.may_cast(board_from_text("Forest*2; hand: Grizzly Bears"), "Grizzly Bears", way="escape")
    assert answer.verdict is Verdict.NO
    assert answer.ways == []
    assert answer.missing


def test_a_query_finds_every_solution(law: Lawmage) -> None:
    answer = law.query(board_from_text("Forest; Island"), "could_produce(Permanent, Type)")
    assert answer.verdict is Verdict.YES
    assert answer.summary == "The query has 2 solutions."
    found = [(solution.bindings["Permanent"], solution.bindings["Type"]) for solution in answer.solutions]
    assert sorted(found) == [("forest_1", "green"), ("island_1", "blue")]


def test_a_query_without_a_solution_says_why(law: Lawmage) -> None:
    answer = law.query(board_from_text("Forest"), "could_produce('Forest', red)")
    assert answer.verdict is Verdict.NO
    assert answer.summary == "The query has no solution."
    assert answer.missing


def test_x_is_announced_with_the_question(law: Lawmage) -> None:
    question = MayCast(board=board_from_text("Forest*2; hand: Grizzly Bears"), card="Grizzly Bears", x=3)
    answer = law.ask(question)
    assert answer.question == question


@pytest.fixture(params=["yes", "no", "query", "characteristics"])
def saved(request: pytest.FixtureRequest, law: Lawmage) -> str:
    """A saved answer of each kind."""
    asked: dict[str, Callable[[], Answer]] = {
        "yes": lambda: law.may_cast(ESCAPE, POLUKRANOS),
        "no": lambda: law.may_cast(TOO_FEW, POLUKRANOS),
        "query": lambda: law.query(ORCHARDS, "could_produce(Permanent, Type)"),
        "characteristics": lambda: law.characteristics(GROWN, "Grizzly Bears"),
    }
    return asked[request.param]().to_json()


def test_a_saved_answer_can_be_read_and_checked(saved: str, law: Lawmage) -> None:
    answer = check_answer(saved, law)
    assert answer.to_json() == saved
    assert answer == answer_from_json(saved)


TAMPERINGS: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("the verdict", lambda answer: answer.update(verdict="unknown")),
    ("the summary", lambda answer: answer.update(summary="All is well.")),
    ("what is missing", lambda answer: answer.update(missing=["a miracle"])),
    ("an assumption", lambda answer: answer.update(assumptions=[])),
    ("the date of the rules", lambda answer: answer.update(rules_effective="1993-08-05")),
    ("a label", lambda answer: answer["labels"].update(you="Nobody")),
    ("the board", lambda answer: answer["question"]["board"]["players"][0]["battlefield"].pop()),
    ("the turn", lambda answer: answer["question"]["board"]["turn"].update(step="upkeep", phase="beginning")),
    ("a sentence", lambda answer: _first_node(answer).update(sentence="So it is.")),
    ("a goal", lambda answer: _first_node(answer).update(goal=["tapped", "forest_1"])),
    ("a node is gone", lambda answer: answer["proof"]["tables"][-1]["nodes"].popitem()),
    ("a table is gone", lambda answer: answer["proof"]["tables"].pop()),
    ("a node of no shape", lambda answer: _first_node(answer).update(kind="why_not", branches=5)),
    ("a branch of no shape", lambda answer: _first_node(answer).update(kind="why_not", branches=[{"conditions": [3]}])),
    ("a goal of no shape", lambda answer: _first_node(answer).update(goal={"f": 1.5})),
    ("a goal that is nested too deeply", lambda answer: _first_node(answer).update(goal=_nested(900))),
    ("a solution of no shape", lambda answer: answer["proof"]["tables"][0]["answers"][0].update(solutions=[{}])),
    ("a role", lambda answer: answer["proof"]["tables"][-1]["answers"][0].update(role="could_help")),
    ("the asked goal", lambda answer: answer["proof"]["tables"][-1]["answers"][0]["question"].update(mode="first")),
]


def _nested(depth: int) -> Any:
    return ["f", _nested(depth - 1)] if depth else "a"


def _first_node(answer: dict[str, Any]) -> dict[str, Any]:
    node: dict[str, Any] = next(iter(answer["proof"]["tables"][-1]["nodes"].values()))
    return node


@pytest.mark.parametrize("tamper", [row[1] for row in TAMPERINGS], ids=[row[0] for row in TAMPERINGS])
def test_a_changed_answer_is_refused(tamper: Callable[[dict[str, Any]], Any], saved: str, law: Lawmage) -> None:
    answer = json.loads(saved)
    before = json.dumps(answer)
    if answer["question"]["kind"] in ("query", "characteristics") and tamper is TAMPERINGS[7][1]:
        pytest.skip("whose turn it is does not matter for mana")
    tamper(answer)
    if json.dumps(answer) == before:
        pytest.skip("this answer says it already")
    with pytest.raises(ProofRejected):
        check_answer(json.dumps(answer), law)


CHANGED_CHARACTERISTICS: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("another value", lambda answer: answer["characteristics"][5].update(said=["7"])),
    ("another verdict of a kind", lambda answer: answer["characteristics"][0].update(verdict="unknown")),
    ("a kind left out", lambda answer: answer["characteristics"].pop()),
    ("an effect left out", lambda answer: answer["applied"].pop()),
    ("another change", lambda answer: answer["applied"][0].update(changes=["power is now 7"])),
]


@pytest.mark.parametrize(
    "tamper", [row[1] for row in CHANGED_CHARACTERISTICS], ids=[row[0] for row in CHANGED_CHARACTERISTICS]
)
def test_changed_characteristics_are_refused(tamper: Callable[[dict[str, Any]], Any], law: Lawmage) -> None:
    answer = json.loads(law.characteristics(GROWN, "Grizzly Bears").to_json())
    tamper(answer)
    with pytest.raises(ProofRejected):
        check_answer(json.dumps(answer), law)


NO_ANSWERS = [
    ("{", "The answer is not JSON"),
    ("[]", "This is no answer of lawmage"),
    ('{"format": "lawmage-answer/2"}', "format"),
    ("[" * 100_000, "nested too deeply"),
]


@pytest.mark.parametrize(("text", "message"), NO_ANSWERS, ids=[row[1] for row in NO_ANSWERS])
def test_what_is_no_answer(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        answer_from_json(text)
    assert message in caught.value.message


WRONG: list[tuple[str, Board, str, type[InputError], str]] = [
    ("an object that is not there", ORCHARDS, "Reflecting Pool", InvalidQuestion, "has no object"),
    ("a card that nobody knows", board_from_text("Forrest"), "Forrest", UnknownCard, 'Did you mean "Forest"'),
    (
        "a word of the rules as an id",
        board_from_text("Forest (id: battlefield)"),
        "Forest",
        InvalidBoard,
        "is a word of",
    ),
    ("a subtype as an id", board_from_text("Forest (id: forest)"), "Forest", InvalidBoard, "choose another id"),
    ("one of several", board_from_text("Forest; Forest (tapped)"), "Forest", InvalidQuestion, "several objects"),
]


@pytest.mark.parametrize(
    ("board", "name", "kind", "message"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG]
)
def test_a_wrong_question_is_an_error(
    board: Board, name: str, kind: type[InputError], message: str, law: Lawmage
) -> None:
    with pytest.raises(kind) as caught:
        law.could_produce(board, name)
    assert message in caught.value.message
    assert caught.value.field is not None


@pytest.mark.parametrize(("name", "x"), [("", None), ("Grizzly Bears", -1), ("x" * 300, None)])
def test_wrong_arguments_are_an_invalid_question(name: str, x: int | None, law: Lawmage) -> None:
    with pytest.raises(InvalidQuestion) as caught:
        law.may_cast(ORCHARDS, name, x=x)
    assert caught.value.field in ("card", "x")


def test_a_relation_that_is_not_exported(law: Lawmage) -> None:
    with pytest.raises(UnknownRelation, match=r'No relation could_produces/2 can be asked for. Did you mean "could_'):
        law.query(ORCHARDS, "could_produces(A, B)")


@pytest.mark.parametrize("query", ["halt", "shell('ls')", "assertz(x)", "member(X, [a])", "card_name(C, N)"])
def test_only_relations_of_the_rules_can_be_asked_for(query: str, law: Lawmage) -> None:
    with pytest.raises(UnknownRelation):
        law.query(ORCHARDS, query)


def test_an_argument_that_must_be_given(law: Lawmage) -> None:
    with pytest.raises(InvalidQuestion):
        law.query(ORCHARDS, "total_cost_can_be_paid(you, Card, Way, Cost)")


def test_hitting_a_limit_leaves_the_engine_usable(law: Lawmage) -> None:
    with pytest.raises(LimitExceeded, match="nothing is known about its answer"):
        law.could_produce(ORCHARDS, "Exotic Orchard (1)", limits=Limits(inferences=100))
    assert law.could_produce(ORCHARDS, "Exotic Orchard (1)").verdict is Verdict.YES


def test_one_question_leaves_nothing_for_the_next(law: Lawmage) -> None:
    assert law.could_produce(board_from_text("Exotic Orchard", "Forest"), "Exotic Orchard").verdict is Verdict.YES
    assert law.could_produce(board_from_text("Exotic Orchard"), "Exotic Orchard").verdict is Verdict.NO


def test_a_thousand_pools_get_an_answer_or_a_clear_limit(law: Lawmage) -> None:
    board = board_from_text("Reflecting Pool*1000")
    try:
        outcome: Verdict | str = law.could_produce(board, "Reflecting Pool (1)").verdict
    except LimitExceeded as error:
        outcome = error.limit
    assert outcome in (Verdict.NO, "inferences", "seconds", "stack")
    assert law.could_produce(ORCHARDS, "Exotic Orchard (1)").verdict is Verdict.YES


def test_a_token_is_read_like_a_card(law: Lawmage) -> None:
    gold = {
        "name": "Gold",
        "type_line": "Artifact \u2014 Gold",
        "text": ["Sacrifice this artifact: Add one mana of any color."],
    }
    board = board_from_data({"players": [{"id": "you", "battlefield": [{"token": gold}]}]})
    answer = law.could_produce(board, "Gold")
    assert answer.verdict is Verdict.YES
    assert len(answer.solutions) == 5


def test_text_that_is_not_understood_and_could_matter_is_quoted(law: Lawmage) -> None:
    given = "Lands you control gleefully have \u201c{T}: Add {R}.\u201d (A reminder.)"
    odd = 'Lands you control gleefully have "{T}: Add {R}."'  # in the form that the text of cards has
    token = {"name": "Moon", "type_line": "Enchantment", "text": [given]}
    board = board_from_data({"players": [{"id": "you", "battlefield": ["Forest", "Exotic Orchard", {"token": token}]}]})
    sure = law.could_produce(board, "Forest")
    assert sure.verdict is Verdict.YES
    assert sure.summary.endswith("It might produce more: a text that is not covered could add to it.")
    unsure = law.could_produce(board, "Exotic Orchard")
    assert unsure.verdict is Verdict.UNKNOWN
    assert [(text.label, text.text, text.could) for text in unsure.unknown_texts] == [("Moon", odd, "help")]
    assert f"Moon: \u201c{odd}\u201d was not understood and could turn this into a yes." in unsure.text()


def test_text_that_cannot_matter_is_an_assumption(law: Lawmage) -> None:
    token = {"name": "Poet", "type_line": "Creature", "power": 1, "toughness": 1, "text": ["Poet sings a sad song."]}
    board = board_from_data({"players": [{"id": "you", "battlefield": ["Forest", {"token": token}]}]})
    answer = law.could_produce(board, "Forest")
    assert answer.verdict is Verdict.YES
    assert answer.unknown_texts == []
    assert answer.assumptions == [
        "A text of Poet was not understood and has no bearing on this question: \u201cPoet sings a sad song.\u201d"
    ]


def test_a_query_is_unknown_where_a_text_was_not_understood(law: Lawmage) -> None:
    token = {"name": "Poet", "type_line": "Creature", "text": ["Poet sings a sad song."]}
    board = board_from_data({"players": [{"id": "you", "battlefield": ["Forest", {"token": token}]}]})
    assert law.query(board, "could_produce('Forest', Type)").verdict is Verdict.YES
    answer = law.query(board, "is_type('Forest', Type)")
    assert answer.verdict is Verdict.UNKNOWN
    assert [solution.bindings for solution in answer.solutions] == [{"Type": "land"}]
    said = "What is understood gives one solution, but not every text that could matter is understood."
    assert answer.summary == said


SPRING = {"name": "Spring", "type_line": "Artifact", "text": ["{0}: Add {G}."]}


def test_what_a_search_does_not_decide_is_unknown(law: Lawmage) -> None:
    data = {"players": [{"id": "you", "battlefield": ["Forest", {"token": SPRING}], "hand": ["Grizzly Bears"]}]}
    answer = law.may_cast(board_from_data(data), "Grizzly Bears")
    assert answer.verdict is Verdict.UNKNOWN
    assert (answer.missing, answer.solutions, answer.unknown_texts) == ([], [], [])
    assert answer.undecided == ["whether Player A can pay {1}{G}: the mana of line 1 of Spring can't be counted"]
    assert "What was not decided:\n  - Whether Player A can pay {1}{G}" in answer.text()
    check_answer(answer.to_json(), law)


def test_an_effect_that_lasts_is_read_like_a_card(law: Lawmage) -> None:
    data = {
        "players": [{"id": "you", "battlefield": ["Forest"], "hand": ["Llanowar Elves"]}, {"id": "opponent"}],
        "effects": [{"controller": "opponent", "text": "Your opponents can't cast spells."}],
    }
    answer = law.may_cast(board_from_data(data), "Llanowar Elves")
    assert answer.verdict is Verdict.NO
    assert "effect 1 says that Player A can't cast Llanowar Elves" in answer.missing[0]


def test_an_effect_that_is_not_understood_makes_a_yes_unknown(law: Lawmage) -> None:
    data = {
        "players": [{"id": "you", "battlefield": ["Forest"], "hand": ["Llanowar Elves"]}],
        "effects": [{"controller": "you", "text": "Spells cost twenty pigs more."}],
    }
    answer = law.may_cast(board_from_data(data), "Llanowar Elves")
    assert answer.verdict is Verdict.UNKNOWN
    assert [(text.object, text.label, text.could) for text in answer.unknown_texts] == [(None, "effect 1", "hinder")]
    said = "Effect 1: \u201cSpells cost twenty pigs more.\u201d was not understood and could turn this into a no."
    assert said in answer.text()
    assert "From what is understood alone:" in answer.text()


QUESTIONS: list[tuple[str, Any, str | None, str]] = [
    ("no kind", {"board": {"players": [{"id": "a"}]}, "permanent": "X"}, None, "kind"),
    ("an unknown kind", {"kind": "may_win", "board": {}}, None, "may_win"),
    ("a field that is missing", {"kind": "may_cast", "board": {"players": [{"id": "a"}]}}, "card", "is missing"),
    ("a negative X", {"kind": "may_cast", "board": {"players": [{"id": "a"}]}, "card": "X", "x": -1}, "x", "greater"),
    ("a wrong board", {"kind": "query", "query": "p", "board": {"players": [{"id": "a", "life": "x"}]}},
     "board.players[0].life", "valid integer"),
    ("a contradiction", {"kind": "query", "query": "p", "board": {"players": [{"id": "a"}, {"id": "a"}]}},
     "board.players[1].id", "two players"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "field", "message"), [row[1:] for row in QUESTIONS], ids=[row[0] for row in QUESTIONS]
)
def test_a_question_that_cannot_be_read(data: Any, field: str | None, message: str) -> None:
    with pytest.raises(InputError) as caught:
        question_from_data(data)
    assert message in caught.value.message
    assert field is None or caught.value.field == field


def test_a_question_in_data_is_the_same_question() -> None:
    question = CouldProduce(board=ORCHARDS, permanent="Forest")
    assert question_from_data(json.loads(question.model_dump_json())) == question


def test_negations_in_the_proof_of_a_plan_are_not_explained(law: Lawmage) -> None:
    board = board_from_text(you="Forest*3; hand: Grizzly Bears")
    answer = law.may_cast(board, "Grizzly Bears")
    nodes = answer.proof.tables[-1].nodes
    plans = [node["by"] for node in nodes.values() if node["kind"] == "witness"]
    assert len(plans) == 1
    inside = below(nodes, plans)
    outside = below(nodes, [solution.root for solution in answer.solutions], but=set(plans))
    negations = {name: node for name, node in nodes.items() if node["kind"] == "none"}
    within = [negations[name] for name in negations.keys() & (inside - outside)]
    around = {negations[name]["sentence"]: negations[name] for name in negations.keys() & (outside - inside)}
    assert "Forest (1) is not tapped" in {node["sentence"] for node in within}
    assert all(node["why"] is None for node in within)
    assert around["nothing prohibits Player A from casting Grizzly Bears"]["why"] is not None


def below(nodes: dict[str, dict[str, Any]], roots: list[int], but: frozenset[int] | set[int] = frozenset()) -> set[str]:
    """The ids of the nodes that these rest on, without those that only ``but`` leads to."""
    found: set[str] = set()
    waiting: list[Any] = [*roots]
    while waiting:
        part = waiting.pop()
        if isinstance(part, int) and part not in but and str(part) not in found:
            found.add(str(part))
            node = nodes[str(part)]
            waiting += [node.get(field) for field in ("by", "why", "node", "consequence", "stages", "end")]
            waiting += node.get("premises", [])
            for inner in [*node.get("cases", []), *node.get("items", [])]:
                waiting += [
                    child for field in ("condition", "consequence", "premises") for child in inner.get(field, [])
                ]
            for branch in node.get("branches", []):
                waiting += [child for condition in branch["conditions"] for child in condition.values()]
    return found
