"""The commands themselves. Each reads its options and asks; what is said is decided elsewhere."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from lawmage.bridge.boards import Board
from lawmage.bridge.boards.files import read_text
from lawmage.bridge.cli import boards
from lawmage.bridge.cli import cards as cards_commands
from lawmage.bridge.cli import ontology as ontology_commands
from lawmage.bridge.cli.asking import AsJson, Cards, Full, NoCheck, about_a_board, print_answer_to
from lawmage.bridge.cli.failures import reporting
from lawmage.bridge.questions import QUESTIONS, Answer, Lawmage, answer_from_json
from lawmage.bridge.questions.question import MAX_QUESTION_BYTES, Way, question_from_json
from lawmage.bridge.questions.saved import MAX_ANSWER_BYTES

app = typer.Typer(
    help="Rules answers for Magic: The Gathering, with proofs.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
rules_app = typer.Typer(help="What lawmage has of the Comprehensive Rules.", no_args_is_help=True)
app.add_typer(cards_commands.app, name="cards")
app.add_typer(ontology_commands.app, name="ontology")
app.add_typer(rules_app, name="rules")


@app.command()
@reporting
@about_a_board
def mana(
    law: Lawmage,
    board: Board,
    permanent: Annotated[str, typer.Argument(help='A permanent: "Reflecting Pool", or "Forest (2)".')],
) -> Answer:
    """Say which types of mana a permanent could produce."""
    return law.could_produce(board, permanent)


@app.command()
@reporting
@about_a_board
def tap(
    law: Lawmage,
    board: Board,
    permanent: Annotated[str, typer.Argument(help='A permanent: "Gaea\'s Cradle", or "Forest (2)".')],
    every_ability: Annotated[
        bool, typer.Option("--every-ability", help="Look at mana abilities without {T} in their cost, too.")
    ] = False,
) -> Answer:
    """Say what comes of tapping a permanent for mana: every possible result."""
    return law.tap_for_mana(board, permanent, every_ability=every_ability)


@app.command("mana-ability")
@reporting
@about_a_board
def mana_ability(
    law: Lawmage,
    board: Board,
    name: Annotated[str, typer.Argument(metavar="OBJECT", help='An object: "Chromatic Sphere".')],
    line: Annotated[int | None, typer.Option(min=1, help="Ask about this line of its text only.")] = None,
) -> Answer:
    """Say which abilities of an object are mana abilities, or whether one line of its text is one."""
    return law.is_mana_ability(board, name, line=line)


@app.command()
@reporting
@about_a_board
def cast(
    law: Lawmage,
    board: Board,
    card: Annotated[str, typer.Argument(help='A card: "Polukranos, Unchained".')],
    player: Annotated[str | None, typer.Option(help="Who casts it; by default its owner.")] = None,
    way: Annotated[Way | None, typer.Option(help="Look at one way only; by default at every one.")] = None,
    x: Annotated[int | None, typer.Option("--x", min=0, help="The X that is announced.")] = None,
) -> Answer:
    """Say whether a player may cast a card now, and what is missing if not."""
    return law.may_cast(board, card, player=player, way=way, x=x)


@app.command()
@reporting
@about_a_board
def activate(
    law: Lawmage,
    board: Board,
    item: Annotated[str, typer.Argument(metavar="OBJECT", help='What has the ability: "Llanowar Elves".')],
    player: Annotated[str | None, typer.Option(help="Who activates it; by default its controller.")] = None,
    ability: Annotated[int | None, typer.Option(min=1, help="One ability by its number; by default all.")] = None,
    paying_for: Annotated[
        str | None,
        typer.Option(help="The card or permanent for which the player is just being asked to pay mana."),
    ] = None,
) -> Answer:
    """Say which abilities of an object a player may activate now, and what the others lack."""
    return law.may_activate(board, item, player=player, ability=ability, paying_for=paying_for)


@app.command()
@reporting
@about_a_board
def pay(
    law: Lawmage,
    board: Board,
    cost: Annotated[str, typer.Argument(help='A cost of mana: "{2}{G}{G}".')],
    player: Annotated[str | None, typer.Option(help="Who pays; by default the player whose turn it is.")] = None,
    spell: Annotated[str | None, typer.Option(help="The card that is cast for this cost.")] = None,
    x: Annotated[int | None, typer.Option("--x", min=0, help="The value of X.")] = None,
) -> Answer:
    """Say whether a player can pay a cost of mana now: with a plan, or with what is short."""
    return law.can_pay(board, cost, player=player, spell=spell, x=x)


@app.command()
@reporting
@about_a_board
def available(
    law: Lawmage,
    board: Board,
    player: Annotated[str | None, typer.Argument(help="A player; by default the one whose turn it is.")] = None,
) -> Answer:
    """Say how much mana a player can have at once now, of each type and all together."""
    return law.available_mana(board, player)


@app.command()
@reporting
@about_a_board
def characteristics(
    law: Lawmage,
    board: Board,
    name: Annotated[str, typer.Argument(metavar="OBJECT", help='An object: "Dryad Arbor", or "Forest (2)".')],
) -> Answer:
    """Say what an object is after all effects: its types, colors, abilities, power and toughness."""
    return law.characteristics(board, name)


@app.command()
@reporting
@about_a_board
def query(
    law: Lawmage,
    board: Board,
    goal: Annotated[str, typer.Argument(help='A relation with its arguments: "could_produce(Permanent, Type)".')],
) -> Answer:
    """Find the terms for which a relation of the rules holds."""
    return law.query(board, goal)


@app.command()
@reporting
def ask(
    file: Annotated[
        Path, typer.Argument(metavar="QUESTION.json", help="A question with its board; - is standard input.")
    ],
    cards: Cards = None,
    as_json: AsJson = False,
    full: Full = False,
    no_check: NoCheck = False,
) -> None:
    """Answer a question that stands in a file (its schema: lawmage schema question)."""
    question = question_from_json(_file_text(file, MAX_QUESTION_BYTES))
    print_answer_to(lambda law: law.ask(question), cards, as_json=as_json, full=full, no_check=no_check)


@app.command()
@reporting
def check(
    file: Annotated[Path, typer.Argument(metavar="ANSWER.json", help="A saved answer; - is standard input.")],
    cards: Cards = None,
) -> None:
    """Verify a saved answer: its proofs, its sentences and its verdict, from its own question and board."""
    answer = answer_from_json(_file_text(file, MAX_ANSWER_BYTES))
    with Lawmage(cards) as law:
        law.check(answer)
    steps = sum(len(table.nodes) for table in answer.proof.tables)
    typer.echo(f"The answer holds: {answer.verdict}. {answer.summary} ({steps} steps verified.)")


class Described(StrEnum):
    """What has a schema."""

    BOARD = "board"
    QUESTION = "question"
    ANSWER = "answer"


@app.command()
@reporting
def schema(what: Annotated[Described, typer.Argument(help="board, question or answer")]) -> None:
    """Print the JSON schema of a board, a question or an answer."""
    match what:
        case Described.BOARD:
            described = Board.model_json_schema()
        case Described.QUESTION:
            described = QUESTIONS.json_schema()
        case Described.ANSWER:
            described = Answer.model_json_schema(mode="serialization")
    typer.echo(json.dumps(described, indent=2))


@rules_app.command("show")
@reporting
def show_rule(number: Annotated[str, typer.Argument(help="A rule's number, such as 106.7.")]) -> None:
    """Show what lawmage has of a rule: its clauses in lawmage's own words, and where they stand."""
    with Lawmage(check=False) as law:
        info = law.rule(number)
    typer.echo(f"CR {info.number} (rules in force from {info.rules_effective})")
    if not info.clauses:
        typer.echo("No clause of this rule is encoded yet.")
    for clause in info.clauses:
        typer.echo(f"  {clause.id}: {clause.says}")
        typer.secho(f"      {clause.file}:{clause.line}", dim=True)
    if info.subrules:
        typer.echo(f"Encoded below it: {', '.join(info.subrules)}")


@app.command()
@reporting
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
) -> None:
    """Answer questions over HTTP: see http://HOST:PORT/docs."""
    import uvicorn

    uvicorn.run("lawmage.api:create_app", factory=True, host=host, port=port, log_level="info")


def _file_text(file: Path, max_bytes: int) -> str | bytes:
    if file == boards.STANDARD_INPUT:
        return boards.read_standard_input(max_bytes)
    return read_text(file, max_bytes)
