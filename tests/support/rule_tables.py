"""The tables of tests/rules: boards, questions and expected answers, in TOML (tests/rules/README.md says how)."""

import json
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_OID, uuid5

from lawmage.bridge.boards import Board, board_from_text
from lawmage.bridge.boards.vocabulary import MANA_LETTERS
from lawmage.bridge.questions import Answer, AnyQuestion, question_from_data

TABLES = Path(__file__).parents[1] / "rules"
DATA = Path(__file__).parents[3] / "shared" / "data" / "oracle-cards.jsonl"

LETTERS = {kind: letter for letter, kind in MANA_LETTERS.items()}

_BOARD = ("you", "opponent", "stack", "active", "phase", "step", "priority")
#   Each question: the field that the table's key stands for, and the other keys that go with it.
_QUESTIONS = {
    "could_produce": ("permanent", ()),
    "tap_for_mana": ("permanent", ("every_ability",)),
    "is_mana_ability": ("object", ("line",)),
    "may_cast": ("card", ("player", "way", "x")),
    "may_activate": ("object", ("player", "ability", "paying_for")),
    "can_pay": ("cost", ("player", "spell", "x")),
    "available_mana": ("player", ()),
    "characteristics": ("object", ()),
    "query": ("query", ()),
}
_DETAILS = {key for _, keys in _QUESTIONS.values() for key in keys}


class InvalidTable(Exception):
    """A table says something that this module does not know."""


@dataclass(frozen=True, kw_only=True)
class Case:
    """One case of a table: a board, a question about it, and what the answer has to be.

    What is None is not compared. ``cites`` and ``avoids`` are rules that the proofs of the answer must and must not
    rest on; ``says`` are pieces of the answer as it is printed in full.
    """

    table: str
    name: str
    rules: tuple[str, ...]
    question: AnyQuestion
    asked: str | None = None
    statement: str | None = None
    matters: bool | None = None
    verdict: str | None = None
    types: tuple[str, ...] | None = None
    mana: tuple[str, ...] | None = None
    solutions: tuple[str, ...] | None = None
    ways: dict[str, str] | None = None
    parts: dict[str, list[str]] | None = None
    open_parts: tuple[str, ...] | None = None
    applied: tuple[str, ...] | None = None
    cites: tuple[str, ...] = ()
    avoids: tuple[str, ...] = ()
    missing: tuple[str, ...] | None = None
    unknown: tuple[str, ...] | None = None
    says: tuple[str, ...] = ()
    cards: frozenset[str] = field(default=frozenset())

    @property
    def id(self) -> str:
        """What the test is called."""
        return f"{self.table}: {self.name}"


def all_cases() -> list[Case]:
    """Return the cases of every table, in the order of the files."""
    return [case for path in table_files() for case in cases_of(path)]


def table_files() -> list[Path]:
    """Return the files of all tables."""
    return sorted(TABLES.rglob("*.toml"))


def table_name(path: Path) -> str:
    """Return how a table is called: ``106_mana``, as the file of rules that it mirrors."""
    return path.relative_to(TABLES).with_suffix("").as_posix()


def made_up_cards() -> list[str]:
    """Return the made-up cards of all tables, each as a line of a bulk file of cards."""
    cards = [
        {"name": name, "layout": "normal", "oracle_id": str(uuid5(NAMESPACE_OID, f"{path.stem}/{name}")), **card}
        for path in table_files()
        for name, card in _content(path).get("card", {}).items()
    ]
    return [json.dumps(card) + "\n" for card in cards]


def complete_tables() -> list[str]:
    """Return the names of the tables that claim to use every rule of the file that they mirror."""
    return [table_name(path) for path in table_files() if _content(path).get("complete")]


def left_out() -> dict[str, str]:
    """Return the questions from elsewhere that the tables can't ask, each with the reason."""
    return {asked: reason for path in table_files() for asked, reason in _content(path).get("left_out", {}).items()}


def _content(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def cases_of(path: Path) -> Iterator[Case]:
    """Yield the cases of one table. Raises InvalidTable with the case that cannot be read."""
    table = table_name(path)
    content = _content(path)
    content.pop("complete", None)
    boards = content.pop("board", {})
    tokens = content.pop("token", {})
    content.pop("card", None)
    content.pop("left_out", None)
    entries = content.pop("case", [])
    if content:
        raise InvalidTable(
            f"{table}: there are only complete, boards, cards, tokens and cases, not {', '.join(content)}"
        )
    for entry in entries:
        try:
            yield _case(table, dict(entry), boards, tokens)
        except (KeyError, TypeError, ValueError) as problem:
            raise InvalidTable(f"{table}: {entry.get('name', entry)}: {problem!r}") from problem


def _case(table: str, entry: dict[str, Any], boards: dict[str, dict[str, str]], tokens: dict[str, Any]) -> Case:
    base = dict(boards[entry.pop("on")]) if "on" in entry else {}
    for key in _BOARD:
        if key in entry:
            base[key] = entry.pop(key)
    third = entry.pop("third", None)
    board = _board(base, entry.pop("effects", []), tokens, third)
    rules = entry.pop("rules")
    kinds = [kind for kind in _QUESTIONS if kind in entry]
    if len(kinds) != 1:
        raise ValueError(f"a case asks one question of {', '.join(_QUESTIONS)}")
    details = {key: entry.pop(key) for key in sorted(_DETAILS & entry.keys())}
    question = _question(kinds[0], entry.pop(kinds[0]), board, details)
    expected: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}
    case = Case(table=table, rules=tuple(rules), question=question, cards=cards_of(board), **expected)
    if (case.statement is None) != (case.matters is None):
        raise ValueError("a case of a statement says whether the statement matters on its board")
    if {case.verdict, case.types, case.mana, case.solutions} == {None} and (case.ways, case.parts) == (None, None):
        raise ValueError("nothing is expected of the answer")
    return case


def _board(
    texts: dict[str, str], effects: Iterable[str | dict[str, Any]], tokens: dict[str, Any], third: str | None
) -> Board:
    """Return a board with effects ("you: Creatures you control have haste."), made-up tokens and a third player."""
    data = board_from_text(**texts).model_dump()
    if third is not None:
        data["players"].append(board_from_text(you=third).model_dump()["players"][0] | {"id": "third"})
    data["effects"] = [
        dict(zip(("controller", "text"), effect.split(": ", 1), strict=True)) if isinstance(effect, str) else effect
        for effect in effects
    ]
    for player in data["players"]:
        for item in player["battlefield"]:
            if item["card"] in tokens:
                item.update(card=None, token={"name": item["card"], **tokens[item["card"]]})
    return Board.model_validate(data)


def _question(kind: str, asked: str, board: Board, details: dict[str, Any]) -> AnyQuestion:
    field, keys = _QUESTIONS[kind]
    if details.keys() - set(keys):
        raise ValueError(f"{', '.join(sorted(details))} do not go with {kind}")
    return question_from_data({"kind": kind, "board": board, field: asked, **details})


def cards_of(board: Board) -> frozenset[str]:
    """Return the names of the cards on a board."""
    return frozenset(
        placed.object.card for placed in board.placed_objects() if placed.object.card and not placed.object.unidentified
    )


def cards_in(path: Path, names: Iterable[str]) -> list[str]:
    """Return the lines of a file of cards, one JSON object a line, that have one of these names."""
    wanted = {name.casefold() for name in names}
    found = []
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            own = [card["name"], *(face["name"] for face in card.get("card_faces") or [])]
            if any(name.casefold() in wanted for name in own):
                found.append(line)
    return found


def rules_cited(answer: Answer, *, about_texts: bool = False) -> set[str]:
    """Return the ids of the rules that the proofs of an answer use, in a yes as well as in a no.

    With ``about_texts``, also those that say which unread texts matter.
    """
    found = set()
    for proved, table in answer.proof.answers():
        roots = [solution["root"] for solution in proved.solutions] + proved.witnesses
        roots += [proved.refutation] if proved.refutation is not None else []
        if about_texts or proved.role in ("question", "ways", "applied"):
            found |= _rules_below(table.nodes, roots)
    return found


def _rules_below(nodes: dict[str, dict[str, Any]], roots: Iterable[int]) -> set[str]:
    rules = set()
    for node in nodes_below(nodes, roots):
        if node["kind"] == "rule":
            rules.add(node["rule"])
        rules |= {branch["rule"] for branch in node.get("branches", []) if "rule" in branch}
    return rules


def nodes_below(nodes: dict[str, dict[str, Any]], roots: Iterable[int]) -> Iterator[dict[str, Any]]:
    """Yield the nodes that some nodes of a proof rest on, and these themselves, each once."""
    seen: set[int] = set()
    open_nodes = list(roots)
    while open_nodes:
        number = open_nodes.pop()
        if number not in seen:
            seen.add(number)
            node = nodes[str(number)]
            yield node
            open_nodes += _children(node)


def _children(node: dict[str, Any]) -> Iterator[int]:
    """Yield the ids of the nodes that a node refers to."""
    yield from node.get("premises", [])
    single = ("why", "by", "node", "consequence", "stages", "end")
    yield from (node[key] for key in single if isinstance(node.get(key), int))
    yield from (step["next"] for step in node.get("steps", []))
    yield from (removal["by"] for removal in node.get("removed", []))
    if isinstance(node.get("condition"), list):
        yield from node["condition"]
    for case in node.get("cases", []):
        yield from case["condition"] + case["consequence"]
    for item in node.get("items", []):
        yield from item["premises"]
    for branch in node.get("branches", []):
        yield from (
            condition[key] for condition in branch["conditions"] for key in ("holds", "fails") if key in condition
        )


def parts_of(answer: Answer, names: Iterable[str]) -> dict[str, list[str]]:
    """Return the values of some kinds of characteristics, in the alphabetical order."""
    return {part.name: sorted(part.said) for part in answer.characteristics if part.name in names}


def shown(term: Any, labels: dict[str, str]) -> str:
    """Return a term as the tables write it: labels for objects, letters for nothing."""
    match term:
        case {"l": items}:
            return "[" + ", ".join(shown(item, labels) for item in items) + "]"
        case {"s": text}:
            return f'"{text}"'
        case {"v": name}:
            return str(name)
        case [name, *arguments]:
            return f"{name}(" + ", ".join(shown(argument, labels) for argument in arguments) + ")"
    return labels.get(term, str(term)) if isinstance(term, str) else str(term)
