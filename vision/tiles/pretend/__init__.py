"""Tables of tiles that nobody laid: pixels to try everything with, and never what they show."""

from vision.tiles.pretend.camera import PretendTiles
from vision.tiles.pretend.chance import SIZES, chance_table, slipped
from vision.tiles.pretend.picture import picture
from vision.tiles.pretend.scene import Cup, Dim, LampSpot, PretendTileTable, TileScene

__all__ = [
    "SIZES",
    "Cup",
    "Dim",
    "LampSpot",
    "PretendTileTable",
    "PretendTiles",
    "TileScene",
    "chance_table",
    "picture",
    "slipped",
]
