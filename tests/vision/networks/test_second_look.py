"""Where a second look is worth its time, and that dice which touch are read with its help."""

import pytest

from tests.long import in_full_alone
from tests.vision.touching import outcomes
from vision.networks.finder import Sighting
from vision.networks.second_look import (
    BESIDE,
    CLOSE,
    FAINT,
    FEW,
    MOST,
    ODD,
    SEEN,
    SLIPPED,
    in_usual_size,
    places,
)
from vision.networks.verdict import PIP, StillVerdict
from vision.reading import BoundingBox

SIZE = (1280, 720)
SIDE = 40.0
ROLLS, LEAST_WHOLE = 24, 20


def square(x: float, side: float = SIDE) -> BoundingBox:
    """A box about a middle in the picture's middle row."""
    return BoundingBox(x - side / 2, 360 - side / 2, side, side)


def die(x: float, side: float = SIDE, certainty: float = 1.0, here: float = 0.9) -> StillVerdict:
    return StillVerdict(here, 4, certainty, square(x, side))


ROW = [die(200), die(400), die(600)]


def looked_at(
    told: list[StillVerdict], found: list[Sighting] | None = None, seen: list[Sighting] | None = None
) -> list[BoundingBox]:
    return places(found or [], seen or [], told, SIZE)


def test_dice_that_are_clear_and_alike_are_not_looked_at_again() -> None:
    both_looks = [Sighting(one.box, 0.9) for one in ROW] + [Sighting(square(405, 50), 0.8)]
    assert looked_at(ROW, both_looks, both_looks) == []


def test_a_die_in_doubt_is_looked_at_again() -> None:
    doubted = die(800, certainty=0.7)
    assert looked_at([*ROW, doubted]) == [doubted.box]


def test_what_is_too_large_for_one_die_is_looked_at_as_if_it_were_one() -> None:
    large = die(800, SIDE * ODD + 1, certainty=0.7)
    assert looked_at([*ROW, large]) == [square(800, CLOSE * SIDE)]
    assert looked_at([large]) == [large.box]


@pytest.mark.parametrize("side", [SIDE * ODD + 1, SIDE / ODD - 1])
def test_what_is_in_doubt_and_of_odd_size_is_looked_at_as_if_it_had_the_usual_one(side: float) -> None:
    doubted, clear = die(800, side, 0.7), die(800, side)
    seen = [*(Sighting(one.box, 0.9) for one in ROW), Sighting(doubted.box, 0.6)]
    assert in_usual_size(seen, [*ROW, doubted]) == [Sighting(square(800), 0.6)]
    assert in_usual_size(seen, [*ROW, clear]) == []
    assert in_usual_size(seen, [*ROW[:2], doubted]) == []


def test_a_sighting_of_odd_size_is_looked_at_again_unless_a_usual_die_lies_there() -> None:
    odd, over_a_die = (Sighting(square(x, SIDE * ODD + 1), 0.9) for x in (800, 402))
    assert looked_at(ROW, seen=[odd, over_a_die]) == [odd.box]
    assert looked_at(ROW[:2], seen=[odd]) == []


@pytest.mark.parametrize(
    ("off", "is_looked_at"),
    [(SLIPPED - 0.02, False), (SLIPPED + 0.02, True), (BESIDE - 0.02, True), (BESIDE + 0.02, False)],
)
def test_where_a_look_saw_another_middle_than_is_told_two_dice_may_touch(
    off: float, is_looked_at: bool
) -> None:
    slipped = Sighting(square(400 + off * SIDE, 55), SEEN)
    expected = [square(400 + off * SIDE, CLOSE * SIDE)] if is_looked_at else []
    assert looked_at(ROW, [slipped]) == expected


def test_among_few_dice_the_smaller_of_both_says_how_near_to_look() -> None:
    assert looked_at([die(400)], [Sighting(square(420, 60), 0.9)]) == [square(420, CLOSE * SIDE)]
    assert looked_at([die(400, 60)], [Sighting(square(420), 0.9)]) == [square(420, CLOSE * SIDE)]


@pytest.mark.parametrize(
    "other", [Sighting(square(415), SEEN - 0.01), Sighting(square(415, SIDE / PIP - 0.1), 0.9)]
)
def test_a_faint_sighting_or_a_pip_does_not_speak_against_a_die(other: Sighting) -> None:
    assert looked_at(ROW, [other]) == []


@pytest.mark.parametrize(
    ("here", "beside", "is_looked_at"),
    [
        (FAINT - 0.01, 3, True),
        (FAINT + 0.01, 3, False),
        (FAINT - 0.01, FEW - 1, True),
        (FAINT - 0.01, FEW, False),
    ],
)
def test_a_die_that_is_not_so_surely_there_may_hide_another_and_is_looked_at_while_dice_are_few(
    here: float, beside: int, is_looked_at: bool
) -> None:
    clear, faint = [die(50.0 * place) for place in range(beside)], die(1200, here=here)
    assert looked_at([*clear, faint]) == ([faint.box] if is_looked_at else [])


def test_what_is_in_doubt_is_looked_at_before_what_is_not() -> None:
    faint = [die(60.0 * place, here=FAINT - 0.01) for place in range(MOST)]
    doubted = die(1200, certainty=0.7)
    assert looked_at([*faint, doubted]) == [doubted.box, *(one.box for one in faint[:-1])]


def test_a_place_that_several_looks_saw_is_looked_at_once() -> None:
    assert len(looked_at(ROW, [Sighting(square(420), 0.9), Sighting(square(423, 60), 0.8)])) == 1


def test_a_picture_that_is_no_table_costs_no_more_than_so_many_looks() -> None:
    assert len(looked_at([die(60.0 * place, certainty=0.7) for place in range(2 * MOST)])) == MOST


def test_where_nothing_was_seen_there_is_nothing_to_look_at() -> None:
    assert looked_at([]) == looked_at([], [Sighting(square(400), 0.9)]) == []


@in_full_alone
@pytest.mark.long
def test_dice_side_against_side_are_read_as_well_as_was_measured() -> None:
    rolls = list(outcomes(ROLLS))
    assert sum(roll.whole for roll in rolls) >= LEAST_WHOLE
    assert not any(roll.silent for roll in rolls)
