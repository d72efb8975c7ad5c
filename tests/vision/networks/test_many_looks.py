"""A doubtful value is sure once all looks at the die agree."""

from collections.abc import Sequence

import numpy as np
import pytest

from vision.networks.faces import Faces, Floats
from vision.networks.many_looks import MOST, looks, settled
from vision.networks.pyramid import Pyramid, pyramid
from vision.networks.verdict import SURE, SURE_ONE, StillVerdict
from vision.reading import BoundingBox, Frame

BOX = BoundingBox(40, 40, 40, 40)


class Said(Faces):
    """Answers the same chances to every look, but another value to the first few."""

    def __init__(self, value: int, likely: float, differ: int = 0) -> None:
        self.asked = 0
        self._row = np.full(7, (1 - likely) / 5, np.float32)
        self._row[0], self._row[value] = 0, likely
        self._differ = differ

    def closely(self, portraits: Sequence[Frame]) -> Floats:
        self.asked += len(portraits)
        chances = np.tile(self._row, (len(portraits), 1))
        chances[: self._differ, 1:] = np.roll(chances[: self._differ, 1:], 1, axis=1)
        return chances


@pytest.fixture(scope="module")
def scene() -> Pyramid:
    return pyramid(np.zeros((200, 200, 3), np.uint8))


def told(certainty: float, value: int | None = 4) -> StillVerdict:
    return StillVerdict(0.9, value, certainty, BOX)


def certainty(scene: Pyramid, one: StillVerdict, faces: Faces, *, pips: bool = True) -> float:
    return settled([one], [pips], scene, faces)[0].certainty


def test_a_die_is_looked_at_in_every_quarter_and_in_a_mirror(scene: Pyramid) -> None:
    assert [one.shape for one in looks(scene, BOX)] == [(48, 48, 3)] * 24


@pytest.mark.parametrize(("value", "sure"), [(4, SURE), (1, SURE_ONE)])
def test_a_value_in_which_all_looks_agree_is_sure(scene: Pyramid, value: int, sure: float) -> None:
    assert certainty(scene, told(0.7, value), Said(value, 0.9)) == sure


@pytest.mark.parametrize("faces", [Said(4, 0.9, differ=2), Said(4, 0.6), Said(5, 0.9)])
def test_a_value_that_looks_differ_about_stays_in_doubt(scene: Pyramid, faces: Said) -> None:
    assert certainty(scene, told(0.7), faces) < SURE


def test_a_sure_value_that_many_looks_deny_is_doubted(scene: Pyramid) -> None:
    assert certainty(scene, told(0.94), Said(4, 0.9, differ=12)) < SURE
    assert certainty(scene, told(0.94), Said(4, 0.9, differ=3)) == 0.94


@pytest.mark.parametrize("one", [told(0.99), told(0.3, None)])
def test_nobody_looks_again_at_clear_dice_or_at_what_is_none(scene: Pyramid, one: StillVerdict) -> None:
    faces = Said(4, 0.9)
    assert settled([one], [True], scene, faces) == [one]
    assert faces.asked == 0


def test_a_one_may_be_a_numeral_unless_the_set_has_pips(scene: Pyramid) -> None:
    assert certainty(scene, told(0.7, 1), Said(1, 0.9), pips=False) == 0.7


def test_a_picture_full_of_doubts_costs_a_limited_time(scene: Pyramid) -> None:
    faces, count = Said(4, 0.9), MOST + 3
    settled([told(0.7)] * count, [True] * count, scene, faces)
    assert faces.asked == 24 * MOST
