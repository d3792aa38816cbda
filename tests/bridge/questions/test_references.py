"""Which object, player or goal a question means."""

import pytest
from support.name_store import few_cards

from lawmage.bridge.boards import BoardFacts, board_from_data
from lawmage.bridge.errors import InvalidQuestion, UnknownRelation
from lawmage.bridge.questions.query_goal import query_goal
from lawmage.bridge.questions.references import find_object, find_player
from lawmage.bridge.terms import Term


@pytest.fixture
def board() -> BoardFacts:
    """Two alike Forests and a tapped one, an Elf here and there, a card in a hand."""
    data = {
        "players": [
            {
                "id": "you",
                "name": "Alice",
                "battlefield": ["Forest*2", "Forest (tapped)", {"card": "Island", "id": "isle"}, "Llanowar Elves"],
                "hand": ["Lightning Bolt", "Insectile Aberration"],
            },
            {"id": "opponent", "battlefield": ["Llanowar Elves"], "graveyard": ["Island"]},
        ]
    }
    return board_from_data(data).facts(few_cards())


FOUND = [
    ("isle", "isle"),
    ("Island", "isle"),
    ("Forest (3)", "forest_3"),
    ("forest (1)", "forest_1"),
    ("lightning bolt", "lightning_bolt_1"),
    ("Delver of Secrets", "insectile_aberration_1"),
    ("Insectile Aberration", "insectile_aberration_1"),
    ("Llanowar Elves (2)", "llanowar_elves_2"),
]


@pytest.mark.parametrize(("reference", "name"), FOUND)
def test_an_object_is_found(reference: str, name: str, board: BoardFacts) -> None:
    assert find_object(reference, board, "permanent", lambda item: item.zone == "battlefield").id == name


def test_of_objects_that_are_alike_the_first_is_meant() -> None:
    board = board_from_data({"players": [{"id": "you", "battlefield": ["Forest*3"]}]}).facts(few_cards())
    assert find_object("Forest", board, "permanent", lambda _: True).id == "forest_1"


def test_an_object_with_something_attached_is_not_like_the_others() -> None:
    entries = [{"card": "Forest", "id": "a"}, {"card": "Forest", "id": "b"}, {"card": "Rancor", "attached_to": "b"}]
    board = board_from_data({"players": [{"id": "you", "battlefield": entries}]}).facts(few_cards())
    with pytest.raises(InvalidQuestion, match="several objects"):
        find_object("Forest", board, "permanent", lambda _: True)


NOT_FOUND = [
    ("Forest", 'permanent: several objects are named "Forest", say which: "Forest (1)" (controlled by Alice), '
               '"Forest (2)" (controlled by Alice), "Forest (3)" (controlled by Alice).'),
    ("Llanowar Elves", '"Llanowar Elves (1)" (controlled by Alice), "Llanowar Elves (2)" (controlled by Player B)'),
    ("Forrest", 'The board has no object "Forrest". Did you mean "Forest"?'),
    ("qqqqqq", 'The board has no object "qqqqqq".'),
]  # fmt: skip


@pytest.mark.parametrize(("reference", "message"), NOT_FOUND)
def test_an_object_that_is_not_found_is_named(reference: str, message: str, board: BoardFacts) -> None:
    with pytest.raises(InvalidQuestion) as caught:
        find_object(reference, board, "permanent", lambda item: item.zone == "battlefield")
    assert message in caught.value.message
    assert caught.value.field == "permanent"


def test_an_empty_board_says_so() -> None:
    board = board_from_data({"players": [{"id": "you"}]}).facts(few_cards())
    with pytest.raises(InvalidQuestion, match="it is empty"):
        find_object("Forest", board, "card", lambda _: True)


@pytest.mark.parametrize(("reference", "player"), [("you", "you"), ("alice", "you"), ("Player B", "opponent")])
def test_a_player_is_found(reference: str, player: str, board: BoardFacts) -> None:
    assert find_player(reference, board, ["you", "opponent"], "player") == player


def test_a_player_who_is_not_there(board: BoardFacts) -> None:
    with pytest.raises(InvalidQuestion) as caught:
        find_player("Bob", board, ["you", "opponent"], "player")
    assert caught.value.message == (
        'player: there is no player "Bob"; the players are you (Alice), opponent (Player B).'
    )


RELATIONS = [
    {"name": "could_produce", "arity": 2},
    {"name": "may_cast", "arity": 3},
    {"name": "nothing", "arity": 0},
]

GOALS: list[tuple[str, Term]] = [
    ("could_produce(P, T)", ["could_produce", {"v": "P"}, {"v": "T"}]),
    ("could_produce('Forest (2)', T)", ["could_produce", "forest_2", {"v": "T"}]),
    ("may_cast(you, 'Lightning Bolt', W)", ["may_cast", "you", "lightning_bolt_1", {"v": "W"}]),
    ("may_cast('Alice', ['Island'], f('Island'))", ["may_cast", "you", {"l": ["isle"]}, ["f", "isle"]]),
    ("nothing", "nothing"),
]


@pytest.mark.parametrize(("text", "goal"), GOALS, ids=[text for text, _ in GOALS])
def test_a_query_is_a_goal_about_objects(text: str, goal: Term, board: BoardFacts) -> None:
    assert query_goal(text, RELATIONS, board) == goal


UNKNOWN = [
    ("could_produce(P)", ("could_produce/2",)),
    ("could_produces(P, T)", ("could_produce/2",)),
    ("halt", ()),
    ('shell("ls")', ()),
]


@pytest.mark.parametrize(("text", "suggestions"), UNKNOWN)
def test_a_relation_that_is_not_exported(text: str, suggestions: tuple[str, ...], board: BoardFacts) -> None:
    with pytest.raises(UnknownRelation) as caught:
        query_goal(text, RELATIONS, board)
    assert caught.value.suggestions == suggestions
    assert caught.value.field == "query"


@pytest.mark.parametrize("text", ["X", "3", '"text"', "[a]"])
def test_what_is_no_relation(text: str, board: BoardFacts) -> None:
    with pytest.raises(InvalidQuestion, match="A query is a relation"):
        query_goal(text, RELATIONS, board)
