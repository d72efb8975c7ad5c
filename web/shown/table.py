"""A table as everybody sees it: seats, cards, counters, and what is looked at."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ColourView:
    """A dice colour as people tell it apart: by name, by shape, and by its two paints (CSS hex)."""

    id: str
    name: str
    shape: str
    paint: str
    ink: str


@dataclass(frozen=True)
class ZoneView:
    """A stretch of a bar: where it begins, how long it is, and whether it is a grave one."""

    start: int
    length: int
    grave: bool


@dataclass(frozen=True)
class TrackView:
    """A row of `size` places, `value` of them full; `text` says what it is, for whoever asks.

    With `shown` it is a bar instead: that text stands for the value.
    """

    id: str
    label: str
    value: int
    size: int
    colour: ColourView | None = None
    text: str | None = None
    shown: str | None = None
    zones: tuple[ZoneView, ...] = ()


@dataclass(frozen=True)
class BadgeView:
    """A mark in front of somebody; `grave` ones weigh more. `text` says what it means, for whoever asks."""

    id: str
    label: str
    grave: bool
    text: str | None = None


@dataclass(frozen=True)
class BarView:
    """One bar of a chart: what it stands for, and how long it is, from 0 to 100."""

    label: str
    percent: int


@dataclass(frozen=True)
class ChartView:
    """A few numbers to be looked at rather than read."""

    title: str
    bars: tuple[BarView, ...]


@dataclass(frozen=True)
class UseView:
    """What a card in hand is for: the name of its control, and what that says while it is not the moment."""

    label: str
    not_now: str


@dataclass(frozen=True)
class TableCardView:
    """A card; a `secret` one stays covered until it is held, and its chart with it."""

    id: str
    kind: str
    title: str
    lines: tuple[str, ...]
    secret: bool
    chart: ChartView | None = None
    use: UseView | None = None
    picture: str | None = None
    """Where the photograph of the printed card lies, if its owner took one."""
    now: str | None = None
    """That the card matters at this moment: it lies where it is seen."""
    back: str | None = None
    """Where the game's picture of its back lies."""
    pips: int = 0
    """How hard it is: a row of dots."""
    signs: tuple[str, ...] = ()
    """For each line, where any tells an outcome: the sign that stands before it, by name, or nothing."""


@dataclass(frozen=True)
class TableSeatView:
    """One seat as everybody sees it.

    `here`: its phone is connected now; a `bot` has none, nor has a player who is `phoneless` and
    may `look` at this very screen for what is theirs alone.
    """

    id: str
    name: str
    colour: ColourView
    here: bool
    tracks: tuple[TrackView, ...] = ()
    badges: tuple[BadgeView, ...] = ()
    cards: tuple[TableCardView, ...] = ()
    on_turn: bool = False
    wanted: bool = False
    gone: bool = False
    note: str | None = None
    bot: bool = False
    phoneless: bool = False
    look: bool = False
    away: bool = False
    """A bot plays on until its player is back."""
    player: str = ""
    """Who plays on for the one by whose name the seat goes."""


@dataclass(frozen=True)
class SpotlightView:
    """What the table looks at: a callout, a verdict with its reasons, an end."""

    kicker: str
    title: str
    text: str | None
    lines: tuple[str, ...]


@dataclass(frozen=True)
class PileView:
    """A pile that somebody picks from now: so many cards are left, and its back has a picture there."""

    label: str
    left: int
    back: str | None


@dataclass(frozen=True)
class MilestoneView:
    """A moment that the screen holds still for: which line of the log it is, and where its picture lies.

    `colour` is that of the seat it is about, whose light `fades` when somebody is lost; `epitaph` is what is
    remembered.
    """

    line: int
    text: str
    epitaph: str | None
    picture: str | None
    colour: ColourView | None
    fades: bool = False


@dataclass(frozen=True)
class ExplanationView:
    """One step on the way to the verdict, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class NoticeView:
    """Something to be known now, such as a camera that is lost; `grave` ones hold up the game."""

    text: str
    grave: bool
