"""Events between two journeys of a campaign."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.state import JOURNEYS, JourneyEnd, MapToHopeState
from companion.games.map_to_hope.survivor import Survivor


@dataclass(frozen=True)
class JourneyEnded(Event):
    """A journey of a campaign is won or lost; the campaign continues (house rule `campaign`)."""

    won: bool
    why: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Clears the turn and all pending effects."""
        end = JourneyEnd(state.finale, self.won, self.why, state.day)
        here = (state.location,) if state.location and not state.at_camp else ()
        return replace(
            state,
            journeys=(*state.journeys, end),
            between=True,
            seen=tuple(dict.fromkeys((*state.seen, *(place for place, _ in state.way), *here))),
            errands=(),
            acting=False,
            limbo=None,
            active=None,
        )

    def log_line(self, state: MapToHopeState) -> Message | None:
        kicker = say("journey-of", n=len(state.journeys), of=JOURNEYS)
        return milestone(Staged(say(f"told-{self.why}"), "won" if self.won else "lost", kicker=kicker))


@dataclass(frozen=True)
class Kept(Event):
    """A player takes a card along into the next journey, or none."""

    seat: str
    card: str = ""
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return state.changed(self.seat, kept=self.card)

    def log_line(self, state: MapToHopeState) -> Message | None:
        name = state.name(self.seat)
        if not self.card:
            return say("told-kept-nothing", name=name)
        return say("told-kept", name=name, card=state.box.title(self.card))


@dataclass(frozen=True)
class JourneyBegan(Event):
    """The next journey is laid out; Leaders, half the Radiation and the kept cards are carried over."""

    journey: tuple[str, ...]
    aside: tuple[str, ...]
    fate: tuple[str, ...]
    location: str | None
    finale: str
    days: int
    radiation: tuple[tuple[str, int], ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Everything else is as before the first Day."""
        carried = dict(self.radiation)
        return MapToHopeState(
            tuple(_next(survivor, carried[survivor.seat.id]) for survivor in state.survivors),
            state.box.ending_at(self.finale) if self.finale else state.box,
            state.rulings,
            state.seed,
            order=state.order,
            shuffles=state.shuffles,
            days=self.days,
            journey=self.journey,
            aside=self.aside,
            fate=self.fate,
            location=self.location,
            finale=self.finale,
            journeys=state.journeys,
            seen=state.seen,
        )

    def log_line(self, state: MapToHopeState) -> Message | None:
        kicker = say("journey-of", n=len(state.journeys) + 1, of=JOURNEYS)
        return milestone(Staged(say("told-journey", days=state.days), "journey", kicker=kicker))


@dataclass(frozen=True)
class CarriedOver(Event):
    """The card that was kept is in hand."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        one = state.of(self.seat)
        return state.changed(self.seat, hand=(*one.hand, one.kept), kept="")


def _next(one: Survivor, radiation: int) -> Survivor:
    """A player before the next journey."""
    return Survivor(
        one.seat,
        radiation=radiation,
        worst=radiation,
        leader=one.leader,
        radiation_card=one.radiation_card,
        kept=one.kept,
    )
