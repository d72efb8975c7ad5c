"""Which colours are in doubt: another lamp would explain them, or dice that look alike have two names."""

from collections.abc import Collection, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.networks.bodies import NAMES, Bodies, Floats, small
from vision.reading import Frame

Flags = NDArray[np.bool_]
Numbers = NDArray[np.intp]
FAINT = 0.3
"""A colour that is less likely than this under a lamp that may as well be the true one is in doubt."""
TINTED, STRONG = 0.05, 0.25
"""Deviation of a lamp's channels from white (as logarithms) that justifies another look; from the second
on its colour may be more than half of the dice's apparent one."""
GREYS = frozenset({"white", "black"})
ALIKE = 6.0
"""Two bodies whose colours are nearer than this may be of one set (Lab, lightness counting half)."""
WEIGHTS = np.array([0.5, 1.0, 1.0], np.float32)
LIKELY, POSSIBLE = 0.1, 0.03
"""The name of a die that looks alike counts as another reading from the first likelihood on, if that die
might have this one's name with the second."""
USUAL = (20, 80)
"""Percentiles of lightness that count: the rest is pips, shade and shine."""
SHADE = 2.5
"""Deviation of the colours of one set's dice (Lab, lightness counting half)."""
LEAST = 1e-4
"""No colour is less likely than this."""
WHITE: Floats = np.ones(3, np.float32)


def doubted(
    bodies: Bodies, portraits: Sequence[Frame], lamp: Floats, chances: Floats, allowed: Collection[str]
) -> Flags:
    """Flags dice of doubtful colour: shape (n,), bool. `chances` (n, 10) are under that lamp."""
    told = _among(chances, allowed).argmax(axis=1)
    doubt = _of_one_set(portraits, chances, told)
    tint = float(np.abs(np.log(lamp)).max())
    if tint >= TINTED and len(portraits):
        plain = _among(bodies.chances(portraits, WHITE), allowed)
        doubt |= plain[np.arange(len(told)), told] < FAINT
    if tint >= STRONG and len(portraits):
        doubt |= _told_by_lamplight(_among(bodies.chances(portraits, _twice(lamp)), allowed), told)
    return doubt


def pooled(portraits: Sequence[Frame], chances: Floats, doubts: Flags) -> Floats:
    """The chances (n, 10), those of dice in doubt together with dice that look alike.

    A set has one name, but of a blurred or tiny picture the network names each of its dice by itself.
    """
    if not doubts.any():
        return chances
    paints = np.array([_paint(portrait) for portrait in portraits]) * WEIGHTS
    apart = np.linalg.norm(paints[:, None] - paints[None], axis=2)
    alike = np.exp(-((apart / SHADE) ** 2) / 2)
    likely = np.exp(alike @ np.log(np.maximum(chances, LEAST)) / alike.sum(axis=1, keepdims=True))
    shares = likely / likely.sum(axis=1, keepdims=True)
    return np.asarray(np.where(doubts[:, None], shares, chances), np.float32)


def _among(chances: Floats, allowed: Collection[str]) -> Floats:
    """The chances if no other colour can be there; of those that are not allowed none."""
    some = chances * np.array([name in allowed for name in NAMES], np.float32)
    shares: Floats = some / np.maximum(some.sum(axis=1, keepdims=True), np.float32(1e-6))
    return shares


def _twice(lamp: Floats) -> Floats:
    """The lamp if what is bright and pale were as grey as it may be."""
    return np.asarray(lamp**2 / (lamp**2).mean(), np.float32)


def _told_by_lamplight(chances: Floats, told: Numbers) -> Flags:
    """Flags coloured dice that become white or black under a lamp of stronger tint, and black ones that are
    not black then: yellow light leaves little of blue."""
    greys, black = np.array([name in GREYS for name in NAMES]), NAMES.index("black")
    best = chances.argmax(axis=1)
    other = np.where(told == black, best != black, greys[best] & ~greys[told])
    doubt: Flags = other & (chances.max(axis=1) > 1 - 2 * FAINT)
    return doubt


def _of_one_set(portraits: Sequence[Frame], chances: Floats, told: Numbers) -> Flags:
    """Flags dice that look like dice of another name, whose colour they may share."""
    others = chances[:, told]
    other = (told[:, None] != told[None]) & (others > LIKELY) & (others.T > POSSIBLE)
    if not other.any():
        return np.zeros(len(told), bool)
    paints = np.array([_paint(portrait) for portrait in portraits]) * WEIGHTS
    alike = np.linalg.norm(paints[:, None] - paints[None], axis=2) < ALIKE
    for _ in range(len(told).bit_length()):
        alike = (alike.astype(np.int32) @ alike.astype(np.int32)) > 0  # whoever is like one that is alike
    doubt: Flags = (other & alike).any(axis=1)
    return doubt


def _paint(portrait: Frame) -> Floats:
    """The usual colour of a body beside its pips, in Lab."""
    lab = cv2.cvtColor(small(portrait).astype(np.float32) / 255, cv2.COLOR_BGR2LAB).reshape(-1, 3)
    low, high = np.percentile(lab[:, 0], USUAL)
    usual: Floats = np.median(lab[(lab[:, 0] >= low) & (lab[:, 0] <= high)], axis=0)
    return usual
