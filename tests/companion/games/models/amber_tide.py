"""Amber and tide by its rules: the tide, the bag, the flats and what is at home (AT-001 to AT-010)."""

from typing import Any

from companion.engine.answers import Answer, Chosen, Rolled

WORTH = {4: 1, 5: 2, 6: 3}


class AmberTideModel:
    """The flats on paper."""

    def __init__(self, state: Any) -> None:
        self.seats: list[str] = [seat.id for seat in state.seats]
        self.home = dict.fromkeys(self.seats, 0)
        self.tide, self.flats, self.bag, self.throws, self.walks = 5, 0, 0, 0, 0

    @property
    def walker(self) -> str:
        """In turn; each round begins with the next one round the table."""
        round_, turn = divmod(self.walks, len(self.seats))
        return self.seats[(round_ + turn) % len(self.seats)]

    def follow(self, _before: Any, answer: Answer, after: Any) -> None:
        """A throw, the way home, or a number of dice."""
        assert answer.seat in {None, self.walker}
        match answer.value:
            case Rolled(dice):
                self._throw([die.value for die in dice])
            case Chosen("home"):
                self._go_home()
        there = after.state
        assert (there.tide, there.taken, dict(there.home)) == (self.tide, self.flats, self.home)
        assert (there.carried, there.throws) == (self.bag, self.throws)
        assert there.over == (max(self.home.values()) >= 40)
        assert there.over == (not after.open)

    def _throw(self, faces: list[int]) -> None:
        self.bag += sum(WORTH.get(face, 0) for face in faces)
        self.tide += sum(face in {1, 2} for face in faces) + (1 if self.throws else 0)
        self.throws += 1
        if self.tide >= 10:
            self.flats += self.bag
            self._next(2)

    def _go_home(self) -> None:
        found = self.flats if self.throws >= 3 else 0
        self.home[self.walker] += self.bag + found
        self.flats -= found
        self._next(max(0, self.tide - 2))

    def _next(self, tide: int) -> None:
        self.tide, self.bag, self.throws, self.walks = tide, 0, 0, self.walks + 1
