"""The words that a board is written in: zones, phases, steps, types of mana, card types (CR 400.1, 500.1, 106.1, 205).

These are names, not rules: what a zone or a step means is decided in kb/.
"""

import re
from typing import Final, Literal

Zone = Literal["battlefield", "hand", "graveyard", "library", "exile", "stack", "command"]
Phase = Literal["beginning", "precombat_main", "combat", "postcombat_main", "ending"]
Step = Literal[
    "none",
    "untap",
    "upkeep",
    "draw",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "end",
    "cleanup",
]
Color = Literal["white", "blue", "black", "red", "green"]
ManaType = Literal["white", "blue", "black", "red", "green", "colorless"]

PLAYER_ZONES: Final[tuple[Zone, ...]] = ("battlefield", "hand", "graveyard", "library", "exile", "command")
"""The zones of which a player's part is listed with the player. The stack is listed with the board."""

STEPS_OF_PHASE: Final[dict[Phase, tuple[Step, ...]]] = {
    "beginning": ("untap", "upkeep", "draw"),
    "precombat_main": ("none",),
    "combat": ("beginning_of_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_of_combat"),
    "postcombat_main": ("none",),
    "ending": ("end", "cleanup"),
}
"""Which step belongs to which phase (CR 501.1, 505.1, 506.1, 512.1). A main phase has no steps: "none"."""

COLORS: Final[tuple[Color, ...]] = ("white", "blue", "black", "red", "green")
MANA_TYPES: Final[tuple[ManaType, ...]] = (*COLORS, "colorless")

MANA_LETTERS: Final[dict[str, ManaType]] = dict(zip("WUBRGC", MANA_TYPES, strict=True))
"""The letter of each type of mana, as in the mana symbols of CR 107.4a and 107.4c."""

SUPERTYPES: Final = frozenset({"basic", "legendary", "ongoing", "snow", "world"})
"""CR 205.4a."""

CARD_TYPES: Final = frozenset(
    {
        "artifact",
        "battle",
        "conspiracy",
        "creature",
        "dungeon",
        "enchantment",
        "instant",
        "kindred",
        "land",
        "phenomenon",
        "plane",
        "planeswalker",
        "scheme",
        "sorcery",
        "vanguard",
    }
)
"""CR 205.2a."""

_MANA_SYMBOL = re.compile(r"\{([^{}\s]+)\}|([WUBRGCXS])|(\d+)")


def type_atom(word: str) -> str:
    """Return the atom of a card type, supertype or subtype, as docs/contracts.md, section 3, spells it."""
    return re.sub(r"[\s-]+", "_", word.strip().lower().replace("'", "").replace("\u2019", ""))


def mana_symbols(text: str) -> list[str | int]:
    """Return the symbols of a mana cost or an amount of mana, ``{2}{G/P}`` or ``2G``; numerical symbols as integers.

    Raises ValueError where the text is not a row of mana symbols.
    """
    symbols: list[str | int] = []
    position = 0
    compact = re.sub(r"\s+", "", text.upper())
    while position < len(compact):
        match = _MANA_SYMBOL.match(compact, position)
        if match is None:
            raise ValueError(f'"{text}" is not a row of mana symbols such as {{2}}{{G}}')
        symbol = match[1] or match[2] or match[3]
        symbols.append(int(symbol) if symbol.isdecimal() else symbol)
        position = match.end()
    return symbols
