"""The base class of the events of a game with many of them, and a draft of them."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from companion.engine.game import Happened
from companion.engine.shuffle import shuffled
from companion.engine.words import Message

State = TypeVar("State")
Event = TypeVar("Event", bound=Happened)


class GameEvent(ABC, Generic[State]):
    """A fact: what it changes, what the log says of it, and whether it showed someone a secret."""

    @property
    @abstractmethod
    def reveals(self) -> bool:
        """True if it showed someone a secret."""

    @abstractmethod
    def evolve(self, state: State, /) -> State:
        """The state after it."""

    def log_line(self, _state: State, /) -> Message | None:
        """Public log line, given the state after it."""
        return None


class EventDraft(Generic[State, Event]):
    """A state, and the events decided on it so far. It lives for one answer and is then thrown away."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Takes the event as having happened."""
        self.events.append(event)
        self.state = event.evolve(self.state)

    def shuffled(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The cards in another order, by the state's `seed` and how often it counts `shuffles`."""
        state: Any = self.state
        return tuple(shuffled(list(cards), state.seed, f"shuffle-{state.shuffles}"))
