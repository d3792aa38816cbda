"""Entries of a bulk file for tests of the import: a land, a creature with a line without sense, a split card."""

from typing import Any

FOREST: dict[str, Any] = {
    "name": "Forest",
    "layout": "normal",
    "type_line": "Basic Land \u2014 Forest",
    "oracle_text": "({T}: Add {G}.)",
}
ELF: dict[str, Any] = {
    "name": "Elf of Tests",
    "oracle_id": "11111111-2222-3333-4444-555555555555",
    "layout": "normal",
    "mana_cost": "{1}{G/P}",
    "type_line": "Legendary Creature \u2014 Elf Druid",
    "oracle_text": "Haste\n{T}: Add {G}.\nWhen Elf of Tests is tested, the {G} don't pass o'er.",
    "power": "1",
    "toughness": "1+*",
    "colors": ["G"],
}
HALVES: dict[str, Any] = {
    "name": "Wax // Wane",
    "oracle_id": "22222222-2222-3333-4444-555555555555",
    "layout": "split",
    "card_faces": [
        {"name": "Wax", "mana_cost": "{G}", "type_line": "Instant", "oracle_text": "Flash"},
        {"name": "Wane", "mana_cost": "{W}", "type_line": "Instant", "oracle_text": "Haste"},
    ],
}
