"""Forge's puzzle files: every key and modifier is read, left out on purpose, or refused by name."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.name_store import NameStore

from lawmage.bridge.boards import board_from_pzl
from lawmage.bridge.boards.pzl_keys import REFUSED_KEYS, REFUSED_MODIFIERS, REFUSED_PLAYER_KEYS
from lawmage.bridge.errors import InvalidBoard, LawmageError, LimitExceeded, UnknownCard

PUZZLE = """\
[metadata]
Name:An example
Description:Not a line of the state = never read
[state]
# a comment
ActivePlayer=AI
ActivePhase=COMBAT_DECLARE_ATTACKERS
turn=3
HumanLife=-2
ailife=17
humanlandsplayed=1
aicounters=ENERGY=2,POISON=1
aipersistentmana=C C G
humanplay=Forest|Set:ZEN|Tapped;Rancor|AttachedTo:7;Grizzly Bears|Id:7|SummonSick|Damage:1|Owner:AI|NoETBTrigs
p1battlefield=Astral Cornucopia|Counters:CHARGE=3,P1P1=2,M0M1=1,FIRSTSTRIKE=1|ChosenColor:Red|ChosenType:Elf|NamedCard:X
aigraveyard=Insectile Aberration; Delver of Secrets
humanexile=Shock|FaceDown
aicommand=
humansideboard=Island
"""


def test_a_puzzle_is_read() -> None:
    board = board_from_pzl(PUZZLE)
    human, computer = board.players
    assert (board.active_player, board.turn.phase, board.turn.step) == ("opponent", "combat", "declare_attackers")
    assert (board.turn.number, human.life, computer.life, human.lands_played) == (3, -2, 17, 1)
    assert computer.counters == {"energy": 2, "poison": 1}
    assert computer.mana_pool == {"colorless": 2, "green": 1}
    forest, rancor, bears = human.battlefield
    assert (forest.card, forest.tapped) == ("Forest", True)
    assert (rancor.attached_to, bears.id) == ("id7", "id7")
    assert (bears.summoning_sick, bears.damage, bears.owner) == (True, 1, "opponent")
    (cornucopia,) = computer.battlefield
    assert cornucopia.counters == {"charge": 3, "+1/+1": 2, "-0/-1": 1, "first strike": 1}
    assert cornucopia.chosen.model_dump() == {"color": "red", "type": "Elf", "name": "X", "number": None}
    assert [entry.card for entry in computer.graveyard] == ["Insectile Aberration", "Delver of Secrets"]
    assert human.exile[0].face_down
    assert board.notes == [
        "aipersistentmana: the mana pool holds it; that it lasts beyond the step is not recorded.",
        "humansideboard: cards outside the game are left out of the board.",
    ]


def test_nobody_is_sick_where_the_puzzle_says_so() -> None:
    board = board_from_pzl("humanbattlefield=Llanowar Elves|SummonSick\nremovesummoningsickness=true")
    assert not board.players[0].battlefield[0].summoning_sick


FACES = [("Transformed", 2), ("Flipped", 2), ("Modal", 2)]


@pytest.mark.parametrize(("modifier", "face"), FACES)
def test_the_other_face_is_up(modifier: str, face: int) -> None:
    assert board_from_pzl(f"aibattlefield=X|{modifier}").players[1].battlefield[0].face == face


def test_an_aura_on_a_player() -> None:
    board = board_from_pzl("humanbattlefield=Curse of Opulence|EnchantingPlayer:AI")
    assert board.players[0].battlefield[0].attached_to == "opponent"


TOKENS: list[tuple[str, dict[str, Any]]] = [
    (
        "t:Zombie Knight,P:2,T:2,Cost:no cost,Color:B,Types:Creature-Zombie-Knight,Keywords:Menace,Image:b_2_2",
        {
            "name": "Zombie Knight",
            "type_line": "Creature \u2014 Zombie Knight",
            "colors": ["black"],
            "power": "2",
            "toughness": "2",
            "text": ["Menace"],
        },
    ),
    (
        "T:Angel,P:4,T:4,Color:WU,Types:Legendary-Artifact-Creature-Angel,Keywords:Flying-First Strike,Cost:2 W",
        {
            "name": "Angel",
            "type_line": "Legendary Artifact Creature \u2014 Angel",
            "colors": ["white", "blue"],
            "mana_cost": "{2}{W}",
            "power": "4",
            "toughness": "4",
            "text": ["Flying, first strike"],
        },
    ),
    ("t:Cell,P:0,T:0,Types:Artifact,Keywords:,Color:C", {"name": "Cell", "type_line": "Artifact"}),
]


@pytest.mark.parametrize(("text", "expected"), TOKENS, ids=[text.split(",")[0] for text, _ in TOKENS])
def test_a_token(text: str, expected: dict[str, Any]) -> None:
    (entry,) = board_from_pzl(f"humanbattlefield={text}|Tapped").players[0].battlefield
    assert entry.tapped
    assert entry.token is not None
    assert entry.token.model_dump(exclude_defaults=True) == expected


def test_a_token_copy_of_a_card() -> None:
    (entry,) = board_from_pzl("humanbattlefield=Righteous Valkyrie|IsToken").players[0].battlefield
    assert (entry.card, entry.is_token) == ("Righteous Valkyrie", True)


BAD_LINES = [
    ("humanbattlefield=Forest|Shiny", "humanbattlefield", '"Shiny" (of Forest) is not a modifier'),
    ("humanbattlefield=Forest|Id:x", "humanbattlefield", '"Id" (of Forest) is not a modifier'),
    ("humanbattlefield=Rancor|AttachedTo:7", "humanbattlefield", "no card on a battlefield has Id:7"),
    ("humanhand=Bear|Id:7\nhumanbattlefield=Rancor|AttachedTo:7", "humanbattlefield", "no card on a battlefield"),
    ("humanbattlefield=Forest|Counters:CHARGE", "humanbattlefield", "not a kind of counter with a number"),
    ("humanbattlefield=Forest|Owner:Bob", "humanbattlefield", 'there is no player "Bob"'),
    ("humanbattlefield=Forest|ChosenColor:red,blue", "humanbattlefield", "one chosen color"),
    ("humanbattlefield=t:u_2_2_spirit_flying", "humanbattlefield", "the token script u_2_2_spirit_flying"),
    ("humanbattlefield=t:Elf,Types:Elf,Size:3", "humanbattlefield", '"Size:3" (of the token Elf)'),
    ("humanbattlefield=t:Elf,Types:Creature,Color:Z", "humanbattlefield", '"Z" is not a color'),
    ("humanbattlefield=t:Elf,Types:Creature,Cost:many", "humanbattlefield", "not a row of mana symbols"),
    ("humanbattlefield=Forest\nhumanplay=Island", "humanplay", "says again what humanbattlefield says"),
    ("humanlife=ten", "humanlife", '"ten" is not a number'),
    ("aimanapool=G G2", "aimanapool", '"G2" is not one mana'),
    ("activeplayer=Bob", "activeplayer", 'there is no player "Bob"'),
    ("activephase=LUNCH", "activephase", 'there is no phase or step "LUNCH"'),
    ("AbilityPetal=AB$ Mana", "AbilityPetal", "script language"),
    ("humanmood=good", "humanmood", "is not a key"),
    ("p2life=20", "p2life", "is not a key"),
    ("|Set=TOR", "|Set", "is not a key"),
    ("humanlife", "humanlife", "not of the form key=value"),
    *[(f"{key}=5", key, reason) for key, reason in REFUSED_KEYS.items()],
    *[(f"human{key}=5", f"human{key}", reason) for key, reason in REFUSED_PLAYER_KEYS.items()],
    *[(f"aihand=Forest|{word}:1", "aihand", reason) for word, reason in REFUSED_MODIFIERS.items()],
]


@pytest.mark.parametrize(("text", "field", "message"), BAD_LINES, ids=[row[0] for row in BAD_LINES])
def test_what_cannot_be_represented_is_named(text: str, field: str, message: str) -> None:
    with pytest.raises(InvalidBoard) as caught:
        board_from_pzl(text)
    assert caught.value.field == field
    assert message in caught.value.message


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(InvalidBoard) as caught:
        board_from_pzl("humanprecast=Shock\naibattlefield=Forest|Renowned;Island|Renowned|Monstrous")
    assert caught.value.message.splitlines() == [
        "humanprecast: is not supported: effects that Forge runs before the puzzle starts cannot be worked out",
        "aibattlefield: Renowned (of Forest) is not supported: a board does not record which creatures are renowned",
        "aibattlefield: Renowned (of Island) is not supported: a board does not record which creatures are renowned",
        "aibattlefield: Monstrous (of Island) is not supported: a board does not record which creatures are monstrous",
    ]


def test_empty_values_of_refused_keys_are_fine() -> None:
    board = board_from_pzl("humanprecast=\nailandsplayedlastturn=0\nactivephaseadvance=NONE")
    assert list(board.placed_objects()) == []


def test_a_huge_file_is_refused() -> None:
    with pytest.raises(LimitExceeded, match="at most"):
        board_from_pzl("humanhand=" + "Forest;" * 1_000_000)


def test_every_real_puzzle_loads_or_says_what_it_cannot(shared_data: Path, all_names: NameStore) -> None:
    """All 281 boards. The counts change only with the data or with what is supported."""
    outcomes: Counter[str] = Counter()
    lines = (shared_data / "board-states.jsonl").read_text(encoding="utf-8").splitlines()
    for puzzle in map(json.loads, lines):
        outcomes[_outcome(puzzle, all_names)] += 1
    assert outcomes == {"loaded": 44, "unknown card": 153, "unsupported": 84}


def _outcome(puzzle: dict[str, Any], store: NameStore) -> str:
    text = "[state]\n" + "\n".join(f"{key}={value}" for key, value in puzzle["state"].items())
    try:
        found = board_from_pzl(text).facts(store)
    except UnknownCard as error:
        return "unknown card" if error.name in text else f"{puzzle['file']}: {error}"
    except LawmageError as error:
        named = isinstance(error, InvalidBoard) and error.field in puzzle["state"]
        return "unsupported" if named else f"{puzzle['file']}: {error}"
    return "loaded" if found.objects else f"{puzzle['file']} is empty"
