"""An event, and the draft of those of one decision; each topic beside this module holds its own events."""

from typing import TypeAlias

from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.events import EventDraft, GameEvent


class Event(GameEvent[MapToHopeState]):
    """A fact of this game."""


Draft: TypeAlias = EventDraft[MapToHopeState, Event]
