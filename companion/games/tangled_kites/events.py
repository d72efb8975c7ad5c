"""Events of the game; each evolves the state and tells its line of the log."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeAlias

from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.tangled_kites.flight import flight, steps
from companion.games.tangled_kites.state import (
    FIRST,
    LAST,
    LINES,
    Kite,
    TangledKitesState,
    alone,
    by_seat,
    won,
)

NOTHING: Mapping[str, Any] = by_seat({})


@dataclass(frozen=True)
class Begun:
    """Everybody stands on the hill (TK-001)."""

    seats: tuple[Seat, ...]
    goal: int
    reveals: ClassVar[bool] = False

    def evolve(self, _state: TangledKitesState) -> TangledKitesState:
        """The first state there is."""
        ids = [seat.id for seat in self.seats]
        ribbons, lines = by_seat(dict.fromkeys(ids, 0)), by_seat(dict.fromkeys(ids, LINES))
        return TangledKitesState(self.seats, self.goal, ribbons=ribbons, lines=lines)

    def log_line(self, state: TangledKitesState) -> Message | None:
        return say("told-begun", n=state.goal)


@dataclass(frozen=True)
class Threw:
    """All have thrown (TK-002)."""

    dice: tuple[Die, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: TangledKitesState) -> TangledKitesState:
        """Their dice lie there for all to see."""
        faces = {
            seat.id: tuple(sorted(die.value for die in self.dice if die.colour == seat.colour))
            for seat in state.seats
        }
        return replace(state, dice=by_seat(faces), flown=NOTHING, prizes=NOTHING)

    def log_line(self, state: TangledKitesState) -> Message | None:
        """That there is a choice now."""
        return say("told-threw", round=state.round)


@dataclass(frozen=True)
class Chose:
    """A seat has let its kite rise, and nobody knows how high (TK-003, TK-004)."""

    seat: str
    kite: Kite
    reveals: ClassVar[bool] = False

    def evolve(self, state: TangledKitesState) -> TangledKitesState:
        """It flies above the clouds."""
        return replace(state, chosen=by_seat({**state.chosen, self.seat: self.kite}))

    def log_line(self, state: TangledKitesState) -> Message | None:
        return say("told-chose", name=state.name(self.seat))


@dataclass(frozen=True)
class Flew:
    """The clouds are gone: all see how high each kite is (TK-005 to TK-008)."""

    reveals: ClassVar[bool] = True

    def evolve(self, state: TangledKitesState) -> TangledKitesState:
        """Ribbons are won, spare lines are spent, and the dice are taken back."""
        prizes = won(state.chosen, state.left)
        ribbons = {seat: many + prizes.get(seat, 0) for seat, many in state.ribbons.items()}
        lines = {seat: many - state.chosen[seat].spare for seat, many in state.lines.items()}
        left = 0 if prizes else state.left + FIRST + LAST
        return replace(
            state,
            round=state.round + 1,
            ribbons=by_seat(ribbons),
            lines=by_seat(lines),
            left=left,
            dice=NOTHING,
            chosen=NOTHING,
            flown=state.chosen,
            prizes=by_seat(prizes),
        )

    def log_line(self, state: TangledKitesState) -> Message | None:
        heights = alone(state.flown)
        verdict = _verdict(state, heights) if heights else say("told-tangled", n=state.left)
        if state.over:
            verdict = say("told-over", flight=verdict, enough=enough(state), won=who_won(state))
        picture = None if heights else "tangled"
        return milestone(
            Staged(verdict, picture, kicker=say("flown-kicker"), steps=steps(state), drawing=flight(state))
        )


def enough(state: TangledKitesState) -> Message:
    """Returns the cause of the end (TK-009)."""
    return say("end-text", n=state.most, goal=state.goal)


def who_won(state: TangledKitesState) -> Message:
    """Names the winners: most ribbons, and of those most spare lines (TK-009)."""
    return say("end-title", names=" + ".join(seat.name for seat in state.winners), n=len(state.winners))


def _verdict(state: TangledKitesState, heights: Mapping[str, int]) -> Message:
    first = max(heights, key=lambda seat: heights[seat])
    last = min(heights, key=lambda seat: heights[seat])
    name, height, many = state.name(first), heights[first], state.prizes[first]
    if first == last:
        return say("told-only", name=name, height=height, n=many)
    low, ground = state.name(last), heights[last]
    return say("told-flew", name=name, height=height, n=many, low=low, ground=ground)


Event: TypeAlias = Begun | Threw | Chose | Flew
