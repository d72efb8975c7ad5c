"""Facts for statistics, and passages for the recap: tests, the way, the end."""

from collections.abc import Iterator, Sequence

from companion.engine.chronicle import Fact, Happening, Passage, count
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.events import (
    CardPlayed,
    Chosen,
    DayBegan,
    Eliminated,
    Ended,
    Event,
    FateDrawn,
    Moved,
    PricePaid,
    TestBegun,
)
from companion.games.map_to_hope.state import MapToHopeState

TAKEN = {
    "leader": "Leader",
    "radiation_card": "Radiation",
    "special": "Scenario Hero",
    "groups": "Group",
}
"""Names in statistics of the choices before the first Day."""
WORTH_TELLING = (DayBegan, TestBegun, FateDrawn, PricePaid, Moved, Eliminated, Ended)


def facts(state: MapToHopeState, event: Event) -> Sequence[Fact]:
    """Days are turns, played cards cards, what is chosen is dealt, and an elimination is a death."""
    match event:
        case Chosen(_, what, cards):
            return tuple(Fact(Happening.DEALT, 0, state.box.title(card), TAKEN[what]) for card in cards)
        case DayBegan():
            return (Fact(Happening.TURN, state.day),)
        case CardPlayed(_, card, _):
            hero = state.hero(card)
            return (Fact(Happening.CARD, state.day, hero.title or card, hero.kind),)
        case FateDrawn() | PricePaid():
            return tuple(_dealt_with(state, event))
        case Eliminated(seat):
            return (count("deaths", state.day, seat, "damage"),)
    return ()


def _dealt_with(state: MapToHopeState, event: FateDrawn | PricePaid) -> Iterator[Fact]:
    """How a Location was dealt with."""
    if isinstance(event, PricePaid):
        yield Fact(Happening.CHOICE, state.day, state.box.title(state.way[-1][0]), "price")
    elif state.test is not None:
        end = "success" if event.success else "failure"
        yield Fact(Happening.CHOICE, state.day, state.box.title(state.test.location), end)


def met(state: MapToHopeState) -> Iterator[str]:
    """The open Location, but for the one that every Journey ends at."""
    if state.location and state.location != CAMP_HOPE:
        yield state.location


def passage(state: MapToHopeState, event: Event) -> Passage | None:
    """Passage of the recap, Day by Day."""
    text = event.told(state) if isinstance(event, WORTH_TELLING) else None
    return Passage(max(1, state.day), text) if text else None
