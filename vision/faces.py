"""Reads faces: chooses those guesses that explain the spots best and leave room for one another."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.fitting import guesses
from vision.layouts import Face
from vision.pairs import likeness
from vision.pips import Spots
from vision.plainness import Ground
from vision.reading import Frame
from vision.singles import ones

TILTS = (1.0, 0.88, 0.76)
"""Slants that are tried: cameras straight above, and some 28 and 40 degrees off."""
BETTER = 0.5
"""A steeper slant must explain so much more: half a pip."""
LEAST_FINE = 0.01
SURE = 2.4
"""Guesses of more than this, three pips and better, say how big the dice are."""
ONE_SIZE = 0.2
"""How alike pitches are that count as one size, as a difference of logarithms."""
PIPS_TO_PITCH = 2.7
"""The usual pitch in radii of a pip, where no layout says it."""
BODY = 3.5
"""Radii of a pip: a spot as large as this that holds one is a body; a pip with a glint is less."""
SMALL = 0.25
"""A face smaller than usual by more, as a logarithm, is rather part of a die or a side of it."""
CLEAR_SIZES, SIZES = (0.38, 2.6), (0.6, 1.7)
"""Pitches by the usual one: mixed dice differ, but what is far off the size must be clear."""
CLEAR = 0.88
"""A face of three or more with this share of its perfect score is clear."""
APART = 1.65
"""Middles of two dice that touch are two pitches of each apart; slants and guesses take some."""


def faces(lab: Frame, found: Spots) -> list[Face]:
    """The faces among the spots of a frame in Lab, under the slant that explains it best."""
    rows = np.flatnonzero(found.fine > LEAST_FINE)
    found = found[rows]
    alike = likeness(found)
    best: list[Face] = []
    for tilt in TILTS:
        ground = Ground(lab, tilt)
        many = guesses(ground, found, alike)
        pitch = _usual_pitch(many, found)
        here = _picked([*many, *ones(ground, found, pitch)], pitch)
        if not best or _total(here) > _total(best) + BETTER:
            best = here
    return [replace(f, spots=tuple(int(rows[n]) for n in f.spots)) for f in best]


def _total(chosen: list[Face]) -> float:
    return sum(f.score for f in chosen)


def _usual_pitch(many: list[Face], found: Spots) -> float:
    """The pitch most pips agree on: dice of one throw are about one size."""
    sure = [f for f in many if f.score > SURE]
    if not sure:
        clear = found[(found.fine > 0.9) & (found.wobble < 0.12)]
        pips = clear.radius[~_bodies(clear)]
        return PIPS_TO_PITCH * float(np.median(pips)) if len(pips) else 1.0
    pitches, weights = np.log([f.pitch for f in sure]), np.array([f.score**2 for f in sure])
    near = np.exp(-(((pitches[None] - pitches[:, None]) / ONE_SIZE) ** 2))
    return float(np.exp(pitches[(near @ weights).argmax()]))


def _bodies(clear: Spots) -> NDArray[np.bool_]:
    """Which spots hold a far smaller one: they are whole dice with a pip."""
    gap = np.hypot(*(clear.at[:, None] - clear.at[None]).transpose(2, 0, 1))
    holds = (gap < clear.radius[:, None] / 2) & (clear.radius[:, None] > BODY * clear.radius[None])
    bodies: NDArray[np.bool_] = holds.any(axis=1)
    return bodies


def _picked(many: list[Face], pitch: float) -> list[Face]:
    """The best faces of a likely size, each clear of the better ones."""

    def rank(face: Face) -> tuple[float, float]:
        return -round(face.score, 6), abs(float(np.log(face.pitch / pitch)))  # of equals, the usual size

    chosen: list[Face] = []
    for guess in sorted((_weighed(f, pitch) for f in many), key=rank):
        if _sized(guess, pitch) and all(_apart(guess, f) for f in chosen):
            chosen.append(guess)
    return chosen


def _weighed(face: Face, pitch: float) -> Face:
    """A face that is smaller than usual counts for less, most of all where it has few pips."""
    short = max(0.0, float(np.log(pitch / face.pitch)) - SMALL)
    return replace(face, score=face.score - (4 if face.value <= 3 else 0.5) * short)


def _sized(face: Face, pitch: float) -> bool:
    low, high = CLEAR_SIZES if face.value >= 3 and face.score > CLEAR * face.value else SIZES
    return low < face.pitch / pitch < high


def _apart(one: Face, other: Face) -> bool:
    if set(one.spots) & set(other.spots):
        return False
    gap = np.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
    return bool(gap > APART * (one.pitch + other.pitch))
