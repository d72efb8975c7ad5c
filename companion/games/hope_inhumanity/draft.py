"""A draft of this game's events."""

from companion.games.hope_inhumanity.events import Event
from companion.games.hope_inhumanity.evolve import evolve
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit import draft


class Draft(draft.EventDraft[HopeInhumanityState, Event]):
    """Draft of the events of one decision."""

    def __init__(self, state: HopeInhumanityState) -> None:
        super().__init__(state, evolve)
