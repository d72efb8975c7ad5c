"""Events of the tools; each evolves the state and tells its line of the log."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.just_dice.state import Drawn, JustDiceState


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
        points = ", ".join(f"{seat.name} {_signed(self.points[seat.id])}" for seat in written)
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
        colour = next(seat.colour for seat in state.seats if seat.id == self.seat)
        told = say("told-spun", name=state.name(self.seat))
        return milestone(Staged(told, drawing=_wheel(state, self.seat), colour=colour))


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
        colour = next((seat.colour for seat in state.seats if seat.id == self.seat), None)
        drawing = _number(value, CORNERS.get(faces, ROUND), f"seat:{colour}" if colour else PAPER)
        return milestone(Staged(told, drawing=drawing, colour=colour))


@dataclass(frozen=True)
class CounterMoved:
    """The counter of a seat, or of all, stands at another number (JD-016)."""

    seat: str
    value: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        return replace(state, counters=MappingProxyType({**state.counters, self.seat: self.value}))

    def log_line(self, state: JustDiceState) -> Message | None:
        """The counter of all as large as the screen, that of a seat in a line."""
        if self.seat:
            return say("told-counter-of", name=state.name(self.seat), n=self.value)
        return milestone(Staged(say("told-counter", n=self.value), drawing=_number(self.value, ROUND, PAPER)))


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


CORNERS, ROUND = {4: 3, 6: 4, 8: 4, 10: 4, 12: 5, 20: 6}, 48
"""Corners of the face that a die shows, by its number of faces; any other one is round."""
PAPER = "#efe7da"
ToolEvent: TypeAlias = RowWritten | BeginnerSpun | BeginnerShown | DiceDrawn | CounterMoved | ClockMoved


def _signed(n: int) -> str:
    return f"{n}".replace("-", "\N{MINUS SIGN}")


def _wheel(state: JustDiceState, seat: str) -> str:
    """A wheel with a part for each seat, at rest with that seat's below the pointer."""
    count, place = len(state.seats), [one.id for one in state.seats].index(seat)
    turn = -360 * (place + 0.5) / count
    parts = "".join(_part(one.colour, n, count) for n, one in enumerate(state.seats))
    return (
        f'<svg viewBox="-160 -120 320 330"><g transform="rotate({turn:.1f})"><g class="wheel">{parts}</g></g>'
        '<path d="M0 -86L-9 -116H9Z" fill="#efe7da" stroke="#171310" stroke-width="3"/></svg>'
    )


def _number(value: int, corners: int, paint: str) -> str:
    """A number on the face of a die with those corners, which lies upright."""
    tilt = 0.5 / corners if corners == 4 else 0.0
    rim = (2 * pi * (n / corners + tilt) for n in range(corners))
    face = " ".join(f"{105 * sin(one):.1f} {-105 * cos(one):.1f}" for one in rim)
    return (
        f'<svg viewBox="-160 -120 320 330"><path d="M{face}Z" fill="{paint}" stroke="#171310" '
        'stroke-width="4" stroke-linejoin="round"/><circle r="62" fill="#efe7da" opacity="0.9"/>'
        f'<text y="26" font-size="72" font-weight="700" text-anchor="middle" fill="#171310">{_signed(value)}'
        "</text></svg>"
    )


def _part(colour: str, n: int, count: int) -> str:
    corners = " ".join(f"{x:.1f} {y:.1f}" for x, y in _arc(n / count, (n + 1) / count))
    return f'<path d="M0 0L{corners}Z" fill="seat:{colour}" stroke="#171310" stroke-width="2"/>'


def _arc(first: float, last: float) -> Iterator[tuple[float, float]]:
    """Points along the rim, clockwise from the top."""
    steps = 24
    for step in range(steps + 1):
        angle = 2 * pi * (first + (last - first) * step / steps)
        yield 100 * sin(angle), -100 * cos(angle)
