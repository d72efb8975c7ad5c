"""The middle of a map as it lies exactly: its tiles and the table around them are fitted together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame
from vision.tiles.comparing import off
from vision.tiles.faces import Floats, logs
from vision.tiles.grid import Matrix
from vision.tiles.lamp import lamp_of
from vision.tiles.place import Place

FINE = 16
"""Resolution in pixels across a tile."""
EDGE = 5
"""Pixels around the tiles in which the table is looked at, too."""
Mask = NDArray[np.bool_]
WIDE = 3 * FINE + 2 * EDGE
SOFT = (2.5, 1.5, 1.0, 0.7)
"""Pixels over which both are blurred, one after another: coarse differences lead to the fine ones."""
ROUNDS = 4
"""Steps at each scale."""
FLAT = 0.6
"""Largest unlikeness of a map to the expected one, as a share of that to a bare table."""
TRIED = 4
"""Number of most likely places refined."""
STEP = 0.01
"""Sides by which a change is tried."""
CAP = 0.4
"""A pixel that is off by more leads nowhere."""
CHANGES = [
    np.array(change, np.float64)
    for change in (
        [[0, 0, 1], [0, 0, 0], [0, 0, 0]],
        [[0, 0, 0], [0, 0, 1], [0, 0, 0]],
        [[1, 0, 0], [0, 1, 0], [0, 0, 0]],
        [[1, 0, 0], [0, -1, 0], [0, 0, 0]],
        [[0, 1, 0], [1, 0, 0], [0, 0, 0]],
        [[0, 1, 0], [-1, 0, 0], [0, 0, 0]],
    )
]


def settled(
    frame: Frame, homographies: Sequence[Matrix], shown: Mapping[Place, Floats]
) -> list[tuple[Matrix, float]]:
    """The likeliest of these homographies, the best first, and how unlike the picture is to each.

    Each is put where the first tile and those around it fit best.
    """
    wanted = WantedTile(*_composite(shown))
    coarse = sorted(homographies, key=lambda one: wanted.unlike(_above(frame, one, SOFT[0])))[:TRIED]
    fits = [_fitted(frame, homography, wanted) for homography in coarse]
    return sorted(((fit, wanted.told(_above(frame, fit, SOFT[-1]))) for fit in fits), key=lambda one: one[1])


def _fitted(frame: Frame, homography: Matrix, wanted: "WantedTile") -> Matrix:
    for soft in SOFT:
        for _ in range(ROUNDS):
            homography = _nearer(frame, homography, wanted, soft)
    return homography


@dataclass(frozen=True, eq=False)
class WantedTile:
    """The tiles about the first one, where they are, and the rim of table around them."""

    faces: Floats
    tiles: Mask
    rim: Mask

    def off(self, now: Floats, soft: float) -> Floats:
        """Difference of each pixel: tiles from their faces, table pixels from one another."""
        wanted = self.faces + np.median(now[self.tiles] - self.faces[self.tiles], axis=0)
        wanted[self.rim] = np.median(now[self.rim], axis=0)
        apart = now - cv2.GaussianBlur(wanted, (0, 0), soft)
        return np.asarray(apart[self.tiles | self.rim], np.float32)

    def unlike(self, now: Floats) -> float:
        """Difference of tiles and table, half each."""
        light = lamp_of([(0, 0)], now[self.tiles][None, :, None], self.faces[self.tiles][None, :, None])
        wanted = light.on(self.faces, (0, 0))
        wanted[self.rim] = np.median(now[self.rim], axis=0)
        wanted = np.where((self.tiles | self.rim)[..., None], wanted, now)
        apart = off(now[None], wanted[None])[0]
        return float(0.5 * apart[self.tiles].mean() + 0.5 * apart[self.rim].mean())

    def told(self, now: Floats) -> float:
        """The same, and 1 where a bare table would look so, too."""
        found = self.unlike(now)
        return found if found < FLAT * self._flat(now) else 1.0

    def _flat(self, now: Floats) -> float:
        """Difference from one flat colour: small where there is only table."""
        there = self.tiles | self.rim
        even = np.where(there[..., None], np.median(now[there], axis=0), now)
        return float(off(now[None], even[None].astype(np.float32))[0][there].mean())


def _nearer(frame: Frame, homography: Matrix, wanted: WantedTile, soft: float) -> Matrix:
    """One step towards where less is off (Gauss and Newton's)."""
    here = wanted.off(_above(frame, homography, soft), soft).ravel()
    slopes = np.stack(
        [
            wanted.off(_above(frame, homography @ (np.eye(3) + STEP * one), soft), soft).ravel() - here
            for one in CHANGES
        ],
        axis=1,
    )
    weights = np.minimum(1, CAP / np.maximum(np.abs(here), 1e-6))[:, None]
    weighted = slopes * weights
    square = weighted.T @ slopes
    square[np.diag_indices(len(square))] *= 1.05
    change = np.linalg.lstsq(square, -(weighted.T @ here), rcond=None)[0] * STEP
    change *= min(1.0, 0.15 / max(float(np.abs(change).max()), 1e-9))
    for share in (1.0, 0.4):
        tried = homography @ (np.eye(3) + np.tensordot(share * change, np.stack(CHANGES), axes=1))
        if _cost(wanted.off(_above(frame, tried, soft), soft)) < _cost(here):
            return tried
    return homography


def _cost(apart: Floats) -> float:
    return float(np.minimum(np.abs(apart), CAP).mean())


def _above(frame: Frame, homography: Matrix, soft: float) -> Floats:
    middle = (WIDE - 1) / 2
    to_places = np.array([[1, 0, -middle], [0, -1, middle], [0, 0, FINE]]) / FINE
    size = 2 * WIDE
    fine = np.array([[0.5, 0, -0.25], [0, 0.5, -0.25], [0, 0, 1]])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    matrix = homography @ to_places @ fine
    seen = cv2.warpPerspective(frame, matrix, (size, size), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    now = cv2.resize(seen, (WIDE, WIDE), interpolation=cv2.INTER_AREA)
    return logs(cv2.GaussianBlur(now, (0, 0), soft))


def _composite(shown: Mapping[Place, Floats]) -> tuple[Floats, Mask, Mask]:
    """The tiles about the first one, where they are, and the rim of table around them."""
    faces = np.zeros((WIDE, WIDE, 3), np.float32)
    tiles = np.zeros((WIDE, WIDE), np.uint8)
    for (x, y), face in shown.items():
        if max(abs(x), abs(y)) <= 1:
            row, column = EDGE + (1 - y) * FINE, EDGE + (1 + x) * FINE
            there = np.s_[row : row + FINE, column : column + FINE]
            faces[there], tiles[there] = cv2.resize(face, (FINE, FINE), interpolation=cv2.INTER_AREA), 1
    wide = cv2.dilate(tiles, np.ones((2 * EDGE + 1,) * 2, np.uint8))
    for x, y in shown:
        row, column = EDGE + (1 - y) * FINE, EDGE + (1 + x) * FINE
        if max(abs(x), abs(y)) == 2:
            wide[max(row, 0) : row + FINE, max(column, 0) : column + FINE] = 0
    return faces, tiles > 0, wide > tiles
