"""Pictures of a table of square tiles in, what was laid out; knows no game."""

from vision.tiles.faces import Face, Faces, drawn
from vision.tiles.finding import find
from vision.tiles.grid import Grid, fitted
from vision.tiles.learning import learn
from vision.tiles.mat import plane
from vision.tiles.place import Place
from vision.tiles.reading import read_change
from vision.tiles.tile import Candidate, Doubt, Lying, Outcome, Placed, Problem, Reading, Tile, Trouble

__all__ = [
    "Candidate",
    "Doubt",
    "Face",
    "Faces",
    "Grid",
    "Lying",
    "Outcome",
    "Place",
    "Placed",
    "Problem",
    "Reading",
    "Tile",
    "Trouble",
    "drawn",
    "find",
    "fitted",
    "learn",
    "plane",
    "read_change",
]
