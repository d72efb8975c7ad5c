"""A twelve-sided die with numerals, as its rays see it: opposite faces come to thirteen."""

from functools import lru_cache

import cv2
import numpy as np

from vision.render.body import Solid
from vision.render.die import DiePose, Matrix
from vision.render.palette import Finish, Floats
from vision.render.surface import Hits, unit

FACES = 12
REACH = 1.2585
"""Distance of corners from the middle, in halves of the way from face to face."""
_GOLDEN = (1 + np.sqrt(5)) / 2
_HALF = np.array(
    [[0, 1, _GOLDEN], [0, -1, _GOLDEN], [1, _GOLDEN, 0], [-1, _GOLDEN, 0], [_GOLDEN, 0, 1], [_GOLDEN, 0, -1]]
)
NUMERAL = 64
"""Pixels of the picture of one numeral, across and down."""
_ACROSS = np.float32(1.0)
"""Extent of that picture on a face, in halves of the way from face to face."""
_SOFT = 0.08
"""The same for a cube's rounding of 1."""


def normals() -> Matrix:
    """The outward unit normals of the faces 1 to 12 in the die's own axes: shape (12, 3)."""
    half = _HALF / np.linalg.norm(_HALF[0])
    both: Matrix = np.concatenate([half, -half[::-1]])
    return both


def corners(pose: DiePose, size: float, inset: float = 1.0) -> Matrix:
    """The twenty corners in mm, shape (20, 3), drawn towards the middle by the factor `inset`."""
    there: Matrix = pose.centre + _corners() * (size / 2 * inset) @ pose.axes.T
    return there


def face_up(value: int, turn: float) -> Matrix:
    """The axes of a die that lies with `value` up, turned about the vertical."""
    across, along, up = _frames()[value - 1]
    lying = np.stack([across, along, up])
    cos, sin = np.cos(turn), np.sin(turn)
    axes: Matrix = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]]) @ lying
    return axes


def _gap(at: Floats, look: Finish) -> Floats:
    """Least distance of points (n, 3) from the body, negative inside."""
    beyond, soft = at @ _normals().T - np.float32(1), _softness(look)
    most = beyond.max(axis=1)
    gap: Floats = most + soft * np.log(np.exp((beyond - most[:, None]) / soft).sum(axis=1))
    return gap


def _facing(at: Floats, look: Finish) -> Floats:
    """The outward normals at places on the body: shape (n, 3)."""
    beyond = at @ _normals().T
    shares = np.exp((beyond - beyond.max(axis=1, keepdims=True)) / _softness(look))
    return unit(shares @ _normals())


def _inked(hits: Hits, look: Finish, _pixel: float) -> tuple[Floats, Floats]:
    """Share of numeral in each hit (0..1), and the body's normals."""
    face = np.argmax(hits.at @ _normals().T, axis=1)
    frames = np.asarray(_frames(), np.float32)[face]
    place = np.einsum("nij,nj->ni", frames[:, :2], hits.at) / _ACROSS
    size = look.pip_radius / 0.2
    x, y = ((0.5 + 0.5 * sign * place[:, k] / size) * NUMERAL - 0.5 for k, sign in ((0, 1), (1, -1)))
    ink = np.zeros(len(face), np.float32)
    for value in range(FACES):
        here = face == value
        if here.any():
            drawn = numeral(value + 1)
            ink[here] = cv2.remap(
                drawn, x[here].astype(np.float32), y[here].astype(np.float32), cv2.INTER_LINEAR
            )[:, 0]
    return ink, hits.normal


def _softness(look: Finish) -> np.float32:
    """Width of the rounding between faces, in halves of the way from face to face."""
    return np.float32(look.rounding * _SOFT)


@lru_cache(maxsize=1)
def _normals() -> Floats:
    return normals().astype(np.float32)


@lru_cache(maxsize=1)
def _corners() -> Matrix:
    """Where three faces meet, in halves of the way from face to face."""
    faces, found = normals(), []
    for i in range(FACES):
        for j in range(i):
            for k in range(j):
                three = faces[[i, j, k]]
                if abs(np.linalg.det(three)) > 0.1:
                    corner = np.linalg.solve(three, np.ones(3))
                    if (faces @ corner).max() < 1 + 1e-9:
                        found.append(corner)
    return np.array(found)


@lru_cache(maxsize=1)
def _frames() -> Matrix:
    """For each face: to the right of its numeral, to its top, and outwards. Shape (12, 3, 3)."""
    frames = []
    for normal in normals():
        top = max(_corners(), key=lambda corner: float(corner @ normal) + 1e-6 * float(corner @ (1, 2, 3)))
        top = top - normal * (top @ normal)
        top = top / np.linalg.norm(top)
        frames.append(np.stack([np.cross(top, normal), top, normal]))
    return np.array(frames)


@lru_cache(maxsize=FACES)
def numeral(value: int) -> Floats:
    """A numeral in the middle of its picture; those that may be read upside down are underlined."""
    text, font = str(value), cv2.FONT_HERSHEY_DUPLEX
    drawn = np.zeros((NUMERAL, NUMERAL), np.uint8)
    (width, height), _ = cv2.getTextSize(text, font, 0.9, 3)
    corner = (NUMERAL - width) // 2, (NUMERAL + height) // 2
    cv2.putText(drawn, text, corner, font, 0.9, (255,), 3, cv2.LINE_AA)
    if value in {6, 9}:
        cv2.line(
            drawn, (corner[0], corner[1] + 8), (corner[0] + width, corner[1] + 8), (255,), 3, cv2.LINE_AA
        )
    return drawn.astype(np.float32) / 255


TWELVE = Solid(REACH, corners, _gap, _facing, _inked, steps=14)
