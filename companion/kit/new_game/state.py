"""Everything that is so in the game at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.game import Seat


@dataclass(frozen=True)
class NewGameState:
    """Who plays, who holds the card or has played it, and what each has rolled.

    The card lies with `holder` in secret until it is `played`.
    """

    seats: tuple[Seat, ...] = ()
    holder: str = ""
    played: bool = False
    rolls: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def on_turn(self) -> Seat | None:
        """Whose roll is due (NEW-002)."""
        return next((seat for seat in self.seats if seat.id not in self.rolls), None)

    @property
    def over(self) -> bool:
        """True once everybody has rolled (NEW-004)."""
        return bool(self.seats) and self.on_turn is None

    def total(self, seat: str) -> int:
        """What a seat has rolled, and one more for the card (NEW-003)."""
        return self.rolls.get(seat, 0) + (self.played and seat == self.holder)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has the highest total; several win together (NEW-004)."""
        most = max((self.total(seat.id) for seat in self.seats), default=0)
        return tuple(seat for seat in self.seats if self.over and self.total(seat.id) == most)
