"""The language that parts are drawn in: a line for each layer, its paint and its path.

wood-30 M-60-39h120v4h-120z             the path of an SVG
bone|1.7@.5 M34-180L46-46               a line of that width, and how opaque
skin ~ -5,0 4,-6 7,1! 2,7               smooth through points, `!` for a corner; `~.1` for its tension,
                                        `~~` for an open one
wood = 0,0,5 10,4,3 20,2,3; o 5,5,3     limbs by joint and radius; circles by middle and radius (two: `,`)
[ 12,-40 0.8 15 flip                    what follows up to `]` stands there, in that size, turned
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from companion.kit.composer.palette import SkyPalette
from companion.kit.composer.paper import Point, circle, limb, number, smooth
from companion.kit.composer.shorten import FINER, shorten

Own = tuple[tuple[str, str], ...]
_LAYER = re.compile(r"(?P<paint>[^|@\s]+)(\|(?P<wide>[\d.]+))?(@(?P<opaque>[\d.]+))? (?P<path>.+)")


@dataclass(frozen=True)
class Layer:
    """A path with the mixture that it is painted with; a line has a width."""

    paint: str
    path: str
    wide: float = 0.0
    opaque: str = ""

    def svg(self, palette: SkyPalette, own: Own = ()) -> str:
        """The layer as an element."""
        paint = palette.paint(self.paint, own)
        how = (
            f' fill="{paint}"'
            if not self.wide
            else f' fill="none" stroke="{paint}" stroke-width="{self.wide:g}"'
        )
        return f'<path d="{self.path}"{how}' + (f' opacity="{self.opaque}"/>' if self.opaque else "/>")


@dataclass(frozen=True)
class Placing:
    """The start of a group, as an element; None where one ends."""

    start: str | None

    def svg(self, _palette: SkyPalette, _own: Own = ()) -> str:
        """The tag."""
        return self.start or "</g>"


def layers(lines: Sequence[str], scale: int = FINER) -> tuple[Layer | Placing, ...]:
    """The layers of lines. Raises ValueError for a line that draws nothing."""
    return tuple(_layer(line, scale) for line in lines)


def drawn(some: Sequence[Layer | Placing], palette: SkyPalette, own: Own = ()) -> str:
    """The elements of layers in the colours of a palette."""
    return "".join(one.svg(palette, own) for one in some)


def path_of(text: str) -> str:
    """The path of an SVG that a line's path stands for."""
    return "".join(_segment(one.strip()) for one in text.split(";"))


def placed(
    inside: str, x: float, y: float, size: float = 1.0, degrees: float = 0, *, flip: bool = False
) -> str:
    """Parts, drawn in thirds of a unit, where they stand in the picture."""
    turn = f" rotate({number(degrees)})" if degrees else ""
    scale = f"{size / FINER:.3g}"
    scale = f"-{scale} {scale}" if flip else scale
    return f'<g transform="translate({number(x)} {number(y)}){turn} scale({scale})">{inside}</g>'


def _layer(line: str, scale: int) -> Layer | Placing:
    if line.startswith("["):
        return Placing(_group(line[1:].split(), scale))
    if line == "]":
        return Placing(None)
    found = _LAYER.fullmatch(line)
    if found is None:
        raise ValueError(f"{line!r} draws nothing")
    path = shorten(path_of(found["path"]), scale)
    return Layer(found["paint"], path, float(found["wide"] or 0) * scale, found["opaque"] or "")


def _group(words: Sequence[str], scale: int) -> str:
    (x, y), size, degrees = map(float, words[0].split(",")), words[1], words[2]
    turn = f" rotate({degrees})" if degrees != "0" else ""
    flip = f"-{size} {size}" if "flip" in words else size
    return f'<g transform="translate({number(x * scale)} {number(y * scale)}){turn} scale({flip})">'


def _segment(text: str) -> str:
    if text.startswith("~"):
        how, *points = text.split()
        tension = float(how.strip("~") or 0.17)
        return smooth([_point(point) for point in points], closed=not how.startswith("~~"), tension=tension)
    if text.startswith("="):
        return limb(*(_point(one) for one in text.split()[1:]))
    if text.startswith("o "):
        return "".join(circle(*_point(one)) for one in text.split()[1:])
    return text


def _point(text: str) -> Point:
    numbers = tuple(map(float, text.removesuffix("!").split(",")))
    return (*numbers, 1.0) if text.endswith("!") else numbers
