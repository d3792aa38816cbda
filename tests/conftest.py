"""Runs the Prolog tests (plunit, files named ``*.plt``) beside the Python ones, and finds the shared data."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[1]
DATA = REPOSITORY.parent / "shared" / "data"
PLUNIT_SECONDS = 300

pytest_plugins = ["support.all_cards"]

# What the tests save of the rules is no business of the user's own cache.
os.environ.setdefault("LAWMAGE_CACHE", str(REPOSITORY / "build" / "cache"))


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of development data beside the repository; a test that needs it is skipped where it is absent."""
    if not DATA.is_dir():
        pytest.skip(f"no development data at {DATA}")
    return DATA


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a plunit file as one test."""
    if file_path.suffix == ".plt":
        collector: pytest.Collector = PlunitFile.from_parent(parent, path=file_path)
        return collector
    return None


class PlunitFile(pytest.File):
    """A file of plunit tests."""

    def collect(self) -> Iterator[pytest.Item]:
        """Run the whole file as one item: loading it is the dear part."""
        yield PlunitItem.from_parent(self, name="plunit")


class PlunitFailure(Exception):
    """SWI-Prolog reported a failed test, an error or a warning, or no test at all."""


class PlunitItem(pytest.Item):
    """One run of SWI-Prolog over one file. Warnings while loading count as failures."""

    def runtest(self) -> None:
        """Run the tests of the file."""
        finished = subprocess.run(
            ["swipl", "--on-error=status", "--on-warning=status", "-g", "run_tests", "-t", "halt", str(self.path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=REPOSITORY,
            timeout=PLUNIT_SECONDS,
            check=False,
        )
        if finished.returncode != 0 or not re.search(r"\btests? passed", finished.stdout):
            raise PlunitFailure(finished.stdout)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show what SWI-Prolog printed."""
        if isinstance(excinfo.value, PlunitFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Name the file in pytest's report."""
        return self.path, 0, f"plunit {self.path.name}"
