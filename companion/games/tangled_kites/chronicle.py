"""Facts for statistics: how high each kite flew, and who has won."""

from collections.abc import Iterator

from companion.engine.chronicle import Fact, Happening, count
from companion.games.tangled_kites.events import Event, Flew
from companion.games.tangled_kites.state import TangledKitesState


def facts(state: TangledKitesState, event: Event) -> Iterator[Fact]:
    """The facts in an event that just led to `state`."""
    if not isinstance(event, Flew):
        return
    round_ = state.round - 1
    yield Fact(Happening.TURN, round_)
    yield from (Fact(Happening.CHOICE, round_, "height", str(one.height)) for one in state.flown.values())
    if state.over:
        yield from (count("won", round_, seat.id, n=1 / len(state.winners)) for seat in state.winners)
