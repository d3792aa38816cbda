"""From a bulk file to the library: what is imported, what is rejected, and that nothing is ever half done."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.entries import ELF, FOREST, HALVES

from lawmage.bridge.cards import CardStore, importer
from lawmage.bridge.cards.importer import import_cards
from lawmage.bridge.cards.library import CardLibrary, NoCardsImported, OtherVersion
from lawmage.bridge.cards.records import id_of_name
from lawmage.bridge.cards.report import ImportReport
from lawmage.bridge.errors import EngineError, ImportFailed

Write = Callable[..., Path]
TOKEN = {**ELF, "layout": "token"}


@pytest.fixture
def library(tmp_path: Path) -> CardLibrary:
    return CardLibrary(tmp_path / "library")


def imported(library: CardLibrary, path: Path) -> ImportReport:
    return import_cards(path, library, processes=1)


def test_cards_and_their_facts(library: CardLibrary, write: Write) -> None:
    report = imported(library, write(FOREST, ELF, HALVES))
    assert (report.cards, report.faces, report.understood_lines, report.unparsed_lines) == (3, 4, 4, 1)
    elf, face = ELF["oracle_id"], f"{ELF['oracle_id']}/1"
    assert list(CardStore.imported(library).facts(elf)) == [
        ["card_name", elf, {"s": "Elf of Tests"}],
        ["layout", elf, "normal"],
        ["card_face", elf, face, 1],
        ["face_name", face, {"s": "Elf of Tests"}],
        ["mana_cost", face, {"l": [1, "G/P"]}],
        ["printed_power", face, 1],
        ["printed_subtype", face, "druid"],
        ["printed_subtype", face, "elf"],
        ["printed_supertype", face, "legendary"],
        ["printed_toughness", face, "1+*"],
        ["printed_type", face, "creature"],
        ["printed_ability", face, 1, ["keywords", {"l": ["haste"]}]],
        [
            "printed_ability",
            face,
            2,
            [
                "activated",
                {"l": ["tap"]},
                {"l": [["do", {"l": [["v", ["add", ["symbols", {"l": ["G"]}]], {"l": []}]]}]]},
            ],
        ],
        ["unparsed_text", face, 3, {"s": "When Elf of Tests is tested, the {G} don't pass o'er."}],
    ]


def test_each_face_has_facts_of_its_own(library: CardLibrary, write: Write) -> None:
    imported(library, write(HALVES))
    facts = CardStore.imported(library).facts(HALVES["oracle_id"])
    costs = [(fact[1][-2:], fact[2]) for fact in facts if fact[0] == "mana_cost"]
    assert costs == [("/1", {"l": ["G"]}), ("/2", {"l": ["W"]})]
    assert [fact[1:] for fact in facts if fact[0] == "card_face"] == [
        [HALVES["oracle_id"], f"{HALVES['oracle_id']}/{number}", number] for number in (1, 2)
    ]


@pytest.mark.parametrize(
    ("entry", "reason", "shown"),
    [
        ({**ELF, "name": ""}, "no name", "an entry without a name"),
        ({**ELF, "layout": "sideways"}, "unknown layout", "Elf of Tests (sideways)"),
        ({**ELF, "mana_cost": "{Q}"}, "unknown mana symbol", "Elf of Tests ({Q})"),
        ({**ELF, "type_line": "Summon \u2014 Elf"}, "unknown card type", "Elf of Tests (Summon)"),
        (
            {**ELF, "oracle_text": "x" * 10_000_000},
            "oversized text",
            "Elf of Tests (10000000 characters)",
        ),
        ({**ELF, "layout": "art_series"}, "not a card of the game", "Elf of Tests (layout art_series)"),
        ({**ELF, "power": []}, "malformed card", "Elf of Tests (power should be a string)"),
        ({**ELF, "name": "A // B", "layout": "split"}, "faces missing", "A // B"),
        ([], "malformed card", "an entry without a name (it should be an object)"),
    ],
)
def test_a_rejected_entry_is_named_and_the_rest_imported(
    entry: Any, reason: str, shown: str, library: CardLibrary, write: Write
) -> None:
    report = imported(library, write(FOREST, entry, HALVES))
    assert report.cards == 2
    assert dict(report.rejected) == {reason: [shown]}
    assert f"  {reason}: 1 ({shown})" in report.text()


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add " + "{G} or " * 800 + "{G}.",
        "Whenever a creature enters, " + "if you control a creature, " * 300 + "draw a card.",
        "Destroy target " + "creature or artifact " * 400 + ".",
        "Choose one — " + "• Draw a card. " * 600,
        '"' * 5_000,
        "(" * 5_000,
        'Enchanted creature has "' * 300 + "flying" + '"' * 300,
    ],
    ids=["choices", "conditions", "kinds", "modes", "quotes", "parentheses", "nested quotes"],
)
def test_a_text_with_very_many_readings_is_kept_as_it_is(text: str, library: CardLibrary, write: Write) -> None:
    entries = [{**ELF, "oracle_text": text}, {**ELF, "name": "Other", "oracle_id": None, "oracle_text": "Flying"}]
    report = import_cards(write(*entries), library, processes=1)
    assert (report.cards, dict(report.rejected)) == (2, {})
    assert report.understood_lines == 1


def test_a_file_that_is_cut_off_gives_what_it_has(library: CardLibrary, write: Write) -> None:
    path = write(FOREST, HALVES, ELF)
    path.write_bytes(path.read_bytes()[:-30])
    report = imported(library, path)
    assert report.cards == 2
    assert dict(report.rejected) == {"truncated file": ["line 3, at the end of the file"]}


@pytest.mark.parametrize(
    ("entries", "kept", "duplicates"),
    [
        pytest.param([ELF, ELF], ["Elf of Tests"], ["Elf of Tests"], id="one card twice"),
        pytest.param([ELF, {**ELF, "name": "Elf"}], ["Elf of Tests"], ["Elf"], id="one Oracle id twice"),
        pytest.param([FOREST, {**ELF, "name": "FOREST"}], ["Forest"], ["FOREST"], id="one name twice"),
        pytest.param(
            [
                {**ELF, "layout": "token"},
                {**ELF, "oracle_id": None, "layout": "token"},
                {**ELF, "oracle_id": id_of_name("x")},
            ],
            ["Elf of Tests"] * 3,
            [],
            id="tokens and a card may share a name",
        ),
        pytest.param(
            [
                {"name": "Same // Same", "layout": "reversible_card", "type_line": "Land"},
                {"name": "Same", "layout": "normal", "type_line": "Land", "oracle_id": ELF["oracle_id"]},
            ],
            ["Same"],
            ["Same"],
            id="the card itself goes before its reversible printing",
        ),
        pytest.param(
            [{"name": "Wane", "layout": "split", "type_line": "Instant"}, HALVES],
            ["Wane", "Wax", "Wax // Wane"],
            ["Wane"],
            id="a face that is listed beside its card",
        ),
    ],
)
def test_each_card_once(
    entries: list[Any], kept: list[str], duplicates: list[str], library: CardLibrary, write: Write
) -> None:
    report = imported(library, write(*entries))
    store = CardStore.imported(library)
    assert report.duplicates == duplicates
    assert not report.rejected
    assert sorted(set(kept)) == list(store.names)
    assert len(store) == report.cards
    if "Same" in kept:
        assert store.find("Same").id == ELF["oracle_id"]


def test_a_second_import_keeps_ids_and_reports_what_changed(library: CardLibrary, write: Write) -> None:
    imported(library, write(FOREST, ELF))
    before = CardStore.imported(library).find("Elf of Tests").id
    reworded = {**ELF, "oracle_text": "Haste (This is other reminder text.)\n{T}: Add {G}{G}."}
    report = imported(library, write(reworded, HALVES))
    assert CardStore.imported(library).find("Elf of Tests").id == before
    assert (report.added, report.changed, report.removed) == (["Wax // Wane"], ["Elf of Tests"], ["Forest"])
    assert report.text().endswith(
        "Since the last import: 1 new, 1 gone, 1 changed in meaning.\n"
        "  new: 1 (Wax // Wane)\n  gone: 1 (Forest)\n  changed: 1 (Elf of Tests)"
    )


def test_other_reminder_text_changes_nothing(library: CardLibrary, write: Write) -> None:
    imported(library, write(FOREST, ELF))
    report = imported(
        library, write(FOREST, {**ELF, "oracle_text": ELF["oracle_text"].replace("Haste", "Haste (It may.)")})
    )
    assert (report.first_import, report.added, report.changed, report.removed) == (False, [], [], [])


@pytest.mark.parametrize("when", ["while reading", "while writing", "before publishing"])
def test_an_import_that_is_interrupted_leaves_the_old_cards(
    when: str, library: CardLibrary, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported(library, write(FOREST))
    target = {"while reading": "face_texts", "while writing": "_write_card", "before publishing": "_compare"}[when]

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(importer, target, interrupted)
    with pytest.raises(KeyboardInterrupt):
        imported(library, write(ELF, HALVES))
    assert list(CardStore.imported(library).names) == ["Forest"]
    builds = [path.name for path in library.folder.glob("build-*")]
    assert builds == [library.manifest()["build"]]  # type: ignore[index]


def test_a_file_without_any_card_is_refused(library: CardLibrary, write: Write) -> None:
    imported(library, write(FOREST))
    path = write({**ELF, "name": ""})
    with pytest.raises(ImportFailed) as refused:
        imported(library, path)
    assert refused.value.message == (
        f"No card of {path} could be imported.\nNot imported: 1.\n  no name: 1 (an entry without a name)"
    )
    assert list(CardStore.imported(library).names) == ["Forest"]


def test_progress_reaches_the_end(library: CardLibrary, write: Write) -> None:
    told: list[tuple[int, int, int]] = []
    path = write(FOREST, ELF, HALVES)
    import_cards(path, library, processes=1, progress=lambda *how_far: told.append(how_far))
    size = path.stat().st_size
    assert told[-1] == (size, size, 3)
    assert all(read <= size for read, _, _ in told)


def test_a_store_that_is_open_outlives_the_next_import(library: CardLibrary, write: Write) -> None:
    imported(library, write(FOREST, ELF))
    store = CardStore.imported(library)
    imported(library, write(HALVES))
    assert store.find("Elf of Tests").name == "Elf of Tests"
    assert list(CardStore.imported(library).names) == ["Wane", "Wax", "Wax // Wane"]


def test_the_record_of_an_import(library: CardLibrary, write: Write) -> None:
    imported(library, write(FOREST, ELF))
    manifest = library.manifest()
    assert manifest is not None
    assert manifest["cards"] == 2
    assert manifest["lines"] == {"understood": 2, "unparsed": 1}
    assert json.loads(json.dumps(manifest)) == manifest


def test_an_empty_library(library: CardLibrary) -> None:
    with pytest.raises(NoCardsImported) as refused:
        CardStore.imported(library)
    assert refused.value.message == (
        f"No cards are imported in {library.folder}. `lawmage cards import FILE` imports them."
    )


def test_cards_of_another_version_are_refused(
    library: CardLibrary, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported(library, write(FOREST))
    monkeypatch.setattr("lawmage.bridge.cards.library.fingerprint", lambda: "another")
    with pytest.raises(OtherVersion) as refused:
        CardStore.imported(library)
    assert refused.value.message == (
        f"The cards in {library.folder} were imported by another version of lawmage, which may have read their text "
        "otherwise. Import them again with `lawmage cards import FILE`."
    )


def test_a_folder_that_cannot_be_written(tmp_path: Path, write: Write) -> None:
    (tmp_path / "file").write_text("")
    library = CardLibrary(tmp_path / "file")
    with pytest.raises(ImportFailed) as refused:
        imported(library, write(FOREST))
    assert refused.value.message == f"Cards cannot be stored in {tmp_path / 'file'}: File exists."


def test_a_full_disk(library: CardLibrary, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    imported(library, write(FOREST))

    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(importer, "_write_card", full)
    path = write(ELF)
    with pytest.raises(ImportFailed) as refused:
        imported(library, path)
    assert refused.value.message == f"The import of {path} into {library.folder} stopped: No space left on device."
    assert list(CardStore.imported(library).names) == ["Forest"]


def test_without_swi_prolog(library: CardLibrary, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(EngineError) as refused:
        imported(library, write(FOREST))
    assert refused.value.message == (
        "SWI-Prolog is needed to read card text, and there is none: install swi-prolog-nox."
    )
