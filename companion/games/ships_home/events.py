"""Events of the game; each evolves the state and tells its line of the log."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.milestone import Staged, StagedStep, milestone
from companion.engine.words import Message, say
from companion.games.ships_home.passage import passage
from companion.games.ships_home.ships import Ship, shown
from companion.games.ships_home.sight import oil, wish
from companion.games.ships_home.state import NONE, ShipsHomeState


@dataclass(frozen=True)
class Begun:
    """The lamp is full, and the night begins (SH-001, SH-002)."""

    seats: tuple[Seat, ...]
    ships: tuple[Ship, ...]
    oil: int
    reveals: ClassVar[bool] = False

    def evolve(self, _state: ShipsHomeState) -> ShipsHomeState:
        """The first state there is."""
        return ShipsHomeState(self.seats, self.ships, self.oil, full=self.oil)

    def log_line(self, state: ShipsHomeState) -> Message | None:
        return say("told-begun", n=state.oil)


@dataclass(frozen=True)
class Threw:
    """All dice lie there, those that were thrown and those that stayed (SH-003, SH-005)."""

    dice: tuple[Die, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: ShipsHomeState) -> ShipsHomeState:
        """A throw after the first has cost oil when it was decided."""
        faces = {seat.id: _of(self.dice, seat.colour) for seat in state.seats}
        return replace(state, dice=MappingProxyType(faces), again=NONE, throwing=False, ended="")

    def log_line(self, state: ShipsHomeState) -> Message | None:
        return say("told-threw", faces=", ".join(map(str, sorted(state.faces))))


def _of(dice: tuple[Die, ...], colour: str) -> tuple[int, ...]:
    return tuple(sorted(die.value for die in dice if die.colour == colour))


@dataclass(frozen=True)
class Picked:
    """A player chooses which of their dice are rerolled, or none (SH-004)."""

    seat: str
    faces: tuple[int, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: ShipsHomeState) -> ShipsHomeState:
        """The others are waited for."""
        again: Mapping[str, tuple[int, ...]] = MappingProxyType({**state.again, self.seat: self.faces})
        return replace(state, again=again)

    def log_line(self, _state: ShipsHomeState) -> Message | None:
        return None


@dataclass(frozen=True)
class OilBurnt:
    """One measure of oil for another throw of all that was picked (SH-005)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: ShipsHomeState) -> ShipsHomeState:
        return replace(state, oil=state.oil - 1, throwing=True)

    def log_line(self, state: ShipsHomeState) -> Message | None:
        told = say("told-oil", n=state.oil)
        if state.oil:
            return told
        return milestone(Staged(told, "night", steps=(StagedStep(say("step-oil"), track=oil(state), was=1),)))


@dataclass(frozen=True)
class ShipCame:
    """The ship has seen its light, or it has not (SH-003, SH-006)."""

    home: bool
    reveals: ClassVar[bool] = False

    def evolve(self, state: ShipsHomeState) -> ShipsHomeState:
        home, reef = state.home + self.home, state.reef + (not self.home)
        ended = "home" if self.home else "reef"
        return replace(
            state, home=home, reef=reef, last=state.dice, dice=NONE, again=NONE, throwing=False, ended=ended
        )

    def log_line(self, state: ShipsHomeState) -> Message | None:
        steps, drawing = (StagedStep(_shows(state)),), passage(home=self.home, lamp=not state.lost)
        if self.home:
            return milestone(Staged(_told(state, "told-home", state.home), steps=steps, drawing=drawing))
        told = _told(state, "told-reef" if state.oil else "told-no-oil", state.reef)
        left = say("told-reef-left", n=state.reef)
        return milestone(Staged(told, "reef", steps=steps, drawing=drawing, epitaph=left))


def _told(state: ShipsHomeState, came: str, n: int) -> Message:
    """Tells the fate of a ship, and with the last one the cause of the end and the end."""
    told = say(came, n=n)
    return say("told-over", came=told, many=so_many(state), end=how_it_ended(state)) if state.over else told


def so_many(state: ShipsHomeState) -> Message:
    """Returns the cause of the end: the ships that have come, and those on the reef (SH-007)."""
    return say("end-lost-text" if state.lost else "end-won-text", n=state.reef)


def how_it_ended(state: ShipsHomeState) -> Message:
    """Names the end: all home, too many lost, or the lamp out (SH-007)."""
    if not state.lost:
        return say("end-won")
    return say("end-lost" if state.oil else "end-dark")


def _shows(state: ShipsHomeState) -> Message:
    """Says the light that the latest ship needed, and the light that it saw."""
    ship, faces = state.past, [face for seen in state.last.values() for face in seen]
    assert ship is not None
    return say("step-shows", wish=wish(ship), n=shown(ship, faces))


Event: TypeAlias = Begun | Threw | Picked | OilBurnt | ShipCame
