"""Small pretend tables of our own printed tiles, seen from close by so that they are drawn fast."""

from collections.abc import Mapping
from functools import lru_cache

from companion.engine.printed import PrintedPiece
from companion.games.hopes_end.town.tiles import Tile as Printed
from companion.games.hopes_end.town.tiles import tile as printed
from companion.games.hopes_end.view.drawing import back, front
from vision.reading import Frame
from vision.render.optics import floor_to_picture
from vision.render.scene import RenderedLamp, Room, Viewpoint
from vision.render.sensor import Sensor
from vision.tiles import Place, SeenTile, TileFace, TileFaces, TileGrid, drawn, fitted
from vision.tiles.grid import through
from vision.tiles.mat import TILE
from vision.tiles.pretend import LampSpot, PretendTileTable, TileScene, picture
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
START: Mapping[Place, SeenTile] = {
    (0, 0): SeenTile("past"),
    (1, 0): SeenTile("straight", 1),
    (-1, 0): SeenTile("curve"),
    (0, -1): SeenTile("plain"),
}


def face(pieces: tuple[PrintedPiece, ...], edges: str = "") -> TileFace:
    """A face as it is printed."""
    return drawn([(piece.paint, piece.corners) for piece in pieces], edges)


@lru_cache(maxsize=1)
def faces() -> TileFaces:
    return TileFaces({name: face(front(one), one.edges) for name, one in PRINTED.items()}, face(back()))


@lru_cache(maxsize=1)
def table() -> PretendTileTable:
    """A table of wood under a lamp, the camera tilted by 17 degrees."""
    view = Viewpoint(0.3, 0.02, 1000.0, 1000.0, WIDTH, HEIGHT)
    return PretendTileTable(Room(view, RenderedLamp((250.0, 200.0, 900.0), 60.0), seed=3), faces())


def spots(tiles: Mapping[Place, SeenTile]) -> dict[Place, LampSpot]:
    """Each tile where it belongs."""
    return {(x, y): LampSpot(TILE * x, TILE * y) for x, y in tiles}


def seen(scene: TileScene, seed: int = 1) -> Frame:
    return Sensor(2.5, WIDTH, HEIGHT, seed).expose(picture(scene))


def scene(tiles: Mapping[Place, SeenTile], where: Mapping[Place, LampSpot] | None = None) -> TileScene:
    """Those tiles on the table, each where it belongs or where it is told to lie."""
    return TileScene(table(), tiles, {**spots(tiles), **(where or {})})


@lru_cache(maxsize=1)
def strange() -> TileFaces:
    """The same tiles by their edges alone, but for those that lie at the beginning."""
    known = {tile.look for tile in START.values()}
    fronts = faces().fronts
    return TileFaces(
        {name: one if name in known else TileFace(None, one.edges) for name, one in fronts.items()}
    )


@lru_cache(maxsize=1)
def before() -> Frame:
    """The table at the beginning."""
    return seen(scene(START))


@lru_cache(maxsize=1)
def grid() -> TileGrid:
    """And where its map lies."""
    return grid_of(spots(START))


def grid_of(where: Mapping[Place, LampSpot]) -> TileGrid:
    """Where tiles lie in the picture, as it was rendered."""
    to_picture = floor_to_picture(table().room.view, THICK)
    return fitted({place: through(to_picture, corners(spot)) - 0.5 for place, spot in where.items()})
