"""Reads the text of a logic query, such as ``could_produce(Permanent, green)``, as a term.

The grammar is small and strict, and nothing that it reads is ever run as a program::

    term     = variable | integer | string | atom [ "(" term { "," term } ")" ] | list
    variable = an upper-case letter or "_", then letters, digits and "_"; a lone "_" is new each time
    atom     = a lower-case letter, then letters, digits and "_"; or any text in 'single quotes'
    string   = any text in "double quotes"
    list     = "[" [ term { "," term } ] "]"

Inside quotes a backslash or the quote itself is written with a backslash before it. A full stop may end the query.
"""

import re
from typing import Final

from lawmage.bridge.errors import InvalidQuestion
from lawmage.bridge.terms import Term

MAX_LENGTH: Final = 2_000
"""How many characters a query may have."""

_MAX_DEPTH: Final = 50
_TOKEN = re.compile(
    r"""\s*(?:
        (?P<variable>[A-Z_]\w*)
      | (?P<integer>-?\d+)
      | (?P<word>[a-z]\w*)
      | '(?P<atom>(?:[^'\\]|\\['\\])*)'
      | "(?P<string>(?:[^"\\]|\\["\\])*)"
      | (?P<mark>[()\[\],.])
    )""",
    re.VERBOSE | re.ASCII,
)


def read_term(text: str) -> Term:
    """Return the term that a text describes. Raises InvalidQuestion with the place where it cannot be read."""
    if len(text) > MAX_LENGTH:
        raise InvalidQuestion(
            f"The query has {len(text):,} characters; at most {MAX_LENGTH:,} are read.", field="query"
        )
    return _Reader(text).whole()


def variables(term: Term) -> list[str]:
    """Return the names of a term's variables, in the order in which they appear."""
    match term:
        case {"v": name}:
            return [str(name)]
        case {"l": items} | [str(), *items]:
            return list(dict.fromkeys(name for item in items for name in variables(item)))
    return []


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0
        self._unnamed = 0

    def whole(self) -> Term:
        term = self._term(0)
        if self._next_is("."):
            self._take()
        if self._text[self._position :].strip():
            raise self._problem("this is left over; a query is one term")
        return term

    def _term(self, depth: int) -> Term:
        if depth > _MAX_DEPTH:
            raise self._problem("terms are nested too deeply here")
        start = self._position
        kind, value = self._take()
        match kind:
            case "variable":
                if value == "_":
                    self._unnamed += 1
                    return {"v": f"_{self._unnamed}"}
                return {"v": value}
            case "integer":
                if len(value) > 18:
                    self._position = start
                    raise self._problem("this number is too long")
                return int(value)
            case "string":
                return {"s": value}
            case "atom":
                return [value, *self._arguments(")", depth)] if self._adjacent("(") else value
            case "mark" if value == "[":
                return {"l": self._arguments("]", depth)}
        self._position = start
        raise self._problem("a term should stand here" if value else "the query ends where a term should stand")

    def _arguments(self, end: str, depth: int) -> list[Term]:
        """Return what stands up to the closing mark, the opening mark having been taken already."""
        if end == "]" and self._next_is("]"):
            self._take()
            return []
        items = [self._term(depth + 1)]
        while True:
            if self._next_is(","):
                self._take()
                items.append(self._term(depth + 1))
            elif self._next_is(end):
                self._take()
                return items
            else:
                raise self._problem(f'"," or "{end}" should stand here')

    def _adjacent(self, mark: str) -> bool:
        """Take a mark that follows without a blank: only then does it open the arguments of a compound term."""
        if self._text.startswith(mark, self._position):
            self._position += 1
            return True
        return False

    def _next_is(self, mark: str) -> bool:
        match = _TOKEN.match(self._text, self._position)
        return match is not None and match["mark"] == mark

    def _take(self) -> tuple[str, str]:
        match = _TOKEN.match(self._text, self._position)
        if match is None:
            return "", self._text[self._position :].strip()
        self._position = match.end()
        kind = str(match.lastgroup)
        value = match[kind]
        if kind in ("atom", "string"):
            value = re.sub(r"\\(.)", r"\1", value)
        return "atom" if kind == "word" else kind, value

    def _problem(self, message: str) -> InvalidQuestion:
        shown = self._text[self._position :].strip()[:30]
        where = f'at character {self._position + 1}, "{shown}"' if shown else "at its end"
        return InvalidQuestion(f"The query cannot be read {where}: {message}.", field="query")
