"""Events of the game; each evolves the state and tells its line of the log."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.game import Seat
from companion.engine.words import Message, say
from tests.companion.carded.state import CardedState


@dataclass(frozen=True)
class CardedBegun:
    """Everybody sits, and one of them has been dealt the card (CARD-001)."""

    seats: tuple[Seat, ...]
    holder: str
    reveals: ClassVar[bool] = False

    def evolve(self, _state: CardedState) -> CardedState:
        """The first state there is."""
        return CardedState(self.seats, self.holder)

    def log_line(self, _state: CardedState) -> Message | None:
        return say("told-begun")


@dataclass(frozen=True)
class CardedRolled:
    """A seat has rolled its die (CARD-002)."""

    seat: str
    value: int
    reveals: ClassVar[bool] = True

    def evolve(self, state: CardedState) -> CardedState:
        """The next seat is due."""
        return replace(state, rolls=MappingProxyType({**state.rolls, self.seat: self.value}))

    def log_line(self, state: CardedState) -> Message | None:
        name = next(seat.name for seat in state.seats if seat.id == self.seat)
        return say("told-rolled", name=name, value=self.value)


@dataclass(frozen=True)
class CardedCardPlayed:
    """The holder has shown the card, which adds one (CARD-003)."""

    seat: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: CardedState) -> CardedState:
        """The card counts from now on."""
        return replace(state, played=True)

    def log_line(self, state: CardedState) -> Message | None:
        """Everybody sees whose it was."""
        name = next(seat.name for seat in state.seats if seat.id == self.seat)
        return say("told-played", name=name)


Event: TypeAlias = CardedBegun | CardedRolled | CardedCardPlayed
