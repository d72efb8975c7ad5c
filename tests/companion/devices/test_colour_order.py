"""LEDs of any order of colours get what was meant, also where a white one stands beside the three."""

import pytest

from companion.devices.colour_order import ColourOrdered, lamps_sent, repacked
from companion.devices.strip import FakeStrip, Frame, Rgb

FRAME: Frame = (Rgb(200, 10, 30), Rgb(0, 0, 0), Rgb(255, 255, 255), Rgb(1, 2, 3), Rgb(80, 90, 0))


def sent(frame: Frame, order: str, driver: str) -> bytes:
    """The bytes that go out when a driver sends each lamp of the repacked frame in its own order."""
    names = {"R": "red", "G": "green", "B": "blue"}
    lamps = repacked(frame, order, driver)
    return bytes(getattr(lamp, names[colour]) for lamp in lamps for colour in driver)


@pytest.mark.parametrize("driver", ["GRB", "BGR"])
@pytest.mark.parametrize(
    ("order", "first"),
    [
        ("RGB", (200, 10, 30)),
        ("RBG", (200, 30, 10)),
        ("GRB", (10, 200, 30)),
        ("GBR", (10, 30, 200)),
        ("BRG", (30, 200, 10)),
        ("BGR", (30, 10, 200)),
        ("RGBW", (190, 0, 20, 10)),
        ("GRBW", (0, 190, 20, 10)),
        ("BGRW", (20, 0, 190, 10)),
    ],
)
def test_each_led_gets_its_bytes_in_its_own_order(order: str, first: tuple[int, ...], driver: str) -> None:
    row = sent(FRAME, order, driver)
    assert tuple(row[: len(order)]) == first
    assert len(row) == 3 * lamps_sent(len(FRAME), order)


def test_a_white_led_gives_what_the_three_have_in_common() -> None:
    row = sent(FRAME, "RGBW", "GRB")
    assert tuple(row[8:12]) == (0, 0, 0, 255)
    assert tuple(row[16:20]) == (80, 90, 0, 0)
    assert row[20:] == bytes(1)


def test_a_frame_of_another_length_is_not_sent() -> None:
    behind = FakeStrip(lamps_sent(5, "RGBW"))
    strip = ColourOrdered(behind, 5, "RGBW", "GRB")
    strip.show(FRAME)
    shown = behind.frame
    with pytest.raises(ValueError, match="5 lamps"):
        strip.show(FRAME[:4])
    assert behind.frame == shown
    strip.close()
