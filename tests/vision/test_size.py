"""The usual size of dice in a picture."""

from vision.reading import Box
from vision.size import usual_side

DICE = [Box(0, 0, 40, 40), Box(100, 0, 42, 42), Box(200, 0, 90, 90)]


def test_one_large_die_does_not_make_dice_larger() -> None:
    assert usual_side(DICE) == 42


def test_of_two_dice_nobody_knows_which_has_the_usual_size() -> None:
    assert usual_side(DICE[1:]) is None
    assert usual_side([]) is None
