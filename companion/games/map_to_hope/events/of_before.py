"""Events of journals before version 3: a class for each way in which cards left their place."""

from dataclasses import dataclass
from typing import ClassVar

from companion.engine.words import Message
from companion.games.map_to_hope.events.hands import CardsMoved
from companion.games.map_to_hope.state import MapToHopeState


@dataclass(frozen=True)
class _Moved:
    seat: str
    cards: tuple[str, ...]
    how: ClassVar[str]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The same as today's event."""
        return CardsMoved(self.seat, self.cards, self.how).evolve(state)

    def told(self, state: MapToHopeState) -> Message | None:
        """The same as today's event."""
        return CardsMoved(self.seat, self.cards, self.how).told(state)


class Discarded(_Moved):
    """Cards went from a hand to the pile."""

    how = "discarded"
    reveals = True


class TakenBack(_Moved):
    """Cards went from the pile to a hand."""

    how = "taken-back"


class CardLost(_Moved):
    """Cards in front went to the pile."""

    how = "lost"
