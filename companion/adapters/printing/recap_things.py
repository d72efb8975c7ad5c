"""Things to look at on a page of an evening: dice, a weave, people, how often each face fell."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin

from companion.adapters.printing.cards import plain
from companion.adapters.printing.paper_look import PaperLook
from companion.adapters.printing.typesetting import BOLD, PLAIN, SLANTED, fit, title_face
from companion.kit.composer.paper import mix
from vision.mat.layout import MatArea, Place
from vision.mat.shapes import Mark, Paint, Shape, Writing, painted, polygon, rectangle
from vision.pictures.overlay import outline
from web.shown.dice import DieFace, Throws
from web.shown.evening import WeaveView
from web.shown.table import ColourView
from web.shown.view import Person

STRAND, STEPS = 0.9, 48
ROUNDED, RISE = 0.3, 0.09
"""Radius of a die's corners and height of its face above its foot, in halves of its side."""
PIPS = {
    1: ((0.0, 0.0),),
    2: ((-0.5, 0.5), (0.5, -0.5)),
    3: ((-0.5, 0.5), (0.0, 0.0), (0.5, -0.5)),
    4: ((-0.5, 0.5), (0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)),
    5: ((-0.5, 0.5), (0.5, 0.5), (0.0, 0.0), (-0.5, -0.5), (0.5, -0.5)),
    6: ((-0.5, 0.55), (0.5, 0.55), (-0.5, 0.0), (0.5, 0.0), (-0.5, -0.55), (0.5, -0.55)),
}


@dataclass(frozen=True)
class RecapThings:
    """Draws them into an area of the sheet, in the look of the game."""

    area: MatArea
    look: PaperLook

    def dice(self, dice: Sequence[DieFace]) -> Iterator[Mark]:
        """Four in a row, as large as there is room."""
        columns = min(4, len(dice))
        each = min(36.0, self.area.width / columns - 6, self.area.depth / -(-len(dice) // columns) - 6)
        for n, one in enumerate(dice):
            row, column = divmod(n, columns)
            x = self.area.left + each / 2 + column * (each + 6)
            y = self.area.near + self.area.depth - each / 2 - row * (each + 6)
            yield from _die(one.colour, one.value or 0, (x, y), each / 2)

    def weave(self, weave: WeaveView) -> Iterator[Mark]:
        """Everybody, and the threads between them."""
        scale = min(self.area.width / weave.width, self.area.depth / weave.height)
        left = self.area.middle[0] - scale * weave.width / 2

        def there(at: Place) -> Place:
            return left + scale * at[0], self.area.near + self.area.depth - scale * at[1]

        for one in weave.strands:
            yield from _strand([there(point) for point in one.points], painted(one.paint), broken=one.against)
        for knot in weave.knots:
            yield from self._glyph(knot.colour, there(knot.at), 4.5)
            face, (x, y) = title_face(self.look.look, knot.name), there(knot.named)
            width = face.width(knot.name, 5.0)
            start = x - {"start": 0.0, "middle": width / 2, "end": width}[knot.anchor]
            most = self.area.left + self.area.width - width
            yield Writing(knot.name, (min(most, max(self.area.left, start)), y), 5.0, face, self.look.ink)

    def people(self, people: Sequence[Person]) -> Iterator[Mark]:
        """One below the other, by shape and colour, in as much room as there is for each."""
        each = min(24.0, self.area.depth / len(people))
        for n, one in enumerate(people):
            near = self.area.near + self.area.depth - (n + 1) * each
            yield from self._glyph(one.colour, (self.area.left + 5, near + each - 7), 4.5)
            slanted = PLAIN if SLANTED.lacks(one.epitaph or "") else SLANTED
            told = (self.look.title(one.name, 6.5), plain(one.epitaph or "", slanted, 5.0, self.look.soft))
            box = MatArea("person", self.area.left + 14, near, self.area.width - 14, each - 1.5)
            yield from fit(told, box).lines

    def thrown(self, thrown: Sequence[Throws]) -> Iterator[Mark]:
        """For each set of dice how often each face fell, as bars over the faces."""
        deep = min(34.0, self.area.depth / len(thrown))
        for n, row in enumerate(thrown):
            yield from self._falls(row, self.area.near + self.area.depth - (n + 1) * deep, deep)

    def _falls(self, row: Throws, near: float, deep: float) -> Iterator[Mark]:
        yield from self._glyph(row.colour, (self.area.left + 5, near + deep - 9), 4.5)
        name = self.look.title(row.owner or row.colour.name, 6.0)
        told = (name, plain(row.summary, PLAIN, 4.2, self.look.soft))
        yield from fit(told, MatArea("set", self.area.left + 12, near, 62.0, deep - 4)).lines
        for face in row.faces:
            x = self.area.left + 84 + 17 * (face.face - 1)
            yield from _die(row.colour, face.face, (x, near + 5), 4.2)
            high = (deep - 20) * face.percent / 100
            yield rectangle(MatArea("bar", x - 4.2, near + 10.5, 8.4, high), self.look.soft)
            start = x - BOLD.width(str(face.count), 4.2) / 2, near + 12 + high
            yield Writing(str(face.count), start, 4.2, BOLD, self.look.ink)

    def _glyph(self, colour: ColourView, middle: Place, half: float) -> Iterator[Mark]:
        yield polygon(middle, half, outline(colour.shape), self.look.ink)
        yield polygon(middle, 0.9 * half, outline(colour.shape), painted(colour.paint))


def _die(colour: ColourView, value: int, middle: Place, half: float) -> Iterator[Mark]:
    """A die with light from above: its dark foot, its edge in that light, its face."""
    x, y = middle
    face = x, y + RISE * half
    yield polygon(middle, half, _rounded(), painted(mix(colour.paint, "#000000", 0.5)))
    yield polygon(face, 0.93 * half, _rounded(), painted(mix(colour.paint, "#ffffff", 0.3)))
    yield polygon((x, y + 0.5 * RISE * half), 0.88 * half, _rounded(), painted(colour.paint))
    for across, up in PIPS.get(value, ()):
        yield polygon((x + half * across, face[1] + half * up), 0.17 * half, _round(), painted(colour.ink))


def _strand(points: Sequence[Place], paint: Paint, *, broken: bool) -> Iterator[Mark]:
    for n, ((x0, y0), (x1, y1)) in enumerate(pairwise(points)):
        long = hypot(x1 - x0, y1 - y0)
        if long and not (broken and n % 2):
            across = STRAND * (y1 - y0) / long / 2, STRAND * (x0 - x1) / long / 2
            corners = ((x0, y0, 1), (x1, y1, 1), (x1, y1, -1), (x0, y0, -1))
            yield Shape(tuple((x + side * across[0], y + side * across[1]) for x, y, side in corners), paint)


def _rounded() -> tuple[Place, ...]:
    """A square of two by two about its middle, with round corners."""
    inner = 1 - ROUNDED
    return tuple(
        ((inner if x > 0 else -inner) + ROUNDED * x, (inner if y > 0 else -inner) + ROUNDED * y)
        for x, y in _round()
    )


def _round() -> tuple[Place, ...]:
    turns = (2 * pi * (step + 0.5) / STEPS for step in range(STEPS))
    return tuple((cos(turn), sin(turn)) for turn in turns)
