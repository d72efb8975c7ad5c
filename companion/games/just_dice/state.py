"""State of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.games.just_dice.families import FAMILIES, Family

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
    """Dice of one kind that the table has drawn: their number of faces, and the face of each."""

    faces: int
    values: tuple[int, ...]

    @property
    def total(self) -> int:
        """Sum of the faces."""
        return sum(self.values)


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
    round that was taken last. `wants` throws out of turn. `pad` are the rows that were written down: points
    by seat, as the `family` counts them. Throws are counted up to `kept`: the next one may be written down.
    `counters` are those of seats that were moved, and "" that of all. Players of every `teams`-th place play
    together. `spun` begins, until the table goes on.
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
    family: str = "rounds"
    teams: int = 0
    pad: tuple[Mapping[str, int], ...] = ()
    kept: int = 0
    counters: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    drawn: tuple[Drawn, ...] = ()
    spun: str = ""
    spins: int = 0
    clocks: Clocks = field(default_factory=Clocks)

    @property
    def thrower(self) -> Seat:
        """Next thrower: a volunteer, whose clock runs, or the next in turn (JD-002, JD-004, JD-017)."""
        due = [seat for seat in self.seats if seat.id not in self.open]
        wants = self.wants or self.clocks.running
        return next((seat for seat in self.seats if seat.id == wants), due[0])

    @property
    def over(self) -> bool:
        """True once a player has taken enough rounds, or all want to end (JD-007, JD-008)."""
        return self.ended or (self.rounds > 0 and max(self.taken.values(), default=0) >= self.rounds)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Seats that lead on the pad (JD-013), or else those with most rounds, if any were taken (JD-009)."""
        if self.written:
            return tuple(seat for seat in self.seats if self.place_of(seat.id) == 1)
        most = max(self.taken.values(), default=0)
        return tuple(seat for seat in self.seats if most and self.taken.get(seat.id, 0) == most)

    @property
    def kind(self) -> Family:
        """The counting of the pad."""
        return FAMILIES[self.family]

    @property
    def written(self) -> bool:
        """True once anything stands on the pad."""
        return any(self.pad)

    @property
    def without_dice(self) -> bool:
        """True while nobody throws: the boxed game has no dice, or its points are typed in."""
        return not self.throws and (self.written or not self.kind.dice)

    @property
    def next_round(self) -> int:
        """The round to write down next, where the pad has a row for each; else 0."""
        if self.kind.rows or self.kind.counter or not self.without_dice:
            return 0
        full = (len(row) == len(self.seats) for row in self.pad)
        return next((n for n, whole in enumerate(full, start=1) if not whole), len(self.pad) + 1)

    def sum_of(self, seat: str) -> int:
        """Points of a seat on the pad."""
        return sum(row.get(seat, 0) for row in self.pad)

    def team_of(self, seat: str) -> int:
        """The team of a seat, from 0; without teams each is one (JD-018)."""
        place = [one.id for one in self.seats].index(seat)
        return place % self.teams if self.teams else place

    def team_sum(self, team: int) -> int:
        """Points of all in a team."""
        return sum(self.sum_of(seat.id) for seat in self.seats if self.team_of(seat.id) == team)

    def place_of(self, seat: str) -> int:
        """The place of a seat by the sums of the teams, from 1."""
        sums = {self.team_of(one.id): self.team_sum(self.team_of(one.id)) for one in self.seats}
        own, sign = sums[self.team_of(seat)], -1 if self.kind.lowest else 1
        return 1 + sum(sign * other > sign * own for other in sums.values())

    def counter_of(self, seat: str) -> int:
        """The counter of a seat, or with "" that of all (JD-016)."""
        return self.counters.get(seat, self.kind.counter if seat else 0)

    def free_row(self, seat: str) -> int:
        """The first row without points of a seat; a new one after all of them, if they are rounds."""
        return next((n for n, row in enumerate(self.pad) if seat not in row), len(self.pad))

    def after(self, seat: str) -> Seat:
        """The next seat at the table."""
        ids = [one.id for one in self.seats]
        return self.seats[(ids.index(seat) + 1) % len(ids)]

    def of(self, seat: str) -> tuple[Throw, ...]:
        """The throws of a seat."""
        return tuple(throw for throw in self.throws if throw.seat == seat)

    def name(self, seat: str) -> str:
        return next(one.name for one in self.seats if one.id == seat)
