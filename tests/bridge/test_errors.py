"""Every error message, as the person who asked reads it."""

import pytest

from lawmage.bridge import errors


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (errors.UnknownCard("Forrest"), 'There is no card named "Forrest" among the loaded cards.'),
        (
            errors.UnknownCard("Forrest", ["Forest"]),
            'There is no card named "Forrest" among the loaded cards. Did you mean "Forest"?',
        ),
        (
            errors.UnknownCard("Forrest", ["Forest", "Ferret", "Fortress"]),
            'There is no card named "Forrest" among the loaded cards. Did you mean "Forest", "Ferret" or "Fortress"?',
        ),
        (
            errors.UnknownCard("Forrest", ["Forest"], starters=True).at("you"),
            'There is no card named "Forrest" among the starter cards. Did you mean "Forest"? '
            "`lawmage cards fetch` gets all cards.",
        ),
        (errors.UnknownRelation("tapt", 1), "No relation tapt/1 can be asked for."),
        (
            errors.UnknownRelation("tapt", 1, ["tapped/1", "taps/2"]),
            'No relation tapt/1 can be asked for. Did you mean "tapped/1" or "taps/2"?',
        ),
        (errors.UnknownRule("106.77", ["106.7"]), 'lawmage has no rule 106.77. Did you mean "106.7"?'),
        (errors.InvalidBoard("The life total is not a number.", field="you.life"), "The life total is not a number."),
        (errors.ImportFailed("The line is not JSON.", line=3), "The line is not JSON."),
        (errors.ProofRejected("17", "a step is missing"), "The proof does not hold at step 17: a step is missing"),
        (errors.ProofRejected(None, "it has no root"), "The proof does not hold as a whole: it has no root"),
    ],
)
def test_messages(error: errors.LawmageError, message: str) -> None:
    assert error.message == message


@pytest.mark.parametrize(
    ("kind", "parents"),
    [
        (errors.UnknownCard, [errors.InputError]),
        (errors.InvalidBoard, [errors.InputError]),
        (errors.InvalidQuestion, [errors.InputError]),
        (errors.UnknownRelation, [errors.InvalidQuestion, errors.InputError]),
        (errors.UnknownRule, [errors.InputError]),
        (errors.ImportFailed, [errors.InputError]),
        (errors.LimitExceeded, [errors.LawmageError]),
        (errors.ProofRejected, [errors.LawmageError]),
        (errors.EngineError, [errors.LawmageError]),
    ],
)
def test_tree(kind: type[Exception], parents: list[type[Exception]]) -> None:
    assert all(issubclass(kind, parent) for parent in [*parents, errors.LawmageError])


@pytest.mark.parametrize("kind", [errors.LimitExceeded, errors.ProofRejected, errors.EngineError])
def test_what_is_not_the_callers_fault_is_no_input_error(kind: type[Exception]) -> None:
    assert not issubclass(kind, errors.InputError)
