"""Prints a recap to take home, each of its pages on a sheet."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from companion.adapters.printing.cards import plain
from companion.adapters.printing.typesetting import BOLD, PLAIN, SLANTED, Run, TypesetParagraph, fit
from companion.shared_view.marked_text import isolated
from vision.mat.layout import MatArea, Place
from vision.mat.paper import SIZES, Paper, PaperPage, PaperSheet, Photo
from vision.mat.shapes import Mark, Paint, Shape, Writing, polygon, rectangle
from vision.pictures.overlay import outline
from web.shown.dice import DieFace, Throws
from web.shown.evening import EveningToldView, RecapPageView, WeaveView
from web.shown.table import ColourView
from web.shown.view import Person

EDGE = 14.0
PAPER = MatArea("page", 0.0, 0.0, *SIZES[Paper.A4])
INNER = PAPER.inside(EDGE)
HEAD, FOOT = 74.0, 8.0
"""Heights: of what is said, on top, and of what evening it was, at the foot."""
SEEN = MatArea("seen", INNER.left, INNER.near + FOOT + 6, INNER.width, INNER.depth - HEAD - FOOT - 6)
EMBER: Paint = (156, 61, 13)
INK: Paint = (36, 31, 25)
SOFT: Paint = (95, 85, 71)
GROUND: Paint = (251, 248, 241)
HILLS: tuple[Paint, ...] = ((216, 204, 184), (176, 160, 136), (125, 113, 96))
SUN: Paint = (240, 147, 90)
STRAND = 0.9
STEPS = 48
PIPS = {
    1: ((0.0, 0.0),),
    2: ((-0.5, 0.5), (0.5, -0.5)),
    3: ((-0.5, 0.5), (0.0, 0.0), (0.5, -0.5)),
    4: ((-0.5, 0.5), (0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)),
    5: ((-0.5, 0.5), (0.5, 0.5), (0.0, 0.0), (-0.5, -0.5), (0.5, -0.5)),
    6: ((-0.5, 0.55), (0.5, 0.55), (-0.5, 0.0), (0.5, 0.0), (-0.5, -0.55), (0.5, -0.55)),
}
Photographs = Callable[[str], bytes | None]
"""The JPEG of that name, or None."""


def pages(told: EveningToldView, photographs: Photographs) -> Iterator[PaperPage]:
    """A sheet for each page."""
    sheet = PaperSheet(PAPER, SIZES[Paper.A4], (), ())
    about = " · ".join(isolated(one) for one in (told.title, told.about) if one)
    for page in (*told.evening.recap_pages, *told.evening.further):
        yield PaperPage(
            sheet, (rectangle(PAPER, GROUND), *_said(page), *_seen(page, photographs), *_foot(about))
        )


def _said(page: RecapPageView) -> Iterator[Mark]:
    box = MatArea("head", INNER.left, INNER.near + INNER.depth - HEAD, INNER.width, HEAD)
    yield from fit(
        (
            plain(page.kicker, BOLD, 5.0, EMBER),
            TypesetParagraph((Run(page.title, BOLD),), 10.5, before=3.0, paint=INK),
            *(TypesetParagraph((Run(line, PLAIN),), 5.4, before=2.2, paint=INK) for line in page.lines),
        ),
        box,
    ).lines


def _foot(about: str) -> Iterator[Mark]:
    box = MatArea("foot", INNER.left, INNER.near, INNER.width, FOOT)
    yield from fit((plain(about, PLAIN, 4.0, SOFT),), box).lines


def _seen(page: RecapPageView, photographs: Photographs) -> Iterator[Mark | Photo]:
    """The page's picture; without one, a path into the hills."""
    jpeg = photographs(page.photograph) if page.photograph else None
    if jpeg is not None:
        yield Photo(SEEN, jpeg)
    elif page.dice:
        yield from _dice(page.dice)
    elif page.weave:
        yield from _weave(page.weave)
    elif page.people:
        yield from _people(page.people)
    elif page.thrown:
        yield from _thrown(page.thrown)
    elif page.film:
        yield from fit([plain(caption, PLAIN, 5.0, INK) for caption in page.film.captions], SEEN).lines
    else:
        yield from _hills()


def _dice(dice: Sequence[DieFace]) -> Iterator[Mark]:
    each = min(36.0, SEEN.width / min(4, len(dice)) - 6)
    for n, one in enumerate(dice):
        row, column = divmod(n, 4)
        middle = (
            SEEN.left + each / 2 + column * (each + 6),
            SEEN.near + SEEN.depth - each / 2 - row * (each + 6),
        )
        yield from _die(one.colour, one.value or 0, middle, each / 2)


def _die(colour: ColourView, value: int, middle: Place, half: float) -> Iterator[Mark]:
    """A die with a dark edge: pale ones are seen on paper, too."""
    square = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))
    yield polygon(middle, half, square, INK)
    yield polygon(middle, 0.95 * half, square, rgb(colour.paint))
    for x, y in PIPS.get(value, ()):
        yield polygon((middle[0] + half * x, middle[1] + half * y), 0.17 * half, _round(), rgb(colour.ink))


def _weave(weave: WeaveView) -> Iterator[Mark]:
    scale = SEEN.width / weave.width
    top = SEEN.near + SEEN.depth - (SEEN.depth - scale * weave.height) / 4

    def there(at: Place) -> Place:
        return SEEN.left + scale * at[0], top - scale * at[1]

    for strand in weave.strands:
        yield from _strand(
            [there(point) for point in strand.points], rgb(strand.paint), broken=strand.against
        )
    for knot in weave.knots:
        yield from _glyph(knot.colour, there(knot.at), 4.5)
        width = BOLD.width(knot.name, 5.0)
        x, y = there(knot.named)
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[knot.anchor]
        yield Writing(knot.name, (max(1.0, left), y), 5.0, BOLD, INK)


def _strand(points: Sequence[Place], paint: Paint, *, broken: bool) -> Iterator[Mark]:
    for n, ((x0, y0), (x1, y1)) in enumerate(pairwise(points)):
        long = hypot(x1 - x0, y1 - y0)
        if long and not (broken and n % 2):
            across = STRAND * (y1 - y0) / long / 2, STRAND * (x0 - x1) / long / 2
            corners = ((x0, y0, 1), (x1, y1, 1), (x1, y1, -1), (x0, y0, -1))
            yield Shape(tuple((x + side * across[0], y + side * across[1]) for x, y, side in corners), paint)


def _people(people: Sequence[Person]) -> Iterator[Mark]:
    """One below the other, by shape and colour, in as much room as there is for each."""
    each = min(24.0, SEEN.depth / len(people))
    for n, one in enumerate(people):
        near = SEEN.near + SEEN.depth - (n + 1) * each
        yield from _glyph(one.colour, (SEEN.left + 5, near + each - 7), 4.5)
        slanted = PLAIN if SLANTED.lacks(one.epitaph or "") else SLANTED
        told = (plain(one.name, BOLD, 6.5, INK), plain(one.epitaph or "", slanted, 5.0, SOFT))
        yield from fit(told, MatArea("person", SEEN.left + 14, near, SEEN.width - 14, each - 1.5)).lines


def _thrown(thrown: Sequence[Throws]) -> Iterator[Mark]:
    """For each set of dice how often each face fell, as bars over the faces."""
    deep = min(34.0, SEEN.depth / len(thrown))
    for n, row in enumerate(thrown):
        near = SEEN.near + SEEN.depth - (n + 1) * deep
        side = MatArea("set", SEEN.left + 12, near, 62.0, deep - 4)
        yield from _glyph(row.colour, (SEEN.left + 5, near + deep - 9), 4.5)
        told = (plain(row.owner or row.colour.name, BOLD, 6.0, INK), plain(row.summary, PLAIN, 4.2, SOFT))
        yield from fit(told, side).lines
        for face in row.faces:
            x = SEEN.left + 84 + 17 * (face.face - 1)
            yield from _die(row.colour, face.face, (x, near + 5), 4.2)
            high = (deep - 20) * face.percent / 100
            yield rectangle(MatArea("bar", x - 4.2, near + 10.5, 8.4, high), SOFT)
            yield Writing(str(face.count), (x - 1.5, near + 12 + high), 4.2, PLAIN, INK)


def _glyph(colour: ColourView, middle: Place, half: float) -> Iterator[Mark]:
    yield polygon(middle, half, outline(colour.shape), INK)
    yield polygon(middle, 0.9 * half, outline(colour.shape), rgb(colour.paint))


def _hills() -> Iterator[Mark]:
    """A low sun, and ridge before ridge."""
    yield polygon((SEEN.left + SEEN.width * 0.62, SEEN.near + SEEN.depth * 0.62), 24.0, _round(), SUN)
    for n, paint in enumerate(HILLS):
        top = SEEN.depth * (0.6 - 0.16 * n)
        ridge = [
            (
                SEEN.left + SEEN.width * step / STEPS,
                SEEN.near + top + SEEN.depth * 0.07 * (sin(0.31 * step + 2 * n) + 0.5 * cos(0.83 * step + n)),
            )
            for step in range(STEPS + 1)
        ]
        right = SEEN.left + SEEN.width
        yield Shape((*ridge, (right, SEEN.near), (SEEN.left, SEEN.near)), paint)


def _round() -> tuple[Place, ...]:
    return tuple((cos(2 * pi * step / STEPS), sin(2 * pi * step / STEPS)) for step in range(STEPS))


def rgb(paint: str) -> Paint:
    """A paint as CSS writes it."""
    red, green, blue = bytes.fromhex(paint.removeprefix("#"))
    return red, green, blue
