"""Whole pretend evenings of Hope's End under a camera: what is laid, and whatever else happens at a table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

import numpy as np

from companion.games import hopes_end
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.cards import Box
from companion.games.hopes_end.rulings import rulings_of
from companion.games.hopes_end.town.tiles import Lying as Laid
from companion.games.hopes_end.town.tiles import Tile as Printed
from companion.games.hopes_end.town.tiles import parts_of
from companion.games.hopes_end.town.town import Town, legal
from companion.games.hopes_end.view.drawing import back, front
from tests.vision.tiles.laid import face
from vision.reading import Frame
from vision.render.hand import Hand
from vision.render.sensor import Sensor
from vision.tiles import Candidate, Place, SeenTile, TileFaces, TileGrid, find
from vision.tiles.mat import TILE
from vision.tiles.pretend import Cup, Dim, LampSpot, TileScene, chance_table, picture, slipped

DECK = Path(hopes_end.__file__).parent / "decks" / "the-brick-town.en.yaml"
MARKERS = ((196, 30, 38), (30, 82, 186), (240, 200, 40), (28, 132, 66))
Chance: TypeAlias = np.random.Generator


@dataclass(frozen=True)
class Asked:
    """Two pictures, what lay before, what may be laid, and which it is (None: none of them)."""

    kind: str
    before: Frame
    after: Frame
    lying: Mapping[Place, SeenTile]
    candidates: tuple[Candidate, ...]
    right: Candidate | None


@dataclass(frozen=True)
class Turn:
    """A tile that is about to be laid: the table as it will be, which place it is, and all there are."""

    good: TileScene
    right: Candidate
    fits: list[Candidate]


@lru_cache(maxsize=1)
def box() -> Box:
    return read_box({DECK.name: DECK.read_text(encoding="utf-8")})


@lru_cache(maxsize=1)
def names() -> Mapping[Printed, str]:
    """A name for each kind of tile."""
    kinds = dict.fromkeys((box().start, *box().tiles))
    return {tile: str(number) for number, tile in enumerate(kinds)}


@lru_cache(maxsize=1)
def faces() -> TileFaces:
    return TileFaces({name: face(front(tile), tile.edges) for tile, name in names().items()}, face(back()))


def means(tile: Printed, turn: int) -> str:
    """What a tile means to the game as it lies."""
    parts = sorted((part.kind, *sorted(part.sides), str(part.stops)) for part in parts_of(tile, turn))
    return f"{parts} {tile.barracks}"


class Evening:
    """One table: tiles are laid at random where they fit, and now and then something else happens."""

    def __init__(self, seed: int, size: tuple[int, int]) -> None:
        self.chance = np.random.default_rng([seed, 77])
        self._table = chance_table(seed, faces(), size)
        self._sensor = Sensor(self._table.room.noise, *size, seed)
        start = LampSpot(*(float(value) for value in self.chance.normal(0, (30, 20, 0.1))))
        self._scene = TileScene(self._table, {(0, 0): SeenTile(names()[box().start])}, {(0, 0): start})
        self._town: Town = {(0, 0): Laid(box().start)}
        self._pile = [box().tiles[int(number)] for number in self.chance.permutation(len(box().tiles))]
        self.frame = self._seen(self._scene)

    @property
    def lying(self) -> Mapping[Place, SeenTile]:
        return self._scene.tiles

    def grid(self, near: TileGrid | None = None) -> TileGrid | None:
        """The map as it is found in a picture: where it was, or else anywhere."""
        return find(self.frame, self.lying, faces(), near=near)

    def laid(self, grid: TileGrid) -> Iterator[Asked]:
        """The next tile is drawn; what goes wrong first, and then how it is laid as it should be."""
        tile = self._pile.pop()
        fits = [
            Candidate((x, y), SeenTile(names()[tile], turn), means(tile, turn))
            for x, y, turn in legal(self._town, tile, rulings_of({}))
            if grid.inside((x, y), self.frame)
        ]
        if not fits:
            return
        right = fits[int(self.chance.integers(len(fits)))]
        good = self._with(self._lit(), right)
        if self.chance.random() < MISHAPS:
            yield self._mishap(Turn(good, right, fits))
        kind, good = self._pushed(good) if self.chance.random() < PUSHES else ("laid", good)
        before, lying = self.frame, self.lying
        self._scene, self.frame = good, self._seen(good)
        self._town = {**self._town, right.place: Laid(tile, right.tile.turn)}
        yield Asked(kind, before, self.frame, lying, tuple(fits), right)

    def ruined(self) -> Asked:
        """A tile is turned over, which may be any."""
        places = [place for place, tile in self.lying.items() if place != (0, 0) and not tile.ruined]
        fits = tuple(Candidate(place, replace(self.lying[place], ruined=True)) for place in places)
        right = fits[int(self.chance.integers(len(fits)))]
        before, lying = self.frame, self.lying
        self._scene = self._with(self._lit(), right)
        self._town = {**self._town, right.place: replace(self._town[right.place], ruined=True)}
        self.frame = self._seen(self._scene)
        return Asked("ruined", before, self.frame, lying, fits, right)

    def _seen(self, scene: TileScene) -> Frame:
        return self._sensor.expose(picture(scene))

    def _lit(self) -> TileScene:
        """The table as it is, in another light."""
        shadows = int(self.chance.integers(0, 3))
        return replace(self._scene, cups=(), hand=None, dims=tuple(self._shadow() for _ in range(shadows)))

    def _shadow(self) -> Dim:
        x, y, turn, share = self.chance.uniform((-500, -300, 0, 0.15), (500, 300, np.pi, 0.6))
        return Dim((x, y), turn=turn, share=share, soft=float(self.chance.uniform(8, 40)))

    def _with(self, scene: TileScene, laid: Candidate) -> TileScene:
        """The same with one tile more, or turned over; mostly marked, and others may slip."""
        spots = dict(scene.spots)
        if laid.place not in spots:
            spots[laid.place] = slipped(spots, laid.place, self.chance)
            slip = [one for one in spots if one != laid.place and self.chance.random() < SLIPS]
            spots |= {one: self._nudged(spots[one]) for one in slip}
        markers = dict(scene.markers)
        if self.chance.random() < 0.7:
            east, north = self.chance.normal(0, 5, 2).clip(-13, 13)
            markers[laid.place] = (MARKERS[int(self.chance.integers(4))], east, north)
        return replace(scene, tiles={**scene.tiles, laid.place: laid.tile}, spots=spots, markers=markers)

    def _nudged(self, spot: LampSpot) -> LampSpot:
        x, y, turn = self.chance.normal(0, (1.2, 1.2, 0.02))
        return LampSpot(spot.x + x, spot.y + y, spot.turn + turn)

    def _pushed(self, scene: TileScene) -> tuple[str, TileScene]:
        x, y, turn = self.chance.normal(0, (25, 18, 0.06))
        c, s = np.cos(turn), np.sin(turn)
        spots = {
            place: LampSpot(x + c * one.x + s * one.y, y - s * one.x + c * one.y, one.turn + turn)
            for place, one in scene.spots.items()
        }
        return "pushed", replace(scene, spots=spots)

    def _mishap(self, turn: Turn) -> Asked:
        kind = str(self.chance.choice(("nothing", "turn", "place", "other", "two", "hand", "cup", "across")))
        scene = getattr(self, f"_{kind}")(turn) if kind != "nothing" else self._lit()
        return Asked(kind, self.frame, self._seen(scene), self.lying, tuple(turn.fits), None)

    def _turn(self, turn: Turn) -> TileScene:
        """As it must not be turned, where there is such a turn; else nothing."""
        here = {one.means for one in turn.fits if one.place == turn.right.place}
        printed = next(tile for tile, name in names().items() if name == turn.right.tile.look)
        wrong = [turn for turn in range(4) if means(printed, turn) not in here]
        if not wrong:
            return self._lit()
        turned = replace(turn.right.tile, turn=int(self.chance.choice(wrong)))
        return self._with(self._lit(), Candidate(turn.right.place, turned))

    def _place(self, turn: Turn) -> TileScene:
        """Corner to corner with a tile."""
        x, y = list(self.lying)[int(self.chance.integers(len(self.lying)))]
        beside = {(a + 1, b) for a, b in self.lying} | {(a - 1, b) for a, b in self.lying}
        beside |= {(a, b + 1) for a, b in self.lying} | {(a, b - 1) for a, b in self.lying}
        for place in ((x + 1, y + 1), (x - 1, y + 1), (x + 1, y - 1), (x - 1, y - 1)):
            if place not in self.lying and place not in beside:
                near = self._scene.spots[x, y]
                spot = LampSpot(near.x + TILE * (place[0] - x), near.y + TILE * (place[1] - y), near.turn)
                scene = self._lit()
                return replace(
                    scene, tiles={**scene.tiles, place: turn.right.tile}, spots={**scene.spots, place: spot}
                )
        return self._lit()

    def _other(self, turn: Turn) -> TileScene:
        other = str(self.chance.choice([name for name in names().values() if name != turn.right.tile.look]))
        return self._with(self._lit(), Candidate(turn.right.place, replace(turn.right.tile, look=other)))

    def _two(self, turn: Turn) -> TileScene:
        others = [one for one in turn.fits if one.place != turn.right.place]
        if others:
            return self._with(turn.good, others[int(self.chance.integers(len(others)))])
        place = list(self.lying)[-1]
        return self._with(turn.good, Candidate(place, replace(self.lying[place], ruined=True)))

    def _hand(self, turn: Turn) -> TileScene:
        spot = list(self._scene.spots.values())[int(self.chance.integers(len(self._scene.spots)))]
        x, y = self.chance.normal(0, 20, 2)
        return replace(turn.good, hand=Hand((spot.x + x, spot.y + y), float(self.chance.uniform(0, np.pi))))

    def _cup(self, turn: Turn) -> TileScene:
        spot = list(self._scene.spots.values())[int(self.chance.integers(len(self._scene.spots)))]
        x, y = self.chance.normal(0, 10, 2)
        return replace(turn.good, cups=(Cup((spot.x + x, spot.y + y)),))

    def _across(self, turn: Turn) -> TileScene:
        """Half a tile off its place, away from the map."""
        spot = turn.good.spots[turn.right.place]
        near = min(self._scene.spots.values(), key=lambda one: np.hypot(one.x - spot.x, one.y - spot.y))
        x, y = (0.5 * (there - here) for there, here in ((spot.x, near.x), (spot.y, near.y)))
        off = LampSpot(spot.x + x - y, spot.y + y + x, spot.turn + 0.3)
        return replace(turn.good, spots={**turn.good.spots, turn.right.place: off})


SLIPS = 0.03
"""So often a tile slips while another is laid."""
MISHAPS = 0.12
"""So often something goes wrong before a tile is laid as it should be."""
PUSHES = 0.02
"""And so often the map is pushed while it is laid."""
