"""Terms in English."""

import pytest

from lawmage.bridge.sentences import Words, joined
from lawmage.bridge.sentences.words import argument_noun, shortened
from lawmage.bridge.terms import Term


def _activation(source: str, kind: str, cost: int | None = None) -> Term:
    symbols = {"l": [] if cost is None else [cost]}
    return ["activation", source, ["alternative", {"l": []}, symbols, 0, {"l": [kind]}, {"l": []}]]


SAID: list[tuple[Term, str]] = [
    ("f1", "Forest (1)"),
    ("c1/1", "Forest"),
    ("precombat_main", "precombat main"),
    ("+1/+1", "+1/+1"),
    ("G", "{G}"),
    ("G/P", "{G/P}"),
    ("2/W", "{2/W}"),
    (3, "3"),
    ({"s": "Forest"}, "Forest"),
    ({"l": []}, "nothing"),
    ({"l": [4, "B", "G"]}, "{4}{B}{G}"),
    ({"l": ["green", "blue", "red"]}, "green, blue and red"),
    ({"l": ["f1"]}, "Forest (1)"),
    ({"v": 3}, "any thing"),
    (["printed", "c1/1", 2], "line 2"),
    (["text", "f1", "c1/1", 2], "line 2 of Forest (1)"),
    (["lasting", "effect_1"], "effect 1"),
    (["intrinsic", "f1", "forest"], "the intrinsic forest ability"),
    (["hand", "c1/1"], "from the hand as Forest"),
    (["escape", "c1/1", 3], "by escape"),
    (["cost", {"l": [1, "U"]}, {"l": [["f", 1]]}], "{1}{U} and a land you control"),
    (["cost", {"l": []}, {"l": []}], "{0}"),
    (["need", "generic", "cost"], "generic mana"),
    (["symbol_without_value", "X"], "no number was chosen for {X}"),
    (["uncounted", "elf", ["printed", "c1/1", 2]], "the mana of line 2 of Llanowar Elves can't be counted"),
    (["too_many_cases", 5000], "the search stopped after 5000 cases"),
    (["too_much_mana", 600], "600 mana is too much for the search"),
    (["plan", {"l": []}, {"l": []}], "no source is needed"),
    (
        ["plan", {"l": [_activation("f1", "green"), _activation("f2", "green"), _activation("elf", "black", 1)]}, 0],
        "{G} from Forest (1) and Forest (2) and {B} for {1} from Llanowar Elves",
    ),
    (_activation("elf", "black", 1), "{B} from Llanowar Elves"),
    (_activation("elf", "black", 1)[2], "{B} for {1}"),
    (["activation", {"v": 1}, {"v": 2}], "some use of some source"),
    (["activation", "elf", 2], "symbol 2 of the cost of a mana ability of Llanowar Elves"),
    (["mana", "f1", 1, "green", {"l": []}], "{G} from Forest (1)"),
    (["mana", "f1", 2, "green", {"l": []}], "{G} from Forest (1) (number 2)"),
    (["mana", "f1", {"v": 2}, "green", {"l": []}], "{G} from Forest (1)"),
    (["mana", "p1", "green", {"l": []}], "{G} for p1"),
    (["mana", "p1", {"v": 2}, {"v": 3}], "some mana for p1"),
    ({"l": [["mana", "p1", {"v": 2}, {"l": []}], ["mana", "p1", "green", {"l": []}]]}, "{G} and some mana for p1"),
    (["alternative", {"l": []}, {"l": []}, {"v": 1}, {"l": ["green"]}, {"l": []}], "{G} for some life"),
    (["spent", ["mana", "f1", 1, "green", {"l": []}], ["cost", 3]], "{G} from Forest (1) for symbol 3"),
    (
        ["spent", ["life", 1], ["activation", "elf", 1]],
        "life payment 1 for symbol 1 of the cost of Llanowar Elves",
    ),
    (["[|]", "f1", {"v": 1}], "Forest (1) and more"),
    (["unheard_of", "f1", ["g", 1]], "unheard_of(Forest (1), g(1))"),
]


@pytest.mark.parametrize(("term", "said"), SAID, ids=[said for _, said in SAID])
def test_a_term_is_said(term: Term, said: str, words: Words) -> None:
    assert words.say(term) == said


def test_a_number_of_generic_mana_is_a_symbol(words: Words) -> None:
    assert words.say(2, "symbol") == "{2}"


def test_texts_are_quoted(words: Words) -> None:
    assert words.say({"s": "Draw a card."}, "text") == "\u201cDraw a card.\u201d"


def test_a_variable_is_said_by_its_noun(words: Words) -> None:
    assert words.say({"v": "T"}, "type", "some {}") == "some type"


@pytest.mark.parametrize(("name", "noun"), [("Permanent", "permanent"), ("LifeKept", "life kept"), ("_Rest", "rest")])
def test_the_noun_of_an_argument(name: str, noun: str) -> None:
    assert argument_noun(name) == noun


ROWS = [
    (["F (1)", "F (2)", "F (3)"], ["F (1) to (3)"]),
    (["F (1)", "F (2)", "G (3)", "G (4)", "G (5)", "H"], ["F (1)", "F (2)", "G (3) to (5)", "H"]),
    (["F (1)", "F (3)", "F (4)", "F (5)"], ["F (1)", "F (3) to (5)"]),
    (["F (1) a", "F (2) b"], ["F (1) a", "F (2) b"]),
    ([], []),
]


@pytest.mark.parametrize(("parts", "short"), ROWS)
def test_rows_of_numbered_objects_are_shortened(parts: list[str], short: list[str]) -> None:
    assert shortened(parts) == short


def test_joining() -> None:
    assert [joined(["a"]), joined(["a", "b"]), joined(["a", "b", "c"], "or")] == ["a", "a and b", "a, b or c"]
