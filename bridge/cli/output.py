"""Answers on a terminal: colors and a tree where there is one, plain text elsewhere."""

from rich.console import Console
from rich.text import Text

from lawmage.bridge.questions import Answer, Verdict
from lawmage.bridge.questions.text import (
    answer_text,
    assumption_lines,
    first_line,
    missing_lines,
    proof_heading,
    proof_trees,
)
from lawmage.bridge.sentences import rich_tree

_STYLES = {Verdict.YES: "bold green", Verdict.NO: "bold red", Verdict.UNKNOWN: "bold yellow"}


def print_answer(answer: Answer, *, as_json: bool, full: bool) -> None:
    """Print an answer on standard output."""
    console = Console(highlight=False)
    if as_json:
        console.file.write(answer.to_json(indent=2) + "\n")
        return
    if not console.is_terminal:
        console.file.write(answer_text(answer, full=full) + "\n")
        return
    console.print(Text(first_line(answer), style=_STYLES[answer.verdict]))
    for line in missing_lines(answer):
        console.print(Text(line))
    for line in proof_heading(answer):
        console.print(Text(line))
    for tree in proof_trees(answer, full=full):
        console.print()
        console.print(rich_tree(tree))
    for line in assumption_lines(answer):
        console.print(Text(line, style="dim"))
