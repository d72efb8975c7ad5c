"""The state after one event; every event is a fact, so nothing here can refuse."""

from companion.engine.frozen import recent, replace
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.assets.after import after as after_asset
from companion.games.hope_inhumanity.assets.events import AssetEvent
from companion.games.hope_inhumanity.evolve import cards, course, dice, fortunes, losses, scenes, support
from companion.games.hope_inhumanity.evolve.after import after
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.tell import tell

__all__ = ["TOPICS", "evolve"]

TOPICS = (cards, course, dice, fortunes, losses, scenes, support)
"""Each of them has registered what its own events do."""

after.register(AssetEvent, after_asset)


@recent
def evolve(state: HopeInhumanityState, event: e.Event) -> HopeInhumanityState:
    """The state after the event, with what is told about it kept beside the Scene in play."""
    moved = after.registry.get(type(event), after)(event, state)
    line = tell(moved, event)
    if line is None or moved.playing is None:
        return moved
    return replace(moved, playing=replace(moved.playing, told=(*moved.playing.told, line)))
