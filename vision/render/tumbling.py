"""Dice on their way: they fly in over the rim, bounce, roll out and lie still."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from vision.reading import Frame
from vision.render.die import DiePose, Matrix, rotation
from vision.render.picture import compose
from vision.render.scene import DieOnTable, RenderedScene
from vision.render.solids import lying

_SHUTTER = 0.35


@dataclass(frozen=True, slots=True, eq=False)
class _Flight:
    """One die's way: where it ends, from where and how high it comes, and how it turns."""

    rest: DiePose
    size: float
    start: Matrix
    height: float
    bounces: float
    spins: tuple[tuple[Matrix, float], tuple[Matrix, float]]
    lands: float


def tumble(scene: RenderedScene, frames: int = 16, still: int = 0) -> Iterator[Frame]:
    """Pictures without noise, `frames` of them, of the scene's dice coming to rest; the first `still` lie.

    The last one is exactly `picture(scene)`; no two poses of a die are alike before it lies.
    """
    for poses in tumbling_poses(scene, frames, still):
        yield compose(scene, poses)


def tumbling_poses(scene: RenderedScene, frames: int = 16, still: int = 0) -> Iterator[list[DiePose]]:
    """The poses of all dice in each picture; the last are those at rest, and always of the first `still`."""
    chance = np.random.default_rng([scene.seed, 3])
    side = chance.uniform(0, 2 * np.pi)
    flights = [_flight(die, side, chance) for die in scene.dice]
    flights[:still] = [replace(flight, lands=0.0) for flight in flights[:still]]
    for frame in range(1, frames):
        yield [_pose(flight, frame / frames, 1 / frames) for flight in flights]
    yield [flight.rest for flight in flights]


def _flight(die: DieOnTable, side: float, chance: np.random.Generator) -> _Flight:
    towards = side + chance.normal(0, 0.12)
    way = np.array([np.cos(towards), np.sin(towards), 0.0])
    rest = lying(die)
    roll = np.array([-way[1], way[0], 0.0])
    wobble = chance.normal(size=3)
    return _Flight(
        rest=rest,
        size=die.size,
        start=rest.centre - way * chance.uniform(190, 260),
        height=float(chance.uniform(35, 70)),
        bounces=float(chance.uniform(2.2, 3.2)),
        spins=(
            (roll, -float(chance.uniform(7, 11))),
            (wobble / np.linalg.norm(wobble), float(chance.uniform(-5, 5))),
        ),
        lands=float(chance.uniform(0.86, 1.0)),
    )


def _pose(flight: _Flight, time: float, exposure: float) -> DiePose:
    """The pose at `time` (0 start, 1 all lie still); `exposure` is the time from one frame to the next."""
    if time >= flight.lands:
        return flight.rest
    here = _centre(flight, time)
    return DiePose(here, _axes(flight, time), (_centre(flight, time + exposure) - here) * _SHUTTER)


def _left(flight: _Flight, time: float) -> float:
    """The share of the way still before the die: it slows down evenly until it lies."""
    return float(max(1 - time / flight.lands, 0.0) ** 1.7)


def _axes(flight: _Flight, time: float) -> Matrix:
    left = _left(flight, time)
    (roll, rolled), (wobble, wobbled) = flight.spins
    return rotation(roll, rolled * left) @ rotation(wobble, wobbled * left**2) @ flight.rest.axes


def _centre(flight: _Flight, time: float) -> Matrix:
    """The die's middle: never so low that a corner would be under the felt."""
    left = _left(flight, time)
    place = flight.rest.centre + (flight.start - flight.rest.centre) * left
    hop = flight.height * left * abs(np.cos(np.pi * flight.bounces * (1 - left)))
    standing = flight.size / 2 * (0.75 * np.abs(_axes(flight, time)[2]).sum() + 0.25)
    return np.array([place[0], place[1], standing + hop])
