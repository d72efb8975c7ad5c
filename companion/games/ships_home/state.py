"""State of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.game import Seat
from companion.games.ships_home.ships import Ship

HOURS, REEF = 8, 3
"""Number of ships (SH-002), and the number on the reef that loses (SH-007)."""
NONE: Mapping[str, tuple[int, ...]] = MappingProxyType({})


@dataclass(frozen=True)
class ShipsHomeState:
    """Seats, the ships of the night in their order, and the result so far.

    `dice` are the sorted faces before each seat while a ship waits; `again` the faces that each rerolls,
    `throwing` whether all have chosen. `full` is the oil at dusk, `ended` the fate of the last ship: home or
    reef; `last` are the dice by which it was decided.
    """

    seats: tuple[Seat, ...] = ()
    ships: tuple[Ship, ...] = ()
    oil: int = 0
    home: int = 0
    reef: int = 0
    dice: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NONE)
    again: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NONE)
    last: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NONE)
    full: int = 0
    throwing: bool = False
    ended: str = ""

    @property
    def hour(self) -> int:
        """Which ship it is, from 1 on."""
        return min(HOURS, self.home + self.reef + 1)

    @property
    def ship(self) -> Ship | None:
        return None if self.over or not self.ships else self.ships[self.home + self.reef]

    @property
    def past(self) -> Ship | None:
        """Ship whose fate was decided last."""
        came = self.home + self.reef
        return self.ships[came - 1] if came else None

    @property
    def faces(self) -> tuple[int, ...]:
        return tuple(face for seat in self.seats for face in self.dice.get(seat.id, ()))

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """Seats that have not chosen their rerolls."""
        return tuple(seat for seat in self.seats if self.dice and seat.id not in self.again)

    @property
    def lost(self) -> bool:
        """Too many ships lie on the reef (SH-007)."""
        return self.reef >= REEF

    @property
    def over(self) -> bool:
        """It is morning, or too many are lost (SH-007)."""
        return self.lost or (bool(self.ships) and self.home + self.reef == HOURS)
