"""Pictures of a table of square tiles in, what was laid out; knows no game."""

from vision.tiles.faces import TileFace, TileFaces, drawn
from vision.tiles.finding import find
from vision.tiles.grid import TileGrid, fitted
from vision.tiles.learning import learn
from vision.tiles.mat import plane
from vision.tiles.place import Place
from vision.tiles.reading import read_change, read_found
from vision.tiles.tile import (
    Candidate,
    Lying,
    Outcome,
    PlacedSeenTile,
    Reading,
    SeenTile,
    TileDoubt,
    TileProblem,
    TileTrouble,
)

__all__ = [
    "Candidate",
    "Lying",
    "Outcome",
    "Place",
    "PlacedSeenTile",
    "Reading",
    "SeenTile",
    "TileDoubt",
    "TileFace",
    "TileFaces",
    "TileGrid",
    "TileProblem",
    "TileTrouble",
    "drawn",
    "find",
    "fitted",
    "learn",
    "plane",
    "read_change",
    "read_found",
]
