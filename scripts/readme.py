"""Keeps the answers in README.md true: runs every ``$ lawmage ...`` shown there and puts its output below it.

``python scripts/readme.py`` writes the file anew, ``--check`` only says whether that would change it.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).parents[1]
README = REPOSITORY / "README.md"
# A block of a command that goes to the end of its line, or on where the line ends in a backslash, and its output.
BLOCK = re.compile(
    r"(?P<head>```console\n\$ (?P<command>lawmage (?:[^\n]*\\\n)*[^\n]*)\n)(?P<output>(?:.|\n)*?)(?P<tail>```\n)"
)


def refreshed(text: str) -> str:
    """Return the text with the output that each command has now."""
    return BLOCK.sub(lambda block: f"{block['head']}\n{output(block['command'])}{block['tail']}", text)


def output(command: str) -> str:
    """Run a command of lawmage with the starter cards and return what it prints. An error ends the program."""
    program, *arguments = shlex.split(command.replace("\\\n", " "))
    with tempfile.TemporaryDirectory() as no_imported_cards:
        finished = subprocess.run(
            [Path(sys.executable).with_name(program), *arguments],
            cwd=REPOSITORY,
            env={**os.environ, "LAWMAGE_DATA": no_imported_cards, "COLUMNS": "400", "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    if finished.stderr:
        sys.exit(f"{command}\n{finished.stderr}")
    return finished.stdout


def main() -> int:
    """Return 0 when the file is true now."""
    text = README.read_text(encoding="utf-8")
    now = refreshed(text)
    if now == text:
        return 0
    if "--check" in sys.argv[1:]:
        print("README.md shows other answers than lawmage gives; `python scripts/readme.py` writes them anew.")
        return 1
    README.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
