"""The panel as the table has it: a strip and buttons that may be unplugged at any moment."""

import os
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Semaphore, Thread
from time import monotonic, sleep

import pytest

from companion.devices.buttons import Buttons
from companion.devices.panel import UsbPanelDevice
from companion.devices.panel_status import PanelState
from companion.devices.strip import DARK, Frame, Rgb, Strip
from firmware import wire
from firmware.pico import wiring
from firmware.ports import Port
from tests.companion.devices.board import Board
from tests.firmware.pretend_board import BUSY
from tests.firmware.pretend_pico import PretendPico
from tests.firmware.pretend_uno import PretendUno, compiled

RED: Frame = (Rgb(90, 0, 0),) * wiring.LAMPS
BLUE: Frame = (Rgb(0, 0, 90),) * wiring.LAMPS


def lamps(frame: Frame) -> bytes:
    return b"".join(map(bytes, frame))


def within(seconds: float, holds: Callable[[], bool]) -> bool:
    ends = monotonic() + seconds
    while monotonic() < ends and not holds():
        sleep(0.01)
    return holds()


def knows(panel: UsbPanelDevice, down: int) -> bool:
    """True if the companion comes to know that just these buttons are down, a sum of bits."""
    return within(BUSY, lambda: panel.session is not None and panel.session.down == down)


class Presses:
    """Everything that a panel tells of its buttons."""

    def __init__(self, panel: UsbPanelDevice) -> None:
        self._told = SimpleQueue[str]()
        panel.listen(self._told.put)

    def next(self, seconds: float = BUSY) -> str | None:
        try:
            return self._told.get(timeout=seconds)
        except Empty:
            return None


@contextmanager
def running(panel: UsbPanelDevice) -> Iterator[UsbPanelDevice]:
    stop = Event()
    thread = Thread(target=panel.run, args=(stop,))
    thread.start()
    try:
        yield panel
    finally:
        stop.set()
        thread.join()


@pytest.fixture
def panel(pico: PretendPico) -> Iterator[UsbPanelDevice]:
    with running(UsbPanelDevice(wiring.LAMPS, hold=0.3, ports=pico.ports)) as found:
        assert within(BUSY, lambda: found.status.state is PanelState.HERE)
        yield found


def test_a_panel_is_a_strip_and_has_buttons(panel: UsbPanelDevice) -> None:
    strip: Strip = panel
    buttons: Buttons = panel
    assert strip.length == wiring.LAMPS
    assert buttons.names == ("go-on", "undo", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5")


def test_its_strip_shows_the_frame_and_its_buttons_are_told(panel: UsbPanelDevice, pico: PretendPico) -> None:
    presses = Presses(panel)
    panel.show(RED)
    assert pico.sees(lamps(RED).__eq__)
    pico.press(0)
    pico.press(3)
    assert [presses.next(), presses.next()] == ["go-on", "seat-2"]


def test_it_knows_which_buttons_are_held(panel: UsbPanelDevice, pico: PretendPico) -> None:
    pico.press(3)
    assert within(BUSY, lambda: panel.held == {"seat-2"})
    pico.release(3)
    assert within(BUSY, lambda: panel.held == frozenset())


def test_buttons_are_lit_by_their_names_and_again_on_a_board_that_is_back(
    panel: UsbPanelDevice, pico: PretendPico
) -> None:
    panel.light({"go-on", "seat-5", "seat-9"})
    assert pico.glows({0, 6})
    pico.unplug()
    assert pico.glows(set())
    pico.plug()
    assert pico.glows({0, 6})
    panel.light(())
    assert pico.glows(set())


def test_a_frame_of_another_length_is_refused(panel: UsbPanelDevice) -> None:
    with pytest.raises(ValueError, match="has 60 lamps, not 1"):
        panel.show((DARK,))


def test_the_button_that_takes_back_counts_once_when_it_was_held(
    panel: UsbPanelDevice, pico: PretendPico
) -> None:
    presses = Presses(panel)
    pico.press(1)
    assert presses.next() == "undo"
    pico.press(2)
    assert presses.next() == "seat-1"


def test_the_button_that_takes_back_does_nothing_when_it_was_only_pressed(pico: PretendPico) -> None:
    with running(UsbPanelDevice(1, hold=BUSY, ports=pico.ports)) as panel:
        presses = Presses(panel)
        assert within(BUSY, lambda: panel.status.state is PanelState.HERE)
        pico.press(1)
        assert knows(panel, 0b10)
        pico.release(1)
        assert knows(panel, 0)
        pico.press(2)
        assert presses.next() == "seat-1"


def test_unplugged_and_plugged_in_again_it_shows_what_it_should(
    panel: UsbPanelDevice, pico: PretendPico
) -> None:
    presses = Presses(panel)
    panel.show(RED)
    assert pico.sees(lamps(RED).__eq__)
    pico.unplug()
    assert within(BUSY, lambda: panel.status.state is PanelState.GONE)
    panel.show(BLUE)
    pico.press(2)
    pico.plug()
    assert within(BUSY, lambda: panel.status.state is PanelState.HERE)
    assert pico.sees(lamps(BLUE).__eq__)
    assert knows(panel, 0b100)  # it was down when they met again
    pico.release(2)
    assert knows(panel, 0)
    pico.press(0)
    assert presses.next() == "go-on"
    pico.press(2)
    assert presses.next() == "seat-1"


def test_a_board_that_hung_is_met_again(panel: UsbPanelDevice, pico: PretendPico) -> None:
    panel.show(RED)
    assert pico.sees(lamps(RED).__eq__)
    pico.hang()
    assert within(BUSY, lambda: pico.bites == 1)
    assert pico.sees(lamps(RED).__eq__)


def test_news_of_it_are_told_and_a_listener_that_fails_stops_nothing(pico: PretendPico) -> None:
    def fails() -> None:
        told.append(panel.status.state)
        raise RuntimeError

    told: list[PanelState] = []
    panel = UsbPanelDevice(1, changed=fails, ports=pico.ports)
    with running(panel):
        assert within(BUSY, lambda: panel.status.state is PanelState.HERE)
        pico.unplug()
        assert within(BUSY, lambda: panel.status.state is PanelState.GONE)
    assert told == [PanelState.HERE, PanelState.GONE]


def test_of_two_boards_the_first_by_its_number_is_used_and_the_other_named(
    pico: PretendPico, tmp_path: Path
) -> None:
    other = PretendPico(tmp_path / "other", serial="A0000")
    other.plug()
    both = lambda: (*pico.ports(), *other.ports())  # noqa: E731 - a line says it
    try:
        with running(UsbPanelDevice(1, ports=both)) as panel:
            assert within(BUSY, lambda: panel.status.state is PanelState.HERE)
            assert panel.status.port == other.port
            assert panel.status.others == (pico.port,)
            other.unplug()
            assert within(
                BUSY, lambda: panel.status.port == pico.port and panel.status.state is PanelState.HERE
            )
        assert pico.port.serial is not None
        with running(UsbPanelDevice(1, chosen=pico.port.serial, ports=both)) as panel:
            assert within(BUSY, lambda: panel.status.port == pico.port)
    finally:
        other.close()


def test_an_arduino_is_a_panel_like_any_other(tmp_path: Path) -> None:
    compiled()
    uno = PretendUno(tmp_path / "uno")
    uno.plug()
    try:
        with running(UsbPanelDevice(wiring.LAMPS, ports=uno.ports)) as panel:
            presses = Presses(panel)
            panel.show(RED)
            assert within(BUSY, lambda: panel.status.state is PanelState.HERE)
            assert uno.sees(lamps(RED).__eq__)
            uno.press(6)
            assert presses.next() == "seat-5"
    finally:
        uno.close()


class Wired:
    """A port with the test at its other end."""

    def __init__(self, folder: Path) -> None:
        self._board, self._plug = os.openpty()
        tty.setraw(self._plug)
        os.set_blocking(self._board, False)
        self.port = Port(os.ttyname(self._plug), 0x2E8A, 0x0005, str(folder))

    def say(self, said: bytes) -> None:
        os.write(self._board, said)

    def heard(self) -> bytes:
        try:
            return os.read(self._board, 4096)
        except BlockingIOError:
            return b""

    def close(self) -> None:
        os.close(self._board)
        os.close(self._plug)


@pytest.fixture
def wired(tmp_path: Path) -> Iterator[Wired]:
    found = Wired(tmp_path)
    yield found
    found.close()


def test_a_board_that_talks_nonsense_is_told_and_left_for_the_next(wired: Wired, pico: PretendPico) -> None:
    nonsense = Port(wired.port.device, 0x2E8A, 0x0005, "0")
    states: list[PanelState] = []
    found = UsbPanelDevice(
        1, changed=lambda: states.append(found.status.state), ports=lambda: (nonsense, *pico.ports())
    )
    with running(found):
        ends = monotonic() + BUSY
        while PanelState.NONSENSE not in states and monotonic() < ends:
            with suppress(BlockingIOError):  # nobody reads it yet
                wired.say(b"MicroPython v1.26\r\n>>> \0\xff\xfe\0")
            sleep(0.02)
        assert within(BUSY, lambda: found.status.state is PanelState.HERE)
    assert found.status.port == pico.port
    assert PanelState.NONSENSE in states


@pytest.mark.parametrize("newer", [-1, 0, 1])
def test_another_version_works_and_is_told(wired: Wired, newer: int) -> None:
    board = Board(lamps=1, buttons=3, version=wire.VERSION + newer)
    with running(UsbPanelDevice(1, ports=lambda: (wired.port,))) as panel:
        presses = Presses(panel)
        panel.show((Rgb(1, 2, 3),))
        ends = monotonic() + BUSY
        while not board.shown and monotonic() < ends:
            wired.say(board.hear(wired.heard()))
            sleep(0.01)
        wired.say(board.press(2))
        assert presses.next() == "seat-1"
        assert (panel.status.is_old, panel.status.is_newer) == (newer < 0, newer > 0)
    assert board.shown == [bytes((1, 2, 3))]


def test_a_port_that_somebody_else_has_is_told(pico: PretendPico) -> None:
    with running(UsbPanelDevice(1, ports=pico.ports)) as one:
        assert within(BUSY, lambda: one.status.state is PanelState.HERE)
        with running(UsbPanelDevice(1, ports=pico.ports)) as other:
            assert within(BUSY, lambda: other.status.state is PanelState.TAKEN)


def test_a_machine_that_cannot_list_its_ports_is_asked_again(
    pico: PretendPico, caplog: pytest.LogCaptureFixture
) -> None:
    faults = [OSError("one of them is just going")]

    def ports() -> tuple[Port, ...]:
        if faults:
            raise faults.pop()
        return pico.ports()

    with running(UsbPanelDevice(1, ports=ports)) as panel:
        assert within(BUSY, lambda: panel.status.state is PanelState.HERE)
    assert "the panel failed" in caplog.text


@pytest.mark.parametrize("chosen", ["", "no such port"])
def test_without_a_board_nothing_is_the_matter(chosen: str) -> None:
    looks = Semaphore(0)

    def ports() -> tuple[Port, ...]:
        looks.release()
        return ()

    with running(UsbPanelDevice(1, chosen=chosen, ports=ports)) as panel:
        panel.show((DARK,))
        for _ in range(3):  # what one look found is known by the next one
            assert looks.acquire(timeout=BUSY)
        assert panel.status.state is PanelState.NONE
        assert panel.names == ()


def test_buttons_that_no_table_has_do_not_count(wired: Wired) -> None:
    board = Board(lamps=1, buttons=12)
    with running(UsbPanelDevice(1, ports=lambda: (wired.port,))) as panel:
        presses = Presses(panel)
        ends = monotonic() + BUSY
        while panel.status.state is not PanelState.HERE and monotonic() < ends:
            wired.say(board.hear(wired.heard()))
            sleep(0.01)
        assert len(panel.names) == 10
        wired.say(board.press(11) + board.press(6))
        assert presses.next() == "seat-5"


def test_no_thread_stays_behind_when_it_is_closed_in_mid_picture(pico: PretendPico) -> None:
    for _ in range(3):
        with running(UsbPanelDevice(wiring.LAMPS, ports=pico.ports)) as panel:
            assert within(BUSY, lambda: panel.status.state is PanelState.HERE)
            panel.show(RED)
