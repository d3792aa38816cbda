"""The board of a question, as data: pydantic models whose JSON schema is published (``lawmage schema board``).

A board says who plays, whose turn and which step it is, and which objects lie in which zone. It holds no rule of the
game: the checks here find only descriptions that contradict themselves.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator
from pydantic_core import PydanticCustomError

from lawmage.bridge.boards.consistency import problems
from lawmage.bridge.boards.entry import parse_entry
from lawmage.bridge.boards.facts import BoardFacts, board_facts
from lawmage.bridge.boards.store import CardLookup
from lawmage.bridge.boards.vocabulary import (
    MANA_LETTERS,
    PLAYER_ZONES,
    STEPS_OF_PHASE,
    Color,
    ManaType,
    Phase,
    Step,
    Zone,
    mana_symbols,
)

MAX_OBJECTS: Final = 5_000
"""How many objects a board may have in all."""

_BILLION: Final = 1_000_000_000

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
RulesText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2_000)]
Count = Annotated[int, Field(ge=0, le=_BILLION)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, validate_default=True)


class Token(_Model):
    """A token that is no copy of a card, described by the characteristics with which it was created (CR 111.3)."""

    name: Name
    type_line: Name = Field(examples=["Artifact \u2014 Treasure"], description="As on a card; a hyphen serves as dash.")
    colors: list[Color] = []
    mana_cost: str | None = Field(default=None, examples=["{2}{G}"], description="Only where the token has one.")
    power: int | str | None = None
    toughness: int | str | None = None
    text: list[RulesText] = Field(default=[], description="Its text, row by row as on a card.")

    @field_validator("mana_cost")
    @classmethod
    def _mana_cost_is_readable(cls, value: str | None) -> str | None:
        if value is not None:
            mana_symbols(value)
        return value


class Chosen(_Model):
    """What was chosen for an object, usually as it entered the battlefield."""

    color: Color | None = None
    type: Name | None = Field(default=None, description="A card type or subtype, such as Bird.")
    name: Name | None = Field(default=None, description="The name of a card.")
    number: Count | None = None


class BoardObject(_Model):
    """A card, a token, or an ability on the stack; ``count`` of them when they are alike.

    Exactly one of ``card``, ``token``, ``ability`` and ``unidentified`` says what it is. A string such as
    ``"Forest*4 (tapped)"`` may stand in place of an object: it is read as in the short text form.
    """

    model_config = ConfigDict(
        json_schema_extra=lambda schema: schema.update(
            anyOf=[{"type": "string", "examples": ["Forest*4 (tapped)"]}, {"type": "object"}], type=["object", "string"]
        )
    )

    id: Name | None = Field(default=None, description="By which the question and other objects refer to it.")
    card: Name | None = Field(default=None, description="The name of the card, or of one of its faces.")
    token: Token | None = None
    ability: RulesText | None = Field(default=None, description="The text of an ability on the stack.")
    unidentified: bool = Field(default=False, description="Cards of which the board does not say which they are.")
    count: Annotated[int, Field(ge=1)] = 1
    owner: Name | None = Field(default=None, description="A player's id; by default the player it is listed with.")
    controller: Name | None = Field(default=None, description="A player's id; only on the stack.")
    is_token: bool = Field(default=False, description="A token that is a copy of the card.")
    is_copy: bool = Field(
        default=False,
        description="True if it is another card, or the copy of a spell, that copies the face which is up (CR 707.2); "
        "its mana value may depend on that (CR 202.3b, 202.3c). A token created as a copy has both faces (CR 707.8a).",
    )
    commander: bool = Field(default=False, description="True if it is its owner's commander (CR 903.3), in any zone.")
    face: Annotated[int, Field(ge=1, le=9)] | None = Field(
        default=None, description="Which face is up, from 1; by default the one that `card` names, or the front."
    )
    face_down: bool = False
    tapped: bool = False
    summoning_sick: bool = Field(
        default=False,
        description="True if its controller has not controlled it continuously since their most recent turn began "
        "(CR 302.6); of any permanent, not only of creatures.",
    )
    activated: list[Annotated[int, Field(ge=1)]] = Field(
        default=[],
        description="The lines of its text, from 1, with an ability that was activated this turn. It matters for "
        "loyalty abilities (CR 606.3) and for what may be activated only once each turn (CR 602.5b).",
    )
    timestamp: Count | None = Field(
        default=None,
        description="Orders the permanents by their timestamps (CR 613.7); one without has its place in the list of "
        "all permanents, from 1.",
    )
    counters: dict[Name, Count] = Field(default={}, examples=[{"+1/+1": 2, "charge": 1}])
    damage: Count = 0
    attached_to: Name | None = Field(default=None, description="The id, or unambiguous name, of a permanent or player.")
    chosen: Chosen = Chosen()
    x: Count | None = Field(default=None, description="The value of X of a spell on the stack (CR 107.3).")
    commander_casts: Count = Field(
        default=0,
        description="How often its owner has cast it from the command zone this game; only of a commander (CR 903.8).",
    )

    @model_validator(mode="before")
    @classmethod
    def _read_short_form(cls, value: Any) -> Any:
        return parse_entry(value) if isinstance(value, str) else value

    @model_validator(mode="after")
    def _is_one_thing(self) -> "BoardObject":
        named = [self.card is not None, self.token is not None, self.ability is not None, self.unidentified]
        if sum(named) != 1:
            raise ValueError("exactly one of card, token, ability and unidentified must say what the object is")
        if self.id is not None and self.count > 1:
            raise ValueError("an id names one object; leave it out, or list the objects one by one")
        if self.is_token and self.card is None:
            raise ValueError(
                "is_token belongs to a card of which the object is a token copy; else describe it as `token`"
            )
        if self.is_copy and self.card is None:
            raise ValueError("is_copy belongs to a card of which the object is a copy")
        if self.is_copy and self.commander:
            raise ValueError(
                "the color identity of a commander is that of its own card (CR 903.4), not of what it copies"
            )
        if self.face is not None and self.card is None:
            raise ValueError("face belongs to a card")
        if self.commander_casts and not self.commander:
            raise ValueError("commander_casts belongs to a commander")
        return self

    @property
    def name(self) -> str:
        """What people call it."""
        if self.card is not None:
            return self.card
        if self.token is not None:
            return self.token.name
        return "ability" if self.ability is not None else "card"


class Player(_Model):
    """A player, and the player's part of every zone. The battlefield lists what the player controls."""

    id: Name
    name: Name | None = Field(default=None, description="As answers call the player; by default Player A, Player B ...")
    life: Annotated[int, Field(ge=-_BILLION, le=_BILLION)] = 20
    lands_played: Count = Field(default=0, description="How many lands the player has played this turn.")
    counters: dict[Name, Count] = Field(default={}, examples=[{"poison": 1}])
    mana_pool: dict[ManaType, Count] = Field(
        default={}, examples=[{"green": 2}], description='Unspent mana; the symbols, as "{G}{G}", are read too.'
    )
    battlefield: list[BoardObject] = []
    hand: list[BoardObject] = []
    graveyard: list[BoardObject] = Field(default=[], description="The top card first.")
    library: list[BoardObject] = Field(default=[], description="The top card first.")
    exile: list[BoardObject] = Field(default=[], description="The exiled cards that the player owns.")
    command: list[BoardObject] = []

    @field_validator("mana_pool", mode="before")
    @classmethod
    def _read_symbols(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        pool: dict[str, int] = {}
        for symbol in mana_symbols(value):
            kind = MANA_LETTERS.get(str(symbol))
            if kind is None:
                raise ValueError(f"{{{symbol}}} is not one mana of one type; use W, U, B, R, G and C")
            pool[kind] = pool.get(kind, 0) + 1
        return pool

    def zone(self, zone: Zone) -> list[BoardObject]:
        """Return the player's part of a zone."""
        objects: list[BoardObject] = getattr(self, zone)
        return objects


class Turn(_Model):
    """Whose turn it is, and where in the turn the game stands."""

    active_player: Name | None = Field(default=None, description="A player's id; by default the first player.")
    phase: Phase = Field(default="precombat_main", description="Follows from the step where that is given.")
    step: Step = "none"
    priority: Name | None = Field(default=None, description="A player's id; by default the active player.")
    number: Annotated[int, Field(ge=1, le=_BILLION)] | None = None

    @model_validator(mode="before")
    @classmethod
    def _phase_follows_from_step(cls, value: Any) -> Any:
        if isinstance(value, dict) and "phase" not in value and value.get("step", "none") != "none":
            phases = [phase for phase, steps in STEPS_OF_PHASE.items() if value["step"] in steps]
            return {**value, "phase": phases[0]} if phases else value
        return value

    @model_validator(mode="after")
    def _step_belongs_to_phase(self) -> "Turn":
        steps = STEPS_OF_PHASE[self.phase]
        if self.step not in steps:
            raise ValueError(f"the phase {self.phase} has no step {self.step}; it has {', '.join(steps)}")
        return self


class LastingEffect(_Model):
    """An effect that lasts this turn and does not come from an object on the board any more (CR 611.2)."""

    controller: Name
    text: RulesText = Field(description="What it does, in the words of a card.")
    affects: list[Name] = Field(
        default=[],
        description="What it began to affect (CR 611.2c), by id or unambiguous name. Needed where the text says "
        '"target creature" or "it"; elsewhere, without it, the effect is taken to affect what its text describes.',
    )
    timestamp: Count | None = Field(
        default=None,
        description="Orders the effect among permanents and other effects (CR 613.7b); by default after all of them.",
    )
    chosen: Chosen = Chosen()
    x: Count | None = Field(default=None, description="The value of X when the effect began (CR 611.2d).")


class PlacedObject(NamedTuple):
    """An entry with its place: the field that lists it, its zone, and the player it is listed with (None: stack)."""

    field: str
    zone: Zone
    player: Player | None
    object: BoardObject


class Board(_Model):
    """A state of the game, or as much of it as matters for a question."""

    format: Literal["lawmage-board/1"] = "lawmage-board/1"
    players: Annotated[list[Player], Field(min_length=1, max_length=10, description="In turn order.")]
    turn: Turn = Turn()
    stack: list[BoardObject] = Field(default=[], description="The topmost object first.")
    effects: list[LastingEffect] = []
    notes: list[RulesText] = Field(default=[], description="What the description left out; repeated in each answer.")

    @model_validator(mode="after")
    def _is_consistent(self) -> "Board":
        found = problems(self, MAX_OBJECTS)
        if found:
            raise PydanticCustomError("board", "{details}", {"details": found[0].message, "problems": found})
        return self

    def placed_objects(self) -> Iterator[PlacedObject]:
        """Every entry of every zone, in the order of the board."""
        for number, player in enumerate(self.players):
            for zone in PLAYER_ZONES:
                for index, item in enumerate(player.zone(zone)):
                    yield PlacedObject(f"players[{number}].{zone}[{index}]", zone, player, item)
        for index, item in enumerate(self.stack):
            yield PlacedObject(f"stack[{index}]", "stack", None, item)

    def facts(self, store: CardLookup) -> BoardFacts:
        """Return the facts of the board: see :func:`lawmage.bridge.boards.facts.board_facts`, also for the errors."""
        return board_facts(self, store)

    @property
    def active_player(self) -> str:
        """The id of the player whose turn it is."""
        return self.turn.active_player or self.players[0].id

    @property
    def priority(self) -> str:
        """The id of the player who has priority."""
        return self.turn.priority or self.active_player
