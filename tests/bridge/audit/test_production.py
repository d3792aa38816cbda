"""What cards could produce, beside what others say: every difference has its reason."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawmage.bridge.audit.production import Outcome, Production, productions
from lawmage.bridge.audit.report import ProductionReport
from lawmage.bridge.audit.sources import TypesOfMana, types_of_mana
from lawmage.bridge.cards import CardStore
from lawmage.bridge.errors import ImportFailed
from lawmage.bridge.questions import Lawmage

LEAST_SHARE = 0.99

OTHER_ZONE = "a difference of meaning: the ability functions in another zone than the battlefield"
GIVEN_LATER = "a difference of meaning: the mana is that of an ability that something is given as this one resolves"
DELAYED = "a difference of meaning: the mana is that of a delayed triggered ability, which this one makes"
NOT_ON_BOARDS = "ours: whether its condition is met, or what it counts, a board does not say"
DOUBT = "ours: a text of the card could change what is counted, as far as it is read"
UNREAD = "ours: no reading covers it yet"
NOT_UNDERSTOOD = "ours: the grammar does not understand it"
REASONS = {
    "Alena, Kessig Trapper": NOT_ON_BOARDS,
    "Alpine Moon": UNREAD,
    "Ashling, Flame Dancer": NOT_ON_BOARDS,
    "Chancellor of the Tangle": OTHER_ZONE,
    "Chaos Moon": DELAYED,
    "Coal Stoker": NOT_ON_BOARDS,
    "Cradle Clearcutter": DOUBT,
    "Endrider Catalyzer": NOT_ON_BOARDS,
    "Famished Foragers": NOT_ON_BOARDS,
    "Flamecache Gecko": NOT_ON_BOARDS,
    "Frontier Siege": NOT_ON_BOARDS,
    "Gemstone Caverns": DOUBT,
    "Hidden Herbalists": NOT_ON_BOARDS,
    "Honored Hierarch": NOT_ON_BOARDS,
    "Jack-o'-Lantern": OTHER_ZONE,
    "Jasmine Boreal of the Seven": DOUBT,
    "Kami of Whispered Hopes": DOUBT,
    "Manascape Refractor": UNREAD,
    "Mardu Warshrieker": NOT_ON_BOARDS,
    "Megatron, Tyrant // Megatron, Destructive Force": NOT_ON_BOARDS,
    "Mul Daya Channelers": NOT_ON_BOARDS,
    "Neheb, the Eternal": NOT_ON_BOARDS,
    "Old-Growth Troll": NOT_UNDERSTOOD,
    "Omnath, Locus of Creation": NOT_ON_BOARDS,
    "Orochi Merge-Keeper": UNREAD,
    "Petrified Hamlet": UNREAD,
    "Riftstone Portal": OTHER_ZONE,
    "Selvala, Explorer Returned": NOT_ON_BOARDS,
    "Simian Spirit Guide": OTHER_ZONE,
    "Song of Freyalise": GIVEN_LATER,
    "Sorcerer Class": NOT_ON_BOARDS,
    "Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar": NOT_ON_BOARDS,
    "Tyvar, Jubilant Brawler": DOUBT,
    "Urza's Saga": GIVEN_LATER,
}


@pytest.fixture(scope="module")
def law() -> Iterator[Lawmage]:
    with Lawmage(CardStore.starter()) as lawmage:
        yield lawmage


def row(name: str, types: str) -> TypesOfMana:
    return TypesOfMana(name=name, scryfall=list(types), forge=list(types), agree=True, votes=2)


@pytest.mark.parametrize(
    ("name", "types", "found", "outcome"),
    [
        ("Forest", "G", "G", Outcome.EQUAL),
        ("Grizzly Bears", "", "", Outcome.EQUAL),
        ("Reflecting Pool", "WUBRGC", "WUBRGC", Outcome.EQUAL),  # with lands of every type beside it
        ("Exotic Orchard", "WUBRG", "WUBRG", Outcome.EQUAL),  # with an opponent's
        ("City of Brass", "WUBRGC", "WUBRG", Outcome.DIFFERENT),
        ("Lightning Bolt", "", "", Outcome.NO_PERMANENT),
        ("No Such Card", "G", "", Outcome.NOT_IMPORTED),
    ],
)
def test_a_card(name: str, types: str, found: str, outcome: Outcome, law: Lawmage) -> None:
    assert list(productions(law, [row(name, types)])) == [Production(name, outcome, types, found)]


def test_the_report_names_the_differences(law: Lawmage) -> None:
    rows = [row("Forest", "G"), row("City of Brass", "C"), row("Lightning Bolt", "")]
    report = ProductionReport(list(productions(law, rows)))
    assert report.share == 0.5
    assert report.text().splitlines() == [
        "could_produce: 1 of 2 cards are equal (50.00 %), 1 differ, 0 are unknown.",
        "Left out: 1 cards that can be no permanent.",
        "  City of Brass: C expected, WUBRG proved (different)",
    ]


def test_rows_without_two_sources_that_agree_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "truth.jsonl"
    rows = [("A", 2, True), ("B", 1, True), ("C", 3, False)]
    entries = [{"name": name, "votes": votes, "agree": agree, "xmage": ["G"]} for name, votes, agree in rows]
    path.write_text("".join(json.dumps(entry) + "\n" for entry in entries))
    assert [(entry.name, entry.types) for entry in types_of_mana(path)] == [("A", "G")]


@pytest.mark.parametrize("line", ["{}", "[1]", "no JSON"])
def test_a_file_that_says_nothing_of_mana(line: str, tmp_path: Path) -> None:
    path = tmp_path / "truth.jsonl"
    path.write_text(line + "\n")
    with pytest.raises(ImportFailed, match=f"Line 1 of {path} says nothing about the mana of a card."):
        list(types_of_mana(path))


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(ImportFailed, match="cannot be read"):
        list(types_of_mana(tmp_path / "absent.jsonl"))


def test_all_cards_of_the_data(shared_data: Path, all_cards: CardStore) -> None:
    with Lawmage(all_cards) as law:
        report = ProductionReport(list(productions(law, types_of_mana(shared_data / "mana-truth.jsonl"))))
    assert {item.name: item.texts for item in report.differences() if item.name not in REASONS} == {}
    assert REASONS.keys() - {item.name for item in report.differences()} == set(), "reasons for cards that agree by now"
    assert report.share >= LEAST_SHARE
