"""A progress bar on standard error, which leaves nothing behind."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from lawmage.bridge.cards.importer import Progress


class Advance(Protocol):
    """Moves the bar."""

    def __call__(self, done: float, total: float | None, description: str | None = None) -> None:
        """Show how much of how much is done, and what it is that is being done, if that changes."""


@contextmanager
def progress_bar(description: str) -> Iterator[Advance]:
    """Show a bar while the block runs; it is given the function that moves the bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(description, total=None)

        def advance(done: float, total: float | None, description: str | None = None) -> None:
            bar.update(task, completed=done, total=total, description=description)

        yield advance


def cards_read(advance: Advance) -> Progress:
    """Return the progress of an import: it is told bytes read, bytes in all, and what was imported."""

    def progress(read: int, size: int, cards: int) -> None:
        advance(read, size, f"{cards:,} read")

    return progress
