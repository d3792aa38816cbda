"""Boards as facts: docs/contracts.md, section 3."""

from typing import Any

import pytest
from support.name_store import NameStore

from lawmage.bridge.boards import BoardFacts, board_from_data, board_from_text
from lawmage.bridge.errors import InvalidBoard, UnknownCard
from lawmage.bridge.terms import Term

DELVER = "card:Delver of Secrets // Insectile Aberration"


def facts_about(name: str, found: BoardFacts) -> list[Term]:
    return [fact for fact in found.facts if fact[1] == name and fact[0] != "object"]


def test_the_players_and_the_turn(store: NameStore) -> None:
    board = board_from_text(
        "life: 3; mana: {G}{G}; counters: poison*1; lands played: 1", active="opponent", step="upkeep"
    )
    assert board.facts(store).facts == [
        ["active_player", "opponent"],
        ["has_priority", "opponent"],
        ["phase", "beginning"],
        ["step", "upkeep"],
        ["player", "you"],
        ["seat", "you", 1],
        ["life", "you", 3],
        ["lands_played", "you", 1],
        ["player_counters", "you", "poison", 1],
        ["floating_mana", "you", "green", 2],
        ["player", "opponent"],
        ["seat", "opponent", 2],
        ["life", "opponent", 20],
        ["lands_played", "opponent", 0],
    ]


OBJECTS: list[tuple[str, dict[str, Any], str, list[Term]]] = [
    ("a plain permanent", {"battlefield": ["Forest"]}, "forest_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Forest"],
      ["shown_face", "card:Forest/1"]]),
    ("its state", {"battlefield": ["Llanowar Elves (tapped, sick, +1/+1*2, damage 1)"]}, "llanowar_elves_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Llanowar Elves"],
      ["shown_face", "card:Llanowar Elves/1"], ["tapped"], ["new_to_controller"], ["counters", "+1/+1", 2],
      ["damage", 1]]),
    ("no counters are no fact", {"battlefield": [{"card": "Forest", "counters": {"charge": 0}}]}, "forest_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Forest"],
      ["shown_face", "card:Forest/1"]]),
    ("another owner", {"battlefield": ["Forest (owner: opponent, token)"]}, "forest_1",
     [["in_zone", "battlefield"], ["owner", "opponent"], ["controller", "you"], ["card_of", "card:Forest"],
      ["shown_face", "card:Forest/1"], ["token"]]),
    ("what was activated this turn", {"battlefield": ["Forest (activated 2, activated 1, activated 2)"]}, "forest_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Forest"],
      ["shown_face", "card:Forest/1"], ["activated_this_turn", 1], ["activated_this_turn", 2]]),
    ("a copy", {"battlefield": ["Forest (copy)"]}, "forest_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Forest"],
      ["shown_face", "card:Forest/1"], ["copy"]]),
    ("a hand has no controller", {"hand": ["Forest"]}, "forest_1",
     [["in_zone", "hand"], ["owner", "you"], ["card_of", "card:Forest"], ["shown_face", "card:Forest/1"]]),
    ("an unidentified card", {"graveyard": ["6 other cards"]}, "card_6",
     [["in_zone", "graveyard"], ["owner", "you"], ["unidentified"]]),
    ("a back face that is named", {"battlefield": ["insectile aberration"]}, "insectile_aberration_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", DELVER],
      ["shown_face", f"{DELVER}/2"]]),
    ("a back face that is numbered", {"battlefield": ["Delver of Secrets (face 2)"]}, "delver_of_secrets_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", DELVER],
      ["shown_face", f"{DELVER}/2"]]),
    ("in a hand the front face shows (712.8a)", {"hand": ["Insectile Aberration"]}, "insectile_aberration_1",
     [["in_zone", "hand"], ["owner", "you"], ["card_of", DELVER], ["shown_face", f"{DELVER}/1"]]),
    ("face down shows no face", {"battlefield": ["Forest (face down)"]}, "forest_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Forest"], ["face_down"]]),
    ("attached to an object", {"battlefield": ["Rancor (attached to: llanowar elves)", "Llanowar Elves"]}, "rancor_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Rancor"],
      ["shown_face", "card:Rancor/1"], ["attached_to", "llanowar_elves_1"]]),
    ("attached to a player", {"battlefield": ["Curse of Opulence (attached to: opponent)"]}, "curse_of_opulence_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Curse of Opulence"],
      ["shown_face", "card:Curse of Opulence/1"], ["attached_to", "opponent"]]),
    ("choices", {"battlefield": [{"card": "Forest", "chosen": {"color": "red", "type": "Urza's Power-Plant",
                                                               "name": "insectile aberration", "number": 2}}]},
     "forest_1",
     [["in_zone", "battlefield"], ["owner", "you"], ["controller", "you"], ["card_of", "card:Forest"],
      ["shown_face", "card:Forest/1"], ["chosen", "color", "red"], ["chosen", "type", "urzas_power_plant"],
      ["chosen", "name", {"s": "Insectile Aberration"}], ["chosen", "number", 2]]),
]  # fmt: skip


@pytest.mark.parametrize(("zones", "name", "expected"), [row[1:] for row in OBJECTS], ids=[row[0] for row in OBJECTS])
def test_an_object(zones: dict[str, Any], name: str, expected: list[Term], store: NameStore) -> None:
    board = board_from_data({"players": [{"id": "you", **zones}, {"id": "opponent"}]})
    found = [fact for fact in facts_about(name, board.facts(store)) if fact[0] != "timestamp"]
    assert found == [[relation, name, *arguments] for relation, *arguments in expected]


def test_a_spell_and_an_ability_on_the_stack(store: NameStore) -> None:
    stack = [{"card": "Lightning Bolt", "controller": "opponent", "x": 4}, {"ability": "Draw a card.", "id": "draw"}]
    board = board_from_data({"players": [{"id": "you"}, {"id": "opponent"}], "stack": stack})
    found = board.facts(store)
    assert facts_about("lightning_bolt_1", found) == [
        ["in_zone", "lightning_bolt_1", "stack"],
        ["owner", "lightning_bolt_1", "opponent"],
        ["controller", "lightning_bolt_1", "opponent"],
        ["card_of", "lightning_bolt_1", "card:Lightning Bolt"],
        ["shown_face", "lightning_bolt_1", "card:Lightning Bolt/1"],
        ["value_of_x", "lightning_bolt_1", 4],
    ]
    assert facts_about("draw", found) == [
        ["in_zone", "draw", "stack"],
        ["owner", "draw", "you"],
        ["controller", "draw", "you"],
    ]


def test_each_card_is_listed_once_and_each_object_has_a_label(store: NameStore) -> None:
    board = board_from_data(
        {
            "players": [
                {
                    "id": "you",
                    "name": "Alice",
                    "battlefield": ["Forest*2", "Reflecting Pool"],
                    "graveyard": ["2 cards"],
                },
                {"id": "opponent", "hand": [{"card": "forest", "id": "third"}]},
            ]
        }
    )
    found = board.facts(store)
    assert found.cards == ["card:Forest", "card:Reflecting Pool"]
    assert found.labels == {
        "you": "Alice",
        "opponent": "Player B",
        "forest_1": "Forest (1)",
        "forest_2": "Forest (2)",
        "reflecting_pool_1": "Reflecting Pool",
        "card_1": "unidentified card (1)",
        "card_2": "unidentified card (2)",
        "third": "Forest (3)",
    }


def test_made_up_ids_avoid_given_ones(store: NameStore) -> None:
    board = board_from_data({"players": [{"id": "you", "hand": ["Forest", {"card": "Island", "id": "forest_1"}]}]})
    assert [item.id for item in board.facts(store).objects] == ["forest_2", "forest_1"]


def test_effects_wait_for_the_grammar(store: NameStore) -> None:
    effects = [{"controller": "opponent", "text": "Players can't cast spells."}]
    board = board_from_data({"players": [{"id": "you"}, {"id": "opponent"}], "effects": effects})
    assert board.facts(store).effects == [("effect_1", "opponent", "Players can't cast spells.")]


def test_a_token_is_described_as_a_card_would_be(store: NameStore) -> None:
    elf = {
        "name": "Elf Warrior",
        "type_line": "Token Legendary Creature \u2014 Elf Time Lord Warrior",
        "colors": ["green"],
        "mana_cost": "{1}{G/W}",
        "power": "1",
        "toughness": "*",
        "text": ["{T}: Add {G}."],
    }
    board = board_from_data({"players": [{"id": "you", "battlefield": [{"token": elf, "count": 2}, {"token": elf}]}]})
    found = board.facts(store)
    (card,) = {fact[2] for fact in found.facts if fact[0] == "card_of"}
    face = f"{card}/1"
    assert found.token_facts == [
        ["card_name", card, {"s": "Elf Warrior"}],
        ["layout", card, "token"],
        ["card_face", card, face, 1],
        ["face_name", face, {"s": "Elf Warrior"}],
        ["printed_supertype", face, "legendary"],
        ["printed_type", face, "creature"],
        ["printed_subtype", face, "elf"],
        ["printed_subtype", face, "time_lord"],
        ["printed_subtype", face, "warrior"],
        ["mana_cost", face, {"l": [1, "G/W"]}],
        ["color_indicator", face, "green"],
        ["printed_power", face, 1],
        ["printed_toughness", face, "*"],
    ]
    assert found.texts == [(face, "{T}: Add {G}.")]
    assert ["token", "elf_warrior_3"] in found.facts
    assert found.cards == []


def test_an_unknown_card_is_named_with_its_field_and_suggestions(store: NameStore) -> None:
    board = board_from_text("Forest; Reflecting Pol")
    with pytest.raises(UnknownCard) as caught:
        board.facts(store)
    assert caught.value.field == "players[0].battlefield[1].card"
    assert caught.value.suggestions == ("Reflecting Pool",)


def test_an_unknown_chosen_name_is_named_with_its_field(store: NameStore) -> None:
    with pytest.raises(UnknownCard) as caught:
        board_from_text("Forest (chosen name: Forrest)").facts(store)
    assert caught.value.field == "players[0].battlefield[0].chosen.name"


def test_a_face_that_the_card_does_not_have(store: NameStore) -> None:
    with pytest.raises(InvalidBoard, match=r"Forest has no face 2; it has 1") as caught:
        board_from_text("Forest (face 2)").facts(store)
    assert caught.value.field == "players[0].battlefield[0].face"


def test_permanents_have_the_timestamps_of_their_order_on_the_board(store: NameStore) -> None:
    board = board_from_text(
        "Forest*2; Rancor (timestamp 9); hand: Forest", "Llanowar Elves; Forest (id: old, timestamp 0)"
    )
    assert [fact for fact in board.facts(store).facts if fact[0] == "timestamp"] == [
        ["timestamp", "old", 1],
        ["timestamp", "forest_1", 2],
        ["timestamp", "forest_2", 3],
        ["timestamp", "llanowar_elves_1", 4],
        ["timestamp", "rancor_1", 5],
    ]
