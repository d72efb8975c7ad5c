"""A twelve-sided die is one, lies on a face, and shows another number on each."""

import numpy as np
import pytest

from vision.render import DieOnTable, RenderedScene, Viewpoint, picture
from vision.render.optics import project
from vision.render.solids import lying, solid_of
from vision.render.twelve import FACES, REACH, corners, face_up, normals


def test_opposite_faces_come_to_thirteen_and_no_two_are_nearer_than_in_a_regular_solid() -> None:
    cosines = normals() @ normals().T
    assert np.allclose(np.diag(cosines), 1)
    assert np.allclose(np.diag(cosines[::-1]), -1)
    apart = cosines[~np.eye(FACES, dtype=bool) & ~np.eye(FACES, dtype=bool)[::-1]]
    assert np.allclose(np.abs(apart), 1 / np.sqrt(5))


@pytest.mark.parametrize("value", range(1, FACES + 1))
def test_the_number_is_up_and_its_opposite_face_on_the_felt(value: int) -> None:
    die = DieOnTable("red", value, turn=0.7, size=18.0, faces=FACES)
    pose = lying(die)
    assert np.allclose(pose.axes @ normals()[value - 1], (0, 0, 1))
    assert np.allclose(pose.axes @ pose.axes.T, np.eye(3))
    assert np.linalg.det(pose.axes) == pytest.approx(1)
    there = corners(pose, die.size)
    assert there.shape == (20, 3)
    assert np.isclose(there[:, 2], 0, atol=1e-6).sum() == 5
    assert np.linalg.norm(there - pose.centre, axis=1) == pytest.approx(REACH * die.size / 2, rel=1e-3)


def test_each_number_looks_otherwise_and_none_like_a_die_with_pips() -> None:
    pictures = [picture(RenderedScene((DieOnTable("red", n, faces=FACES),))) for n in range(1, FACES + 1)]
    pictures += [picture(RenderedScene((DieOnTable("red", n),))) for n in range(1, 7)]
    near = [one[300:420, 560:720].astype(int) for one in pictures]
    differ = [np.abs(one - other).max(axis=2) for k, one in enumerate(near) for other in near[:k]]
    assert min((one > 60).sum() for one in differ) > 60


@pytest.mark.parametrize("value", range(1, FACES + 1))
def test_it_is_red_up_to_where_three_faces_meet(value: int) -> None:
    die = DieOnTable("red", value, (0.0, 60.0), 0.4, 19.0, FACES)
    frame, pose = picture(RenderedScene((die,))).astype(int), lying(die)
    there = corners(pose, die.size)
    top = sorted(there, key=lambda corner: -corner[2])[:5]
    nearest = min(top, key=lambda corner: corner[1])
    x, y = project(nearest[None], Viewpoint())[0]
    around = frame[round(y) - 2 : round(y) + 3, round(x) - 2 : round(x) + 3]
    assert (around[..., 2] - around[..., 1] > 40).mean() > 0.5


def test_a_die_of_other_faces_is_not_drawn() -> None:
    with pytest.raises(ValueError, match="20 faces"):
        solid_of(DieOnTable("red", 1, faces=20))
    assert face_up(1, 0.0).shape == (3, 3)
