"""Measures latency from an answer to the new page on the last of six phones."""

import http.client
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from itertools import cycle, islice
from pathlib import Path
from queue import Empty, Queue
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter
from uuid import uuid4

from companion import games
from companion.app import Companion, CompanionSettings
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.play import Asked
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import SubmitAnswer
from companion.upkeep.memory import settle
from tests.evening.players.phone import Phone, join
from tools.bench.intruders import strangers_outside
from tools.bench.reading_speed import COLOURS, frames_at_rest
from tools.bench.row import Row
from vision.reader import Reader
from web.connections.streams import EACH_SEAT

PLAYERS = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dora", "yellow"), ("Emil", "purple"))
ANSWERS, ANSWERS_OF_EACH = 120, 60
CLIENTS = (5, 8, 12)


class Listener:
    """One phone's open stream: puts the time of every page that arrives into `arrived`."""

    def __init__(self, phone: Phone, base: str, client: str) -> None:
        self.arrived: Queue[float] = Queue()
        host = base.removeprefix("http://")
        role, _, seat = phone.home.removeprefix("/t/home/").partition("?")
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in phone.jar)
        self._connection = http.client.HTTPConnection(host, timeout=20)
        path = f"/t/home/stream?as={role}&{seat}&client={client}"
        self._connection.request("GET", path, headers={"Cookie": cookies})
        self._reply = self._connection.getresponse()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._reply:
            if line.startswith((b"event: page", b"event: panels")):
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


def milliseconds_of_every_game() -> Iterator[Row]:
    """Latency in each game with several numbers of phones and a kiosk, and with a camera read at the same
    time.
    """
    for game in games.names():
        for clients in CLIENTS:
            if clients <= _most_streams(game):
                yield _of_game(game, clients, "", nullcontext())
                yield _of_game(game, clients, ", dice read 30 times a second", a_camera())


def _most_streams(game: str) -> int:
    return EACH_SEAT * min(games.find(game).meta.max_players, len(PLAYERS))


def _of_game(game: str, clients: int, beside: str, camera: AbstractContextManager[None]) -> Row:
    with _table(game, clients) as (companion, listeners), camera:
        values = tuple(islice(_answers(companion, listeners), ANSWERS_OF_EACH))
    return Row(f"{game}: an answer until {clients} phones and a kiosk{beside}", values, "ms")


@contextmanager
def a_camera() -> Iterator[None]:
    """Reads ten dice thirty times a second, as long as the context lasts: far more than a table ever does."""
    stop, reader, frames = Event(), Reader(COLOURS), cycle(frames_at_rest(10))

    def read() -> None:
        while not stop.wait(1 / 30):
            reader.read(next(frames))

    reading = Thread(target=read, daemon=True)
    reading.start()
    try:
        yield
    finally:
        stop.set()
        reading.join()


@contextmanager
def _table(game: str = "", clients: int = 0) -> Iterator[tuple[Companion, list[Listener]]]:
    """A table with its listeners: six phones, or `clients` and the kiosk."""
    with TemporaryDirectory() as folder:
        settings = CompanionSettings(data=Path(folder), host="127.0.0.1", port=0, game=game)
        with Companion(settings) as companion:
            settle()
            code = companion.table.moment.seating.code
            people = PLAYERS[: companion.table.game.meta.max_players]
            phones = [join(companion.address, code, name, colour) for name, colour in people]
            companion.table.execute(BeginGame())
            streams = list(islice(cycle(phones), clients or 6))
            if clients:
                streams.append(Phone(companion.address, "/t/home/kiosk"))
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
    companion.table.execute(SubmitAnswer(answer))
    return 1000 * (max(listener.arrived.get(timeout=10) for listener in listeners) - started)


def _settle(listeners: list[Listener]) -> None:
    for listener in listeners:
        with suppress(Empty):
            while True:
                listener.arrived.get(timeout=0.02)
