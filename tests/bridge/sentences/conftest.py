"""A few rules, as the engine exports them, and the words for their terms."""

from typing import Any

import pytest

from lawmage.bridge.sentences import Sentences, Words

EXPORT: dict[str, Any] = {
    "rules": [
        {
            "id": "106.7",
            "says": "{Permanent} could produce {Type} mana with its {T} ability",
            "else": {"2": "{Permanent} has no ability that adds {Type} mana"},
        },
        {"id": "reading/add", "says": "{Ability} adds mana", "else": {}},
        {"id": "601.2", "says": "{Player} may cast {Card}", "else": {"1": "{Card} is not in {Player}'s hand"}},
    ],
    "relations": [
        {
            "name": "could_produce",
            "arity": 2,
            "arguments": ["Permanent", "Type"],
            "says": "{Permanent} could produce {Type} mana",
            "else": "{Permanent} could not produce {Type} mana",
        },
        {
            "name": "adds",
            "arity": 2,
            "arguments": ["Object", "Type"],
            "says": "{Object} adds {Type} mana",
            "else": "{Object} does not add {Type} mana",
        },
        {
            "name": "may_cast",
            "arity": 3,
            "arguments": ["Player", "Card", "Way"],
            "says": "{Player} may cast {Card}",
            "else": "{Player} may not cast {Card}",
        },
    ],
    "facts": [
        {
            "name": "in_zone",
            "arity": 2,
            "arguments": ["Object", "Zone"],
            "says": "{Object} is in the zone {Zone}",
            "else": "{Object} is not in the zone {Zone}",
        },
        {
            "name": "controller",
            "arity": 2,
            "arguments": ["Object", "Player"],
            "says": "{Player} controls {Object}",
            "else": "{Player} does not control {Object}",
        },
        {"name": "night", "arity": 0, "arguments": [], "says": "it is night", "else": "it is not night"},
    ],
}


@pytest.fixture
def sentences() -> Sentences:
    """The sentences of the rules above."""
    return Sentences(EXPORT)


@pytest.fixture
def words() -> Words:
    """Two Forests, an Elf, two players, one card."""
    labels = {
        "f1": "Forest (1)",
        "f2": "Forest (2)",
        "elf": "Llanowar Elves",
        "you": "Player A",
        "opponent": "Player B",
        "effect_1": "effect 1",
    }
    cards = {"c1": "Forest", "c1/1": "Forest"}
    printed = {"f": "a land you control"}
    return Words(labels, cards, lambda term: printed.get(term[0]))
