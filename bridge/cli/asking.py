"""What the commands that ask about a board have in common: the options for the board and those for the answer."""

import functools
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from lawmage.bridge.cli.boards import board_of
from lawmage.bridge.cli.output import print_answer
from lawmage.bridge.questions import Answer, Lawmage

Cards = Annotated[
    Path | None,
    typer.Option(
        "--cards", metavar="FOLDER", help="A folder of imported cards, instead of your import or the starters."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]
Full = Annotated[bool, typer.Option("--full", help="Show every step of the proof.")]
NoCheck = Annotated[bool, typer.Option("--no-check", help="Do not verify the proof with the independent checker.")]

_GIVEN_BY_THE_DECORATOR: Final = 2
"""How many parameters of a command are not read from the command line: what answers, and the board."""


def about_a_board(command: Callable[..., Answer]) -> Callable[..., None]:
    """Return the command for the command line of a function that answers a question about a board.

    The function takes what answers (:class:`Lawmage`), the board and the command's own arguments. Typer reads the
    options of a command off its signature; this one has the function's own between those of :func:`board_of` and
    those of :func:`print_answer_to`.
    """
    board_options = _parameters(board_of)
    own_arguments = _parameters(command)[_GIVEN_BY_THE_DECORATOR:]
    answer_options = _parameters(print_answer_to)[1:]

    @functools.wraps(command)
    def asked(**given: Any) -> None:
        board = board_of(**_values(board_options, given))
        own = _values(own_arguments, given)
        print_answer_to(lambda law: command(law, board, **own), **_values(answer_options, given))

    parameters = [*board_options, *own_arguments, *answer_options]
    by_name = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in parameters]
    asked.__signature__ = inspect.Signature(by_name)  # type: ignore[attr-defined]
    asked.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return asked


def print_answer_to(
    ask: Callable[[Lawmage], Answer],
    cards: Cards = None,
    as_json: AsJson = False,
    full: Full = False,
    no_check: NoCheck = False,
) -> None:
    """Print the answer that ``ask`` gets."""
    with Lawmage(cards, check=not no_check) as law:
        print_answer(ask(law), as_json=as_json, full=full)


def _parameters(function: Callable[..., Any]) -> list[inspect.Parameter]:
    return list(inspect.signature(function).parameters.values())


def _values(parameters: list[inspect.Parameter], given: dict[str, Any]) -> dict[str, Any]:
    return {parameter.name: given[parameter.name] for parameter in parameters}
