"""An event and what it has in common with every other one; each topic beside this module holds its own."""

from abc import ABC, abstractmethod

from companion.engine.words import Message
from companion.games.hopes_end.state import HopesEndState


class Event(ABC):
    """A fact: what it changes, what the log says of it, and whether it showed someone a secret."""

    @property
    @abstractmethod
    def reveals(self) -> bool:
        """True if it showed someone a secret."""

    @abstractmethod
    def evolve(self, state: HopesEndState, /) -> HopesEndState:
        """The state after it."""

    def log_line(self, _state: HopesEndState, /) -> Message | None:
        """Public log line, given the state after it."""
        return None
