"""Tangled kites by its rules: heights, ribbons and spare lines (TK-001 to TK-009)."""

from typing import Any

from companion.engine.answers import Answer, Chosen, Rolled


class TangledKitesModel:
    """The hill on paper."""

    def __init__(self, state: Any) -> None:
        self.seats = [seat.id for seat in state.seats]
        self.colours = {seat.colour: seat.id for seat in state.seats}
        self.ribbons, self.spare = dict.fromkeys(self.seats, 0), dict.fromkeys(self.seats, 2)
        self.left = 0
        self.dice: dict[str, list[int]] = {}
        self.kites: dict[str, tuple[int, bool]] = {}

    def follow(self, _before: Any, answer: Answer, after: Any) -> None:
        """The throw of all, or a kite."""
        match answer.value:
            case Rolled(dice):
                self.dice = {seat: [] for seat in self.seats}
                for die in dice:
                    self.dice[self.colours[die.colour]].append(die.value)
                assert all(len(faces) == 3 for faces in self.dice.values())
            case Chosen(option):
                self._choose(str(answer.seat), int(option[0]), option.endswith("+"))
        there = after.state
        assert (dict(there.ribbons), there.left) == (self.ribbons, self.left)
        assert dict(there.lines) == self.spare
        assert there.over == (max(self.ribbons.values()) >= 10)
        if there.over:
            rank = {seat: (self.ribbons[seat], self.spare[seat]) for seat in self.seats}
            best = {seat for seat in self.seats if rank[seat] == max(rank.values())}
            assert {seat.id for seat in there.winners} == best

    def _choose(self, seat: str, face: int, spare: bool) -> None:
        assert seat not in self.kites
        assert face in self.dice[seat]
        assert self.spare[seat] or not spare
        self.kites[seat] = (face, spare)
        if len(self.kites) == len(self.seats):
            self._fly()

    def _fly(self) -> None:
        heights = {seat: face + spare for seat, (face, spare) in self.kites.items()}
        free = sorted(
            (high, seat) for seat, high in heights.items() if list(heights.values()).count(high) == 1
        )
        for seat, (_, spare) in self.kites.items():
            self.spare[seat] -= spare
        if free:
            self.ribbons[free[-1][1]] += 2 + self.left
            self.ribbons[free[0][1]] += 1
        self.left = 0 if free else self.left + 3
        self.kites = {}
