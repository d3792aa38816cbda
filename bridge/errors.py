"""Every error that lawmage raises on purpose, as one small tree (docs/contracts.md, section 9).

Callers distinguish three situations: the caller's input is wrong (:class:`InputError`), a limit was hit
(:class:`LimitExceeded`), or lawmage itself is at fault (:class:`ProofRejected`, :class:`EngineError`). The command line
turns the first two into exit code 2, the HTTP interface into status codes from 400 to 499; the last ones are defects.
"""

from collections.abc import Sequence
from typing import Any


class LawmageError(Exception):
    """The root: catching it catches everything that lawmage raises on purpose.

    The message is one English sentence or more, meant for the person who asked.
    """

    @property
    def message(self) -> str:
        """The explanation for people."""
        return str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error as it is: what it was made from need not be among ``args``."""
        return _as_it_was, (type(self), self.args, self.__dict__)


class InputError(LawmageError):
    """Something in the caller's input is wrong.

    ``field`` names the place in the input, written as a path such as ``you.battlefield[2].card``; None where the input
    has no fields.
    """

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class UnknownCard(InputError):
    """No card has this name; ``suggestions`` holds the names that come nearest, best first.

    ``starters``: only the starter cards were looked through.
    """

    def __init__(
        self, name: str, suggestions: Sequence[str] = (), *, field: str | None = None, starters: bool = False
    ) -> None:
        self.name = name
        self.suggestions = tuple(suggestions)
        self.starters = starters
        among = "starter cards" if starters else "loaded cards"
        hint = f" Did you mean {_alternatives(self.suggestions)}?" if self.suggestions else ""
        more = " `lawmage cards fetch` gets all cards." if starters else ""
        super().__init__(f'There is no card named "{name}" among the {among}.{hint}{more}', field=field)

    def at(self, field: str) -> "UnknownCard":
        """Return the same error about a field of the input."""
        return UnknownCard(self.name, self.suggestions, field=field, starters=self.starters)


class InvalidBoard(InputError):
    """The board contradicts itself or its description cannot be read."""


class InvalidQuestion(InputError):
    """The question cannot be read, or speaks of something that the board does not have."""


class UnknownRelation(InvalidQuestion):
    """No exported relation has this name and number of arguments; ``suggestions`` as for UnknownCard."""

    def __init__(self, name: str, arity: int, suggestions: Sequence[str] = (), *, field: str | None = None) -> None:
        self.name = name
        self.arity = arity
        self.suggestions = tuple(suggestions)
        hint = f" Did you mean {_alternatives(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"No relation {name}/{arity} can be asked for.{hint}", field=field)


class UnknownRule(InputError):
    """No rule has this number; ``suggestions`` as for UnknownCard."""

    def __init__(self, number: str, suggestions: Sequence[str] = (), *, field: str | None = None) -> None:
        self.number = number
        self.suggestions = tuple(suggestions)
        hint = f" Did you mean {_alternatives(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"lawmage has no rule {number}.{hint}", field=field)


class ImportFailed(InputError):
    """A file of cards cannot be imported; ``line`` is the line of the file, from 1, where that is known."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


class LimitExceeded(LawmageError):
    """A question was stopped because it hit a limit; nothing is known about its answer.

    ``limit`` is the name of the limit: ``inferences``, ``seconds``, ``stack`` or ``size``, or of a bound of the prover:
    ``stage_steps`` or ``copies``. ``value`` is where it stands, in inferences, seconds, bytes, effects or elements.
    """

    def __init__(self, message: str, *, limit: str, value: float) -> None:
        super().__init__(message)
        self.limit = limit
        self.value = value


class ProofRejected(LawmageError):
    """The independent checker refused a proof: a defect of lawmage, or a proof that someone changed.

    ``node`` is the id of the proof node that does not hold, or None when the proof as a whole is malformed.
    """

    def __init__(self, node: str | None, reason: str) -> None:
        self.node = node
        self.reason = reason
        where = f"at step {node}" if node is not None else "as a whole"
        super().__init__(f"The proof does not hold {where}: {reason}")


class EngineError(LawmageError):
    """The Prolog engine is missing, could not load the rules, or failed in a way that it should not."""


def _as_it_was(kind: type[LawmageError], args: tuple[Any, ...], state: dict[str, Any]) -> LawmageError:
    """Make an error with these attributes, without calling its ``__init__``."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


def _alternatives(names: Sequence[str]) -> str:
    """Join quoted names as English does: "a", "b" or "c"."""
    quoted = [f'"{name}"' for name in names]
    if len(quoted) == 1:
        return quoted[0]
    return ", ".join(quoted[:-1]) + " or " + quoted[-1]
