"""The Arduino's program in a simulated ATmega328P: the same frames, and a waveform that lamps take."""

import struct
from collections.abc import Iterator

import pytest
import serial

from firmware import wire
from firmware.handshake import Here, greet
from firmware.install_arduino import SKETCH
from firmware.pico.glow import SPARK
from tests.firmware.pretend_board import BUSY
from tests.firmware.pretend_uno import PretendUno
from tests.firmware.talk import Talk

SESSION, LAMPS = 9, 60
PICTURE = bytes((37 * place) & 0xFF for place in range(3 * LAMPS))
ZERO, ONE = (250, 380), (650, 850)
"""Nanoseconds that the line is high: what the datasheets of WS2812, WS2812B, its V5 and SK6812 all allow."""
LOW = (450, 950)
"""Nanoseconds that it is low within a byte: the datasheets of WS2812 and WS2812B, from a 1's to a 0's."""
LATCH = 50_000
"""Nanoseconds of low after which the lamps take what they have; a strip of today waits 280,000."""


@pytest.fixture(scope="module")
def uno(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PretendUno]:
    board = PretendUno(tmp_path_factory.mktemp("uno") / "uno")
    board.plug()
    assert board.sees(any)  # a word that comes while it still begins is half a word to it
    yield board
    board.close()


@pytest.fixture
def talk(uno: PretendUno) -> Iterator[Talk]:
    with serial.Serial(str(uno.file), timeout=0.02) as port:
        here = greet(port, SESSION, BUSY)
        assert here is not None
        yield Talk(port)


def test_without_a_companion_it_shows_that_it_waits(uno: PretendUno) -> None:
    assert uno.sees(lambda lamps: SPARK in lamps and sum(lamps) == sum(SPARK))


def test_it_introduces_itself(uno: PretendUno) -> None:
    with serial.Serial(str(uno.file), timeout=0.02) as port:
        assert greet(port, 3, BUSY) == Here(3, wire.VERSION, LAMPS, 7, 0, "uno")


def test_a_picture_is_taken_and_shown_in_the_strips_own_order(talk: Talk, uno: PretendUno) -> None:
    talk.picture(42, PICTURE)
    assert talk.hear(wire.TAKEN) == (wire.TAKEN, 42, bytes([SESSION, 0, 0]))
    assert uno.sees(PICTURE.__eq__)


def test_its_waveform_keeps_the_limits_of_every_datasheet(talk: Talk, uno: PretendUno) -> None:
    begun = len(uno.waves)
    talk.picture(1, PICTURE)
    assert uno.sees(PICTURE.__eq__)
    seen = len(uno.waves)
    assert uno.sees(lambda _: len(uno.waves) > seen + 2)
    waves = uno.waves[begun:]
    for wave in waves:
        assert ZERO[0] <= wave.zero[0] <= wave.zero[1] <= ZERO[1]
        assert LOW[0] <= wave.low[0] <= wave.low[1] <= LOW[1]
        assert LOW[0] <= wave.gap[0] <= wave.gap[1] < LATCH / 5
    assert ONE[0] <= waves[-1].one[0] <= waves[-1].one[1] <= ONE[1]


def test_no_byte_is_lost_while_the_strip_is_written(talk: Talk, uno: PretendUno) -> None:
    for number in range(40):
        talk.picture(number, PICTURE)
        assert talk.hear(wire.TAKEN) == (wire.TAKEN, number, bytes([SESSION, 0, 0]))
    assert uno.lost == 0
    alive = talk.hear(wire.ALIVE)
    assert alive is not None
    assert struct.unpack(wire.ALIVE_FIELDS, alive[2])[3] == 0


def test_nonsense_is_dropped_and_counted(talk: Talk) -> None:
    talk.port.write(b"\x03\x41\0" + bytes(range(1, 256)) * 3 + b"\0\0\xff\0")
    talk.picture(7, PICTURE)
    assert talk.hear(wire.TAKEN) == (wire.TAKEN, 7, bytes([SESSION, 0, 0]))
    alive = talk.hear(wire.ALIVE)
    assert alive is not None
    assert struct.unpack(wire.ALIVE_FIELDS, alive[2])[3] == 3


def test_a_picture_fades_in_and_what_moved_breathes(talk: Talk, uno: PretendUno) -> None:
    talk.picture(1, bytes(3 * LAMPS))
    assert uno.sees(lambda lamps: not any(lamps))
    begun = len(uno.lit)
    talk.picture(2, bytes((200, 0, 0)) * LAMPS, fade=40)
    assert uno.sees(lambda lamps: lamps[0] == 200)
    assert any(0 < one.lamps[0] < 200 for one in uno.lit[begun:])
    assert uno.sees(lambda lamps: 110 <= lamps[0] < 150)
    assert max(one.lamps[0] for one in uno.lit[begun:]) == 200


@pytest.mark.parametrize("button", range(7))
def test_each_button_is_told_once_when_it_is_pressed_and_once_when_it_is_let_up(
    talk: Talk, uno: PretendUno, button: int
) -> None:
    uno.press(button)
    pressed = talk.hear(wire.BUTTON)
    assert pressed is not None
    assert pressed[2] == struct.pack(wire.BUTTON_FIELDS, SESSION, button, 1 << button)
    uno.release(button)
    released = talk.hear(wire.BUTTON)
    assert released is not None
    assert released[2] == struct.pack(wire.BUTTON_FIELDS, SESSION, button, 0)
    assert talk.hear(wire.BUTTON, 0.05) is None


def test_the_lamp_in_each_button_is_lit_and_put_out(talk: Talk, uno: PretendUno) -> None:
    for button in range(7):
        talk.say(wire.LIGHT, button, struct.pack(wire.LIGHT_FIELDS, 1 << button))
        assert talk.hear(wire.TAKEN) == (wire.TAKEN, button, bytes([SESSION, 0, 0]))
        assert uno.glows({button})
    talk.say(wire.LIGHT, 8, struct.pack(wire.LIGHT_FIELDS, 0b1111111))
    assert uno.glows(set(range(7)))
    assert uno.glows(set())  # for nobody says anything more


def test_a_board_that_hangs_is_restarted_by_its_watchdog(talk: Talk, uno: PretendUno) -> None:
    talk.picture(1, PICTURE)
    assert uno.sees(PICTURE.__eq__)
    uno.hang()
    assert uno.sees(lambda lamps: SPARK in lamps and sum(lamps) == sum(SPARK))
    assert uno.bites == 1
    assert greet(talk.port, SESSION + 1, BUSY) is not None
    talk.picture(1, PICTURE)
    assert uno.sees(PICTURE.__eq__)


def test_the_sketch_lies_where_the_arduino_ide_looks_for_it() -> None:
    assert SKETCH.parent.name == SKETCH.stem
