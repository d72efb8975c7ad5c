"""A Day begins: a token is taken off, Time is set, and what happens by itself happens (MH-020 to MH-022)."""

from companion.games.map_to_hope.cards import On
from companion.games.map_to_hope.events.days import DayBegan
from companion.games.map_to_hope.events.effects import Due
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.reckoning import daily_time
from companion.games.map_to_hope.rules.campaign import finish
from companion.games.map_to_hope.rules.drawing import draw
from companion.games.map_to_hope.rules.happening import after
from companion.games.map_to_hope.state import MapToHopeState

REFILL = 4


def openers(state: MapToHopeState) -> tuple[str, ...]:
    """Seats that may open the next Day where the table decides that, or none (MH-A2)."""
    asked = state.rulings.starter == "asked" and len(state.alive) > 1 and state.days > 0
    return tuple(one.seat.id for one in state.alive) if asked else ()


def begin_day(draft: Draft, opener: str = "") -> None:
    """The next Day, or the end where no token is left to be taken off (MH-048)."""
    state = draft.state
    if state.days == 0:
        finish(draft, "lost-days")
        return
    first = opener or _first(state)
    times, debts = [], []
    for one in state.alive:
        time = daily_time(state, one.seat.id)
        paid = min(one.debt, time)
        times.append((one.seat.id, time - paid))
        debts.append((one.seat.id, one.debt - paid))
    draft.add(DayBegan(first, tuple(times), tuple(debts)))
    if state.rulings.refill == "four":
        for one in draft.state.alive:
            draw(draft, one.seat.id, REFILL - len(one.hand))
    seats = [one.seat.id for one in draft.state.alive]
    at = seats.index(first)
    draft.add(Due(tuple(after(seat, On.DAY) for seat in (*seats[at:], *seats[:at]))))


def _first(state: MapToHopeState) -> str:
    """Seat that opens the Day: they alternate, and a lone one always does (MH-A2)."""
    seats = [one.seat.id for one in state.alive]
    if state.first is None or state.rulings.starter == "fixed":
        return seats[0]
    return next((seat for seat in seats if seat != state.first), seats[0])
