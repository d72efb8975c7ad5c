"""A camera over a table of tiles that is not there: it hands over pictures, and never what lies there."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from threading import Lock

import numpy as np

from vision.cameras.pace import Pace
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame
from vision.render.hand import Hand, lay_hand
from vision.render.sensor import Sensor
from vision.tiles.faces import TileFaces
from vision.tiles.mat import TILE
from vision.tiles.place import Place
from vision.tiles.pretend.chance import SIZES, chance_table, slipped
from vision.tiles.pretend.picture import picture
from vision.tiles.pretend.scene import LampSpot, TileScene
from vision.tiles.tile import SeenTile

AT_WORK = 6
"""Frames in which the hand is over the table before what it did is seen."""
REACH = 70.0
"""Millimetres from the palm's middle to what fingers hold."""


class PretendTiles:
    """Looks at a rendered table; `seed` makes its room, its lamp, and how tiles slip."""

    name = "the pretend camera over tiles"

    def __init__(
        self, faces: TileFaces, seed: int = 1, fps: float = 15.0, size: tuple[int, int] = SIZES[0]
    ) -> None:
        self._table = chance_table(seed, faces, size)
        self._chance = np.random.default_rng([seed, 4])
        self._sensor = Sensor(self._table.room.noise, *size, seed)
        self._pace = Pace(fps)
        self._lock = Lock()
        self._scene = TileScene(self._table, {}, {})
        self._still = picture(self._scene)
        self._moving: Iterator[Frame] = iter(())

    def lay(self, tiles: Mapping[Place, SeenTile]) -> None:
        """Makes the table what is given, as a person would: a hand comes, and when it has gone it lies so.

        Tiles that lay there before stay as they are; nothing moves where nothing is new.
        """
        with self._lock:
            changed = [place for place, tile in tiles.items() if self._scene.tiles.get(place) != tile]
            if not changed and tiles.keys() == self._scene.tiles.keys():
                return
            spots = {place: spot for place, spot in self._scene.spots.items() if place in tiles}
            for place in sorted(changed, key=lambda one: abs(one[0]) + abs(one[1])):
                if place not in spots:
                    spots[place] = self._spot(spots, place)
            before, self._scene = self._still, replace(self._scene, tiles=dict(tiles), spots=spots)
            self._still = picture(self._scene)
            self._moving = self._at_work(before, spots[changed[-1]] if changed else LampSpot(0, 0))

    def _spot(self, spots: Mapping[Place, LampSpot], place: Place) -> LampSpot:
        beside = any(abs(place[0] - x) + abs(place[1] - y) == 1 for x, y in spots)
        return slipped(spots, place, self._chance) if beside else LampSpot(TILE * place[0], TILE * place[1])

    def _at_work(self, before: Frame, spot: LampSpot) -> Iterator[Frame]:
        for number in range(AT_WORK):
            away = REACH + 25 * abs(number - AT_WORK // 2)
            hand = Hand((spot.x, spot.y - away))
            yield self._sensor.expose(
                lay_hand(before if number < AT_WORK // 2 else self._still, hand, self._table.room)
            )

    def glance(self) -> Grey:
        """The next frame, small and grey."""
        return glance_at(self.frame())

    def frame(self) -> Frame:
        """The next frame: a hand at work, then the table at rest, each with noise of its own."""
        self._pace.wait()
        with self._lock:
            moving = next(self._moving, None)
            return self._sensor.expose(self._still) if moving is None else moving

    def close(self) -> None: ...
