"""The public parts of a table: seats, colours, moments and notices."""

from dataclasses import dataclass

from companion.shared_view.parts import SeatView


@dataclass(frozen=True)
class ColourView:
    """A dice colour: its name, its shape, and its two paints (CSS hex)."""

    id: str
    name: str
    shape: str
    paint: str
    ink: str


@dataclass(frozen=True)
class TableSeatView(SeatView[str, ColourView]):
    """One seat as everybody sees it: the game's view of it, and its player.

    `here`: its phone is connected now. A `bot` has no phone, and neither has a `phoneless` player, who may
    `look` at private cards on this screen.
    """

    here: bool = False
    bot: bool = False
    phoneless: bool = False
    look: bool = False
    away: bool = False
    """True while a bot plays for the absent player."""
    player: str = ""
    """Name of the person who took over, if the seat keeps another name."""


@dataclass(frozen=True)
class NoticeView:
    """A notice, such as a lost camera; a `grave` one holds up the game."""

    text: str
    grave: bool
