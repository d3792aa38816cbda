"""The README shows answers as they really are, and speaks of files that are there."""

import re
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[1]
README = (REPOSITORY / "README.md").read_text(encoding="utf-8")


def test_answers_are_shown_as_they_print() -> None:
    assert "```console\n$ lawmage " in README
    finished = subprocess.run(
        [sys.executable, "scripts/readme.py", "--check"],
        cwd=REPOSITORY,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr


def test_links_and_folders_exist() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    folders = re.findall(r"^\| `([\w./-]+)`", README, re.MULTILINE)
    assert links
    assert folders
    assert [name for name in [*links, *folders] if not (REPOSITORY / name).exists()] == []
