"""The board's unchanged files, run by MicroPython behind a port."""

import struct
from collections.abc import Iterator
from time import monotonic, sleep

import pytest
import serial

from firmware import wire
from firmware.handshake import Here, greet
from firmware.pico import wiring
from firmware.pico.glow import SPARK
from tests.firmware.pretend_board import BUSY
from tests.firmware.pretend_pico import PretendPico
from tests.firmware.talk import Talk

SESSION = 7
RED = bytes((90, 0, 0)) * wiring.LAMPS


@pytest.fixture
def talk(pico: PretendPico) -> Iterator[Talk]:
    with serial.Serial(str(pico.file), timeout=0.02) as port:
        yield Talk(port)


@pytest.fixture
def met(talk: Talk) -> Talk:
    assert greet(talk.port, SESSION, BUSY) is not None
    return talk


def test_it_introduces_itself(talk: Talk) -> None:
    buttons = len(wiring.BUTTONS)
    assert greet(talk.port, SESSION, BUSY) == Here(SESSION, wire.VERSION, wiring.LAMPS, buttons, 0, "pico")


def test_a_picture_is_taken_and_shown(met: Talk, pico: PretendPico) -> None:
    met.picture(42, RED)
    assert met.hear(wire.TAKEN) == (wire.TAKEN, 42, bytes([SESSION, 0, 0]))
    assert pico.sees(RED.__eq__)


def test_a_picture_fades_in(met: Talk, pico: PretendPico) -> None:
    begun = len(pico.lit)
    met.picture(1, RED, fade=40)
    assert pico.sees(RED.__eq__)
    reds = [one.lamps[0] for one in pico.lit[begun:]]
    assert reds == sorted(reds)
    assert any(0 < red < 90 for red in reds)


def test_a_press_and_a_release_are_told_once_each(met: Talk, pico: PretendPico) -> None:
    numbers = []
    for move, down in ((pico.press, 0b100), (pico.release, 0)):
        move(2)
        told = met.hear(wire.BUTTON)
        assert told is not None
        assert told[2] == struct.pack(wire.BUTTON_FIELDS, SESSION, 2, down)
        numbers.append(told[1])
    assert 0 < numbers[0] < numbers[1]
    assert met.hear(wire.BUTTON, 0.1) is None


def test_a_press_that_nobody_listens_to_is_not_told_later(met: Talk, pico: PretendPico) -> None:
    ends = monotonic() + BUSY
    while not _pressed_in_silence(met, pico):  # on a busy machine the board may feel it only later
        pico.release(0)
        assert monotonic() < ends
    assert met.hear(wire.BUTTON, 0.2) is None


def _pressed_in_silence(met: Talk, pico: PretendPico) -> bool:
    """Presses a button long after the last word; whether the board had felt it before the next one."""
    sleep(1.2)
    pico.press(0)
    sleep(0.1)
    met.say(wire.PICTURE, 1, struct.pack(wire.PICTURE_FIELDS, 0, 0))
    taken = met.hear(wire.TAKEN)
    assert taken is not None
    return taken[2][-1] == 1


def test_once_a_second_it_says_what_is_down_shown_and_dropped(met: Talk, pico: PretendPico) -> None:
    pico.press(1)
    met.picture(1, RED)
    met.port.write(b"nonsense\0")
    met.hear(wire.BUTTON)
    alive = met.hear(wire.ALIVE)
    assert alive is not None
    assert struct.unpack(wire.ALIVE_FIELDS, alive[2])[:3] == (SESSION, 0b10, 1)
    assert struct.unpack(wire.ALIVE_FIELDS, alive[2])[3] >= 1


def test_a_byte_that_would_interrupt_a_program_stops_nothing(met: Talk) -> None:
    met.port.write(b"\x03\x03\x04\x01\0")
    met.picture(3, bytes([3, 4, 1]) * wiring.LAMPS)
    assert met.hear(wire.TAKEN) is not None


def test_without_a_companion_it_shows_that_it_waits(met: Talk, pico: PretendPico) -> None:
    met.picture(1, RED)
    assert pico.sees(RED.__eq__)
    assert pico.sees(lambda lamps: SPARK in lamps and sum(lamps) == sum(SPARK))


@pytest.mark.usefixtures("met")
def test_a_board_that_hangs_is_restarted(pico: PretendPico) -> None:
    pico.hang()
    assert pico.sees(lambda lamps: SPARK in lamps)
    assert pico.bites == 1


def test_it_leaves_its_program_once_when_it_is_asked_to(met: Talk, pico: PretendPico) -> None:
    met.say(wire.LEAVE, 1)
    ends = monotonic() + BUSY
    while (pico.flash / "stay").exists() or not pico.plugged:
        assert monotonic() < ends
        sleep(0.05)


def test_the_lamps_in_its_buttons_are_lit_and_put_out(met: Talk, pico: PretendPico) -> None:
    met.say(wire.LIGHT, 9, struct.pack(wire.LIGHT_FIELDS, 0b1000101))
    assert met.hear(wire.TAKEN) == (wire.TAKEN, 9, bytes([SESSION, 0, 0]))
    assert pico.glows({0, 2, 6})
    met.say(wire.LIGHT, 10, struct.pack(wire.LIGHT_FIELDS, 0b10))
    assert pico.glows({1})


def test_without_a_companion_no_button_is_lit(met: Talk, pico: PretendPico) -> None:
    met.say(wire.LIGHT, 1, struct.pack(wire.LIGHT_FIELDS, 0b1))
    assert pico.glows({0})
    assert pico.glows(set())
