"""Settles doubtful values: the deeper network reads a die in many positions, and all must agree."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.networks.faces import SIDE, Faces, Floats
from vision.networks.pyramid import Pyramid
from vision.networks.verdict import SURE, SURE_ONE, StillVerdict
from vision.reading import BoundingBox, Frame

MARGINS = (1.35, 1.5, 1.65)
"""Sides of the crops, in boxes."""
QUARTERS = range(4)
AGREED = 0.95
"""Least share of looks with the same value: 23 of 24."""
LIKELY = 0.75
"""Least mean probability of that value. Of 67 doubtful dice on photographs that no network had seen, these
two settle 40, all of them right; they were chosen on the same photographs."""
DISPUTED = 0.7
"""Share of looks below which a value is doubted that was told as sure."""
DOUBTED = 0.89
"""Certainty of such a value, just below `verdict.SURE`."""
LOOKED_AT = 0.96
"""Certainty from which a die is not looked at again."""
MOST = 6
"""Dice per picture: 24 looks at one took 31 to 124 ms on a busy two-core machine; no Pi was measured."""


def settled(
    dice: Sequence[StillVerdict], ones: Sequence[bool], scene: Pyramid, faces: Faces
) -> list[StillVerdict]:
    """The verdicts: a doubtful value in which all looks agree becomes sure, a disputed one doubtful.

    `ones` says of each die whether a one counts: all looks at a numeral agree on a one.
    """
    doubtful = [k for k, one in enumerate(dice) if one.value is not None and one.certainty < LOOKED_AT]
    doubtful = sorted(doubtful, key=lambda k: dice[k].certainty)[:MOST]
    told = list(dice)
    for k in doubtful:
        seen = _settled(dice[k], faces.closely(looks(scene, dice[k].box)))
        if seen.certainty < dice[k].certainty or seen.value != 1 or ones[k]:
            told[k] = seen
    return told


def looks(scene: Pyramid, box: BoundingBox) -> list[Frame]:
    """Crops of one die at every margin, quarter turn and reflection: 24 of shape (48, 48, 3)."""
    crops = [scene.square(box, margin, SIDE) for margin in MARGINS]
    turned = [np.rot90(crop, turn) for crop in crops for turn in QUARTERS]
    return [np.ascontiguousarray(one) for crop in turned for one in (crop, crop[:, ::-1])]


def _sure(value: int) -> float:
    return SURE_ONE if value == 1 else SURE


def _settled(one: StillVerdict, chances: Floats) -> StillVerdict:
    """`chances` (n, 7) are those of no die and of the values, for each look."""
    assert one.value is not None
    values = chances[:, 1:] / chances[:, 1:].sum(axis=1, keepdims=True)
    agree = float((values.argmax(axis=1) + 1 == one.value).mean())
    likely = float(values[:, one.value - 1].mean())
    if agree >= AGREED and likely >= LIKELY:
        return replace(one, certainty=max(one.certainty, _sure(one.value)))
    return replace(one, certainty=min(one.certainty, DOUBTED)) if agree < DISPUTED else one
