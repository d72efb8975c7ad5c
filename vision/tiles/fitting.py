"""Fits a tile near its place: shift, rotation, and which of several pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame
from vision.tiles.comparing import FULL, off, seen, without_marker
from vision.tiles.faces import SIDE, Floats
from vision.tiles.grid import Matrix, TileGrid, TilePose
from vision.tiles.place import Place

COARSE = 16
"""Pixels across a tile while it is looked for."""
UNLIKELY = 0.15
"""Excess difference over the best at which a candidate is dropped."""
FREE, FAR = 0.08, 0.3
"""Sides by which a tile lies off without any harm; and as how unlike each further side counts."""
STEPS = ((0.03, 0.04), (0.015, 0.02))
"""Sides and radians by which a pose is tried again, at first and then."""
ROUNDS = 3
"""Number of attempts at each pair of steps."""
AROUND = tuple(np.array(way) for way in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)))
TWINS = 0.012
"""Largest difference, in tiles, of two pictures that count as one."""
SEEN = 0.5
"""The share of what tells two apart that must be seen, before all of it can be sure."""
SHADES = (0.06, 0.06, 0.25)
"""Largest changes of light over time or between neighbours: two colours, and brightness."""
MARGIN = 10
"""Pixels around a place that are looked at with it: what lies off it must be seen there."""

Off = tuple[float, float, float]
"""Sides to the right and up that a tile lies off its place, as that is turned, and radians clockwise."""


@dataclass(frozen=True, eq=False)
class SearchWindow:
    """A place and what is around it, now and before: both (n, n, 3) with a tile in the middle."""

    now: Floats
    old: Floats

    @property
    def margin(self) -> int:
        return (self.now.shape[0] - SIDE) // 2

    def with_tile(self, picture: Floats, lies: Off) -> Floats:
        """Predicted window with that tile laid on the old content."""
        matrix, size = self._matrix(lies), self.now.shape[1::-1]
        laid = np.asarray(cv2.warpAffine(picture, matrix, size, borderMode=cv2.BORDER_REPLICATE), np.float32)
        cover = self.cover(lies)
        laid, old = self._lit(laid, cover > 0.5), self._lit(self.old, cover < 0.5)
        return np.asarray(old + (laid - old) * cover[..., None], np.float32)

    def _lit(self, picture: Floats, there: NDArray[np.bool_]) -> Floats:
        """It in the light that is there now."""
        some = np.s_[::2, ::2]
        shade = np.median((self.now[some] - picture[some])[there[some]], axis=0)
        return np.asarray(picture + np.clip(shade, -np.array(SHADES), SHADES), np.float32)

    def tile(self, lies: Off) -> Floats:
        """The tile in that pose, rectified."""
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        return np.asarray(cv2.warpAffine(self.now, self._matrix(lies), (SIDE, SIDE), flags=flags), np.float32)

    def cover(self, lies: Off) -> Floats:
        """Coverage of each pixel by a tile in that pose."""
        size = self.now.shape[1::-1]
        return np.asarray(cv2.warpAffine(_whole(), self._matrix(lies), size), np.float32)

    def _matrix(self, lies: Off) -> Matrix:
        right, up, turn = lies
        c, s, half = np.cos(turn), np.sin(turn), (SIDE - 1) / 2
        x, y = half + self.margin + right * SIDE, half + self.margin - up * SIDE
        return np.array([[c, -s, x - half * c + half * s], [s, c, y - half * s - half * c]])


@dataclass(frozen=True, eq=False)
class Fit:
    """Pose of a tile relative to its place, and the prediction for it.

    `apart` is the difference of each pixel of the window, `unlike` their total in tiles without what a
    marker may hide, and `inside` that of the tile alone.
    """

    lies: Off
    shown: Floats
    apart: Floats
    unlike: float
    inside: float

    @property
    def off(self) -> float:
        """Difference of the whole window, in tiles."""
        return float(self.apart.sum()) / SIDE**2


@lru_cache(maxsize=1)
def _whole() -> Floats:
    return np.ones((SIDE, SIDE), np.float32)


def fit(window: SearchWindow, wanted: Sequence[Floats], angles: Sequence[float]) -> list[Fit]:
    """For each picture that may lie there: how it would lie, as far off as the window shows.

    `angles` are turns off the place's own, in radians, that are tried. Only the likeliest are refined.
    """
    small = np.stack([shrunk(one) for one in wanted])
    margin = window.margin * COARSE // SIDE
    found: list[tuple[float, Off]] = [(float(np.inf), (0.0, 0.0, 0.0))] * len(wanted)
    for angle in angles:
        apart = _slid(_around(window.now, angle, margin), small) + _far(margin)
        for number, (row, column, least) in enumerate(map(_least, apart)):
            if least < found[number][0]:
                found[number] = least, _as_turned((column - margin) / COARSE, (margin - row) / COARSE, angle)
    enough = min(least for least, _ in found) + UNLIKELY
    return [
        _refined(window, one, lies) if least <= enough else judged(window, one, [lies])
        for (least, lies), one in zip(found, wanted, strict=True)
    ]


def judged(window: SearchWindow, wanted: Floats, ways: Sequence[Off]) -> Fit:
    """The best of the ways in which a tile may lie."""
    shown = np.stack([window.with_tile(wanted, lies) for lies in ways])
    apart = off(np.repeat(window.now[None], len(ways), axis=0), shown)
    values = without_marker(apart)
    best = int(values.argmin())
    inside = float(without_marker(apart[best : best + 1] * window.cover(ways[best]))[0])
    return Fit(ways[best], shown[best], apart[best], float(values[best]), inside)


def nearest(window: SearchWindow, wanted: Floats, lies: Off, most: int) -> list[int]:
    """Which of many pictures (n, COARSE, COARSE, 3) are most alike to what lies so, the likeliest first."""
    seen_there = shrunk(window.tile(lies))
    apart = np.abs(seen_there - wanted)
    ranked = np.minimum(apart.sum(axis=-1), FULL).mean(axis=(1, 2)).argsort(kind="stable")
    return [int(number) for number in ranked[:most]]


def unchanged(window: SearchWindow) -> Fit:
    """Fit of an unchanged window."""
    apart = off(window.now[None], window.old[None])
    inside = float(apart[0, window.margin : -window.margin, window.margin : -window.margin].mean())
    return Fit((0.0, 0.0, 0.0), window.old, apart[0], float(without_marker(apart)[0]), inside)


def lead(one: Fit, other: Fit) -> float:
    """Evidence for one fit against another.

    1 where all that tells them apart speaks for it, -1 where all speaks against it; infinite where nothing
    tells them apart. Hidden parts speak for none; where most is hidden, the evidence is small.
    """
    pair = one.shown[None], other.shown[None]
    between = float(off(*pair).sum() + off(*pair[::-1]).sum()) / 2
    if between < TWINS * SIDE**2:
        return float(np.inf)
    speaks = other.apart - one.apart
    return float(speaks.sum()) / max(float(np.abs(speaks).sum()), SEEN * between)


def window(
    after: Frame,
    now: TileGrid,
    place: Place,
    before: tuple[Frame, TileGrid] | None = None,
    margin: int = MARGIN,
) -> SearchWindow:
    """A place in the frame after, and in the one before; without one nothing is known of what is around."""
    seen_now = seen(after, now, place, None, margin)
    return SearchWindow(seen_now, seen_now if before is None else seen(*before, place, None, margin))


def pose_of(grid: TileGrid, place: Place, lies: Off) -> TilePose:
    """Pose of a tile relative to its place on a grid."""
    right, up, turn = lies
    base = grid.pose(place)
    c, s = np.cos(base.turn), np.sin(base.turn)
    return TilePose(
        float(base.east + c * right + s * up), float(base.north - s * right + c * up), base.turn + turn
    )


def corners_of(grid: TileGrid, poses: dict[Place, TilePose]) -> dict[Place, Matrix]:
    """Where the corners of tiles are in the frame."""
    return {place: grid.corners(place, pose) for place, pose in poses.items()}


def _refined(window: SearchWindow, wanted: Floats, lies: Off) -> Fit:
    best = judged(window, wanted, [lies])
    for (side, bend), _ in product(STEPS, range(ROUNDS)):
        step = np.array((side, side, bend))
        ways = [_off(np.array(best.lies) + step * way) for way in AROUND]
        nearer = judged(window, wanted, ways)
        if nearer.unlike < best.unlike:
            best = nearer
    return best


def _off(values: Matrix) -> Off:
    right, up, turn = values.tolist()
    return right, up, turn


def _as_turned(right: float, up: float, turn: float) -> Off:
    """A shift along the axes of a tile that is turned, as one along those of its place."""
    c, s = float(np.cos(turn)), float(np.sin(turn))
    return c * right + s * up, c * up - s * right, float(turn)


def _around(now: Floats, angle: float, margin: int) -> Floats:
    """The window at the coarse size, with a tile that is turned by the angle upright in it."""
    half = (now.shape[0] - 1) / 2
    size = COARSE + 2 * margin
    scale, middle = SIDE / COARSE, (size - 1) / 2
    c, s = np.cos(angle) * scale, np.sin(angle) * scale
    matrix = np.array([[c, -s, half - c * middle + s * middle], [s, c, half - s * middle - c * middle]])
    soft = cv2.GaussianBlur(now, (0, 0), 0.8)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    seen = cv2.warpAffine(soft, matrix, (size, size), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(seen, np.float32)


def shrunk(picture: Floats) -> Floats:
    """A tile at the coarse size."""
    return np.asarray(cv2.resize(picture, (COARSE, COARSE), interpolation=cv2.INTER_AREA), np.float32)


def _slid(around: Floats, wanted: Floats) -> Floats:
    """Difference of each picture (n, side, side, 3) from each window of the surroundings."""
    windows = np.lib.stride_tricks.sliding_window_view(around, wanted.shape[1:])[:, :, 0]
    apart = windows[None] - wanted[:, None, None]
    bright = apart[..., 2]
    level = np.median(bright, axis=(-2, -1), keepdims=True)
    summed = np.abs(apart[..., 0]) + np.abs(apart[..., 1]) + np.abs(bright - level)
    return np.asarray(np.minimum(summed / np.float32(FULL), 1).mean(axis=(-2, -1)), np.float32)


@lru_cache(maxsize=8)
def _far(margin: int) -> Floats:
    """Penalty of each window for its distance, shape (2 * margin + 1, 2 * margin + 1)."""
    along = np.arange(-margin, margin + 1) / COARSE
    away = np.hypot(along[:, None], along[None])
    return np.asarray(FAR * np.maximum(away - FREE, 0), np.float32)


def _least(apart: Floats) -> tuple[int, int, float]:
    row, column = divmod(int(apart.argmin()), apart.shape[1])
    return row, column, float(apart.min())
