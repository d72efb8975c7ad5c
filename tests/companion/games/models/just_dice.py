"""Just read my dice by its rules: throws, rounds and the pad (JD-002 to JD-013)."""

from typing import Any

from companion.engine.answers import Answer, Chosen, Rolled


class JustDiceModel:
    """The throws on paper."""

    def __init__(self, state: Any) -> None:
        self.seats = [seat.id for seat in state.seats]
        self.sums: dict[str, int] = {}
        self.taken = dict.fromkeys(self.seats, 0)
        self.throws = 0
        self.wants = ""

    def follow(self, before: Any, answer: Answer, after: Any) -> None:
        """A throw of the next in turn, or of who asked for it; anything else leaves the rounds alone."""
        match answer.question, answer.value:
            case "roll", Rolled(dice):
                self._throw(sum(die.value for die in dice))
            case _, Chosen("mine"):
                self.wants = str(answer.seat)
        there = after.state
        if there.spins != before.state.spins:
            self.wants = there.spun
        assert len(there.throws) == self.throws
        assert {seat: n for seat, n in there.taken.items() if n} == {s: n for s, n in self.taken.items() if n}
        assert dict(there.open) == self.sums
        for seat in self.seats:
            assert there.sum_of(seat) == sum(row.get(seat, 0) for row in there.pad)

    def _throw(self, n: int) -> None:
        thrower = self.wants or next(seat for seat in self.seats if seat not in self.sums)
        self.wants, self.throws = "", self.throws + 1
        self.sums.setdefault(thrower, n)
        if len(self.sums) == len(self.seats):
            for seat, one in self.sums.items():
                self.taken[seat] += one == max(self.sums.values())
            self.sums = {}
