"""What queries cost in the prover alone: without proofs, carrying proofs, and with the proofs written."""

import json
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lawmage.bridge.boards import BoardFacts
from lawmage.bridge.terms import Term


@dataclass(frozen=True)
class Cost:
    """The time of the processor that all solutions of one query take, in seconds."""

    plain: float
    proof: float
    written: float


def costs(board: BoardFacts, card_facts: Iterable[Term], queries: Sequence[Sequence[Term]]) -> list[Cost]:
    """Measure queries about one board, each some goals that are asked together."""
    request = {"facts": board.facts, "card_facts": list(card_facts), "queries": queries}
    finished = subprocess.run(
        ["swipl", "-g", "main", "-t", "halt", str(Path(__file__).with_suffix(".pl"))],
        input=json.dumps(request, ensure_ascii=False),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [Cost(**cost) for cost in json.loads(finished.stdout)["costs"]]
