"""The colours of things, and how light becomes grey levels."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.render.scene import DieOnTable

Floats = NDArray[np.float32]
GAMMA = 2.2

BODIES: dict[str, tuple[int, int, int]] = {
    "red": (196, 30, 38),
    "orange": (238, 116, 24),
    "yellow": (240, 200, 40),
    "green": (28, 132, 66),
    "blue": (30, 82, 186),
    "purple": (98, 46, 140),
    "pink": (236, 118, 164),
    "black": (34, 34, 37),
    "white": (232, 230, 222),
}
"""Body colours as red, green, blue under white light."""

COLOURS = tuple(BODIES)
DARK_PIPS = frozenset({"orange", "yellow", "pink", "white"})
FELTS: dict[str, tuple[int, int, int]] = {
    "slate": (88, 98, 108),
    "forest": (34, 72, 52),
    "burgundy": (96, 34, 44),
}
WHOLE = 1.74
"""Halves of an edge from the middle: there a ball cuts no corner off."""


@dataclass(frozen=True, slots=True)
class Veins:
    """A second dye that swirls through a body: its linear colour and share, and how sharply it ends.

    `waves` (2, 3, 3) are the frequencies of two warped waves along the die's axes, in radians per half edge.
    """

    dye: Floats
    share: float
    sharpness: float
    waves: Floats


@dataclass(frozen=True, slots=True)
class Rim:
    """Slope of normals at a pip's edge, as a tangent, and the share of half an edge over which
    it fades outside (to 1/e)."""

    lean: float
    width: float


@dataclass(frozen=True, slots=True)
class Finish:
    """Material of one die: linear colours of body and pips, and shape as shares of half an edge."""

    body: Floats
    pip: Floats
    pip_radius: float
    rounding: float
    gloss: float
    spread: float = 0.5
    """Distance of the pips of a four from the middle of their face."""
    lone: float = 1.0
    """Size of the pip of a one relative to others."""
    ball: float = WHOLE
    """Radius of the ball that cuts the corners off; below 1.41 faces are round."""
    bulge: float = 0.0
    """Tilt of normals at a face's edge, as a tangent: polished faces mirror lights as spots."""
    rim: Rim | None = None
    """The pips' edges, where they are not sharp: tumbled dice mirror lamps as lines about them."""
    clear: float = 0.0
    """The share of light that comes through the body, with the pips of the far sides."""
    veins: Veins | None = None
    spacing: Floats | None = None
    """Shape (7, 2): how much farther the pips of each value lie from the middle than those of a four, along
    the face's two axes."""


def linear(rgb: tuple[float, float, float]) -> Floats:
    """Reflectance (blue, green, red; 0..1) of a colour given as red, green, blue grey levels."""
    return (np.array(rgb[::-1], np.float32) / 255) ** GAMMA


def grey_levels(light: Floats) -> Floats:
    """Linear light (0..1 and above) as grey levels, 0..255, not yet rounded."""
    levels: Floats = np.clip(light, 0, 1) ** np.float32(1 / GAMMA) * np.float32(255)
    return levels


def finish(die: DieOnTable, seed: int) -> Finish:
    """The look of one die; each die differs a little from its siblings.

    Raises ValueError for a colour that is not in COLOURS.
    """
    if die.colour not in BODIES:
        raise ValueError(f"no die is {die.colour!r}; known colours: {', '.join(COLOURS)}")
    chance = np.random.default_rng(seed)
    shade = linear(BODIES[die.colour]) * chance.uniform(0.88, 1.12) * chance.uniform(0.95, 1.05, 3)
    ink = (24, 22, 24) if die.colour in DARK_PIPS else (236, 234, 228)
    return Finish(
        body=np.clip(shade, 0.004, 0.9).astype(np.float32),
        pip=linear(ink),
        pip_radius=float(chance.uniform(0.18, 0.215)),
        rounding=float(chance.uniform(0.2, 0.3)),
        gloss=float(chance.uniform(0.6, 1.0)),
    )
