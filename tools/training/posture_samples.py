"""Samples for the network of leaning dice: drawn dice with candidates for the upper face."""

from dataclasses import dataclass, fields, replace

import numpy as np
from numpy.typing import NDArray

from tools.training.postures import Chance, Postures
from vision.problems.upright import products
from vision.reading import Frame
from vision.render.palette import Floats

ELSEWHERE, FAR = 0.45, 60.0
"""Share of wrong candidates for the upper face, and their largest angle from the line of sight in degrees."""
LEVEL, OFF = 3.0, 12.0
"""Standard deviation of a flat die's angle in degrees, and its maximum."""


@dataclass(frozen=True, slots=True, eq=False)
class UprightQuestion:
    """A way up for each of some dice: its products (n, 15), and 1 for each that would lie and 0 for each that
    would lean, shape (n,). It `counts` (1, shape (n,)) where that can be told."""

    terms: Floats
    lies: Floats
    counts: Floats


def lesson(drawn: Postures, count: int, chance: Chance) -> tuple[Floats, Postures]:
    """Some of the dice, turned and mirrored; and what is seen of them in other light, with other dyes."""
    some = _turned(_some(drawn, chance.choice(len(drawn.leans), count)), chance)
    return discoloured(some.pictures, chance), some


def question(some: Postures, chance: Chance) -> UprightQuestion:
    """True ways up, a little mistaken, and others."""
    count = len(some.leans)
    other = _near_the_sight(count, chance)
    off = np.degrees(np.arccos(np.abs(np.einsum("nij,ni->nj", some.axes, other)).max(axis=1).clip(0, 1)))
    elsewhere = chance.random(count) < ELSEWHERE
    up = np.where(elsewhere[:, None], other, _mistaken(some.up, chance))
    lies, counts = ~elsewhere & ~some.leans, ~elsewhere | (off >= OFF)
    return UprightQuestion(*(np.asarray(one, np.float32) for one in (products(up), lies, counts)))


def _near_the_sight(count: int, chance: Chance) -> Floats:
    """Unit vectors towards the camera and up to FAR degrees beside it: as many for each piece of the sky."""
    high = 1 - chance.random(count) * (1 - np.cos(np.radians(FAR)))
    about, wide = chance.uniform(0, 2 * np.pi, count), np.sqrt(1 - high**2)
    return np.column_stack([wide * np.cos(about), wide * np.sin(about), -high]).astype(np.float32)


def _mistaken(up: Floats, chance: Chance) -> Floats:
    """The unit vectors (n, 3), each turned a little about another axis."""
    across = chance.normal(size=up.shape)
    across -= np.einsum("ni,ni->n", across, up)[:, None] * up
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    turn = np.radians(np.abs(chance.normal(0, LEVEL, (len(up), 1))))
    return np.asarray(np.cos(turn) * up + np.sin(turn) * across, np.float32)


def _some(drawn: Postures, some: NDArray[np.intp]) -> Postures:
    return Postures(*(getattr(drawn, part.name)[some] for part in fields(Postures)))


def _turned(some: Postures, chance: Chance) -> Postures:
    """All pictures rotated by the same quarters, and mirrored by chance."""
    quarters, is_mirrored = int(chance.integers(0, 4)), chance.random() < 0.5
    pictures = np.rot90(some.pictures, quarters, (1, 2))
    move = np.linalg.matrix_power(np.array([[0, 1, 0], [-1, 0, 0], [0, 0, 1]]), quarters)
    if is_mirrored:
        pictures, move = pictures[:, :, ::-1], np.diag([-1, 1, 1]) @ move
    move = move.astype(np.float32)
    return replace(some, pictures=pictures, axes=move @ some.axes, up=some.up @ move.T)


def discoloured(pictures: Frame, chance: Chance) -> Floats:
    """The pictures with dyes exchanged and under other lamps."""
    dyed = np.stack([one[..., chance.permutation(3)] if chance.random() < 0.4 else one for one in pictures])
    lamp = np.exp(chance.normal(0, 0.25, (len(dyed), 1, 1, 3)))
    glow = chance.normal(0, 12, (len(dyed), 1, 1, 1))
    return np.ascontiguousarray(np.clip(dyed * lamp + glow, 0, 255), np.float32)
