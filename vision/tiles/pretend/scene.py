"""Pretend table of tiles as frozen values: tiles in millimetres, cups, shadows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from vision.render.hand import Hand
from vision.render.scene import Room
from vision.tiles.faces import TileFaces
from vision.tiles.place import Place
from vision.tiles.tile import SeenTile


@dataclass(frozen=True, slots=True)
class LampSpot:
    """Where a tile lies: its middle in mm on the table, and its turn clockwise in radians off the map's."""

    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Cup:
    """A round thing that stands on the table: its middle, radius and height in mm; red, green, blue."""

    place: tuple[float, float]
    radius: float = 38.0
    height: float = 90.0
    paint: tuple[int, int, int] = (220, 215, 205)


@dataclass(frozen=True, slots=True)
class Dim:
    """A soft shadow of someone: an ellipse in mm on the table that keeps off a share of all light."""

    place: tuple[float, float]
    reach: tuple[float, float] = (150.0, 250.0)
    turn: float = 0.0
    share: float = 0.4
    soft: float = 30.0


@dataclass(frozen=True, slots=True, eq=False)
class PretendTileTable:
    """Fixed part of a session: the room, the table's top, and the set of tiles as printed.

    `ink` is a gain for blue, green and red, and `fade` an exponent by which this printer's colours are
    off.
    """

    room: Room
    faces: TileFaces
    cloth: tuple[int, int, int] | None = None
    """The colour of a cloth; without one the table is of wood, or the room's mat lies there."""
    ink: tuple[float, float, float] = (1.0, 1.0, 1.0)
    fade: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class TileScene:
    """Content of the table: tiles, markers on them by colour, and other things."""

    table: PretendTileTable
    tiles: Mapping[Place, SeenTile]
    spots: Mapping[Place, LampSpot]
    markers: Mapping[Place, tuple[tuple[int, int, int], float, float]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Red, green, blue of a marker on that tile, and how far it lies off the middle, in mm."""
    cups: tuple[Cup, ...] = ()
    dims: tuple[Dim, ...] = ()
    hand: Hand | None = None
