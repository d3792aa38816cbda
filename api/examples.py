"""The examples that the OpenAPI description shows; each is answered in a test."""

from typing import Any, Final

_FORESTS_AND_ORCHARDS: Final[dict[str, Any]] = {
    "players": [
        {"id": "you", "battlefield": ["Forest", "Exotic Orchard"]},
        {"id": "opponent", "battlefield": ["Exotic Orchard"]},
    ]
}

_ENCHANTED_FOREST: Final[dict[str, Any]] = {
    "players": [{"id": "you", "battlefield": ["Forest", {"card": "Wild Growth", "attached_to": "Forest"}]}]
}

_POLUKRANOS: Final[dict[str, Any]] = {
    "players": [
        {
            "id": "you",
            "battlefield": ["Forest*4", "Swamp*4"],
            "graveyard": ["Polukranos, Unchained", "6 other cards"],
        },
        {"id": "opponent"},
    ],
    "turn": {"active_player": "you", "phase": "precombat_main"},
}

COULD_PRODUCE: Final = {
    "orchards": {
        "summary": "Two Exotic Orchards that look at each other",
        "value": {"board": _FORESTS_AND_ORCHARDS, "permanent": "Exotic Orchard (1)"},
    }
}

TAP_FOR_MANA: Final = {
    "wild_growth": {
        "summary": "A Forest that Wild Growth enchants",
        "value": {"board": _ENCHANTED_FOREST, "permanent": "Forest"},
    }
}

IS_MANA_ABILITY: Final = {
    "wild_growth": {
        "summary": "A triggered mana ability",
        "value": {"board": _ENCHANTED_FOREST, "object": "Wild Growth"},
    }
}

MAY_CAST: Final = {
    "escape": {
        "summary": "Escape with six other cards",
        "value": {"board": _POLUKRANOS, "card": "Polukranos, Unchained"},
    },
    "opponents_turn": {
        "summary": "The same in the opponent's turn",
        "value": {
            "board": _POLUKRANOS | {"turn": {"active_player": "opponent", "priority": "you"}},
            "card": "Polukranos, Unchained",
        },
    },
}

_SICK_ELF: Final[dict[str, Any]] = {
    "players": [{"id": "you", "battlefield": ["Llanowar Elves (sick)", "Forest"]}, {"id": "opponent"}]
}

MAY_ACTIVATE: Final = {
    "summoning_sick": {
        "summary": "An Elf that came this turn",
        "value": {"board": _SICK_ELF, "object": "Llanowar Elves"},
    },
    "while_paying": {
        "summary": "A land, while a spell is being cast",
        "value": {"board": _SICK_ELF, "object": "Forest", "paying_for": "Llanowar Elves"},
    },
}

CAN_PAY: Final = {
    "escape": {
        "summary": "The mana of an escape cost",
        "value": {"board": _POLUKRANOS, "cost": "{4}{B}{G}"},
    }
}

AVAILABLE_MANA: Final = {
    "lands": {
        "summary": "Eight lands of two types",
        "value": {"board": _POLUKRANOS},
    }
}

CHARACTERISTICS: Final = {
    "counters": {
        "summary": "A creature with counters",
        "value": {
            "board": {"players": [{"id": "you", "battlefield": ["Grizzly Bears (+1/+1*2)"]}, {"id": "opponent"}]},
            "object": "Grizzly Bears",
        },
    }
}

QUERY: Final = {
    "all": {
        "summary": "What every permanent could produce",
        "value": {"board": _FORESTS_AND_ORCHARDS, "query": "could_produce(Permanent, Type)"},
    }
}
