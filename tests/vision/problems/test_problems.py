"""What is amiss stands in the reading, once for each die, in the place of a bare doubt."""

from dataclasses import replace

import cv2
import numpy as np

from tests.vision.problems.dice import RED, on_top, seen, tray
from vision.problems import with_problems
from vision.reading import ReadingProblem, ReadingTrouble, TableReading
from vision.render.die import at_rest


def problems(reading: TableReading) -> list[ReadingProblem]:
    return [trouble.problem for trouble in reading.troubles]


def test_a_plain_tray_has_no_problem() -> None:
    reading = TableReading(tuple(seen(die) for die in RED), (), 1.0)
    assert with_problems(tray(RED), reading) == reading


def test_a_die_on_another_is_named_once() -> None:
    above = replace(RED[0], value=6)
    dice = (*RED, above)
    poses = [*(at_rest(die) for die in RED), on_top(above)]
    lower = seen(RED[0], confidence=0.4, value=None)
    reading = TableReading((lower, *(seen(die) for die in RED[1:]), seen(above, poses[-1])), (), 1.0)
    assert problems(with_problems(tray(dice, poses), reading)) == [ReadingProblem.STACKED]


def test_a_place_in_doubt_that_shows_a_numeral_is_named_for_it() -> None:
    frame = tray(RED)
    x, y = (int(v) for v in seen(RED[0]).box.centre)
    frame[y - 14 : y + 14, x - 14 : x + 14] = (30, 20, 150)
    cv2.putText(frame, "4", (x - 9, y + 9), cv2.FONT_HERSHEY_SIMPLEX, 0.9, (240, 240, 240), 3, cv2.LINE_AA)
    doubt = ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, seen(RED[0]).box)
    reading = TableReading(tuple(seen(die) for die in RED[1:]), (doubt,), 1.0)
    assert with_problems(frame, reading).troubles == (replace(doubt, problem=ReadingProblem.ODD_FACE),)


def test_what_looks_like_a_sign_on_a_set_with_pips_is_none() -> None:
    frame = tray(RED)
    x, y = (int(v) for v in seen(RED[0]).box.centre)
    frame[y - 14 : y + 14, x - 14 : x + 14] = (30, 20, 150)
    cv2.putText(frame, "7", (x - 9, y + 9), cv2.FONT_HERSHEY_SIMPLEX, 0.9, (240, 240, 240), 3, cv2.LINE_AA)
    dice = (seen(RED[0], confidence=0.94), *(seen(die) for die in RED[1:]))
    reading = TableReading(dice, (), 1.0)
    assert problems(with_problems(frame, reading)) == [ReadingProblem.UNCERTAIN_DIE]
    assert problems(with_problems(frame, reading, {"blue"})) == [ReadingProblem.UNCERTAIN_DIE]
    assert problems(with_problems(frame, reading, {"red"})) == []


def test_where_nothing_can_be_read_nothing_more_is_said() -> None:
    dark = TableReading((), (ReadingTrouble(ReadingProblem.TOO_DARK),), 1.0)
    assert with_problems(tray(RED) // np.uint8(16), dark) == dark
