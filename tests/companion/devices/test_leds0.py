"""The Pi 5's driver takes a frame as a file: four bytes for each lamp, from the beginning each time."""

from pathlib import Path

import pytest

from companion.devices.leds0 import open_leds0
from companion.devices.strip import DARK, Rgb, Strip
from companion.devices.trouble import DeviceTrouble


@pytest.fixture
def device(tmp_path: Path) -> Path:
    path = tmp_path / "leds0"
    path.touch()
    return path


def test_each_lamp_is_red_green_blue_and_no_white(device: Path) -> None:
    strip: Strip = open_leds0(2, device)
    strip.show((Rgb(1, 2, 3), Rgb(255, 0, 9)))
    assert device.read_bytes() == bytes([1, 2, 3, 0, 255, 0, 9, 0])


def test_every_frame_begins_at_the_first_lamp(device: Path) -> None:
    strip = open_leds0(2, device)
    for red in (7, 8):
        strip.show((Rgb(red, 0, 0), DARK))
    strip.close()
    assert device.read_bytes() == bytes([8, 0, 0, 0, 0, 0, 0, 0])


def test_a_frame_of_another_length_is_not_written(device: Path) -> None:
    with pytest.raises(ValueError, match="has 2 lamps, not 3"):
        open_leds0(2, device).show((DARK,) * 3)
    assert device.read_bytes() == b""


def test_a_driver_that_is_not_there_is_said_with_the_line_that_brings_it(tmp_path: Path) -> None:
    with pytest.raises(DeviceTrouble, match="dtoverlay=ws2812-pio,gpio=18,num_leds=30"):
        open_leds0(30, tmp_path / "leds0")


def test_a_driver_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    with pytest.raises(DeviceTrouble, match="udev rule"):
        open_leds0(30, tmp_path)


def test_a_driver_that_goes_away_is_an_os_error(device: Path) -> None:
    strip = open_leds0(1, device)
    device.unlink()
    with pytest.raises(FileNotFoundError):
        strip.show((DARK,))
