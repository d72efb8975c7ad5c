"""Sends public events to the URL that the host has set; the game never waits for it."""

import hashlib
import hmac
import json
import logging
from collections import deque
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Event
from typing import Any
from urllib.parse import urlsplit

from companion.adapters.language.speech import Speech
from companion.adapters.programs.public_view import VERSION, PublicView
from companion.table.journal.journal import now
from companion.table.moment import Moment
from companion.table.settings.settings import ProgramSettings
from companion.table.table import Table

log = logging.getLogger(__name__)

MOST = 100
"""Size of the queue while the program is away; the oldest events are dropped."""
PATIENCE_S = 3.0
PAUSES_S = (2.0, 10.0, 60.0)
"""Pauses after the first, second and each later failure."""
SIGNATURE = "X-Table-Signature"
"""HMAC-SHA256 of the body with the webhook's key, in hexadecimal."""


class Webhooks:
    """Posts events as JSON, oldest first, each at most once; for a thread of its own.

    `stage`: the table stands otherwise; `told`: a sentence of the public log.
    """

    def __init__(
        self,
        settings: ProgramSettings,
        table: Table,
        public: PublicView,
        speech: Callable[[Moment, str], Speech],
    ) -> None:
        self._settings, self._table, self._public, self._speech = settings, table, public, speech
        self._news = Event()
        self._waiting: deque[bytes] = deque(maxlen=MOST)
        self._seen: Moment = table.moment
        self._stage = ""
        self._failed = 0

    def run(self, stop: Event) -> None:
        """Tells until `stop` is set."""
        leave = self._table.subscribe(lambda _: self._news.set())
        self._look()
        self._waiting.clear()
        while not stop.is_set():
            self._news.wait(0.5)
            self._news.clear()
            self._look()
            while self._waiting and not stop.is_set():
                self._send(stop)
        leave()

    def _look(self) -> None:
        moment = self._table.moment
        speech = self._speech(moment, "")
        self._waiting.extend(
            json.dumps(event, ensure_ascii=False).encode() for event in self._events(moment, speech)
        )
        self._seen = moment

    def _events(self, moment: Moment, speech: Speech) -> Iterator[dict[str, Any]]:
        state = self._public.state(moment, speech)
        common = {"version": VERSION, "table": self._table.id, "stamp": moment.stamp, "at": now()}
        if state["stage"] != self._stage:
            self._stage = state["stage"]
            yield {**common, "event": "stage", "text": None, "state": state}
        if moment.play is None or moment is self._seen:
            return
        known = self._seen.play if self._seen.game == moment.game else None
        for line in moment.play.log[len(known.log) if known else 0 :][-MOST:]:
            yield {**common, "event": "told", "text": speech(line), "state": state}

    def _send(self, stop: Event) -> None:
        try:
            post(self._settings, self._waiting[0])
        except (OSError, HTTPException, ValueError) as fault:
            if not self._failed:
                log.warning("the program behind the webhook does not answer: %s", fault)
            stop.wait(PAUSES_S[min(self._failed, len(PAUSES_S) - 1)])
            self._failed += 1
            self._look()
        else:
            self._waiting.popleft()
            self._failed = 0


def post(settings: ProgramSettings, body: bytes) -> None:
    """Posts one event, and follows no redirection. Raises OSError, HTTPException or ValueError."""
    address = urlsplit(settings.webhook)
    connect = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = connect(address.hostname or "", address.port, timeout=PATIENCE_S)
    headers = {"Content-Type": "application/json"}
    if settings.webhook_key:
        headers[SIGNATURE] = hmac.new(settings.webhook_key.encode(), body, hashlib.sha256).hexdigest()
    try:
        path = (address.path or "/") + (f"?{address.query}" if address.query else "")
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise ValueError(f"it answers {status}")
