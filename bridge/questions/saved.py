"""Answers that were saved: read them, and verify them from nothing but themselves."""

from typing import Any, Final

from pydantic import ValidationError

from lawmage.bridge.boards.load import invalid_board
from lawmage.bridge.errors import InputError
from lawmage.bridge.questions.answer import Answer
from lawmage.bridge.questions.lawmage import Lawmage
from lawmage.bridge.questions.question import KINDS
from lawmage.bridge.strict_json import data_from_json

MAX_ANSWER_BYTES: Final = 50_000_000
"""How long the JSON of a saved answer may be, in bytes."""


def answer_from_json(text: str | bytes, *, max_bytes: int = MAX_ANSWER_BYTES) -> Answer:
    """Return a saved answer. Raises InputError with the field where it is none, LimitExceeded where it is too long."""
    return answer_from_data(data_from_json(text, "The answer", max_bytes, InputError))


def answer_from_data(data: Any) -> Answer:
    """Return the answer in JSON data. Raises InputError with the field where it is none."""
    try:
        return Answer.model_validate(data)
    except ValidationError as error:
        located = invalid_board(error, without=KINDS)
        raise InputError(f"This is no answer of lawmage: {located.message}", field=located.field) from None


def check_answer(answer: Answer | str | bytes, law: Lawmage | None = None) -> Answer:
    """Verify a saved answer from its own question and board, and return it.

    ``law`` has the rules and cards to check with; by default one is made and closed again. Raises ProofRejected where
    anything in the answer does not hold, InputError where it cannot be read.
    """
    read = answer if isinstance(answer, Answer) else answer_from_json(answer)
    if law is not None:
        law.check(read)
    else:
        with Lawmage() as own:
            own.check(read)
    return read
