"""Where imported cards live: the card library in the user's data folder.

A library is a folder of builds, each the result of one import, and a file ``current`` that names the build in use. An
import makes a build beside the old one and then replaces the file ``current`` in one step: whatever happens before, the
old cards stay as they are.
"""

import fcntl
import json
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from lawmage.bridge.errors import ImportFailed, InputError

DATA_VARIABLE = "LAWMAGE_DATA"
"""The environment variable that names another data folder than the operating system's custom."""

_FORMAT = 1
_SOURCES = (
    ("lawmage.kb", "oracle"),
    ("lawmage.ontology", ""),
    ("lawmage.bridge.ontology", ""),
    ("lawmage.bridge.cards", ""),
)
_SOURCE_FILES = (".pl", ".py", ".ttl")
_NOT_READ_BY_IMPORT = frozenset(
    {
        *("cards", "rules.ttl", "shapes.ttl"),
        *("coverage.py", "fetch.py", "report.py", "rulings.py", "show.py", "starter.py", "validation.py"),
    }
)


class NoCardsImported(InputError):
    """The library is empty."""


class OtherVersion(InputError):
    """The cards of the library were imported by another version of lawmage, which may have read them otherwise."""


def data_folder() -> Path:
    """Return the folder for what a user of lawmage imports: ``$LAWMAGE_DATA``, or the operating system's custom."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else user_data_path("lawmage", appauthor=False)


class CardLibrary:
    """The builds in a folder; by default ``cards`` in the data folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_folder() / "cards"
        self._current = self.folder / "current"

    def manifest(self) -> dict[str, Any] | None:
        """Return what is recorded of the current build; None when nothing was imported."""
        try:
            build = self._current.read_text(encoding="utf-8").strip()
            manifest: dict[str, Any] = json.loads((self.folder / build / "manifest.json").read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        return manifest | {"build": build}

    def store_path(self) -> Path:
        """Return the folder of the current build's RDF store.

        Raises :class:`NoCardsImported`, and :class:`OtherVersion` for cards that this version might read otherwise.
        """
        manifest = self.manifest()
        if manifest is None:
            raise NoCardsImported(f"No cards are imported in {self.folder}. `lawmage cards import FILE` imports them.")
        if manifest.get("fingerprint") != fingerprint():
            raise OtherVersion(
                f"The cards in {self.folder} were imported by another version of lawmage, which may have read their "
                "text otherwise. Import them again with `lawmage cards import FILE`."
            )
        return self.folder / str(manifest["build"]) / "store"

    def previous_store(self) -> Path | None:
        """Return the folder of the current build's store whatever version made it; None when there is none."""
        manifest = self.manifest()
        return None if manifest is None else self.folder / str(manifest["build"]) / "store"

    @contextmanager
    def new_build(self) -> Iterator["Build"]:
        """Make a new build; it becomes the current one if the block calls ``publish``, else it is removed.

        Raises :class:`ImportFailed` where nothing can be stored, or while another import goes on.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = (self.folder / "lock").open("w")
        except OSError as error:
            raise ImportFailed(f"Cards cannot be stored in {self.folder}: {error.strerror}.") from error
        with lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise ImportFailed(f"Another import into {self.folder} is going on.") from error
            build = Build(self, self.folder / f"build-{time.time_ns()}-{os.getpid()}")
            build.path.mkdir()
            try:
                yield build
            finally:
                if not build.published:
                    shutil.rmtree(build.path, ignore_errors=True)

    def replace_current(self, build: str) -> None:
        """Make a build the current one, in one step, and remove the others."""
        pointer = self.folder / "current.new"
        pointer.write_text(build, encoding="utf-8")
        pointer.replace(self._current)
        for other in self.folder.glob("build-*"):
            if other.name != build:
                shutil.rmtree(other, ignore_errors=True)


def ruling_library() -> CardLibrary:
    """Return the library of rulings in the data folder."""
    return CardLibrary(data_folder() / "rulings")


class Build:
    """A build that is being made: ``store`` is the folder for its RDF store."""

    def __init__(self, library: CardLibrary, path: Path) -> None:
        self._library = library
        self.path = path
        self.store = path / "store"
        self.published = False

    def publish(self, record: dict[str, Any]) -> None:
        """Record what the build holds and make it the current one."""
        manifest = {"format": _FORMAT, "fingerprint": fingerprint(), **record}
        (self.path / "manifest.json").write_text(json.dumps(manifest, ensure_ascii=False, indent=2), encoding="utf-8")
        self._library.replace_current(self.path.name)
        self.published = True


@cache
def fingerprint() -> str:
    """Return a hash of all that decides what an import makes of a file: grammar, vocabulary, importer."""
    digest = blake2b(digest_size=12)
    for (package, name), content in sorted(fingerprint_files().items()):
        digest.update(f"{package}/{name}\n".encode() + content)
    return digest.hexdigest()


def fingerprint_files() -> dict[tuple[str, str], bytes]:
    """Return the files that the fingerprint covers, by package and path."""
    return {
        (package, name): content
        for package, folder in _SOURCES
        for name, content in _contents(files(package) / folder if folder else files(package), "")
    }


def _contents(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.name.startswith("__") or entry.name in _NOT_READ_BY_IMPORT:
            continue
        if entry.is_dir():
            yield from _contents(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(_SOURCE_FILES):
            yield path + entry.name, entry.read_bytes()
