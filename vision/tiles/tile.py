"""Tiles on a table, possible changes and observations, as frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from vision.reading import BoundingBox
from vision.tiles.grid import TileGrid
from vision.tiles.place import Place


@dataclass(frozen=True, slots=True)
class SeenTile:
    """A tile as it lies: the name of its face, its quarter turns clockwise, and whether its back is up."""

    look: str
    turn: int = 0
    ruined: bool = False


Lying: TypeAlias = Mapping[Place, SeenTile]
"""Every tile on the table by its place."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A place and the tile that may lie there now: laid, turned over, or turned back.

    Two candidates of a place that have the same `means` are one to the game: nobody is asked which it is.
    """

    place: Place
    tile: SeenTile
    means: str = ""

    def is_same(self, other: "Candidate") -> bool:
        """True if both are equal to the game."""
        return self == other or bool(self.means and self.means == other.means)


class TileProblem(StrEnum):
    """Reason why nothing was read."""

    NOTHING = "nothing"
    """All is as it was."""
    COVERED = "covered"
    """Something lies over the map that is no tile: a hand, a cup."""
    ILLEGAL = "illegal"
    """A tile lies where it may not, or turned as it may not."""
    OTHER_TILE = "other-tile"
    """The tile that was laid is not one of those that may have been."""
    TURNED = "turned"
    """A tile of the map lies turned otherwise than it lay."""
    REMOVED = "removed"
    """A tile of the map is not there any more."""
    FACE_DOWN = "face-down"
    """A tile was laid with its back up."""
    APART = "apart"
    """A tile lies near the map, and touches none of its tiles."""
    SEVERAL = "several"
    """More than one place has changed."""
    LOST = "lost"
    """The map is not to be found in the picture."""
    DARK = "dark"
    """There is too little light."""


@dataclass(frozen=True, slots=True)
class PlacedSeenTile:
    """A tile seen at its place."""

    candidate: Candidate


@dataclass(frozen=True, slots=True)
class TileDoubt:
    """It is one of these two, the likelier first: people say which."""

    first: Candidate
    second: Candidate


@dataclass(frozen=True, slots=True)
class TileTrouble:
    """Nothing was read: why, at which places of the map, and where in the frame (None: everywhere)."""

    problem: TileProblem
    places: tuple[Place, ...] = ()
    box: BoundingBox | None = None


Outcome: TypeAlias = PlacedSeenTile | TileDoubt | TileTrouble


@dataclass(frozen=True, slots=True)
class Reading:
    """Observations, and the updated grid, valid for the frame that was read.

    `pushed` says that the map has moved in the picture, or the camera was moved.
    """

    outcome: Outcome
    grid: TileGrid
    pushed: bool = False
