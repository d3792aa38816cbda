"""The commands about cards."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from lawmage.bridge.cards.coverage import card_coverage
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.cli.failures import reporting

app = typer.Typer(help="The cards that lawmage knows.", no_args_is_help=True)


@app.command("import")
@reporting
def import_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Scryfall's Oracle Cards, or MTGJSON's AtomicCards.")],
    folder: Annotated[
        Path | None, typer.Option("--cards", metavar="FOLDER", help="Where to keep them; by default with your data.")
    ] = None,
) -> None:
    """Import a bulk file in place of the cards that were imported before."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Reading cards")

        def progress(read: int, size: int, cards: int) -> None:
            bar.update(task, completed=read, total=size, description=f"{cards:,} cards")

        report = import_cards(file, CardLibrary(folder), progress=progress)
    typer.echo(report.text())


@app.command("coverage")
@reporting
def show_coverage(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Scryfall's Oracle Cards, or MTGJSON's AtomicCards.")],
    stops: Annotated[
        int, typer.Option("--stops", min=0, help="How many of the places where understanding stops to show.")
    ] = 30,
) -> None:
    """Show how much of the card text of a bulk file is understood. The imported cards stay as they are."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Reading cards", total=None)

        def progress(read: int, size: int, cards: int) -> None:
            bar.update(task, completed=read, total=size, description=f"{size:,} lines of {cards:,} cards")

        report = card_coverage(file, progress=progress)
    typer.echo(report.text(stops))
