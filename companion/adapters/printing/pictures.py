"""A composed picture as shapes on paper, cut to its frame."""

from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree as Xml

from companion.adapters.printing.drawings import Drawn, DrawnStyle, SvgDrawing, Tone, bands, placed, shape
from companion.adapters.printing.paths import Ring, disc, name
from companion.kit.composer.paper import WIDTH, mix
from companion.kit.composer.scene import compose
from vision.mat.layout import MatArea
from vision.mat.shapes import Framed

FREE, MIDDLE, DEEP = 100, 178, 240
"""Units at the left that a print leaves out, the height of its middle, and units up and down at most."""
GLOW = ((1.0, 0.05), (0.8, 0.06), (0.62, 0.07), (0.46, 0.09), (0.32, 0.12), (0.2, 0.16))
"""Discs of a glow: their share of its radius, and how opaque they are."""
MIST = (0.12, 0.34, 0.34, 0.12)
WET = "wet"


def framed(picture: str, area: MatArea) -> Framed:
    """A picture by its palette and words, without the free room at its left, cut to the area."""
    palette, line = picture.split(": ", 1)
    scale = max(area.width / (WIDTH - FREE), area.depth / DEEP)
    left = area.left + area.width - scale * WIDTH
    top = area.middle[1] + scale * MIDDLE
    return Framed(area, placed(_Composed(compose(palette, line)).marks(), left, top, scale))


class _Composed(SvgDrawing):
    def shaded(
        self, one: Xml.Element, gradient: str, found: list[Ring], style: DrawnStyle
    ) -> Iterator[Drawn]:
        """A gradient of the composer, in the few tones that it needs on a card."""
        if gradient == WET:
            return
        paints = [stop.attrib["stop-color"] for stop in self.stops(gradient)]
        if gradient == "sky":
            yield from bands(_sky(paints), found, style)
        elif gradient == "gnd":
            yield from shape(found, style, mix(paints[0], paints[1], 0.5))
        elif gradient == "mist":
            yield from bands([(paints[0], share) for share in MIST], found, style)
        elif name(one) == "path":
            yield from shape(found, replace(style, opaque=0.25), paints[0])
        else:
            for share, opaque in GLOW:
                yield from shape([disc(found, share)], replace(style, opaque=opaque), paints[0])


def _sky(paints: list[str]) -> list[Tone]:
    top, middle, low = paints
    upper = [mix(top, middle, n / 12) for n in range(12)]
    lower = [mix(middle, low, n / 6) for n in range(6)]
    return [(one, 1.0) for one in (*upper, *lower, *[low] * 6)]
