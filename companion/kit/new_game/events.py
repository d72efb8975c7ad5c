"""Events of the game; each evolves the state and tells its line of the log."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.game import Seat
from companion.engine.words import Message, say
from companion.kit.new_game.state import NewGameState


@dataclass(frozen=True)
class NewGameBegun:
    """Everybody sits, and one of them has been dealt the card (NEW-001)."""

    seats: tuple[Seat, ...]
    holder: str
    reveals: ClassVar[bool] = False

    def evolve(self, _state: NewGameState) -> NewGameState:
        """The first state there is."""
        return NewGameState(self.seats, self.holder)

    def log_line(self, _state: NewGameState) -> Message | None:
        return say("told-begun")


@dataclass(frozen=True)
class NewGameRolled:
    """A seat has rolled its die (NEW-002)."""

    seat: str
    value: int
    reveals: ClassVar[bool] = True

    def evolve(self, state: NewGameState) -> NewGameState:
        """The next seat is due."""
        return replace(state, rolls=MappingProxyType({**state.rolls, self.seat: self.value}))

    def log_line(self, state: NewGameState) -> Message | None:
        name = next(seat.name for seat in state.seats if seat.id == self.seat)
        return say("told-rolled", name=name, value=self.value)


@dataclass(frozen=True)
class NewGameCardPlayed:
    """The holder has shown the card, which adds one (NEW-003)."""

    seat: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: NewGameState) -> NewGameState:
        """The card counts from now on."""
        return replace(state, played=True)

    def log_line(self, state: NewGameState) -> Message | None:
        """Everybody sees whose it was."""
        name = next(seat.name for seat in state.seats if seat.id == self.seat)
        return say("told-played", name=name)


Event: TypeAlias = NewGameBegun | NewGameRolled | NewGameCardPlayed
