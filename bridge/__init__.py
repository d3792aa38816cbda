"""Cards, boards and questions in; answers with checked proofs out. No rule of the game is written here.

    from lawmage.bridge import Lawmage, board_from_text

    with Lawmage() as law:
        answer = law.could_produce(board_from_text("Forest; Reflecting Pool"), "Reflecting Pool")
        print(answer.text())

What is exported here is loaded when it is first asked for, so that a part of the bridge can be used without the rest.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from lawmage.bridge.boards import Board, board_from_file, board_from_json, board_from_pzl, board_from_text
    from lawmage.bridge.errors import LawmageError
    from lawmage.bridge.questions import Answer, Lawmage, Verdict, answer_from_json, check_answer

_HOME: Final = {
    "Answer": "questions",
    "Board": "boards",
    "Lawmage": "questions",
    "LawmageError": "errors",
    "Verdict": "questions",
    "answer_from_json": "questions",
    "board_from_file": "boards",
    "board_from_json": "boards",
    "board_from_pzl": "boards",
    "board_from_text": "boards",
    "check_answer": "questions",
}

__all__ = [
    "Answer",
    "Board",
    "Lawmage",
    "LawmageError",
    "Verdict",
    "answer_from_json",
    "board_from_file",
    "board_from_json",
    "board_from_pzl",
    "board_from_text",
    "check_answer",
]


def __getattr__(name: str) -> Any:
    """Load an exported name from its part of the bridge (PEP 562)."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
