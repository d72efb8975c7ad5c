"""Facts for statistics, and passages for the recap."""

from collections.abc import Iterator, Sequence

from companion.engine.chronicle import Fact, Happening, Passage, count
from companion.games.hopes_end.events.beginning import Claimed
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.events.history import Ended, HistoryDrawn
from companion.games.hopes_end.events.ruin import Ruined
from companion.games.hopes_end.state import HopesEndState

WORTH_TELLING = (Claimed, HistoryDrawn, Ruined, Ended)


def facts(state: HopesEndState, event: Event) -> Sequence[Fact]:
    """History cards are turns, and ruin is what there is of it."""
    if isinstance(event, HistoryDrawn):
        card = state.box.history[event.card]
        return (
            Fact(Happening.TURN, chapter(state)),
            Fact(Happening.CARD, chapter(state), card.title or card.id, "History"),
        )
    return tuple(_end(state)) if isinstance(event, Ended) else ()


def met(state: HopesEndState) -> Iterator[str]:
    """Morality cards that are held or read aloud, and the open History card."""
    yield from (held.card for citizen in state.citizens for held in citizen.cards)
    yield from (card for card in (state.reading, state.history) if card)


def _end(state: HopesEndState) -> Iterator[Fact]:
    """Facts at the end: ruins, whether they were too many, and the winner's place in the round."""
    yield Fact(Happening.LEVEL, 1, "ruined", amount=float(state.ruined))
    yield Fact(Happening.LEVEL, 1, "lost", amount=float(state.outcome == "lost"))
    for place, seat in enumerate(state.clockwise(state.first) if state.first and state.winners else (), 1):
        amount = (seat in state.winners) / len(state.winners)
        yield count("points", 1, seat, n=state.score(seat))
        yield count("won", 1, seat, n=amount)
        yield Fact(Happening.LEVEL, 1, f"place {place}", amount=amount)


def passage(state: HopesEndState, event: Event) -> Passage | None:
    """Passage of the recap, History card by History card."""
    text = event.log_line(state) if isinstance(event, WORTH_TELLING) else None
    return Passage(chapter(state), text) if text else None


def chapter(state: HopesEndState) -> int:
    """The round, counted by the History cards that were drawn."""
    return max(1, state.drawn)
