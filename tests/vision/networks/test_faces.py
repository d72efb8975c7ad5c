"""Faces, one by one: what the network says of a die that it sees from near."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from tools.training.drawn import box
from vision.networks import batched_inference
from vision.networks.batched_inference import HANDFUL
from vision.networks.faces import SHA256, SIDE, WEIGHTS, Faces, Floats, agreed, portrait
from vision.networks.pyramid import pyramid
from vision.networks.verdict import FOUND, HINT
from vision.networks.weights import opened
from vision.reading import BoundingBox, Frame
from vision.render import picture, scatter
from vision.render.die import at_rest


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()


def portraits(seed: int) -> Iterator[tuple[int, Frame]]:
    scene = scatter([("red", 1), ("red", 2), ("white", 3), ("black", 4), ("blue", 5), ("green", 6)], seed)
    frame = pyramid(picture(scene))
    for die in scene.dice:
        x, y, side = box(at_rest(die), die.size, scene.room)
        yield die.value, portrait(frame, BoundingBox(x - side / 2, y - side / 2, side, side))


def read(faces: Faces, seen: Sequence[Frame], found: float = 1.0) -> Floats:
    return faces.chances(seen, [found] * len(seen))


def test_every_value_is_read(faces: Faces) -> None:
    values, seen = zip(*portraits(60_000), strict=True)
    chances = read(faces, seen)
    assert (chances[:, 1:].argmax(axis=1) + 1).tolist() == list(values)
    assert chances.sum(axis=1) == pytest.approx(np.ones(6), abs=1e-5)
    assert (chances[:, 0] < 0.3).all()


def test_many_dice_are_read_as_each_of_them_is(faces: Faces) -> None:
    _, some = zip(*portraits(60_000), strict=True)
    many = [some[k % len(some)] for k in range(2 * HANDFUL + 3)]
    alone = np.concatenate([read(faces, [one]) for one in many])
    assert read(faces, many) == pytest.approx(alone, abs=1e-4)


def test_bare_felt_is_no_die(faces: Faces) -> None:
    frame = pyramid(picture(scatter([], 60_001)))
    chances = read(faces, [portrait(frame, BoundingBox(x, 300, 60, 60)) for x in (500, 600, 700)])
    assert (chances[:, 0] > 0.7).all()


def test_a_die_reads_the_same_beside_others_and_alone(faces: Faces) -> None:
    seen = [one for _, one in portraits(60_002)]
    together = read(faces, seen)
    for k, one in enumerate(seen):
        assert read(faces, [one])[0] == pytest.approx(together[k], abs=1e-4)


@pytest.mark.parametrize(("found", "is_looked_at"), [(HINT - 0.01, False), (0.9, True)])
def test_nobody_looks_closer_where_nothing_would_be_said(
    faces: Faces, found: float, is_looked_at: bool
) -> None:
    one, other = (one for value, one in portraits(60_000) if value in (4, 6))
    between = [np.asarray(one // 2 + other // 2, np.uint8)]
    glance = batched_inference.chances(batched_inference.answers(opened(WEIGHTS, SHA256), between))
    same = np.allclose(read(faces, between, found ** (1 / FOUND)), glance, atol=1e-5)
    assert same is not is_looked_at


def test_no_portraits_have_no_chances(faces: Faces) -> None:
    assert read(faces, []).shape == (0, 7)


@pytest.mark.parametrize("side", [30.0, 60.0, 400.0])
def test_a_portrait_has_its_box_in_the_middle_whatever_its_size(side: float) -> None:
    frame = np.zeros((900, 900, 3), np.uint8)
    low, high = int(450 - side / 2), int(450 + side / 2)
    frame[low:high, low:high] = 255
    seen = portrait(pyramid(frame), BoundingBox(low, low, side, side))
    assert seen.shape == (SIDE, SIDE, 3)
    rows = np.flatnonzero(seen[:, SIDE // 2, 0] > 127)
    assert len(rows) == pytest.approx(32, abs=3)
    assert rows.mean() == pytest.approx((SIDE - 1) / 2, abs=1.0)


def test_a_portrait_may_reach_beyond_the_frame() -> None:
    frame = pyramid(np.full((50, 50, 3), 77, np.uint8))
    assert (portrait(frame, BoundingBox(-20, -20, 40, 40)) == 77).all()
    assert (portrait(frame, BoundingBox(-200, -200, 400, 400)) == 77).all()


def test_what_either_look_takes_for_no_die_is_none() -> None:
    glance = np.array([[0.65, 0, 0, 0, 0.15, 0, 0.2]], np.float32)
    closer = np.array([[0.02, 0, 0, 0, 0.04, 0, 0.94]], np.float32)
    (both,) = agreed(glance, closer)
    assert both[0] == pytest.approx(0.65)
    assert both.sum() == pytest.approx(1)
    assert both.argmax() == 0
    (taken,) = agreed(closer, glance)
    assert taken[0] == pytest.approx(0.65)


def test_the_closer_look_says_which_value_it_is() -> None:
    glance = np.array([[0.1, 0, 0, 0, 0.1, 0, 0.8]], np.float32)
    closer = np.array([[0.1, 0, 0, 0, 0.7, 0, 0.2]], np.float32)
    assert agreed(glance, closer)[0] == pytest.approx(closer[0])
