"""What goes over the SPI pins is what the strip understands: decoded back, and within its timing."""

import sys
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.devices import spi
from companion.devices.spi import Apa102, Ws2812, as_apa102, as_ws2812, open_apa102, open_spi, open_ws2812
from companion.devices.strip import DARK, Frame, Rgb, Strip
from companion.devices.trouble import DeviceTrouble
from tests.companion.devices import spidev_double
from tests.companion.devices.spidev_double import SpiDev

channels = st.integers(0, 255)
frames = st.lists(st.builds(Rgb, channels, channels, channels), max_size=60).map(tuple)
BIT_US = 1e6 / spi.WS2812_HZ


@pytest.fixture
def device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Pi with SPI switched on."""
    monkeypatch.setitem(sys.modules, "spidev", spidev_double)
    monkeypatch.setattr(spi, "CHUNK", tmp_path / "bufsiz")
    path = tmp_path / "spidev0.0"
    path.touch()
    return path


def pulses(sent: bytes) -> list[tuple[str, float]]:
    """The levels on the data line and how long each lasts, in microseconds."""
    line = "".join(f"{byte:08b}" for byte in sent)
    return [(level, len(list(run)) * BIT_US) for level, run in groupby(line)]


def from_ws2812(sent: bytes) -> Frame:
    """What a WS2812 strip makes of it: a pulse of over 0.6 us is a one, and green comes first."""
    bits = "".join("1" if us > 0.6 else "0" for level, us in pulses(sent) if level == "1")
    values = [int(bits[place : place + 8], 2) for place in range(0, len(bits), 8)]
    greens, reds, blues = values[::3], values[1::3], values[2::3]
    return tuple(map(Rgb, reds, greens, blues))


@given(frames)
def test_a_ws2812_reads_the_frame_that_was_sent(frame: Frame) -> None:
    assert from_ws2812(as_ws2812(frame)) == frame


@given(frames)
def test_every_pulse_is_within_the_limits_of_the_datasheet(frame: Frame) -> None:
    """WS2812B: a 0 is high for 0.25 to 0.55 us, a 1 for 0.65 to 0.95, low between for 0.3 to 1.0."""
    line = pulses(as_ws2812(frame))
    for level, us in line[1:-1]:
        limits = ((0.25, 0.55), (0.65, 0.95)) if level == "1" else ((0.3, 1.0),)
        assert any(least <= us <= most for least, most in limits)
    assert line[-1][0] == "0"
    assert line[-1][1] >= 300


def test_sixty_lamps_are_on_the_wire_in_under_three_milliseconds() -> None:
    assert len(as_ws2812((DARK,) * 60)) * 8 * BIT_US / 1000 < 3


@given(frames)
def test_an_apa102_reads_the_frame_that_was_sent(frame: Frame) -> None:
    sent = as_apa102(frame)
    words = [sent[place : place + 4] for place in range(4, 4 + 4 * len(frame), 4)]
    assert sent[:4] == bytes(4)
    assert all(word[0] == 0xFF for word in words)
    assert tuple(Rgb(word[3], word[2], word[1]) for word in words) == frame


@pytest.mark.parametrize("lamps", [1, 16, 17, 300])
def test_an_apa102_strip_gets_half_a_pulse_for_each_lamp_to_pass_the_last_word_on(lamps: int) -> None:
    end = len(as_apa102((DARK,) * lamps)) - 4 - 4 * lamps
    assert (end - 4) * 8 >= lamps / 2


def test_both_set_their_speed_and_send_one_message_a_frame() -> None:
    for kind, speed in ((Ws2812, 2_400_000), (Apa102, 4_000_000)):
        wire = SpiDev()
        strip: Strip = kind(wire, 2)
        strip.show((Rgb(1, 2, 3), DARK))
        assert (wire.mode, wire.max_speed_hz, len(wire.messages)) == (0, speed, 1)
        strip.close()
        with pytest.raises(OSError, match="Bad file"):
            strip.show((DARK, DARK))


def test_a_frame_of_another_length_is_not_sent() -> None:
    wire = SpiDev()
    with pytest.raises(ValueError, match="has 2 lamps, not 1"):
        Ws2812(wire, 2).show((DARK,))
    assert wire.messages == []


def test_the_named_device_is_opened(device: Path) -> None:
    for opened in (open_ws2812(60, device), open_apa102(60, device)):
        assert opened.length == 60
    found = open_spi(10, device)
    assert isinstance(found, SpiDev)
    assert found.path == str(device)


def test_a_pi_without_spi_is_told_how_to_switch_it_on(tmp_path: Path) -> None:
    with pytest.raises(DeviceTrouble, match="raspi-config"):
        open_ws2812(60, tmp_path / "spidev0.0")


def test_a_machine_without_spidev_is_told_what_to_install(
    device: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "spidev", None)
    with pytest.raises(DeviceTrouble, match="pip install"):
        open_apa102(60, device)


@pytest.mark.parametrize(("lamps", "fits"), [(445, True), (446, False)])
def test_a_ws2812_frame_has_to_go_out_in_one_piece(device: Path, lamps: int, fits: bool) -> None:
    """The driver's usual buffer of 4096 bytes; a gap in the middle would end the frame there."""
    (device.parent / "bufsiz").write_text("4096\n")
    assert (len(as_ws2812((DARK,) * lamps)) <= 4096) == fits
    if fits:
        open_ws2812(lamps, device)
    else:
        with pytest.raises(DeviceTrouble, match=r"spidev\.bufsiz=4105"):
            open_ws2812(lamps, device)


def test_a_device_that_may_not_be_opened_is_said(device: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(SpiDev, "open_path", refuse)
    with pytest.raises(DeviceTrouble, match="Permission denied; is this user in the group spi"):
        open_ws2812(60, device)
