"""The report of an import, as people and programs read it."""

from lawmage.bridge.cards.report import ImportReport


def full_report() -> ImportReport:
    report = ImportReport(
        "cards.json", cards=31_000, faces=31_800, understood_lines=40_000, unparsed_lines=10_000, seconds=21.34
    )
    report.rejected["no name"] += ["an entry without a name"] * 7
    report.rejected["unknown layout"].append("Ox (sideways)")
    report.duplicates.append("Yak")
    report.undeclared = {"The vocabulary declares no construct moo/1.": 1_200}
    return report


def test_a_first_import() -> None:
    nameless = "an entry without a name; " * 4 + "an entry without a name; and 2 more"
    assert full_report().text() == (
        "31,000 cards with 31,800 faces from cards.json in 21.3 s.\n"
        "80.0 % of 50,000 lines of text understood.\n"
        "Not imported: 8.\n"
        f"  no name: 7 ({nameless})\n"
        "  unknown layout: 1 (Ox (sideways))\n"
        "Left out as duplicates: 1 (Yak).\n"
        "Understood, but kept as unparsed text for want of a construct: 1,200 lines.\n"
        "  1 (The vocabulary declares no construct moo/1.)"
    )


def test_all_names_where_they_are_asked_for() -> None:
    assert "and 2 more" not in full_report().text(all_names=True)


def test_an_import_that_changes_nothing() -> None:
    report = ImportReport("cards.json", cards=2, faces=2, first_import=False, seconds=0.2)
    assert report.text() == (
        "2 cards with 2 faces from cards.json in 0.2 s.\nSince the last import: 0 new, 0 gone, 0 changed in meaning."
    )


def test_as_json() -> None:
    assert full_report().to_json() == {
        "source": "cards.json",
        "cards": 31_000,
        "faces": 31_800,
        "lines": {"understood": 40_000, "unparsed": 10_000},
        "seconds": 21.3,
        "rejected": {"no name": ["an entry without a name"] * 7, "unknown layout": ["Ox (sideways)"]},
        "duplicates": ["Yak"],
        "undeclared": {"The vocabulary declares no construct moo/1.": 1_200},
        "since_last_import": None,
    }
