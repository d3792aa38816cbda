"""Bulk files of cards, read as a stream: a JSON array, JSON Lines, or MTGJSON's AtomicCards; plain or gzipped.

A file is never held in memory as a whole. What cannot be read is reported as a :class:`Defect` in place of a card, and
reading goes on behind the line where it stands.
"""

import codecs
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from lawmage.bridge.errors import ImportFailed

TRUNCATED = "truncated file"
MALFORMED = "malformed JSON"

_CHUNK = 1 << 20
_MAX_CARD = 32 << 20  # characters that one card may take before the text counts as malformed
_CUT_OFF = ("true", "false", "null", "-", ".", "e+", "e-", "E+", "E-")  # what a literal or a number may end in
_LONGEST_ESCAPE = len("\\u0000")
_BETWEEN = " \t\r\n,"


@dataclass(frozen=True, slots=True)
class Defect:
    """A place in the file that holds no card that can be read: the reason, and where it is, for people."""

    reason: str
    where: str


class BulkFile:
    """A file of cards, as a context manager and an iterable of JSON values and defects.

    A card of Scryfall is an object, a card of MTGJSON the list of its faces. Raises :class:`ImportFailed` when there is
    no such file, or when it has none of the known forms.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._raw: BinaryIO = path.open("rb")
            self.size = path.stat().st_size
        except OSError as error:
            raise ImportFailed(f"The file {path} cannot be read: {error.strerror}.") from error

    def __enter__(self) -> Self:
        """Return the file itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close the file."""
        self._raw.close()

    def position(self) -> int:
        """Return how many of the ``size`` bytes of the file have been read."""
        return self._raw.tell()

    def __iter__(self) -> Iterator[Any]:
        """Yield the cards and the defects."""
        scanner = _Scanner(_characters(self._raw))
        first = scanner.peek(" \t\r\n")
        if first == "[":
            yield from _array(scanner)
        elif first == "{" and scanner.starts_with('"meta"', '"data"'):
            yield from _atomic_cards(scanner)
        elif first == "{":
            yield from _lines(scanner)
        elif first or scanner.damage:
            raise ImportFailed(f"The file {self.path} is no file of cards: it is neither a JSON array nor JSON Lines.")
        else:
            raise ImportFailed(f"The file {self.path} is empty.")


def _array(scanner: "_Scanner") -> Iterator[Any]:
    """Yield the members of a JSON array."""
    scanner.skip()
    while scanner.peek() not in ("", "]"):
        yield scanner.value()
    yield from scanner.defects_at_end(closed=scanner.peek() == "]")


def _lines(scanner: "_Scanner") -> Iterator[Any]:
    """Yield the values of JSON Lines."""
    while scanner.peek():
        yield scanner.value()
    yield from scanner.defects_at_end(closed=True)


def _atomic_cards(scanner: "_Scanner") -> Iterator[Any]:
    """Yield the members of the object that stands under the key "data": per name, the faces of a card."""
    scanner.skip()
    while scanner.peek() == '"':
        if scanner.key() != "data" or scanner.peek() != "{":
            skipped = scanner.value()
            if isinstance(skipped, Defect):
                yield skipped
            continue
        scanner.skip()
        while scanner.peek() == '"':
            scanner.key()
            yield scanner.value()
        if scanner.peek() == "}":
            scanner.skip()
    yield from scanner.defects_at_end(closed=scanner.peek() == "}")


class _Scanner:
    """Reads JSON values one after the other out of a text of any length."""

    def __init__(self, text: Iterator[str]) -> None:
        self._text = text
        self._decoder = json.JSONDecoder()
        self._buffer = ""
        self._at = 0
        self._line = 1
        self._ended = False
        self._reported_end = False
        self.damage: Defect | None = None

    def peek(self, between: str = _BETWEEN) -> str:
        """Return the next character that does not only separate values; "" at the end."""
        while True:
            while self._at < len(self._buffer):
                if self._buffer[self._at] not in between:
                    return self._buffer[self._at]
                self.skip()
            if not self._fill():
                return ""

    def skip(self, count: int = 1) -> None:
        """Go on behind the next characters."""
        self._line += self._buffer.count("\n", self._at, self._at + count)
        self._at += count

    def starts_with(self, *keys: str) -> bool:
        """Whether the object that comes next begins with one of the keys, given with their quotes."""
        return self._buffer[self._at + 1 : self._at + 256].lstrip().startswith(keys)

    def key(self) -> Any:
        """Return the next key of an object, having gone on to its value."""
        key = self.value()
        if self.peek() == ":":
            self.skip()
        return key

    def value(self) -> Any:
        """Return the next value, or a defect, having gone on behind the line where it stands."""
        self.peek()
        while True:
            try:
                value, end = self._decoder.raw_decode(self._buffer, self._at)
            except json.JSONDecodeError as error:
                if not self._is_unfinished(error) or len(self._buffer) - self._at > _MAX_CARD:
                    return self._malformed()
                if not self._fill():
                    return self._cut_off()
            except RecursionError:
                return self._malformed()
            else:
                self.skip(end - self._at)
                return value

    def defects_at_end(self, *, closed: bool) -> Iterator[Defect]:
        """Yield what was wrong with the end of the file; ``closed`` says whether it ends as its form asks for."""
        if self.damage is not None:
            yield self.damage
        elif not closed and not self._reported_end:
            yield Defect(TRUNCATED, f"behind line {self._line}, at the end of the file")

    def _is_unfinished(self, error: json.JSONDecodeError) -> bool:
        """Whether it is only the end of the buffer that makes the text no value."""
        rest = self._buffer[error.pos :].rstrip()
        if error.msg.startswith("Unterminated string") or not rest:
            return True
        if "escape" in error.msg:
            return len(rest) <= _LONGEST_ESCAPE
        return any(word.startswith(rest) for word in _CUT_OFF)

    def _malformed(self) -> Defect:
        """Go on behind the line."""
        where = f"line {self._line}"
        while (behind := self._buffer.find("\n", self._at)) < 0:
            self._at = len(self._buffer)
            if not self._fill():
                return self._cut_off(where)
        self.skip(behind + 1 - self._at)
        return Defect(MALFORMED, where)

    def _cut_off(self, where: str | None = None) -> Defect:
        """Go to the end of the file."""
        place = f"{where or f'line {self._line}'}, at the end of the file"
        self._at = len(self._buffer)
        damage, self.damage, self._reported_end = self.damage, None, True
        return damage or Defect(TRUNCATED, place)

    def _fill(self) -> bool:
        """Read on; whether there was more."""
        if self._ended:
            return False
        try:
            chunk = next(self._text, "")
        except (EOFError, zlib.error):
            chunk, self.damage = "", Defect(TRUNCATED, f"behind line {self._line}: the packed data ends too early")
        except UnicodeDecodeError:
            chunk, self.damage = "", Defect(MALFORMED, f"behind line {self._line}: this is not UTF-8 text")
        if not chunk:
            self._ended = True
            return False
        self._buffer = self._buffer[self._at :] + chunk
        self._at = 0
        return True


def _characters(raw: BinaryIO) -> Iterator[str]:
    """Yield the text of a file in pieces; raises UnicodeDecodeError, and what :func:`_unpacked` raises."""
    decoder = codecs.getincrementaldecoder("utf-8-sig")()
    magic = raw.read(2)
    raw.seek(0)
    for piece in _unpacked(raw) if magic == b"\x1f\x8b" else iter(lambda: raw.read(_CHUNK), b""):
        if text := decoder.decode(piece):
            yield text
    if rest := decoder.decode(b"", final=True):
        yield rest


def _unpacked(raw: BinaryIO) -> Iterator[bytes]:
    """Yield the content of a gzip file in pieces of bounded size; raises EOFError or zlib.error where it is damaged."""
    unpacker = zlib.decompressobj(wbits=31)
    complete = True
    while packed := raw.read(_CHUNK):
        while packed:
            piece = unpacker.decompress(packed, _CHUNK)
            yield piece
            packed, complete = unpacker.unconsumed_tail, unpacker.eof
            if complete:
                packed, unpacker = unpacker.unused_data, zlib.decompressobj(wbits=31)
    while piece := unpacker.decompress(unpacker.unconsumed_tail, _CHUNK):
        yield piece
        complete = unpacker.eof
    if not complete:
        raise EOFError
