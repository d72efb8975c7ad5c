"""A map of tiles on the table: what lies there, how tiles look, and what may be laid or turned over now."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.printed import PrintedPiece
from companion.engine.words import Words

Place: TypeAlias = tuple[int, int]
"""x to the east, y to the north."""


@dataclass(frozen=True)
class TileEdge:
    """One side of a tile as it is printed, and its edges n e s w, a letter for each kind of edge."""

    pieces: tuple[PrintedPiece, ...]
    edges: str = ""


@dataclass(frozen=True)
class LyingTile:
    """A tile on the table: the name of its front, its quarter turns clockwise, whether its back is up."""

    look: str
    turn: int = 0
    ruined: bool = False


@dataclass(frozen=True)
class Move:
    """Legal placement of a tile: an option of an open question, and the rotation after it.

    `label` describes it in the past tense. Moves of one place with the same `means` are equal to the game.
    """

    question: str
    option: str
    place: Place
    tile: LyingTile
    label: Words
    means: str = ""


@dataclass(frozen=True)
class Mapped:
    """All tiles by their places, every front by its name and the back that all share, and what may be done.

    `named` says how a place is called.
    """

    tiles: Mapping[Place, LyingTile]
    fronts: Mapping[str, TileEdge]
    back: TileEdge
    moves: tuple[Move, ...]
    named: Callable[[Place], Words]
