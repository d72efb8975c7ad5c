"""Turn order (MH-023, MH-026, MH-051)."""

from companion.games.map_to_hope.events.days import Passed, TurnPassed
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.state import MapToHopeState


def next_seat(state: MapToHopeState) -> str | None:
    """The other one, or again the same, or None where all have passed."""
    may = [one.seat.id for one in state.alive if not one.passed]
    others = [seat for seat in may if seat != state.active]
    return next(iter((*others, *may)), None)


def pass_on(draft: Draft) -> None:
    """The turn passes, where one was taken; at some tables nobody without Time has one (MH-A31)."""
    if draft.state.acting:
        draft.add(TurnPassed(next_seat(draft.state)))
    while (seat := _without_time(draft.state)) is not None:
        draft.add(Passed(seat))
        draft.add(TurnPassed(next_seat(draft.state)))


def _without_time(state: MapToHopeState) -> str | None:
    seat = state.active
    may_not_act = state.rulings.no_time == "passed" and seat is not None and state.of(seat).time == 0
    return seat if may_not_act else None
