"""The grammar of card text (kb/oracle) for many texts at once: one SWI-Prolog process for each processor.

Reading all cards takes the greater part of an import, so it runs in processes of its own, beside the engine that
answers questions.
"""

import json
import os
import queue
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import as_file, files
from types import TracebackType
from typing import IO, Any, Self, cast

from lawmage.bridge.errors import EngineError
from lawmage.bridge.terms import Term

_STACK_LIMIT = "256m"
_STOP_SECONDS = 5
_MOST_PROCESSES = 8  # more of them read faster than one Python can write


@dataclass(frozen=True, slots=True)
class FaceText:
    """What the grammar needs of a face: its name, by which its text speaks of itself, its type line and its text."""

    name: str
    type_line: str
    text: str
    other_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A line of card text, with ``~`` for the card's name; ``term`` is None where it was not understood."""

    text: str
    term: Term | None


@dataclass(frozen=True, slots=True)
class LineCounts:
    """Numbers of lines of one kind: all, understood, printed back the same, with several readings."""

    lines: int = 0
    understood: int = 0
    same_print: int = 0
    ambiguous: int = 0

    def __add__(self, other: "LineCounts") -> "LineCounts":
        """Return the numbers of both."""
        return LineCounts(
            self.lines + other.lines,
            self.understood + other.understood,
            self.same_print + other.same_print,
            self.ambiguous + other.ambiguous,
        )


@dataclass(frozen=True, slots=True)
class LineCoverage:
    """How much of some lines is understood (``kb/oracle/coverage.pl``).

    ``counts`` is by kind of line, ``stops`` says how often understanding stops at a place, written "before >>> behind",
    and ``faults`` are the lines with several readings or another print, each with which of the two it is.
    """

    counts: dict[str, LineCounts]
    stops: dict[str, int]
    faults: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class PrintTerm:
    """An ability term to be printed, with the names of its face and of the card's other face, or None."""

    term: Term
    name: str | None = None
    other_name: str | None = None


class Grammar:
    """A pool of grammar processes, as a context manager. Raises :class:`EngineError` when they cannot work."""

    def __init__(self, processes: int | None = None) -> None:
        """Start ``processes`` processes; by default as many as there are processors, within reason."""
        self._idle: queue.SimpleQueue[_Process] = queue.SimpleQueue()
        self.processes = processes or min(os.cpu_count() or 1, _MOST_PROCESSES)
        self._started = [_Process() for _ in range(self.processes)]
        for process in self._started:
            self._idle.put(process)
        self._threads = ThreadPoolExecutor(self.processes, thread_name_prefix="grammar")

    def __enter__(self) -> Self:
        """Return the grammar itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Stop the processes; what has not begun is dropped."""
        self.close()

    @property
    def process_ids(self) -> list[int]:
        """The operating system's numbers of the processes."""
        return [process.id for process in self._started]

    def close(self) -> None:
        """Stop the processes. A second call does nothing."""
        for process in self._started:
            process.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)

    def read(self, faces: Sequence[FaceText]) -> "Future[list[list[ReadLine]]]":
        """Begin to read the texts of faces; the result holds the lines of each."""
        return self._threads.submit(self._read, faces)

    def print(self, terms: Sequence[PrintTerm]) -> list[str | None]:
        """Print ability terms as lines of card text; None for a term that is no ability."""
        wanted = [{"term": item.term, "name": item.name, "other_name": item.other_name} for item in terms]
        texts: list[str | None] = self._request({"print": wanted})["texts"]
        return texts

    def lines(self, faces: Sequence[FaceText]) -> "Future[list[list[str]]]":
        """Begin to divide the texts of faces into lines, unread; the result holds the lines of each."""
        return self._threads.submit(self._lines, faces)

    def cover(self, lines: Sequence[str]) -> "Future[LineCoverage]":
        """Begin to count how many of the lines, each of another text, are understood."""
        return self._threads.submit(self._cover, lines)

    def _lines(self, faces: Sequence[FaceText]) -> list[list[str]]:
        lines: list[list[str]] = self._request({"lines_of": _asked(faces)})["faces"]
        return lines

    def _cover(self, lines: Sequence[str]) -> LineCoverage:
        answer = self._request({"cover": list(lines)})
        return LineCoverage(
            {kind: LineCounts(*numbers) for kind, *numbers in answer["counts"]},
            dict(answer["stops"]),
            [(kind, line) for kind, line in answer["faults"]],
        )

    def _read(self, faces: Sequence[FaceText]) -> list[list[ReadLine]]:
        answer = self._request({"faces": _asked(faces)})
        return [[ReadLine(line["text"], line["term"]) for line in lines] for lines in answer["faces"]]

    def _request(self, request: dict[str, Any]) -> dict[str, Any]:
        process = self._idle.get()
        try:
            answer = process.request(request)
        finally:
            self._idle.put(process)
        if "error" in answer:
            raise EngineError(f"The grammar could not carry out a request: {answer['error']}")
        return answer


def _asked(faces: Sequence[FaceText]) -> list[dict[str, Any]]:
    return [
        {"name": face.name, "type_line": face.type_line, "text": face.text, "other_names": list(face.other_names)}
        for face in faces
    ]


class _Process:
    """One SWI-Prolog that answers a line of JSON for each line of JSON."""

    def __init__(self) -> None:
        program = shutil.which("swipl")
        if program is None:
            raise EngineError("SWI-Prolog is needed to read card text, and there is none: install swi-prolog-nox.")
        self._complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - stop() closes it
        with as_file(files("lawmage.kb")) as rules, as_file(files("lawmage.bridge.cards")) as here:
            # A session of its own: an interrupt from the keyboard is for Python, which then stops its processes.
            self._process = subprocess.Popen(  # noqa: S603 - the program and its arguments are our own
                [
                    program,
                    f"--stack-limit={_STACK_LIMIT}",
                    "-p",
                    f"lawmage={rules}",
                    "--on-error=halt",
                    "-g",
                    "main",
                    "-t",
                    "halt",
                    str(here / "grammar_worker.pl"),
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        self._requests = cast("IO[bytes]", self._process.stdin)
        self._answers = cast("IO[bytes]", self._process.stdout)

    @property
    def id(self) -> int:
        """The operating system's number of the process."""
        return self._process.pid

    def request(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        try:
            self._requests.write(json.dumps(request, ensure_ascii=False).encode() + b"\n")
            self._requests.flush()
            line = self._answers.readline()
        except (OSError, ValueError) as error:
            raise EngineError(f"The grammar process ended.{self._said()}") from error
        if not line:
            raise EngineError(f"The grammar process ended.{self._said()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        """End the process. A second call does nothing."""
        with suppress(OSError):
            self._requests.close()
        try:
            self._process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._answers.close()
        self._complaints.close()

    def _said(self) -> str:
        """Return what the process complained about, as a further sentence."""
        self._complaints.seek(0)
        complaints = self._complaints.read().decode(errors="replace").strip()
        return f" It said: {complaints[-500:]}" if complaints else ""
