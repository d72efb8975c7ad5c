"""The tile camera's status for the pages."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.engine.tile_map import Move
from companion.engine.words import Message
from web.shown.prompts import Prompt


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


def in_doubt(asked: Iterable[Prompt], sight: TileSight) -> tuple[Prompt, ...]:
    """The same prompts; that which is in doubt names the two."""
    return tuple(
        replace(one, between=found)
        if (found := tuple(move.option for move in sight.doubt if move.question == one.question))
        else one
        for one in asked
    )
