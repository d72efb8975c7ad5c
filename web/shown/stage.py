"""Moments of the big screen, and the facts by which it decides what it tells (static/director.js)."""

from dataclasses import dataclass

from web.shown.table import ColourView
from web.shown.view import Staged


@dataclass(frozen=True)
class MomentView:
    """A moment: its id, the serial of its answer, its kind (`aside`, `scene`, `climax`, `death`, `end`).

    `shows` is the way it is drawn, `thing` what comes to the `seat` that it is about. One without a `text`
    is the roll of the page; a `look` is what a game has drawn for it.
    """

    id: str
    serial: int
    kind: str
    seconds: float
    shows: str
    text: str = ""
    seat: str = ""
    colour: ColourView | None = None
    thing: str = ""
    look: Staged | None = None
    scenery: str | None = None
    """Address of the picture behind it, if it has no look."""


@dataclass(frozen=True)
class News:
    """The stretch of a game (`epoch`), how far it is (`serial`), and what is told of it.

    `asks` is the serial since which the newest question stands, `waits` that of the latest moment that takes
    the screen: a phone shows a page from there on once a screen has shown it.
    """

    epoch: str = ""
    serial: int = 0
    asks: int = 0
    waits: int = 0
    moments: tuple[MomentView, ...] = ()


NO_NEWS = News()
