"""Events of ruin: choosers, and ruined tiles."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.records import fallen
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town import town
from companion.games.hopes_end.town.places import named


@dataclass(frozen=True)
class Spared(Event):
    """Some of a player's ordered ruins are prevented."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """Spare and order both go down."""
        order = state.ruins[0]
        state = state.changed(self.seat, spare=state.of(self.seat).spare - self.n)
        return replace(state, ruins=(replace(order, n=order.n - self.n), *state.ruins[1:]))

    def log_line(self, state: HopesEndState) -> Message | None:
        left = state.of(self.seat).spare
        return say("told-spared", name=state.name(self.seat), n=self.n, left=left)


@dataclass(frozen=True)
class ChooserNamed(Event):
    """Chooser of the next tile to ruin (HE-034)."""

    seat: str | None
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(state, chooser=self.seat)


@dataclass(frozen=True)
class Ruined(Event):
    """A tile is turned over (HE-033)."""

    chooser: str
    x: int
    y: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """One less of the order."""
        place = (self.x, self.y)
        after = replace(
            _one_less(state),
            town=town.ruined(state.town, place),
            chose=self.chooser,
            insisted=False,
            last=place,
        )
        return fallen(state, after, place)

    def log_line(self, state: HopesEndState) -> Message | None:
        owner = state.town[self.x, self.y].owner or ""
        place = named((self.x, self.y))
        told = say(
            "told-ruined",
            name=state.name(self.chooser),
            owner=state.name(owner),
            place=place,
            n=state.ruined,
        )
        if state.ruined != state.borne:
            return told
        return milestone(
            Staged(told, "loss", epitaph=say("epitaph-brink"), colour=state.of(owner).seat.colour)
        )


@dataclass(frozen=True)
class PassAsked(Event):
    """A chooser would rather ruin nothing; all the others are asked (HE-A44)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """The others have yet to agree."""
        return replace(state, passing=state.clockwise(self.seat)[1:])

    def log_line(self, state: HopesEndState) -> Message | None:
        return say("told-pass-asked", name=state.name(self.seat))


@dataclass(frozen=True)
class PassAnswered(Event):
    """A player agrees or refuses to ruin nothing this time (HE-A44)."""

    seat: str
    agreed: bool
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """It needs all of them; then one tile less is to be ruined."""
        left = tuple(seat for seat in state.passing if seat != self.seat)
        if not self.agreed:
            return replace(state, passing=(), insisted=True)
        if left:
            return replace(state, passing=left)
        return replace(_one_less(state), passing=(), chose=state.chooser)

    def log_line(self, state: HopesEndState) -> Message | None:
        return say("told-pass-agreed" if self.agreed else "told-pass-refused", name=state.name(self.seat))


@dataclass(frozen=True)
class OrderDone(Event):
    """The orders against a seat are done, or nothing is left to ruin (HE-A13)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(state, ruins=state.ruins[1:], chooser=None, insisted=False)


def _one_less(state: HopesEndState) -> HopesEndState:
    """One tile less is to be ruined of the victim."""
    order = state.ruins[0]
    return replace(state, ruins=(replace(order, n=order.n - 1), *state.ruins[1:]))
