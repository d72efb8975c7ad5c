"""Facts for statistics, and passages for the recap: tests, the way, the end."""

from collections.abc import Iterator, Sequence

from companion.engine.chronicle import Fact, Happening, Passage, count
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.events.beginning import Begun, Chosen
from companion.games.map_to_hope.events.campaign import JourneyBegan, JourneyEnded
from companion.games.map_to_hope.events.days import DayBegan
from companion.games.map_to_hope.events.ending import Eliminated, Ended
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.events.hands import CardPlayed
from companion.games.map_to_hope.events.journey import Moved, PricePaid
from companion.games.map_to_hope.events.trial import FateDrawn, TestBegun
from companion.games.map_to_hope.state import MapToHopeState

TAKEN = {
    "leader": "Leader",
    "radiation_card": "Radiation",
    "special": "Scenario Hero",
    "groups": "Group",
}
"""Names in statistics of the choices before the first Day."""
WORTH_TELLING = (
    DayBegan,
    TestBegun,
    FateDrawn,
    PricePaid,
    Moved,
    Eliminated,
    JourneyEnded,
    JourneyBegan,
    Ended,
)


def facts(state: MapToHopeState, event: Event) -> Sequence[Fact]:
    """Days are turns, played cards cards, what is chosen is dealt, and an elimination is a death."""
    match event:
        case Begun() | Chosen():
            return tuple(_dealt(state, event))
        case DayBegan():
            return (Fact(Happening.TURN, state.day),)
        case CardPlayed(_, card, _):
            hero = state.hero(card)
            return (Fact(Happening.CARD, state.day, hero.title or card, hero.kind),)
        case FateDrawn() | PricePaid() | JourneyEnded():
            return tuple(_dealt_with(state, event))
        case Eliminated(seat):
            return (count("deaths", state.day, seat, "damage"),)
    return ()


def _dealt(state: MapToHopeState, event: Begun | Chosen) -> Iterator[Fact]:
    """The finale, or what a player takes before the first Day."""
    if isinstance(event, Chosen):
        kind = TAKEN[event.what]
        yield from (Fact(Happening.DEALT, 0, state.box.title(card), kind) for card in event.cards)
    elif event.finale:
        yield Fact(Happening.DEALT, 0, state.box.title(CAMP_HOPE), "Finale")


def _dealt_with(state: MapToHopeState, event: FateDrawn | PricePaid | JourneyEnded) -> Iterator[Fact]:
    """Facts of a Location that was dealt with, and of a journey that ended."""
    if isinstance(event, JourneyEnded):
        end = "won" if event.won else "lost"
        yield Fact(Happening.CHOICE, state.day, f"Journey {len(state.journeys)}", end)
    elif isinstance(event, PricePaid):
        yield Fact(Happening.CHOICE, state.day, state.box.title(state.way[-1][0]), "price")
    elif state.test is not None:
        end = "success" if event.success else "failure"
        yield Fact(Happening.CHOICE, state.day, state.box.title(state.test.location), end)


def met(state: MapToHopeState) -> Iterator[str]:
    """The open Location; where the Journey ends, the finale, if there are several."""
    if state.at_camp:
        yield from [state.finale] if state.finale else []
    elif state.location:
        yield state.location


def passage(state: MapToHopeState, event: Event) -> Passage | None:
    """Passage of the recap, Day by Day."""
    text = event.log_line(state) if isinstance(event, WORTH_TELLING) else None
    return Passage(max(1, state.day), text) if text else None
