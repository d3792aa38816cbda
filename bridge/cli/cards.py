"""The commands about cards.

What only these commands need is imported when one of them runs: nobody who asks a question should wait for it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from lawmage.bridge.cards.library import CardLibrary, ruling_library
from lawmage.bridge.cli.failures import reporting
from lawmage.bridge.cli.progress import cards_read, progress_bar
from lawmage.bridge.questions.lawmage import card_store

if TYPE_CHECKING:
    from lawmage.bridge.questions import Lawmage

app = typer.Typer(help="The cards that lawmage knows.", no_args_is_help=True)

Folder = Annotated[
    Path | None, typer.Option("--cards", metavar="FOLDER", help="Where to keep the cards; by default with your data.")
]
Everything = Annotated[bool, typer.Option("--all", help="List every name in the report, not only a few.")]
_KINDS: Final = ("oracle-cards", "rulings")


@app.command("import")
@reporting
def import_file(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="Scryfall's bulk file Oracle Cards or Rulings, or MTGJSON's AtomicCards; also gzipped."
        ),
    ],
    folder: Folder = None,
    everything: Everything = False,
) -> None:
    """Import a bulk file in place of what was imported before: cards, or the rulings on them."""
    typer.echo(_imported(file, folder, all_names=everything))


@app.command("fetch")
@reporting
def fetch_files(
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help="Where to put the files; by default with your data.")
    ] = None,
    then_import: Annotated[bool, typer.Option("--import", help="Import the files, too.")] = False,
    folder: Folder = None,
    api: Annotated[
        str | None, typer.Option("--api", metavar="URL", help="Where Scryfall's API is, if elsewhere.")
    ] = None,
) -> None:
    """Download Scryfall's bulk files Oracle Cards and Rulings. What broke off goes on where it stopped."""
    files = [_fetched(kind, to, api) for kind in _KINDS]
    for file in files:
        if then_import:
            typer.echo(_imported(file, folder, all_names=False))
        else:
            typer.echo(f"{file} ({file.stat().st_size:,} bytes). Import it: lawmage cards import {file}")


@app.command("show")
@reporting
def show_card(
    name: Annotated[str, typer.Argument(help="The name of a card or of a face of one.")],
    folder: Annotated[
        Path | None,
        typer.Option("--cards", metavar="FOLDER", help="A folder of imported cards, instead of your import."),
    ] = None,
) -> None:
    """Show what lawmage has of a card: its faces, what is understood of its text, and the rulings on it."""
    from lawmage.bridge.cards.grammar import Grammar
    from lawmage.bridge.cards.rulings import RulingStore
    from lawmage.bridge.cards.show import described_card

    store = card_store(folder)
    with Grammar(1) as grammar:
        typer.echo(described_card(store, name, grammar, RulingStore.imported(rulings_beside(folder))))


@app.command("coverage")
@reporting
def show_coverage(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Scryfall's Oracle Cards, or MTGJSON's AtomicCards.")],
    stops: Annotated[
        int, typer.Option("--stops", min=0, help="How many of the places where understanding stops to show.")
    ] = 30,
) -> None:
    """Show how much of the card text of a bulk file is understood. The imported cards stay as they are."""
    from lawmage.bridge.cards.coverage import card_coverage

    with progress_bar("Reading cards") as advance:

        def progress(read: int, size: int, cards: int) -> None:
            advance(read, size, f"{size:,} lines of {cards:,} cards")

        report = card_coverage(file, progress=progress)
    typer.echo(report.text(stops))


@app.command("audit")
@reporting
def audit(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="FILE",
            help="What others say of the mana of cards, as JSON Lines: types (mana-truth.jsonl) or abilities "
            "(mana-abilities.jsonl).",
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--cards", metavar="FOLDER", help="A folder of imported cards, instead of your import."),
    ] = None,
    lines: Annotated[
        bool, typer.Option("--lines", help="Also count the lines that add mana, and list those that are not read.")
    ] = False,
    no_check: Annotated[
        bool, typer.Option("--no-check", help="Do not verify the proofs with the independent checker.")
    ] = False,
) -> None:
    """Compare what each card makes of mana, and what its mana abilities cost, with what others say."""
    from lawmage.bridge.audit.lines import mana_lines
    from lawmage.bridge.audit.sources import holds_abilities
    from lawmage.bridge.audit.terms import TermQuestions
    from lawmage.bridge.errors import InputError
    from lawmage.bridge.questions import Lawmage

    if not files and not lines:
        raise InputError("There is nothing to audit: give a file, or --lines.")
    with Lawmage(folder, check=not no_check) as law:
        for file in files or ():
            if holds_abilities(file):
                typer.echo(_abilities_audited(law, file, check=not no_check))
            else:
                typer.echo(_production_audited(law, file))
        if lines:
            typer.echo(mana_lines(TermQuestions(law.engine, check=not no_check), law.cards).text())


def _production_audited(law: "Lawmage", file: Path) -> str:
    """Return the report on the types of mana in a file."""
    from lawmage.bridge.audit.production import productions
    from lawmage.bridge.audit.report import ProductionReport
    from lawmage.bridge.audit.sources import types_of_mana

    rows = list(types_of_mana(file))
    with progress_bar("Asking") as advance:
        return ProductionReport(list(productions(law, rows, lambda done: advance(done, len(rows))))).text()


def _abilities_audited(law: "Lawmage", file: Path, *, check: bool) -> str:
    """Return the report on the abilities in a file."""
    from lawmage.bridge.audit.abilities import comparisons
    from lawmage.bridge.audit.report import AbilitiesReport
    from lawmage.bridge.audit.sources import mana_abilities
    from lawmage.bridge.audit.terms import TermQuestions

    return AbilitiesReport(comparisons(TermQuestions(law.engine, check=check), law.cards, mana_abilities(file))).text()


def _imported(file: Path, folder: Path | None, *, all_names: bool) -> str:
    """Import a file of cards or of rulings and return the report."""
    from lawmage.bridge.cards.importer import import_cards
    from lawmage.bridge.cards.rulings import holds_rulings, import_rulings

    with progress_bar("Reading") as advance:
        if holds_rulings(file):
            return import_rulings(file, rulings_beside(folder), progress=cards_read(advance)).text()
        report = import_cards(file, CardLibrary(folder), progress=cards_read(advance))
    return report.text(all_names=all_names)


def rulings_beside(folder: Path | None) -> CardLibrary:
    """Return the library of the rulings on the cards in a folder."""
    return ruling_library() if folder is None else CardLibrary(folder / "rulings")


def _fetched(kind: Literal["oracle-cards", "rulings"], to: Path | None, api: str | None) -> Path:
    from lawmage.bridge.cards.fetch import SCRYFALL, fetch

    with progress_bar(f"Downloading {kind}") as advance:
        return fetch(kind, to, api=api or SCRYFALL, progress=lambda have, size: advance(have, size))
