"""State of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.dice import Die
from companion.engine.game import Seat

TYPED = 10
"""Most dice that can be typed in when the camera has seen none."""
KEPT = 12
"""Number of latest throws shown."""


@dataclass(frozen=True)
class Throw:
    """Throw of a player, highest die first."""

    seat: str
    dice: tuple[Die, ...]

    @property
    def faces(self) -> tuple[int, ...]:
        """Values of its dice."""
        return tuple(die.value for die in self.dice)

    @property
    def total(self) -> int:
        """Sum of its dice."""
        return sum(self.faces)

    @property
    def shown(self) -> str:
        """Each face, the lowest first, as dice stand everywhere."""
        return ", ".join(map(str, sorted(self.faces)))


@dataclass(frozen=True)
class JustDiceState:
    """Seats, all throws, and the rounds that each has taken.

    `rounds` are needed to win, 0 if they are not counted. `latest` are the throws of the
    round that was taken last. `wants` throws out of turn.
    """

    seats: tuple[Seat, ...] = ()
    rounds: int = 0
    throws: tuple[Throw, ...] = ()
    open: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    taken: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    latest: tuple[Throw, ...] = ()
    wants: str = ""
    ended: bool = False

    @property
    def thrower(self) -> Seat:
        """Next thrower: a volunteer, or the next in turn (JD-002, JD-004)."""
        due = [seat for seat in self.seats if seat.id not in self.open]
        return next((seat for seat in self.seats if seat.id == self.wants), due[0])

    @property
    def over(self) -> bool:
        """True once a player has taken enough rounds, or all want to end (JD-007, JD-008)."""
        return self.ended or (self.rounds > 0 and max(self.taken.values(), default=0) >= self.rounds)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Seats with most rounds, if any were taken (JD-009)."""
        most = max(self.taken.values(), default=0)
        return tuple(seat for seat in self.seats if most and self.taken.get(seat.id, 0) == most)

    def of(self, seat: str) -> tuple[Throw, ...]:
        """The throws of a seat."""
        return tuple(one for one in self.throws if one.seat == seat)

    def name(self, seat: str) -> str:
        return next(one.name for one in self.seats if one.id == seat)
