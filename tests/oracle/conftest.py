"""What the tests of card text share."""

from collections.abc import Iterator

import pytest
from oracle.oracle_process import OracleProcess


@pytest.fixture(scope="session")
def oracle() -> Iterator[OracleProcess]:
    """kb/oracle in a process of its own."""
    with OracleProcess() as process:
        yield process
