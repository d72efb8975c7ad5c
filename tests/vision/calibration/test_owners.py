"""Dice are named after the set that they look like, and never after one that they do not."""

import numpy as np
import pytest

from vision.calibration.owners import (
    CLEAR,
    DOUBTED,
    LEAST_DEVIATION,
    LEAST_SPREAD,
    STRANGE,
    Dyed,
    Owners,
    clearness,
    dyed,
)
from vision.calibration.paint import WHITE, Floats, Paint, paint
from vision.networks.bodies import NAMES
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading

RED, ORANGE, BLUE = (196, 30, 38), (238, 116, 24), (30, 82, 186)
"""Red, green, blue."""


def frame_of(*bodies: tuple[int, int, int]) -> Frame:
    """Bodies side by side, 40 pixels each, with white pips."""
    frame: Frame = np.full((40, 40 * len(bodies), 3), 90, np.uint8)
    for place, body in enumerate(bodies):
        frame[4:36, 40 * place + 4 : 40 * place + 36] = body[::-1]
        for y in (12, 24):
            frame[y : y + 5, 40 * place + 12 : 40 * place + 17] = 240
    return frame


def boxes(count: int) -> list[BoundingBox]:
    return [BoundingBox(40 * place + 4, 4, 32, 32) for place in range(count)]


def reading(*colours: str) -> TableReading:
    dice = (DieSeen(2, colour, 0.9, box) for colour, box in zip(colours, boxes(len(colours)), strict=True))
    return TableReading(tuple(dice), (), 1.0)


def seen(body: tuple[int, int, int]) -> Paint:
    return paint(frame_of(body), boxes(1)[0], WHITE)


OWNERS = Owners((dyed("red", [seen(RED)]), dyed("blue", [seen(BLUE)])))


def colours(told: TableReading) -> list[str]:
    return [die.colour for die in told.dice]


def test_a_die_has_the_name_of_the_set_that_it_looks_like_whatever_the_reader_called_it() -> None:
    told = OWNERS.told(frame_of(RED, BLUE), reading("orange", "purple"), {"red", "blue"})
    assert colours(told) == ["red", "blue"]
    assert told.troubles == ()


def test_how_well_a_die_fits_each_set_is_told_so_that_counts_can_settle_its_colour() -> None:
    near = Owners(
        (dyed("red", [seen(RED)]), dyed("orange", [seen((205, 50, 36))]), dyed("blue", [seen(BLUE)]))
    )
    (die,) = near.told(frame_of(RED), reading("red"), {"red", "orange", "blue"}).dice
    likely = dict(zip(NAMES, die.hues, strict=True))
    assert sum(die.hues) == pytest.approx(1, abs=1e-3)
    assert likely["red"] > likely["orange"] > 0.05 > likely["blue"]


def test_pips_do_not_change_the_colour_of_a_body() -> None:
    plain = frame_of(RED)
    plain[4:36, 4:36] = RED[::-1]
    assert np.allclose(paint(plain, boxes(1)[0], WHITE), seen(RED), atol=1)


def test_under_a_yellow_lamp_the_colour_is_the_same_once_the_lamp_is_known() -> None:
    lamp = np.array([0.6, 1.0, 1.4], np.float32)

    def lit(light: Floats) -> Frame:
        levels = (frame_of(ORANGE) / 255) ** 2.2 * 0.7 * light
        return np.asarray(np.rint(levels ** (1 / 2.2) * 255), np.uint8)

    under_white = paint(lit(WHITE), boxes(1)[0], WHITE)
    assert np.allclose(paint(lit(lamp), boxes(1)[0], lamp), under_white, atol=1.5)
    assert not np.allclose(paint(lit(lamp), boxes(1)[0], WHITE), under_white, atol=6)


def test_a_die_of_a_set_that_was_not_taught_keeps_its_name() -> None:
    told = OWNERS.told(frame_of((240, 200, 40)), reading("yellow"), {"red", "blue", "yellow"})
    assert colours(told) == ["yellow"]
    assert told.troubles == ()


def test_a_die_that_looks_like_none_of_the_taught_sets_is_said_to_be_nobodys() -> None:
    told = OWNERS.told(frame_of((240, 200, 40)), reading("red"), {"red", "blue"})
    assert told.troubles == (ReadingTrouble(ReadingProblem.UNKNOWN_COLOUR, boxes(1)[0]),)


def test_only_sets_that_are_at_the_table_now_are_told() -> None:
    told = OWNERS.told(frame_of(BLUE), reading("purple"), {"red", "purple"})
    assert colours(told) == ["purple"]
    assert OWNERS.told(frame_of(BLUE), reading("purple"), {"green"}) == reading("purple")


def test_what_the_reader_doubted_about_a_colour_is_settled_and_other_troubles_stay() -> None:
    doubtful = (
        ReadingTrouble(ReadingProblem.UNKNOWN_COLOUR, boxes(1)[0]),
        ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, boxes(1)[0]),
    )
    before = TableReading(reading("red").dice, doubtful, 1.0)
    assert OWNERS.told(frame_of(RED), before, {"red"}).troubles == doubtful[1:]


@pytest.mark.parametrize(("spreads", "is_nobodys"), [(STRANGE - 0.1, False), (STRANGE + 0.1, True)])
def test_a_die_belongs_to_a_set_up_to_five_of_its_spreads(spreads: float, is_nobodys: bool) -> None:
    lightness, a, b = seen(RED)
    near = Owners((Dyed("red", (lightness, a + spreads * LEAST_SPREAD, b), LEAST_SPREAD),))
    assert bool(near.told(frame_of(RED), reading("red"), {"red"}).troubles) is is_nobodys


@pytest.mark.parametrize(("spreads", "is_nobodys"), [(DOUBTED - 0.1, False), (DOUBTED + 0.1, True)])
def test_a_die_whose_colour_the_reader_calls_nobodys_must_lie_nearer(
    spreads: float, is_nobodys: bool
) -> None:
    lightness, a, b = seen(RED)
    near = Owners((Dyed("red", (lightness, a + spreads * LEAST_SPREAD, b), LEAST_SPREAD),))
    strange = TableReading(
        reading("red").dice, (ReadingTrouble(ReadingProblem.UNKNOWN_COLOUR, boxes(1)[0]),), 1.0
    )
    assert bool(near.told(frame_of(RED), strange, {"red"}).troubles) is is_nobodys


def test_a_set_is_as_wide_as_its_dice_differ_and_never_narrower_than_light_makes_it() -> None:
    assert dyed("red", [(50, 0, 0)] * 5).spread == LEAST_SPREAD
    assert dyed("red", [(50, -20, 0), (50, 20, 0)]).spread == pytest.approx(20)


@pytest.mark.parametrize(("times", "clear"), [(0.99, False), (1.01, True)])
def test_two_sets_are_told_apart_when_they_lie_farther_apart_than_their_dice_vary(
    times: float, clear: bool
) -> None:
    apart = CLEAR * 2 * LEAST_DEVIATION * times
    one: list[Paint] = [(50, 0, 0)] * 5
    other: list[Paint] = [(50, apart, 0)] * 5
    assert (clearness(one, other) >= 1) is clear
    assert clearness(one, other) == clearness(other, one)


def test_dice_that_vary_towards_the_other_set_are_harder_to_tell_than_those_that_vary_beside_it() -> None:
    other: list[Paint] = [(50, 30, 0)] * 5
    towards: list[Paint] = [(50, vary, 0) for vary in (-10, -5, 0, 5, 10)]
    beside: list[Paint] = [(50, 0, vary) for vary in (-10, -5, 0, 5, 10)]
    assert clearness(towards, other) < clearness(beside, other)
