"""Events of the game; each evolves the state and tells its line of the log."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.game import Seat
from companion.engine.milestone import Staged, StagedStep, milestone
from companion.engine.words import Message, say
from companion.games.amber_tide.flood import flood
from companion.games.amber_tide.state import EBB, FALLS, HIGH, RISING, AmberTideState, amber


@dataclass(frozen=True)
class Begun:
    """Everybody stands on the shore (AT-001, AT-002)."""

    seats: tuple[Seat, ...]
    goal: int
    reveals: ClassVar[bool] = False

    def evolve(self, _state: AmberTideState) -> AmberTideState:
        """The first state there is."""
        return AmberTideState(
            self.seats, self.goal, home=MappingProxyType({seat.id: 0 for seat in self.seats})
        )

    def log_line(self, state: AmberTideState) -> Message | None:
        return say("told-begun", tide=state.tide, high=HIGH)


@dataclass(frozen=True)
class WentOut:
    """The walker takes dice in hand (AT-003, AT-006)."""

    dice: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: AmberTideState) -> AmberTideState:
        return replace(state, out=self.dice, ended="")

    def log_line(self, _state: AmberTideState) -> Message | None:
        return None


@dataclass(frozen=True)
class Threw:
    """The walker has thrown (AT-004, AT-005)."""

    seat: str
    faces: tuple[int, ...]
    reveals: ClassVar[bool] = True

    @property
    def amber(self) -> int:
        """Value of the dice."""
        return sum(map(amber, self.faces))

    def rise(self, state: AmberTideState) -> int:
        """Rise of the tide by this throw."""
        return sum(face <= RISING for face in self.faces) + bool(state.throws)

    def evolve(self, state: AmberTideState) -> AmberTideState:
        """Amber in the bag, and water round the feet."""
        rose, carried = self.rise(state), state.carried + self.amber
        thrown = replace(state, out=0, faces=self.faces, thrower=self.seat, rose=rose, ended="")
        return replace(thrown, throws=state.throws + 1, carried=carried, tide=min(HIGH, state.tide + rose))

    def log_line(self, state: AmberTideState) -> Message | None:
        """The faces, what they are worth, how far the tide is in."""
        faces = ", ".join(map(str, self.faces))
        name = state.name(self.seat)
        return say("told-threw", name=name, faces=faces, n=self.amber, tide=state.tide, high=HIGH)


@dataclass(frozen=True)
class CameHome:
    """The walker comes home with what they carry, and with what they found (AT-007, AT-008)."""

    seat: str
    amber: int
    found: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: AmberTideState) -> AmberTideState:
        """The next walk begins; meanwhile the water falls."""
        home = {**state.home, self.seat: state.home[self.seat] + self.amber + self.found}
        taken, tide = state.taken - self.found, max(0, state.tide - FALLS)
        return _walked(replace(state, home=MappingProxyType(home), taken=taken, tide=tide, faces=()), "home")

    def log_line(self, state: AmberTideState) -> Message | None:
        key, total = "told-enough" if state.over else "told-home", self.amber + self.found
        seat, has = state.seat(self.seat), state.home[self.seat]
        told = say(key, name=seat.name, n=total, found=self.found, all=has)
        if not (state.over or self.found):
            return told
        steps = tuple(self._steps(has - total))
        return milestone(Staged(told, "won" if state.over else "flats", steps=steps, colour=seat.colour))

    def _steps(self, before: int) -> Iterator[StagedStep]:
        yield StagedStep(say("step-carried"), adds=self.amber, rules=("AT-007",))
        if self.found:
            yield StagedStep(say("step-found"), adds=self.found, rules=("AT-008",))
        if before:
            yield StagedStep(say("step-before"), adds=before)


@dataclass(frozen=True)
class Flooded:
    """The tide is in, and takes what the walker carries (AT-009)."""

    seat: str
    amber: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: AmberTideState) -> AmberTideState:
        """It lies on the flats, the water runs off, and the throw stays in sight."""
        return _walked(replace(state, taken=state.taken + self.amber, tide=EBB), "flood")

    def log_line(self, state: AmberTideState) -> Message | None:
        told = say("told-flood", name=state.name(self.seat), n=self.amber)
        colour, lost = state.seat(self.seat).colour, say("step-lost", n=self.amber)
        steps = (StagedStep(say("step-tide", n=HIGH), rules=("AT-009",)), StagedStep(lost))
        left, drawing = say("told-flats", n=state.taken), flood(colour, self.amber)
        return milestone(Staged(told, steps=steps, drawing=drawing, epitaph=left, colour=colour))


def _walked(state: AmberTideState, ended: str) -> AmberTideState:
    return replace(state, walks=state.walks + 1, out=0, throws=0, carried=0, ended=ended)


Event: TypeAlias = Begun | WentOut | Threw | CameHome | Flooded
