"""How quick the panel is: a Pico that is not there, under real MicroPython, at a table that is."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, sleep, thread_time
from uuid import uuid4

import pytest

from companion.bridges.hands import BEWARE_S, Hands
from companion.bridges.lamps import LEAST_S, Lamps
from companion.bridges.outlet import Outlet
from companion.bridges.panel import GO_ON, Marking, Meaning, Now, meaning
from companion.devices import panel as device
from companion.devices.panel import Panel, served
from companion.devices.panel_session import Session, Wanted
from companion.devices.strip import FakeStrip, Frame, Rgb
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.games.hope_inhumanity.game import GAME
from companion.table.journal import Journal
from companion.table.settings import StripSettings
from companion.table.shelf import Shelf
from companion.table.table import Table
from tests.bench.row import Row
from tests.firmware.pretend_pico import PretendPico

PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
BUTTONS = (GO_ON, "undo", "seat-1", "seat-2", "seat-3")
LAMPS = 60
PRESSES, CHANGES, SECONDS = 120, 120, 5
FRAMES_PER_SECOND = 30
LOST = 2.0
"""Seconds after which a press is lost: on a machine so busy that the board thinks nobody listens."""


def press_milliseconds(presses: int = PRESSES) -> Row:
    """Milliseconds from a finger on the board's contact to the answer being accepted and on disk."""
    with _table() as table, _plugged() as (pico, panel):
        hands, accepted = Hands(table, (panel,)), SimpleQueue[float]()
        table.subscribe(lambda _: accepted.put(perf_counter()))
        try:
            values = tuple(islice(_presses(table, hands, pico, accepted), presses))
        finally:
            hands.close()
    return Row("from a press on the panel to the accepted answer", values, "ms")


def strip_milliseconds(changes: int = CHANGES) -> Row:
    """Milliseconds from an accepted answer to the first frame that shows it being sent to the panel."""
    sent = SimpleQueue[tuple[float, bytes]]()

    class Noted(Session):
        """Notes each picture that it sends."""

        def due(self, now: float, wanted: Wanted | None) -> bytes:
            before = self._sent
            data = super().due(now, wanted)
            if self._sent is not before and self._sent is not None:
                sent.put((perf_counter(), self._sent.lamps))
            return data

    with pytest.MonkeyPatch.context() as patch, _table() as table, ExitStack() as stack:
        patch.setattr(device, "Session", Noted)
        _, panel = stack.enter_context(_plugged())
        lamps = _Timed(
            table, StripSettings(leds=LAMPS), FakeStrip(LAMPS), Outlet(lambda: panel, lambda: None)
        )
        stop = Event()
        thread = Thread(target=lamps.run, args=(stop,))
        thread.start()
        values = tuple(islice(_changes(table, lamps, sent), changes))
        stop.set()
        thread.join()
    return Row("from an accepted answer to the frame that shows it", values, "ms")


def core_percent(seconds: int = SECONDS) -> Row:
    """Percent of a core for 60 lamps at 30 frames a second: showing, sending, hearing; a value a second."""
    values, spent = [], [0.0]

    class Counted(Session):
        """Notes what its thread has used up."""

        def due(self, now: float, wanted: Wanted | None) -> bytes:
            spent[0] = thread_time()
            return super().due(now, wanted)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(device, "Session", Counted)
        with _plugged() as (_, panel):
            for _ in range(seconds):
                began, used = perf_counter(), spent[0] + thread_time()
                for number in range(FRAMES_PER_SECOND):
                    panel.show(_frame(number))
                    sleep(max(0.0, began + (number + 1) / FRAMES_PER_SECOND - perf_counter()))
                values.append(100 * (spent[0] + thread_time() - used) / (perf_counter() - began))
    return Row("60 lamps at 30 frames a second", tuple(values), "% of a core")


class _Timed(Lamps):
    """Lamps that note when each of their frames was begun."""

    begun: tuple[float, bytes] = (0.0, b"")

    def show(self) -> None:
        """Shows the frame of now."""
        begun = perf_counter()
        super().show()
        if self._shown is not None:
            self.begun = (begun, b"".join(map(bytes, self._shown)))


def _frame(number: int) -> Frame:
    return tuple(Rgb((number * 7 + place) % 256, place, number) for place in range(LAMPS))


@contextmanager
def _table() -> Iterator[Table]:
    with TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.sqlite3")
        table = Table("home", GAME, journal, Shelf(Path(folder)))
        for name, colour in PEOPLE:
            table.sit(name, colour)
        table.begin()
        yield table
        table.close()
        journal.close()


@contextmanager
def _plugged() -> Iterator[tuple[PretendPico, Panel]]:
    with TemporaryDirectory() as folder:
        pico = PretendPico(Path(folder) / "pico")
        pico.plug()
        panel = Panel(LAMPS, ports=pico.ports)
        try:
            with served(panel, 10.0):
                yield pico, panel
        finally:
            pico.close()


def _presses(
    table: Table, hands: Hands, pico: PretendPico, accepted: "SimpleQueue[float]"
) -> Iterator[float]:
    chance = Random(1)
    while True:
        sleep(BEWARE_S + 0.05)
        name = _button(table, hands, Meaning)
        if name is not None:
            yield _pressed(pico, name, accepted)
        elif (marking := _button(table, hands, Marking)) is not None:
            pico.press(BUTTONS.index(marking))
            sleep(0.1)
            pico.release(BUTTONS.index(marking))
        else:
            _answer(table, chance)


def _pressed(pico: PretendPico, name: str, accepted: "SimpleQueue[float]") -> float:
    _drain(accepted)
    began = perf_counter()
    pico.press(BUTTONS.index(name))
    try:
        return 1000 * (accepted.get(timeout=LOST) - began)
    except Empty:
        return 1000 * LOST
    finally:
        pico.release(BUTTONS.index(name))


def _button(table: Table, hands: Hands, means: type) -> str | None:
    now = Now(table.moment, GAME.least_seats, mark=hands.mark)
    return next((name for name in BUTTONS if isinstance(meaning(name, now), means)), None)


def _changes(table: Table, lamps: _Timed, sent: "SimpleQueue[tuple[float, bytes]]") -> Iterator[float]:
    chance = Random(1)
    while True:
        sleep(LEAST_S + 0.1)
        _drain(sent)
        _answer(table, chance)
        answered = perf_counter()
        while lamps.begun[0] < answered:
            sleep(0.0005)
        first = lamps.begun[1]
        while True:
            at, picture = sent.get(timeout=10)
            if at >= answered and (picture == first or lamps.begun[0] > answered):
                yield 1000 * (at - answered)
                break


def _answer(table: Table, chance: Random) -> None:
    play = table.moment.play
    asked = [] if play is None else [one for one in play.open.values() if not one.question.standing]
    if not asked:
        table.again_with_the_same()
        return
    question = asked[0].question
    value = by_chance(question.form, chance)
    table.submit(Answer(question.id, asked[0].version, uuid4().hex, question.to, Origin.SIMULATED, value))


def _drain(queue: "SimpleQueue[float] | SimpleQueue[tuple[float, bytes]]") -> None:
    try:
        while True:
            queue.get_nowait()
    except Empty:
        return
