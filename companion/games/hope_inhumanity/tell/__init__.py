"""Public log lines of events; an event without a sentence here has none."""

from companion.engine.words import Message
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.assets.events import AssetEvent
from companion.games.hope_inhumanity.assets.tell import tell as tell_asset
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.tell import cards, course, dice, fortunes, losses, scenes, support
from companion.games.hope_inhumanity.tell.sentence import sentence

__all__ = ["TOPICS", "tell"]

TOPICS = (cards, course, dice, fortunes, losses, scenes, support)
"""Each of them has registered the sentences about its own events."""

sentence.register(AssetEvent, tell_asset)


def tell(state: HopeInhumanityState, event: e.Event) -> Message | None:
    """The public sentence about an event that has just led to `state`; it names nothing hidden."""
    return sentence.registry.get(type(event), sentence)(event, state)
