"""Why one face cannot be read: a lamp shines on it, or it shows something else than pips."""

import cv2
import numpy as np

from vision.reading import BoundingBox, Frame, ReadingProblem

SIDE = 48
"""Pixels across and down that are looked at of each face."""
SHINING = 248
"""Grey levels from which on a pixel is a reflection, not a colour."""
BLINDED = 0.05
"""Where more of a face than this shines, and the face itself is darker, pips may hide behind it."""
WHITE = 205
"""Least grey level of a white face that may shine all over."""
INK = 60
"""So far from the body in blue, green and red together a pixel is no body: a pip, or a sign."""
LARGE = 0.06
"""A sign covers more of the face than this in one piece; a pip covers less."""
ROUND = 0.6
"""And it fills less of the circle about it than this; a pip fills nearly all."""
ALONE = 0.7
"""Least share of all ink on the face that one piece has; pips come in several pieces."""


def odd_face(frame: Frame, box: BoundingBox) -> ReadingProblem | None:
    """Problem that hides the face in that box: glare or a symbol, if any."""
    face = _face(frame, box)
    if _is_blinded(face):
        return ReadingProblem.GLARE
    return ReadingProblem.ODD_FACE if _shows_a_sign(face) else None


def _face(frame: Frame, box: BoundingBox) -> Frame:
    """The middle of the box, in which nothing but the face is."""
    (x, y), side = box.centre, 0.8 * max(box.width, box.height, 4.0)
    scale = SIDE / side
    move = np.array([[scale, 0, SIDE / 2 - scale * x], [0, scale, SIDE / 2 - scale * y]], np.float32)
    return np.asarray(cv2.warpAffine(frame, move, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE), np.uint8)


def _is_blinded(face: Frame) -> bool:
    darkest = face.min(axis=2)
    return float(np.median(face.max(axis=2))) < WHITE and float((darkest >= SHINING).mean()) > BLINDED


def _shows_a_sign(face: Frame) -> bool:
    colours = face.astype(np.int16)
    ink = np.abs(colours - np.median(colours.reshape(-1, 3), axis=0)).sum(axis=2) > INK
    y, x = np.ogrid[:SIDE, :SIDE]
    ink &= np.hypot(x - SIDE / 2, y - SIDE / 2) < SIDE * 0.45
    contours, _ = cv2.findContours(ink.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return False
    areas = [cv2.contourArea(contour) for contour in contours]
    largest = max(areas)
    _, radius = cv2.minEnclosingCircle(contours[areas.index(largest)])
    stretched = largest < ROUND * np.pi * radius**2
    return bool(stretched and largest > LARGE * SIDE**2 and largest > ALONE * sum(areas))
