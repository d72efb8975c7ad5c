"""State of a table for its observers, and replies to commands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from companion.engine.advice import Advice
from companion.engine.play import Play
from companion.table.confirmations import Asking
from companion.table.seating.seating import Seating
from companion.table.story.timeline import Story


@dataclass(frozen=True)
class Moment:
    """Snapshot of a table; `stamp` grows with every change on disk, also over restarts and when
    something is forgotten.

    `game` numbers the game in the journal; it and `story` are None while no game has begun. `asking` is
    an open confirmation by the table, and `advice` what seats were last advised; once a game was taken up,
    its people are `laying` its things on the table again. All three are in memory only.
    """

    stamp: int
    seating: Seating
    game: int | None = None
    story: Story | None = None
    asking: Asking | None = None
    advice: Mapping[str, Advice] = field(default_factory=lambda: MappingProxyType({}))
    laying: bool = False

    @property
    def settled(self) -> bool:
        """True if the end of this game is final: undo and correction are closed."""
        return self.game is not None and self.seating.settled == self.game

    def advice_for(self, seat: str) -> Advice | None:
        """The advice for that seat while the question stands that it is about."""
        found = self.advice.get(seat)
        asked = self.play.open.get(found.asked.question.id) if found and self.play else None
        return found if found and found.asked == asked else None

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
