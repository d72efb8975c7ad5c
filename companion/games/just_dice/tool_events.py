"""Events of the tools; each evolves the state and tells its line of the log."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, figure, say
from companion.games.just_dice import tool_drawings
from companion.games.just_dice.state import Drawn, JustDiceState
from companion.games.just_dice.tool_drawings import PAPER, ROUND


@dataclass(frozen=True)
class RowWritten:
    """Points are written into a row of the pad, in place of those that stand there (JD-011).

    They may be the sum of the latest `throw`.
    """

    row: int
    points: Mapping[str, int]
    throw: bool = False
    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        rows = [*state.pad, *([MappingProxyType({})] if self.row == len(state.pad) else [])]
        rows[self.row] = MappingProxyType({**rows[self.row], **self.points})
        return replace(state, pad=tuple(rows), kept=len(state.throws) if self.throw else state.kept)

    def log_line(self, state: JustDiceState) -> Message | None:
        """The points of each, in the order of the seats."""
        written = (seat for seat in state.seats if seat.id in self.points)
        points = ", ".join(f"{seat.name} {figure(self.points[seat.id])}" for seat in written)
        if state.kind.rows:
            return say("told-row", row=say(f"row-{state.kind.rows[self.row]}"), points=points)
        return say("told-pad", n=self.row + 1, points=points)


@dataclass(frozen=True)
class BeginnerSpun:
    """The table spins who begins (JD-014)."""

    seat: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: JustDiceState) -> JustDiceState:
        return replace(state, spun=self.seat, spins=state.spins + 1)

    def log_line(self, state: JustDiceState) -> Message | None:
        """A wheel of all colours that comes to rest."""
        told = say("told-spun", name=state.name(self.seat))
        place = [one.id for one in state.seats].index(self.seat)
        drawing = tool_drawings.wheel([one.colour for one in state.seats], place)
        return milestone(Staged(told, drawing=drawing, colour=_colour(state, self.seat)))


@dataclass(frozen=True)
class BeginnerShown:
    """The table goes on after a spin: whose turn it is throws next (JD-014)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        return replace(state, spun="", wants=state.spun)

    def log_line(self, _state: JustDiceState) -> Message | None:
        return None


@dataclass(frozen=True)
class DiceDrawn:
    """The table draws dice of any kind for a seat, or for all (JD-015)."""

    seat: str
    dice: Drawn
    reveals: ClassVar[bool] = True

    def evolve(self, state: JustDiceState) -> JustDiceState:
        return replace(state, drawn=(*state.drawn, self.dice))

    def log_line(self, state: JustDiceState) -> Message | None:
        """The dice with their sum, as large as the screen."""
        name = {"name": state.name(self.seat)} if self.seat else {}
        faces, values, value = self.dice.faces, self.dice.values, self.dice.total
        told = say("told-die-for" if name else "told-die", faces=faces, value=value, **name)
        if len(values) > 1:
            each = ", ".join(map(str, values))
            key = "told-dice-for" if name else "told-dice"
            told = say(key, n=len(values), faces=faces, each=each, value=value, **name)
        drawing = tool_drawings.dice(values, CORNERS.get(faces, ROUND), _paint(state, self.seat))
        return milestone(Staged(told, drawing=drawing, colour=_colour(state, self.seat)))


@dataclass(frozen=True)
class CounterMoved:
    """The counter of a seat, or of all, stands at another number than it `was` (JD-016)."""

    seat: str
    was: int
    value: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        return replace(state, counters=MappingProxyType({**state.counters, self.seat: self.value}))

    def log_line(self, state: JustDiceState) -> Message | None:
        """As large as the screen where the table is only a tool; a line beside dice that are thrown."""
        key, name = (
            ("told-counter-of", {"name": state.name(self.seat)}) if self.seat else ("told-counter", {})
        )
        told = say(key, n=figure(self.value), by=tool_drawings.change(self.was, self.value), **name)
        if state.throws:
            return told
        drawing = tool_drawings.moved(self.was, self.value, _paint(state, self.seat))
        return milestone(Staged(told, drawing=drawing, colour=_colour(state, self.seat)))


@dataclass(frozen=True)
class ClockMoved:
    """The running clock stops, and that of a seat starts; of nobody: all stand still (JD-017)."""

    seat: str
    at: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        clocks = state.clocks.stopped(self.at) if state.clocks.running else state.clocks
        return replace(state, clocks=clocks.started(self.seat, self.at) if self.seat else clocks)

    def log_line(self, state: JustDiceState) -> Message | None:
        return say("told-clock", name=state.name(self.seat)) if self.seat else say("told-clock-stopped")


CORNERS = {4: 3, 6: 4, 8: 4, 10: 4, 12: 5, 20: 6}
"""Corners of the face that a die shows, by its number of faces; any other one is round."""
ToolEvent: TypeAlias = RowWritten | BeginnerSpun | BeginnerShown | DiceDrawn | CounterMoved | ClockMoved


def _colour(state: JustDiceState, seat: str) -> str | None:
    return next((one.colour for one in state.seats if one.id == seat), None)


def _paint(state: JustDiceState, seat: str) -> str:
    colour = _colour(state, seat)
    return f"seat:{colour}" if colour else PAPER
