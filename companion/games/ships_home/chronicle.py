"""Facts for statistics: each ship and its fate."""

from collections.abc import Sequence

from companion.engine.chronicle import Fact, Happening
from companion.games.ships_home.events import Event, ShipCame
from companion.games.ships_home.state import ShipsHomeState


def facts(state: ShipsHomeState, event: Event) -> Sequence[Fact]:
    """The facts about an event that just led to `state`."""
    if not isinstance(event, ShipCame):
        return ()
    hour = state.home + state.reef
    kind = state.ships[hour - 1].kind
    return Fact(Happening.TURN, hour), Fact(Happening.CHOICE, hour, kind, state.ended)
