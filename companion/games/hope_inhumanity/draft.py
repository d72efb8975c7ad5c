"""A draft of this game's events."""

from companion.games.hope_inhumanity.events import Event
from companion.games.hope_inhumanity.evolve import evolve
from companion.games.hope_inhumanity.state import State
from companion.kit import draft


class Draft(draft.Draft[State, Event]):
    """What is decided, as it happens to the survivors."""

    def __init__(self, state: State) -> None:
        super().__init__(state, evolve)
