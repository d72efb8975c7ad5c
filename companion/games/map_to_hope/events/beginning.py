"""Events of the set-up: what is laid out, taken and dealt."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.game import Seat
from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import Box, Leader
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.rulings import Rulings
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import Survivor
from companion.games.map_to_hope.telling import drawn


@dataclass(frozen=True)
class Begun(Event):
    """Everything lies where it begins; nobody has chosen yet (MH-010 to MH-017)."""

    seats: tuple[Seat, ...]
    box: Box
    rulings: Rulings
    seed: str
    journey: tuple[str, ...]
    aside: tuple[str, ...]
    fate: tuple[str, ...]
    location: str | None
    """None at a table that reveals it only once everybody has chosen (MH-A19)."""
    order: tuple[str, ...] = ()
    finale: str = ""
    """The finale that the Journey ends at."""
    reveals: ClassVar[bool] = False

    def evolve(self, _state: MapToHopeState) -> MapToHopeState:
        """The first state there is."""
        return MapToHopeState(
            tuple(Survivor(seat) for seat in self.seats),
            self.box,
            self.rulings,
            self.seed,
            order=self.order or tuple(seat.id for seat in self.seats),
            shuffles=3,
            journey=self.journey,
            aside=self.aside,
            fate=self.fate,
            location=self.location,
            finale=self.finale,
        )

    def log_line(self, state: MapToHopeState) -> Message | None:
        if self.location is None:
            return say("told-begun-hidden")
        return say("told-begun", place=state.box.title(self.location))


@dataclass(frozen=True)
class Chosen(Event):
    """A player has taken a Leader, a Radiation card, a Hero or two groups (MH-008, MH-018, MH-072)."""

    seat: str
    what: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        if self.what == "groups":
            return state.changed(self.seat, groups=self.cards)
        return state.changed(self.seat, **{self.what: self.cards[0]})

    def log_line(self, state: MapToHopeState) -> Message | None:
        """Everybody sees what is taken; a Leader steps onto the big screen."""
        if self.what == "leader":
            return _leads(state, self.seat, state.box.leaders[self.cards[0]])
        what = " + ".join(map(state.box.title, self.cards))
        return say("told-chosen", name=state.name(self.seat), what=what)


def _leads(state: MapToHopeState, seat: str, leader: Leader) -> Message:
    told = say("told-leads", name=state.name(seat), leader=leader.title or leader.id)
    colour, said = state.of(seat).seat.colour, leader.text or None
    return milestone(Staged(told, drawn(leader, "leader"), epitaph=said, colour=colour))


@dataclass(frozen=True)
class DeckMade(Event):
    """A player's deck is shuffled (MH-019)."""

    seat: str
    deck: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It lies face down, and a hand that was not kept is in it."""
        return replace(state.changed(self.seat, deck=self.deck, hand=()), shuffles=state.shuffles + 1)


@dataclass(frozen=True)
class Revealed(Event):
    """The first Location is turned over, once everybody has chosen (MH-A19)."""

    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, location=state.journey[0], journey=state.journey[1:])

    def log_line(self, state: MapToHopeState) -> Message | None:
        return say("told-begun", place=state.box.title(state.location or ""))
