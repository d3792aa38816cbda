"""How commands fail: a message for people on standard error and an exit code, never a traceback."""

import functools
import os
from collections.abc import Callable
from typing import Final, ParamSpec

import typer
from rich.console import Console

from lawmage.bridge.errors import EngineError, InputError, LawmageError, LimitExceeded, ProofRejected

Arguments = ParamSpec("Arguments")

PROOF_REJECTED: Final = 1
NOT_VALID: Final = 1
BAD_INPUT: Final = 2
FAILED: Final = 3

SHOW_TRACEBACK: Final = "LAWMAGE_TRACEBACK"
"""An environment variable: with any value, unexpected errors are shown in full, for those who look for the cause."""


def reporting(command: Callable[Arguments, None]) -> Callable[Arguments, None]:
    """Return a command that reports its errors as this module says."""

    @functools.wraps(command)
    def reported(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except LawmageError as error:
            report(str(error))
            raise typer.Exit(exit_code(error)) from None
        except (typer.Exit, typer.Abort, BrokenPipeError):
            raise
        except Exception as error:
            if os.environ.get(SHOW_TRACEBACK):
                raise
            report(f"lawmage failed in a way that it should not: {type(error).__name__}: {error}")
            report(f"Set {SHOW_TRACEBACK}=1 to see where, and please report it.")
            raise typer.Exit(FAILED) from None

    return reported


def exit_code(error: LawmageError) -> int:
    """Return the exit code for an error."""
    match error:
        case ProofRejected():
            return PROOF_REJECTED
        case InputError() | LimitExceeded():
            return BAD_INPUT
        case EngineError():
            return FAILED
    return FAILED


def report(message: str) -> None:
    """Print a message on standard error."""
    Console(stderr=True, highlight=False).print(f"[red]Error:[/red] {_escaped(message)}", soft_wrap=True)


def _escaped(message: str) -> str:
    return message.replace("[", "\\[")
