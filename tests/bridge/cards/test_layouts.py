"""Every layout: which faces a card has, what each face has of its own, and what is a fact of the card.

A face is an object of its own: its name, types, mana cost and abilities are facts of the face. Of the card itself
there are its name, its layout and which faces it has in which order. Each row is a real card.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.rule_tables import cards_in

from lawmage.bridge.cards import CardStore
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary
from lawmage.bridge.terms import Term

OF_THE_CARD = {"card_name", "layout", "card_face"}


@dataclass(frozen=True)
class Face:
    """Name, card types, mana cost (None: it has none, CR 202.1b), and what kind of ability each line is."""

    name: str
    types: tuple[str, ...]
    mana_cost: tuple[str | int, ...] | None
    abilities: tuple[str, ...]


LAYOUTS = {
    "split (709)": ("split", [
        Face("Fire", ("instant",), (1, "R"), ("text",)),
        Face("Ice", ("instant",), (1, "U"), ("text", "text")),
    ]),
    "fuse (702.102): both halves have it": ("split", [
        Face("Wear", ("instant",), (1, "R"), ("text", "keywords")),
        Face("Tear", ("instant",), ("W",), ("text", "keywords")),
    ]),
    "aftermath (702.127): the second half has it": ("aftermath", [
        Face("Dusk", ("sorcery",), (2, "W", "W"), ("text",)),
        Face("Dawn", ("sorcery",), (3, "W", "W"), ("keywords", "text")),
    ]),
    "room (709.5): two doors": ("split", [
        Face("Bottomless Pool", ("enchantment",), ("U",), ("triggered",)),
        Face("Locker Room", ("enchantment",), (4, "U"), ("triggered",)),
    ]),
    "flip (710): both halves cost the same, it is printed once": ("flip", [
        Face("Akki Lavarunner", ("creature",), (3, "R"), ("keywords", "triggered")),
        Face("Tok-Tok, Volcano Born", ("creature",), None, ("keywords", "text")),
    ]),
    "leveler (711): a level symbol is one ability": ("leveler", [
        Face("Brimstone Mage", ("creature",), (2, "R"), ("keyword_cost", "level_symbol", "level_symbol")),
    ]),
    "transforming double-faced (712)": ("transform", [
        Face("Accursed Witch", ("creature",), (3, "B"), ("text", "triggered")),
        Face("Infectious Curse", ("enchantment",), None, ("keywords", "text", "triggered")),
    ]),
    "battle (310)": ("transform", [
        Face("Invasion of Amonkhet", ("battle",), (1, "U", "B"), ("triggered",)),
        Face("Lazotep Convert", ("creature",), None, ("text",)),
    ]),
    "modal double-faced (712.3)": ("modal_dfc", [
        Face("Akoum Warrior", ("creature",), (5, "R"), ("keywords",)),
        Face("Akoum Teeth", ("land",), None, ("text", "activated")),
    ]),
    "meld, one of the pair (712.4)": ("normal", [
        Face("Gisela, the Broken Blade", ("creature",), (2, "W", "W"), ("keywords", "triggered")),
    ]),
    "meld, the result (712.4)": ("meld", [
        Face("Brisela, Voice of Nightmares", ("creature",), None, ("keywords", "text")),
    ]),
    "saga (714): a chapter is one ability": ("saga", [
        Face("History of Benalia", ("enchantment",), (1, "W", "W"), ("chapter", "chapter")),
    ]),
    "adventure (715)": ("adventure", [
        Face("Bonecrusher Giant", ("creature",), (2, "R"), ("triggered",)),
        Face("Stomp", ("instant",), (1, "R"), ("text",)),
    ]),
    "omen (720): laid out as an adventure": ("adventure", [
        Face("Dirgur Island Dragon", ("creature",), (5, "U"), ("keywords", "keyword_cost")),
        Face("Skimming Strike", ("instant",), (1, "U"), ("text",)),
    ]),
    "prepare (722)": ("prepare", [
        Face("Abigale, Poet Laureate", ("creature",), (1, "W", "B"), ("keywords", "triggered")),
        Face("Heroic Stanza", ("sorcery",), (1, "W/B"), ("text",)),
    ]),
    "class (716): a level bar is one ability with all that it gives": ("class", [
        Face("Ranger Class", ("enchantment",), (1, "G"), ("triggered", "class_level", "class_level")),
    ]),
    "prototype (718): the second cost, power and toughness are one ability": ("prototype", [
        Face("Blitz Automaton", ("artifact", "creature"), (7,), ("prototype", "keywords")),
    ]),
    "case (719)": ("case", [
        Face("Case of the Burning Masks", ("enchantment",), (1, "R", "R"), (
            "triggered", "to_solve", "keyword_ability",
        )),
    ]),
    "station (721): a striation is one ability": ("normal", [
        Face("Atmospheric Greenhouse", ("artifact",), (4, "G"), ("triggered", "keywords", "striation")),
    ]),
    "station (721): all lines of a striation are one ability": ("normal", [
        Face("The Seriema", ("artifact",), (1, "W", "W"), ("triggered", "keywords", "striation")),
    ]),
    "mutate (702.140)": ("mutate", [
        Face("Gemrazer", ("creature",), (3, "G"), ("keyword_cost", "keywords", "triggered")),
    ]),
}  # fmt: skip


@pytest.fixture(scope="module")
def store(shared_data: Path, tmp_path_factory: pytest.TempPathFactory) -> CardStore:
    """The cards of the table, imported."""
    folder = tmp_path_factory.mktemp("layouts")
    names = {face.name for _, faces in LAYOUTS.values() for face in faces}
    bulk = folder / "cards.jsonl"
    bulk.write_text("".join(cards_in(shared_data / "oracle-cards.jsonl", names)), encoding="utf-8")
    library = CardLibrary(folder / "library")
    import_cards(bulk, library, processes=1)
    return CardStore.imported(library)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_face_is_an_object_of_its_own(store: CardStore, layout: str) -> None:
    name_of_layout, faces = LAYOUTS[layout]
    card = store.find(" // ".join(face.name for face in faces))
    facts = store.facts(card.id)
    assert (card.layout, _faces(facts)) == (name_of_layout, faces)
    of_card = {fact[0] for fact in facts if isinstance(fact, list) and fact[1] == card.id}
    assert of_card == OF_THE_CARD


def _faces(facts: Sequence[Term]) -> list[Face]:
    rows = [fact for fact in facts if isinstance(fact, list)]
    names = [fact[2] for fact in rows if fact[0] == "card_face"]
    return [_face([[fact[0], *fact[2:]] for fact in rows if fact[1] == name]) for name in names]


def _face(facts: Sequence[Sequence[Term]]) -> Face:
    """The face of these facts, each without the face's own name."""
    [name] = [_string(fact[1]) for fact in facts if fact[0] == "face_name"]
    costs = [tuple(_list(fact[1])) for fact in facts if fact[0] == "mana_cost"]
    lines = sorted((fact[1], _functor(fact[2])) for fact in facts if fact[0] in ("printed_ability", "unparsed_text"))
    types = tuple(sorted(str(fact[1]) for fact in facts if fact[0] == "printed_type"))
    return Face(name, types, costs[0] if costs else None, tuple(functor for _, functor in lines))


def _string(value: Term) -> str:
    assert isinstance(value, dict)
    return str(value["s"])


def _list(value: Term) -> list[Term]:
    assert isinstance(value, dict)
    return list(value["l"])


def _functor(term: Term) -> str:
    return str(term[0]) if isinstance(term, list) else "unparsed"
