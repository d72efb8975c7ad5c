"""Tracks a map of tiles from picture to picture: detects moves and problems."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.tile_map import LyingTile, Mapped, Move, Place, TileEdge
from vision.reading import Frame
from vision.tiles import (
    Candidate,
    PlacedSeenTile,
    Reading,
    SeenTile,
    TileDoubt,
    TileFace,
    TileFaces,
    TileGrid,
    TileProblem,
    TileTrouble,
    drawn,
    find,
    plane,
    read_change,
    read_found,
)

Finds: TypeAlias = Callable[[Frame, Mapping[Place, SeenTile], TileFaces, TileGrid | None], TileGrid | None]
"""Looks for a map in a picture, at first near the grid that held before."""


def find_map(
    frame: Frame, tiles: Mapping[Place, SeenTile], faces: TileFaces, near: TileGrid | None
) -> TileGrid | None:
    """As vision does, helped by the corner tags of a mat where one is in view."""
    on_mat = plane(frame)
    found = find(frame, tiles, faces, on_mat, near)
    return found if found is not None or on_mat is None else find(frame, tiles, faces)


@dataclass(frozen=True)
class MapObservation:
    """The result of one picture: a move, two candidates for one, or a problem with its places.

    `owed` is a place where the table lacks a tile that is publicly known; `behind` means that the tiles do
    not match the map.
    """

    move: Move | None = None
    doubt: tuple[Move, ...] = ()
    problem: TileProblem | None = None
    places: tuple[Place, ...] = ()
    owed: Place | None = None
    behind: bool = False


@dataclass(frozen=True)
class KnownMap:
    """A picture at rest, what lies in it, and the grid that holds for it."""

    frame: Frame
    tiles: Mapping[Place, SeenTile]
    grid: TileGrid


class MapTracker:
    """One map through one game. `finds` looks for it where nothing is known yet. Not for several threads."""

    def __init__(self, fronts: Mapping[str, TileEdge], back: TileEdge, finds: Finds = find_map) -> None:
        self.faces = TileFaces({look: _face(side) for look, side in fronts.items()}, _face(back))
        self._finds = finds
        self._known: KnownMap | None = None
        self._near: TileGrid | None = None
        self._next: tuple[KnownMap, ...] = ()
        self._stale: Frame | None = None

    def look(self, frame: Frame, mapped: Mapped, moves: Sequence[Move]) -> MapObservation:
        """Compares a picture at rest with the map; `moves` are the allowed ones that people make by hand."""
        tiles = as_tiles(mapped.tiles)
        self._go_on(tiles)
        candidates = {_candidate(move): move for move in moves}
        if self._known is None:
            return self._find(frame, tiles, candidates)
        if self._known.tiles != tiles:
            return self._catch_up(frame, self._known, tiles, candidates)
        reading = self._read(frame, self._known, list(candidates))
        return self._told(frame, self._known, reading, candidates)

    def _go_on(self, tiles: Mapping[Place, SeenTile]) -> None:
        """Takes the map as it is after a move seen or tapped; the next picture is compared with it."""
        for one in self._next:
            if one.tiles == tiles:
                self._known, self._next = one, ()
                return

    def _find(
        self, frame: Frame, tiles: Mapping[Place, SeenTile], candidates: Mapping[Candidate, Move]
    ) -> MapObservation:
        """Searches the frame for the map; a tile that is there already is read as laid since."""
        if self._known is not None:
            self._near = self._known.grid
        grid = self._finds(frame, tiles, self.faces, self._near)
        if grid is None:
            return MapObservation(problem=TileProblem.LOST)
        self._known, self._next, self._stale = KnownMap(frame, tiles, grid), (), None
        reading = read_found(frame, tiles, list(candidates), self.faces, grid)
        return self._told(frame, self._known, reading, candidates)

    def _catch_up(
        self,
        frame: Frame,
        known: KnownMap,
        tiles: Mapping[Place, SeenTile],
        candidates: Mapping[Candidate, Move],
    ) -> MapObservation:
        """The map was changed by a tap: one tile is looked for, anything else is laid as it is shown."""
        changed = [place for place in {*tiles, *known.tiles} if tiles.get(place) != known.tiles.get(place)]
        if len(changed) == 1 and changed[0] in tiles:
            place = changed[0]
            reading = self._read(frame, known, [Candidate(place, tiles[place])])
            if isinstance(reading.outcome, PlacedSeenTile):
                self._known, self._next = KnownMap(frame, tiles, reading.grid), ()
                return MapObservation()
            assert isinstance(reading.outcome, TileTrouble)
            if reading.outcome.problem is TileProblem.NOTHING:
                return MapObservation(owed=place)
            return self._amiss(reading.outcome)
        if self._stale is None and not any(place not in known.tiles for place in changed):
            self._stale = frame  # something has to be taken up or turned over first
        if self._stale is frame:
            return MapObservation(behind=True)
        return self._find(frame, tiles, candidates)

    def _told(
        self, frame: Frame, known: KnownMap, reading: Reading, candidates: Mapping[Candidate, Move]
    ) -> MapObservation:
        outcome = reading.outcome
        if isinstance(outcome, TileTrouble):
            return self._amiss(outcome)
        found = (
            (outcome.candidate,) if isinstance(outcome, PlacedSeenTile) else (outcome.first, outcome.second)
        )
        self._next = tuple(
            KnownMap(frame, {**known.tiles, one.place: one.tile}, reading.grid) for one in found
        )
        moves = tuple(candidates[one] for one in found)
        return (
            MapObservation(doubt=moves) if isinstance(outcome, TileDoubt) else MapObservation(move=moves[0])
        )

    def _amiss(self, trouble: TileTrouble) -> MapObservation:
        if trouble.problem is TileProblem.LOST:
            self._known = self._near = None
        if trouble.problem is TileProblem.NOTHING:
            return MapObservation()
        return MapObservation(problem=trouble.problem, places=trouble.places)

    def _read(self, frame: Frame, known: KnownMap, candidates: Sequence[Candidate]) -> Reading:
        return read_change(known.frame, frame, known.tiles, candidates, self.faces, known.grid)


def as_tiles(tiles: Mapping[Place, LyingTile]) -> dict[Place, SeenTile]:
    """The map as vision has it."""
    return {place: _tile(one) for place, one in tiles.items()}


def after(tiles: Mapping[Place, SeenTile], move: Move) -> dict[Place, SeenTile]:
    """The map once that move is made."""
    return {**tiles, move.place: _tile(move.tile)}


def _tile(one: LyingTile) -> SeenTile:
    return SeenTile(one.look, one.turn, one.ruined)


def _candidate(move: Move) -> Candidate:
    return Candidate(move.place, _tile(move.tile), move.means)


def _face(side: TileEdge) -> TileFace:
    return drawn([(piece.paint, piece.corners) for piece in side.pieces], side.edges)
