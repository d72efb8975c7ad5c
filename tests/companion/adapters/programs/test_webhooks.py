"""What everybody has heard is posted to the host's program, signed; one that is away holds up nothing."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.resources import files
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.programs.public_view import PublicView
from companion.adapters.programs.webhooks import MOST, Webhooks
from companion.table.commands.game import BeginGame
from companion.table.moment import Moment
from companion.table.settings.settings import ProgramSettings
from companion.table.table import Table
from tests.companion.adapters.conftest import submit
from tests.companion.waiting import wait_until
from web.words import Catalogue

KEY = "a key of sixteen or more"


class Listener(HTTPServer):
    """A program that hears of a table."""

    def __init__(self, status: int = 204) -> None:
        super().__init__(("127.0.0.1", 0), Hears)
        self.status, self.heard = status, list[tuple[dict[str, Any], bool]]()
        self.thread = Thread(target=self.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/table?of=ours"

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event for event, _ in self.heard if event["event"] == kind]

    def end(self) -> None:
        self.shutdown()
        self.server_close()
        self.thread.join()


class Hears(BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        due = hmac.new(KEY.encode(), body, hashlib.sha256).hexdigest()
        self.server.heard.append((json.loads(body), self.headers["X-Table-Signature"] == due))
        self.send_response(self.server.status)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def listener() -> Iterator[Listener]:
    one = Listener()
    yield one
    one.end()


def hooks(table: Table, settings: ProgramSettings) -> Webhooks:
    folders = [Path(str(files(name))) / "texts" for name in ("companion.table", "companion.adapters")]
    words = Catalogue([*folders, folder_of_words(table.game.meta.package)])

    def said(_: Moment, language: str) -> Speech:
        return Speech(words, language or "en")

    return Webhooks(settings, table, PublicView(table, said), said)


class Running:
    """Webhooks in a thread of their own."""

    def __init__(self, webhooks: Webhooks) -> None:
        self._stop = Event()
        self._thread = Thread(target=webhooks.run, args=(self._stop,), daemon=True)
        self._thread.start()

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()


def test_stages_and_public_sentences_are_posted_signed_and_once(table: Table, listener: Listener) -> None:
    with Running(hooks(table, ProgramSettings(listener.address, KEY))):
        table.execute(BeginGame())
        wait_until(lambda: bool(listener.events("stage") and listener.events("told")))
        play = table.moment.play
        assert play is not None
        submit(table, next(iter(play.open.values())))
        after = table.moment.play
        assert after is not None
        wait_until(lambda: len(listener.events("told")) == len(after.log))
    assert all(signed for _, signed in listener.heard)
    (stage,) = listener.events("stage")
    assert (stage["version"], stage["table"], stage["state"]["stage"]) == (1, table.id, "playing")
    assert all(event["text"] for event in listener.events("told"))


def test_a_program_that_is_away_holds_up_nothing_and_only_the_latest_wait(table: Table) -> None:
    webhooks = hooks(table, ProgramSettings("http://127.0.0.1:9/nobody"))
    with Running(webhooks):
        table.execute(BeginGame())
        play = table.moment.play
        assert play is not None
        submit(table, next(iter(play.open.values())))
        assert table.moment.play is not play
    assert 0 < len(webhooks._waiting) <= MOST


def test_no_redirection_is_followed(table: Table) -> None:
    elsewhere = Listener(307)
    with Running(hooks(table, ProgramSettings(elsewhere.address))):
        table.execute(BeginGame())
        wait_until(lambda: len(elsewhere.heard) > 0)
    elsewhere.end()
    assert len(elsewhere.heard) == 1
