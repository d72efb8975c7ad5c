"""Facts for statistics: each walk and how it ended, and who has won."""

from collections.abc import Iterator

from companion.engine.chronicle import Fact, Happening, count
from companion.games.amber_tide.events import CameHome, Event, Flooded
from companion.games.amber_tide.state import AmberTideState


def facts(state: AmberTideState, event: Event) -> Iterator[Fact]:
    """The facts in an event that just led to `state`."""
    if not isinstance(event, CameHome | Flooded):
        return
    round_ = (state.walks - 1) // len(state.seats) + 1
    yield Fact(Happening.TURN, round_)
    yield Fact(Happening.CHOICE, round_, "walk", state.ended)
    if isinstance(event, Flooded):
        yield count("floods", round_, event.seat)
    if state.winner is not None:
        yield from (count("amber", round_, seat, n=n) for seat, n in state.home.items())
        yield count("won", round_, state.winner.id)
