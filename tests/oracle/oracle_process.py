"""kb/oracle as the Python tests use it: one SWI-Prolog process that answers requests (oracle_server.pl)."""

import json
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

SERVER = Path(__file__).with_name("oracle_server.pl")
STARTER_NAMES = Path(__file__).parents[2] / "ontology" / "cards" / "starter-names.txt"


class OracleProcess:
    """Asks one question a line and reads one answer a line."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["swipl", str(SERVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> "OracleProcess":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def tell(self, *fields: str) -> None:
        """Send a request that has no answer."""
        assert self._process.stdin is not None
        self._process.stdin.write("\t".join(field.replace("\n", "\\n") for field in fields) + "\n")

    def ask(self, *fields: str) -> list[str]:
        """Send a request and return the fields of the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.tell(*fields)
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise AssertionError(f"SWI-Prolog ended at the request {fields}")
        text = line.rstrip("\n")
        return text.split("\t") if text else []

    def lines(self, face: dict[str, Any]) -> list[str]:
        """Return the normalised lines of a face."""
        return self.ask("lines", face["name"], face["type_line"], face["text"], "|".join(face["others"]))


def faces(card: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The faces of a card in Scryfall's field names: name, type_line, text and the names of the other faces."""
    parts = card.get("card_faces") or [card]
    names = [part.get("name") or "" for part in parts]
    for part, name in zip(parts, names, strict=True):
        yield {
            "name": name,
            "type_line": part.get("type_line") or card.get("type_line") or "",
            "text": part.get("oracle_text") or "",
            "others": [other for other in names if other != name],
        }


def cards(data: Path) -> Iterator[dict[str, Any]]:
    """All cards of the development data."""
    with (data / "oracle-cards.jsonl").open(encoding="utf-8") as rows:
        for row in rows:
            yield json.loads(row)


def cards_named(data: Path, names: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The cards of these names."""
    wanted = set(names)
    return {card["name"]: card for card in cards(data) if card["name"] in wanted}
