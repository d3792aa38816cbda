"""The text of a logic query as a goal for the prover: read, its objects found, its relation checked."""

from collections.abc import Iterable, Mapping
from typing import Any

from rapidfuzz import process

from lawmage.bridge.boards import BoardFacts
from lawmage.bridge.errors import InvalidQuestion, UnknownRelation
from lawmage.bridge.questions.references import find_object
from lawmage.bridge.questions.terms_reader import read_term
from lawmage.bridge.terms import Term


def query_goal(text: str, relations: Iterable[Mapping[str, Any]], board: BoardFacts) -> Term:
    """Return the goal of a query over the exported ``relations`` (docs/contracts.md, section 7).

    In the place of an object or player its label or name may stand, in single quotes. Raises InvalidQuestion where the
    text is no goal, UnknownRelation where its relation is not exported.
    """
    goal = read_term(text)
    name, arity = _called(goal)
    known = {(relation["name"], relation["arity"]) for relation in relations}
    if (name, arity) not in known:
        raise UnknownRelation(name, arity, _suggestions(name, arity, known), field="query")
    return _with_ids(goal, board)


def _called(goal: Term) -> tuple[str, int]:
    match goal:
        case str():
            return goal, 0
        case [str() as name, *arguments]:
            return name, len(arguments)
    message = "A query is a relation with its arguments, such as could_produce(Permanent, Type)."
    raise InvalidQuestion(message, field="query")


def _suggestions(name: str, arity: int, known: Iterable[tuple[str, int]]) -> list[str]:
    """Return the relations that come nearest: first those of the same name."""
    all_names = [f"{other}/{size}" for other, size in sorted(known)]
    same = [shown for shown in all_names if shown.rsplit("/", 1)[0] == name]
    near = [match for match, *_ in process.extract(f"{name}/{arity}", all_names, limit=3, score_cutoff=60)]
    return list(dict.fromkeys(same + near))[:3]


def _with_ids(term: Term, board: BoardFacts) -> Term:
    """Return the term with the id of an object or player where a label or name stood."""
    match term:
        case str() if term not in board.labels and (" " in term or term[:1].isupper()):
            return _id_of(term, board)
        case [str() as name, *arguments]:
            return [name, *(_with_ids(argument, board) for argument in arguments)]
        case {"l": items}:
            return {"l": [_with_ids(item, board) for item in items]}
    return term


def _id_of(name: str, board: BoardFacts) -> str:
    """Return the id of what has this name, or the name itself where nothing has it."""
    wanted = name.casefold()
    objects = {item.id for item in board.objects}
    for other, label in board.labels.items():
        if other not in objects and label.casefold() == wanted:
            return other
    if wanted in {known.casefold() for known in (*board.labels.values(), *board.names.values())}:
        return find_object(name, board, "query", lambda item: item.zone == "battlefield").id
    return name
