"""The download of Scryfall's bulk files, for a user who asks for it.

Scryfall describes its files at https://scryfall.com/docs/api/bulk-data: an object for each kind tells where the current
file is and how long. A download that breaks off goes on where it stopped, also in a later run; a file counts only when
it has the length that was announced.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Literal, TypeAlias
from urllib.parse import unquote, urlsplit

import httpx
from pydantic import BaseModel, ValidationError

from lawmage.bridge.cards.library import data_folder
from lawmage.bridge.errors import InputError

Kind: TypeAlias = Literal["oracle-cards", "rulings"]
Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many of how many bytes are there."""

SCRYFALL = "https://api.scryfall.com"

# Scryfall asks for a name and for what is accepted. Without compression, lengths and ranges are those of the file.
_HEADERS = {"User-Agent": "lawmage/1", "Accept": "application/json;q=0.9,*/*;q=0.8", "Accept-Encoding": "identity"}
_SECONDS = httpx.Timeout(30.0)
_ATTEMPTS = 4
_PAUSE_SECONDS = 1.0
_LARGEST = 2 << 30


class FetchFailed(InputError):
    """A file could not be downloaded; what has come of it is kept, and the next attempt goes on from there."""


class _BulkData(BaseModel):
    """What Scryfall says of a bulk file."""

    download_uri: str
    size: int


@dataclass(frozen=True, slots=True)
class _Download:
    uri: str
    size: int
    part: Path
    target: Path


def fetch(
    kind: Kind,
    folder: Path | None = None,
    *,
    api: str = SCRYFALL,
    progress: Progress | None = None,
    pause: float = _PAUSE_SECONDS,
) -> Path:
    """Download the current file of a kind into the folder (by default in the data folder) and return where it is.

    A file that is there already with its full length is not downloaded again. Raises :class:`FetchFailed`.
    """
    target_folder = folder if folder is not None else data_folder() / "downloads"
    target_folder.mkdir(parents=True, exist_ok=True)
    with httpx.Client(headers=_HEADERS, timeout=_SECONDS, follow_redirects=True) as client:
        announced = _announced(client, f"{_secure(api)}/bulk-data/{kind}")
        name = unquote(Path(urlsplit(_secure(announced.download_uri)).path).name)
        if not name or name.startswith("."):
            raise FetchFailed(f"Scryfall names no file at {announced.download_uri}.")
        target = target_folder / name
        download = _Download(announced.download_uri, announced.size, target_folder / f"{name}.part", target)
        if not (target.is_file() and target.stat().st_size == announced.size):
            _download(client, download, progress, pause)
    if progress is not None:
        progress(announced.size, announced.size)
    return target


def _announced(client: httpx.Client, uri: str) -> _BulkData:
    try:
        answer = client.get(uri)
        answer.raise_for_status()
        announced = _BulkData.model_validate_json(answer.content)
    except httpx.HTTPError as error:
        raise FetchFailed(f"{uri} cannot be reached: {_reason(error)}.") from error
    except ValidationError as error:
        raise FetchFailed(f"{uri} does not say where the file is and how long.") from error
    if not 0 < announced.size <= _LARGEST:
        raise FetchFailed(f"{uri} announces a file of {announced.size:,} bytes, which cannot be right.")
    return announced


def _download(client: httpx.Client, download: _Download, progress: Progress | None, pause: float) -> None:
    """Download the file, going on after interruptions; as long as something comes, it is tried again."""
    failures = 0
    while (before := _length(download.part)) < download.size:
        try:
            _receive(client, download, progress)
        except httpx.HTTPError as error:
            came = _length(download.part) > before
            failures = 0 if came else failures + 1
            if failures == _ATTEMPTS:
                raise FetchFailed(
                    f"The download of {download.uri} broke off after {_length(download.part):,} of {download.size:,} "
                    f"bytes: {_reason(error)}. The next attempt goes on from there."
                ) from error
            time.sleep(pause * (failures + 1))
    if _length(download.part) != download.size:
        download.part.unlink()
        raise FetchFailed(f"{download.uri} is longer than the {download.size:,} bytes that were announced.")
    download.part.replace(download.target)


def _receive(client: httpx.Client, download: _Download, progress: Progress | None) -> None:
    """Receive what is still missing; the whole file where the server gives no parts of it."""
    have = _length(download.part)
    asked = {"Range": f"bytes={have}-"} if have else {}
    with client.stream("GET", download.uri, headers=asked) as answer:
        answer.raise_for_status()
        goes_on = answer.status_code == httpx.codes.PARTIAL_CONTENT
        have = have if goes_on else 0
        with download.part.open("ab" if goes_on else "wb") as part:
            for piece in answer.iter_raw():
                part.write(piece)
                have += len(piece)
                if progress is not None:
                    progress(min(have, download.size), download.size)
                if have > download.size:
                    return
    if have < download.size:
        raise httpx.RemoteProtocolError("the connection ended too early")


def _length(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _secure(uri: str) -> str:
    """Return an address that is HTTPS, or on this very machine."""
    parts = urlsplit(uri)
    if parts.scheme == "https" or (parts.scheme == "http" and _is_loopback(parts.hostname)):
        return uri
    raise FetchFailed(f"{uri} is not an HTTPS address.")


def _is_loopback(host: str | None) -> bool:
    try:
        return host == "localhost" or ip_address(host or "").is_loopback
    except ValueError:
        return False


def _reason(error: httpx.HTTPError) -> str:
    if isinstance(error, httpx.HTTPStatusError):
        return f"the answer was {error.response.status_code} {error.response.reason_phrase}"
    return str(error).rstrip(".") or type(error).__name__
