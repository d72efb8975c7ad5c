"""Plain LEDs on pins are a strip without colour."""

import pytest
from gpiozero.pins.mock import MockFactory

from companion.devices.plain_leds import PlainLamps
from companion.devices.strip import DARK, Rgb, Strip
from companion.devices.trouble import DeviceTrouble


def test_each_led_is_as_bright_as_its_lamps_strongest_channel(factory: MockFactory) -> None:
    strip: Strip = PlainLamps((4, 23, 24), factory)
    strip.show((Rgb(255, 255, 255), Rgb(0, 51, 0), DARK))
    assert [round(factory.pin(pin).state, 3) for pin in (4, 23, 24)] == [1.0, 0.2, 0.0]


def test_a_frame_of_another_length_is_not_shown(factory: MockFactory) -> None:
    with pytest.raises(ValueError, match="has 1 lamps, not 2"):
        PlainLamps((4,), factory).show((DARK, DARK))


def test_closing_leaves_the_pins_to_others(factory: MockFactory) -> None:
    strip = PlainLamps((4,), factory)
    strip.close()
    strip.close()
    PlainLamps((4,), factory).close()


def test_a_pin_that_is_taken_is_said_and_the_others_are_let_go(factory: MockFactory) -> None:
    held = PlainLamps((4,), factory)
    with pytest.raises(DeviceTrouble, match="GPIO 23, 4 cannot be used"):
        PlainLamps((23, 4), factory)
    held.close()
    PlainLamps((23, 4), factory).close()
