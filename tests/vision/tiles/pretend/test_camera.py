"""The camera over a table of tiles that is not there."""

import numpy as np

from tests.vision.tiles.laid import faces
from vision.reading import Frame
from vision.tiles import Tile
from vision.tiles.pretend import PretendTiles
from vision.tiles.pretend.camera import AT_WORK

START = {(0, 0): Tile("past")}
LAID = {**START, (0, 1): Tile("cap", 2)}


def test_a_hand_comes_and_when_it_has_gone_the_tile_lies_there() -> None:
    camera = PretendTiles(faces(), seed=2, fps=0, size=(400, 300))
    camera.lay(START)
    before = _at_rest(camera)
    camera.lay(LAID)
    working = camera.frame()
    after = _at_rest(camera)
    assert _unlike(after, camera.frame()) < 4
    assert _unlike(before, working) > _unlike(before, after)
    assert (np.abs(before.astype(int) - after) > 60).any(axis=2).sum() > 200


def test_where_nothing_is_new_nobody_moves() -> None:
    camera = PretendTiles(faces(), seed=2, fps=0, size=(400, 300))
    camera.lay(START)
    at_rest = _at_rest(camera)
    camera.lay(dict(START))
    assert _unlike(at_rest, camera.frame()) < 4


def _at_rest(camera: PretendTiles) -> Frame:
    for _ in range(AT_WORK):
        camera.frame()
    return camera.frame()


def _unlike(one: Frame, other: Frame) -> float:
    return float(np.abs(one.astype(np.float32) - other).mean())
