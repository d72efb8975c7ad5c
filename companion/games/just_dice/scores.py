"""The score pad, the counter, the latest drawn die and the clocks, as everybody sees them."""

from collections.abc import Iterator

from companion.engine.game import Seat
from companion.engine.view import ScoreColumn, Scores, SeatClock
from companion.engine.words import Message, say
from companion.games.just_dice.state import JustDiceState

LETTERS = "ABCD"
"""Names of the teams."""


def scores(state: JustDiceState) -> Scores | None:
    """The pad, drawn dice, counter and clocks; None before a tool is used (JD-011 to JD-017)."""
    large = tuple(_large(state))
    if not (large or state.written or state.clocks.bank):
        return None
    caption = say("pad-lowest" if state.kind.lowest else "pad-highest")
    rows = tuple(say(f"row-{row}") for row in state.kind.rows)
    return Scores(caption, tuple(_column(state, seat) for seat in state.seats), large, rows)


def _large(state: JustDiceState) -> Iterator[tuple[Message, int]]:
    """The sums of teams, the latest dice of the table, and the counter of all."""
    for team in range(state.teams if state.written else 0):
        yield say("team", letter=LETTERS[team]), state.team_sum(team)
    if state.drawn:
        dice = state.drawn[-1]
        yield say("dice-of", n=dice.faces, count=len(dice.values)), dice.total
    if "" in state.counters:
        yield say("counter"), state.counter_of("")


def _column(state: JustDiceState, seat: Seat) -> ScoreColumn:
    points = tuple(row.get(seat.id) for row in state.pad) if state.written else ()
    place = state.place_of(seat.id) if state.written else 0
    return ScoreColumn(seat.name, seat.colour, points, place == 1, place, _clock(state, seat.id))


def _clock(state: JustDiceState, seat: str) -> SeatClock | None:
    clocks = state.clocks
    if not clocks.bank:
        return None
    runs = clocks.running == seat and not state.over
    return SeatClock(clocks.left(seat), clocks.since if runs else None, clocks.delay)
