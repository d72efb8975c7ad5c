"""A small map of our own printed tiles as a game tells of it, and pictures of it as a camera takes them."""

from collections.abc import Mapping

import numpy as np

from companion.adapters.camera.tiles.map_tracker import MapTracker, as_tiles
from companion.engine.tile_map import LyingTile, Mapped, Move, Place, TileEdge
from companion.engine.words import say
from companion.games.hopes_end.view.drawing import back, front
from tests.vision.tiles.laid import PRINTED, START, scene, seen, spots, table
from vision.reading import Frame
from vision.render.optics import floor_to_picture
from vision.tiles import SeenTile, TileGrid
from vision.tiles.mat import TILE
from vision.tiles.pretend import PretendTileTable, TileScene
from vision.tiles.pretend.picture import THICK

FRONTS = {look: TileEdge(front(one), one.edges) for look, one in PRINTED.items()}
BACK = TileEdge(back(), "ssss")
GRID = TileGrid(floor_to_picture(table().room.view, THICK) @ np.diag((TILE, TILE, 1.0)))
"""Where that table's places are in its pictures."""
LAID = {place: LyingTile(one.look, one.turn, one.ruined) for place, one in START.items()}


def move(place: Place, turn: int, look: str = "cap") -> Move:
    """A tile may be laid there."""
    option = f"{place[0]},{place[1]},{turn}"
    return Move("place", option, place, LyingTile(look, turn), say("saw", at=option))


CAPS = (move((0, 1), 2), move((-1, -1), 0), move((-1, -1), 3))


def mapped(tiles: Mapping[Place, LyingTile] = LAID, moves: tuple[Move, ...] = CAPS) -> Mapped:
    return Mapped(tiles, FRONTS, BACK, moves, lambda place: f"{place[0]} east, {place[1]} north")


def pictured(now: Mapped, tiles: Mapping[Place, SeenTile], seed: int = 1) -> Frame:
    """What the camera sees of tiles of that map, close by."""
    top = PretendTileTable(table().room, MapTracker(now.fronts, now.back).faces)
    return seen(TileScene(top, tiles, spots(tiles)), seed)


def picture(tiles: Mapping[Place, LyingTile], seed: int = 1) -> Frame:
    """What the camera sees of those tiles."""
    return seen(scene(as_tiles(tiles)), seed)
