"""How long it takes until everybody knows: from an answer to the last of six phones having the new page."""

import http.client
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from queue import Empty, Queue
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter
from uuid import uuid4

from companion.app import Companion, Settings
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.play import Asked
from companion.upkeep.memory import settle
from tests.bench.row import Row
from tests.bench.strangers import strangers_outside
from tests.evening.phone import Phone, join

PLAYERS = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dora", "yellow"), ("Emil", "purple"))
ANSWERS = 120


class Listener:
    """One phone's open stream: puts the time of every page that arrives into `arrived`."""

    def __init__(self, phone: Phone, base: str, client: str) -> None:
        self.arrived: Queue[float] = Queue()
        host = base.removeprefix("http://")
        seat = phone.home.rpartition("=")[2]
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in phone.jar)
        self._connection = http.client.HTTPConnection(host, timeout=20)
        path = f"/t/home/stream?as=seat&seat={seat}&client={client}"
        self._connection.request("GET", path, headers={"Cookie": cookies})
        self._reply = self._connection.getresponse()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._reply:
            if line.startswith(b"event: page"):
                self.arrived.put(perf_counter())


def milliseconds_to_the_sixth_phone() -> Row:
    """Milliseconds from handing an answer to the table to the last of six streams having the page.

    One value for each answer of one game, 120 at most.
    """
    with _table() as (companion, listeners):
        values = tuple(islice(_answers(companion, listeners), ANSWERS))
    return Row("from an answer to the sixth phone having the page", values, "ms")


def milliseconds_among_strangers() -> Row:
    """The same while fifty phones that nobody invited guess codes and open streams."""
    with _table() as (companion, listeners), strangers_outside(companion.address):
        values = tuple(islice(_answers(companion, listeners), ANSWERS))
    return Row("the same among fifty phones that nobody invited", values, "ms")


@contextmanager
def _table() -> Iterator[tuple[Companion, list[Listener]]]:
    with TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), host="127.0.0.1", port=0)
        with Companion(settings) as companion:
            settle()
            code = companion.table.moment.seating.code
            phones = [join(companion.address, code, name, colour) for name, colour in PLAYERS]
            companion.table.begin()
            streams = [*phones, phones[0]]
            yield companion, [Listener(phone, companion.address, f"c{n}") for n, phone in enumerate(streams)]


def _answers(companion: Companion, listeners: list[Listener]) -> Iterator[float]:
    chance = Random(1)
    while (play := companion.table.moment.play) is not None and play.open:
        asked = next(one for one in play.open.values() if not one.question.standing)
        _settle(listeners)
        yield _one_answer(companion, listeners, asked, chance)


def _one_answer(companion: Companion, listeners: list[Listener], asked: Asked, chance: Random) -> float:
    question = asked.question
    value = by_chance(question.form, chance)
    answer = Answer(question.id, asked.version, uuid4().hex, question.to, Origin.SIMULATED, value)
    started = perf_counter()
    companion.table.submit(answer)
    return 1000 * (max(listener.arrived.get(timeout=10) for listener in listeners) - started)


def _settle(listeners: list[Listener]) -> None:
    for listener in listeners:
        with suppress(Empty):
            while True:
                listener.arrived.get(timeout=0.02)
