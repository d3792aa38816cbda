"""Every line of the starter cards is understood, in one way, and prints as it was: they ship without text."""

from pathlib import Path

from oracle.oracle_process import STARTER_NAMES, OracleProcess, cards_named, faces


def test_every_line_of_every_starter_card_is_understood(oracle: OracleProcess, shared_data: Path) -> None:
    names = STARTER_NAMES.read_text(encoding="utf-8").splitlines()
    found = cards_named(shared_data, names)
    assert sorted(found) == sorted(names)
    for card in found.values():
        for face in faces(card):
            for line in oracle.lines(face):
                terms = oracle.ask("readings", line)
                assert len(terms) == 1, (face["name"], line, terms)
                assert oracle.ask("print", terms[0]) == ["printed", line]
