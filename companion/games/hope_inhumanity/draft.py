"""Events on their way: decided one after another, each on the state that the former ones left."""

from companion.games.hope_inhumanity.events import Event
from companion.games.hope_inhumanity.evolve import evolve
from companion.games.hope_inhumanity.state import State


class Draft:
    """A state, and the events decided on it so far. It lives for one answer and is then thrown away."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Takes the event as having happened."""
        self.events.append(event)
        self.state = evolve(self.state, event)
