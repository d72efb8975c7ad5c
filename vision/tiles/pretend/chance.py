"""Chance for a pretend table of tiles: its room, its top, its printer, and how tiles slip."""

from collections.abc import Mapping

import numpy as np

from vision.render.scene import RenderedLamp, Room, Viewpoint
from vision.tiles.faces import TileFaces
from vision.tiles.mat import TILE
from vision.tiles.place import Place
from vision.tiles.pretend.scene import LampSpot, PretendTileTable

CLOTHS = (None, (232, 228, 218), (88, 98, 108), (34, 72, 52), (120, 40, 46), (64, 60, 58))
"""Tops of tables: wood (None), white, slate, green, red and dark cloths."""
SIZES = ((1280, 720), (1920, 1080))
WIDE = 0.87
"""The focal length in picture widths."""
PLAY = 0.5
"""Millimetres between neighbours that were laid with care; now and then one is laid carelessly."""


def chance_table(seed: int, faces: TileFaces, size: tuple[int, int] = SIZES[0]) -> PretendTileTable:
    """A table as it may be on some evening: the camera 8 to 28 degrees off the vertical, a lamp above."""
    chance = np.random.default_rng([seed, 3])
    view = Viewpoint(
        float(np.radians(chance.uniform(8, 28))),
        float(chance.normal(0, 0.03)),
        float(chance.uniform(1050, 1150)),
        WIDE * size[0],
        *size,
    )
    cloth = CLOTHS[int(chance.integers(len(CLOTHS)))]
    ink = tuple(float(value) for value in chance.uniform(0.86, 1.1, 3))
    blur, noise = float(chance.uniform(0.6, 1.1)), float(chance.uniform(1.5, 4))
    room = Room(view, _lamp(chance), blur=blur, noise=noise, seed=seed)
    return PretendTileTable(room, faces, cloth, (ink[0], ink[1], ink[2]), float(chance.uniform(0.85, 1.15)))


def slipped(
    where: Mapping[Place, LampSpot], place: Place, chance: np.random.Generator, careless: float = 1.0
) -> LampSpot:
    """Where a tile comes to lie that is laid beside others: close to them, and a little crooked."""
    beside = [
        (where[one], (place[0] - one[0], place[1] - one[1]))
        for one in ((place[0] + x, place[1] + y) for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        if one in where
    ]
    turn = float(np.mean([spot.turn for spot, _ in beside]))
    x, y = np.mean([_beyond(spot, step, turn) for spot, step in beside], axis=0)
    gap = np.abs(chance.normal(0, PLAY * careless, 2)) * (place[0] and np.sign(place[0]), np.sign(place[1]))
    crooked = float(chance.normal(0, np.radians(0.8) * careless))
    return LampSpot(float(x + gap[0]), float(y + gap[1]), turn * 0.8 + crooked)


def _beyond(spot: LampSpot, step: Place, turn: float) -> tuple[float, float]:
    across, along = step[0] * TILE, step[1] * TILE
    c, s = np.cos(turn), np.sin(turn)
    return float(spot.x + c * across + s * along), float(spot.y - s * across + c * along)


def _lamp(chance: np.random.Generator) -> RenderedLamp:
    about, away = chance.uniform(0, 2 * np.pi), chance.uniform(100, 600)
    place = float(np.cos(about) * away), float(np.sin(about) * away), float(chance.uniform(700, 1300))
    warm = float(chance.uniform(0, 0.12))
    return RenderedLamp(
        place,
        60.0,
        (1 - warm, 1.0, 1 + warm / 2),
        float(chance.uniform(0.5, 0.75)),
        float(chance.uniform(0.65, 1.0)),
    )
