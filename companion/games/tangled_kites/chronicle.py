"""Facts for statistics: the height of each kite."""

from collections.abc import Sequence

from companion.engine.chronicle import Fact, Happening
from companion.games.tangled_kites.events import Event, Flew
from companion.games.tangled_kites.state import TangledKitesState


def facts(state: TangledKitesState, event: Event) -> Sequence[Fact]:
    """The facts about an event that just led to `state`."""
    if not isinstance(event, Flew):
        return ()
    round_ = state.round - 1
    kites = (Fact(Happening.CHOICE, round_, "height", str(one.height)) for one in state.flown.values())
    return (Fact(Happening.TURN, round_), *kites)
