"""The script that takes rules away finds those that are missed and those that are not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.rule_tables import DATA

SCRIPT = Path(__file__).with_name("rule_removal.py")


def test_a_rule_survives_if_no_case_misses_it_and_the_others_load_without_it() -> None:
    if not DATA.is_file():
        pytest.skip("without the development data, there are no cards for the tables")
    # A case of the table misses the first one, the loader the second, and no case of the table rests on the last.
    rules = ["110.4/battle", "613.1/passed", "118.3/twin"]
    finished = subprocess.run(
        [sys.executable, SCRIPT, *rules, "--tables", "110_permanents", "--processes", "1"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[1])},
        text=True,
        check=False,
    )
    found, count = finished.stdout.splitlines()
    assert found.startswith("kb/rules/118_impossible_payment.pl:")
    assert found.endswith("no test misses 118.3/twin")
    assert count == "1 survivors"
    assert finished.returncode == 1
