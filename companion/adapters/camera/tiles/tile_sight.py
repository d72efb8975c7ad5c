"""What the camera has to say of a map of tiles."""

from dataclasses import dataclass

from companion.engine.tile_map import Move
from companion.engine.words import Message


@dataclass(frozen=True)
class TileSight:
    """What was `seen` last, what is `amiss` and what to do, and the two ways between which somebody decides.

    `may_lay` says that somebody may lay or turn something now.
    """

    seen: Message | None = None
    amiss: Message | None = None
    doubt: tuple[Move, ...] = ()
    may_lay: bool = False

    @property
    def told(self) -> tuple[Message, ...]:
        """What all are told."""
        return tuple(one for one in (self.amiss, self.seen) if one is not None)
