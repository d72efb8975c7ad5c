"""What one viewer may see, built out of named fields and nothing else."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from companion.engine.dice import Die
from companion.engine.words import Words

Viewer: TypeAlias = str | None
"""A seat's id, or None for a spectator: the kiosk, the strip and everybody behind them."""


class Mood(StrEnum):
    """What the moment feels like, for light and page alike; it is public."""

    CALM = "calm"
    ROLLING = "rolling"
    SUCCESS = "success"
    FAILURE = "failure"
    LOSS = "loss"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True)
class Zone:
    """A stretch of a track, from its `first` to its `last` value, in which something `grave` holds or not."""

    first: int
    last: int
    grave: bool = False


@dataclass(frozen=True)
class Track:
    """A row of `size` places of which `value` are full: rounds, a pool of dice, uses.

    `text` says what it is and does, for whoever asks. One that begins at `low` and not at nothing, or has
    `zones`, is drawn as a bar on which the value is marked; zones and `low` count from nothing. The strip
    has the tracks that are `lit`.
    """

    id: str
    label: Words
    value: int
    size: int
    colour: str | None = None
    text: Words | None = None
    low: int = 0
    zones: tuple[Zone, ...] = ()
    lit: bool = True


@dataclass(frozen=True)
class Badge:
    """A mark that lies in front of somebody: a condition, a sign of danger. `grave` draws it heavier.

    `text` says what it means by the rules, for whoever asks.
    """

    id: str
    label: Words
    grave: bool = False
    text: Words | None = None


@dataclass(frozen=True)
class Bar:
    """One bar of a chart: what it stands for, and how long it is, from 0 to 100."""

    label: Words
    percent: int


@dataclass(frozen=True)
class Chart:
    """A few numbers to be looked at rather than read."""

    title: Words
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Use:
    """What may be done with a card in hand, as its control is called; `not_now` says when it cannot be.

    The control is there at every moment, so that nobody can tell by a glance when the card is of use.
    """

    label: Words
    not_now: Words


@dataclass(frozen=True)
class CardView:
    """A card as the viewer may read it; `secret` cards stay covered on the phone until a thumb holds them.

    The `chart` belongs to the card and is covered with it. An open card that matters at this moment says so
    in `now`, and lies where it is seen. `back` names the game's picture on its back, which all may see.
    """

    id: str
    kind: Words
    title: str
    lines: tuple[Words, ...]
    secret: bool = False
    chart: Chart | None = None
    use: Use | None = None
    now: Words | None = None
    back: str | None = None
    pips: int = 0
    """How hard it is, as printed on it: a row of dots."""


@dataclass(frozen=True)
class Meter:
    """What the strip counts in the stretch of a seat: `value` lamps of `size`, and what is `owed` in red."""

    value: int
    size: int
    owed: int = 0


@dataclass(frozen=True)
class SeatView:
    """What everybody may know of one seat. `wanted` is true while a question waits for it.

    Where there is a `meter`, the seat's stretch of the strip counts it.
    """

    seat: str
    name: str
    colour: str
    tracks: tuple[Track, ...]
    badges: tuple[Badge, ...]
    cards: tuple[CardView, ...]
    on_turn: bool
    wanted: bool
    gone: bool
    note: Words | None = None
    meter: Meter | None = None


@dataclass(frozen=True)
class Bond:
    """What two seats have with each other, by its name, as all may know."""

    seats: tuple[str, str]
    label: Words


@dataclass(frozen=True)
class Rolling:
    """The dice in the middle; `dice` is empty until they were read, `summary` is what they come to."""

    asked: tuple["OwnedDice", ...]
    dice: tuple[Die, ...]
    summary: Words | None
    origin: str | None
    counting: tuple[int, ...] = ()
    """Where the game says so: what each of the dice adds to what they come to."""
    sure: int = 0
    """What they come to before any of them is counted."""
    needed: int | None = None
    """What they have to come to, once everybody may know."""


@dataclass(frozen=True)
class OwnedDice:
    """So many dice of one colour in the middle, and whose they are."""

    colour: str
    count: int
    owner: Words


@dataclass(frozen=True)
class Spotlight:
    """What the table looks at: a callout to be read aloud, a verdict and its reasons, an end."""

    kicker: Words
    title: str | Words
    text: Words | None
    lines: tuple[Words, ...] = ()


@dataclass(frozen=True)
class Pile:
    """A pile that somebody picks from now: how many cards are left, and the game's picture on their backs."""

    label: Words
    left: int
    back: str


@dataclass(frozen=True)
class Explanation:
    """One step on the way to a verdict, in a player's words, and the numbers of the rules behind it."""

    text: Words
    rules: tuple[str, ...]


@dataclass(frozen=True)
class PlacedTile:
    """A tile on the board: its place (x to the east, y to the north), what is printed on it, how it lies.

    `turn` counts quarter turns clockwise, `owner` is the colour of a seat; a `dark` one lies face down.
    """

    at: tuple[int, int]
    face: str
    turn: int
    owner: str | None
    dark: bool
    label: Words


@dataclass(frozen=True)
class Outline:
    """Tiles that belong together, of a kind: they are drawn as one."""

    kind: str
    tiles: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Board:
    """A grid of tiles that all may see, what of it belongs together, and the tile about to be laid.

    `faces` are how the tiles look, by what is printed on them: what stands in a group of an SVG, in a
    square of a hundred by a hundred.
    """

    tiles: tuple[PlacedTile, ...]
    faces: tuple[tuple[str, str], ...]
    outlines: tuple[Outline, ...] = ()
    hand: str | None = None
    left: tuple[tuple[str, int], ...] = ()
    """How many of each face nobody has drawn yet."""
    lit: tuple[tuple[int, int], ...] = ()
    """The places beside the tiles where what is in hand fits."""
    in_hand: Words | None = None
    """What is in hand, for whoever does not see it."""


@dataclass(frozen=True)
class Place:
    """A place of a plan: its middle, in the plan's own units, and its name, if it has one."""

    id: str
    at: tuple[int, int]
    label: Words | None = None


@dataclass(frozen=True)
class Piece:
    """What stands on a place: a figure in the colour of its seat, or a thing with a sign of few letters."""

    place: str
    label: Words
    colour: str | None = None
    sign: str = ""


@dataclass(frozen=True)
class Area:
    """A part of a plan that can be read: left, top, width and height, its name, and what is so there now."""

    id: str
    box: tuple[int, int, int, int]
    label: Words
    lines: tuple[Words, ...]


@dataclass(frozen=True)
class Plan:
    """A board that the game draws: `ground` is what stands in an SVG of that size, without any words."""

    size: tuple[int, int]
    ground: str
    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    areas: tuple[Area, ...] = ()


@dataclass(frozen=True)
class View:
    """One viewer's whole sight of the game; a page, a strip and an export are drawn from it alone.

    `shared` cards lie before everybody, to be used by anybody. `scene` names the game's picture of where the
    table is; without one there is that of the mood.
    """

    viewer: Viewer
    mood: Mood
    tracks: tuple[Track, ...]
    seats: tuple[SeatView, ...]
    waiting: tuple[Words, ...]
    spotlight: Spotlight | None
    rolling: Rolling | None
    hand: tuple[CardView, ...]
    opened: tuple[CardView, ...]
    counters: tuple[tuple[Words, int], ...]
    over: bool
    why: tuple[Explanation, ...] = ()
    """How the verdict that everybody sees came about, step by step."""
    shared: tuple[CardView, ...] = ()
    meeting: bool = False
    """Whether the table gets to know the people of the game now, who are the open cards before the seats."""
    bonds: tuple[Bond, ...] = ()
    """What is drawn between the seats meanwhile."""
    board: Board | None = None
    plan: Plan | None = None
    scene: str | None = None
    piles: tuple[Pile, ...] = ()
    rule: str = ""
    """The number of a rule of what is going on now: what its chapter reminds of is at hand."""
    glow: str | None = None
    """The colour in which the whole strip glows, whatever else it would show: it concerns everybody."""
