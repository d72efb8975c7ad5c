"""An event, and the draft of those of one decision; each topic beside this module holds its own events."""

from typing import TypeAlias

from companion.games.hopes_end.state import HopesEndState
from companion.kit.events import EventDraft, GameEvent


class Event(GameEvent[HopesEndState]):
    """A fact of this game."""


Draft: TypeAlias = EventDraft[HopesEndState, Event]
