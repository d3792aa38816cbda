"""types.ttl, keywords.ttl and rules.ttl are what the text of the rules makes of them."""

from pathlib import Path

import pytest

from lawmage.bridge.ontology.rulebook import Rulebook, broader, rule_order

ONTOLOGY = Path(__file__).parents[2] / "ontology"

SMALL = """These rules are effective as of January 2, 2031.

Contents
1. Things
105. Colors
205. Types

1. Things
105. Colors
105.1. There are some.
105.1a This is a subrule.
205. Types
205.2a The card types are artifact, land, and time machine.
205.3g These are called artifact types. The artifact types are Cog (see rule 105.1), Urza\u2019s-Wheel, and Gold.
205.3h These are called enchantment types. The enchantment types are Aura.
205.3i The land types are Forest, Mine, and Swamp. Of that list, Forest and Swamp are the basic land types.
205.3j Called planeswalker types. The planeswalker types are Will.
205.3k Called spell types. The spell types are Arcane and Trap.
205.3m One creature type is two words long: Time Lord. All other creature types are one word long: Elf.
205.3n Called planar types. The planar types are The Abyss and Gold.
205.3p This subtype is called a dungeon type. That dungeon type is Undercity.
205.3q Battles have a unique subtype, called a battle type. That battle type is Siege.
205.4a An object can have supertypes. The supertypes are basic and snow.
701.1. Introduction
701.2. Tap and Untap
702.1. Introduction
702.2. Jump-Start
702.3. \u221e (Infinity)
"""


@pytest.fixture(scope="module")
def small() -> Rulebook:
    return Rulebook(SMALL)


def test_the_date_and_the_numbers(small: Rulebook) -> None:
    assert small.effective.isoformat() == "2031-01-02"
    assert small.numbers()[:5] == ["1", "105", "105.1", "105.1a", "205"]


@pytest.mark.parametrize(
    ("key", "name", "listed"),
    [
        (("type", "time_machine"), "time machine", [("CardType", "205.2a")]),
        (("supertype", "snow"), "snow", [("Supertype", "205.4a")]),
        (("subtype", "cog"), "Cog", [("ArtifactType", "205.3g")]),
        (("subtype", "urzas_wheel"), "Urza's-Wheel", [("ArtifactType", "205.3g")]),
        (("subtype", "gold"), "Gold", [("ArtifactType", "205.3g"), ("PlanarType", "205.3n")]),
        (("subtype", "forest"), "Forest", [("BasicLandType", "205.3i")]),
        (("subtype", "mine"), "Mine", [("LandType", "205.3i")]),
        (("subtype", "time_lord"), "Time Lord", [("CreatureType", "205.3m")]),
        (("subtype", "the_abyss"), "The Abyss", [("PlanarType", "205.3n")]),
        (("subtype", "undercity"), "Undercity", [("DungeonType", "205.3p")]),
        (("subtype", "siege"), "Siege", [("BattleType", "205.3q")]),
    ],
)
def test_types(small: Rulebook, key: tuple[str, str], name: str, listed: list[tuple[str, str]]) -> None:
    assert small.types()[key] == (name, listed)


def test_keywords(small: Rulebook) -> None:
    assert list(small.keywords("701")) == [("tap", "Tap", "701.2"), ("untap", "Untap", "701.2")]
    assert list(small.keywords("702")) == [("jump_start", "Jump-Start", "702.2"), ("infinity", "\u221e", "702.3")]


@pytest.mark.parametrize(
    ("number", "above"), [("1", None), ("105", "1"), ("105.1", "105"), ("105.1a", "105.1"), ("702.138b", "702.138")]
)
def test_what_a_rule_is_part_of(number: str, above: str | None) -> None:
    assert broader(number) == above


def test_rule_order() -> None:
    ordered = ["1", "100", "100.1", "100.1a", "100.1b", "100.2", "100.10", "101", "2", "200"]
    assert sorted({*ordered}, key=rule_order) == ordered


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A recipe.", "This is not the text of the Comprehensive Rules: it does not say when it takes effect."),
        (
            SMALL.replace("The enchantment types are Aura.", "Aura is one."),
            "The list of types in 205.3h does not have the form that is known.",
        ),
    ],
)
def test_a_text_of_another_form_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Rulebook(text).types_turtle()


@pytest.mark.parametrize("name", ["types", "keywords", "rules"])
def test_the_files_are_made_from_the_rules(name: str, shared_data: Path) -> None:
    rulebook = Rulebook((shared_data / "MagicCompRules_20260807.txt").read_text(encoding="utf-8"))
    made = {"types": rulebook.types_turtle, "keywords": rulebook.keywords_turtle, "rules": rulebook.rules_turtle}
    assert (ONTOLOGY / f"{name}.ttl").read_text(encoding="utf-8") == made[name]()
