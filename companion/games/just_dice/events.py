"""Events of the game; each evolves the state and tells its line of the log."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.milestone import Staged, StagedDie, StagedStep, milestone
from companion.engine.words import Message, say
from companion.games.just_dice.state import Clocks, JustDiceState, Throw
from companion.games.just_dice.tool_events import ToolEvent


@dataclass(frozen=True)
class Begun:
    """The game begins; the first to take `rounds` rounds wins, 0: rounds are not counted (JD-001).

    The tools draw from `seed`; `family` says what the pad counts (JD-013), and `teams` how many there are
    (JD-018). `bank` and `delay` are seconds of the clocks, 0: there are none (JD-017).
    """

    seats: tuple[Seat, ...]
    rounds: int
    seed: str = ""
    family: str = "rounds"
    teams: int = 0
    bank: int = 0
    delay: int = 0
    reveals: ClassVar[bool] = False

    def evolve(self, _state: JustDiceState) -> JustDiceState:
        """The first state there is."""
        clocks = Clocks(1000 * self.bank, 1000 * self.delay)
        begun = JustDiceState(self.seats, self.rounds, seed=self.seed, family=self.family, clocks=clocks)
        return replace(begun, teams=self.teams, pad=tuple(MappingProxyType({}) for _ in begun.kind.rows))

    def log_line(self, state: JustDiceState) -> Message | None:
        """That dice can be thrown, or points written down."""
        return say("told-begun" if state.kind.dice else "told-begun-pad")


@dataclass(frozen=True)
class DiceThrown:
    """A seat has thrown, in its turn or out of it (JD-002, JD-003, JD-005)."""

    seat: str
    dice: tuple[Die, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: JustDiceState) -> JustDiceState:
        """A throw out of turn is no part of the round (JD-004)."""
        throws = (*state.throws, self.throw)
        if self.seat in state.open:
            return replace(state, throws=throws, wants="")
        thrown = {**state.open, self.seat: self.throw.total}
        return replace(state, throws=throws, wants="", open=MappingProxyType(thrown))

    def log_line(self, state: JustDiceState) -> Message | None:
        """The faces, their sum, and whether it is the best throw of theirs so far (JD-005, JD-010)."""
        total, before = self.throw.total, [one.total for one in state.of(self.seat)[:-1]]
        best = bool(before) and total > max(before)
        key = "told-one" if len(self.dice) == 1 else "told-best" if best else "told-threw"
        return say(key, name=state.name(self.seat), faces=self.throw.shown, total=total)

    @property
    def throw(self) -> Throw:
        """The throw, as it is remembered."""
        return Throw(self.seat, self.dice)


@dataclass(frozen=True)
class RoundTaken:
    """All have thrown, and the highest sum takes the round (JD-006)."""

    seats: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        latest = tuple(_thrown(state, seat.id) for seat in state.seats)
        taken = {seat.id: state.taken.get(seat.id, 0) + (seat.id in self.seats) for seat in state.seats}
        return replace(state, taken=MappingProxyType(taken), open=MappingProxyType({}), latest=latest)

    def log_line(self, state: JustDiceState) -> Message | None:
        if len(state.seats) == 1:
            return None
        names = " + ".join(map(state.name, self.seats))
        told = say("told-round", names=names, n=len(self.seats))
        if state.over:
            told = say("told-over", round=told, cause=cause(state), won=who_won(state))
        steps = tuple(self._step(state, one) for one in state.latest)
        return milestone(Staged(told, "won" if state.over else None, steps=steps))

    def _step(self, state: JustDiceState, one: Throw) -> StagedStep:
        seat = next(seat for seat in state.seats if seat.id == one.seat)
        dice = tuple(StagedDie(die.colour, die.value, seat.id in self.seats) for die in one.dice)
        text = say("line", name=seat.name, faces=one.shown, total=one.total)
        return StagedStep(text, dice, colour=seat.colour)


def _thrown(state: JustDiceState, seat: str) -> Throw:
    """The throw of a seat that counts in this round."""
    return next(one for one in reversed(state.of(seat)) if one.total == state.open[seat])


@dataclass(frozen=True)
class TurnWanted:
    """A player throws next, out of turn (JD-004)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        return replace(state, wants=self.seat)

    def log_line(self, state: JustDiceState) -> Message | None:
        return say("told-wants", name=state.name(self.seat))


@dataclass(frozen=True)
class Ended:
    """All have had enough (JD-007)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        """Nothing is thrown any more."""
        return replace(state, ended=True)

    def log_line(self, state: JustDiceState) -> Message | None:
        return say("told-ended", cause=cause(state), won=who_won(state))


def cause(state: JustDiceState) -> Message:
    """Returns the cause of the end: rounds enough, or all had enough (JD-006, JD-007)."""
    if not state.ended:
        return say("end-rounds", n=state.rounds)
    return say("end-here") if state.without_dice else say("end-after", n=len(state.throws))


def who_won(state: JustDiceState) -> Message:
    """Names who wins on the pad, or took most rounds, if anybody did (JD-009, JD-013)."""
    names, n = " + ".join(seat.name for seat in state.winners), len(state.winners)
    if state.written:
        return say("end-pad", names=names, n=n, total=state.team_sum(state.team_of(state.winners[0].id)))
    return say("end-title", names=names, n=n) if names else say("end-nobody")


Event: TypeAlias = Begun | DiceThrown | RoundTaken | TurnWanted | Ended | ToolEvent
