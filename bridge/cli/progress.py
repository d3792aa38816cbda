"""A progress bar on standard error: on a terminal only, and it leaves nothing behind."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console


class CardsRead(Protocol):
    """Shows how far an import has come."""

    def __call__(self, read: int, size: int, cards: int) -> None:
        """``read`` of the ``size`` bytes of the file are read, and ``cards`` cards imported."""


class Advance(Protocol):
    """Moves the bar."""

    def __call__(self, done: float, total: float | None, description: str | None = None) -> None:
        """Show how much of how much is done, and what it is that is being done, if that changes."""


@contextmanager
def progress_bar(description: str) -> Iterator[Advance]:
    """Show a bar while the block runs; it is given the function that moves the bar."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(description, total=None)

        def advance(done: float, total: float | None, description: str | None = None) -> None:
            bar.update(task, completed=done, total=total, description=description)

        yield advance


def cards_read(advance: Advance) -> CardsRead:
    """Return what shows the progress of an import on a bar."""

    def progress(read: int, size: int, cards: int) -> None:
        advance(read, size, f"{cards:,} read")

    return progress
