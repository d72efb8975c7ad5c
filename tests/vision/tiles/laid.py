"""Small pretend tables of our own printed tiles, seen from close by so that they are drawn fast."""

from collections.abc import Mapping
from functools import lru_cache

from companion.engine.printed import Piece
from companion.games.hopes_end.drawing import back, front
from companion.games.hopes_end.tiles import Tile as Printed
from companion.games.hopes_end.tiles import tile as printed
from vision.reading import Frame
from vision.render.optics import floor_to_picture
from vision.render.scene import Lamp, Room, View
from vision.render.sensor import Sensor
from vision.tiles import Face, Faces, Grid, Place, Tile, drawn, fitted
from vision.tiles.grid import through
from vision.tiles.mat import TILE
from vision.tiles.pretend import Spot, Table, TileScene, picture
from vision.tiles.pretend.picture import THICK, corners

WIDTH, HEIGHT = 400, 300
PRINTED: Mapping[str, Printed] = {
    "past": printed("brsr"),
    "straight": printed("rsrs"),
    "curve": printed("rrss"),
    "crossing": printed("rrrs"),
    "plain": printed("ssss"),
    "cap": printed("bsss"),
    "corner": printed("bbrr"),
    "barracks": printed("ssss", barracks=True),
}
START: Mapping[Place, Tile] = {
    (0, 0): Tile("past"),
    (1, 0): Tile("straight", 1),
    (-1, 0): Tile("curve"),
    (0, -1): Tile("plain"),
}


def face(pieces: tuple[Piece, ...], edges: str = "") -> Face:
    """A face as it is printed."""
    return drawn([(piece.paint, piece.corners) for piece in pieces], edges)


@lru_cache(maxsize=1)
def faces() -> Faces:
    """Our own."""
    return Faces({name: face(front(one), one.edges) for name, one in PRINTED.items()}, face(back()))


@lru_cache(maxsize=1)
def table() -> Table:
    """A table of wood under a lamp, the camera tilted by 17 degrees."""
    view = View(0.3, 0.02, 1000.0, 1000.0, WIDTH, HEIGHT)
    return Table(Room(view, Lamp((250.0, 200.0, 900.0), 60.0), seed=3), faces())


def spots(tiles: Mapping[Place, Tile]) -> dict[Place, Spot]:
    """Each tile where it belongs."""
    return {(x, y): Spot(TILE * x, TILE * y) for x, y in tiles}


def seen(scene: TileScene, seed: int = 1) -> Frame:
    """What a camera makes of it."""
    return Sensor(2.5, WIDTH, HEIGHT, seed).expose(picture(scene))


def scene(tiles: Mapping[Place, Tile], where: Mapping[Place, Spot] | None = None) -> TileScene:
    """Those tiles on the table, each where it belongs or where it is told to lie."""
    return TileScene(table(), tiles, {**spots(tiles), **(where or {})})


@lru_cache(maxsize=1)
def strange() -> Faces:
    """The same tiles by their edges alone, but for those that lie at the beginning."""
    known = {tile.look for tile in START.values()}
    fronts = faces().fronts
    return Faces({name: one if name in known else Face(None, one.edges) for name, one in fronts.items()})


@lru_cache(maxsize=1)
def before() -> Frame:
    """The table at the beginning."""
    return seen(scene(START))


@lru_cache(maxsize=1)
def grid() -> Grid:
    """And where its map lies."""
    return grid_of(spots(START))


def grid_of(where: Mapping[Place, Spot]) -> Grid:
    """Where tiles lie in the picture, as it was rendered."""
    to_picture = floor_to_picture(table().room.view, THICK)
    return fitted({place: through(to_picture, corners(spot)) - 0.5 for place, spot in where.items()})
