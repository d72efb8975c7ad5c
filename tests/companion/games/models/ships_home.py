"""Light the ships home by its rules: the light, the oil, ships at home and on the reef (SH-001 to SH-007)."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.answers import Answer, Picked, Rolled

SHOWS: Mapping[str, Callable[[list[int], int], bool]] = {
    "same": lambda faces, n: max(Counter(faces).values()) >= n,
    "row": lambda faces, n: any(set(range(low, low + n)) <= set(faces) for low in range(1, 7)),
    "high": lambda faces, n: sum(faces) >= n,
    "low": lambda faces, n: sum(faces) <= n,
    "even": lambda faces, n: sum(face % 2 == 0 for face in faces) >= n,
    "odd": lambda faces, n: sum(face % 2 == 1 for face in faces) >= n,
}


class ShipsHomeModel:
    """The night on paper."""

    def __init__(self, state: Any) -> None:
        self.seats = {seat.id for seat in state.seats}
        self.oil, self.home, self.reef = 10, 0, 0
        self.again: dict[str, int] = {}
        assert len(state.ships) == 8

    def follow(self, before: Any, answer: Answer, after: Any) -> None:
        """A throw of all, or the dice that one throws again."""
        match answer.value:
            case Rolled(dice):
                ship = before.state.ship
                assert len(dice) == 2 * len(self.seats)
                if SHOWS[ship.kind]([die.value for die in dice], ship.wants):
                    self.home += 1
                elif not self.oil:
                    self.reef += 1
            case Picked(options):
                assert answer.seat in self.seats - set(self.again)
                self.again[str(answer.seat)] = len(options)
                self._settle()
        there = after.state
        assert (there.oil, there.home, there.reef) == (self.oil, self.home, self.reef)
        assert there.over == (self.reef == 3 or self.home + self.reef == 8)
        assert there.lost == (self.reef == 3)

    def _settle(self) -> None:
        if len(self.again) < len(self.seats):
            return
        if any(self.again.values()):
            self.oil -= 1
        else:
            self.reef += 1
        self.again = {}
