"""The limits of the HTTP interface, each with a default that the environment can change.

==========================  ==================  ==============================================================
environment variable        default             meaning
==========================  ==================  ==============================================================
``LAWMAGE_BODY_BYTES``      2010000             bytes of a question with its board
``LAWMAGE_ANSWER_BYTES``    20000000 (20 MB)    bytes of an answer that is sent to be checked
``LAWMAGE_CARDS``           none                a folder of imported cards, in the place of the user's own import
==========================  ==================  ==============================================================

The limits of a question itself (inferences, seconds, memory, engines) are those of
:mod:`lawmage.bridge.engine.settings`.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lawmage.bridge.errors import InputError
from lawmage.bridge.questions.question import MAX_QUESTION_BYTES


@dataclass(frozen=True)
class ApiSettings:
    """The settings of the HTTP interface."""

    body_bytes: int = MAX_QUESTION_BYTES
    """Bytes of a question with its board."""
    answer_bytes: int = 20_000_000
    """Bytes of an answer that is sent to be checked."""
    cards: Path | None = None
    """A folder of imported cards."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "ApiSettings":
        """Read the variables of the table above. Raises InputError, naming the variable, where one is no number."""
        defaults = cls()
        folder = environment.get("LAWMAGE_CARDS", "").strip()
        return cls(
            body_bytes=_bytes(environment, "LAWMAGE_BODY_BYTES", defaults.body_bytes),
            answer_bytes=_bytes(environment, "LAWMAGE_ANSWER_BYTES", defaults.answer_bytes),
            cards=Path(folder) if folder else None,
        )


def _bytes(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(name, "").strip()
    if not text:
        return default
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise InputError(f'{name} must be a number of bytes, 1 or more; it is "{text}".', field=name)
    return int(text)
