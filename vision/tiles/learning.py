"""Tiles whose print nobody knows: each look is learnt when it is seen for the first time."""

from dataclasses import replace

import numpy as np

from vision.reading import Frame
from vision.tiles.faces import SIDE, TileFace, TileFaces
from vision.tiles.grid import TileGrid
from vision.tiles.place import Place
from vision.tiles.tile import SeenTile


def learn(frame: Frame, grid: TileGrid, place: Place, tile: SeenTile, faces: TileFaces) -> TileFaces:
    """The faces with that of a tile which lies at a place of the frame, with nothing on it."""
    seen = grid.patch(frame, place, None, 2 * SIDE)
    upright = np.ascontiguousarray(np.rot90(seen, tile.turn))
    if tile.ruined:
        return replace(faces, back=TileFace(upright, faces.back.edges))
    return faces.learnt(tile.look, upright)
