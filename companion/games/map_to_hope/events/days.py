"""Events of a Day: its beginning, turns, passes."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.explaining import came_steps, counted_steps
from companion.games.map_to_hope.reckoning import counted_in_cost, counted_in_day, counted_in_draw
from companion.games.map_to_hope.state import Came, Counted, MapToHopeState
from companion.games.map_to_hope.survivor import TIME


@dataclass(frozen=True)
class DayBegan(Event):
    """A Day token is taken off, and everybody has Time again (MH-021, MH-050, MH-066)."""

    first: str
    times: tuple[tuple[str, int], ...]
    debts: tuple[tuple[str, int], ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Resets passes and temporary gains (MH-081)."""
        times, debts = dict(self.times), dict(self.debts)
        state = _anew(state, *(rule for one in state.alive for rule in counted_in_day(state, one.seat.id)))
        for one in state.alive:
            seat = one.seat.id
            state = state.noted(Came("day", seat, times[seat], one.debt - debts[seat]))
            state = state.changed(
                seat,
                time=times[seat],
                debt=debts[seat],
                turns=0,
                passed=False,
                gains=(),
                front=tuple(replace(lying, used=False) for lying in one.front),
            )
        first = self.first
        return replace(state, day=state.day + 1, days=state.days - 1, first=first, active=first)

    def log_line(self, state: MapToHopeState) -> Message | None:
        """With less Time than usual its reasons are told, too."""
        less = any(time < TIME for _, time in self.times)
        steps = (*counted_steps(state), *came_steps(state)) if less else ()
        return milestone(Staged(say("told-day", n=state.day, left=state.days), "journey", steps=steps))


@dataclass(frozen=True)
class Acted(Event):
    """A player takes their turn, and pays for it in Time (MH-025, MH-055)."""

    seat: str
    time: int
    of: str
    """The action."""
    free: bool = False
    """True if the turn continues after it (MH-A26)."""
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The turn passes once everything that it leads to has happened; some may come back then (MH-A17)."""
        one = state.of(self.seat)
        draw = counted_in_draw(state, self.seat) if self.of == "draw" else ()
        state = _anew(state, *counted_in_cost(state, self.seat, self.of), *draw)
        paid = state.noted(Came("paid", self.seat, self.time)).timed(self.seat, time=one.time - self.time)
        paid = paid.changed(self.seat, turns=one.turns + 1)
        if state.rulings.passing == "return":
            for other in state.alive:
                paid = paid.changed(other.seat.id, passed=False)
        return replace(paid, acting=not self.free)


@dataclass(frozen=True)
class Passed(Event):
    """A player's Day is over (MH-024)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """They have no more turn until the next Day."""
        lost = state.rulings.passed_time == "lost" and state.rulings.time == "own"
        time = 0 if lost else state.of(self.seat).time
        return replace(state.changed(self.seat, passed=True, time=time), acting=True)

    def log_line(self, state: MapToHopeState) -> Message | None:
        return say("told-passed", name=state.name(self.seat))


@dataclass(frozen=True)
class TurnPassed(Event):
    """Passes the turn, or, with None, ends the Day (MH-023, MH-026, MH-051)."""

    to: str | None
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        test = state.test and replace(state.test, settled=True)
        return replace(state, active=self.to, acting=False, test=test, settling="")


def _anew(state: MapToHopeState, *counted: Counted) -> MapToHopeState:
    """The state before a turn or a Day of which nothing came yet; these lasting rules count in it."""
    return replace(state, came=(), settling="", counted=tuple(dict.fromkeys(counted)))
