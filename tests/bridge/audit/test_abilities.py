"""What mana abilities cost and how much they add, beside what an engine encodes: every difference has its reason."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawmage.bridge.audit.abilities import ACTIVATED, Match, comparisons
from lawmage.bridge.audit.notation import VARIES, cost_of, number_of
from lawmage.bridge.audit.report import AbilitiesReport
from lawmage.bridge.audit.sources import AbilitiesOfCard, ManaAbility, holds_abilities, mana_abilities
from lawmage.bridge.audit.terms import TermQuestions
from lawmage.bridge.cards import CardStore
from lawmage.bridge.engine import Engine
from lawmage.bridge.errors import ImportFailed

LEAST_SHARE = 0.98
DIFFERENCES = tomllib.loads(Path(__file__).with_name("differences_of_abilities.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def ask() -> Iterator[TermQuestions]:
    with Engine() as engine:
        yield TermQuestions(engine)


def ability(cost: str, produced: str | None, amount: str = "1", kind: str = ACTIVATED, face: str = "") -> ManaAbility:
    return ManaAbility(
        kind=kind, api="Mana", cost=cost, produced=produced, amount=amount, resolved=produced is not None, face=face
    )


@pytest.mark.parametrize(
    ("cost", "parts"),
    [
        ("", []),
        ("T", ["tap itself"]),
        ("2 Q", ["pay {2}", "untap itself"]),
        ("2 G G T", ["pay {2}{G}{G}", "tap itself"]),
        ("WB T", ["pay {WB}", "tap itself"]),
        ("T PayLife<2>", ["pay 2 life", "tap itself"]),
        ("PayEnergy<1>", ["pay 1 energy"]),
        ("1 Sac<1/CARDNAME>", ["pay {1}", "sacrifice itself"]),
        ("Sac<1/Creature.Other>", ["sacrifice 1 creature other"]),
        ("Sac<1/Permanent.token+namedWood/token named Wood>", ["sacrifice 1 token wood"]),
        ("tapXType<1/Creature;Artifact/artifact or creature>", ["tap 1 artifact creature"]),
        ("untapYType<1/Land.OppCtrl/land>", ["untap 1 land opponent"]),
        ("SubCounter<3/P1P1>", ["remove 3 +1/+1 counters"]),
        ("SubCounter<X1+/DREAM/NICKNAME>", ["remove one_or_more dream counters"]),
        ("AddCounter<1/LOYALTY>", ["put 1 loyalty counters"]),
        ("RemoveAnyCounter<X1+/P1P1/Artifact.YouCtrl/x>", ["remove one_or_more +1/+1 counters among artifact"]),
        ("Discard<0/Hand>", ["discard all hand"]),
        ("ExileFromHand<1/Card>", ["exile 1 card hand"]),
        ("Mill<1>", ["mill 1 card"]),
        ("Sing<1/CARDNAME>", ["Sing itself"]),
    ],
)
def test_a_cost(cost: str, parts: list[str]) -> None:
    assert [str(part) for part in cost_of(cost)] == parts


@pytest.mark.parametrize(
    ("produced", "amount", "number"),
    [
        ("G", "1", "1"),
        ("G", "3", "3"),
        ("C U", "1", "2"),
        ("Combo R G", "2", "2"),
        ("Any", "1", "1"),
        (None, "1", "1"),
        ("G", "X", VARIES),
        ("Special LastNotedType", "1", VARIES),
    ],
)
def test_an_amount(produced: str | None, amount: str, number: str) -> None:
    assert number_of(ability("T", produced, amount)) == number


@pytest.mark.parametrize(
    ("card", "theirs", "match", "found"),
    [
        ("Llanowar Elves", ability("T", "G"), Match.EQUAL, "tap itself, for 1 mana"),
        ("Llanowar Elves", ability("T", "G", "2"), Match.DIFFERENT, "tap itself, for 1 mana"),
        ("Llanowar Elves", ability("1 T", "G"), Match.DIFFERENT, "tap itself, for 1 mana"),
        ("Llanowar Elves", ability("T", "G", "X"), Match.DIFFERENT, "tap itself, for 1 mana"),
        ("Grizzly Bears", ability("T", "G"), Match.UNREAD, "no such ability"),
        ("Reflecting Pool", ability("T", None), Match.EQUAL, "tap itself, for 1 mana"),
    ],
)
def test_an_ability(card: str, theirs: ManaAbility, match: Match, found: str, ask: TermQuestions) -> None:
    row = AbilitiesOfCard(name=card, abilities=[theirs.model_copy(update={"face": card})])
    [compared] = comparisons(ask, CardStore.starter(), [row]).compared
    assert (compared.match, str(compared.found or "no such ability")) == (match, found)


def test_each_ability_is_compared_with_one(ask: TermQuestions) -> None:
    theirs = [ability("T", "C", face="City of Brass"), ability("T", "Any", face="City of Brass")]
    rows = [AbilitiesOfCard(name="City of Brass", abilities=theirs)]
    compared = comparisons(ask, CardStore.starter(), rows).compared
    assert [item.match for item in compared] == [Match.EQUAL, Match.UNREAD]


def test_the_report(ask: TermQuestions) -> None:
    rows = [
        AbilitiesOfCard(name="Llanowar Elves", abilities=[ability("T", "G", face="Llanowar Elves")]),
        AbilitiesOfCard(name="Reflecting Pool", abilities=[ability("1 T", None, face="Reflecting Pool")]),
        AbilitiesOfCard(name="Forest", abilities=[ability("T", "G", kind="intrinsic", face="Forest")]),
        AbilitiesOfCard(name="No Such Card", abilities=[ability("T", "G", face="No Such Card")]),
    ]
    report = AbilitiesReport(comparisons(ask, CardStore.starter(), rows))
    assert report.share == 0.5
    assert report.text().splitlines() == [
        "cost and amount: 1 of 2 activated abilities are equal (50.00 %), 1 differ, 0 are not read.",
        "Of the equal ones, 0 have an amount that varies, of which the source gives no number.",
        "Of 1 the source does not resolve the colors; 0 of these are equal.",
        "Left out, as they are not activated or are parts of others: 1.",
        "Cards that are not imported: 1.",
        "  Reflecting Pool: expected pay {1}, tap itself, for 1 mana (different)",
        "    lawmage reads tap itself, for 1 mana",
    ]


@pytest.mark.parametrize(
    ("line", "abilities"),
    [('{"name": "A", "abilities": []}', True), ('{"name": "A"}', False), ("no JSON", False), ("", False)],
)
def test_which_file_holds_abilities(line: str, abilities: bool, tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    path.write_text(line)
    assert holds_abilities(path) is abilities


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(ImportFailed, match="cannot be read"):
        holds_abilities(tmp_path / "absent.jsonl")


def test_all_abilities_of_the_data(shared_data: Path, all_cards: CardStore, ask: TermQuestions) -> None:
    report = AbilitiesReport(comparisons(ask, all_cards, mana_abilities(shared_data / "mana-abilities.jsonl")))
    reasons = {card: reason["why"] for reason in DIFFERENCES["reason"] for card in reason["cards"]}
    differing = {item.card for item in report.differences()}
    assert differing - reasons.keys() == set(), "differences without a reason"
    assert reasons.keys() - differing == set(), "reasons for cards that are equal by now"
    assert report.share >= LEAST_SHARE
