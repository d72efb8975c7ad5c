"""State of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.game import Seat

DICE = 5
HIGH = 10
"""Steps of the tide; at the last it takes what the walker carries (AT-009)."""
AT_FIRST, EBB, FALLS = 5, 2, 2
"""Where the tide stands at first (AT-002) and after it came in (AT-009), and how far it falls (AT-007)."""
FAR = 3
"""Number of throws from which a walk finds what the sea has taken (AT-008)."""
RISING = 2
"""Dice up to this face raise the tide (AT-005)."""


def amber(face: int) -> int:
    """Value of a die (AT-004)."""
    return max(0, face - 3)


@dataclass(frozen=True)
class AmberTideState:
    """Seats and goal, level of the tide, amber in the sea and at home.

    `walks` counts finished walks. In the current one, `out` dice are thrown next, `throws` have been thrown,
    `carried` is their value. `faces` are the last throw, of `thrower`, by which the tide `rose`. `ended` says
    how the latest walk ended, until the next one begins: home or flood.
    """

    seats: tuple[Seat, ...] = ()
    goal: int = 0
    tide: int = AT_FIRST
    taken: int = 0
    home: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    walks: int = 0
    out: int = 0
    faces: tuple[int, ...] = ()
    thrower: str = ""
    rose: int = 0
    throws: int = 0
    carried: int = 0
    ended: str = ""

    @property
    def walker(self) -> Seat:
        """Active seat; each round begins with the next one round the table (AT-003)."""
        return self.walker_of(self.walks)

    def walker_of(self, walk: int) -> Seat:
        """The seat of a walk, counted from 0."""
        many = len(self.seats)
        return self.seats[(walk % many + walk // many) % many]

    @property
    def dry(self) -> int:
        """Steps left before the tide is in."""
        return HIGH - self.tide

    @property
    def haul(self) -> int:
        """Value that the walker would bring home now (AT-007, AT-008)."""
        return self.carried + self.found

    @property
    def found(self) -> int:
        """Share of the haul that the sea had taken before (AT-008)."""
        return self.taken if self.throws >= FAR else 0

    @property
    def most(self) -> int:
        """The most that anybody has at home."""
        return max(self.home.values(), default=0)

    @property
    def over(self) -> bool:
        """True once a walker came home with the goal (AT-010)."""
        return bool(self.walks) and self.most >= self.goal

    @property
    def winner(self) -> Seat | None:
        """Seat with the goal at home (AT-010)."""
        return next((seat for seat in self.seats if self.over and self.home[seat.id] == self.most), None)

    def seat(self, id_: str) -> Seat:
        return next(seat for seat in self.seats if seat.id == id_)

    def name(self, seat: str) -> str:
        return self.seat(seat).name
