"""A table as everybody sees it: seats, cards, counters, and what is looked at."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Colour:
    """A dice colour as people tell it apart: by name, by shape, and by its two paints (CSS hex)."""

    id: str
    name: str
    shape: str
    paint: str
    ink: str


@dataclass(frozen=True)
class Zone:
    """A stretch of a bar: where it begins, how long it is, and whether it is a grave one."""

    start: int
    length: int
    grave: bool


@dataclass(frozen=True)
class Track:
    """A row of `size` places, `value` of them full; `text` says what it is, for whoever asks.

    With `shown` it is a bar instead: that text stands for the value.
    """

    id: str
    label: str
    value: int
    size: int
    colour: Colour | None = None
    text: str | None = None
    shown: str | None = None
    zones: tuple[Zone, ...] = ()


@dataclass(frozen=True)
class Badge:
    """A mark in front of somebody; `grave` ones weigh more. `text` says what it means, for whoever asks."""

    id: str
    label: str
    grave: bool
    text: str | None = None


@dataclass(frozen=True)
class Bar:
    """One bar of a chart: what it stands for, and how long it is, from 0 to 100."""

    label: str
    percent: int


@dataclass(frozen=True)
class Chart:
    """A few numbers to be looked at rather than read."""

    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Use:
    """What a card in hand is for: the name of its control, and what that says while it is not the moment."""

    label: str
    not_now: str


@dataclass(frozen=True)
class Card:
    """A card; a `secret` one stays covered until it is held, and its chart with it."""

    id: str
    kind: str
    title: str
    lines: tuple[str, ...]
    secret: bool
    chart: Chart | None = None
    use: Use | None = None
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
class Seat:
    """One seat as everybody sees it.

    `here`: its phone is connected now; a `bot` has none, nor has a player who is `phoneless` and
    may `look` at this very screen for what is theirs alone.
    """

    id: str
    name: str
    colour: Colour
    here: bool
    tracks: tuple[Track, ...] = ()
    badges: tuple[Badge, ...] = ()
    cards: tuple[Card, ...] = ()
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
class Spotlight:
    """What the table looks at: a callout, a verdict with its reasons, an end."""

    kicker: str
    title: str
    text: str | None
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Pile:
    """A pile that somebody picks from now: so many cards are left, and its back has a picture there."""

    label: str
    left: int
    back: str | None


@dataclass(frozen=True)
class Rite:
    """A moment that the screen holds still for: which line of the log it is, and where its picture lies.

    `colour` is that of the seat it is about, whose light `fades` when somebody is lost; `epitaph` is what is
    remembered.
    """

    line: int
    text: str
    epitaph: str | None
    picture: str | None
    colour: Colour | None
    fades: bool = False


@dataclass(frozen=True)
class Because:
    """One step on the way to the verdict, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Notice:
    """Something to be known now, such as a camera that is lost; `grave` ones hold up the game."""

    text: str
    grave: bool
