"""Layout of the table at the moment when a game was put aside."""

from dataclasses import dataclass

from web.shown.table import ColourView


@dataclass(frozen=True)
class LaidThing:
    """Things of one kind: their name and number, and for dice the colour and the upper faces."""

    what: str
    count: int
    colour: ColourView | None = None
    faces: tuple[int, ...] = ()


@dataclass(frozen=True)
class LayingView:
    """All things on the table, whether the big screen maps it, and the differences that a camera sees."""

    things: tuple[LaidThing, ...]
    has_map: bool
    differs: tuple[str, ...] = ()
