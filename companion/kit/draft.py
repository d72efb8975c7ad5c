"""Events on their way: decided one after another, each on the state that the former ones left."""

from collections.abc import Callable
from typing import Generic, TypeVar

State = TypeVar("State")
Event = TypeVar("Event")


class EventDraft(Generic[State, Event]):
    """A state, and the events decided on it so far. It lives for one answer and is then thrown away."""

    def __init__(self, state: State, evolve: Callable[[State, Event], State]) -> None:
        self.state = state
        self.events: list[Event] = []
        self._evolve = evolve

    def add(self, event: Event) -> None:
        """Takes the event as having happened."""
        self.events.append(event)
        self.state = self._evolve(self.state, event)
