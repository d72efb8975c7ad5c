"""The tile camera's status for the pages."""

from dataclasses import dataclass

from companion.engine.tile_map import Move
from companion.engine.words import Message


@dataclass(frozen=True)
class TileSight:
    """The last move `seen`, the problem `amiss` with what to do, and the two moves in doubt.

    `may_lay` is true while a person may place or turn a tile.
    """

    seen: Message | None = None
    amiss: Message | None = None
    doubt: tuple[Move, ...] = ()
    may_lay: bool = False

    @property
    def told(self) -> tuple[Message, ...]:
        return tuple(one for one in (self.amiss, self.seen) if one is not None)
