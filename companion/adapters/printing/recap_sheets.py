"""Prints a recap to take home in the look of its game: a sheet for each page, and one for its drawing."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from companion.adapters.printing.cards import plain
from companion.adapters.printing.drawings import hung
from companion.adapters.printing.paper_look import BARE, PaperLook
from companion.adapters.printing.pictures import framed
from companion.adapters.printing.recap_things import RecapThings
from companion.adapters.printing.typesetting import BOLD, PLAIN, Run, TypesetParagraph, TypeSetting, fit
from companion.shared_view.look import GameLook
from companion.shared_view.marked_text import isolated
from vision.mat.layout import MatArea
from vision.mat.paper import SIZES, Paper, PaperPage, PaperSheet, Photo
from vision.mat.shapes import Framed, Mark, rectangle
from web.shown.evening import EveningToldView, RecapPageView
from web.shown.view import Film

EDGE = 14.0
PAPER = MatArea("page", 0.0, 0.0, *SIZES[Paper.A4])
INNER = PAPER.inside(EDGE)
ACROSS = MatArea("across", 0.0, 0.0, PAPER.depth, PAPER.width)
FOOT, GAP, SEEN = 8.0, 7.0, 84.0
"""Heights: the foot, free paper, and at least that of what is looked at."""
LARGE, LOW = 118.0, 100.0
"""Height of a picture: of the only thing on its page, and of one above others."""


@dataclass(frozen=True)
class RecapSource:
    """Where a page's pictures come from: JPEGs by their names, and composed ones by their addresses."""

    photograph: Callable[[str], bytes | None]
    """The JPEG of that name, or None."""
    words: Callable[[str], str | None]
    """Palette and words of the picture at that address, or None."""


def pages(told: EveningToldView, source: RecapSource, look: GameLook | None) -> Iterator[PaperPage]:
    """A sheet for each page; a drawing of the whole evening has one across before that of its words."""
    about = " · ".join(isolated(one) for one in (told.title, told.about) if one)
    for page in (*told.evening.recap_pages, *told.evening.further):
        if page.film and page.film.whole:
            yield across(page, page.film.drawing, PaperLook(look or BARE, dark=True))
        yield _RecapSheet(page, source, PaperLook(look or BARE)).drawn(about)


def across(page: RecapPageView, drawing: str, look: PaperLook) -> PaperPage:
    """The evening as one picture from edge to edge, its title on the dark below."""
    frame = hung(drawing, ACROSS, look.look)
    low = MatArea("words", EDGE, EDGE - FOOT, ACROSS.width - 2 * EDGE, frame.area.near - EDGE)
    title = look.title(page.title, 13.0)
    said = fit((title, TypesetParagraph((Run(page.kicker, PLAIN),), 4.4, 2.0, paint=look.soft)), low)
    sheet = PaperSheet(ACROSS, (ACROSS.width, ACROSS.depth), (), ())
    return PaperPage(sheet, (rectangle(ACROSS, look.ground), frame, *said.lines))


@dataclass(frozen=True)
class _RecapSheet:
    page: RecapPageView
    source: RecapSource
    look: PaperLook

    def drawn(self, about: str) -> PaperPage:
        """From the top: its picture, what it says, what is looked at, and what evening it was."""
        top = INNER.near + INNER.depth
        pictures = list(self._picture())
        if pictures:
            top = pictures[0].area.near - GAP
        low = INNER.near + FOOT + GAP
        said = self._said(top, top - low - (GAP + SEEN if self._looks else 0))
        rest = MatArea("seen", INNER.left, low, INNER.width, top - said.height - GAP - low)
        marks = (
            rectangle(PAPER, self.look.ground),
            *pictures,
            *said.lines,
            *self._seen(rest),
            *self._foot(about),
        )
        return PaperPage(PaperSheet(PAPER, SIZES[Paper.A4], (), ()), marks)

    @property
    def _looks(self) -> bool:
        """True if there is something to look at."""
        page = self.page
        return bool(page.photograph or page.dice or page.weave or page.people or page.thrown or page.film)

    def _picture(self) -> Iterator[Framed]:
        """From edge to edge of the paper."""
        words = self.source.words(self.page.picture) if self.page.picture else None
        if words:
            high = LOW if self._looks else LARGE
            yield framed(words, MatArea("picture", 0.0, PAPER.depth - high, PAPER.width, high))

    def _said(self, top: float, depth: float) -> TypeSetting:
        page, look = self.page, self.look
        kicker = (plain(page.kicker, BOLD, 5.0, look.accent),) if page.kicker else ()
        lines = (
            TypesetParagraph((Run(line, PLAIN),), 5.4, before=2.8, paint=look.ink) for line in page.lines
        )
        box = MatArea("head", INNER.left, top - depth, INNER.width, depth)
        return fit((*kicker, look.title(page.title, 13.0, before=3.0), *lines), box)

    def _foot(self, about: str) -> Iterator[Mark]:
        box = MatArea("foot", INNER.left, INNER.near, INNER.width, FOOT)
        yield from fit((plain(about, PLAIN, 4.0, self.look.soft),), box).lines

    def _seen(self, area: MatArea) -> Iterator[Mark | Photo]:
        """The thing to look at, in that area."""
        page, things = self.page, RecapThings(area, self.look)
        jpeg = self.source.photograph(page.photograph) if page.photograph else None
        if jpeg is not None:
            yield Photo(area, jpeg)
        elif page.dice:
            yield from things.dice(page.dice)
        elif page.weave:
            yield from things.weave(page.weave)
        elif page.people:
            yield from things.people(page.people)
        elif page.thrown:
            yield from things.thrown(page.thrown)
        elif page.film:
            yield from self._film(page.film, area)

    def _film(self, film: Film, area: MatArea) -> Iterator[Mark]:
        """Its drawing, unless that has a sheet of its own, and below it all that it tells."""
        if not film.whole:
            drawing = hung(film.drawing, area, self.look.look)
            yield drawing
            area = replace(area, depth=drawing.area.near - GAP - area.near)
        yield from fit([plain(caption, PLAIN, 5.0, self.look.ink) for caption in film.captions], area).lines
