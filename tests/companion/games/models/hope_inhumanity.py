"""Hope Inhumanity by its rules: dice, conditions, cards and verdicts (HI-003 to HI-303)."""

from typing import Any

from companion.engine.answers import Answer
from companion.games.hope_inhumanity.scene.middle import doomed


class HopeInhumanityModel:
    """The road on paper."""

    def __init__(self, state: Any) -> None:
        self.traits = self._traits(state)
        self.scenes = self._scenes(state)
        self.fallen: set[str] = set()

    def follow(self, before: Any, answer: Answer, after: Any) -> None:
        """Compares what can be counted, who is gone, and the verdict with the dice."""
        there, then = after.state, before.state
        middle = self._white(there)
        assert 0 <= there.hope <= 5
        assert there.hope + middle <= 5
        assert self._traits(there) <= self.traits
        assert self._scenes(there) <= self.scenes
        for one in there.living:
            assert one.humanity <= one.most <= 5
            assert 0 <= one.hunger <= 2
            assert 0 <= one.harm <= 2
        self._gone(then, there)
        self._who(then, answer)
        self._verdict(there)

    @staticmethod
    def _white(state: Any) -> int:
        playing = state.playing
        if playing is None or playing.opened:
            return 0
        return int(playing.hope + sum(stake.last_hope for stake in playing.stakes.values()))

    @staticmethod
    def _traits(state: Any) -> int:
        """Traits that are somewhere; none comes twice."""
        held = [card for one in state.survivors for card in (*one.traits, *one.played)]
        there = [*held, *state.trait_pile]
        assert len({*there}) == len(there)
        return len(there)

    @staticmethod
    def _scenes(state: Any) -> int:
        there = [card for pile in state.piles.values() for card in pile]
        assert len({*there}) == len(there)
        return len(there)

    def _gone(self, then: Any, there: Any) -> None:
        """Below zero is gone when the next turn begins, whatever was gained (HI-207, HI-209)."""
        self.fallen -= {one.seat for one in there.living if one.graced > then.survivor(one.seat).graced}
        if there.phase == "draw" and then.phase != "draw":
            assert not self.fallen & {one.seat for one in there.living}
            self.fallen = set()
        if there.phase != "between":
            self.fallen |= {one.seat for one in there.living if one.humanity < 0}

    @staticmethod
    def _who(then: Any, answer: Answer) -> None:
        kind = answer.question.partition(":")[0]
        if kind in {"draw", "declare", "commit", "hope"}:
            assert answer.seat == then.active
            assert then.survivor(answer.seat).alive
        if kind in {"support", "answer"}:
            assert answer.seat == answer.question.partition(":")[2]
            assert then.survivor(answer.seat).alive

    @staticmethod
    def _verdict(there: Any) -> None:
        """A die succeeds with 4, 5 or 6; as many successes as the hardship win (HI-153, HI-155)."""
        playing = there.playing
        if playing is None or not playing.dice or playing.verdict not in {"success", "failure"}:
            return
        lost = {survivor.seat: n for survivor, n in doomed(there)}  # a die that fails by a card is never sure
        sure = (min(n, playing.stakes[seat].humanity - lost.get(seat, 0)) for seat, n in playing.sure.items())
        high = sum(die.value >= 4 for die in playing.dice) + sum(sure)
        needed = max(0, sum(reason.amount for reason in playing.needed or ()))
        if high < needed:
            assert playing.verdict == "failure" or playing.rescued
        else:
            assert playing.verdict == "success"
