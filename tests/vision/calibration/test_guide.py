"""Teaching goes on by itself: an empty table, then set after set; what is wrong is said at its step."""

from dataclasses import replace

import numpy as np
import pytest

from vision.calibration.guide import Guide, GuideFault, learnt, looked
from vision.calibration.owners import Owners
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading

PAINTS = {"red": (38, 30, 196), "orange": (24, 116, 238), "blue": (186, 82, 30), "ruby": (44, 34, 186)}
"""Blue, green, red."""
TABLE = Guide(("red", "blue"))


def lie(
    colour: str, count: int = 5, row: int = 0, value: int | None = 3
) -> list[tuple[str, BoundingBox, int | None]]:
    """So many dice of a colour side by side; another row is another roll."""
    return [(colour, BoundingBox(60 * place + 10, 60 * row + 10, 40, 40), value) for place in range(count)]


def seen(
    *dice: tuple[str, BoundingBox, int | None], problem: ReadingProblem | None = None, zone: str = "roll"
) -> tuple[Frame, TableReading]:
    frame: Frame = np.full((400, 640, 3), 90, np.uint8)
    for colour, box, _ in dice:
        x, y = int(box.x), int(box.y)
        frame[y : y + 40, x : x + 40] = PAINTS[colour]
    read = tuple(DieSeen(value, "black", 0.9, box, zone) for _, box, value in dice)
    troubles = (ReadingTrouble(problem),) if problem else ()
    return frame, TableReading(read, troubles, 1.0)


def look(
    guide: Guide,
    *dice: tuple[str, BoundingBox, int | None],
    problem: ReadingProblem | None = None,
    zone: str = "roll",
) -> Guide:
    return looked(guide, *seen(*dice, problem=problem, zone=zone))


def test_a_table_is_taught_by_an_empty_look_and_one_roll_of_each_set() -> None:
    guide = look(TABLE)
    assert guide.asks == "red"
    guide = look(guide, *lie("red"))
    assert (guide.asks, guide.done) == ("blue", False)
    guide = look(guide, *lie("blue", row=1))
    assert (guide.asks, guide.done, guide.score, guide.passed) == (None, True, 100, True)
    assert [one.name for one in guide.owners.sets] == ["red", "blue"]


def test_dice_that_lie_about_at_the_start_are_asked_away() -> None:
    guide = look(TABLE, *lie("red", 1))
    assert (guide.asks, guide.fault) == (None, GuideFault.NOT_EMPTY)
    assert look(guide).asks == "red"
    assert look(guide).fault is None


def test_dice_that_rest_in_other_zones_of_the_mat_do_not_matter() -> None:
    assert look(TABLE, *lie("blue"), zone="seat-1").asks == "red"
    assert look(look(TABLE), *lie("blue"), zone="seat-1").taught == ()


def test_the_set_before_may_still_lie_there() -> None:
    guide = look(look(TABLE), *lie("red"))
    assert look(guide, *lie("red")) == guide
    assert look(guide, *lie("red"), *lie("blue", row=1)).passed


@pytest.mark.parametrize(("count", "fault"), [(1, GuideFault.TOO_FEW), (2, GuideFault.TOO_FEW), (3, None)])
def test_three_dice_are_enough_to_know_a_set(count: int, fault: GuideFault | None) -> None:
    guide = look(look(TABLE), *lie("red", count))
    assert guide.fault is fault
    assert bool(guide.taught) is (fault is None)


def test_a_roll_of_two_colours_is_refused() -> None:
    guide = look(look(TABLE), *lie("red", 4), *lie("blue", 1, row=1))
    assert (guide.fault, guide.taught) == (GuideFault.MIXED, ())
    assert look(guide, *lie("red", row=2)).fault is None


def test_two_sets_too_alike_are_refused_by_name_and_other_dice_are_taken_instead() -> None:
    guide = look(look(TABLE), *lie("red"))
    refused = look(guide, *lie("ruby", row=1))
    assert (refused.fault, refused.alike, refused.asks) == (GuideFault.ALIKE, ("red", "blue"), "blue")
    other = look(refused, *lie("orange", row=2))
    assert (other.fault, other.alike, other.passed) == (None, None, True)


def test_without_light_a_step_waits_and_says_so() -> None:
    guide = look(look(TABLE), problem=ReadingProblem.TOO_DARK)
    assert (guide.fault, guide.asks) == (GuideFault.BLIND, "red")
    assert look(guide).fault is None


@pytest.mark.parametrize(("doubtful", "score", "passed"), [(0, 100, True), (1, 90, True), (2, 80, False)])
def test_the_score_is_the_share_of_dice_that_are_read_for_sure(
    doubtful: int, score: int, passed: bool
) -> None:
    unsure = lie("blue", doubtful, row=1, value=None)
    guide = look(look(look(TABLE), *lie("red")), *unsure, *lie("blue", 5, row=1)[doubtful:])
    assert (guide.score, guide.passed) == (score, passed)


def test_what_is_done_stays_as_it_is() -> None:
    done = look(look(look(TABLE), *lie("red")), *lie("blue", row=1))
    assert look(done, *lie("red", 2, row=3)) == done
    assert replace(done, fault=None) == done


def test_one_set_is_learnt_alone_beside_those_that_are_known() -> None:
    red = learnt(Owners(), "red", *seen(*lie("red")))
    assert red is not None
    both = learnt(red, "blue", *seen(*lie("blue")))
    assert both is not None
    assert [one.name for one in both.sets] == ["red", "blue"]
    again = learnt(both, "red", *seen(*lie("red")))
    assert again is not None
    assert sorted(one.name for one in again.sets) == ["blue", "red"]


def test_too_few_mixed_alike_or_in_the_dark_nothing_is_learnt() -> None:
    red = learnt(Owners(), "red", *seen(*lie("red")))
    assert red is not None
    assert learnt(red, "blue", *seen(*lie("blue", 2))) is None
    assert learnt(red, "blue", *seen(*lie("blue"), *lie("orange", row=1))) is None
    assert learnt(red, "ruby", *seen(*lie("ruby"))) is None
    assert learnt(red, "blue", *seen(*lie("blue"), problem=ReadingProblem.TOO_DARK)) is None
