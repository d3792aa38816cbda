"""The grammar as processes of its own."""

import os
import signal

import pytest

from lawmage.bridge.cards.grammar import FaceText, Grammar, PrintTerm, ReadLine
from lawmage.bridge.errors import EngineError

ADD_GREEN = [
    "activated",
    {"l": ["tap"]},
    {"l": [["do", {"l": [["v", ["add", ["symbols", {"l": ["G"]}]], {"l": []}]]}]]},
]


def test_reading_gives_the_lines_of_each_face(grammar: Grammar) -> None:
    faces = [
        FaceText("Elf of Tests", "Creature \u2014 Elf", "{T}: Add {G}. (That is all.)\nElf of Tests tests."),
        FaceText("Nothing", "Land", ""),
    ]
    assert grammar.read(faces).result() == [[ReadLine("{T}: Add {G}.", ADD_GREEN), ReadLine("~ tests.", None)], []]


def test_printing_puts_names_in(grammar: Grammar) -> None:
    [[enters]] = grammar.read([FaceText("Elf", "Creature \u2014 Elf", "Elf enters tapped.")]).result()
    assert grammar.print(
        [PrintTerm(enters.term), PrintTerm(enters.term, "Ox"), PrintTerm(enters.term, "Ox", "Yak")]
    ) == [
        "~ enters tapped.",
        "Ox enters tapped.",
        "Ox enters tapped.",
    ]


def test_what_is_no_ability_has_no_text(grammar: Grammar) -> None:
    assert grammar.print([PrintTerm(["symbols", {"l": ["G"]}]), PrintTerm(ADD_GREEN)]) == [None, "{T}: Add {G}."]


def test_a_term_of_unknown_functors_is_an_error_and_the_process_lives_on(grammar: Grammar) -> None:
    with pytest.raises(EngineError, match="could not carry out a request: unknown_functor"):
        grammar.print([PrintTerm(["never_seen_in_any_grammar", 1])])
    assert grammar.print([PrintTerm(ADD_GREEN)]) == ["{T}: Add {G}."]


@pytest.mark.parametrize(
    "text",
    ["(" * 5_000, '"' * 999, "{" * 999, "target creature or " * 150, "you may " * 400, "\u2022 " * 2_000],
    ids=["parentheses", "quotes", "braces", "a long choice", "repetition", "bullets"],
)
def test_no_text_makes_the_grammar_hang(grammar: Grammar, text: str) -> None:
    [lines] = grammar.read([FaceText("Card", "Instant", text)]).result(timeout=60)
    assert all(line.term is None for line in lines)


def test_characters_of_any_kind(grammar: Grammar) -> None:
    text = "Zur\u00fcck \u2014 \U0001f600 \u221e \u00bd\u0000\u2028 zur\u00fcck."
    [lines] = grammar.read([FaceText("L\u0151rinc", "Instant", text)]).result()
    assert all(line.term is None for line in lines)


def test_a_process_that_dies_is_an_error() -> None:
    with Grammar(1) as dying:
        dying.print([PrintTerm(ADD_GREEN)])
        os.kill(dying.process_ids[0], signal.SIGKILL)
        with pytest.raises(EngineError, match="The grammar process ended"):
            dying.print([PrintTerm(ADD_GREEN)])


def test_closing_ends_the_processes() -> None:
    grammar = Grammar(2)
    processes = grammar.process_ids
    grammar.close()
    grammar.close()
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
