"""Boards of any size, made of starter cards."""

from itertools import cycle, islice

from lawmage.bridge.boards import Board

LANDS = (
    "Forest",
    "Reflecting Pool",
    "Swamp",
    "Exotic Orchard",
    "Island",
    "Bayou",
    "Mountain",
    "City of Brass",
    "Llanowar Elves",
    "Plains",
    "Tropical Island",
    "Fellwar Stone",
    "Grizzly Bears",
)
"""Thirteen permanents: the board of which the project says how long a question may take."""

HAND = ("Lightning Bolt", "Grizzly Bears")
GRAVEYARD = ("Polukranos, Unchained", "Deep Analysis", "Faithless Looting", "Lightning Bolt", "Grizzly Bears")


def board(permanents: int) -> Board:
    """Make a board with this many permanents, about a third of them the opponent's, in your main phase."""
    names = list(islice(cycle(LANDS), permanents))
    yours, theirs = names[: permanents - permanents // 3], names[permanents - permanents // 3 :]
    return Board.model_validate(
        {
            "players": [
                {
                    "id": "you",
                    "battlefield": [{"card": name} for name in yours],
                    "hand": [{"card": name} for name in HAND],
                    "graveyard": [{"card": name} for name in (*GRAVEYARD, *["Grizzly Bears"] * 4)],
                },
                {"id": "opponent", "battlefield": [{"card": name} for name in theirs]},
            ]
        }
    )
