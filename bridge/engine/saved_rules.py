"""Prolog with the rules loaded and compiled, saved: a new process starts from that instead of doing it all again.

What is saved is kept in the user's cache folder (or in ``$LAWMAGE_CACHE``; "off" keeps nothing) under a hash of all
that decides what it holds: every file of the rules and of the engine with its content, where they are, and the library
of Prolog. So nothing has to be told that a rule has changed. It is another swipl that loads, saves and tries it;
whatever fails there, the rules are loaded from their files, and the complaint of the loader is what the user sees.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_cache_path

CACHE_VARIABLE = "LAWMAGE_CACHE"
"""The environment variable that names another cache folder than the operating system's custom; "off" for none."""

HANDLER = Path(__file__).with_name("handler.pl")

_SAVER = Path(__file__).with_name("save_rules.pl")
_STATE = "rules.prc"
_EXPORT = "rules.json"
_DIGEST = "digest"
_FAILED = "failed"
_MOST_KEPT = 8
_SECONDS_TO_SAVE = 60


@dataclass(frozen=True)
class SavedRules:
    """``state`` is the file that Prolog starts from, ``exported`` what it answers to the request ``rules``."""

    state: Path
    exported: bytes


def saved_rules(rules: Path, library: Path, home: str | None) -> SavedRules | None:
    """Return Prolog with the rules of a file ``rules``, ``kb/load.pl``, as it was saved; save it first if it was not.

    ``library`` is libswipl and ``home`` the folder of its installation. Returns None where nothing can be saved.
    """
    folder = _cache_folder()
    program = shutil.which("swipl")
    if folder is None or program is None:
        return None
    kept = folder / _fingerprint(rules, library, home)
    if (kept / _FAILED).exists():
        return None
    return _read(kept) or (_read(kept) if _saved(kept, program, rules, library, home) else None)


def _cache_folder() -> Path | None:
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen == "off":
        return None
    return (Path(chosen) if chosen else user_cache_path("lawmage", appauthor=False)) / "rules"


def _fingerprint(rules: Path, library: Path, home: str | None) -> str:
    digest = blake2b(digest_size=16)
    for path in (*_sources(rules), library):
        content = path.read_bytes()
        digest.update(f"{path}\n{len(content)}\n".encode(errors="surrogateescape") + content)
    digest.update(f"{home}\n".encode(errors="surrogateescape"))
    return digest.hexdigest()


def _sources(rules: Path) -> Iterator[Path]:
    for folder in (rules.parent.resolve(), HANDLER.parent):
        yield from sorted(folder.rglob("*.pl"))


def _read(kept: Path) -> SavedRules | None:
    """Return what was saved if it is there and whole: Prolog ends the process that starts from a broken state."""
    try:
        digest = (kept / _DIGEST).read_bytes()
        state, exported = (kept / _STATE).read_bytes(), (kept / _EXPORT).read_bytes()
    except OSError:
        return None
    return SavedRules(kept / _STATE, exported) if digest == _digest(state, exported) else None


def _digest(state: bytes, exported: bytes) -> bytes:
    digest = blake2b(f"{len(state)}\n".encode(), digest_size=16)
    digest.update(state)
    digest.update(exported)
    return digest.hexdigest().encode()


def _saved(kept: Path, program: str, rules: Path, library: Path, home: str | None) -> bool:
    """Save the state under its name, in one step, and say whether that worked. What cannot be saved is not tried again.

    What the operating system refuses, and what takes too long, may work the next time. What was saved while somebody
    changed a file may hold some of the old and some of the new, and is not kept.
    """
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="new-", dir=kept.parent) as made:
            new = Path(made, "rules")
            new.mkdir()
            state, export = new / _STATE, new / _EXPORT
            worked = _save(program, rules, library, state, export)
            if _fingerprint(rules, library, home) != kept.name:
                return False
            if worked:
                (new / _DIGEST).write_bytes(_digest(state.read_bytes(), export.read_bytes()))
            else:
                shutil.rmtree(new)
                new.mkdir()
                (new / _FAILED).touch()
            # Another process may have been faster, with the same rules, and may be starting from what it has saved.
            if _read(kept) is None:
                shutil.rmtree(kept, ignore_errors=True)
                with suppress(OSError):
                    new.rename(kept)
        _remove_oldest(kept.parent)
    except (OSError, subprocess.SubprocessError):
        return False
    return worked


def _save(program: str, rules: Path, library: Path, state: Path, export: Path) -> bool:
    alone: list[str | Path] = [program, "-f", "none", "-q"]
    saving = [*alone, "--on-error=halt", "-g", "save_rules:save", _SAVER, "--", HANDLER, rules, state, export]
    ran_with = _output_of(saving)
    if not ran_with or Path(ran_with).resolve() != library.resolve():
        return False
    return _output_of([*alone, "-x", state, "-g", "save_rules:check", "--", export]) is not None


def _output_of(command: list[str | Path]) -> str | None:
    """Return what a program prints, without the line end; None where it fails."""
    done = subprocess.run(  # noqa: S603 - the program and its arguments are our own
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=_SECONDS_TO_SAVE,
        check=False,
    )
    return done.stdout.strip() if done.returncode == 0 else None


def _remove_oldest(folder: Path) -> None:
    kept = sorted(folder.iterdir(), key=lambda entry: entry.stat().st_mtime, reverse=True)
    for old in kept[_MOST_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
