"""The score pad, the counter, the latest drawn die and the clocks, as everybody sees them."""

from collections.abc import Iterator

from companion.engine.game import Seat
from companion.engine.view import ScoreColumn, Scores, SeatClock
from companion.engine.words import Message, say
from companion.games.just_dice.state import JustDiceState


def scores(state: JustDiceState) -> Scores | None:
    """The pad, drawn dice, counter and clocks; None before a tool is used (JD-011 to JD-017)."""
    large = tuple(_large(state))
    if not (large or state.pad or state.clocks.bank):
        return None
    caption = say("pad-lowest" if state.lowest else "pad-highest")
    leads = state.winners if state.pad else ()
    return Scores(caption, tuple(_column(state, seat, leads=seat in leads) for seat in state.seats), large)


def _large(state: JustDiceState) -> Iterator[tuple[Message, int]]:
    if state.drawn:
        yield say("die-of", n=state.drawn[-1].faces), state.drawn[-1].value
    if state.counter is not None:
        yield say("counter"), state.counter


def _column(state: JustDiceState, seat: Seat, *, leads: bool) -> ScoreColumn:
    points = tuple(row.get(seat.id, 0) for row in state.pad)
    return ScoreColumn(seat.name, seat.colour, points, leads, _clock(state, seat.id))


def _clock(state: JustDiceState, seat: str) -> SeatClock | None:
    clocks = state.clocks
    if not clocks.bank:
        return None
    runs = clocks.running == seat and not state.over
    return SeatClock(clocks.left(seat), clocks.since if runs else None, clocks.delay)
