"""A die's shape and finish: balls cut corners off, clear bodies show far sides, windows are mirrored."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from vision.render import Room, Viewpoint
from vision.render.body import Patch, draw_die
from vision.render.die import DiePose, face_up
from vision.render.palette import Finish, Rim, Veins, linear
from vision.render.scene import WindowLight

SIZE = 16.0
ROOM = Room(Viewpoint(tilt=0.0, distance=420.0, focal=1600.0, width=256, height=256))
PLAIN = Finish(linear((196, 30, 38)), linear((236, 234, 228)), 0.2, 0.15, 1.0)


def drawn(look: Finish, value: int = 1, room: Room = ROOM) -> Patch:
    """A die in the middle, seen from straight above."""
    return draw_die(
        DiePose(np.array([0.0, 0.0, SIZE / 2]), face_up(value, 0.0), np.zeros(3)), SIZE, look, room
    )


def test_a_ball_cuts_the_corners_off_and_leaves_the_edges() -> None:
    whole, cut = drawn(PLAIN).coverage > 0.5, drawn(replace(PLAIN, ball=1.2)).coverage > 0.5
    assert 0.7 * whole.sum() < cut.sum() < 0.95 * whole.sum()
    assert np.ptp(np.flatnonzero(cut.any(axis=0))) > 0.95 * np.ptp(np.flatnonzero(whole.any(axis=0)))


def test_a_ball_wider_than_the_corners_changes_nothing() -> None:
    assert np.array_equal(drawn(PLAIN).light, drawn(replace(PLAIN, ball=1.9)).light)


def test_a_clear_body_shows_the_pips_of_its_far_side() -> None:
    """Below a one lies a six."""
    assert _spots(PLAIN) == 1
    assert _spots(replace(PLAIN, clear=0.9)) == 7


def _spots(look: Finish) -> int:
    """How many spots are lighter than what lies round them, in the middle of the upper face."""
    red = drawn(look).light[..., 2]
    lighter = red > 1.15 * cv2.blur(red, (17, 17))
    inner = lighter[14:-14, 14:-14].astype(np.uint8)
    return cv2.connectedComponents(inner)[0] - 1


@pytest.mark.parametrize("nearer", [0.6, 1.0])
def test_pips_of_a_value_lie_where_their_maker_put_them(nearer: float) -> None:
    spacing = np.ones((7, 2), np.float32)
    spacing[2] = nearer
    look = replace(PLAIN, spacing=spacing)
    assert _apart(look, 2) == pytest.approx(nearer * _apart(PLAIN, 2), rel=0.1)
    assert np.array_equal(drawn(look, 3).light, drawn(PLAIN, 3).light)


def _apart(look: Finish, value: int) -> float:
    """Pixels from the leftmost to the rightmost middle of the pips on the upper face."""
    light = drawn(look, value).light
    white = (light[..., 0] > 0.3 * light[..., 2]) & (light[..., 0] > 0.2)
    _, _, _, middles = cv2.connectedComponentsWithStats(white.astype(np.uint8))
    return float(np.ptp(middles[1:, 0]))


@pytest.mark.parametrize("share", [0.2, 0.5])
def test_veins_take_their_share_of_a_body(share: float) -> None:
    dye = linear((30, 82, 186))
    waves = np.random.default_rng(4).normal(0, 3, (2, 3, 3)).astype(np.float32)
    light = drawn(replace(PLAIN, gloss=0.0, veins=Veins(dye, share, 9.0, waves))).light
    body = drawn(PLAIN).coverage == 1
    bluer = (light[..., 0] > light[..., 2])[body].mean()
    assert share - 0.2 < bluer < share + 0.2


def test_a_window_above_is_mirrored_by_the_face_below_it() -> None:
    above = WindowLight((0.0, 0.0, 1.0), (0.3, 0.3), 0.0, 20.0)
    aside = replace(above, towards=(1.0, 0.0, 0.0))
    dark = drawn(PLAIN).light
    flat = np.s_[len(dark) // 2 - 8 : len(dark) // 2 + 8, len(dark) // 3 : len(dark) // 3 + 3]
    mirrored, beside = (drawn(PLAIN, room=replace(ROOM, windows=(one,))).light for one in (above, aside))
    assert (mirrored[flat] - dark[flat]).min() > 0.5
    assert np.abs(beside[flat] - dark[flat]).max() < 0.01


def test_a_face_that_bulges_mirrors_a_lamp_above_as_a_spot_where_a_flat_one_shines_all_over() -> None:
    above = replace(ROOM, windows=(WindowLight((0.0, 0.0, 1.0), (0.2, 0.2), 0.0, 20.0),))
    flat, bulging = (_shining(replace(PLAIN, bulge=bulge), above) for bulge in (0.0, 0.4))
    assert 0 < bulging < 0.6 * flat


def test_a_tumbled_face_that_bulges_mirrors_a_lamp_above_as_a_ring_about_its_pip() -> None:
    """It leans inwards near the pip and outwards at its edges; between them it is level."""
    above = replace(ROOM, windows=(WindowLight((0.0, 0.0, 1.0), (0.1, 0.1), 0.0, 20.0),))
    look = replace(PLAIN, bulge=0.25, rim=Rim(0.6, 0.2))
    more = (drawn(look, room=above).light - drawn(look).light).min(axis=2)
    down, across = np.mgrid[: len(more), : more.shape[1]] - (np.array(more.shape)[:, None, None] - 1) / 2
    far = np.hypot(down, across) / (0.5 * SIZE * ROOM.view.focal / ROOM.view.distance)
    eighths = np.floor(np.arctan2(down, across) * 4 / np.pi) % 8
    shining = more > 0.4
    assert set(eighths[shining & (far < 0.8)]) == set(range(8))
    assert not shining[(far > 0.15) & (far < 0.25)].any()


def _shining(look: Finish, room: Room) -> int:
    """Pixels beside the pip of a one that are much lighter than without windows."""
    more = drawn(look, room=room).light - drawn(look).light
    return int((more.min(axis=2) > 0.4).sum())
