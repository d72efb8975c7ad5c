"""A draft of this game's events."""

from companion.engine.shuffle import shuffled
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.state import HopesEndState
from companion.kit.draft import EventDraft


class Draft(EventDraft[HopesEndState, Event]):
    """Draft of the events of one decision."""

    def shuffled(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The cards in another order, which follows from the seed and how often was shuffled before."""
        return tuple(shuffled(list(cards), self.state.seed, f"shuffle-{self.state.shuffles}"))
