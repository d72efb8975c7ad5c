"""A lamp's light in the middle of a face is told from a pip."""

import numpy as np
import pytest

from tests.vision.kinds import FIRST_SEED, mirroring_a_lamp, read
from vision.problems import with_problems
from vision.problems.middle_light import is_light
from vision.reader import Reader
from vision.reading import BoundingBox, Frame, ReadingProblem, ReadingTrouble
from vision.render import picture, scatter

DICE = [("red", 4), ("black", 2), ("yellow", 5), ("blue", 5), ("white", 3)]


def lit(frame: Frame, box: BoundingBox, reach: float) -> Frame:
    """The frame with a round light in the middle of a die, whose brightness fades within that many boxes."""
    x, y = box.centre
    down, across = np.mgrid[: frame.shape[0], : frame.shape[1]]
    share = 1.4 * np.exp(-((across - x) ** 2 + (down - y) ** 2) / (2 * (reach * box.width) ** 2))
    share = np.clip(share, 0, 1)[..., None]
    return np.asarray(frame * (1 - share) + 255 * share, np.uint8)


def test_pips_are_no_lights_and_a_light_beside_pips_is() -> None:
    frame = picture(scatter(DICE, 41))
    for die in Reader().read(frame).dice:
        if die.value in (3, 5):
            assert not is_light(frame, die.box)
        else:
            assert is_light(lit(frame, die.box, 0.06), die.box)


def test_a_die_whose_middle_pip_is_a_light_is_in_doubt_and_may_show_one_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frame = picture(scatter([("yellow", 5), ("blue", 4)], 41))
    monkeypatch.setattr("vision.problems.is_light", lambda _frame, _box: True)
    reading = with_problems(frame, Reader().read(frame))
    [five] = [die for die in reading.dice if die.value == 5]
    assert reading.troubles == (ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, five.box),)
    assert five.maybe[:2] == (5, 4)


def test_glossy_dice_that_mirror_a_lamp_are_not_read_wrong_without_a_word() -> None:
    thrown = mirroring_a_lamp(FIRST_SEED + 1)
    told = read(thrown)
    right = sorted((die.colour, die.value or 0) for die in told.rolled) == sorted(thrown.dice)
    assert right or told.troubles
