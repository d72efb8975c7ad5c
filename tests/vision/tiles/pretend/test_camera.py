"""The camera over a table of tiles that is not there."""

import numpy as np

from tests.vision.tiles.laid import faces
from vision.reading import Frame
from vision.tiles import SeenTile
from vision.tiles.pretend import PretendTiles
from vision.tiles.pretend.camera import AT_WORK

START = {(0, 0): SeenTile("past")}
LAID = {**START, (0, 1): SeenTile("cap", 2)}


def test_a_hand_comes_and_when_it_has_gone_the_tile_lies_there() -> None:
    camera = PretendTiles(faces(), seed=2, fps=0, size=(400, 300))
    camera.lay(START)
    before = _at_rest(camera)
    camera.lay(LAID)
    working = camera.frame()
    after = _at_rest(camera)
    assert _unlike(after, camera.frame()) < 5
    assert _unlike(before, after) > 15
    assert _unlike(after, working) > 15


def test_where_nothing_is_new_nobody_moves() -> None:
    camera = PretendTiles(faces(), seed=2, fps=0, size=(400, 300))
    camera.lay(START)
    at_rest = _at_rest(camera)
    camera.lay(dict(START))
    assert _unlike(at_rest, camera.frame()) < 5


def _at_rest(camera: PretendTiles) -> Frame:
    for _ in range(AT_WORK):
        camera.frame()
    return camera.frame()


def _unlike(one: Frame, other: Frame) -> float:
    """How many grey levels any block of ten by ten pixels differs by at most: noise averages out."""
    blocks = (one.astype(np.float32) - other).reshape(30, 10, 40, 10, 3).mean(axis=(1, 3))
    return float(np.abs(blocks).max())
