"""What the keys and modifiers of Forge's puzzle files mean for a board.

Every key and modifier that Forge reads stands in exactly one of three places: it is supported, it says nothing that a
rules answer could depend on and is left out, or it is refused with the reason given here. A key that stands in none is
refused as unknown. After Forge's own reader (class GameState), as of 2025.
"""

from typing import Final

from lawmage.bridge.boards.vocabulary import Phase, Step

PHASES: Final[dict[str, tuple[Phase, Step]]] = {
    "untap": ("beginning", "untap"),
    "upkeep": ("beginning", "upkeep"),
    "draw": ("beginning", "draw"),
    "main1": ("precombat_main", "none"),
    "combat_begin": ("combat", "beginning_of_combat"),
    "begincombat": ("combat", "beginning_of_combat"),
    "combat_declare_attackers": ("combat", "declare_attackers"),
    "declare attackers": ("combat", "declare_attackers"),
    "combat_declare_blockers": ("combat", "declare_blockers"),
    "declare blockers": ("combat", "declare_blockers"),
    "combat_first_strike_damage": ("combat", "combat_damage"),
    "first strike damage": ("combat", "combat_damage"),
    "combat_damage": ("combat", "combat_damage"),
    "combat damage": ("combat", "combat_damage"),
    "combat_end": ("combat", "end_of_combat"),
    "endcombat": ("combat", "end_of_combat"),
    "main2": ("postcombat_main", "none"),
    "end_of_turn": ("ending", "end"),
    "end of turn": ("ending", "end"),
    "cleanup": ("ending", "cleanup"),
}

ZONE_KEYS: Final = {
    "hand": "hand",
    "library": "library",
    "graveyard": "graveyard",
    "battlefield": "battlefield",
    "play": "battlefield",
    "exile": "exile",
    "command": "command",
}

NUMBER_KEYS: Final = {"life": "life", "landsplayed": "lands_played"}

POOL_KEYS: Final = ("manapool", "persistentmana")

REFUSED_PLAYER_KEYS: Final = {
    "precast": "effects that Forge runs before the puzzle starts cannot be worked out",
    "putonstack": "spells and abilities that Forge puts on the stack cannot be worked out",
    "landsplayedlastturn": "a board does not record what happened in the last turn",
    "numringtemptedyou": "a board does not record how often the Ring has tempted a player",
    "speed": "a board does not record a player's speed",
}
"""Keys of a player that are refused unless their value is empty or 0."""

REFUSED_KEYS: Final = {
    "activephaseadvance": "the turn cannot be played on to a later step",
}

NOTED_PLAYER_KEYS: Final = {
    "sideboard": "cards outside the game are left out of the board",
    "persistentmana": "the mana pool holds it; that it lasts beyond the step is not recorded",
}
"""What is left out although someone might ask for it: repeated as a note on the board."""

IGNORED_MODIFIERS: Final = frozenset({"Set", "NoETBTrigs", "Art", "Foil"})
"""Which printing to show, and how Forge puts the card onto the battlefield: no rule asks for either."""

FLAG_MODIFIERS: Final = {
    "Tapped": ("tapped", True),
    "SummonSick": ("summoning_sick", True),
    "FaceDown": ("face_down", True),
    "IsToken": ("is_token", True),
    "Transformed": ("face", 2),
    "Flipped": ("face", 2),
    "Modal": ("face", 2),
}

REFUSED_MODIFIERS: Final = {
    "Ability": "abilities written in Forge's script language cannot be read",
    "Attacking": "a board does not record which creatures attack",
    "ChosenCards": "a board does not record chosen cards",
    "ChosenType2": "a board records one chosen type of an object",
    "ClassLevel": "a board does not record the level of a Class",
    "ExecuteScript": "effects that Forge runs before the puzzle starts cannot be worked out",
    "ExiledWith": "a board does not record which object exiled a card",
    "Foretold": "a board does not record which cards are foretold",
    "ForetoldThisTurn": "a board does not record which cards are foretold",
    "Imprinting": "a board does not record which object exiled a card",
    "IsCommander": "a board does not record which cards are commanders",
    "IsRingBearer": "a board does not record who the Ring-bearer is",
    "Meld": "a board does not record melded permanents",
    "MergedCards": "a board does not record merged permanents",
    "Monstrous": "a board does not record which creatures are monstrous",
    "NamedCard2": "a board records one chosen name of an object",
    "OnAdventure": "a board does not record which cards are on an adventure",
    "PhasedOut": "a board does not record phased-out permanents",
    "RememberedCards": "a board does not record what Forge remembers with a card",
    "Renowned": "a board does not record which creatures are renowned",
    "Saddled": "a board does not record which permanents are saddled",
    "Solved": "a board does not record which Cases are solved",
    "Suspected": "a board does not record which creatures are suspected",
    "UnlockedRoom": "a board does not record which halves of a Room are unlocked",
}

TOKEN_ATTRIBUTES: Final = frozenset({"P", "T", "Cost", "Color", "Types", "Keywords", "Image"})
