"""Nobody waits for the panel. `make bench` measures how long; here it may be a busy machine."""

from statistics import median

from tests.firmware.pretend_pico import micropython
from tools.bench.panel import core_percent, press_milliseconds, strip_milliseconds


def test_a_press_is_answered_and_shown_in_a_moment() -> None:
    micropython()
    assert median(press_milliseconds(5).values) < 200
    assert median(strip_milliseconds(5).values) < 200


def test_sixty_lamps_at_thirty_frames_a_second_take_less_than_a_twentieth_of_a_core() -> None:
    micropython()
    assert min(core_percent(2).values) < 5
