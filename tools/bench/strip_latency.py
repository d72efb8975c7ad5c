"""Measures the strip's latency, and the cost of keeping it lit."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, process_time, sleep
from uuid import uuid4

from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import FRAMES_PER_SECOND, StripController
from companion.devices.spi import Ws2812
from companion.devices.strip import FakeStrip, Frame
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.play import Asked
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, NextParty
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.settings.device_settings import StripSettings
from companion.table.table import Table
from tools.bench.row import Row

LEDS = StripSettings()
CHANGES, BATCHES, BATCH = 40, 20, 60
BETWEEN_S = 0.4
PLAYERS = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dora", "yellow"))


class Wire:
    """A stand-in for a real strip's SPI device."""

    max_speed_hz = 0
    mode = 0

    def writebytes2(self, values: bytes) -> None: ...

    def close(self) -> None: ...


class Stopwatch(StripConnection):
    """An outlet that notes when each look at the table began, and when its frame was sent."""

    def __init__(self) -> None:
        super().__init__(lambda: Ws2812(Wire(), LEDS.length), lambda: None)
        self.began = 0.0
        self.sent: SimpleQueue[tuple[float, float]] = SimpleQueue()

    def clock(self) -> float:
        """The lamps' clock, which they look at first."""
        self.began = perf_counter()
        return self.began

    def show(self, frame: Frame, at: float) -> None:
        super().show(frame, at)
        self.sent.put((self.began, perf_counter()))


def milliseconds_to_the_strip() -> Row:
    """Milliseconds from a change of the table until the first frame that knows of it was sent."""
    with _table() as table:
        watch, stop = Stopwatch(), Event()
        lamps = StripController(table, LEDS, FakeStrip(LEDS.length), watch, clock=watch.clock)
        thread = Thread(target=lamps.run, args=(stop,), daemon=True)
        thread.start()
        chance = Random(1)
        values = tuple(_one_change(table, watch, chance) for _ in range(CHANGES))
        stop.set()
        thread.join()
    return Row(f"from a change to the strip's frame sent, {LEDS.length} LEDs", values, "ms")


def percent_of_a_core() -> Row:
    """The share of one core that 30 frames a second take, drawn, blended and encoded.

    One value for each of 20 answers of a game and the two seconds after it.
    """
    with _table() as table:
        chance, frames = Random(1), count()
        lamps = StripController(
            table,
            LEDS,
            FakeStrip(LEDS.length),
            Stopwatch(),
            clock=lambda: next(frames) / FRAMES_PER_SECOND,
        )
        values = tuple(_one_batch(table, lamps, chance) for _ in range(BATCHES))
    return Row(f"{LEDS.length} LEDs at 30 frames a second, of a core", values, "%")


@contextmanager
def _table() -> Iterator[Table]:
    with TemporaryDirectory() as folder:
        journal = Journal(Path(folder))
        table = Table("bench", GAME, journal, CardShelf(Path(folder)))
        _begin(table)
        yield table
        table.close()
        journal.close()


def _begin(table: Table) -> None:
    for name, colour in PLAYERS:
        table.execute(TakeSeat(name, colour))
    table.execute(BeginGame())


def _keep_going(table: Table) -> None:
    if not _open(table):
        table.execute(NextParty())
        _begin(table)


def _open(table: Table) -> list[Asked]:
    assert table.moment.play is not None
    return [one for one in table.moment.play.open.values() if not one.question.standing]


def _one_change(table: Table, watch: Stopwatch, chance: Random) -> float:
    _keep_going(table)
    sleep(BETWEEN_S + chance.random() / FRAMES_PER_SECOND)
    told: SimpleQueue[float] = SimpleQueue()
    leave = table.subscribe(lambda _: told.put(perf_counter()))
    _answer(table, chance)
    leave()
    changed = told.get(timeout=5)
    while (frame := watch.sent.get(timeout=5))[0] < changed:
        pass
    return 1000 * (frame[1] - changed)


def _answer(table: Table, chance: Random) -> None:
    asked = _open(table)[0]
    question, value = asked.question, by_chance(asked.question.form, chance)
    table.execute(
        SubmitAnswer(Answer(question.id, asked.version, uuid4().hex, question.to, Origin.SIMULATED, value))
    )


def _one_batch(table: Table, lamps: StripController, chance: Random) -> float:
    _keep_going(table)
    _answer(table, chance)
    started = process_time()
    for _ in range(BATCH):
        lamps.show()
    return 100 * FRAMES_PER_SECOND * (process_time() - started) / BATCH
