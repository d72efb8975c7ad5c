"""State of the game."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeVar

from companion.engine.game import Seat

DICE = 3
LINES = 2
"""Spare lines of each player at the beginning (TK-001)."""
HIGHEST = 7
"""A six and a spare line (TK-004)."""
FIRST, LAST = 2, 1
"""Ribbons of a round for the highest and for the lowest kite that flies alone (TK-006, TK-007)."""
T = TypeVar("T")


def by_seat(seats: Mapping[str, T]) -> Mapping[str, T]:
    """Something of each seat, not to be changed any more."""
    return MappingProxyType(dict(seats))


@dataclass(frozen=True)
class Kite:
    """Kite: as high as a die, and one higher with a spare line (TK-003, TK-004)."""

    face: int
    spare: bool = False

    @property
    def height(self) -> int:
        """From 1 to 7."""
        return self.face + self.spare


@dataclass(frozen=True)
class TangledKitesState:
    """Seats and goal, their belongings, and the current round.

    `dice` lie on the table, by seat, until all kites fly; `chosen` is secret until then. `flown` are those
    of
    the latest round, and `prizes` their ribbons. `left` are ribbons without a winner.
    """

    seats: tuple[Seat, ...] = ()
    goal: int = 0
    round: int = 1
    ribbons: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    lines: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    left: int = 0
    dice: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: MappingProxyType({}))
    chosen: Mapping[str, Kite] = field(default_factory=lambda: MappingProxyType({}))
    flown: Mapping[str, Kite] = field(default_factory=lambda: MappingProxyType({}))
    prizes: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """Seats whose kite is not in the air yet."""
        return tuple(seat for seat in self.seats if self.dice and seat.id not in self.chosen)

    def kites(self, seat: str) -> tuple[Kite, ...]:
        """Kites that a seat can fly, lowest first (TK-003, TK-004)."""
        faces = sorted({*self.dice.get(seat, ())})
        spare = [True] if self.lines[seat] else []
        return tuple(Kite(face, more) for face in faces for more in (False, *spare))

    @property
    def most(self) -> int:
        """The most ribbons that anybody has."""
        return max(self.ribbons.values(), default=0)

    @property
    def over(self) -> bool:
        """True once a player has enough ribbons (TK-009)."""
        return bool(self.seats) and self.most >= self.goal

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Seats with most ribbons, ties broken by spare lines (TK-009)."""
        if not self.over:
            return ()
        rank = {seat.id: (self.ribbons[seat.id], self.lines[seat.id]) for seat in self.seats}
        return tuple(seat for seat in self.seats if rank[seat.id] == max(rank.values()))

    def name(self, seat: str) -> str:
        return next(one.name for one in self.seats if one.id == seat)


def alone(kites: Mapping[str, Kite]) -> Mapping[str, int]:
    """The heights of the kites that do not tangle, by seat (TK-005)."""
    many = Counter(kite.height for kite in kites.values())
    return {seat: kite.height for seat, kite in kites.items() if many[kite.height] == 1}


def won(kites: Mapping[str, Kite], left: int) -> Mapping[str, int]:
    """The ribbons that each kite wins, and those that were left before (TK-006 to TK-008)."""
    heights = alone(kites)
    if not heights:
        return {}
    first = max(heights, key=lambda seat: heights[seat])
    last = min(heights, key=lambda seat: heights[seat])
    prizes = {first: FIRST + left}
    prizes[last] = prizes.get(last, 0) + LAST
    return prizes
