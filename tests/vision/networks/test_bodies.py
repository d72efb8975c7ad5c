"""The colours of bodies, under any lamp."""

import numpy as np
import pytest

from tools.training.drawn import box
from vision.networks.balance import lamp
from vision.networks.bodies import NAMES, Bodies, at_most_usual, likeliest
from vision.networks.faces import portrait
from vision.networks.pyramid import pyramid
from vision.reading import BoundingBox
from vision.render import picture, scatter
from vision.render.die import at_rest

WHITE = np.ones(3, np.float32)


def test_the_pretend_dice_are_named() -> None:
    colours = ("red", "yellow", "green", "blue", "black", "white")
    scene = scatter([(colour, 4) for colour in colours], 70_000)
    frame = picture(scene)
    seen = []
    for die in scene.dice:
        x, y, side = box(at_rest(die), die.size, scene.room)
        seen.append(portrait(pyramid(frame), BoundingBox(x - side / 2, y - side / 2, side, side)))
    told = likeliest(Bodies().chances(seen, lamp(frame)), NAMES)
    assert tuple(name for name, _ in told) == colours


def test_no_portraits_have_no_colours() -> None:
    assert Bodies().chances([], WHITE).shape == (0, len(NAMES))


def test_only_allowed_names_are_named_and_their_likelihood_is_among_all() -> None:
    row = np.zeros((1, len(NAMES)), np.float32)
    row[0, NAMES.index("orange")], row[0, NAMES.index("red")] = 0.9, 0.06
    ((name, likely),) = likeliest(row, NAMES)
    assert name == "orange"
    assert likely == pytest.approx(0.9)
    ((name, likely),) = likeliest(row, {"red", "blue"})
    assert name == "red"
    assert likely == pytest.approx(0.06)


def test_too_large_a_box_is_looked_at_in_the_usual_size_and_a_small_one_as_it_is() -> None:
    dice = [
        BoundingBox(0, 0, 40, 40),
        BoundingBox(100, 0, 40, 40),
        BoundingBox(200, 0, 60, 60),
        BoundingBox(300, 0, 30, 30),
    ]
    assert at_most_usual(dice) == [*dice[:2], BoundingBox(210, 10, 40, 40), dice[3]]


def test_where_nobody_knows_the_usual_size_each_die_is_looked_at_as_it_was_found() -> None:
    dice = [BoundingBox(0, 0, 40, 40), BoundingBox(100, 0, 80, 80)]
    assert at_most_usual(dice) == dice
