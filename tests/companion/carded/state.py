"""State of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.game import Seat


@dataclass(frozen=True)
class CardedState:
    """Seats, holder of the card, and the rolls.

    The card is secret to its `holder` until it is `played`.
    """

    seats: tuple[Seat, ...] = ()
    holder: str = ""
    played: bool = False
    rolls: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def on_turn(self) -> Seat | None:
        """Seat whose roll is due (CARD-002)."""
        return next((seat for seat in self.seats if seat.id not in self.rolls), None)

    @property
    def latest(self) -> Seat | None:
        """Seat that rolled last."""
        return next((seat for seat in reversed(self.seats) if seat.id in self.rolls), None)

    @property
    def over(self) -> bool:
        """True once everybody has rolled (CARD-004)."""
        return bool(self.seats) and self.on_turn is None

    def total(self, seat: str) -> int:
        """Total of a seat: its roll, plus one for the card (CARD-003)."""
        return self.rolls.get(seat, 0) + (self.played and seat == self.holder)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Seats with the highest total; several can win together (CARD-004)."""
        most = max((self.total(seat.id) for seat in self.seats), default=0)
        return tuple(seat for seat in self.seats if self.over and self.total(seat.id) == most)
