"""A hand in the picture: skin, in one piece, that reaches far inwards from the edge or has a die on it."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import BoundingBox, DieSeen, Frame

ACROSS = 160
"""Pixels across in which a hand is looked for."""
SKIN = ((134, 77), (180, 127))
"""Red and blue difference of skin of any tone under lamps of any warmth, least and most (OpenCV's YCrCb)."""
DARKEST = 50
"""Grey levels below which colours say nothing."""
SMALL, LARGE = 0.03, 0.7
"""The share of the picture that a hand with its arm covers; a table of skin's colour covers more."""
FAR = 0.35
"""Reach inwards, as a share of the picture's shorter side."""
NARROW = 0.8
"""Largest width at the edge, as a share of the reach; the edge of a table is broader."""
FINGERS, HOLDING = 0.01, 0.15
"""The share of the picture from which on a piece may be fingers that hold a die; and up to which a piece
from the edge with a die on it is a hand, however near: a table of skin's colour covers more."""
BENT, MOST_CORNERS, STRAIGHT = 0.02, 5, 0.95
"""Deviation of an outline that counts as straight; a shape of a few straight lines, up to this share, is
man-made."""

NEAR, OFF = 1.5, 4.5
"""Pixels from an outline within which its two sides are compared."""
EDGED, LEAST = 18.0, 10
"""Difference (Lab) of a hand to what lies beside nine tenths of its outline, and least pixels of that: warm
light on a table fades. On photographs under three lamps the one hand had 23 and more, all else 15."""


@dataclass(frozen=True, slots=True)
class Reaching:
    """A hand in the picture: the box round it, and the dice that it holds."""

    box: BoundingBox
    holds: tuple[DieSeen, ...] = ()


def hand(frame: Frame, dice: Sequence[DieSeen]) -> Reaching | None:
    """A hand in the picture, or None; what most dice lie on is none."""
    scale = ACROSS / frame.shape[1]
    size, half = (ACROSS, max(1, round(frame.shape[0] * scale))), np.ascontiguousarray(frame[::2, ::2])
    small = np.asarray(cv2.resize(half, size, interpolation=cv2.INTER_AREA), np.uint8)
    skin = _skin(small)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(skin)
    for label, (x, y, width, height, area) in enumerate(stats.tolist()):
        share = area / skin.size
        if not label or not FINGERS < share < LARGE:
            continue
        piece = labels == label
        on = tuple(die for die in dice if lies_on(piece, die.box.times(scale)))
        is_ground = 2 * len(on) > len(dice)
        holds = on and share < HOLDING and _comes_in(piece)
        is_shaped = holds or (share > SMALL and reaches_in(piece))
        if is_shaped and not is_ground and not _is_straight(piece) and _has_an_edge(small, piece):
            return Reaching(BoundingBox(x, y, width, height).times(1 / scale), on)
    return None


def _is_straight(piece: NDArray[np.bool_]) -> bool:
    """True if a few straight lines enclose it: a board, a box or a table's corner in the colour of skin."""
    outlines, _ = cv2.findContours(piece.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    outline = max(outlines, key=cv2.contourArea)
    corners = cv2.approxPolyDP(outline, BENT * cv2.arcLength(outline, closed=True), closed=True)
    drawn = cv2.fillPoly(np.zeros(piece.shape, np.uint8), [corners], (1,)) > 0
    alike = (drawn & piece).sum() / (drawn | piece).sum()
    return len(corners) <= MOST_CORNERS and bool(alike > STRAIGHT)


def _has_an_edge(small: Frame, piece: NDArray[np.bool_]) -> bool:
    """True if it differs all along its outline from what lies beside it."""
    within, beyond = (
        cv2.distanceTransform(side.astype(np.uint8), cv2.DIST_L2, 3) for side in (piece, ~piece)
    )
    lab = cv2.cvtColor(small, cv2.COLOR_BGR2LAB).astype(np.float32)
    (inner, is_in), (outer, is_out) = (_beside(lab, (off > NEAR) & (off < OFF)) for off in (within, beyond))
    outline = piece & (within < NEAR) & is_in & is_out
    outline[[0, -1]] = outline[:, [0, -1]] = False
    differs = np.linalg.norm(inner - outer, axis=2)[outline]
    return len(differs) < LEAST or float(np.percentile(differs, 10)) >= EDGED


def _beside(
    lab: NDArray[np.float32], strip: NDArray[np.bool_]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """The mean colour of a strip along an outline, at every place near it, and where it is near."""
    size = (2 * round(OFF), 2 * round(OFF))
    there = strip.astype(np.float32)
    share = np.maximum(cv2.blur(there, size), np.float32(1e-6))
    return np.asarray(cv2.blur(lab * there[..., None], size) / share[..., None], np.float32), share > 0.04


def _comes_in(piece: NDArray[np.bool_]) -> bool:
    """True if a piece of the picture touches its edge."""
    return bool(piece[[0, -1]].any() or piece[:, [0, -1]].any())


def _skin(small: Frame) -> Frame:
    colours = cv2.cvtColor(small, cv2.COLOR_BGR2YCrCb)
    (red, blue), (most_red, most_blue) = SKIN
    mask = cv2.inRange(colours, np.array([DARKEST, red, blue]), np.array([255, most_red, most_blue]))
    return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)


def lies_on(piece: NDArray[np.bool_], box: BoundingBox) -> bool:
    """True if the piece surrounds most sides of the die."""
    (x, y), reach = box.centre, 0.85 * max(box.width, box.height)
    turned = np.arange(8) * np.pi / 4
    across = np.clip(np.round(x + reach * np.cos(turned)), 0, piece.shape[1] - 1).astype(int)
    down = np.clip(np.round(y + reach * np.sin(turned)), 0, piece.shape[0] - 1).astype(int)
    return int(piece[down, across].sum()) > len(turned) // 2


def reaches_in(piece: NDArray[np.bool_]) -> bool:
    """True if a piece enters through a narrow part of the picture's edge and reaches far in."""
    sides = (piece, piece[::-1], piece.T, piece.T[::-1])
    entering = [int(side[:2].any(axis=0).sum()) for side in sides]
    through = sides[int(np.argmax(entering))]
    reach = int(np.flatnonzero(through.any(axis=1)).max()) + 1
    return sum(entering) > 0 and reach > FAR * min(piece.shape) and sum(entering) < NARROW * reach
