"""Every answer in the tables of good/ has a proof or a refutation that the independent checker accepts."""

import json
import subprocess
from pathlib import Path
from typing import Any

from lawmage.bridge.checker import Checker
from lawmage.bridge.engine.proof_rows import nodes_of_rows

EXPORT = Path(__file__).with_name("export_tables.pl")


def test_the_checker_accepts_the_answers_of_all_tables() -> None:
    """Each board of each rule set, every question in two modes."""
    finished = subprocess.run(
        ["swipl", "--on-error=status", "-g", "export_tables", "-t", "halt", str(EXPORT)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    boards: list[dict[str, Any]] = [json.loads(line) for line in finished.stdout.splitlines()]
    assert len(boards) >= 10
    for board in boards:
        answers = [
            {"question": question, **answer}
            for question, answer in zip(board["questions"], board["answers"], strict=True)
        ]
        Checker(board["rules"]).check_all(board["facts"], answers, nodes_of_rows(board["rows"]))
