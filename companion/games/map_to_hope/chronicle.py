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
WORTH_TELLING = (DayBegan, TestBegun, FateDrawn, Moved, Eliminated, Ended)


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
        case FateDrawn(success=success) if state.test is not None:
            title = state.box.title(state.test.location)
            return (Fact(Happening.CHOICE, state.day, title, "success" if success else "failure"),)
        case Eliminated(seat):
            return (count("deaths", state.day, seat, "damage"),)
    return ()


def met(state: MapToHopeState) -> Iterator[str]:
    """The open Location, but for the one that every Journey ends at."""
    if state.location and state.location != CAMP_HOPE:
        yield state.location


def passage(state: MapToHopeState, event: Event) -> Passage | None:
    """Passage of the recap, Day by Day."""
    text = event.told(state) if isinstance(event, WORTH_TELLING) else None
    return Passage(max(1, state.day), text) if text else None
