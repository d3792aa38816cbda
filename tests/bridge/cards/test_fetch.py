"""The download of bulk files, from a server on this machine that breaks off, refuses or lies as told."""

import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from lawmage.bridge.cards.fetch import FetchFailed, fetch

CONTENT = bytes(range(256)) * 2_000


@dataclass
class Behavior:
    """What the server does."""

    ranges: bool = True
    breaks_after: list[int] = field(default_factory=list)  # bytes of the body, for one request after the other
    status: int = 200
    announcement: bytes | None = None
    size: int = len(CONTENT)
    asked: list[str | None] = field(default_factory=list)  # the Range header of each request for the file


class Handler(BaseHTTPRequestHandler):
    behavior: ClassVar[Behavior]

    def do_GET(self) -> None:
        if self.path.startswith("/bulk-data/"):
            self.announce()
        else:
            self.give()

    def announce(self) -> None:
        uri = f"http://{self.headers['Host']}/files/oracle-cards-20260807.json"
        body = json.dumps({"object": "bulk_data", "download_uri": uri, "size": self.behavior.size}).encode()
        self.send(self.behavior.status, self.behavior.announcement or body)

    def give(self) -> None:
        asked = self.headers["Range"]
        self.behavior.asked.append(asked)
        start = int(asked.removeprefix("bytes=").removesuffix("-")) if asked and self.behavior.ranges else 0
        body = CONTENT[start:]
        self.send_response(206 if start else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        cut = self.behavior.breaks_after.pop(0) if self.behavior.breaks_after else len(body)
        self.wfile.write(body[:cut])

    def send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def behavior() -> Behavior:
    return Behavior()


@pytest.fixture
def server(behavior: Behavior) -> Iterator[str]:
    """The address of a server that behaves as told."""
    handler = type("Told", (Handler,), {"behavior": behavior})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{running.server_address[1]}"
        running.shutdown()
        thread.join()


def test_a_download(server: str, behavior: Behavior, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    path = fetch("oracle-cards", tmp_path, api=server, progress=lambda *how_far: told.append(how_far))
    assert path == tmp_path / "oracle-cards-20260807.json"
    assert path.read_bytes() == CONTENT
    assert told[-1] == (len(CONTENT), len(CONTENT))
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]
    assert behavior.asked == [None]


def test_a_file_that_is_there_is_not_downloaded_again(server: str, behavior: Behavior, tmp_path: Path) -> None:
    fetch("oracle-cards", tmp_path, api=server)
    fetch("oracle-cards", tmp_path, api=server)
    assert len(behavior.asked) == 1


def test_a_download_that_breaks_off_goes_on(server: str, behavior: Behavior, tmp_path: Path) -> None:
    behavior.breaks_after = [100_000, 200_000]
    path = fetch("oracle-cards", tmp_path, api=server, pause=0)
    assert path.read_bytes() == CONTENT
    assert behavior.asked == [None, "bytes=100000-", "bytes=300000-"]


def test_a_later_run_goes_on_too(server: str, behavior: Behavior, tmp_path: Path) -> None:
    (tmp_path / "oracle-cards-20260807.json.part").write_bytes(CONTENT[:50_000])
    assert fetch("oracle-cards", tmp_path, api=server).read_bytes() == CONTENT
    assert behavior.asked == ["bytes=50000-"]


def test_a_server_that_gives_no_parts_begins_anew(server: str, behavior: Behavior, tmp_path: Path) -> None:
    behavior.ranges = False
    behavior.breaks_after = [100_000]
    assert fetch("oracle-cards", tmp_path, api=server, pause=0).read_bytes() == CONTENT


def test_a_connection_that_gives_nothing_is_given_up(server: str, behavior: Behavior, tmp_path: Path) -> None:
    behavior.breaks_after = [100_000, 0, 0, 0, 0, 0]
    with pytest.raises(FetchFailed) as failed:
        fetch("oracle-cards", tmp_path, api=server, pause=0)
    assert "broke off after 100,000 of 512,000 bytes" in failed.value.message
    assert failed.value.message.endswith("The next attempt goes on from there.")
    assert fetch("oracle-cards", tmp_path, api=server, pause=0).read_bytes() == CONTENT


def test_a_file_of_another_length_is_refused(server: str, behavior: Behavior, tmp_path: Path) -> None:
    behavior.size = len(CONTENT) - 1
    with pytest.raises(FetchFailed, match=r"is longer than the 511,999 bytes that were announced\."):
        fetch("oracle-cards", tmp_path, api=server, pause=0)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"status": 503}, "{api}/bulk-data/rulings cannot be reached: the answer was 503 Service Unavailable."),
        ({"announcement": b"{}"}, "{api}/bulk-data/rulings does not say where the file is and how long."),
        ({"announcement": b"<html>"}, "{api}/bulk-data/rulings does not say where the file is and how long."),
        ({"size": 0}, "{api}/bulk-data/rulings announces a file of 0 bytes, which cannot be right."),
        (
            {"size": 10**13},
            "{api}/bulk-data/rulings announces a file of 10,000,000,000,000 bytes, which cannot be right.",
        ),
        (
            {"announcement": b'{"download_uri": "http://example.org/cards.json", "size": 5}'},
            "http://example.org/cards.json is not an HTTPS address.",
        ),
        (
            {"announcement": b'{"download_uri": "https://example.org/", "size": 5}'},
            "Scryfall names no file at https://example.org/.",
        ),
    ],
)
def test_announcements_that_cannot_be_used(
    changes: dict[str, object], message: str, server: str, behavior: Behavior, tmp_path: Path
) -> None:
    for name, value in changes.items():
        setattr(behavior, name, value)
    with pytest.raises(FetchFailed) as failed:
        fetch("rulings", tmp_path, api=server)
    assert failed.value.message == message.format(api=server)


def test_nobody_there(tmp_path: Path) -> None:
    with pytest.raises(FetchFailed, match=r"http://127\.0\.0\.1:9/bulk-data/rulings cannot be reached: "):
        fetch("rulings", tmp_path, api="http://127.0.0.1:9")
