"""The questions, as data: what ``lawmage ask`` and the HTTP interface take."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, field_validator

from lawmage.bridge.boards import MAX_BYTES, Board
from lawmage.bridge.boards.load import invalid_board
from lawmage.bridge.boards.vocabulary import mana_symbols
from lawmage.bridge.errors import InvalidBoard, InvalidQuestion
from lawmage.bridge.strict_json import data_from_json

Reference = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
Way = Literal["hand", "escape", "flashback", "command", "aftermath", "permitted"]

MAX_X: Final = 1_000_000_000


class _Question(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    board: Board


class CouldProduce(_Question):
    """Ask which types of mana a permanent could produce (CR 106.7)."""

    kind: Literal["could_produce"] = "could_produce"
    permanent: Reference = Field(
        description="The id of an object, its label in answers, or its name where that is clear.",
        examples=["Reflecting Pool", "Forest (2)"],
    )


class TapForMana(_Question):
    """Ask what comes of tapping a permanent for mana: every possible result (CR 106.12, 605.3b, 605.4a)."""

    kind: Literal["tap_for_mana"] = "tap_for_mana"
    permanent: Reference = Field(
        description="The id of an object, its label in answers, or its name where that is clear.",
        examples=["Gaea's Cradle", "Forest (2)"],
    )
    every_ability: bool = Field(
        default=False,
        description="Look at every activated mana ability, also at those without the tap symbol in their cost.",
    )


class IsManaAbility(_Question):
    """Ask which abilities of an object are mana abilities, or whether one of them is (CR 605.1)."""

    kind: Literal["is_mana_ability"] = "is_mana_ability"
    object: Reference = Field(
        description="The id of an object in any zone, its label in answers, or its name where that is clear.",
        examples=["Chromatic Sphere"],
    )
    line: Annotated[int, Field(ge=1)] | None = Field(
        default=None, description="The line of its text that is asked about; by default every ability."
    )


class MayCast(_Question):
    """Ask whether a player may cast a card now, and if not, what stands in the way (CR 601)."""

    kind: Literal["may_cast"] = "may_cast"
    card: Reference = Field(
        description="The id of an object, its label in answers, or its name where that is clear.",
        examples=["Polukranos, Unchained"],
    )
    player: Reference | None = Field(default=None, description="A player's id or name; by default the card's owner.")
    way: Way | None = Field(default=None, description="One way to cast the card; by default every one is looked at.")
    x: Annotated[int, Field(ge=0, le=MAX_X)] | None = Field(
        default=None, description="The X that is announced (107.3)."
    )


class MayActivate(_Question):
    """Ask which abilities of an object a player may activate now, and what stands in the way of the others (CR 602)."""

    kind: Literal["may_activate"] = "may_activate"
    object: Reference = Field(
        description="The id of an object, its label in answers, or its name where that is clear.",
        examples=["Llanowar Elves"],
    )
    player: Reference | None = Field(
        default=None, description="A player's id or name; by default the one who controls the object."
    )
    ability: Annotated[int, Field(ge=1, le=100)] | None = Field(
        default=None,
        description="One activated ability of the object, by its number in an answer about all; by default every one.",
    )
    paying_for: Reference | None = Field(
        default=None,
        description="What the player is just being asked to pay mana for: a card that they cast, or a permanent of "
        "which they activate an ability. By default the player has priority instead.",
    )


class CanPay(_Question):
    """Ask whether a player can pay a cost of mana now, and how, or what is short (CR 118.3)."""

    kind: Literal["can_pay"] = "can_pay"
    cost: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)] = Field(
        description="Mana symbols.", examples=["{2}{G}{G}", "{X}{W/U}"]
    )
    player: Reference | None = Field(
        default=None, description="A player's id or name; by default the player whose turn it is."
    )
    spell: Reference | None = Field(
        default=None,
        description="The card that is cast for this cost. By default nothing is known of what is paid for, and mana "
        "that may be spent on some things only is of no use.",
    )
    x: Annotated[int, Field(ge=0, le=MAX_X)] | None = Field(default=None, description="The value of X (107.3).")

    @field_validator("cost")
    @classmethod
    def _cost_is_readable(cls, value: str) -> str:
        mana_symbols(value)
        return value


class Characteristics(_Question):
    """Ask for the characteristics of an object after all continuous effects (CR 109.3, 613)."""

    kind: Literal["characteristics"] = "characteristics"
    object: Reference = Field(
        description="The id of an object, its label in answers, or its name where that is clear.",
        examples=["Dryad Arbor", "Forest (2)"],
    )


class AvailableMana(_Question):
    """Ask how much mana a player can have at once now, of each type and all together (CR 106.4)."""

    kind: Literal["available_mana"] = "available_mana"
    player: Reference | None = Field(
        default=None, description="A player's id or name; by default the player whose turn it is."
    )


class Query(_Question):
    """Ask for which terms a relation of the rules holds."""

    kind: Literal["query"] = "query"
    query: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)] = Field(
        description="One goal over the relations that the rules export.",
        examples=["could_produce(Permanent, Type)"],
    )


AnyQuestion = (
    CouldProduce | TapForMana | IsManaAbility | MayCast | MayActivate | CanPay | AvailableMana | Characteristics | Query
)

Question = Annotated[AnyQuestion, Field(discriminator="kind")]

KINDS: Final = (
    "could_produce",
    "tap_for_mana",
    "is_mana_ability",
    "may_cast",
    "may_activate",
    "can_pay",
    "available_mana",
    "characteristics",
    "query",
)
"""The kinds of questions, as they are named in data."""

QUESTIONS: Final[TypeAdapter[AnyQuestion]] = TypeAdapter(Question)
"""Validates and describes any question."""


MAX_QUESTION_BYTES: Final = MAX_BYTES + 10_000
"""How long the JSON of a question may be, in bytes: a board and a little more."""


def question_from_json(text: str | bytes, *, max_bytes: int = MAX_QUESTION_BYTES) -> AnyQuestion:
    """Return the question that a JSON text describes.

    Raises InvalidBoard and InvalidQuestion with the field, LimitExceeded where the text is longer than ``max_bytes``.
    """
    return question_from_data(data_from_json(text, "The question", max_bytes, InvalidQuestion))


def question_from_data(data: Any) -> AnyQuestion:
    """Return the question in JSON data.

    Raises InvalidBoard where the board is wrong and InvalidQuestion where something else is, each with the field.
    """
    try:
        return QUESTIONS.validate_python(data)
    except ValidationError as error:
        raise invalid_question(error) from None


def invalid_question(error: ValidationError) -> InvalidQuestion | InvalidBoard:
    """Return pydantic's findings about a question as our error: about its board, or about the question itself."""
    located = invalid_board(error, without=KINDS)
    if located.field is not None and located.field.split(".")[0].split("[")[0] == "board":
        return located
    return InvalidQuestion(located.message, field=located.field)
