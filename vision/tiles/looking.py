"""Comparison of each place of the map before and after."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from vision.reading import Frame
from vision.tiles.comparing import all_seen, off, seen, unlike, without_marker
from vision.tiles.edges import Classes, classes
from vision.tiles.faces import SIDE, Floats, TileFace, TileFaces, turned
from vision.tiles.fitting import (
    MARGIN,
    Fit,
    SearchWindow,
    fit,
    judged,
    nearest,
    pose_of,
    shrunk,
    unchanged,
    window,
)
from vision.tiles.following import Followed
from vision.tiles.grid import TileGrid, TilePose
from vision.tiles.lamp import LampColour, lamp_of
from vision.tiles.place import Place
from vision.tiles.tile import Lying, SeenTile

TURNS = range(4)
MOST = 5
"""Number of other looks that are compared closely."""
NEAREST = 10
"""Known tiles that determine the light on a place."""
AROUND = 6
"""Pixels around a place that tell a tile from a shadow."""
CHANGED = 0.1
"""A place that is as unlike as this to what it was is looked at."""
ANGLES = tuple(np.radians((-10, -5, 0, 5, 10)))
ASTRAY, ASKEW = 20, tuple(np.radians(range(-42, 43, 6)))
"""Pixels around a place, and turns, in which a tile is looked for that lies across places."""
ROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
APART = [(x, y) for x in range(-3, 4) for y in range(-3, 4) if max(abs(x), abs(y)) > 1]
"""Steps from a tile to places that are near the map, and beside none of its tiles."""


@dataclass(frozen=True, eq=False)
class FoundTile:
    """A tile that may lie at a place, and how it would lie there."""

    place: Place
    tile: SeenTile
    fit: Fit


class PlaceLook:
    """Two pictures with their grids, the map before, and the faces of all tiles."""

    def __init__(
        self, before: Frame, after: Frame, lying: Lying, faces: TileFaces, grid: TileGrid, followed: Followed
    ) -> None:
        self._before, self._after = before, after
        self.lying, self._faces = lying, faces
        self.now, self.gone = followed.grid, followed.gone
        self._old = grid if followed.pushed else followed.grid
        """Places as they were in the picture before: a table stays where it is while a tile slips."""
        self._lamps: dict[Place, LampColour] = {}

    @cached_property
    def changed(self) -> tuple[Place, ...]:
        """The empty places about the map that do not look as they did."""
        return self._changed(self._rim)

    @cached_property
    def changed_apart(self) -> tuple[Place, ...]:
        """The same for places near the map that touch none of its tiles."""
        near = dict.fromkeys((x + a, y + b) for x, y in self.lying for a, b in APART)
        return self._changed([place for place in near if place not in self._rim])

    @cached_property
    def _rim(self) -> dict[Place, None]:
        """The places about the tiles, with the tiles'."""
        return dict.fromkeys((x + a, y + b) for x, y in self.lying for a, b in ROUND)

    def _changed(self, places: Iterable[Place]) -> tuple[Place, ...]:
        empty = [place for place in places if place not in self.lying and self.now.inside(place, self._after)]
        apart = off(
            all_seen(self._after, self.now, empty, AROUND), all_seen(self._before, self._old, empty, AROUND)
        )
        away = without_marker(apart[:, AROUND:-AROUND, AROUND:-AROUND])
        return tuple(place for place, one in zip(empty, away, strict=True) if one >= CHANGED)

    def tiles_at(self, place: Place, looks: Sequence[str]) -> list[FoundTile]:
        """Each of these looks in each turn at a place, the likeliest first, as far as faces are known."""
        return self._fitted(place, [tile for tile in _turns(looks) if self._known(tile.look)])

    def tiles_across(self, place: Place, looks: Sequence[str]) -> list[FoundTile]:
        """The same for tiles that lie across places, or askew."""
        tiles = [tile for tile in _turns(looks) if self._known(tile.look)]
        if not tiles:
            return []
        wide = self._window(place, ASTRAY)
        return self._sorted(place, tiles, fit(wide, [self.expected(one, place) for one in tiles], ASKEW))

    def backs_at(self, place: Place) -> list[FoundTile]:
        """The back, turned in each way, at a place."""
        own = self.lying[place].look if place in self.lying else ""
        known = self._faces.back.picture is not None
        return self._fitted(place, [SeenTile(own, turn, ruined=True) for turn in TURNS if known])

    def others_at(self, found: FoundTile) -> list[FoundTile]:
        """The likeliest of all other looks and turns, as what was found there lies."""
        looks = [look for look in self._faces.fronts if look != found.tile.look and self._known(look)]
        here, tiles = self._window(found.place), list(_turns(looks))
        if not tiles:
            return []
        small = np.stack([shrunk(self.expected(tile, found.place)) for tile in tiles])
        tiles = [tiles[number] for number in nearest(here, small, found.fit.lies, MOST)]
        fits = [judged(here, self.expected(tile, found.place), [found.fit.lies]) for tile in tiles]
        return self._sorted(found.place, tiles, fits)

    def as_before(self, place: Place) -> list[FoundTile]:
        """The tile that lay there as it looked before, turned in each way."""
        own = self.lying[place]
        old = seen(self._before, self._old, place)
        tiles = [SeenTile(own.look, (own.turn + turn) % 4, own.ruined) for turn in TURNS]
        fits = fit(self._window(place), [turned(old, turn) for turn in TURNS], ANGLES)
        return self._sorted(place, tiles, fits)

    def all_known(self, looks: Sequence[str]) -> bool:
        """True if the face of each look is known."""
        return all(self._known(look) for look in looks)

    def pose(self, found: FoundTile) -> TilePose:
        """Pose of a found tile relative to its place."""
        return pose_of(self.now, found.place, found.fit.lies)

    def unchanged(self, found: FoundTile) -> Fit:
        """Fit of its place if nothing was laid there."""
        return unchanged(self._window(found.place, (found.fit.shown.shape[0] - SIDE) // 2))

    def change(self, place: Place) -> Floats:
        """Difference of each pixel of a place and its surroundings."""
        return unchanged(self._window(place)).apart

    def now_at(self, place: Place) -> Floats:
        return seen(self._after, self.now, place)

    def edges(self, tile: SeenTile) -> str:
        """The edges of a tile n e s w as it lies; "" where nobody has typed them in."""
        printed = (self._faces.back if tile.ruined else self._faces.fronts[tile.look]).edges
        return printed[-tile.turn :] + printed[: -tile.turn] if tile.turn else printed

    @cached_property
    def classes(self) -> Classes:
        """Every class of edges, as the tiles show it that are still seen as they were."""
        there = [one for one in self.lying if one not in self.gone and self.now.inside(one, self._after)]
        known = [(edges, self.now_at(one)) for one in there if (edges := self.edges(self.lying[one]))]
        return classes(known)

    def now_inside(self, place: Place) -> bool:
        """True if all of a place is in the picture."""
        return self.now.inside(place, self._after)

    def bare(self, place: Place) -> float:
        """Difference of a place from the likeliest part of the bare table beside the map."""
        table = [seen for one, seen in self._table.items() if one != place]
        if not table:
            return 1.0
        return float(unlike(np.repeat(self.now_at(place)[None], len(table), axis=0), np.stack(table)).min())

    @cached_property
    def _table(self) -> dict[Place, Floats]:
        """The empty places beside the tiles, as far as nothing is new there."""
        empty = [one for one in self._rim if one not in self.lying and one not in self.changed]
        there = [one for one in empty if self.now.inside(one, self._after)]
        return dict(zip(there, all_seen(self._after, self.now, there), strict=True))

    def covered(self, place: Place) -> float:
        """Difference of a place before and after."""
        return float(off(self.now_at(place)[None], seen(self._before, self._old, place)[None]).mean())

    def expected(self, tile: SeenTile, place: Place) -> Floats:
        """Expected features of a tile at a place. Raises ValueError for an unknown face."""
        features = self._features(tile)
        if features is None:
            raise ValueError(f"nobody has seen the face of {tile.look}")
        if place not in self._lamps:
            self._lamps[place] = self._lamp(place)
        return self._lamps[place].on(features, place)

    def _fitted(self, place: Place, tiles: Sequence[SeenTile]) -> list[FoundTile]:
        wanted = [self.expected(tile, place) for tile in tiles]
        return self._sorted(place, tiles, fit(self._window(place), wanted, ANGLES)) if tiles else []

    def _sorted(self, place: Place, tiles: Sequence[SeenTile], fits: Sequence[Fit]) -> list[FoundTile]:
        found = [FoundTile(place, tile, one) for tile, one in zip(tiles, fits, strict=True)]
        return sorted(found, key=lambda one: one.fit.off)

    def _window(self, place: Place, margin: int = MARGIN) -> SearchWindow:
        return window(self._after, self.now, place, (self._before, self._old), margin)

    def _lamp(self, place: Place) -> LampColour:
        near = sorted(self._shown, key=lambda one: abs(one[0] - place[0]) + abs(one[1] - place[1]))[:NEAREST]
        faces = np.stack([self._shown[one] for one in near]) if near else np.zeros((0, 1, 1, 3), np.float32)
        return lamp_of(near, all_seen(self._after, self.now, near), np.asarray(faces, np.float32))

    @cached_property
    def _shown(self) -> dict[Place, Floats]:
        """Features of each tile that is still visible and unchanged."""
        return {
            place: features
            for place, tile in self.lying.items()
            if place not in self.gone and self.now.inside(place, self._after)
            if (features := self._features(tile)) is not None
        }

    def _known(self, look: str) -> bool:
        return self._faces.fronts[look].picture is not None

    def _features(self, tile: SeenTile) -> Floats | None:
        face: TileFace = self._faces.back if tile.ruined else self._faces.fronts[tile.look]
        return None if face.features is None else turned(face.features, tile.turn)


def _turns(looks: Sequence[str]) -> Iterator[SeenTile]:
    return (SeenTile(look, turn) for look in looks for turn in TURNS)
