"""The parts of a view: seats and what lies before them, cards, tracks, dice, what the table looks at."""

from dataclasses import dataclass

from companion.shared_view.dice import Die
from companion.shared_view.localisable import Colour_co, Localisable, Picture, Text_co


@dataclass(frozen=True)
class Zone:
    """A stretch of a track, from its `first` to its `last` value, in which something `grave` holds or not."""

    first: int
    last: int
    grave: bool = False


@dataclass(frozen=True)
class Track(Localisable[Text_co, Colour_co]):
    """A row of `size` places of which `value` are full: rounds, a pool of dice, uses.

    `text` explains it, `said` is its number in words. One that begins at `low` and not at 0, or has `zones`,
    is drawn as a bar on which the value is marked; zones and `low` count from 0. The strip shows those that
    are `lit`. What is `in_plan` is drawn there; the big screen has a figure for it. Its places are circles,
    or of that `shape`: a heart for Health.
    """

    id: str
    label: Text_co
    value: int
    size: int
    colour: Colour_co | None = None
    text: Text_co | None = None
    low: int = 0
    zones: tuple[Zone, ...] = ()
    lit: bool = True
    said: Text_co | None = None
    in_plan: bool = False
    shape: str = ""

    @property
    def is_bar(self) -> bool:
        """True for one drawn as a bar on which the value is marked."""
        return bool(self.low or self.zones)


@dataclass(frozen=True)
class Badge(Localisable[Text_co, Colour_co]):
    """Mark in front of a player: a condition, a sign of danger. `grave` draws it heavier.

    One of `cards` in a hand is drawn as that number of backs.

    `text` explains it by the rules.
    """

    id: str
    label: Text_co
    grave: bool = False
    text: Text_co | None = None
    cards: int = 0


@dataclass(frozen=True)
class Bar(Localisable[Text_co, Colour_co]):
    """One bar of a chart: what it stands for, and how long it is, from 0 to 100."""

    label: Text_co
    percent: int


@dataclass(frozen=True)
class Chart(Localisable[Text_co, Colour_co]):
    """A few numbers to be looked at rather than read."""

    title: Text_co
    bars: tuple[Bar[Text_co, Colour_co], ...]


@dataclass(frozen=True)
class Use(Localisable[Text_co, Colour_co]):
    """Control of a card in hand; `not_now` says why it cannot be used at this moment.

    The control is there at every moment: a glance at the screen does not tell when the card is of use.
    """

    label: Text_co
    not_now: Text_co


@dataclass(frozen=True)
class CardView(Localisable[Text_co, Colour_co]):
    """A card as the viewer may read it; `secret` cards stay covered on the phone until a thumb holds them.

    The `chart` belongs to the card and is covered with it. An open card that matters at this moment says so
    in `now`, and lies where it is seen. `back` names the game's picture on its back, which all may see,
    `picture` the one on its face.
    """

    id: str
    kind: Text_co
    title: Text_co
    lines: tuple[Text_co, ...]
    secret: bool = False
    chart: Chart[Text_co, Colour_co] | None = None
    use: Use[Text_co, Colour_co] | None = None
    now: Text_co | None = None
    back: Picture | None = None
    picture: Picture | None = None
    pips: int = 0
    """Printed difficulty: a row of dots."""
    photograph: str | None = None
    """The address of its owner's photograph of the printed card; only a page has it."""
    mark: Text_co | None = None
    """A word that stands for the card at its seat, where it matters more than the title."""
    rests: bool = False
    """True for one that can be looked up while something else is told: pages fold it."""


@dataclass(frozen=True)
class Meter:
    """Count in a seat's segment of the strip: `value` lamps of `size`, and those `owed` in red."""

    value: int
    size: int
    owed: int = 0


@dataclass(frozen=True)
class SeatView(Localisable[Text_co, Colour_co]):
    """Public state of one seat. `wanted` is true while a question waits for it.

    A `meter` is counted in the seat's segment of the strip. `face` are words of the composer for whom the
    seat plays, and only what everybody knows; without them the page shows a face for its colour.
    """

    seat: str
    name: str
    colour: Colour_co
    tracks: tuple[Track[Text_co, Colour_co], ...] = ()
    badges: tuple[Badge[Text_co, Colour_co], ...] = ()
    cards: tuple[CardView[Text_co, Colour_co], ...] = ()
    on_turn: bool = False
    wanted: bool = False
    gone: bool = False
    note: Text_co | None = None
    meter: Meter | None = None
    face: str = ""


@dataclass(frozen=True)
class Bond(Localisable[Text_co, Colour_co]):
    """Public relation of two seats, by its name."""

    seats: tuple[str, str]
    label: Text_co


@dataclass(frozen=True)
class OwnedDice(Localisable[Text_co, Colour_co]):
    """Number of dice of one colour in the middle, and their owner."""

    colour: Colour_co
    count: int
    owner: Text_co


@dataclass(frozen=True)
class Rolling(Localisable[Text_co, Colour_co]):
    """The dice in the middle; `dice` is empty until they were read, `summary` is what they come to."""

    asked: tuple[OwnedDice[Text_co, Colour_co], ...]
    dice: tuple[Die, ...]
    summary: Text_co | None
    origin: str | None
    counting: tuple[int, ...] = ()
    """Share of each die in the result, if the game tells it."""
    sure: int = 0
    """Result before any of the dice is counted."""
    needed: int | None = None
    """Result that is needed, once it is public."""
    about: Text_co | None = None
    """The purpose of the roll."""


@dataclass(frozen=True)
class Spotlight(Localisable[Text_co, Colour_co]):
    """Centre of attention: a callout to be read aloud, a verdict and its reasons, an end."""

    kicker: Text_co
    title: Text_co
    text: Text_co | None
    lines: tuple[Text_co, ...] = ()


@dataclass(frozen=True)
class Pile(Localisable[Text_co, Colour_co]):
    """Pile that is drawn from now: the number of cards left, and the game's picture on their backs."""

    label: Text_co
    left: int
    back: Picture | None


@dataclass(frozen=True)
class Stop(Localisable[Text_co, Colour_co]):
    """A stop of a route. `state` is `won`, `lost` or `passed` behind, `here`, `ahead`, or the `end`.

    `text` says that in words; without a `title` nobody knows yet what the stop is.
    """

    state: str
    title: str | None
    text: Text_co


@dataclass(frozen=True)
class Route(Localisable[Text_co, Colour_co]):
    """A way of several stops that all travel together."""

    label: Text_co
    stops: tuple[Stop[Text_co, Colour_co], ...]


@dataclass(frozen=True)
class Suspect(Localisable[Text_co, Colour_co]):
    """Another player as all know them: what was seen of `seat`, for who wonders on which side they are."""

    seat: str
    lines: tuple[Text_co, ...]


@dataclass(frozen=True)
class Meanwhile(Localisable[Text_co, Colour_co]):
    """The part of a phone whose player waits: their `goal`, and the `bar` that moves now.

    A secret goal stays on its card. `stakes` are what the others risk now, `turns` the seats whose turns come
    after this one, in order. In a game of sides the `suspects` are the others, and `sides` what can be
    guessed of them: the guess stays on the phone.
    """

    goal: Text_co
    bar: Track[Text_co, Colour_co]
    stakes: tuple[Text_co, ...] = ()
    turns: tuple[str, ...] = ()
    suspects: tuple[Suspect[Text_co, Colour_co], ...] = ()
    sides: tuple[Text_co, ...] = ()

    def until(self, seat: str | None) -> tuple[str, ...]:
        """The seats up to that one in the order of their turns, each once, as far as they are known."""
        known = self.turns[: self.turns.index(seat) + 1] if seat in self.turns else ()
        return tuple(dict.fromkeys(known))


@dataclass(frozen=True)
class Explanation(Localisable[Text_co, Colour_co]):
    """One step on the way to a verdict, in a player's words, and the numbers of the rules behind it."""

    text: Text_co
    rules: tuple[str, ...]
