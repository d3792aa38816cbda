"""Prolog with the rules loaded and compiled, saved: a new process starts from that instead of doing it all again.

What is saved is kept in the user's cache folder (or in ``$LAWMAGE_CACHE``; "off" keeps nothing) under a hash of all that
decides what it holds: every file of the rules and of the engine with its content, where they are, and the library of
Prolog. So nothing has to be told that a rule has changed. It is another swipl that loads, saves and tries it; whatever
fails there, the rules are loaded from their files, and the complaint of the loader is what the user sees.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_cache_path

CACHE_VARIABLE = "LAWMAGE_CACHE"
"""The environment variable that names another cache folder than the operating system's custom; "off" for none."""

HANDLER = Path(__file__).with_name("handler.pl")

_SAVER = Path(__file__).with_name("save_rules.pl")
_STATE = "rules.prc"
_DIGEST = "digest"
_MOST_KEPT = 8
_SECONDS_TO_SAVE = 60


def saved_rules(rules: Path, library: Path, home: str | None) -> Path | None:
    """Return the saved state of Prolog with the rules of a file ``rules``, ``kb/load.pl``; save it first if there is none.

    ``library`` is libswipl and ``home`` the folder of its installation. Returns None where nothing can be saved.
    """
    folder = _cache_folder()
    program = shutil.which("swipl")
    if folder is None or program is None:
        return None
    kept = folder / _fingerprint(rules, library, home)
    if _is_whole(kept) or _saved(kept, program, rules, library):
        return kept / _STATE
    return None


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


def _is_whole(kept: Path) -> bool:
    """Whether the state is there and is what was saved: Prolog ends the process that starts from a broken one."""
    try:
        return (kept / _DIGEST).read_text(encoding="ascii") == _digest_of(kept / _STATE)
    except (OSError, UnicodeDecodeError):
        return False


def _digest_of(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=16).hexdigest()


def _saved(kept: Path, program: str, rules: Path, library: Path) -> bool:
    """Save the state under its name, in one step, and say whether that worked."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="new-", dir=kept.parent) as made:
            state = Path(made, "state", _STATE)
            state.parent.mkdir()
            if not _save(program, rules, library, state):
                return False
            (state.parent / _DIGEST).write_text(_digest_of(state), encoding="ascii")
            shutil.rmtree(kept, ignore_errors=True)
            # Another process may have been faster, with the same state.
            with suppress(OSError):
                state.parent.rename(kept)
    except (OSError, subprocess.SubprocessError):
        return False
    _remove_oldest(kept.parent)
    return _is_whole(kept)


def _save(program: str, rules: Path, library: Path, state: Path) -> bool:
    alone = [program, "-f", "none", "-q"]
    saving = [*alone, "--on-error=halt", "-g", "save_rules:save", _SAVER, "--", HANDLER, rules, state]
    ran_with = _output_of(saving)
    fits = ran_with is not None and ran_with != "" and Path(ran_with).resolve() == library.resolve()
    return fits and _output_of([*alone, "-x", state, "-g", "save_rules:check"]) is not None


def _output_of(command: list[str | Path]) -> str | None:
    """Return what a program prints, without the line end; None where it fails or complains."""
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
    return done.stdout.strip() if done.returncode == 0 and not done.stderr else None


def _remove_oldest(folder: Path) -> None:
    with suppress(OSError):
        kept = sorted(folder.iterdir(), key=lambda entry: entry.stat().st_mtime, reverse=True)
        for old in kept[_MOST_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
