"""A bulk file of cards that nobody printed: as many as there are, of the same kinds and lengths of text."""

import json
import random
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

COLORS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
CREATURES = ("Elf", "Goblin", "Zombie", "Merfolk", "Human", "Beast", "Dragon", "Spirit")
SYLLABLES = (
    "ar",
    "bel",
    "cor",
    "dun",
    "el",
    "fan",
    "gor",
    "hil",
    "is",
    "jun",
    "kar",
    "lom",
    "mir",
    "nor",
    "oth",
    "pel",
)
KEYWORDS = ("Flying", "Haste", "Flash", "Trample", "Vigilance", "Deathtouch", "Lifelink", "Reach", "First strike")
TEXTS = (
    "{T}: Add {S}.",
    "{T}: Add one mana of any color.",
    "{1}, {T}: Add {S}{S}.",
    "~ enters tapped.",
    "Flashback {2}{S}",
    "When ~ enters, draw {N} cards.",
    "{2}{S}: ~ gets +{N}/+{N} until end of turn.",
    "Whenever a creature you control dies, each opponent loses {N} life.",
    "Other creatures you control get +1/+1.",
    "At the beginning of your upkeep, unknowable things happen {N} times.",
)


def write_bulk_file(path: Path, count: int) -> None:
    """Write this many different cards in the format of Scryfall's bulk file "Oracle Cards", as JSON Lines."""
    chance = random.Random(1993)  # noqa: S311 - the same cards every time
    with path.open("w", encoding="utf-8") as file:
        for number in range(count):
            file.write(json.dumps(_card(number, chance)) + "\n")


def names(path: Path) -> list[str]:
    """Return the names of the cards in a file that write_bulk_file wrote."""
    with path.open(encoding="utf-8") as file:
        return [json.loads(line)["name"] for line in file]


def _card(number: int, chance: random.Random) -> dict[str, object]:
    color = chance.choice(list(COLORS))
    name = "".join(chance.choices(SYLLABLES, k=4)).capitalize() + f" the {number}th"
    lines = [", ".join(chance.sample(KEYWORDS, 2)).capitalize()] if chance.random() < 0.4 else []
    lines += [
        text.replace("~", name).replace("{S}", f"{{{color}}}").replace("{N}", str(chance.randint(2, 9)))
        for text in chance.sample(TEXTS, chance.randint(1, 2))
    ]
    card: dict[str, object] = {
        "oracle_id": str(uuid5(NAMESPACE_URL, name)),
        "name": name,
        "layout": "normal",
        "oracle_text": "\n".join(lines),
    }
    if number % 5 == 0:
        return card | {"type_line": f"Land \u2014 {COLORS[color]}", "mana_cost": ""}
    return card | {
        "type_line": f"Creature \u2014 {chance.choice(CREATURES)}",
        "mana_cost": f"{{{chance.randint(1, 6)}}}{{{color}}}",
        "power": str(chance.randint(0, 9)),
        "toughness": str(chance.randint(1, 9)),
    }
