"""The pretend dice are dice: right faces, right hand, apart from each other, and the same from a seed."""

from itertools import pairwise

import numpy as np
import pytest

from vision.render import COLOURS, DieOnTable, RenderedScene, TooManyDice, picture, render, scatter, tumble
from vision.render.die import face_normal, face_up, value_up
from vision.render.optics import project
from vision.render.tumbling import tumbling_poses


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("turn", [0.0, 1.0, 4.0])
def test_the_face_that_was_asked_for_lies_up(value: int, turn: float) -> None:
    assert value_up(face_up(value, turn)) == value


@pytest.mark.parametrize("value", range(1, 7))
def test_opposite_faces_add_to_seven(value: int) -> None:
    assert np.allclose(face_normal(value), -face_normal(7 - value))


def test_one_two_and_three_go_round_anticlockwise_as_on_a_western_die() -> None:
    handed = np.dot(np.cross(face_normal(1), face_normal(2)), face_normal(3))
    assert abs(handed) == pytest.approx(1.0)


@pytest.mark.parametrize("value", range(1, 7))
def test_the_pips_of_the_upper_face_are_seen_in_the_picture(value: int) -> None:
    die = DieOnTable("red", value, (10.0, 5.0), 0.4)
    scene = RenderedScene((die,))
    with_pips = picture(scene).astype(np.int32)
    middle = project(np.array([[10.0, 5.0, die.size]]), scene.room.view)[0]
    x, y = (round(float(side)) for side in middle)
    face = with_pips[y - 30 : y + 30, x - 30 : x + 30]
    pale = (face.min(axis=2) > 150).sum()
    assert pale > 25 * value


@pytest.mark.parametrize("colour", sorted(COLOURS))
def test_every_colour_can_be_rendered(colour: str) -> None:
    empty, one = picture(RenderedScene()), picture(RenderedScene((DieOnTable(colour, 3),)))
    assert (np.abs(empty.astype(int) - one).max(axis=2) > 30).sum() > 800


def test_dice_never_overlap() -> None:
    for seed in range(20):
        scene = scatter([("red", 1)] * 12, seed)
        places = np.array([die.place for die in scene.dice])
        apart = np.linalg.norm(places[:, None] - places[None], axis=2) + 99 * np.eye(12)
        assert apart.min() > 16 * np.sqrt(2)


def test_more_dice_than_the_tray_holds_are_refused() -> None:
    with pytest.raises(TooManyDice, match="throw fewer"):
        scatter([("red", 1)] * 90, 1)


@pytest.mark.slow
def test_the_same_seed_is_the_same_picture_and_another_is_not() -> None:
    one, again, other = (render(scatter([("blue", 4)], seed)) for seed in (7, 7, 8))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_tumbling_dice_end_exactly_where_they_rest() -> None:
    scene = scatter([("green", 2), ("white", 6)], 5)
    frames = list(tumble(scene, 8))
    assert len(frames) == 8
    assert np.array_equal(frames[-1], picture(scene))
    for one, other in pairwise(frames):
        assert not np.array_equal(one, other)


def test_dice_that_stay_lie_in_every_picture_while_the_others_tumble() -> None:
    lying = scatter([("green", 2)], 5).dice
    scene = scatter([("white", 6)], 6, there=lying)
    assert scene.dice[:1] == lying
    *moving, last = tumbling_poses(scene, 8, still=1)
    for green, white in moving:
        assert np.array_equal(green.centre, last[0].centre)
        assert not np.array_equal(white.centre, last[1].centre)
