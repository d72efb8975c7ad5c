"""Measures the panel's latency: an emulated Pico with real MicroPython at a real table."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic, perf_counter, sleep, thread_time
from typing import Any
from uuid import uuid4

import pytest

from companion.adapters.buttons.button_input import BEWARE_S, ButtonInput
from companion.adapters.buttons.button_meanings import GO_ON, ButtonMeaning, CurrentMeanings, Marking, meaning
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import StripController
from companion.devices import panel as device
from companion.devices.panel import UsbPanelDevice, served
from companion.devices.panel_session import Session, WantedLights
from companion.devices.strip import FakeStrip, Frame, Rgb
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, PlayAgain
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.settings.device_settings import StripSettings
from companion.table.table import Table
from tests.firmware.pretend_pico import PretendPico
from tools.bench.row import Row

PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
BUTTONS = (GO_ON, "undo", "seat-1", "seat-2", "seat-3")
LAMPS = 60
PRESSES, CHANGES, SECONDS = 120, 120, 5
FRAMES_PER_SECOND = 30
BETWEEN_S = 0.5
"""Seconds from one answer to the next; where a game ends and another begins, two changes come at once."""
PATIENCE = 10.0
"""Seconds to wait for anything."""
LOST = 2.0
"""Seconds after which a press is lost: on a machine so busy that the board thinks nobody listens."""


def press_milliseconds(presses: int = PRESSES) -> Row:
    """Milliseconds from a finger on the board's contact to the answer being accepted and on disk."""
    with _table() as table, _plugged() as (pico, panel):
        hands, accepted = ButtonInput(table, (panel,)), SimpleQueue[float]()
        table.subscribe(lambda _: accepted.put(perf_counter()))
        try:
            values = tuple(islice(_presses(table, hands, pico, accepted), presses))
        finally:
            hands.close()
    return Row("from a press on the panel to the accepted answer", values, "ms")


def strip_milliseconds(changes: int = CHANGES) -> Row:
    """Milliseconds from an accepted answer to the first frame that shows it being sent to the panel.

    Answers that change nothing in the light just then send nothing, and are left out.
    """
    sent, accepted = SimpleQueue[tuple[float, float]](), SimpleQueue[float]()

    class Noted(Session):
        """Notes when it begins to send a picture, and since when that was wanted."""

        def due(self, now: float, wanted: WantedLights | None, lit: int = 0) -> bytes:
            before = self._sent
            data = super().due(now, wanted, lit)
            if self._sent is not before and self._sent is not None:
                sent.put((monotonic(), self._sent.at))
            return data

    with pytest.MonkeyPatch.context() as patch, _table() as table, _plugged(patch, Noted) as (_, panel):
        table.subscribe(lambda _: accepted.put(monotonic()))
        lamps = _Timed(
            table, StripSettings(leds=LAMPS), FakeStrip(LAMPS), StripConnection(lambda: panel, lambda: None)
        )
        stop = Event()
        thread = Thread(target=lamps.run, args=(stop,))
        thread.start()
        values = tuple(islice(_changes(table, lamps, accepted, sent), changes))
        stop.set()
        thread.join()
    return Row("from an accepted answer to the frame that shows it", values, "ms")


def core_percent(seconds: int = SECONDS) -> Row:
    """Percent of a core for 60 lamps at 30 frames a second: showing, sending, hearing; a value a second."""
    values, spent = [], [0.0]

    class CountedSession(Session):
        """Notes what its thread has used up."""

        def due(self, now: float, wanted: WantedLights | None, lit: int = 0) -> bytes:
            spent[0] = thread_time()
            return super().due(now, wanted, lit)

    with pytest.MonkeyPatch.context() as patch, _plugged(patch, CountedSession) as (_, panel):
        for _ in range(seconds):
            began, used = perf_counter(), spent[0] + thread_time()
            for number in range(FRAMES_PER_SECOND):
                panel.show(_frame(number))
                sleep(max(0.0, began + (number + 1) / FRAMES_PER_SECOND - perf_counter()))
            values.append(100 * (spent[0] + thread_time() - used) / (perf_counter() - began))
    return Row("60 lamps at 30 frames a second", tuple(values), "% of a core")


class _Timed(StripController):
    """Lamps that note of each moment's first frame when it was begun, and whether it differs."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.first: SimpleQueue[tuple[int, float, bool]] = SimpleQueue()

    def show(self) -> None:
        seen, before, begun = self._seen[0], self._shown, monotonic()
        super().show()
        if self._seen[0] != seen:
            self.first.put((self._seen[0], begun, self._shown != before))


def _frame(number: int) -> Frame:
    return tuple(Rgb((number * 7 + place) % 256, place, number) for place in range(LAMPS))


@contextmanager
def _table() -> Iterator[Table]:
    with TemporaryDirectory() as folder:
        journal = Journal(Path(folder))
        table = Table("home", GAME, journal, CardShelf(Path(folder)))
        for name, colour in PEOPLE:
            table.execute(TakeSeat(name, colour))
        table.execute(BeginGame())
        yield table
        table.close()
        journal.close()


@contextmanager
def _plugged(
    patch: pytest.MonkeyPatch | None = None, session: type[Session] = Session
) -> Iterator[tuple[PretendPico, UsbPanelDevice]]:
    if patch is not None:
        patch.setattr(device, "Session", session)
    with TemporaryDirectory() as folder:
        pico = PretendPico(Path(folder) / "pico")
        pico.plug()
        panel = UsbPanelDevice(LAMPS, ports=pico.ports)
        try:
            with served(panel, PATIENCE):
                yield pico, panel
        finally:
            pico.close()


def _presses(
    table: Table, hands: ButtonInput, pico: PretendPico, accepted: "SimpleQueue[float]"
) -> Iterator[float]:
    chance = Random(1)
    while True:
        sleep(BEWARE_S + 0.05)
        name = _button(table, hands, ButtonMeaning)
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


def _button(table: Table, hands: ButtonInput, means: type) -> str | None:
    now = CurrentMeanings(table.moment, GAME.meta.min_players, mark=hands.mark)
    return next((name for name in BUTTONS if isinstance(meaning(name, now), means)), None)


def _changes(
    table: Table,
    lamps: _Timed,
    accepted: "SimpleQueue[float]",
    sent: "SimpleQueue[tuple[float, float]]",
) -> Iterator[float]:
    chance = Random(1)
    while True:
        sleep(BETWEEN_S)
        _drain(accepted)
        _drain(sent)
        _answer(table, chance)
        answered = accepted.get(timeout=PATIENCE)
        while (first := lamps.first.get(timeout=PATIENCE))[0] < table.moment.stamp:
            pass
        _, begun, differs = first
        if differs:
            yield 1000 * (next(at for at, since in _all(sent) if since >= begun) - answered)


def _all(sent: "SimpleQueue[tuple[float, float]]") -> Iterator[tuple[float, float]]:
    while True:
        yield sent.get(timeout=PATIENCE)


def _answer(table: Table, chance: Random) -> None:
    play = table.moment.play
    asked = [] if play is None else [one for one in play.open.values() if not one.question.standing]
    if not asked:
        table.execute(PlayAgain())
        return
    question = asked[0].question
    value = by_chance(question.form, chance)
    table.execute(
        SubmitAnswer(Answer(question.id, asked[0].version, uuid4().hex, question.to, Origin.SIMULATED, value))
    )


def _drain(queue: "SimpleQueue[float] | SimpleQueue[tuple[float, float]]") -> None:
    try:
        while True:
            queue.get_nowait()
    except Empty:
        return
