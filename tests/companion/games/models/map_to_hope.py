"""The Map to Hope by its rules: Time, Fate, cards and tests (MH-009 to MH-082)."""

from collections import Counter
from typing import Any

from companion.engine.answers import Answer

TAKEN_OUT = Counter(["-3", "-2", "1"])
"""What Medium takes out (MH-012)."""


class MapToHopeModel:
    """The Journey on paper."""

    def __init__(self, state: Any) -> None:
        self.fate = Counter((*state.fate, *state.fate_discard))
        self.people = len(state.survivors)
        self.places = 10 * self.people
        self.cards: dict[str, set[str]] = {}
        assert self.fate.total() == 14
        assert self.fate + TAKEN_OUT == Counter(state.box.fate)

    def follow(self, before: Any, answer: Answer, after: Any) -> None:
        """Compares what can be counted, and each test with its sum."""
        there = after.state
        assert Counter((*there.fate, *there.fate_discard)) == self.fate
        assert there.days == 9 - there.day
        assert 0 <= len(there.journey) <= self.places
        for one in there.survivors:
            self._person(there, one)
        self._who(before, answer)
        test = there.test
        if test is not None and test.success is not None:
            before_fate = max(0, test.skill)
            assert test.total == max(0, before_fate + test.fate)
            assert test.success == (test.total >= test.needs)
        if there.outcome == "won":
            assert test is not None
            assert test.success

    def _person(self, state: Any, one: Any) -> None:
        assert 0 <= one.time <= 6
        assert one.debt >= 0
        assert one.damage >= 0
        assert one.radiation >= 0
        limbo = [state.limbo] if state.limbo and state.acting and state.active == one.seat.id else []
        there = [*one.hand, *one.deck, *one.discard, *(card.card for card in one.front)]
        assert len({*there}) == len(there)
        if one.deck and one.seat.id not in self.cards:
            self.cards[one.seat.id] = {*there}
            assert len(there) == 19
        if one.seat.id in self.cards and not one.dead:
            missing = self.cards[one.seat.id] - {*there} - {*limbo}
            assert missing <= {state.limbo}
            assert {*there} <= self.cards[one.seat.id]

    @staticmethod
    def _who(before: Any, answer: Answer) -> None:
        if answer.question == "turn":
            one = before.state.of(answer.seat)
            assert answer.seat == before.state.active
            assert not one.dead
            assert not one.passed
