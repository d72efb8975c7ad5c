"""What is to be seen at each place of the map, in a picture before and one after."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np

from vision.reading import Frame
from vision.tiles.comparing import all_seen, fit, off, seen, unlike
from vision.tiles.faces import SIDE, Face, Faces, Floats, turned
from vision.tiles.following import Followed
from vision.tiles.grid import Grid, Pose, through
from vision.tiles.lamp import Lamp, lamp_of
from vision.tiles.place import Place
from vision.tiles.tile import Lying, Tile

TURNS = range(4)
NEAREST = 10
"""So many known tiles tell the light on a place."""
CHANGED = 0.1
"""A place that is as unlike as this to what it was is looked at."""
REACH = 0.3
"""Sides by which a tile may lie off its place."""
ANGLES = tuple(np.radians((-10, -5, 0, 5, 10)))
ASTRAY, ASKEW = 0.62, tuple(np.radians(range(-42, 43, 6)))
"""And by which one is looked for that lies across places."""
ROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


@dataclass(frozen=True, slots=True)
class Found:
    """A tile that may lie at a place, how it would lie there, and how unlike the picture is to that."""

    place: Place
    tile: Tile
    pose: Pose
    unlike: float


class Look:
    """Two pictures with their grids, the map before, and the faces of all tiles."""

    def __init__(
        self, before: Frame, after: Frame, lying: Lying, faces: Faces, grid: Grid, followed: Followed
    ) -> None:
        self._before, self._after = before, after
        self.lying, self._faces = lying, faces
        self._grid, self.now, self.gone = grid, followed.grid, followed.gone

    @cached_property
    def changed(self) -> tuple[Place, ...]:
        """The empty places about the map that do not look as they did."""
        rim = dict.fromkeys((x + a, y + b) for x, y in self.lying for a, b in ROUND)
        empty = [place for place in rim if place not in self.lying and self.now.inside(place, self._after)]
        away = unlike(all_seen(self._after, self.now, empty), all_seen(self._before, self._grid, empty))
        return tuple(place for place, apart in zip(empty, away, strict=True) if apart >= CHANGED)

    def tiles_at(self, place: Place, looks: Sequence[str]) -> list[Found]:
        """Each of these looks in each turn at a place, the likeliest first, as far as faces are known."""
        tiles = [tile for tile in _turns(looks) if self._features(tile) is not None]
        return self._fitted(place, tiles, REACH, ANGLES)

    def tiles_across(self, place: Place, looks: Sequence[str]) -> list[Found]:
        """The same for tiles that lie across places, or askew."""
        return self._fitted(place, [tile for tile in _turns(looks) if self._known(tile.look)], ASTRAY, ASKEW)

    def backs_at(self, place: Place) -> list[Found]:
        """The back, turned in each way, at a place where a tile lay."""
        own = self.lying[place]
        tiles = [Tile(own.look, turn, ruined=True) for turn in TURNS]
        return self._fitted(place, tiles, REACH, ANGLES) if self._faces.back.picture is not None else []

    def others_at(self, found: Found) -> list[Found]:
        """Every other look in each turn, as what was found there lies."""
        looks = [look for look in self._faces.fronts if look != found.tile.look and self._known(look)]
        tiles = list(_turns(looks))
        if not tiles:
            return []
        wanted = np.stack([self.expected(tile, found.place) for tile in tiles])
        now = seen(self._after, self.now, found.place, found.pose)
        apart = unlike(np.repeat(now[None], len(tiles), axis=0), wanted)
        return _sorted(
            Found(found.place, tile, found.pose, float(one)) for tile, one in zip(tiles, apart, strict=True)
        )

    def as_before(self, place: Place) -> list[Found]:
        """The tile that lay there as it looked before, turned in each way."""
        own = self.lying[place]
        old = seen(self._before, self._grid, place)
        wanted = [turned(old, turn) for turn in TURNS]
        fits = fit(self._after, self.now, place, wanted, REACH, ANGLES)
        return _sorted(
            Found(place, Tile(own.look, (own.turn + turn) % 4, own.ruined), pose, apart)
            for turn, (pose, apart) in enumerate(fits)
        )

    def was(self, found: Found) -> float:
        """How unlike the place was before to what was found there."""
        old = seen(self._before, self._grid, found.place)
        return float(unlike(old[None], self.expected(found.tile, found.place)[None])[0])

    def covered(self, place: Place, found: Sequence[Found]) -> float:
        """How unlike a place is to what it was, beside the tiles that were found."""
        apart = off(seen(self._after, self.now, place)[None], seen(self._before, self._grid, place)[None])[0]
        free = np.full((SIDE, SIDE), 255, np.uint8)
        to_place = np.linalg.inv(self.now.matrix(place))
        for one in found:
            at = through(to_place, self.now.corners(one.place, one.pose)) * (SIDE, -SIDE) + SIDE / 2
            cv2.fillConvexPoly(free, np.rint(at).astype(np.int32), (0,))
        clear = np.asarray(cv2.erode(free, np.ones((7, 7), np.uint8), borderValue=(255,)), np.uint8)
        return float((apart * (clear > 0)).mean())

    def alike(self, one: Tile, other: Tile) -> float:
        """How unlike two tiles are to one another, as they would lie."""
        pair = [self._features(tile) for tile in (one, other)]
        if pair[0] is None or pair[1] is None:
            return 1.0
        return float(unlike(pair[0][None], pair[1][None])[0])

    def expected(self, tile: Tile, place: Place) -> Floats:
        """How a tile should look at a place. Raises ValueError for a face that nobody has seen."""
        features = self._features(tile)
        if features is None:
            raise ValueError(f"nobody has seen the face of {tile.look}")
        return self._lamp(place).on(features, place)

    def _fitted(
        self, place: Place, tiles: Sequence[Tile], reach: float, angles: Sequence[float]
    ) -> list[Found]:
        if not tiles:
            return []
        wanted = [self.expected(tile, place) for tile in tiles]
        fits = fit(self._after, self.now, place, wanted, reach, angles)
        return _sorted(
            Found(place, tile, pose, apart) for tile, (pose, apart) in zip(tiles, fits, strict=True)
        )

    def _lamp(self, place: Place) -> Lamp:
        near = sorted(self._shown, key=lambda one: abs(one[0] - place[0]) + abs(one[1] - place[1]))[:NEAREST]
        faces = np.stack([self._shown[one] for one in near]) if near else np.zeros((0, 1, 1, 3), np.float32)
        return lamp_of(near, all_seen(self._after, self.now, near), np.asarray(faces, np.float32))

    @cached_property
    def _shown(self) -> dict[Place, Floats]:
        """What is printed on each tile that is still seen as it was."""
        return {
            place: features
            for place, tile in self.lying.items()
            if place not in self.gone and self.now.inside(place, self._after)
            if (features := self._features(tile)) is not None
        }

    def _known(self, look: str) -> bool:
        return self._faces.fronts[look].picture is not None

    def _features(self, tile: Tile) -> Floats | None:
        face: Face = self._faces.back if tile.ruined else self._faces.fronts[tile.look]
        return None if face.features is None else turned(face.features, tile.turn)


def _turns(looks: Sequence[str]) -> Iterator[Tile]:
    return (Tile(look, turn) for look in looks for turn in TURNS)


def _sorted(found: Iterator[Found]) -> list[Found]:
    return sorted(found, key=lambda one: one.unlike)
