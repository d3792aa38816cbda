"""What the checker finds out before there is a proof, and what it keeps for later questions, changes no verdict."""

from pathlib import Path

import pytest
from support.prover_process import Case, Prover

from lawmage.bridge.checker import CardFacts, Checker, FactBase
from lawmage.bridge.checker import checker as checker_module
from lawmage.bridge.errors import ProofRejected

CORPUS = Path(__file__).with_name("corpus")
AGES = ["age(ann, 40)", "age(ben, 9)", "age(cid, 19)"]
COINS = ["coins(ann, [2, 2, 1])", "coins(ben, [2, 4])", "price(tea, 3)", "price(cake, 8)"]

# Rule file, facts, question: found out ahead.
AHEAD = [
    ("family.pl", AGES, ("adult(P)", "all")),
    ("family.pl", AGES, ("youngest(P)", "complete")),
    ("family.pl", [], ("adult(P)", "all")),
    ("roads.pl", ["road(a, b)", "road(b, c)", "road(c, a)"], ("reached(a, X)", "all")),
]


@pytest.mark.parametrize(("file", "facts", "question"), AHEAD, ids=[question[0] for _, _, question in AHEAD])
def test_what_was_found_out_ahead_is_used(
    prover: Prover, file: str, facts: list[str], question: tuple[str, str]
) -> None:
    case = prover.ask_file(CORPUS / file, facts, [question])
    checker = Checker(case.rules)
    given = checker.facts(case.facts)
    ahead = checker.ahead(given, [case.answers[0]["question"]])
    assert ahead is not None
    steps = ahead.steps_taken
    assert steps > 0
    checker.check_all(given, case.answers, case.nodes, ahead)


def test_a_missing_solution_is_found_out_all_the_same(prover: Prover) -> None:
    case = prover.ask_file(CORPUS / "family.pl", AGES, [("adult(P)", "all")])
    checker = Checker(case.rules)
    given = checker.facts(case.facts)
    [answer] = case.answers
    root = answer["solutions"].pop()["root"]
    ahead = checker.ahead(given, [answer["question"]])
    with pytest.raises(ProofRejected, match=r"the solution adult\(\w+\) is missing"):
        checker.check_all(given, case.answers, case.nodes, ahead)
    assert str(root) in case.nodes


def test_what_rests_on_a_search_is_not_found_out_ahead(prover: Prover) -> None:
    case = prover.ask_file(CORPUS / "purse.pl", COINS, [("can_buy(ann, X)", "all"), ("price(X, N)", "all")])
    checker = Checker(case.rules)
    given = checker.facts(case.facts)
    searched, plain = (answer["question"] for answer in case.answers)
    assert checker.ahead(given, [searched]) is None
    assert checker.ahead(given, [plain, searched]) is None
    assert checker.ahead(given, [plain]) is not None


def test_only_a_few_steps_are_taken_ahead(prover: Prover, monkeypatch: pytest.MonkeyPatch) -> None:
    case = prover.ask_file(CORPUS / "family.pl", AGES, [("adult(P)", "all")])
    checker = Checker(case.rules)
    given = checker.facts(case.facts)
    monkeypatch.setattr(checker_module, "STEPS_AHEAD", 2)
    assert checker.ahead(given, [case.answers[0]["question"]]) is None
    checker.check_all(given, case.answers, case.nodes, None)


# Neighbors follow from card facts alone, what they owe each other from the board, too.
RULES = """
:- fact card: lives_in#(Person, Place) says "{Person} lives in {Place}" else "{Person} does not live in {Place}".
:- fact board: owes#(Person, Other) says "{Person} owes {Other}" else "{Person} owes {Other} nothing".
:- relation neighbors#(Person, Other) says "{Person}, {Other} are neighbors" else "{Person}, {Other} are not".
:- relation pays#(Person, Other) says "{Person} pays {Other}" else "{Person} does not pay {Other}".
'1' :: neighbors#(Person, Other) <= lives_in#(Person, Place), lives_in#(Other, Place), Person \\== Other
    says "{Person} and {Other} live in {Place}".
'2' :: pays#(Person, Other) <= neighbors#(Person, Other), owes#(Person, Other) says "{Person} owes {Other}".
"""


@pytest.fixture(scope="module")
def boards(prover: Prover, tmp_path_factory: pytest.TempPathFactory) -> list[Case]:
    """The same question about the same cards, on a board where Eve pays and on one where she does not."""
    file = tmp_path_factory.mktemp("cards") / "rules.pl"
    header = ":- encoding(utf8).\n:- module(rules_of_cards, []).\n:- use_module(lawmage(prover/rule_language)).\n"
    file.write_text(header + RULES.replace("#", "_of_cards"), encoding="utf-8")
    cards = ["lives_in_of_cards(eve, here)", "lives_in_of_cards(fay, here)"]
    question = ("pays_of_cards(eve, X)", "all")
    return [prover.ask_file(file, facts, [question], cards) for facts in (["owes_of_cards(eve, fay)"], [])]


def parts(checker: Checker, case: Case) -> tuple[list[object], CardFacts]:
    """The board facts of a case, and its card facts as the checker holds them."""
    cards = [fact for fact in case.facts if fact[0].startswith("lives_in")]
    return [fact for fact in case.facts if fact not in cards], checker.card_facts(cards)


def test_answers_kept_for_some_cards_serve_every_board_with_them(boards: list[Case]) -> None:
    yes, no = boards
    checker = Checker(yes.rules)
    cards = parts(checker, yes)[1]
    for case in (yes, no, yes):
        board = checker.facts(parts(checker, case)[0], cards)
        checker.check_all(board, case.answers, case.nodes)
    for case, other in ((yes, no), (no, yes)):
        with pytest.raises(ProofRejected):
            checker.check_all(checker.facts(parts(checker, other)[0], cards), case.answers, case.nodes)


def test_what_depends_on_the_board_is_not_kept(boards: list[Case]) -> None:
    checker = Checker(boards[0].rules)
    board, cards = parts(checker, boards[0])
    checker.check_all(checker.facts(board, cards), boards[0].answers, boards[0].nodes)
    kept = {access.predicate[0] for access in cards._kept}
    assert kept == {"neighbors_of_cards"}


def test_board_facts_are_no_card_facts(boards: list[Case]) -> None:
    checker = Checker(boards[0].rules)
    board, cards = parts(checker, boards[0])
    with pytest.raises(ProofRejected, match=r"owes_of_cards\(eve, fay\) is a board fact"):
        checker.card_facts(board)
    with pytest.raises(ProofRejected, match=r"lives_in_of_cards\(eve, here\) is a card fact"):
        checker.facts([["lives_in_of_cards", "eve", "here"]], cards)
    assert isinstance(checker.facts(board, cards), FactBase)
