"""What is so at a table now, for whoever follows it, and what is told to whoever changed it."""

from dataclasses import dataclass
from typing import Any

from companion.engine.play import Play
from companion.table.confirmations import Asking
from companion.table.seating.seating import Seating
from companion.table.story.timeline import Story


@dataclass(frozen=True)
class Moment:
    """All that is so at one moment; `stamp` grows with every change on disk, and over a restart too, until
    all is forgotten.

    `game` numbers the game in the journal; it and `story` are None while no game has begun. `asking` is
    what the table has to decide before it counts; it is on no disk, and forgotten with the program.
    """

    stamp: int
    seating: Seating
    game: int | None = None
    story: Story | None = None
    asking: Asking | None = None

    @property
    def settled(self) -> bool:
        """Whether the end of this game stands: nothing of it can be taken back or corrected any more."""
        return self.game is not None and self.seating.settled == self.game

    @property
    def play(self) -> Play[Any, Any] | None:
        """The game as it is now."""
        return self.story.play if self.story else None


@dataclass(frozen=True)
class Receipt:
    """A command that counted: it is on disk as entry `number`, and `version` is the play's after it.

    `repeated` is true for one that had counted already (and may be undone since) and was sent once more.
    """

    game: int
    number: int
    version: int
    repeated: bool = False
