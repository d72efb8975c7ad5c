"""`make pico`: the board's unchanged files under a real image of MicroPython, on an emulated RP2040."""

import os
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from companion.devices import panel_session
from companion.devices.panel import UsbPanelDevice, served
from companion.devices.strip import Rgb
from firmware import wire
from firmware.handshake import Here, greet
from firmware.pico import wiring
from firmware.pico.glow import SPARK
from tests.firmware.emulated_pico import EmulatedPico
from tests.firmware.talk import Talk

IMAGE = os.environ.get("PICO_UF2", "")
SESSION, PATIENCE = 5, 300.0
"""Seconds: an emulated board is fifty times slower than one on the desk, on a busy machine more."""
FEW, ANSWER = 4, 20.0
"""Lamps of a short strip, and seconds that such a board may need to take a picture."""
PICTURE = bytes((41 * place) & 0xFF for place in range(3 * wiring.LAMPS))

pytestmark = pytest.mark.skipif(
    not IMAGE, reason="needs an image of MicroPython for the Pico: `make pico UF2=...`"
)


@pytest.fixture(scope="module")
def pico(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmulatedPico]:
    board = EmulatedPico(tmp_path_factory.mktemp("pico") / "pico", Path(IMAGE))
    board.plug()
    yield board
    board.close()


@pytest.fixture
def talk(pico: EmulatedPico) -> Iterator[Talk]:
    with serial.Serial(str(pico.file), timeout=0.1) as port:
        assert greet(port, SESSION, PATIENCE) is not None
        yield Talk(port)


def test_without_a_companion_it_shows_that_it_waits(pico: EmulatedPico) -> None:
    assert pico.sees(_waits, PATIENCE)


def test_it_introduces_itself(pico: EmulatedPico) -> None:
    with serial.Serial(str(pico.file), timeout=0.1) as port:
        here = Here(SESSION, wire.VERSION, wiring.LAMPS, len(wiring.BUTTONS), 0, "pico")
        assert greet(port, SESSION, PATIENCE) == here


def test_a_picture_is_taken_and_every_lamp_shows_it(talk: Talk, pico: EmulatedPico) -> None:
    talk.picture(42, PICTURE)
    assert talk.hear(wire.TAKEN, PATIENCE) == (wire.TAKEN, 42, bytes([SESSION, 0, 0]))
    assert pico.sees(PICTURE.__eq__, PATIENCE)


@pytest.mark.parametrize("button", [0, len(wiring.BUTTONS) - 1])
def test_a_press_and_a_release_are_told(talk: Talk, pico: EmulatedPico, button: int) -> None:
    for move, down in ((pico.press, 1 << button), (pico.release, 0)):
        talk.picture(1, PICTURE)
        move(button)
        told = talk.hear(wire.BUTTON, PATIENCE)
        assert told is not None
        assert told[2] == struct.pack(wire.BUTTON_FIELDS, SESSION, button, down)


def test_the_lamps_in_its_buttons_are_lit(talk: Talk, pico: EmulatedPico) -> None:
    talk.say(wire.LIGHT, 9, struct.pack(wire.LIGHT_FIELDS, 0b1000001))
    assert talk.hear(wire.TAKEN, PATIENCE) == (wire.TAKEN, 9, bytes([SESSION, 0, 0]))
    assert pico.glows({0, 6}, PATIENCE)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A companion that gives a slow board the time that it needs."""
    monkeypatch.setattr(panel_session, "ANSWER", ANSWER)
    for name in ("STRANGER", "GONE"):
        monkeypatch.setattr(panel_session, name, PATIENCE)


@pytest.fixture
def short(tmp_path: Path) -> Iterator[EmulatedPico]:
    """A board with a short strip, of its own for a test."""
    board = EmulatedPico(tmp_path / "pico", Path(IMAGE), FEW)
    board.plug()
    yield board
    board.close()


@pytest.mark.usefixtures("patient")
@pytest.mark.timeout(3 * PATIENCE)
def test_a_board_that_hangs_is_restarted_by_its_watchdog_and_shows_again_what_it_should(
    short: EmulatedPico,
) -> None:
    with served(_showing(short), PATIENCE):
        assert short.sees(SHOWN.__eq__, PATIENCE)
        short.hang()
        assert short.sees(lambda _: short.bites == 1, PATIENCE)
        assert short.sees(SHOWN.__eq__, PATIENCE)
        assert short.glows({0}, PATIENCE)


@pytest.mark.usefixtures("patient")
@pytest.mark.timeout(3 * PATIENCE)
def test_a_companion_that_was_gone_for_long_has_its_picture_shown_again(short: EmulatedPico) -> None:
    with served(_showing(short), PATIENCE):
        assert short.sees(SHOWN.__eq__, PATIENCE)
        assert short.glows({0}, PATIENCE)
    assert short.sees(_waits, PATIENCE)
    assert short.glows(set(), PATIENCE)
    with served(_showing(short), PATIENCE):
        assert short.sees(SHOWN.__eq__, PATIENCE)
        assert short.glows({0}, PATIENCE)


SHOWN = bytes((5, 6, 7)) * FEW


def _showing(pico: EmulatedPico) -> UsbPanelDevice:
    panel = UsbPanelDevice(FEW, ports=pico.ports)
    panel.show((Rgb(5, 6, 7),) * FEW)
    panel.light({"go-on"})
    return panel


def _waits(lamps: bytes) -> bool:
    return SPARK in lamps and sum(lamps) == sum(SPARK)
