"""A line that the grammar understands says by its term at least what it says by its text.

What no reading covers is judged by its words. So a line that becomes understood, and is not read yet, must not fall
silent: a "yes" or a "no" that was unknown before would rest on not knowing.
"""

import re
import subprocess
from pathlib import Path

from oracle.oracle_process import OracleProcess, cards, faces

SCRIPT = Path(__file__).with_name("topics_of_lines.pl")
ONLY_TEXTS = re.compile(r'^(?:When|Whenever|At)\b|^[^"]*:')
"""Triggered and activated abilities, which change nothing before they resolve."""

# Words of a text that are taken for a topic which the line is not about, and what it is about.
OVERDRAWN = {
    ("casting-reduction", "rather than its power"): "combat damage is assigned by toughness",
    ("casting-reduction", "madness cost was paid, instead"): "another effect, not another cost",
    ("casting-restriction", "less to cast if"): "a condition of a reduction that has the word “no”",
    ("casting-tax", "mana cost if you exiled"): "casting without paying the mana cost",
    ("casting-permission", "amount of mana spent to cast"): "the amount of mana spent on a creature that is cast",
    ("mana-land_types", "loses all other card types"): "types are lost, which is a topic of its own",
    ("mana-copying", "tokens that are copies of"): "a spell makes tokens; the board lists them as they are",
}


def test_no_topic_is_lost_when_a_line_is_understood(shared_data: Path) -> None:
    with OracleProcess() as process:
        lines = {line for card in cards(shared_data) for face in faces(card) for line in process.lines(face)}
    asked = sorted(line for line in lines if not ONLY_TEXTS.search(line))
    answers = subprocess.run(
        ["swipl", "-g", "serve", "-t", "halt", str(SCRIPT)],
        input="\n".join(asked),
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=900,
    ).stdout
    lost = [
        (topic, line)
        for line, *topics in (answer.split("\t") for answer in answers.splitlines())
        for topic in topics
        if not any(topic == known and words in line for known, words in OVERDRAWN)
    ]
    assert len(asked) > 10_000
    assert not lost
