"""Reads faces: which spots lie as one of the six layouts of pips, and how sure that is."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.pips import Spots
from vision.reading import Frame

Floats = NDArray[np.float32]

TILTS = (1.0, 0.88, 0.76)
PITCH = (1.35, 4.9)
SQUEEZES = (1.0, 0.86, 0.74)
"""How much narrower than long the layout is; below 1 for sixes alone, whose columns are often close."""
ALIKE = 55.0
_SHADE = np.array([0.5, 1, 1], np.float32)
SMALL = 0.25
TOLERANCE = 0.34

_C = [(-1, -1), (1, 1), (-1, 1), (1, -1)]
GRID = np.array([*_C, (0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)], np.float32)
"""Corners (the first two are the pair itself), middle, middles of the sides: in pitches."""
LAYOUTS = {
    2: [1, 1, 0, 0, 0, 0, 0, 0, 0],
    3: [1, 1, 0, 0, 1, 0, 0, 0, 0],
    4: [1, 1, 1, 1, 0, 0, 0, 0, 0],
    5: [1, 1, 1, 1, 1, 0, 0, 0, 0],
    6: [1, 1, 1, 1, 0, 1, 1, 0, 0],
    -6: [1, 1, 1, 1, 0, 0, 0, 1, 1],
}
_VALUES = np.array([abs(v) for v in LAYOUTS])
_WANTED = np.array(list(LAYOUTS.values()), bool)


@dataclass(frozen=True, slots=True)
class Face:
    """An upper face: its value, middle (x, y), pitch from one pip to the next in pixels, and worth."""

    value: int
    at: tuple[float, float]
    pitch: float
    score: float
    body: tuple[float, float, float]
    spots: tuple[int, ...]
    sure: float
    axis: tuple[float, float]


def faces(frame: Frame, lab: Frame, found: Spots) -> list[Face]:
    """The faces of a frame under the tilt that explains it best."""
    rows = np.flatnonzero(_fine(found) > 0.01)
    found = found[rows]
    best: list[Face] = []
    for tilt in TILTS:
        guesses = _guesses(lab, found, tilt)
        pitch = _usual(guesses, found)
        here = _pick([*guesses, *_ones(lab, found, pitch, tilt)], pitch)
        if _total(here) > _total(best) + 0.5 * (len(best) > 0):
            best = here
    return [replace(f, spots=tuple(int(rows[n]) for n in f.spots)) for f in best]


def _total(chosen: list[Face]) -> float:
    return sum(f.score for f in chosen)


def _guesses(lab: Frame, found: Spots, tilt: float) -> list[Face]:
    if len(found) < 2:
        return []
    flat = found.at / np.array([1, tilt], np.float32)
    gap = flat[None] - flat[:, None]
    far = np.hypot(gap[..., 0], gap[..., 1])
    r = np.sqrt(found.radius[:, None] * found.radius[None])
    ratio = found.radius[:, None] / found.radius[None]
    same = found.dark[:, None] == found.dark[None]
    ring = (np.abs(found.ring[:, None] - found.ring[None]) * _SHADE).sum(axis=2)
    core = np.abs(found.core[:, None] - found.core[None]).sum(axis=2)
    level = found.contrast[:, None] / found.contrast[None]
    same &= (level > 0.45) & (level < 1 / 0.45)
    loose = found.spread[:, None] + found.spread[None]
    alike = same & (ratio > 0.55) & (ratio < 1.82) & (ring < ALIKE + loose) & (core < 70)
    pitch = far / np.sqrt(8).astype(np.float32)
    i, j = np.nonzero(np.triu(alike & (pitch > PITCH[0] * r) & (pitch < PITCH[1] * r), 1))
    if not len(i):
        return []
    i, j, u, v, upright = _squeezed(gap, i, j)
    middle = (flat[i] + flat[j]) / 2
    places = middle[:, None] + GRID[None, :, :1] * u[:, None] + GRID[None, :, 1:] * v[:, None]
    p = np.sqrt((u**2).sum(axis=1) + (v**2).sum(axis=1)) / np.sqrt(2).astype(np.float32)
    off = (
        np.hypot(
            places[:, :, None, 0] - flat[None, None, :, 0], places[:, :, None, 1] - flat[None, None, :, 1]
        )
        / p[:, None, None]
    )
    fits = alike[i] & alike[j]
    off = np.where(fits[:, None], off, 9)
    nearest = off.argmin(axis=2)
    miss = off.min(axis=2)
    there = miss < TOLERANCE
    body = (found.ring[i] + found.ring[j]) / 2
    plain = _plain(lab, middle, u, v, tilt, body, there, loose[i, j])
    outside = _outside(lab, middle, u, v, tilt, body)
    stray = _stray(flat, middle, u, v, fits, there.sum(axis=1))
    residual = np.where(there, miss, 0)
    cost = (_WANTED[None] & ~there[:, None]).sum(axis=2) * 2.2 + (~_WANTED[None] & there[:, None]).sum(
        axis=2
    ) * 1.0
    fine = _fine(found)
    count = (_WANTED[None] * (there * fine[nearest])[:, None]).sum(axis=2)
    shape = (_WANTED[None] * (residual[:, None] / TOLERANCE) ** 2).sum(axis=2)
    score = (
        count - cost - 0.6 * shape - 4 * (1 - plain[:, None]) - 2.0 * np.maximum(0, 0.5 - outside)[:, None]
    )
    score -= 1.0 * stray[:, None]
    score -= np.clip((core[i, j] - 25) / 35, 0, 1)[:, None] + 1.5 * np.clip(0.36 - r[i, j] / p, 0, 1)[:, None]
    score -= 1.2 * np.maximum(0, 0.85 - outside)[:, None] * (_VALUES <= 3)
    score = np.where(upright[:, None] | (np.arange(len(LAYOUTS)) == len(LAYOUTS) - 1), score, -9)
    rank = np.argsort(-score, axis=1)
    guesses = []
    for k in range(len(i)):
        which = rank[k, 0]
        top = score[k, which]
        if top < 0.7:
            continue
        other = max(score[k, w] for w in rank[k, 1:] if _VALUES[w] != _VALUES[which])
        used = tuple(int(n) for n, w, t in zip(nearest[k], _WANTED[which], there[k], strict=True) if w and t)
        if len(set(used)) < len(used):
            continue
        guesses.append(
            Face(
                int(_VALUES[which]),
                (float(middle[k, 0]), float(middle[k, 1] * tilt)),
                float(p[k]),
                float(top),
                tuple(map(float, body[k])),
                used,
                float(top - other),
                (float(u[k, 0]), float(u[k, 1])),
            )
        )
    return guesses


def _fine(found: Spots) -> Floats:
    """How much each spot looks like a pip seen from above, 0..1."""
    worth: Floats = np.clip((found.aspect - 0.45) / 0.3, 0, 1) * np.clip((0.32 - found.wobble) / 0.17, 0, 1)
    worth *= np.clip((found.contrast - 15) / 45, 0, 1)
    return worth


def _stray(
    flat: Floats, middle: Floats, u: Floats, v: Floats, fits: NDArray[np.bool_], matched: NDArray[np.intp]
) -> Floats:
    """How many spots like the pair's lie on the face without belonging to the grid."""
    gap = flat[None] - middle[:, None]
    x = (gap * u[:, None]).sum(axis=2) / (u**2).sum(axis=1)[:, None]
    y = (gap * v[:, None]).sum(axis=2) / (v**2).sum(axis=1)[:, None]
    inside = fits & (np.hypot(x, y) < 2.35)
    count: Floats = np.maximum(0, inside.sum(axis=1) - matched).astype(np.float32)
    return count


def _ones(lab: Frame, found: Spots, pitch: float, tilt: float) -> list[Face]:
    """Single pips on a plain face of the usual size, with something else beyond it."""
    radius, dark = found.radius, found.dark
    fine = (radius > 0.2 * pitch) & (radius < 1.0 * pitch) & (_fine(found) > 0.3)
    rows = np.flatnonzero(fine)
    if not len(rows):
        return []
    score = _alone(lab, found, rows, pitch, tilt)
    return [
        Face(
            1,
            (float(found.at[n, 0]), float(found.at[n, 1])),
            pitch,
            float(w),
            tuple(map(float, found.ring[n])),
            (int(n),),
            float(w),
            (pitch, 0.0),
        )
        for n, w in zip(rows, score, strict=True)
        if w > 0.5
    ]


def _alone(lab: Frame, found: Spots, rows: NDArray[np.intp], pitch: float, tilt: float) -> Floats:
    """How well each spot stands for a face of one: plain about the pip, and ending where a die ends."""
    around = np.concatenate([_ROUND * far for far in (1.0, 1.3, 1.55)])
    flat = found.at[rows] / np.array([1, tilt], np.float32)
    body = found.ring[rows]
    wrong = (np.abs(_sample(lab, flat[:, None] + around[None] * pitch, tilt) - body[:, None]) * _SHADE).sum(
        axis=2
    ) > 27 + 0.8 * found.spread[rows, None]
    plain = 1 - wrong.mean(axis=1)
    differs = np.zeros((len(rows), len(_ROUND)), bool)
    for far in (2.3, 2.7, 3.1, 3.5):
        differs |= (
            np.abs(_sample(lab, flat[:, None] + _ROUND[None] * far * pitch, tilt) - body[:, None]).sum(axis=2)
            > 28
        )
    edge = differs.mean(axis=1)
    faint = np.clip((120 - found.contrast[rows]) / 60, 0, 1)
    score: Floats = 1.5 - 3.5 * (1 - plain) - 2.5 * np.maximum(0, 0.8 - edge) - 2 * (1 - _fine(found)[rows])
    score -= 3 * np.maximum(0, 0.4 - found.radius[rows] / pitch) * faint
    score += 0.5 * np.minimum(0, found.aspect[rows] - 0.85) - np.maximum(0, found.wobble[rows] - 0.08)
    return score


_ROUND = np.array([(np.cos(a), np.sin(a)) for a in np.arange(12) * np.pi / 6], np.float32)


def _squeezed(
    gap: Floats, i: NDArray[np.intp], j: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp], Floats, Floats, NDArray[np.bool_]]:
    """Every pair as a diagonal of a square and of narrower layouts, both ways round: their two half sides."""
    half = gap[i, j] / 2
    us, vs, square = [], [], []
    for squeeze in SQUEEZES:
        for hand in (1, -1):
            if squeeze == 1 and hand < 0:
                continue
            angle = hand * np.arctan(squeeze)
            turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]], np.float32)
            long = half @ turn.T * np.float32(np.cos(angle))
            us.append(long)
            vs.append(half - long)
            square.append(np.full(len(i), squeeze == 1))
    times = len(us)
    return (
        np.tile(i, times),
        np.tile(j, times),
        np.concatenate(us),
        np.concatenate(vs),
        np.concatenate(square),
    )


def _sample(lab: Frame, place: Floats, tilt: float) -> Floats:
    px = (place * np.array([1, tilt], np.float32)).round().astype(int)
    px = np.clip(px, 0, [lab.shape[1] - 1, lab.shape[0] - 1])
    return lab[px[..., 1], px[..., 0]].astype(np.float32)


_BETWEEN = np.array(
    [(x, y) for x in (-1.5, -0.5, 0.5, 1.5) for y in (-1.5, -0.5, 0.5, 1.5) if abs(x) + abs(y) < 3],
    np.float32,
)


def _plain(
    lab: Frame,
    middle: Floats,
    u: Floats,
    v: Floats,
    tilt: float,
    body: Floats,
    there: NDArray[np.bool_],
    loose: Floats,
) -> Floats:
    """The share of the face between its pips, and of its empty places, that has the body's colour."""
    at = np.concatenate([_BETWEEN, GRID])
    place = middle[:, None] + at[None, :, :1] * u[:, None] + at[None, :, 1:] * v[:, None]
    wrong = (np.abs(_sample(lab, place, tilt) - body[:, None]) * _SHADE).sum(axis=2) > 40 + 0.8 * loose[
        :, None
    ]
    empty = np.concatenate([np.ones((len(there), len(_BETWEEN)), bool), ~there], axis=1)
    share: Floats = 1 - (wrong & empty).sum(axis=1) / empty.sum(axis=1)
    return share


_AROUND = np.array([(np.cos(a), np.sin(a)) for a in np.arange(8) * np.pi / 4 + np.pi / 4], np.float32)


def _outside(lab: Frame, middle: Floats, u: Floats, v: Floats, tilt: float, body: Floats) -> Floats:
    """The share of directions in which something else than the body lies beyond the die."""
    differs = np.zeros((len(middle), 8), bool)
    for far in (2.3, 2.8, 3.4):
        at = _AROUND * far * np.where(np.arange(8) % 2 == 0, 1.25, 1)[:, None]
        place = middle[:, None] + at[None, :, :1] * u[:, None] + at[None, :, 1:] * v[:, None]
        differs |= np.abs(_sample(lab, place, tilt) - body[:, None]).sum(axis=2) > 28
    share: Floats = differs.mean(axis=1)
    return share


def _pick(guesses: list[Face], pitch: float) -> list[Face]:
    """The best faces that leave room for one another."""
    chosen: list[Face] = []
    guesses = [
        replace(
            f, score=f.score - (4 if f.value <= 3 else 0.5) * max(0.0, float(np.log(pitch / f.pitch)) - SMALL)
        )
        for f in guesses
    ]
    for guess in sorted(guesses, key=lambda f: -f.score):
        clear = guess.value >= 3 and guess.score > guess.value - 0.12 * guess.value
        low, high = (0.38, 2.6) if clear else (0.6, 1.7)
        if not low < guess.pitch / pitch < high:
            continue
        if all(_apart(guess, f) for f in chosen):
            chosen.append(guess)
    return chosen


def _usual(guesses: list[Face], found: Spots) -> float:
    """The pitch most pips agree on: dice of one throw are about one size."""
    many = [f for f in guesses if f.score > 2.4]
    if not many:
        fine = (_fine(found) > 0.9) & (found.wobble < 0.12)
        return 2.7 * float(np.median(found.radius[fine])) if fine.any() else 1.0
    pitches, weights = np.log([f.pitch for f in many]), np.array([f.score**2 for f in many])
    votes = (weights[None] * np.exp(-(((pitches[None] - pitches[:, None]) / 0.2) ** 2))).sum(axis=1)
    return float(np.exp(pitches[votes.argmax()]))


def _apart(one: Face, other: Face) -> bool:
    if set(one.spots) & set(other.spots):
        return False
    gap = np.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
    return bool(gap > 1.65 * (one.pitch + other.pitch))
