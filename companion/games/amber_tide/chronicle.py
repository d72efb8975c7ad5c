"""Facts for statistics: each walk and its end."""

from collections.abc import Sequence

from companion.engine.chronicle import Fact, Happening
from companion.games.amber_tide.events import CameHome, Event, Flooded
from companion.games.amber_tide.state import AmberTideState


def facts(state: AmberTideState, event: Event) -> Sequence[Fact]:
    """The facts about an event that just led to `state`."""
    if not isinstance(event, CameHome | Flooded):
        return ()
    round_ = (state.walks - 1) // len(state.seats) + 1
    return Fact(Happening.TURN, round_), Fact(Happening.CHOICE, round_, "walk", state.ended)
