"""A press counts once, when it has lasted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.pico.debounce import PRESS, RELEASE, Debounce


def fed(buttons: Debounce, levels: "list[tuple[int, int]]") -> "list[tuple[int, int]]":
    """The changes, each with its time, of what the pins say at those times."""
    return [(now, button) for now, down in levels for button in buttons.feed(now, down)]


@pytest.mark.parametrize(("lasts", "counts"), [(PRESS - 1, False), (PRESS, True), (PRESS + 1, True)])
def test_a_press_counts_from_five_milliseconds_on(lasts: int, counts: bool) -> None:
    buttons = Debounce(1, 0)
    changes = fed(buttons, [(0, 0), (1, 1), (1 + lasts, 1)])
    assert bool(changes) is counts


@pytest.mark.parametrize(("lasts", "counts"), [(RELEASE - 1, False), (RELEASE, True)])
def test_a_release_counts_from_twenty_milliseconds_on(lasts: int, counts: bool) -> None:
    buttons = Debounce(1, 1)
    assert bool(fed(buttons, [(0, 1), (1, 0), (1 + lasts, 0)])) is counts


def test_a_bouncing_press_is_one_press() -> None:
    levels = [(now, now % 3 != 0) for now in range(9)] + [(now, True) for now in range(9, 40)]
    buttons = Debounce(1, 0)
    assert len(fed(buttons, [(now, int(down)) for now, down in levels])) == 1


def test_a_spark_between_two_slow_looks_is_no_press() -> None:
    assert fed(Debounce(1, 0), [(0, 0), (20, 1), (40, 0)]) == []


def test_what_is_down_at_the_beginning_was_not_pressed() -> None:
    buttons = Debounce(2, 0b10)
    assert fed(buttons, [(now, 0b10) for now in range(50)]) == []
    assert buttons.down == 0b10


def test_two_at_once_are_two_presses() -> None:
    assert fed(Debounce(3, 0), [(0, 0b101), (PRESS, 0b101)]) == [(PRESS, 0), (PRESS, 2)]


@given(st.lists(st.integers(0, 0b111), max_size=200))
def test_however_it_bounces_each_button_goes_down_and_up_in_turn(levels: list[int]) -> None:
    buttons, down = Debounce(3, 0), 0
    for now, level in enumerate(levels):
        for button in buttons.feed(now, level):
            down ^= 1 << button
        assert buttons.down == down
