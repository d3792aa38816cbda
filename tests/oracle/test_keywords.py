"""Keyword abilities (CR 702), ability words (CR 207.2c) and modes (CR 700.2) on all real cards.

What is not understood is named card by card, with the reason. A card that is understood by now leaves its list, and one
that is not understood any more fails the test.
"""

import re
from pathlib import Path

import pytest
from oracle.oracle_process import OracleProcess, cards

from lawmage.bridge.cards.bulk import BulkFile
from lawmage.bridge.cards.importer import face_texts, printed_cards
from lawmage.bridge.cards.records import PrintedCard
from lawmage.bridge.cards.report import ImportReport
from lawmage.bridge.ontology.rulebook import Rulebook
from lawmage.bridge.ontology.vocabulary import notation_of

_SAID = "its cost or effect is something to be said or done outside of the game"
_QUALITY = "the quality is printed on the card and is no characteristic (CR 109.3)"
_DESIGN = "a playtest or silver-bordered card that joins keywords as the rules do not"
_TOKEN_NAME = "a quoted ability calls its token by the token's name"  # noqa: S105 - no password
_OWN_WORD = "the word is no keyword of CR 702 here: it stands where only an ability word can"
_WORDING = "the effect has a wording that is not read yet, not the keyword"

# Lines that are keywords (line_category/2) and are not understood, by card.
KEYWORD_LINES_NOT_UNDERSTOOD = {
    "Cheer": _SAID,
    "Collectigull // Only the Best": _QUALITY,
    "Dart Throw": _SAID,
    "Frazzled Editor": _QUALITY,
    "Frenemy of the Guildpact": _QUALITY,
    "Gallery of Legends": _WORDING,
    "Gift Shop": "pink is no color (CR 105.1)",
    "Guess Your Fate": _SAID,
    "Knight of the Kitchen Sink": _QUALITY,
    "Log Flume": _SAID,
    "Lutri, Pauper Otter": _QUALITY,
    "Memory Test": _SAID,
    "Push Your Luck": "pink is no color (CR 105.1)",
    "Scavenger Hunt": _SAID,
    "Sojourner's Enforcermite": _DESIGN,
    "Sol, Advocate Eternal": _OWN_WORD,
    "Squirrel Stack": _SAID,
    "The Fearsome Flock": _DESIGN,
    "The Superlatorium": _SAID,
    "Toy Boat": _SAID,
    "Treizeci, Sun of Serra": _QUALITY,
    "Trivia Contest": _SAID,
    "White Tiger, Ava Ayala": _TOKEN_NAME,
}

# Cards of which the development data name a keyword that no term of theirs has, each with the reason.
KEYWORDS_WITHOUT_TERM = {
    "All-Star Kicker": _DESIGN,
    "Animate Graveyard": "a zone is neither an object nor a player (CR 702.5a)",
    "Animate Library": "a zone is neither an object nor a player (CR 702.5a)",
    "Aragorn, Company Leader": _WORDING,
    "Archival Whorl": "a silver-bordered gift: a card of another name",
    "Bad Knight": "a capital within the keyword",
    "Cheer": _SAID,
    "Collectigull // Only the Best": _QUALITY,
    "Devoted Mardu": "devotion to what is no color (CR 700.5)",
    "Frazzled Editor": _QUALITY,
    "Frenemy of the Guildpact": _QUALITY,
    "Ghirapur Grand Prix": "its text has the verb of CR 702.179, not the keyword",
    "Goddric, Cloaked Reveler": _WORDING,
    "Good Knight": "a capital within the keyword",
    "Grimdancer": _WORDING,
    "Knight of the Kitchen Sink": _QUALITY,
    "Lutri, Pauper Otter": _QUALITY,
    "Odric, Blood-Cursed": _WORDING,
    "Sojourner's Enforcermite": _DESIGN,
    "Storm, Queen of Wakanda": "the data take the card's own name for the keyword",
    "Summoner's Bond": "double agenda is a variant of hidden agenda (CR 702.106) and has its own term",
    "The Coming of Galactus": _TOKEN_NAME,
    "The Fearsome Flock": _DESIGN,
    "The Mystery Raceway": _DESIGN,
    "There and Back Again": _TOKEN_NAME,
    "Topdeck the Halls": _DESIGN,
    "Toy Boat": _SAID,
    "Treizeci, Sun of Serra": _QUALITY,
    "Unicycling Automaton": _DESIGN,
    "White Tiger, Ava Ayala": _TOKEN_NAME,
    "Windy City Aven": _DESIGN,
    "Windy City Elemental": _DESIGN,
    "Zone of Flame": "a zone is neither an object nor a player (CR 702.5a)",
}

# Cards with a bullet or a pawprint that begins a line of its own.
MODES_ALONE = {
    "Marchesa's Surprise Party": "the conditions of a conspiracy, no modes",
}


@pytest.fixture(scope="module")
def rulebook(shared_data: Path) -> Rulebook:
    """The rules in force."""
    return Rulebook((shared_data / "MagicCompRules_20260807.txt").read_text(encoding="utf-8-sig"))


@pytest.fixture(scope="module")
def card_lines(oracle: OracleProcess, shared_data: Path) -> dict[str, list[str]]:
    """The lines of each card that is imported."""
    with BulkFile(shared_data / "oracle-cards.jsonl") as bulk:
        return {card.name: _lines(oracle, card) for card in printed_cards(bulk, ImportReport("oracle-cards.jsonl"))}


def _lines(oracle: OracleProcess, card: PrintedCard) -> list[str]:
    return [
        line
        for face in face_texts(card)
        for line in oracle.ask("lines", face.name, face.type_line, face.text, "|".join(face.other_names))
    ]


def test_every_keyword_ability_of_the_rules_is_in_the_lexicon(oracle: OracleProcess, rulebook: Rulebook) -> None:
    known = {entry.split(" ")[1] for entry in oracle.ask("keywords")}
    assert known == {number for _, _, number in rulebook.keywords("702")}


def test_every_ability_word_of_the_rules_is_recognised(oracle: OracleProcess, shared_data: Path) -> None:
    text = (shared_data / "MagicCompRules_20260807.txt").read_text(encoding="utf-8-sig").replace("\u2019", "'")
    [listed] = re.findall(r"^207\.2c .* The ability words are (.*)\.$", text, re.MULTILINE)
    words = re.split(r", (?:and )?", listed)
    assert len(words) > 50
    read = {word: oracle.ask("readings", f"{word[0].upper()}{word[1:]} \u2014 Draw a card.") for word in words}
    term = re.compile(r"worded\(\w+,text\(")
    assert {word: terms for word, terms in read.items() if not (len(terms) == 1 and term.match(terms[0]))} == {}


def test_every_line_of_keywords_is_understood_but_for_those_named(
    oracle: OracleProcess, card_lines: dict[str, list[str]]
) -> None:
    found = {
        name
        for name, lines in card_lines.items()
        for line in lines
        if "keyword" in oracle.ask("categories", line) and not oracle.ask("readings", line)
    }
    assert found == set(KEYWORD_LINES_NOT_UNDERSTOOD)


def test_every_card_has_the_terms_of_its_keywords_but_for_those_named(
    oracle: OracleProcess, card_lines: dict[str, list[str]], shared_data: Path
) -> None:
    """Each keyword that the data name of a card stands in the term of one of its lines."""
    keywords = {entry.split(" ")[0] for entry in oracle.ask("keywords")}
    missing, compared = set(), 0
    for card in cards(shared_data):
        lines = card_lines.get(card["name"], [])
        for keyword in keywords.intersection(map(notation_of, card.get("keywords") or [])) if lines else ():
            compared += 1
            if not _is_in_a_term(oracle, keyword, lines):
                missing.add(card["name"])
    assert compared > 15_000
    assert missing == set(KEYWORDS_WITHOUT_TERM)


def _is_in_a_term(oracle: OracleProcess, keyword: str, lines: list[str]) -> bool:
    likely_first = sorted(lines, key=lambda line: keyword.replace("_", " ") not in line.lower())
    return any(keyword in term for line in likely_first for term in oracle.ask("readings", line))


def test_modes_stand_with_the_ability_that_they_belong_to(card_lines: dict[str, list[str]]) -> None:
    alone = {name for name, lines in card_lines.items() if any(re.match(r"\u2022|\+ \{|\{P\}", line) for line in lines)}
    assert alone == set(MODES_ALONE)
