"""A drawing of a game on paper: outlines as polygons, words as lines of type, gradients as a few tones."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import cos, hypot, pi, sin
from types import MappingProxyType
from typing import TypeAlias
from xml.etree import ElementTree as Xml

from companion.adapters.printing.paths import (
    Matrix,
    Ring,
    at,
    corners,
    dashed,
    disc,
    name,
    rings,
    stroked,
    times,
)
from companion.adapters.printing.typesetting import title_face
from companion.kit.composer.paper import mix
from companion.shared_view.look import GameLook
from vision.mat.layout import MatArea
from vision.mat.shapes import Framed, Paint, Shape, Writing
from vision.pictures.overlay import outline

Drawn: TypeAlias = "Shape | Writing"
Tone: TypeAlias = tuple[str, float]
"""A paint, and how opaque it is."""
TONES = 24
"""Tones of a gradient."""
GLYPH, HALF = "#shape-", 12
"""Where the names of seats' shapes begin, and half the side of the box in which they are drawn."""
ROUND = tuple((cos(turn * pi / 4), sin(turn * pi / 4)) for turn in range(8))
"""Directions of the copies of a word that make its edge."""
INHERITED = ("fill", "stroke", "stroke-width", "font-size", "text-anchor", "stroke-dasharray")
PLAIN_STYLE: Mapping[str, str] = MappingProxyType(
    {"fill": "#000", "stroke": "none", "stroke-width": "1", "font-size": "16"}
)


@dataclass(frozen=True)
class DrawnStyle:
    """The style that an element inherits, and where it stands."""

    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    opaque: float = 1.0
    given: Mapping[str, str] = field(default_factory=lambda: PLAIN_STYLE)

    def within(self, one: Xml.Element) -> "DrawnStyle":
        """That of an element in it."""
        given = {**self.given, **{key: one.attrib[key] for key in INHERITED if key in one.attrib}}
        opaque = self.opaque * float(one.get("opacity", "1"))
        return DrawnStyle(times(self.matrix, one.get("transform", "")), opaque, given)

    @property
    def scale(self) -> float:
        """Enlargement of what is drawn."""
        return hypot(self.matrix[0], self.matrix[1])


class SvgDrawing:
    """An SVG document of our own; what is only there for a while is left out."""

    def __init__(self, text: str, look: GameLook | None = None) -> None:
        self.svg = Xml.fromstring(text)  # noqa: S314 - our own
        self._look = look
        self._named = {one.attrib["id"]: one for one in self.svg.iter() if "id" in one.attrib}

    def marks(self) -> Iterator[Drawn]:
        """Everything from the ground upwards, in units of the document, y downwards."""
        for one in self.svg:
            yield from self._element(one, DrawnStyle())

    def stops(self, gradient: str) -> list[Xml.Element]:
        """The stops of a gradient."""
        return list(self._named[gradient])

    def _element(self, one: Xml.Element, around: DrawnStyle) -> Iterator[Drawn]:
        kind, style = name(one), around.within(one)
        if kind in {"defs", "linearGradient", "radialGradient"} or "data-until" in one.attrib:
            return
        if kind == "svg":
            style = _boxed(one, style)
        if kind in {"g", "svg"}:
            for child in one:
                yield from self._element(child, style)
        elif kind == "use":
            yield from self._used(one.attrib["href"], style)
        elif kind == "text":
            yield from self._text(one, style)
        else:
            yield from self._filled(one, style)

    def _used(self, href: str, style: DrawnStyle) -> Iterator[Drawn]:
        if href.startswith(GLYPH):
            seat = outline(href.removeprefix(GLYPH))
            ring = [(HALF + 0.9 * HALF * x, HALF - 0.9 * HALF * y) for x, y in (*seat, seat[0])]
            yield from self._stroke([ring], style)
            yield from shape([ring], style, style.given["fill"])
        else:
            yield from self._element(self._named[href[1:]], style)

    def _filled(self, one: Xml.Element, style: DrawnStyle) -> Iterator[Drawn]:
        found, fill = rings(one), style.given["fill"]
        if fill.startswith("url"):
            yield from self.shaded(one, fill[5:-1], found, style)
        else:
            clear = float(one.get("fill-opacity", "1"))
            yield from shape(found, replace(style, opaque=style.opaque * clear), fill)
        clear = float(one.get("stroke-opacity", "1"))
        yield from self._stroke(found, replace(style, opaque=style.opaque * clear))

    def _stroke(self, lines: list[Ring], style: DrawnStyle) -> Iterator[Drawn]:
        stroke, wide = style.given["stroke"], float(style.given["stroke-width"])
        if stroke == "none":
            return
        dashes = [float(one) for one in style.given.get("stroke-dasharray", "").replace(",", " ").split()]
        if dashes:
            lines = [part for line in lines for part in dashed(line, dashes)]
        yield from shape(list(stroked(lines, wide)), style, stroke)

    def shaded(self, _: Xml.Element, gradient: str, found: list[Ring], style: DrawnStyle) -> Iterator[Drawn]:
        """A gradient, painted in a few tones: bands from above, or discs on the outermost."""
        if gradient not in self._named:
            return
        tones = _tones(self.stops(gradient))
        if name(self._named[gradient]) == "linearGradient":
            yield from bands(tones, found, style)
        else:
            yield from _discs(tones, found, style)

    def _text(self, one: Xml.Element, style: DrawnStyle) -> Iterator[Drawn]:
        """A line with its edge, which is the same line around it."""
        text, given = one.text or "", style.given
        size, face = float(given["font-size"]) * style.scale, title_face(self._look, text)
        x, y = at(style.matrix, (float(one.get("x", "0")), float(one.get("y", "0"))))
        x -= face.width(text, size) * {"middle": 0.5, "end": 1.0}.get(given.get("text-anchor", ""), 0.0)
        edge = float(given["stroke-width"]) / 2 * style.scale
        if given["stroke"] != "none":
            paint, opaque = colour(given["stroke"])
            for across, down in ROUND:
                yield Writing(text, (x + edge * across, y + edge * down), size, face, paint)
        paint, opaque = colour(given["fill"])
        yield Writing(text, (x, y), size, face, paint, style.opaque * opaque)


def bands(tones: Sequence[Tone], found: list[Ring], style: DrawnStyle) -> Iterator[Shape]:
    """Tones from above, across the box of an outline."""
    (left, top), (right, low) = corners(found)
    high = (low - top) / len(tones)
    for n, (paint, opaque) in enumerate(tones):
        y, lap = top + n * high, 0.4 if opaque == 1 else 0
        band = [(left, y), (right, y), (right, y + high + lap), (left, y + high + lap)]
        yield from shape([band], replace(style, opaque=style.opaque * opaque), paint)


def _discs(tones: Sequence[Tone], found: list[Ring], style: DrawnStyle) -> Iterator[Shape]:
    """The outermost tone fills the outline, the others lie on it, each as opaque as is still missing."""
    paint, before = tones[-1]
    yield from shape(found, replace(style, opaque=style.opaque * before), paint)
    for n, (paint, opaque) in reversed(list(enumerate(tones[:-1], start=1))):
        more = 1 - (1 - opaque) / (1 - before) if before < 1 else 1.0
        before = opaque
        yield from shape([disc(found, n / TONES)], replace(style, opaque=style.opaque * more), paint)


def _boxed(one: Xml.Element, style: DrawnStyle) -> DrawnStyle:
    """A document in a document: moved, and as large as its box."""
    own = one.attrib["viewBox"].split()[2]
    x, y, wide = (float(one.get(key, none)) for key, none in (("x", "0"), ("y", "0"), ("width", own)))
    scale = wide / float(own)
    return replace(style, matrix=times(style.matrix, f"translate({x} {y}) scale({scale})"))


def _tones(stops: Sequence[Xml.Element]) -> list[Tone]:
    """Those from the first stop to the last."""
    known = [
        (float(one.get("offset", "0")), one.attrib["stop-color"], float(one.get("stop-opacity", "1")))
        for one in stops
    ]
    found = []
    for n in range(TONES):
        place = (n + 0.5) / TONES
        before = max((one for one in known if one[0] <= place), default=known[0])
        after = min((one for one in known if one[0] > place), default=known[-1])
        share = (place - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 0.0
        found.append((mix(before[1], after[1], share), before[2] + (after[2] - before[2]) * share))
    return found


def shape(found: list[Ring], style: DrawnStyle, paint: str) -> Iterator[Shape]:
    """Rings as one polygon: it goes from each to the next along a line that it comes back on."""
    found = [ring for ring in found if len(ring) > 2]
    if found and paint != "none":
        start = found[0][0]
        round_ = [place for ring in found for place in (*ring, ring[0], start)]
        tone, opaque = colour(paint)
        yield Shape(tuple(at(style.matrix, one) for one in round_), tone, style.opaque * opaque)


def colour(written: str) -> tuple[Paint, float]:
    """A colour as an SVG writes it, in short or with how opaque it is."""
    digits = written[1:] if len(written) > 5 else "".join(one * 2 for one in written[1:])
    red, green, blue, *opaque = bytes.fromhex(digits)
    return (red, green, blue), opaque[0] / 255 if opaque else 1.0


def placed(marks: Iterator[Drawn], left: float, top: float, scale: float) -> tuple[Drawn, ...]:
    """Marks of a document on paper: its corner there, so large, y upwards."""
    return tuple(_placed(one, left, top, scale) for one in marks)


def _placed(one: Drawn, left: float, top: float, scale: float) -> Drawn:
    if isinstance(one, Writing):
        (x, y) = one.start
        return replace(one, start=(left + scale * x, top - scale * y), size=one.size * scale)
    return replace(one, corners=tuple((left + scale * x, top - scale * y) for x, y in one.corners))


def hung(text: str, area: MatArea, look: GameLook | None) -> Framed:
    """A document as wide as the area or as high, at its top, in the middle of its width."""
    drawing = SvgDrawing(text, look)
    first, above, wide, high = (float(one) for one in drawing.svg.attrib["viewBox"].split())
    scale = min(area.width / wide, area.depth / high)
    left, top = area.middle[0] - scale * wide / 2, area.near + area.depth
    frame = MatArea(area.name, left, top - scale * high, scale * wide, scale * high)
    return Framed(frame, placed(drawing.marks(), left - scale * first, top + scale * above, scale))
