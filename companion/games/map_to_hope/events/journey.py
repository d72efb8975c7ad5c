"""Events on the way: Locations that come and go, cards looked at."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, StagedStep, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.telling import location_lines, picture_of


@dataclass(frozen=True)
class LocationDone(Event):
    """A tested Location leaves play (MH-034, MH-073)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It lies behind, won or lost."""
        assert state.location is not None
        end = "won" if state.test and state.test.success else "lost"
        return replace(state, location=None, way=(*state.way, (state.location, end)))


@dataclass(frozen=True)
class StageWon(Event):
    """A test is won at a Camp Hope that has to be won more often."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, at_camp_won=state.at_camp_won + 1)

    def log_line(self, state: MapToHopeState) -> Message | None:
        left = state.box.locations[CAMP_HOPE].wins - state.at_camp_won
        return milestone(Staged(say("told-stage", left=left), "place-camp"))


@dataclass(frozen=True)
class PricePaid(Event):
    """A Location is dealt with for the price of its other way; no Fate is turned."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It is passed by, and an earlier test is not told any more."""
        assert state.location is not None
        return replace(state, location=None, test=None, way=(*state.way, (state.location, "passed")))

    def log_line(self, state: MapToHopeState) -> Message | None:
        place = state.box.locations[state.way[-1][0]]
        assert place.other is not None
        name, title = state.name(self.seat), place.title or place.id
        return say("told-price", name=name, place=title, way=place.other.text)


@dataclass(frozen=True)
class Moved(Event):
    """The next Location is revealed (MH-036, MH-060)."""

    seat: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """At some tables an untested one is left behind (MH-A6)."""
        way = (*state.way, (state.location, "passed")) if state.location else state.way
        return replace(state, location=state.journey[0], journey=state.journey[1:], way=way)

    def log_line(self, state: MapToHopeState) -> Message | None:
        place, name = state.box.title(state.location or ""), state.name(self.seat)
        key = "told-camp" if state.location == CAMP_HOPE else "told-moved"
        steps = tuple(StagedStep(line) for line in location_lines(state.place)) if state.place else ()
        picture = picture_of(state.place) if state.place else "journey"
        return milestone(Staged(say(key, name=name, place=place), picture, steps=steps))


@dataclass(frozen=True)
class Looked(Event):
    """A player looks at cards that lie face down (MH-078)."""

    seat: str
    fate: bool
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return state

    def log_line(self, state: MapToHopeState) -> Message | None:
        """That they look, and nothing of what they see."""
        return say("told-foresees" if self.fate else "told-scouts", name=state.name(self.seat))


@dataclass(frozen=True)
class Scouted(Event):
    """One of two cards goes on top of the Journey deck, the other beneath the aside deck (MH-044)."""

    seat: str
    keeps_journey: bool
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Neither deck has another size (MH-065); from Camp Hope there is no Journey deck any more."""
        if not state.journey:
            return state
        if self.keeps_journey or not state.aside:
            aside = (*state.aside[1:], *state.aside[:1])
            return replace(state, aside=aside)
        journey = (state.aside[0], *state.journey[1:])
        return replace(state, journey=journey, aside=(*state.aside[1:], state.journey[0]))

    def log_line(self, state: MapToHopeState) -> Message | None:
        """That one goes on top, and not which."""
        return say("told-scouted", name=state.name(self.seat))
