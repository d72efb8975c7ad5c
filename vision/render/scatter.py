"""Chance for the pretend table: how a room is lit and seen, and where dice come to lie."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.mat.layout import Mat
from vision.render.scene import DieOnTable, RenderedLamp, RenderedScene, Room, Viewpoint
from vision.render.tray import HALF_DEPTH, HALF_WIDTH

EDGES = (15.2, 16.8)
"""Millimetres of what is sold as dice of 16."""
ACROSS = (17.0, 20.0)
"""The same from face to face of what has twelve."""
_FROM_THE_WALL = 17.0
_FROM_THE_LINE = 12.0
"""On the mat no wall is in the way; dice lie in the roll zone, but not over its edge."""
ABOVE_MAT = 660.0
"""Millimetres from the camera to the mat's middle."""
_BETWEEN = 3.0
_TRIES = 4000


class TooManyDice(ValueError):  # noqa: N818 - named for what is the matter
    """More dice than lie side by side in the tray."""


def room(seed: int, felt: str = "slate", mat: int | None = None) -> Room:
    """Random room: the camera 10 to 25 degrees off the vertical, any lamp.

    With a `mat` for this many seats the camera hangs higher, to see all of it.
    """
    chance = np.random.default_rng([seed, 1])
    about = chance.uniform(0, 2 * np.pi)
    away = chance.uniform(180, 320)
    place = (float(np.cos(about) * away), float(np.sin(about) * away), float(chance.uniform(360, 520)))
    warm = float(chance.uniform(0.0, 0.12))
    tilt, swing = float(np.radians(chance.uniform(10, 25))), float(chance.normal(0, 0.02))
    view = Viewpoint(tilt, swing) if mat is None else Viewpoint(tilt, swing, ABOVE_MAT)
    lamp = RenderedLamp(
        place=place,
        colour=(1 - warm, 1.0, 1 + warm / 2),
        share=float(chance.uniform(0.55, 0.75)),
        exposure=float(chance.uniform(0.8, 1.0)),
    )
    return Room(view, lamp, felt, noise=float(chance.uniform(1.5, 3.5)), seed=seed, mat=mat)


def scatter(
    dice: Sequence[tuple[str, int]],
    seed: int,
    where: Room | None = None,
    there: Sequence[DieOnTable] = (),
    edges: tuple[float, float] = EDGES,
    twelve: Sequence[tuple[str, int]] = (),
) -> RenderedScene:
    """Dice (colour, value) at random places of the tray, none touching another or those `there` before.

    `edges` are the least and largest edge in millimetres; `twelve` are twelve-sided ones. Raises
    TooManyDice if they do not fit (some 40 do).
    """
    chance, where = np.random.default_rng([seed, 2]), where or room(seed)
    lying, reach = list(there), _reach(where)
    kinds = [*((*die, 6, edges) for die in dice), *((*one, 12, ACROSS) for one in twelve)]
    for colour, value, faces, sizes in kinds:
        size = float(chance.uniform(*sizes))
        place = _free_place(lying, size, reach, chance)
        lying.append(DieOnTable(colour, value, place, float(chance.uniform(0, 2 * np.pi)), size, faces))
    return RenderedScene(tuple(lying), where, seed)


def _reach(where: Room) -> NDArray[np.float64]:
    """Largest distance of dice from the middle, along both sides."""
    if where.mat is None:
        return np.array([HALF_WIDTH, HALF_DEPTH]) - _FROM_THE_WALL
    roll = Mat(where.mat).roll
    return np.array([roll.width, roll.depth]) / 2 - _FROM_THE_LINE


def _free_place(
    lying: Sequence[DieOnTable], size: float, reach: NDArray[np.float64], chance: np.random.Generator
) -> tuple[float, float]:
    for _ in range(_TRIES):
        x, y = (float(v) for v in chance.uniform(-reach, reach))
        if all(_apart((x, y), size, other) for other in lying):
            return x, y
    raise TooManyDice(f"the tray has no room for more than {len(lying)} dice; throw fewer at once")


def _apart(place: tuple[float, float], size: float, other: DieOnTable) -> bool:
    """True if two dice stay clear of each other at any rotation."""
    distance = np.hypot(place[0] - other.place[0], place[1] - other.place[1])
    return bool(distance > (size + other.size) / np.sqrt(2) + _BETWEEN)
