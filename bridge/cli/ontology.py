"""The commands about the vocabulary and what is written in it. They import what only they need when they run."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from lawmage.bridge.cli.cards import rulings_beside
from lawmage.bridge.cli.failures import NOT_VALID, reporting
from lawmage.bridge.cli.progress import progress_bar
from lawmage.bridge.ontology.graph import Graph
from lawmage.bridge.questions.lawmage import card_store

app = typer.Typer(help="The vocabulary, and whether what is stored follows it.", no_args_is_help=True)


@app.command("validate")
@reporting
def validate_stores(
    folder: Annotated[
        Path | None,
        typer.Option("--cards", metavar="FOLDER", help="A folder of imported cards, instead of your import."),
    ] = None,
    shown: Annotated[int, typer.Option("--show", min=1, help="How many violations to show of each part.")] = 20,
) -> None:
    """Validate the cards, the rulings and the rules by their SHACL shapes: every node of each."""
    valid = [_validated(name, graph, shown) for name, graph in _parts(folder)]
    if not all(valid):
        raise typer.Exit(NOT_VALID)


def _parts(folder: Path | None) -> Iterator[tuple[str, Graph]]:
    yield "Cards", card_store(folder).graph
    from lawmage.bridge.cards.rulings import RulingStore

    rulings = RulingStore.imported(rulings_beside(folder))
    if rulings is not None:
        yield "Rulings", rulings.graph
    yield "Rules", Graph.from_turtle([(files("lawmage.ontology") / "rules.ttl").read_bytes()])


def _validated(name: str, graph: Graph, shown: int) -> bool:
    """Validate a graph, print what comes of it, and return whether it is valid."""
    from lawmage.bridge.cards.validation import violations

    nodes, found = 0, 0
    with progress_bar(f"Validating {name.lower()}") as advance:

        def progress(done: int, total: int) -> None:
            nonlocal nodes
            nodes = total
            advance(done, total)

        for violation in violations(graph, progress):
            found += 1
            if found <= shown:
                typer.echo(str(violation))
    more = f" ({found - shown:,} of them not shown)" if found > shown else ""
    typer.echo(f"{name}: {nodes:,} nodes, {f'{found:,} violations{more}' if found else 'all valid'}.")
    return not found
