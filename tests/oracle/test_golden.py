"""Golden terms: chosen lines of real cards, each with the term that it must be read as (golden/terms.txt)."""

from pathlib import Path

from oracle.oracle_process import OracleProcess, cards_named, faces

TABLE = Path(__file__).parent / "golden" / "terms.txt"
LEAST_ROWS = 300


def rows() -> list[tuple[str, int, int, str]]:
    """Card, number of the face, number of the line, term."""
    table = []
    for row in TABLE.read_text(encoding="utf-8").splitlines():
        if not row.startswith("#"):
            card, face, line, term = row.split(" | ", 3)
            table.append((card, int(face), int(line), term))
    return table


def test_every_line_of_the_table_is_read_as_its_term(oracle: OracleProcess, shared_data: Path) -> None:
    table = rows()
    assert len(table) >= LEAST_ROWS
    found = cards_named(shared_data, [card for card, *_ in table])
    wrong = []
    for card, face, line, term in table:
        [part] = [part for number, part in enumerate(faces(found[card]), 1) if number == face]
        text = oracle.lines(part)[line - 1]
        if oracle.ask("readings", text) != [term]:
            wrong.append((card, text, term, oracle.ask("readings", text)))
    assert not wrong, wrong
