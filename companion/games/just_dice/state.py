"""State of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
class Drawn:
    """A die that the table has drawn: its number of faces, and the face."""

    faces: int
    value: int


@dataclass(frozen=True)
class Clocks:
    """Time of each seat, in milliseconds: the `bank` of each at the beginning, and the `delay` of each move.

    The clock of `running` runs `since` that time of the table's clock; `used` is what earlier moves took.
    """

    bank: int = 0
    delay: int = 0
    used: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    running: str = ""
    since: int = 0

    def left(self, seat: str) -> int:
        """Bank of a seat at its latest start or stop; below 0 its time is over."""
        return self.bank - self.used.get(seat, 0)

    def stopped(self, at: int) -> "Clocks":
        """The clocks after the running one stops; the delay of a move is not counted."""
        spent = max(0, at - self.since - self.delay)
        used = {**self.used, self.running: self.used.get(self.running, 0) + spent}
        return replace(self, used=MappingProxyType(used), running="")

    def started(self, seat: str, at: int) -> "Clocks":
        """The clocks after that of a seat starts."""
        return replace(self, running=seat, since=at)


@dataclass(frozen=True)
class JustDiceState:
    """Seats, all throws, and the rounds that each has taken.

    `rounds` are needed to win, 0 if they are not counted. `latest` are the throws of the
    round that was taken last. `wants` throws out of turn. `pad` are the rounds that were written down: points
    by seat, of which the `lowest` sum leads or the highest. `spun` begins, until the table goes on.
    """

    seats: tuple[Seat, ...] = ()
    rounds: int = 0
    throws: tuple[Throw, ...] = ()
    open: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    taken: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    latest: tuple[Throw, ...] = ()
    wants: str = ""
    ended: bool = False
    seed: str = ""
    lowest: bool = False
    pad: tuple[Mapping[str, int], ...] = ()
    counter: int | None = None
    drawn: tuple[Drawn, ...] = ()
    spun: str = ""
    spins: int = 0
    clocks: Clocks = field(default_factory=Clocks)

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
        """Seats that lead on the pad (JD-013), or else those with most rounds, if any were taken (JD-009)."""
        if self.pad:
            best = (min if self.lowest else max)(map(self.sum_of, (seat.id for seat in self.seats)))
            return tuple(seat for seat in self.seats if self.sum_of(seat.id) == best)
        most = max(self.taken.values(), default=0)
        return tuple(seat for seat in self.seats if most and self.taken.get(seat.id, 0) == most)

    def sum_of(self, seat: str) -> int:
        """Points of a seat on the pad."""
        return sum(row.get(seat, 0) for row in self.pad)

    def after(self, seat: str) -> Seat:
        """The next seat at the table."""
        ids = [one.id for one in self.seats]
        return self.seats[(ids.index(seat) + 1) % len(ids)]

    def of(self, seat: str) -> tuple[Throw, ...]:
        """The throws of a seat."""
        return tuple(one for one in self.throws if one.seat == seat)

    def name(self, seat: str) -> str:
        return next(one.name for one in self.seats if one.id == seat)
