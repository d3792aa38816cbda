"""One prover process for the checker's tests."""

from collections.abc import Iterator

import pytest
from support.prover_process import Prover


@pytest.fixture(scope="session")
def prover(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prover]:
    process = Prover(tmp_path_factory.mktemp("rules"))
    yield process
    process.close()
