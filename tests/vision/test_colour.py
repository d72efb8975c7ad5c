"""Bodies of dice are called by the colours that people call them."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import BLACK, WHITE, YELLOW, Die, table
from vision.colour import NAMES, STRANGE, named
from vision.reader import Reader
from vision.reading import Frame
from vision.render import COLOURS
from vision.render.palette import BODIES, DARK_PIPS

EVERY = frozenset(NAMES)


def die(colour: str, value: int = 5) -> Die:
    red, green, blue = BODIES[colour]
    return Die(value, body=(blue, green, red), pip=BLACK if colour in DARK_PIPS else WHITE)


def seen(frame: Frame, colours: list[str] | None = None) -> str:
    (one,) = Reader(colours).read(frame).dice
    return one.colour


@pytest.mark.parametrize("value", [1, 6])
@pytest.mark.parametrize("colour", COLOURS)
def test_each_base_colour_is_named(colour: str, value: int) -> None:
    assert seen(table(die(colour, value))) == colour


@pytest.mark.parametrize("colour", COLOURS)
def test_each_base_colour_is_named_in_half_the_light(colour: str) -> None:
    dim = cv2.convertScaleAbs(table(die(colour)), alpha=0.7)
    assert seen(np.asarray(dim, np.uint8)) == colour


@pytest.mark.parametrize(("bodies", "name"), [(WHITE, "white"), (YELLOW, "yellow")])
@pytest.mark.parametrize("warm", [0.7, 0.8, 0.9])
def test_white_stays_white_and_yellow_yellow_under_a_warm_lamp(
    bodies: tuple[int, int, int], name: str, warm: float
) -> None:
    frame = table(Die(4, body=bodies)) * np.array([warm, (1 + warm) / 2, 1])
    assert seen(frame.astype(np.uint8)) == name


def test_of_few_colours_the_nearest_is_named() -> None:
    pink = table(die("pink"))
    assert seen(pink, ["red", "blue"]) == "red"
    assert seen(pink, ["pink", "red"]) == "pink"


def test_a_colour_has_a_distance_from_the_nearest_known_body() -> None:
    red = np.array(NAMES["red"][0], np.float32)
    assert named(red, EVERY) == ("red", 0)
    assert named(red, frozenset({"blue"}))[1] > STRANGE


def test_lightness_counts_half_of_hue() -> None:
    red = np.array(NAMES["red"][0], np.float32)
    assert named(red + np.array([-2, 0, 0], np.float32), frozenset({"red"}))[1] == pytest.approx(1)
    assert named(red + np.array([0, 2, 0], np.float32), frozenset({"red"}))[1] == pytest.approx(2)
