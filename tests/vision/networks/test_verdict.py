"""What is told of a sighting: a value, a doubt, a hint or nothing."""

import numpy as np
import pytest

from vision.networks.finder import Sighting
from vision.networks.verdict import (
    AMONG,
    CLEAR,
    CLEAR_ONE,
    DEPENDS,
    DIE,
    EDGE,
    FOUND,
    HINT,
    LARGER,
    MAYBE,
    SAME,
    SMALLER,
    SURE,
    SURE_ONE,
    SURELY,
    THERE,
    TINY,
    TOLD,
    StillVerdict,
    hints,
    verdicts,
)
from vision.reading import BoundingBox

BOX = BoundingBox(10, 20, 30, 30)


def verdict(here: float, none: float = 0.0, value: int = 3, surest: float = 1.0) -> StillVerdict:
    row = np.full(7, (1 - none) * (1 - surest) / 5, np.float32)
    row[0], row[value] = none, (1 - none) * surest
    return verdicts([Sighting(BOX, here)], row[None])[0]


def test_a_sure_value_is_told() -> None:
    told = verdict(0.9, value=5)
    assert (told.value, told.box, told.is_die) == (5, BOX, True)
    assert told.certainty == pytest.approx(1)


@pytest.mark.parametrize(("surest", "value"), [(TOLD - 0.01, None), (TOLD + 0.01, 3)])
def test_a_value_in_doubt_is_not_told(surest: float, value: int | None) -> None:
    assert verdict(0.9, surest=surest).value == value


@pytest.mark.parametrize(
    ("here", "is_die", "is_hint"),
    [
        (DIE + 0.01, True, False),
        (DIE - 0.01, False, True),
        (HINT + 0.01, False, True),
        (HINT - 0.01, False, False),
    ],
)
def test_a_faint_sighting_is_a_hint_or_nothing(here: float, is_die: bool, is_hint: bool) -> None:
    told = verdict(here ** (1 / FOUND))
    assert (told.is_die, told.is_hint) == (is_die, is_hint)


def test_what_shows_no_die_from_near_is_none_however_sure_it_was_from_afar() -> None:
    told = verdict(1.0, none=0.9)
    assert not told.is_die
    assert not told.is_hint


def test_what_shows_no_value_is_less_of_a_die() -> None:
    assert verdict(0.8, surest=0.2).here == pytest.approx(0.8**FOUND * (1 - 0.8 * DEPENDS))
    assert verdict(0.8, surest=1.0).here == pytest.approx(0.8**FOUND)
    assert not verdict(DIE + 0.05, surest=0.2).is_die


def test_a_pip_within_a_die_is_not_told() -> None:
    die, pip = Sighting(BoundingBox(0, 0, 100, 100), 0.6), Sighting(BoundingBox(15, 15, 20, 20), 0.9)
    rows = np.zeros((2, 7), np.float32)
    rows[0, 5], rows[1, 1] = 1, 1
    assert [one.value for one in verdicts([pip, die], rows[::-1])] == [5]


def test_of_two_sightings_of_a_die_the_surer_is_told() -> None:
    here, there = Sighting(BoundingBox(0, 0, 40, 40), 0.5), Sighting(BoundingBox(3, 2, 44, 44), 0.8)
    rows = np.zeros((2, 7), np.float32)
    rows[0, 2], rows[1, 3] = 1, 1
    assert [one.value for one in verdicts([here, there], rows)] == [3]


def test_ones_that_a_larger_sighting_takes_for_its_pips_are_told_if_that_is_none_itself() -> None:
    one, other = Sighting(BoundingBox(0, 0, 40, 40), 0.9), Sighting(BoundingBox(200, 0, 40, 40), 0.9)
    both = Sighting(BoundingBox(5, 0, 90, 90), 0.5)
    surer = Sighting(BoundingBox(20, 40, 60, 60), 0.8)
    values = np.eye(7, dtype=np.float32)[[1, 6, 2, 5]]
    assert [one.value for one in verdicts([one, other, both], values[:3])] == [6, 2]
    assert [one.value for one in verdicts([one, other, both, surer], values) if one.is_die] == [1, 6, 5]


@pytest.mark.parametrize(("value", "surest", "dice"), [(4, 1.0, [4]), (1, 1.0, [2]), (4, CLEAR - 0.01, [2])])
def test_what_clearly_shows_several_pips_is_no_pip_of_a_larger_die(
    value: int, surest: float, dice: list[int]
) -> None:
    assert told_of((0.6, 0, 90, 2, 1.0), (0.9, 0, 40, value, surest)) == dice


def told_of(*sightings: tuple[float, float, float, int, float]) -> list[int | None]:
    """The values told of sightings: how sure, left edge, side, value, and how sure that is."""
    seen = [
        Sighting(BoundingBox(left, 100 - side / 2, side, side), here) for here, left, side, _, _ in sightings
    ]
    rows = np.zeros((len(seen), 7), np.float32)
    for row, (_, _, _, value, surest) in zip(rows, sightings, strict=True):
        row[value], row[value % 6 + 1] = surest, 1 - surest
    return [one.value for one in verdicts(seen, rows) if one.is_die]


BOTH = (0.95, 4, 68, 5, 1.0)
"""What covers two dice of forty pixels side by side, surer than either."""


def test_two_dice_that_touch_are_told_instead_of_what_covers_both() -> None:
    assert told_of(BOTH, (0.9, 0, 40, 3, 1.0), (0.8, 40, 40, 2, 1.0)) == [3, 2]


@pytest.mark.parametrize(
    "other",
    [(0.8, 40, 40, 2, CLEAR - 0.01), (0.4, 40, 40, 2, 1.0), (0.8, 4, 40, 3, 1.0), (0.8, 90, 40, 2, 1.0)],
)
def test_one_die_within_a_larger_one_is_not_two(other: tuple[float, float, float, int, float]) -> None:
    assert told_of(BOTH, (0.9, 0, 40, 3, 1.0), other)[0] == 5


@pytest.mark.parametrize(("side", "first"), [(40 * LARGER - 0.1, 5), (40 * LARGER + 0.1, 3)])
def test_what_covers_two_dice_is_larger_than_each(side: float, first: int) -> None:
    both = (0.95, 40 - side / 2, side, 5, 1.0)
    assert told_of(both, (0.9, 8, 40, 3, 1.0), (0.8, 32, 40, 2, 1.0))[0] == first


CLEARLY = ((0.9, 0, 40, 3, 1.0), (0.9, 90, 40, 2, 1.0))
"""Two dice of forty pixels, far from one another."""


@pytest.mark.parametrize(
    ("here", "side", "surest", "told"),
    [
        (0.9, 40 / TINY - 0.1, CLEAR - 0.05, [3, 2]),
        (0.9, 40 / TINY + 0.1, CLEAR - 0.05, [3, 2, 6]),
        (0.9, 40 / TINY - 0.1, CLEAR + 0.05, [3, 2, 6]),
        (0.6, 40 / SMALLER - 0.1, CLEAR - 0.05, [3, 2]),
        (0.6, 40 / SMALLER + 0.1, CLEAR - 0.05, [3, 2, 6]),
        (0.6, 40 / SMALLER - 0.1, 1.0, [3, 2]),
    ],
)
def test_what_is_in_doubt_and_much_smaller_than_clear_dice_is_not_told(
    here: float, side: float, surest: float, told: list[int]
) -> None:
    """Print, or the pips of a side face; small dice are told beside large ones, in doubt if need be."""
    assert told_of(*CLEARLY, (here, 200, side, 6, surest)) == told


def test_a_small_doubt_does_not_hide_a_die_of_the_usual_size_in_its_place() -> None:
    small, usual = (0.6, 200, 40 / SMALLER - 0.1, 1, CLEAR - 0.05), (0.5, 203, 38, 2, CLEAR - 0.1)
    assert told_of(*CLEARLY, small, usual) == [3, 2, 2]
    assert told_of(small, usual) == [1]


def test_one_clear_die_does_not_say_how_large_dice_are() -> None:
    assert told_of(CLEARLY[0], (0.8, 200, 15, 6, CLEAR - 0.05)) == [3, 6]


@pytest.mark.parametrize(("apart", "is_said"), [(SAME - 0.02, False), (SAME + 0.02, True)])
def test_a_die_that_lies_on_another_is_in_doubt_and_two_sightings_of_one_die_are_not(
    apart: float, is_said: bool
) -> None:
    lower, upper = Sighting(BOX, 0.9), Sighting(BoundingBox(BOX.x + apart * BOX.width, BOX.y, 30, 30), 0.7)
    told = verdicts([lower, upper], np.eye(7, dtype=np.float32)[[3, 5]])
    assert [one.value for one in told if one.is_die] == [3]
    assert [one.value for one in hints(told, SIZE)] == ([5] if is_said else [])


@pytest.mark.parametrize(
    ("value", "surest", "is_unclear", "is_doubtful"),
    [
        (3, CLEAR + 0.01, False, False),
        (3, CLEAR - 0.01, True, False),
        (3, SURE - 0.01, True, True),
        (1, CLEAR_ONE + 0.01, False, False),
        (1, CLEAR_ONE - 0.01, True, False),
        (1, SURE_ONE - 0.01, True, True),
    ],
)
def test_a_value_gets_another_look_before_it_is_told_with_a_doubt_and_a_one_must_be_surer(
    value: int, surest: float, *, is_unclear: bool, is_doubtful: bool
) -> None:
    told = verdict(0.9, value=value, surest=surest)
    assert (told.value, told.is_unclear, told.is_doubtful) == (value, is_unclear, is_doubtful)


@pytest.mark.parametrize(
    ("here", "is_unclear", "is_doubtful"),
    [(THERE + 0.01, False, False), (THERE - 0.01, True, False), (SURELY - 0.01, True, True)],
)
def test_a_die_that_is_hardly_one_is_in_doubt_however_sure_its_value(
    here: float, *, is_unclear: bool, is_doubtful: bool
) -> None:
    told = verdict(here ** (1 / FOUND))
    assert (told.is_unclear, told.is_doubtful) == (is_unclear, is_doubtful)


def test_all_values_that_a_die_may_well_show_are_told() -> None:
    assert verdict(0.9, value=3, surest=0.8).maybe == (3, 1, 2, 4, 5, 6)
    assert verdict(0.9, value=3, surest=1 - 4 * MAYBE).maybe == (3,)


SIZE, DICE = (1000, 800), [StillVerdict(0.9, 3, 1.0, BoundingBox(480, 380, 40, 40))]


def faint(x: float, y: float, value: int | None = None) -> StillVerdict:
    """What may be a die, its middle at (x, y)."""
    return StillVerdict(HINT + 0.01, value, 0.9 if value else 0.4, BoundingBox(x - 20, y - 20, 40, 40))


@pytest.mark.parametrize(
    ("hint", "is_said"),
    [
        (faint(40 * EDGE - 1, 400), False),
        (faint(500, 800 - 40 * EDGE + 1), False),
        (faint(40 * EDGE + 1, 400), True),
        (faint(40 * EDGE - 1, 400, value=5), True),
    ],
)
def test_what_shows_no_value_at_the_edge_of_the_picture_is_the_corner_of_a_tray(
    hint: StillVerdict, is_said: bool
) -> None:
    assert bool(hints([*DICE, hint], SIZE)) is is_said


@pytest.mark.parametrize(("apart", "is_said"), [(AMONG - 0.05, True), (AMONG + 0.05, False)])
def test_beside_a_die_it_may_be_another(apart: float, is_said: bool) -> None:
    at_the_edge = StillVerdict(0.9, 3, 1.0, BoundingBox(10, 380, 40, 40))
    assert bool(hints([at_the_edge, faint(30, 400 + 40 * apart)], SIZE)) is is_said


def test_where_nothing_else_lies_it_may_be_the_only_die() -> None:
    assert hints([faint(30, 400)], SIZE)
