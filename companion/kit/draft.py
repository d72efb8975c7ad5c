"""Events on their way: decided one after another, each on the state that the former ones left."""

from typing import Generic, TypeVar

from companion.engine.game import Happened

State = TypeVar("State")
Event = TypeVar("Event", bound=Happened)


class EventDraft(Generic[State, Event]):
    """A state, and the events decided on it so far. It lives for one answer and is then thrown away."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Takes the event as having happened."""
        self.events.append(event)
        self.state = event.evolve(self.state)
