"""Augmentation: cuts rotated, scaled and recoloured pieces out of samples."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from tools.training.sample import Sample
from vision.reading import Frame
from vision.render.palette import Floats

UPRIGHT = 0.3
"""Radians a slanting picture may be turned by, up or down."""
STRETCH = 0.06
"""By how much a piece is wider or taller than it was, as the deviation of a logarithm."""
BLURRED, BLURS = 0.5, (0.7, 2.5)
"""Share of dice blurred as from afar, and by how many pixels."""
BLED, BLEEDS = 0.4, (0.7, 3.0)
"""Share with colours that run into each other, and how far."""

Chance = np.random.Generator


@dataclass(frozen=True, slots=True, eq=False)
class CutOut:
    """A square cut out of a sample, and the affine matrix (2, 3) that took it there."""

    frame: Frame
    matrix: Floats
    scale: float

    def moved(self, squares: Floats) -> Floats:
        """Middles and sides (n, 3 or more columns) of the sample's squares, in pixels of the piece."""
        there = squares.astype(np.float32)
        there[:, :2] = there[:, :2] @ self.matrix[:, :2].T + self.matrix[:, 2]
        there[:, 2] *= self.scale
        return there


def cut(sample: Sample, about: Floats, scale: float, side: int, chance: Chance) -> CutOut:
    """A piece of `side` pixels across and down, with the place `about` (x, y) in its middle."""
    angle = float(chance.uniform(-UPRIGHT, UPRIGHT) if sample.slanting else chance.uniform(-np.pi, np.pi))
    flip = -1 if chance.random() < 0.5 else 1
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]) @ np.diag([flip, 1])
    linear = scale * turn @ np.diag(np.exp(chance.normal(0, STRETCH, 2)))
    window, corner = _window(sample.frame, about, side / scale)
    if scale < 0.6:
        width = round(1 / scale)
        window = np.asarray(cv2.blur(window, (width, width)), np.uint8)
    near = np.column_stack([linear, (side - 1) / 2 - linear @ (about - corner)]).astype(np.float32)
    border = tuple(float(v) for v in window[:: len(window) - 1].mean(axis=(0, 1)))
    frame = cv2.warpAffine(window, near, (side, side), flags=cv2.INTER_LINEAR, borderValue=border)
    matrix = np.column_stack([linear, (side - 1) / 2 - linear @ about]).astype(np.float32)
    return CutOut(np.asarray(frame, np.uint8), matrix, scale)


def _window(frame: Frame, about: Floats, reach: float) -> tuple[Frame, Floats]:
    """The part of the frame within `reach` of a place, and its top left corner."""
    size = np.array(frame.shape[1::-1])
    low = np.clip(about - reach, 0, size - 2).astype(int)
    high = np.clip(about + reach + 1, low + 2, size).astype(int)
    return frame[low[1] : high[1], low[0] : high[0]], low.astype(np.float32)


def discoloured(piece: Frame, chance: Chance) -> Frame:
    """The piece under another lamp, through another lens, with other dyes."""
    return _through_a_lens(_under_a_lamp(_dyed(piece, chance), chance), chance)


def _dyed(seen: Frame, chance: Chance) -> Frame:
    if chance.random() < 0.35:
        seen = np.ascontiguousarray(seen[..., chance.permutation(3)])
    if chance.random() < 0.08:
        seen = np.asarray(255 - seen, np.uint8)
    if chance.random() < 0.05:
        seen = np.asarray(cv2.cvtColor(cv2.cvtColor(seen, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)
    elif chance.random() < 0.3:
        grey = seen.mean(axis=2, keepdims=True)
        seen = np.clip(grey + (seen - grey) * np.exp(chance.normal(0, 0.4)), 0, 255).astype(np.uint8)
    return seen


def _under_a_lamp(seen: Frame, chance: Chance) -> Frame:
    gain = np.exp(chance.normal(0, 0.22)) * np.exp(chance.normal(0, 0.1, 3))
    gamma = np.exp(chance.normal(0, 0.25))
    levels = np.linspace(0, 1, 256)[:, None] ** gamma * gain * 255 + chance.normal(0, 10)
    table = np.clip(levels, 0, 255).astype(np.uint8).reshape(256, 1, 3)
    seen = np.asarray(cv2.LUT(seen, table), np.uint8)
    if chance.random() < 0.3:
        glow = cv2.resize(
            chance.normal(0, 25, (3, 3, 1)).astype(np.float32),
            seen.shape[1::-1],
            interpolation=cv2.INTER_CUBIC,
        )
        seen = np.clip(seen + glow[..., None], 0, 255).astype(np.uint8)
    return seen


def _through_a_lens(seen: Frame, chance: Chance) -> Frame:
    if chance.random() < 0.35:
        seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), chance.uniform(0.3, 1.3)), np.uint8)
    if chance.random() < 0.3:
        soft = cv2.GaussianBlur(seen, (0, 0), chance.uniform(0.6, 2.0))
        more = float(chance.uniform(0.3, 2.0))
        seen = np.asarray(cv2.addWeighted(seen, 1 + more, soft, -more, 0), np.uint8)
    if chance.random() < 0.35:
        noise = chance.normal(0, chance.uniform(1, 9), seen.shape)
        seen = np.clip(seen + noise, 0, 255).astype(np.uint8)
    if chance.random() < 0.25:
        _, data = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(25, 90))])
        seen = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
    return seen


def coarse(piece: Frame, chance: Chance) -> Frame:
    """The piece as a far or cheap camera saves it: with fewer pixels than it has, in blocks."""
    fewer = max(12, round(len(piece) * chance.uniform(0.35, 0.8)))
    small = cv2.resize(piece, (fewer, fewer), interpolation=cv2.INTER_AREA)
    _, data = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(20, 80))])
    how = (cv2.INTER_LINEAR, cv2.INTER_CUBIC)[int(chance.integers(2))]
    again = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return np.asarray(cv2.resize(again, piece.shape[1::-1], interpolation=how), np.uint8)


def far(piece: Frame, chance: Chance) -> Frame:
    """The piece as blurred as far dice are, its colours more so: files keep fewer pixels of those."""
    if chance.random() < BLURRED:
        piece = np.asarray(cv2.GaussianBlur(piece, (0, 0), chance.uniform(*BLURS)), np.uint8)
    if chance.random() < BLED:
        seen = cv2.cvtColor(piece, cv2.COLOR_BGR2YCrCb)
        run = cv2.GaussianBlur(seen, (0, 0), chance.uniform(*BLEEDS))
        run[..., 0] = seen[..., 0]
        piece = np.asarray(cv2.cvtColor(run, cv2.COLOR_YCrCb2BGR), np.uint8)
    return piece


def shining(piece: Frame, chance: Chance) -> Frame:
    """The piece with one to three mirrored lights: spots, arcs and streaks, as round edges show them."""
    side = len(piece)
    glare = np.zeros((side, side), np.float32)
    for _ in range(int(chance.integers(1, 4))):
        arc, light = _arc(side, chance), float(chance.uniform(0.3, 1))
        if chance.random() < 0.4:
            cv2.fillPoly(glare, [arc], (light,))
        else:
            cv2.polylines(glare, [arc], False, (light,), int(chance.integers(1, 3)))
    glare = np.asarray(cv2.GaussianBlur(glare, (0, 0), chance.uniform(0.4, 1.5)), np.float32)[..., None]
    return np.asarray(piece + (255 - piece) * np.clip(glare, 0, 1), np.uint8)


def _arc(side: int, chance: Chance) -> NDArray[np.int32]:
    """Part of an ellipse near the middle of a square, as corners (n, 2)."""
    x, y = (int(v) for v in np.clip(chance.normal(side / 2, side / 6, 2), 0, side - 1))
    long, short = (max(1, int(v * side)) for v in chance.uniform(0.02, 0.22, 2))
    first, span, turn = (int(chance.uniform(*ends)) for ends in ((0, 360), (60, 360), (0, 180)))
    return np.array(cv2.ellipse2Poly((x, y), (long, short), turn, first, first + span, 10), np.int32)
