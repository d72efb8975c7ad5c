import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.devices.current_limit import draw, limit, within
from companion.devices.strip import Frame, Rgb

channels = st.integers(0, 255)
frames = st.lists(st.builds(Rgb, channels, channels, channels), max_size=80).map(tuple)


def test_sixty_white_lamps_draw_three_and_a_half_amperes() -> None:
    assert draw((Rgb(255, 255, 255),) * 60) == pytest.approx(3660)


def test_the_limit_of_sixty_lamps_on_two_amperes() -> None:
    assert limit(60, 2.0) == 22185


def test_white_on_that_supply_stays_even_and_just_below_the_limit() -> None:
    shown = within((Rgb(255, 255, 255),) * 60, 2.0)
    assert set(shown) == {Rgb(123, 123, 123)}
    assert draw(shown) < 1800


def test_a_frame_below_the_limit_is_left_as_it_is() -> None:
    frame = (Rgb(10, 20, 30),) * 60
    assert within(frame, 2.0) is frame


def test_a_supply_that_hardly_feeds_the_controllers_shows_nothing() -> None:
    assert within((Rgb(255, 0, 0),) * 60, 0.05) == (Rgb(0, 0, 0),) * 60


@given(frames, st.floats(0.1, 20))
def test_no_frame_ever_exceeds_the_supply(frame: Frame, amperes: float) -> None:
    shown = within(frame, amperes)
    assert len(shown) == len(frame)
    assert sum(map(sum, shown)) <= limit(len(frame), amperes)
    assert draw(shown) <= max(amperes * 900, len(frame)) + 1e-6


@given(frames, st.floats(0.1, 20))
def test_dimming_makes_no_lamp_brighter(frame: Frame, amperes: float) -> None:
    for before, after in zip(frame, within(frame, amperes), strict=True):
        assert all(low <= high for low, high in zip(after, before, strict=True))
