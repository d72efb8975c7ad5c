from itertools import pairwise

import pytest

from companion.adapters.light import patterns
from companion.adapters.light.patterns import FADE, Levels, Pattern
from tests.companion.adapters.strip_text import most_flashes

MOVING: tuple[Pattern, ...] = (
    patterns.breathing,
    patterns.tumbling,
    patterns.growing,
    patterns.shrinking,
    patterns.sinking,
    patterns.running,
    patterns.ember,
    patterns.idle,
)
ALL = (*MOVING, patterns.dim)
MOMENTS = [n / 50 for n in range(50 * 12)]


def beckoning(pattern: Pattern) -> Pattern:
    return lambda size, at: patterns.beckoning(pattern(size, at), at)


@pytest.mark.parametrize("pattern", ALL)
@pytest.mark.parametrize("size", [0, 1, 2, 12, 13])
def test_every_lamp_has_a_level_from_dark_to_full(pattern: Pattern, size: int) -> None:
    for shown in (pattern, beckoning(pattern)):
        for at in MOMENTS[::20] if size else []:
            levels = shown(size, at)
            assert len(levels) == size
            assert all(0 <= level <= 1 for level in levels)


@pytest.mark.parametrize("pattern", [*ALL, *(beckoning(one) for one in ALL)])
def test_no_lamp_flashes_more_than_three_times_a_second(pattern: Pattern) -> None:
    for size in (1, 2, 3, 12, 60):
        film = [pattern(size, at) for at in MOMENTS]
        for lamp in range(size):
            assert most_flashes([levels[lamp] for levels in film], MOMENTS) <= 3, (size, lamp)


def test_the_count_of_flashes_sees_four_a_second() -> None:
    assert most_flashes([n // 5 % 2 for n in range(100)], [n / 50 for n in range(100)]) > 3


@pytest.mark.parametrize("pattern", MOVING)
@pytest.mark.parametrize("size", [1, 2, 12])
def test_what_is_not_dim_moves(pattern: Pattern, size: int) -> None:
    assert len({pattern(size, at) for at in MOMENTS}) > 10


def lit(levels: Levels) -> int:
    return sum(level > 0.1 for level in levels)


def test_success_opens_and_is_bright_while_failure_closes_and_is_faint() -> None:
    moments = [0.5, 1.5, 2.5, 3.5]
    opening = [lit(patterns.growing(12, at)) for at in moments]
    closing = [lit(patterns.shrinking(12, at)) for at in moments]
    assert opening == sorted(opening)
    assert opening[0] < opening[-1]
    assert closing == sorted(closing, reverse=True)
    assert max(patterns.growing(12, 3.5)) > 2 * max(patterns.shrinking(12, 0.5))


@pytest.mark.parametrize(
    ("seconds", "level"), [(-1, 0.5), (0, 0.5), (FADE / 2, 0.25), (FADE, 0), (FADE + 1, 0)]
)
def test_a_light_goes_out_slowly_and_for_good(seconds: float, level: float) -> None:
    assert patterns.fading(3, seconds) == (level,) * 3


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 12])
def test_dashes_leave_every_second_lamp_dark_and_keep_the_middle(size: int) -> None:
    shown = patterns.dashed((1.0,) * size)
    assert shown[size // 2] == 1.0
    assert all(one + next_one == 1.0 for one, next_one in pairwise(shown))


def test_a_point_that_wanders_visits_every_lamp_and_is_the_only_full_one() -> None:
    film = [patterns.beckoning(patterns.breathing(12, at), at) for at in MOMENTS]
    assert {levels.index(1.0) for levels in film} == set(range(12))
    assert all(sorted(levels)[-2] <= 0.5 for levels in film)
