"""Places of pictures: what lies far, the ground, and what is dark before us."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from companion.kit.composer.drawing import Layer, drawn, layers
from companion.kit.composer.land import outline
from companion.kit.composer.palette import SkyPalette
from companion.kit.composer.parts import inserted
from companion.kit.composer.resources import blocks
from companion.kit.composer.shorten import shorten

DEPTHS = ("back", "ground", "front")


@dataclass(frozen=True)
class DrawnPlace:
    """A place by its lines: where the feet stand, where the horizon is, what is `inside` and what is `wild`.

    `foot`, `horizon`, `focus` and `far` (the feet of those who stand far) are in units of the picture.
    """

    lines: Mapping[str, tuple[str, ...]]
    foot: float = 252
    horizon: float = 212
    focus: float = 318
    far: float = 230
    inside: bool = False
    wild: bool = False
    framed: bool = False
    afloat: bool = False

    def svg(self, depth: str, palette: SkyPalette, seed: str) -> str:
        """One depth of it: back, ground or front."""
        return "".join(_drawn(line, palette, seed) for line in self.lines[depth])


@cache
def places() -> Mapping[str, DrawnPlace]:
    """The places by their names."""
    return {head.split()[0]: _place(head.split()[1:], inserted(lines)) for head, lines in blocks("places")}


def _place(words: Sequence[str], lines: Sequence[str]) -> DrawnPlace:
    depths: dict[str, list[str]] = {depth: [] for depth in DEPTHS}
    here = DEPTHS[0]
    for line in lines:
        if line in depths:
            here = line
        else:
            depths[here].append(line)
    numbers = {
        key: float(value) for key, value in pairwise(words) if key in ("foot", "horizon", "focus", "far")
    }
    flags = {flag: flag in words for flag in ("inside", "wild", "framed", "afloat")}
    return DrawnPlace({depth: tuple(some) for depth, some in depths.items()}, **numbers, **flags)  # type: ignore[arg-type]


def _drawn(line: str, palette: SkyPalette, seed: str) -> str:
    how, _, path = line.partition(" ")
    found = [outline(one.strip(), seed) for one in path.split(";")] if how not in "[]" else [None]
    if found[0] is None:
        return drawn(_still(line), palette)
    paint, _, opaque = how.partition("@")
    paint, _, wide = paint.partition("|")
    return Layer(paint, shorten("".join(one or "" for one in found)), float(wide or 0), opaque).svg(palette)


@cache
def _still(line: str) -> Sequence[Layer]:
    return layers([line], 1)  # type: ignore[return-value]
