"""A table as everybody sees it: seats, cards, counters, and what is looked at."""

from dataclasses import dataclass

from companion.shared_view.parts import SeatView


@dataclass(frozen=True)
class ColourView:
    """A dice colour as people tell it apart: by name, by shape, and by its two paints (CSS hex)."""

    id: str
    name: str
    shape: str
    paint: str
    ink: str


@dataclass(frozen=True)
class TableSeatView(SeatView[str, ColourView]):
    """One seat as everybody sees it: the game's view of it, and who is there.

    `here`: its phone is connected now; a `bot` has none, nor has a player who is `phoneless` and
    may `look` at this very screen for what is theirs alone.
    """

    here: bool = False
    bot: bool = False
    phoneless: bool = False
    look: bool = False
    away: bool = False
    """A bot plays on until its player is back."""
    player: str = ""
    """Who plays on for the one by whose name the seat goes."""


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
class NoticeView:
    """Something to be known now, such as a camera that is lost; `grave` ones hold up the game."""

    text: str
    grave: bool
