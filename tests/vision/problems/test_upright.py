"""Which way is up is told by the mat, or asked of every way that cameras hang, and seen from any place."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.mat.photographed import above
from vision.problems.upright import FOCALS, MOST, POWERS, SLANTING, asked, products, turned, ways_up
from vision.reading import MatPose
from vision.render.die import rotation
from vision.render.optics import camera_axes, floor_to_picture

SIZE = (1280, 720)


def test_the_mat_tells_the_one_way_that_is_up_and_how_long_the_lens_is() -> None:
    view = above(tilt=18.0, swing=30.0)
    ways = ways_up(SIZE, MatPose(4, tuple(float(one) for one in floor_to_picture(view).ravel())))
    assert ways.up == pytest.approx(camera_axes(view)[:, 2][None], abs=1e-6)
    assert ways.focal == pytest.approx([view.focal])
    assert ways.likely == pytest.approx([1])


def test_without_a_mat_all_ways_that_cameras_hang_are_asked_and_the_slanting_ones_are_less_likely() -> None:
    ways = ways_up(SIZE, None)
    askew = np.degrees(np.arccos(-ways.up[:, 2]))
    assert np.linalg.norm(ways.up, axis=1) == pytest.approx(np.ones(len(askew)))
    assert (askew.min(), askew.max()) == pytest.approx((0, MOST))
    assert list(ways.focal) == [SIZE[0] * focal for focal in FOCALS]
    assert (ways.likely[askew < SLANTING] == 1).all()
    assert (ways.likely[askew > MOST - 1] < 0.1).all()


@pytest.mark.parametrize("turned_by", [0, 90, 180, 270])
def test_any_way_up_has_another_within_a_few_degrees_that_is_asked(turned_by: int) -> None:
    ways, tilt, swing = ways_up(SIZE, None), np.radians(21), np.radians(turned_by + 13)
    up = np.array([np.sin(tilt) * np.cos(swing), np.sin(tilt) * np.sin(swing), -np.cos(tilt)])
    assert np.degrees(np.arccos((ways.up @ up).max())) < 4.5


def test_a_camera_that_turns_towards_a_place_sees_it_straight_ahead_and_up_beside() -> None:
    places, up = np.array([[0.0, 0.0], [1000.0, 0.0], [0.0, -1000.0]]), np.array([0.0, 0.0, -1.0])
    turns = turned(places, np.array([1000.0, 2000.0]))
    half = np.sqrt(0.5)
    assert turns.shape == (3, 2, 3, 3)
    assert turns[:, 0] @ up == pytest.approx(np.array([[0, 0, -1], [half, 0, -half], [0, -half, -half]]))
    for place, (near, far) in zip(places, turns, strict=True):
        assert near @ (*place, 1000) == pytest.approx([0, 0, np.hypot(1000, np.hypot(*place))])
        assert far @ (*place, 2000) == pytest.approx([0, 0, np.hypot(2000, np.hypot(*place))])
        assert near @ near.T == pytest.approx(np.eye(3))


def test_answers_about_dice_anywhere_say_to_every_way_up_what_they_count_its_products() -> None:
    chance, ways = np.random.default_rng(3), ways_up(SIZE, None)
    answers, places = chance.normal(size=(4, len(POWERS))), chance.normal(0, 300, (4, 2))
    said = asked(answers, places, ways)
    assert said.shape == (4, len(FOCALS), len(ways.up))
    for die, lens, way in ((0, 0, 0), (1, 2, 77), (3, 1, 200)):
        seen = turned(places, ways.focal)[die, lens] @ ways.up[way]
        assert said[die, lens, way] == pytest.approx(products(seen) @ answers[die])


def sum_of_axes(axes: NDArray[np.float64]) -> NDArray[np.float64]:
    sums: NDArray[np.float64] = products(axes.T).sum(axis=0)
    return sums


def test_the_products_of_a_cube_s_axes_change_when_it_turns_but_not_by_a_quarter() -> None:
    about = np.array([0.0, 0.6, 0.8])
    leaning = rotation(about, 0.4)
    quarter = leaning @ rotation(np.array([1.0, 0.0, 0.0]), np.pi / 2)
    assert sum_of_axes(quarter) == pytest.approx(sum_of_axes(leaning))
    assert np.abs(sum_of_axes(leaning) - sum_of_axes(np.eye(3))).max() > 0.1
