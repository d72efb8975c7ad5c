"""Everything that is so in the game at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.dice import Die
from companion.engine.game import Seat

TYPED = 10
"""How many dice can be typed in where the camera has seen none."""
KEPT = 12
"""So many of the latest throws are shown."""


@dataclass(frozen=True)
class Throw:
    """What somebody threw, highest first."""

    seat: str
    dice: tuple[Die, ...]

    @property
    def faces(self) -> tuple[int, ...]:
        """What each of the dice shows."""
        return tuple(die.value for die in self.dice)

    @property
    def total(self) -> int:
        """All of it together."""
        return sum(self.faces)

    @property
    def shown(self) -> str:
        """Each face, the lowest first, as dice stand everywhere."""
        return ", ".join(map(str, sorted(self.faces)))


@dataclass(frozen=True)
class JustDiceState:
    """Who sits, all throws, and how many rounds somebody has taken.

    `rounds` is how many somebody has to take to win, 0 where nobody counts. `wants` throws out of turn.
    """

    seats: tuple[Seat, ...] = ()
    rounds: int = 0
    throws: tuple[Throw, ...] = ()
    open: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    taken: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    wants: str = ""
    ended: bool = False

    @property
    def thrower(self) -> Seat:
        """Whose throw is next: whoever wants to, or the next in turn (JD-002, JD-004)."""
        due = [seat for seat in self.seats if seat.id not in self.open]
        return next((seat for seat in self.seats if seat.id == self.wants), due[0])

    @property
    def over(self) -> bool:
        """Somebody has taken enough rounds, or all have had enough (JD-007, JD-008)."""
        return self.ended or (self.rounds > 0 and max(self.taken.values(), default=0) >= self.rounds)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has taken most rounds, if anybody has taken any (JD-009)."""
        most = max(self.taken.values(), default=0)
        return tuple(seat for seat in self.seats if most and self.taken.get(seat.id, 0) == most)

    def of(self, seat: str) -> tuple[Throw, ...]:
        """The throws of a seat."""
        return tuple(one for one in self.throws if one.seat == seat)

    def name(self, seat: str) -> str:
        """What they are called."""
        return next(one.name for one in self.seats if one.id == seat)
