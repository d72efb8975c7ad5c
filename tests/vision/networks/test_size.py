"""The usual size of dice in a picture."""

from vision.networks.size import usual_side
from vision.reading import BoundingBox

DICE = [BoundingBox(0, 0, 40, 40), BoundingBox(100, 0, 42, 42), BoundingBox(200, 0, 90, 90)]


def test_one_large_die_does_not_make_dice_larger() -> None:
    assert usual_side(DICE) == 42


def test_of_two_dice_nobody_knows_which_has_the_usual_size() -> None:
    assert usual_side(DICE[1:]) is None
    assert usual_side([]) is None
