"""`make pico`: the board's unchanged files under a real image of MicroPython, on an emulated RP2040."""

import os
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from firmware import wire
from firmware.greeting import Here, greet
from firmware.pico import wiring
from firmware.pico.glow import SPARK
from tests.firmware.emulated_pico import EmulatedPico
from tests.firmware.talk import Talk

IMAGE = os.environ.get("PICO_UF2", "")
SESSION, PATIENCE = 5, 60.0
"""Seconds: an emulated board is many times slower than one on the desk."""
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
    assert pico.sees(lambda lamps: SPARK in lamps and sum(lamps) == sum(SPARK), PATIENCE)


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
