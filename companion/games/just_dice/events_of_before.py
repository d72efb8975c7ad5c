"""Events of journals of version 1: throws in the thrower's own colour."""

from dataclasses import dataclass
from typing import ClassVar

from companion.engine.dice import Die
from companion.engine.words import Message
from companion.games.just_dice.events import DiceThrown
from companion.games.just_dice.state import JustDiceState


@dataclass(frozen=True)
class Threw:
    """A seat has thrown dice of its own colour."""

    seat: str
    faces: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: JustDiceState) -> JustDiceState:
        """A throw like any other."""
        return self._as_now(state).evolve(state)

    def told(self, state: JustDiceState) -> Message | None:
        """The same as of any other."""
        return self._as_now(state).told(state)

    def _as_now(self, state: JustDiceState) -> DiceThrown:
        colour = next(one.colour for one in state.seats if one.id == self.seat)
        return DiceThrown(self.seat, tuple(Die(colour, face) for face in self.faces))


@dataclass(frozen=True)
class DiceSet:
    """A player set the number of dice; the event has no effect today."""

    dice: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: JustDiceState) -> JustDiceState:
        return state

    def told(self, _state: JustDiceState) -> Message | None:
        return None
