"""Spots are found where they are, as large as they are, and as dark or light as they are."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import BLACK, RED, WHITE, dotted
from vision.pips import Spots, spots
from vision.reading import Frame

GREY = (120, 120, 120)


def found(frame: Frame) -> Spots:
    return spots(frame, np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8))


@pytest.mark.parametrize("radius", [2.5, 4, 7, 12, 20])
@pytest.mark.parametrize("at", [(100, 80), (161.25, 120.5)])
def test_a_spot_has_its_middle_and_its_radius(radius: float, at: tuple[float, float]) -> None:
    spot = found(dotted([at], radius, BLACK, WHITE))
    assert spot.at[0] == pytest.approx(at, abs=0.4)
    assert spot.radius[0] == pytest.approx(radius, rel=0.12)


@pytest.mark.parametrize(
    ("colour", "ground", "dark"),
    [
        (BLACK, WHITE, True),
        (WHITE, BLACK, False),
        (WHITE, RED, False),
        (RED, WHITE, False),
        (BLACK, RED, True),
    ],
)
def test_a_spot_is_dark_or_light_against_its_ring(
    colour: tuple[int, int, int], ground: tuple[int, int, int], dark: bool
) -> None:
    spot = found(dotted([(160, 120)], 6, colour, ground))
    assert bool(spot.dark[0]) is dark


def test_a_spot_knows_the_colours_inside_and_around_it() -> None:
    spot = found(dotted([(160, 120)], 6, BLACK, WHITE))
    assert spot.core[0] == pytest.approx((30, 128, 128), abs=8)
    assert spot.ring[0] == pytest.approx((229, 127, 131), abs=4)
    assert spot.spread[0] < 3


def test_each_spot_is_found_once_though_several_planes_and_scales_show_it() -> None:
    places = [(60.0, 60.0), (110.0, 60.0), (160.0, 120.0), (240.0, 200.0)]
    spot = found(dotted(places, 6, BLACK, WHITE))
    assert sorted(tuple(np.rint(at)) for at in spot.at) == places


def test_a_round_spot_is_finer_than_a_long_one() -> None:
    frame = dotted([(80, 120)], 8, BLACK, WHITE)
    cv2.ellipse(frame, (220, 120), (13, 6), 30, 0, 360, BLACK, -1, cv2.LINE_AA)
    spot = found(frame)
    round_, long = (int(np.hypot(*(spot.at - at).T).argmin()) for at in ((80, 120), (220, 120)))
    assert spot.aspect[round_] > 0.9
    assert spot.aspect[long] < 0.6
    assert spot.fine[round_] > 0.95
    assert spot.fine[long] < 0.3


@pytest.mark.parametrize("frame", [np.full((90, 120, 3), 120, np.uint8), dotted([(160, 120)], 6, GREY, GREY)])
def test_plain_ground_has_no_spots(frame: Frame) -> None:
    assert len(found(frame)) == 0
